// What is half chosen, and what it can become. Legal actions come from the house, each with its price; here they are
// only sorted into deeds, whatever they are paid with. Pawn, goal, victim and cards can be touched in any order.
import { worthOf, type Box, type Choice, type Parts } from "./model";

export interface Deed {
  key: string; // its notation without the payment
  parts: Parts;
  choices: Choice[]; // ways to pay that the house suggests
}

export interface Pawn {
  what: string;
  start: string; // a cell or the desert; nothing for a pawn that is still to be placed
}

export interface Pick {
  pawn?: Pawn | undefined;
  goal?: string | undefined; // somebody is to go there
  victim?: string | undefined; // somebody is to act on whoever stands there
  key?: string | undefined; // a deed chosen by name
  cards?: readonly string[] | undefined; // laid by hand; else the house proposes some
}

export const NOTHING: Pick = {};
const FEW = 6; // deeds that are offered side by side

/** An action without its payment. */
export const headOf = (action: string): string => action.replace(/ < [^+]*?(?= \+ vizier |$)/, "");

export function deedsOf(choices: readonly Choice[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const choice of choices) {
    const key = headOf(choice.action);
    const deed = found.get(key) ?? { key, parts: choice.parts, choices: [] };
    deed.choices.push(choice);
    found.set(key, deed);
  }
  return [...found.values()];
}

/** The same deed, paid with these cards. */
export function actionOf(deed: Deed, cards: readonly string[]): string {
  const [head, change] = deed.key.split(" + vizier ");
  return `${head} < ${cards.join(", ")}${change ? ` + vizier ${change}` : ""}`;
}

const sameCards = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((card) => other.includes(card));
export const isMove = (deed: Deed): boolean => deed.parts.kind === "move" || deed.parts.kind === "place";
export const pawnOf = (deed: Deed): Pawn => ({ what: deed.parts.what ?? "", start: deed.parts.start ?? "" });
export const samePawn = (one: Pawn | undefined, other: Pawn): boolean => one?.what === other.what && one.start === other.start;

/** Cards laid by hand, and whether they pay for a deed: by the price that the house named, or as a payment it suggested. */
export class Laid {
  readonly worth: number;
  constructor(readonly cards: readonly string[], box: Box, character: string | null) {
    this.worth = worthOf(box, cards, character);
    this.gemCard = cards.some((name) => box.cards.find((card) => card.card === name)?.kind === "gem");
  }
  private readonly gemCard: boolean;
  pays(deed: Deed): boolean {
    if (deed.choices.some((choice) => sameCards(choice.parts.cards ?? [], this.cards))) return true;
    const price = priceOf(deed);
    return !this.gemCard && price !== null && this.cards.length > 0 && this.worth >= price;
  }
}

/** The price in dinars; null for what isn't bought with them. */
export function priceOf(deed: Deed): number | null {
  return deed.choices.find((choice) => choice.parts.price !== undefined)?.parts.price ?? null;
}

/** The deeds that what was picked so far can become; cards laid by hand leave those that they pay for. */
export function matching(deeds: readonly Deed[], pick: Pick, laid: Laid | null): Deed[] {
  if (pick.key !== undefined) return deeds.filter((deed) => deed.key === pick.key);
  const paid = laid ? deeds.filter((deed) => laid.pays(deed)) : deeds;
  if (pick.pawn === undefined && pick.goal === undefined && pick.victim === undefined) return laid ? [...paid] : [];
  return paid.filter(
    (deed) =>
      isMove(deed) &&
      (pick.pawn === undefined || samePawn(pick.pawn, pawnOf(deed))) &&
      (pick.goal === undefined || deed.parts.goal === pick.goal) &&
      (pick.victim === undefined || deed.parts.victim === pick.victim),
  );
}

export interface Question {
  deed: Deed | null;
  others: Deed[]; // offered beside it
}

const cheapest = (deeds: readonly Deed[]): Deed | undefined => [...deeds].sort((one, other) => (priceOf(one) ?? 0) - (priceOf(other) ?? 0))[0];
const plainly = (deed: Deed): boolean => !deed.parts.change && !deed.parts.look;

/** The deed that is about to be done, and others that are offered beside it. */
export function questionOf(deeds: readonly Deed[], pick: Pick, laid: Laid | null): Question {
  const found = matching(deeds, pick, laid);
  if (pick.key !== undefined) return { deed: found[0] ?? null, others: besides(deeds, found[0]) };
  if (pick.pawn === undefined && pick.goal === undefined && pick.victim === undefined) return { deed: found.length === 1 ? found[0]! : null, others: [] };
  const pawns = pawnsOf(found);
  if (pawns.length > 1 || !found.length) {
    const one = pawns.map((pawn) => cheapest(found.filter((deed) => samePawn(pawn, pawnOf(deed)) && plainly(deed)))!).filter(Boolean);
    return { deed: null, others: one.length <= FEW ? one : [] };
  }
  if (pick.goal === undefined && pick.victim === undefined) return { deed: null, others: [] };
  const meant = found.filter((deed) => plainly(deed) && (pick.victim !== undefined || !deed.parts.victim));
  const deed = cheapest(meant.length ? meant : found) ?? null;
  return { deed, others: besides(deeds, deed) };
}

/** What the same pawn could do at the same place: act on somebody there, on nobody, let the change move the Vizier. */
function besides(deeds: readonly Deed[], deed: Deed | null | undefined): Deed[] {
  if (!deed || !isMove(deed)) return [];
  const same = deeds.filter((other) => isMove(other) && samePawn(pawnOf(deed), pawnOf(other)) && other.parts.goal === deed.parts.goal && !other.parts.change);
  return same.length > 1 ? same : [];
}

/** Deeds like one whose change moves the Vizier, itself first; alone where that isn't played. */
export function changesOf(deeds: readonly Deed[], deed: Deed | null): Deed[] {
  if (!deed) return [];
  const bare = deed.key.split(" + vizier ")[0]!;
  return deeds.filter((other) => other.key.split(" + vizier ")[0] === bare);
}

export function pawnsOf(deeds: readonly Deed[]): Pawn[] {
  const found: Pawn[] = [];
  for (const deed of deeds) if (isMove(deed) && !found.some((pawn) => samePawn(pawn, pawnOf(deed)))) found.push(pawnOf(deed));
  return found;
}

export interface Reach {
  goals: Map<string, number>; // with their prices
  victims: Set<string>;
}

/** Where a pawn can be carried, and whom it could act on there; by the cards laid, if some are. */
export function reachOf(deeds: readonly Deed[], pick: Pick, laid: Laid | null): Reach {
  const reach: Reach = { goals: new Map(), victims: new Set() };
  if (pick.pawn === undefined) return reach;
  for (const deed of matching(deeds, { pawn: pick.pawn }, laid)) {
    const { goal = "", victim } = deed.parts;
    if (!victim) reach.goals.set(goal, priceOf(deed) ?? 0);
    else if (pick.goal === undefined || pick.goal === goal) reach.victims.add(victim);
  }
  return reach;
}

// --- what a touch changes ------------------------------------------------------------------------------------------

const kept = (pick: Pick): Pick => (pick.cards ? { cards: pick.cards } : {});

/** A pawn that may be moved is touched; touched again, it is put down. */
export function withPawn(pick: Pick, deeds: readonly Deed[], pawn: Pawn, laid: Laid | null): Pick {
  if (samePawn(pick.pawn, pawn) && pick.key === undefined) return kept(pick);
  const next: Pick = { ...kept(pick), pawn };
  const all: Pick = { ...next, goal: pick.goal, victim: pick.victim };
  return pick.pawn === undefined && matching(deeds, all, laid).length ? all : next;
}

/** A cell is touched: somebody is to go there, or to act on whoever stands there. Null if nobody can. */
export function withCell(pick: Pick, deeds: readonly Deed[], cell: string, laid: Laid | null): Pick | null {
  const base: Pick = { ...kept(pick), pawn: pick.pawn };
  const tries: Pick[] = [
    ...(pick.goal !== undefined && pick.goal !== cell ? [{ ...base, goal: pick.goal, victim: cell }] : []),
    { ...base, goal: cell },
    { ...base, victim: cell },
  ];
  return tries.find((next) => matching(deeds, next, laid).length) ?? null;
}

/** A card of the hand is touched: laid, or taken back. What the house proposed is the beginning. */
export function withCard(pick: Pick, card: string, proposed: readonly string[]): Pick {
  const laid = pick.cards ?? proposed;
  const cards = laid.includes(card) ? laid.filter((other) => other !== card) : [...laid, card];
  return { ...pick, cards: cards.length || proposed.length ? cards : undefined }; // none at all may be laid for a deed, for a while
}
