// Sentences about voleurs in the reader's language: cards, actions, events, errors and hints.
import { errorText as commonErrorText, type ErrorInfo } from "../lib/errors";
import { translate, translations } from "../lib/translations.svelte";
import type { GameEvent } from "../lib/protocol";
import type { Names } from "../lib/seatNames";
import { staticData } from "./staticData.svelte";
import type { Slip, SlipCard } from "./slips";
import { DESERT, GEMS, VIZIER, type Counts, type Details, type View } from "./model";

const DISTRICTS = ["bazaar", "port", "souk", "casbah", "palace"];

export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase(translations.language) + text.slice(1);
/** Return the sentence of an action as a question. */
export const asQuestion = (sentence: string): string => translate("page-voleurs-ask", { deed: capitalize(sentence) });
export const cardName = (card: string): string => translate("voleurs-card", { number: staticData.number(card) });
export const districtName = (district: number): string => translate("voleurs-district-name", { district: DISTRICTS[district] ?? "palace" });
// Some languages add the letter of the terminal's board, which the page leaves out.
export const pawnName = (pawn: string): string => translate("voleurs-pawn-name", { pawn }).replace(/ \(\p{L}\)$/u, "");
export const gemName = (gem: string): string => translate("voleurs-gem-name", { gem });
export const dinars = (number: number): string => translate("voleurs-dinars", { dinars: number });
export const placeName = (place: string): string => (place === DESERT ? translate("voleurs-desert-name") : place);
const listOrNothing = (items: string[]): string => translations.list(items) || translate("voleurs-nothing");
export const cardList = (cards: readonly string[]): string => listOrNothing(cards.map(cardName));
export const countsText = (numbers: readonly number[]): string => listOrNothing(numbers.flatMap((number, n) => (number ? [translate("voleurs-counted", { number, district: DISTRICTS[n]! })] : [])));
export const gemList = (bag: Counts): string => listOrNothing(GEMS.filter((gem) => bag[gem]).map((gem) => translate("voleurs-bag-gem", { gem, number: bag[gem]! })));
export const paymentText = (cards: readonly string[], worth: number | undefined): string => (worth === undefined ? cardList(cards) : translate("voleurs-payment", { cards: cardList(cards), dinars: worth }));

/** Return claims as text: “Souk “Silver””, or the number of cards of a district without a name. */
export function claimsText(claims: readonly (readonly [string, string])[]): string {
  const named = claims.filter(([, claim]) => claim).map(([district, claim]) => translate("voleurs-offer-claimed", { district, claim: cardName(claim) }));
  const unnamed = DISTRICTS.flatMap((district) => {
    const number = claims.filter(([where, claim]) => where === district && !claim).length;
    return number ? [translate("voleurs-offer-unnamed", { district, number })] : [];
  });
  return listOrNothing([...named, ...unnamed]);
}

// --- actions ---------------------------------------------------------------------------------------------------------

type Struck = Pick<View["pawns"][number], "pawn" | "seat">;
/** Return what a pawn does to its victim, as the Fluent argument `deed`. */
export const strikeOf = (pawn: string, look = false): string => (pawn === "thief" ? (look ? "look" : "rob") : pawn === "assassin" ? "kill" : "expel");

/** Return the sentence for an action paid with these cards. */
export function actionText(details: Details, names: Names, pawnAt: (cell: string) => Struck | undefined, cards: readonly string[] = details.cards ?? [], worth: number | undefined = details.paid): string {
  const payment = paymentText(cards, worth);
  const other = names(details.seat ?? -1);
  const { what = "", kind } = details;
  if (kind === "move") {
    const move = translate(details.start === details.goal ? "voleurs-do-stay" : "voleurs-do-move", { pawn: what, start: details.start ?? "", goal: details.goal ?? "", payment });
    return withChange(withStrike(details, move, names, pawnAt), details.change);
  }
  const key = kind === "accept" && !cards.length ? "accept-gift" : kind;
  const facts = { character: what, pawn: what, gem: what, given: details.given ?? "", cell: details.goal ?? "", payment, cards: cardList(cards), other, offer: details.seat ?? 0 };
  return withChange(translate(`voleurs-do-${key}`, facts), details.change);
}

/** Add where the change moves the Vizier, if it does. */
const withChange = (sentence: string, change: string | undefined): string => (change ? translate("voleurs-do-with-change", { deed: sentence, cell: change }) : sentence);

/** Add what the pawn does to its victim, if there is one. */
function withStrike(details: Details, move: string, names: Names, pawnAt: (cell: string) => Struck | undefined): string {
  const struck = details.victim ? pawnAt(details.victim) : undefined;
  if (!struck || !details.victim) return move;
  if (struck.pawn === VIZIER) return translate("voleurs-do-kill-vizier", { move, cell: details.victim });
  return translate("voleurs-do-act", { move, deed: strikeOf(details.what ?? "", details.look), victim: struck.pawn, cell: details.victim, other: names(struck.seat ?? -1) });
}

/** Return a list of cards, each with the name claimed for it if that is another one; an empty text for none. */
export const calledCards = (cards: readonly SlipCard[]): string =>
  translations.list(cards.map(({ card, claim }) => (claim && claim !== card ? translate("voleurs-card-called", { card: cardName(card), claim: cardName(claim) }) : cardName(card))));

/** Return the sentence for one's own slip, claims in quotation marks. */
export function offerSentence(slip: Slip, names: Names): string {
  const data = staticData.data!;
  const claims = slip.cards.map(({ card, claim }): [string, string] => [data.districts[data.cards.find((one) => one.card === card)!.district]!, claim]);
  return translate("voleurs-do-offer", { cards: claimsText(claims), other: names(slip.to), wanted: countsText(slip.wanted) });
}

// --- events ----------------------------------------------------------------------------------------------------------

/** Return the sentence for an event, as every player sees it. */
export function eventText(event: GameEvent, names: Names): string {
  const name = names(Number(event["seat"] ?? -1));
  const text = (key: string, facts: Record<string, string | number> = {}): string => translate(`voleurs-event-${key}`, { name, ...facts });
  const [what, other] = [String(event["what"] ?? ""), names(Number(event["to"] ?? event["victim"] ?? event["maker"] ?? -1), true)];
  switch (event.event) {
    case "agent":
    case "gem":
    case "discard":
    case "move":
      return purchaseText(event, names);
    case "robbery":
    case "look":
    case "exchange":
      return text(event.event, { other });
    case "birthdays":
      return text("birthdays", { names: translations.list((event["seats"] as number[]).map((seat) => names(seat))) });
    case "offer":
      return text("offer", { other, offer: Number(event["offer"]), given: countsText(event["given"] as number[]), wanted: countsText(event["wanted"] as number[]) });
    case "trade":
      return text("trade", { other, offer: Number(event["offer"]), given: countsText(event["given"] as number[]), returned: countsText(event["returned"] as number[]) });
    case "offers_void":
      return text("offers-void", { number: (event["offers"] as number[]).length, offers: translations.list((event["offers"] as number[]).map(String)) });
    case "income":
      return (event["drawn"] as number[]).some(Boolean) ? text("income", { drawn: countsText(event["drawn"] as number[]) }) : text("income-none");
    default:
      return text(event.event.replaceAll("_", "-"), { character: what, pawn: what, cell: String(event["goal"] ?? ""), other, offer: Number(event["offer"] ?? 0), round: Number(event["round"] ?? 0), phase: String(event["phase"] ?? "") });
  }
}

function purchaseText(event: GameEvent, names: Names): string {
  const cards = cardList(event["cards"] as string[]);
  const what = String(event["what"] ?? "");
  const facts = { name: names(Number(event["seat"])), pawn: what, gem: what, payment: cards, cards, start: String(event["start"] ?? ""), goal: String(event["goal"] ?? "") };
  const sentences = [translate(`voleurs-event-${event.event === "move" && event["start"] === event["goal"] ? "stay" : event.event}`, facts)];
  const struck = event["struck"] as Struck | undefined;
  if (struck?.pawn === VIZIER) sentences.push(translate("voleurs-event-kill-vizier", { cell: String(event["victim"]) }));
  else if (struck && what !== "thief") {
    const strike = what === "assassin" ? (struck.pawn === "assassin" ? "kill-both" : "kill") : "expel";
    sentences.push(translate(`voleurs-event-${strike}`, { pawn: what, victim: struck.pawn, cell: String(event["victim"]), other: names(struck.seat ?? -1, true) }));
  }
  if (event["change"]) sentences.push(translate("voleurs-event-change", { cell: String(event["change"]) }));
  return sentences.join(" ");
}

/** Return what only this seat sees of an event. */
export function privateText(event: GameEvent, you: number | null): string {
  const text = (key: string, facts: Record<string, string>): string => translate(`voleurs-event-${key}`, facts);
  if (event.event === "robbery" && event["gem"]) return text("robbery-gem", { gem: String(event["gem"]) });
  if (event.event === "look" && event["bag"]) return text("look-bag", { gems: gemList(event["bag"] as Counts) });
  if (event.event === "exchange" && event["taken"]) return text("exchange-gems", { gem: String(event["taken"]), given: String(event["given"]) });
  if (event.event === "birthdays" && event["birthday"]) return text("birthdays-own", { birthday: String(event["birthday"]) });
  if (event.event === "income" && Array.isArray(event["cards"]) && event["cards"].length) return text("income-cards", { cards: cardList(event["cards"] as string[]) });
  if (event.event === "offer" && (event["claims"] as [string, string][] | undefined)?.some(([, claim]) => claim)) return text("offer-claims", { cards: claimsText(event["claims"] as [string, string][]) });
  if (event.event !== "trade" || !event["given_cards"]) return "";
  const [given, returned] = ["given", "returned"].map((side) => {
    const claims = event[`${side}_claims`] as string[];
    return calledCards((event[`${side}_cards`] as string[]).map((card, n) => ({ card, claim: claims[n] ?? "" }))) || translate("voleurs-nothing");
  }) as [string, string];
  return text("trade-cards", event["maker"] === you ? { got: returned, gone: given } : { got: given, gone: returned });
}

/** Return the sentence for an event in the log; without the name where the group carries it. */
export function logLineText(event: GameEvent, names: Names, grouped: boolean): string {
  const text = eventText(event, names);
  const name = names(Number(event["seat"] ?? -1));
  return grouped && name && text.startsWith(name) ? capitalize(text.slice(name.length).replace(/^\s*:\s*/, "")) : text;
}

// --- errors, hints ---------------------------------------------------------------------------------------------------

/** Return the sentence for an error, with cards by their translated names. */
export const errorText = (family: string, error: ErrorInfo): string => commonErrorText(family, error, "voleurs", (key, value) => (key === "card" ? cardName(String(value)) : undefined));

export const hintText = (reason: string): string => (translations.has(`voleurs-hint-${reason}`) ? translate(`voleurs-hint-${reason}`) : "");
