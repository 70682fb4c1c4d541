// Slips of trade: the cards given, the names claimed for them, the districts wanted, the receiver; answers to them; and
// what a trade brought.
import type { GameEvent, Update } from "../lib/protocol";
import { total, type Offer, type SeatView, type StaticData } from "./model";

export interface SlipCard {
  card: string; // the real card
  claim: string; // the name claimed for it; empty for none
}

export interface Slip {
  to: number;
  cards: SlipCard[];
  wanted: number[]; // cards by district
}

/** The answer to an offer: the cards given in return. */
export interface TradeAnswer {
  offer: number;
  cards: SlipCard[];
}

export const emptySlip = (to: number, districts: number): Slip => ({ to, cards: [], wanted: Array<number>(districts).fill(0) });
export const isEmpty = (slip: Slip): boolean => !slip.cards.length && !total(slip.wanted);

const formatCards = (cards: readonly SlipCard[]): string => cards.map(({ card, claim }) => (claim ? `${card} as ${claim}` : card)).join(", ");

/** Parse cards with the names claimed for them. */
function parseCards(text: string | undefined): SlipCard[] {
  return (text?.split(", ") ?? []).map((part) => {
    const [card = "", claim = ""] = part.split(" as ");
    return { card, claim };
  });
}

/** Return the answer in notation. */
export const formatAnswer = ({ offer, cards }: TradeAnswer): string => `accept ${offer}${cards.length ? ` < ${formatCards(cards)}` : ""}`;

/** Parse the notation of an answer; return null for anything else. */
export function parseAnswer(text: string): TradeAnswer | null {
  const found = /^accept (\d+)(?: < (.+))?$/.exec(text);
  return found && { offer: Number(found[1]), cards: parseCards(found[2]) };
}

/** Return the slip in notation. */
export function formatOffer(slip: Slip, data: StaticData): string {
  const wanted = slip.wanted.flatMap((number, district) => (number ? [`${number} ${data.districts[district]}`] : []));
  return `offer ${slip.to}${slip.cards.length ? ` give ${formatCards(slip.cards)}` : ""}${wanted.length ? ` want ${wanted.join(", ")}` : ""}`;
}

/** Parse the notation of a slip; return null for anything else. */
export function parseOffer(text: string, data: StaticData): Slip | null {
  const found = /^offer (\d+)(?: give (.+?))?(?: want (.+))?$/.exec(text);
  if (!found) return null;
  const slip = emptySlip(Number(found[1]), data.districts.length);
  slip.cards = parseCards(found[2]);
  for (const text of found[3]?.split(", ") ?? []) {
    const [number, district = ""] = text.split(" ");
    slip.wanted[data.districts.indexOf(district)] = Number(number);
  }
  return slip;
}

/** Put a card on the slip under its true name, or take it off. */
export function toggleSlipCard(slip: Slip, card: string): Slip {
  const listed = slip.cards.some((slipCard) => slipCard.card === card);
  return { ...slip, cards: listed ? slip.cards.filter((slipCard) => slipCard.card !== card) : [...slip.cards, { card, claim: card }] };
}

/** Claim a name for a card of a slip or an answer; an empty one for none. */
export function setClaim<Paper extends { cards: SlipCard[] }>(paper: Paper, card: string, claim: string): Paper {
  return { ...paper, cards: paper.cards.map((slipCard) => (slipCard.card === card ? { card, claim } : slipCard)) };
}

/** Change how many cards of a district are wanted; never more than the other player holds. */
export function changeWanted(slip: Slip, district: number, change: number, other: SeatView): Slip {
  const wanted = slip.wanted.map((number, n) => (n === district ? Math.min(other.hand[n] ?? 0, Math.max(0, number + change)) : number));
  return { ...slip, wanted };
}

/** Address the slip to another seat; want no more than that seat holds. */
export function setReceiver(slip: Slip, to: number, other: SeatView): Slip {
  return { ...slip, to, wanted: slip.wanted.map((number, n) => Math.min(number, other.hand[n] ?? 0)) };
}

/** Return the slip without the cards that its maker no longer holds. */
export function withoutLostCards(slip: Slip, hand: readonly string[]): Slip {
  const cards = slip.cards.filter((slipCard) => hand.includes(slipCard.card));
  return cards.length === slip.cards.length ? slip : { ...slip, cards };
}

/** Return the names that can be claimed for a card: those of its district. */
export function possibleClaims(data: StaticData, card: string): string[] {
  const district = data.cards.find((one) => one.card === card)?.district;
  return data.cards.filter((one) => one.district === district).map((one) => one.card);
}

/** Add or remove a card of the answer to an offer. If a district has too many, its oldest card is removed. */
export function toggleReturnCard(picked: readonly SlipCard[], card: string, offer: Offer, data: StaticData): SlipCard[] {
  if (picked.some((one) => one.card === card)) return picked.filter((one) => one.card !== card);
  const district = (name: string): number => data.cards.find((one) => one.card === name)?.district ?? -1;
  const wanted = offer.wanted[district(card)] ?? 0;
  if (!wanted) return [...picked];
  const same = picked.filter((one) => district(one.card) === district(card));
  const dropped = same.length >= wanted ? same[0] : undefined;
  return [...picked.filter((one) => one !== dropped), { card, claim: "" }];
}

export const isAnswerComplete = (picked: readonly SlipCard[], offer: Offer): boolean => picked.length === total(offer.wanted);

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
