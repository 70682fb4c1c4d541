// What is half chosen, and what it can become. Legal actions come from the house; here they are only sorted: into
// deeds (what is done, whatever it is paid with), and a deed's payments. Any order of choosing leads to the same deed.
import type { Choice } from "./model";

export type Verb = "place" | "place neutral" | "smuggle" | "guard" | "escort" | "neutral" | "steal" | "pass" | "end";
/** Who is to go: a thief out of the reserve, one's own guard (alone or with a thief), one's own guard with a thief, a neutral guard. */
export type Who = "thief" | "own" | "escort" | "neutral";
export type Card = number | "*";

export interface Deed {
  key: string;
  verb: Verb;
  from: number | null;
  to: number | null;
  payments: Choice[]; // fewest dancers first
}

export interface Pick {
  who?: Who | undefined;
  from?: number | undefined;
  to?: number | undefined;
  card?: Card | undefined;
  key?: string | undefined; // a deed chosen by name among several
  prefer?: string | undefined; // a deed preferred among those that are offered side by side
  action?: string | undefined; // a payment chosen
}

export const NOTHING: Pick = {};
const VERBS: Record<Who, Verb[]> = { thief: ["smuggle"], own: ["guard", "escort"], escort: ["escort"], neutral: ["neutral"] };
const MOVES: Verb[] = ["guard", "escort", "neutral"];
const FEW = 4; // deeds that are offered side by side
const PLAIN: Verb[] = ["place", "smuggle", "guard"]; // what is meant first where nothing more was said

/** The deeds behind the legal actions, in their order. */
export function deedsOf(choices: readonly Choice[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const choice of choices) {
    const { kind, palace, target } = choice.parts;
    const verb = kind as Verb;
    const moves = MOVES.includes(verb);
    const from = moves ? palace : null;
    const to = moves ? target : palace >= 0 ? palace : null;
    const key = `${verb} ${from ?? ""}>${to ?? ""}`;
    const deed = found.get(key) ?? { key, verb, from, to, payments: [] };
    deed.payments.push(choice);
    found.set(key, deed);
  }
  for (const deed of found.values()) deed.payments.sort((one, other) => one.parts.dancers - other.parts.dancers);
  return [...found.values()];
}

/** What an action takes out of the hand: cards by palace, and dancers. */
export function priceOf(choice: Choice): { cards: number[]; dancers: number } {
  const event = choice.does.find((happened) => Array.isArray(happened["cards"]) && happened["dancers"] !== undefined);
  if (!event || choice.parts.kind === "pass" || choice.parts.kind === "end") return { cards: [0, 0, 0, 0, 0, 0], dancers: 0 };
  return { cards: event["cards"] as number[], dancers: Number(event["dancers"]) };
}

const paysWith = (choice: Choice, card: Card): boolean => {
  const { cards, dancers } = priceOf(choice);
  return card === "*" ? dancers > 0 : (cards[card] ?? 0) > 0;
};

/** The deeds that what was picked so far can become. */
export function matching(deeds: readonly Deed[], pick: Pick): Deed[] {
  if (pick.key !== undefined) return deeds.filter((deed) => deed.key === pick.key);
  if (pick.who === undefined && pick.from === undefined && pick.to === undefined && pick.card === undefined) return [];
  return deeds.filter(
    (deed) =>
      deed.verb !== "end" &&
      deed.verb !== "pass" &&
      (pick.who === undefined || VERBS[pick.who].includes(deed.verb)) &&
      (pick.from === undefined || deed.from === pick.from) &&
      (pick.to === undefined || deed.to === pick.to) &&
      (pick.card === undefined || deed.payments.some((choice) => paysWith(choice, pick.card!))),
  );
}

/** The deed that is about to be done, others that are offered beside it, and its payments. */
export interface Question {
  deed: Deed | null;
  others: Deed[];
  payments: Choice[];
  payment: Choice | null;
}

export function questionOf(deeds: readonly Deed[], pick: Pick): Question {
  const found = matching(deeds, pick);
  const sameWay = found.every((deed) => deed.to === found[0]?.to && (deed.from === found[0]?.from || deed.verb === "smuggle"));
  const targetFirst = pick.to !== undefined && pick.who === undefined && pick.from === undefined;
  const meant = found.find((deed) => PLAIN.includes(deed.verb) && (deed.verb !== "guard" || !targetFirst));
  const likely = found.length === 1 ? found[0] : pick.to !== undefined && (sameWay || targetFirst) ? meant : undefined;
  const deed = found.find((one) => one.key === pick.prefer) ?? likely ?? null;
  const others = pick.key === undefined && found.length > 1 && (sameWay || found.length <= FEW) ? found : [];
  if (!deed) return { deed, others, payments: [], payment: null };
  const wanted = pick.card;
  const payments = wanted === undefined ? deed.payments : deed.payments.filter((choice) => paysWith(choice, wanted));
  const payment = deed.payments.find((choice) => choice.action === pick.action) ?? payments[0] ?? deed.payments[0] ?? null;
  return { deed, others, payments: deed.payments, payment };
}

/** Where what was picked can lead: palaces to go to, pieces that can go. */
export function targetsOf(deeds: readonly Deed[], pick: Pick): Set<number> {
  const open = { ...pick, to: undefined, key: undefined };
  const some = pick.who !== undefined || pick.from !== undefined || pick.card !== undefined;
  const found = some ? matching(deeds, open) : deeds.filter((deed) => ["smuggle", "place", "place neutral", "steal"].includes(deed.verb));
  return new Set(found.flatMap((deed) => (deed.to === null || deed.verb === "pass" ? [] : [deed.to])));
}

export function sourcesOf(deeds: readonly Deed[], pick: Pick, who: Who): Set<number> {
  const open = { ...pick, who, from: undefined, key: undefined };
  return new Set(matching(deeds, open).flatMap((deed) => (deed.from === null ? [] : [deed.from])));
}

// --- what a touch changes ------------------------------------------------------------------------------------------

const same = (pick: Pick, who: Who, from?: number): boolean => pick.who === who && pick.from === from && pick.key === undefined;

/** A piece is touched; touched again, it is put down. */
export function withPiece(pick: Pick, deeds: readonly Deed[], who: Who, from?: number): Pick {
  if (same(pick, who, from)) return { ...(pick.to === undefined ? {} : { to: pick.to }), ...(pick.card === undefined ? {} : { card: pick.card }) };
  const next: Pick = { ...(pick.card === undefined ? {} : { card: pick.card }), who, from };
  const withTarget = { ...next, to: pick.to };
  return pick.to !== undefined && pick.to !== from && matching(deeds, withTarget).length ? withTarget : next;
}

/** A palace is touched: somebody is to go there. Null if nothing that was picked can. */
export function withPalace(pick: Pick, deeds: readonly Deed[], palace: number): Pick | null {
  const next: Pick = { ...pick, to: palace, key: undefined, prefer: undefined, action: undefined };
  if (matching(deeds, next).length) return next;
  const alone: Pick = { to: palace };
  return pick.from === undefined && pick.who === undefined && matching(deeds, alone).length ? alone : null;
}

/** A card of the hand is touched; touched again, it is put back. */
export function withCard(pick: Pick, deeds: readonly Deed[], card: Card): Pick {
  if (pick.card === card) return { ...pick, card: undefined, action: undefined };
  const next: Pick = { ...pick, card, action: undefined };
  return matching(deeds, next).length ? next : { card };
}
