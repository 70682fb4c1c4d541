// Sentences about voleurs in the reader's language: cards, actions, events, errors and hints.
import { errorText as commonErrorText, type ErrorInfo } from "../lib/errors";
import { translate, translations, type Arguments } from "../lib/translations.svelte";
import type { GameEvent } from "../lib/protocol";
import { nameOf, type Names } from "../lib/seatNames";
import type { BoardController } from "./controller.svelte";
import { staticData } from "./staticData.svelte";
import type { Draft, OfferedCard } from "./offers";
import { DESERT, GEMS, VIZIER, type Counts, type Details, type View } from "./model";

const DISTRICTS = ["bazaar", "port", "souk", "casbah", "palace"];

export const capitalize = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(translations.language) + text.slice(1);
/** Return the sentence of an action as a question. */
export const asQuestion = (sentence: string): string => translate("page-voleurs-ask", { deed: capitalize(sentence) });
export const cardName = (card: string): string => translate("voleurs-card", { number: staticData.number(card) });
/** Return the name of a character in the reader's language, by that of the notation. */
export const characterName = (character: string): string =>
  translate("voleurs-character-name", { character: plain(character) });
const plain = (name: string): string =>
  name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(" ", "_");
export const districtName = (district: number): string =>
  translate("voleurs-district-name", { district: DISTRICTS[district] ?? "palace" });
// Some languages add the letter of the terminal's board, which the page leaves out.
export const pawnName = (pawn: string): string => translate("voleurs-pawn-name", { pawn }).replace(/ \(\p{L}\)$/u, "");
export const gemName = (gem: string): string => translate("voleurs-gem-name", { gem });
export const dinars = (number: number): string => translate("voleurs-dinars", { dinars: number });
export const placeName = (place: string): string => (place === DESERT ? translate("voleurs-desert-name") : place);
const listOrNothing = (items: string[]): string => translations.list(items) || translate("voleurs-nothing");
export const cardList = (cards: readonly string[]): string => listOrNothing(cards.map(cardName));
export const countsText = (numbers: readonly number[]): string =>
  listOrNothing(
    numbers.flatMap((number, n) => (number ? [translate("voleurs-counted", { number, district: DISTRICTS[n]! })] : [])),
  );
export const gemList = (bag: Counts): string =>
  listOrNothing(GEMS.filter((gem) => bag[gem]).map((gem) => translate("voleurs-bag-gem", { gem, number: bag[gem]! })));
export const paymentText = (cards: readonly string[], worth: number | undefined): string =>
  worth === undefined ? cardList(cards) : translate("voleurs-payment", { cards: cardList(cards), dinars: worth });

/** Return so many cards of a district as text. */
export const counted = (district: number, number: number): string =>
  translate("voleurs-counted", { number, district: DISTRICTS[district]! });

/** Return what a claimed card would be worth to a character. */
export function claimedWorth(card: string, character: string | null): string {
  const data = staticData.data!;
  const { kind, worth } = data.cards.find((one) => one.card === card)!;
  if (!worth) return translate(kind === "gem" ? "page-voleurs-gem-card" : "page-voleurs-surprise");
  return translate("page-voleurs-worth-to-you", { dinars: worth[data.characters.indexOf(character ?? "")] ?? 0 });
}

/** Return what goods of a district are worth to a character, from the least to the most. */
export function districtRange(district: number, character: string | null, claimed: boolean): string {
  const data = staticData.data!;
  const column = data.characters.indexOf(character ?? "");
  const worths = data.cards.flatMap((card) =>
    card.district === district && card.worth ? [card.worth[column] ?? 0] : [],
  );
  return translate(claimed ? "page-voleurs-if-true" : "page-voleurs-range", {
    district: districtName(district),
    least: Math.min(...worths),
    most: Math.max(...worths),
  });
}

/** Return claims as text: “Souk “Silver””, or the number of cards of a district without a name. */
export function claimsText(claims: readonly (readonly [string, string])[]): string {
  const named = claims
    .filter(([, claim]) => claim)
    .map(([district, claim]) => translate("voleurs-offer-claimed", { district, claim: cardName(claim) }));
  const unnamed = DISTRICTS.flatMap((district) => {
    const number = claims.filter(([where, claim]) => where === district && !claim).length;
    return number ? [translate("voleurs-offer-unnamed", { district, number })] : [];
  });
  return listOrNothing([...named, ...unnamed]);
}

// --- facts as arguments of sentences --------------------------------------------------------------------------------

type Facts = Readonly<Record<string, unknown>>;
/** Return the arguments that a fact of this name stands for; `facts` are all of the same action or event. */
type Wording = (value: never, names: Names, facts: Facts, you: number | null) => Arguments;

const other = (seat: number, names: Names): Arguments => ({ other: names(seat, true) });
const counts =
  (name: string) =>
  (numbers: readonly number[]): Arguments => ({ [name]: countsText(numbers) });

// How a fact is put into words depends on its name alone, never on the kind of action or event. A fact that isn't
// listed is an argument of its own name.
const WORDINGS: Readonly<Record<string, Wording>> = {
  seat: (seat: number, names) => ({ name: names(seat) }),
  to: other,
  maker: other,
  victim: (victim: number | string, names) => (typeof victim === "number" ? other(victim, names) : {}),
  what: (what: string) => ({
    character: staticData.data?.characters.includes(what) ? characterName(what) : what,
    pawn: what,
    gem: what,
  }),
  goal: (goal: string) => ({ goal, cell: goal }),
  cards: (cards: readonly string[], _names, { paid }): Arguments =>
    cards.length ? { cards: cardList(cards), payment: paymentText(cards, paid as number | undefined) } : {},
  given: (given: string | readonly number[]) => ({ given: typeof given === "string" ? given : countsText(given) }),
  wanted: counts("wanted"),
  returned: counts("returned"),
  drawn: counts("drawn"),
  claims: (claims: readonly (readonly [string, string])[]): Arguments =>
    claims.some(([, claim]) => claim) ? { claims: claimsText(claims) } : {},
  given_cards: (_cards: readonly string[], _names, facts, you) => {
    const [given, returned] = [calledText(facts, "given"), calledText(facts, "returned")];
    return facts["maker"] === you ? { got: returned, gone: given } : { got: given, gone: returned };
  },
  bag: (bag: Counts) => ({ gems: gemList(bag) }),
  taken: (gem: string) => ({ gem }),
  seats: (seats: readonly number[], names) => ({ names: translations.list(seats.map((seat) => names(seat))) }),
  offers: (offers: readonly number[]) => ({ number: offers.length, offers: translations.list(offers.map(String)) }),
};

function argumentsOf(facts: Facts, names: Names, you: number | null = null): Arguments {
  const found: Arguments = {};
  for (const [name, value] of Object.entries(facts)) {
    const wording = WORDINGS[name];
    if (value === undefined || value === null) continue;
    if (wording) Object.assign(found, wording(value as never, names, facts, you));
    else if (typeof value === "string" || typeof value === "number") found[name] = value;
  }
  return found;
}

/** Return the cards that went one way in a trade, each with the name claimed for it. */
function calledText(facts: Facts, side: string): string {
  const claims = facts[`${side}_claims`] as string[];
  return (
    calledCards((facts[`${side}_cards`] as string[]).map((card, n) => ({ card, claim: claims[n] ?? "" }))) ||
    translate("voleurs-nothing")
  );
}

// --- actions ---------------------------------------------------------------------------------------------------------

type Struck = Pick<View["pawns"][number], "pawn" | "seat">;
/** Return what a pawn does to its victim, as the Fluent argument `deed`. */
export const strikeOf = (pawn: string, look = false): string =>
  pawn === "thief" ? (look ? "look" : "rob") : pawn === "assassin" ? "kill" : "expel";

/** Return the sentence for an action, paid with these cards. */
export function actionText(
  details: Details,
  names: Names,
  pawnAt: (cell: string) => Struck | undefined,
  cards: readonly string[] = details.cards ?? [],
  paid: number | undefined = details.paid,
): string {
  const sentence = translate(
    `voleurs-do-${details.phrase ?? details.kind}`,
    argumentsOf({ ...details, cards, paid }, names),
  );
  return withChange(withStrike(details, sentence, names, pawnAt), details.change);
}

/** Add where the change moves the Vizier, if it does. */
const withChange = (sentence: string, change: string | undefined): string =>
  change ? translate("voleurs-do-with-change", { deed: sentence, cell: change }) : sentence;

/** Add what the pawn does to its victim, if there is one. */
function withStrike(
  details: Details,
  move: string,
  names: Names,
  pawnAt: (cell: string) => Struck | undefined,
): string {
  const struck = details.victim ? pawnAt(details.victim) : undefined;
  if (!struck || !details.victim) return move;
  if (struck.pawn === VIZIER) return translate("voleurs-do-kill-vizier", { move, cell: details.victim });
  return translate("voleurs-do-act", {
    move,
    deed: strikeOf(details.what ?? "", details.look),
    victim: struck.pawn,
    cell: details.victim,
    other: names(struck.seat ?? -1),
  });
}

/** Return a list of cards, each with the name claimed for it if that is another one; an empty text for none. */
export const calledCards = (cards: readonly OfferedCard[]): string =>
  translations.list(
    cards.map(({ card, claim }) =>
      claim && claim !== card
        ? translate("voleurs-card-called", { card: cardName(card), claim: cardName(claim) })
        : cardName(card),
    ),
  );

/** Return the sentence for one's own offer, claims in quotation marks. */
export function offerSentence(draft: Draft, names: Names): string {
  const data = staticData.data!;
  const claims = draft.cards.map(({ card, claim }): [string, string] => [
    data.districts[data.cards.find((one) => one.card === card)!.district]!,
    claim,
  ]);
  return translate("voleurs-do-offer", {
    cards: claimsText(claims),
    other: names(draft.to),
    wanted: countsText(draft.wanted),
  });
}

// --- events ----------------------------------------------------------------------------------------------------------

/** Return the sentence for an event, as every player sees it. */
export function eventText(event: GameEvent, names: Names): string {
  const sentence = translate(`voleurs-event-${eventKey(event)}`, { name: "", ...argumentsOf(event, names) });
  return [
    sentence,
    ...strikeText(event, names),
    ...(event["change"] ? [translate("voleurs-event-change", { cell: String(event["change"]) })] : []),
  ].join(" ");
}

/** Return the last part of the key: that of the kind, of a pawn that goes nowhere, or of an income of nothing. */
function eventKey(event: GameEvent): string {
  if (event["start"] !== undefined && event["start"] === event["goal"]) return "stay";
  const nothing = Array.isArray(event["drawn"]) && !event["drawn"].some(Boolean);
  return kindKey(event) + (nothing ? "-none" : "");
}
const kindKey = (event: GameEvent): string => event.event.replaceAll("_", "-");

/** Return what a moved pawn did to its neighbour; a robbery has an event of its own. */
function strikeText(event: GameEvent, names: Names): string[] {
  const struck = event["struck"] as Struck | undefined;
  const [pawn, cell] = [String(event["what"]), String(event["victim"])];
  if (!struck) return [];
  if (struck.pawn === VIZIER) return [translate("voleurs-event-kill-vizier", { cell })];
  if (pawn === "thief") return [];
  const strike = strikeOf(pawn) + (pawn === "assassin" && struck.pawn === "assassin" ? "-both" : "");
  return [
    translate(`voleurs-event-${strike}`, { pawn, victim: struck.pawn, cell, other: names(struck.seat ?? -1, true) }),
  ];
}

/** Return what only this seat sees of an event: a sentence whose facts the others don't know. */
export const privateText = (event: GameEvent, you: number | null): string =>
  translations.ifKnown(`voleurs-event-${kindKey(event)}-own`, argumentsOf(event, String, you));

/** Return the sentence for an event in the log; without the name where the group carries it. */
export function logLineText(event: GameEvent, names: Names, grouped: boolean): string {
  const text = eventText(event, names);
  const name = names(Number(event["seat"] ?? -1));
  const start = translations.isolated(name);
  return grouped && name && text.startsWith(start)
    ? capitalize(text.slice(start.length).replace(/^\s*:\s*/, ""))
    : text;
}

// --- what can be done now ------------------------------------------------------------------------------------------

/** Return the sentence that says what can be done now, or whom the match waits for. */
export function sentenceOf(controller: BoardController, replaying: boolean): string {
  const { view, table, me } = controller;
  if (replaying) return translate("page-replay");
  if (table.past) return translate("page-past", { number: table.past.number });
  if (table.over) return translate("page-over");
  const trading = view.phase === "trading";
  if (!table.myTurn || controller.hidden)
    return trading
      ? translate("page-voleurs-others-trade")
      : translate("page-waiting-for", { name: nameOf(table.info, table.toAct[0] ?? null) });
  if (trading && me?.ready)
    return translate("page-voleurs-waiting-trade", {
      names: translations.list(view.seats.flatMap((seat, n) => (seat.ready ? [] : [nameOf(table.info, n)]))),
    });
  if (trading)
    return translate("page-voleurs-now-trading", {
      offers: view.offers.filter((offer) => offer.to === view.you).length,
    });
  if (!controller.live) return translate("page-one-moment");
  if (view.phase === "choosing") return translate("voleurs-now-choosing");
  if (view.phase === "placing")
    return translate("voleurs-now-placing", {
      thieves: me!.to_place["thief"] ?? 0,
      caravaneers: me!.to_place["caravaneer"] ?? 0,
    });
  if (view.step === "taking") return translate("voleurs-now-exchanging");
  if (!controller.cards.length) return translate("voleurs-now-passing");
  if (!view.bought) return translate("voleurs-now-buying");
  return translate(
    controller.moves.some((move) => move.details.to !== undefined) ? "voleurs-now-bought" : "voleurs-now-last",
  );
}

// --- errors, hints ---------------------------------------------------------------------------------------------------

/** Return the sentence for an error, with cards by their translated names. */
export const errorText = (family: string, error: ErrorInfo): string =>
  commonErrorText(family, error, "voleurs", (key, value) => (key === "card" ? cardName(String(value)) : undefined));

export const hintText = (reason: string): string =>
  translations.has(`voleurs-hint-${reason}`) ? translate(`voleurs-hint-${reason}`) : "";
