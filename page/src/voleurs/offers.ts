// Offers of trade: the cards given, the names claimed for them, the districts wanted, the receiver; answers to them;
// and what a trade brought.
import type { GameEvent, Update } from "../lib/protocol";
import { total, type Offer, type SeatView, type StaticData } from "./model";

export interface OfferedCard {
  card: string; // the real card
  claim: string; // the name claimed for it; empty for none
}

export interface Draft {
  to: number;
  cards: OfferedCard[];
  wanted: number[]; // cards by district
}

/** The answer to an offer: the cards given in return. */
export interface TradeAnswer {
  offer: number;
  cards: OfferedCard[];
}

export const emptyDraft = (to: number, districts: number): Draft => ({
  to,
  cards: [],
  wanted: Array<number>(districts).fill(0),
});
export const isEmpty = (draft: Draft): boolean => !draft.cards.length && !total(draft.wanted);

const formatCards = (cards: readonly OfferedCard[]): string =>
  cards.map(({ card, claim }) => (claim ? `${card} as ${claim}` : card)).join(", ");

/** Parse cards with the names claimed for them. */
function parseCards(text: string | undefined): OfferedCard[] {
  return (text?.split(", ") ?? []).map((part) => {
    const [card = "", claim = ""] = part.split(" as ");
    return { card, claim };
  });
}

/** Return the answer in notation. */
export const formatAnswer = ({ offer, cards }: TradeAnswer): string =>
  `accept ${offer}${cards.length ? ` < ${formatCards(cards)}` : ""}`;

/** Parse the notation of an answer; return null for anything else. */
export function parseAnswer(text: string): TradeAnswer | null {
  const found = /^accept (\d+)(?: < (.+))?$/.exec(text);
  return found && { offer: Number(found[1]), cards: parseCards(found[2]) };
}

/** Return the offer in notation. */
export function formatOffer(draft: Draft, data: StaticData): string {
  const wanted = draft.wanted.flatMap((number, district) => (number ? [`${number} ${data.districts[district]}`] : []));
  const given = draft.cards.length ? ` give ${formatCards(draft.cards)}` : "";
  return `offer ${draft.to}${given}${wanted.length ? ` want ${wanted.join(", ")}` : ""}`;
}

/** Parse the notation of an offer; return null for anything else. */
export function parseOffer(text: string, data: StaticData): Draft | null {
  const found = /^offer (\d+)(?: give (.+?))?(?: want (.+))?$/.exec(text);
  if (!found) return null;
  const draft = emptyDraft(Number(found[1]), data.districts.length);
  draft.cards = parseCards(found[2]);
  for (const text of found[3]?.split(", ") ?? []) {
    const [number, district = ""] = text.split(" ");
    draft.wanted[data.districts.indexOf(district)] = Number(number);
  }
  return draft;
}

/** Put a card on the offer under its true name, or take it off. */
export function toggleOfferedCard(draft: Draft, card: string): Draft {
  const listed = draft.cards.some((offered) => offered.card === card);
  return {
    ...draft,
    cards: listed ? draft.cards.filter((offered) => offered.card !== card) : [...draft.cards, { card, claim: card }],
  };
}

/** Claim a name for a card of an offer or an answer; an empty one for none. */
export function setClaim<Paper extends { cards: OfferedCard[] }>(paper: Paper, card: string, claim: string): Paper {
  return { ...paper, cards: paper.cards.map((offered) => (offered.card === card ? { card, claim } : offered)) };
}

/** Change how many cards of a district are wanted; never more than the other player holds. */
export function changeWanted(draft: Draft, district: number, change: number, other: SeatView): Draft {
  const wanted = draft.wanted.map((number, n) =>
    n === district ? Math.min(other.hand[n] ?? 0, Math.max(0, number + change)) : number,
  );
  return { ...draft, wanted };
}

/** Address the offer to another seat; want no more than that seat holds. */
export function setReceiver(draft: Draft, to: number, other: SeatView): Draft {
  return { ...draft, to, wanted: draft.wanted.map((number, n) => Math.min(number, other.hand[n] ?? 0)) };
}

/** Return the offer without the cards that its maker no longer holds. */
export function withoutLostCards(draft: Draft, hand: readonly string[]): Draft {
  const cards = draft.cards.filter((offered) => hand.includes(offered.card));
  return cards.length === draft.cards.length ? draft : { ...draft, cards };
}

/** Return the names that can be claimed for a card: those of its district. */
export function possibleClaims(data: StaticData, card: string): string[] {
  const district = data.cards.find((one) => one.card === card)?.district;
  return data.cards.filter((one) => one.district === district).map((one) => one.card);
}

/** Add or remove a card of the answer to an offer. If a district has too many, its oldest card is removed. */
export function toggleReturnCard(
  picked: readonly OfferedCard[],
  card: string,
  offer: Offer,
  data: StaticData,
): OfferedCard[] {
  if (picked.some((one) => one.card === card)) return picked.filter((one) => one.card !== card);
  const district = (name: string): number => data.cards.find((one) => one.card === name)?.district ?? -1;
  const wanted = offer.wanted[district(card)] ?? 0;
  if (!wanted) return [...picked];
  const same = picked.filter((one) => district(one.card) === district(card));
  const dropped = same.length >= wanted ? same[0] : undefined;
  return [...picked.filter((one) => one !== dropped), { card, claim: "" }];
}

export const isAnswerComplete = (picked: readonly OfferedCard[], offer: Offer): boolean =>
  picked.length === total(offer.wanted);

/** What one's own trade brought: the claims and the real cards. */
export interface Receipt {
  number: number;
  other: number;
  claimed: string[]; // names claimed for the cards received
  got: string[];
  gave: string[];
}

/** Return a seat's last trade of this round, with the claims made for it; null if there was none. */
export function receiptOf(updates: readonly Update[], you: number | null): Receipt | null {
  let receipt: Receipt | null = null;
  for (const update of updates) {
    for (const event of update.events ?? []) {
      if (event.event === "round" || event.event === "phase") receipt = null;
      if (Array.isArray(event["given_cards"])) receipt = receiptFrom(event, update.number, you);
    }
  }
  return receipt;
}

function receiptFrom(event: GameEvent, number: number, you: number | null): Receipt {
  const [given, returned] = [event["given_cards"] as string[], event["returned_cards"] as string[]];
  const made = event["maker"] === you;
  const other = Number(made ? event["seat"] : event["maker"]);
  const claimed = (event[made ? "returned_claims" : "given_claims"] as string[]).filter(Boolean);
  return { number, other, claimed, got: made ? returned : given, gave: made ? given : returned };
}
