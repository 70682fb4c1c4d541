// Cards, deeds, events and refusals of voleurs as sentences of the reader's language.
import { refusalText as refused, type Told } from "../lib/errors";
import { say, words } from "../lib/translations.svelte";
import type { GameEvent } from "../lib/protocol";
import type { Names } from "../lib/seatNames";
import { opened } from "./staticData.svelte";
import type { Slip } from "./slips";
import { DESERT, GEMS, VIZIER, type Counts, type Parts, type View } from "./model";

const DISTRICTS = ["bazaar", "port", "souk", "casbah", "palace"];

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
/** A deed as a question. */
export const asking = (deed: string): string => say("page-voleurs-ask", { deed: capital(deed) });
export const cardName = (card: string): string => say("voleurs-card", { number: opened.number(card) });
export const districtName = (district: number): string => say("voleurs-district-name", { district: DISTRICTS[district] ?? "palace" });
// Some languages add the letter that stands on the city in a terminal.
export const pawnName = (pawn: string): string => say("voleurs-pawn-name", { pawn }).replace(/ \(\p{L}\)$/u, "");
export const gemName = (gem: string): string => say("voleurs-gem-name", { gem });
export const dinars = (number: number): string => say("voleurs-dinars", { dinars: number });
export const placeName = (place: string): string => (place === DESERT ? say("voleurs-desert-name") : place);
const listed = (items: string[]): string => words.list(items) || say("voleurs-nothing");
export const cardList = (cards: readonly string[]): string => listed(cards.map(cardName));
export const counted = (numbers: readonly number[]): string => listed(numbers.flatMap((number, n) => (number ? [say("voleurs-counted", { number, district: DISTRICTS[n]! })] : [])));
export const gemList = (bag: Counts): string => listed(GEMS.filter((gem) => bag[gem]).map((gem) => say("voleurs-bag-gem", { gem, number: bag[gem]! })));
export const paymentText = (cards: readonly string[], worth: number | undefined): string => (worth === undefined ? cardList(cards) : say("voleurs-payment", { cards: cardList(cards), dinars: worth }));

/** Cards under claimed names: “Souk “Silver””, or how many of a district without a name. */
export function claimed(claims: readonly (readonly [string, string])[]): string {
  const named = claims.filter(([, claim]) => claim).map(([district, claim]) => say("voleurs-offer-claimed", { district, claim: cardName(claim) }));
  const bare = DISTRICTS.flatMap((district) => {
    const number = claims.filter(([where, claim]) => where === district && !claim).length;
    return number ? [say("voleurs-offer-unnamed", { district, number })] : [];
  });
  return listed([...named, ...bare]);
}

// --- deeds -----------------------------------------------------------------------------------------------------------

type Struck = Pick<View["pawns"][number], "pawn" | "seat">;
export const deedOf = (pawn: string, look = false): string => (pawn === "thief" ? (look ? "look" : "rob") : pawn === "assassin" ? "kill" : "expel");

/** What an action does, paid with these cards. `standing` says who stands on a cell. */
export function deedText(parts: Parts, names: Names, standing: (cell: string) => Struck | undefined, cards: readonly string[] = parts.cards ?? [], worth: number | undefined = parts.paid): string {
  const payment = paymentText(cards, worth);
  const other = names(parts.seat ?? -1);
  const { what = "", kind } = parts;
  if (kind === "move") {
    const move = say(parts.start === parts.goal ? "voleurs-do-stay" : "voleurs-do-move", { pawn: what, start: parts.start ?? "", goal: parts.goal ?? "", payment });
    return changed(acting(parts, move, names, standing), parts.change);
  }
  const sort = kind === "accept" && !cards.length ? "accept-gift" : kind;
  const facts = { character: what, pawn: what, gem: what, given: parts.given ?? "", cell: parts.goal ?? "", payment, card: cardList(cards), cards: cardList(cards), other, offer: parts.seat ?? 0 };
  return changed(say(`voleurs-do-${sort}`, facts), parts.change);
}

const changed = (deed: string, change: string | undefined): string => (change ? say("voleurs-do-with-change", { deed, cell: change }) : deed);

function acting(parts: Parts, move: string, names: Names, standing: (cell: string) => Struck | undefined): string {
  const struck = parts.victim ? standing(parts.victim) : undefined;
  if (!struck || !parts.victim) return move;
  if (struck.pawn === VIZIER) return say("voleurs-do-kill-vizier", { move, cell: parts.victim });
  return say("voleurs-do-act", { move, deed: deedOf(parts.what ?? "", parts.look), victim: struck.pawn, cell: parts.victim, other: names(struck.seat ?? -1) });
}

/** A slip as its writer would say it, claims in quotation marks. */
export function offerInWords(slip: Slip, names: Names): string {
  const box = opened.box!;
  const claims = slip.gifts.map(({ card, claim }): [string, string] => [box.districts[box.cards.find((one) => one.card === card)!.district]!, claim]);
  return say("voleurs-do-offer", { given: claimed(claims), other: names(slip.to), wanted: counted(slip.wanted) });
}

// --- events ----------------------------------------------------------------------------------------------------------

/** One event in words, as everybody at the table sees it. */
export function eventText(event: GameEvent, names: Names): string {
  const name = names(Number(event["seat"] ?? -1));
  const text = (key: string, facts: Record<string, string | number> = {}): string => say(`voleurs-event-${key}`, { name, ...facts });
  const [what, other] = [String(event["what"] ?? ""), names(Number(event["to"] ?? event["victim"] ?? event["maker"] ?? -1), true)];
  switch (event.event) {
    case "agent":
    case "gem":
    case "discard":
    case "move":
      return bought(event, names);
    case "robbery":
    case "look":
    case "exchange":
      return text(event.event, { other });
    case "birthdays":
      return text("birthdays", { names: words.list((event["seats"] as number[]).map((seat) => names(seat))) });
    case "offer":
      return text("offer", { other, offer: Number(event["offer"]), given: counted(event["given"] as number[]), wanted: counted(event["wanted"] as number[]) });
    case "trade":
      return text("trade", { other, offer: Number(event["offer"]), given: counted(event["given"] as number[]), returned: counted(event["returned"] as number[]) });
    case "offers_void":
      return text("offers-void", { number: (event["offers"] as number[]).length, offers: words.list((event["offers"] as number[]).map(String)) });
    case "income":
      return (event["drawn"] as number[]).some(Boolean) ? text("income", { drawn: counted(event["drawn"] as number[]) }) : text("income-none");
    default:
      return text(event.event.replaceAll("_", "-"), { character: what, pawn: what, cell: String(event["goal"] ?? ""), other, offer: Number(event["offer"] ?? 0), round: Number(event["round"] ?? 0), phase: String(event["phase"] ?? "") });
  }
}

function bought(event: GameEvent, names: Names): string {
  const cards = cardList(event["cards"] as string[]);
  const what = String(event["what"] ?? "");
  const facts = { name: names(Number(event["seat"])), pawn: what, gem: what, payment: cards, card: cards, start: String(event["start"] ?? ""), goal: String(event["goal"] ?? "") };
  const told = [say(`voleurs-event-${event.event === "move" && event["start"] === event["goal"] ? "stay" : event.event}`, facts)];
  const struck = event["struck"] as Struck | undefined;
  if (struck?.pawn === VIZIER) told.push(say("voleurs-event-kill-vizier", { cell: String(event["victim"]) }));
  else if (struck && what !== "thief") {
    const deed = what === "assassin" ? (struck.pawn === "assassin" ? "kill-both" : "kill") : "expel";
    told.push(say(`voleurs-event-${deed}`, { pawn: what, victim: struck.pawn, cell: String(event["victim"]), other: names(struck.seat ?? -1, true) }));
  }
  if (event["change"]) told.push(say("voleurs-event-change", { cell: String(event["change"]) }));
  return told.join(" ");
}

/** What only the reader sees of an event. */
export function secretText(event: GameEvent, you: number | null): string {
  const text = (key: string, facts: Record<string, string>): string => say(`voleurs-event-${key}`, facts);
  if (event.event === "robbery" && event["gem"]) return text("robbery-gem", { gem: String(event["gem"]) });
  if (event.event === "look" && event["bag"]) return text("look-bag", { gems: gemList(event["bag"] as Counts) });
  if (event.event === "exchange" && event["taken"]) return text("exchange-gems", { gem: String(event["taken"]), given: String(event["given"]) });
  if (event.event === "birthdays" && event["birthday"]) return text("birthdays-own", { birthday: String(event["birthday"]) });
  if (event.event === "income" && Array.isArray(event["cards"]) && event["cards"].length) return text("income-cards", { cards: cardList(event["cards"] as string[]) });
  if (event.event === "offer" && (event["claims"] as [string, string][] | undefined)?.some(([, claim]) => claim)) return text("offer-claims", { cards: claimed(event["claims"] as [string, string][]) });
  if (event.event !== "trade" || !event["given_cards"]) return "";
  const [given, returned] = [cardList(event["given_cards"] as string[]), cardList(event["returned_cards"] as string[])];
  return text("trade-cards", event["maker"] === you ? { got: returned, gone: given } : { got: given, gone: returned });
}

/** An event in a line under the name of whoever did it. */
export function lineText(event: GameEvent, names: Names, grouped: boolean): string {
  const text = eventText(event, names);
  const name = names(Number(event["seat"] ?? -1));
  return grouped && name && text.startsWith(name) ? capital(text.slice(name.length).replace(/^\s*:\s*/, "")) : text;
}

// --- refusals, hints -------------------------------------------------------------------------------------------------

/** Why something is refused, with cards as the reader calls them. */
export const refusalText = (family: string, refusal: Told): string => refused(family, refusal, "voleurs", (key, value) => (key === "card" ? cardName(String(value)) : undefined));

export const hintText = (reason: string): string => (words.knows(`voleurs-hint-${reason}`) ? say(`voleurs-hint-${reason}`) : "");
