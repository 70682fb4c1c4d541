// Slips: what I give, under which names, what I want for it, from whom. And what came of a slip.
import type { GameEvent, News } from "../lib/protocol";
import { total, type Box, type Offer, type SeatView } from "./model";

export interface Gift {
  card: string; // the real one
  claim: string; // the name claimed for it; nothing: no name
}

export interface Slip {
  to: number;
  gifts: Gift[];
  wanted: number[];
}

export const emptySlip = (to: number, districts: number): Slip => ({ to, gifts: [], wanted: Array<number>(districts).fill(0) });
export const isEmpty = (slip: Slip): boolean => !slip.gifts.length && !total(slip.wanted);

/** The slip in notation. */
export function offerText(slip: Slip, box: Box): string {
  const gifts = slip.gifts.map(({ card, claim }) => (claim ? `${card} as ${claim}` : card));
  const wanted = slip.wanted.flatMap((number, district) => (number ? [`${number} ${box.districts[district]}`] : []));
  return `offer ${slip.to}${gifts.length ? ` give ${gifts.join(", ")}` : ""}${wanted.length ? ` want ${wanted.join(", ")}` : ""}`;
}

/** A slip from its notation, as a hint gives it; null for anything else. */
export function readOffer(text: string, box: Box): Slip | null {
  const found = /^offer (\d+)(?: give (.+?))?(?: want (.+))?$/.exec(text);
  if (!found) return null;
  const slip = emptySlip(Number(found[1]), box.districts.length);
  for (const gift of found[2]?.split(", ") ?? []) {
    const [card = "", claim = ""] = gift.split(" as ");
    slip.gifts.push({ card, claim });
  }
  for (const wish of found[3]?.split(", ") ?? []) {
    const [number, district = ""] = wish.split(" ");
    slip.wanted[box.districts.indexOf(district)] = Number(number);
  }
  return slip;
}

/** A card of the hand is put on the slip, under its true name, or taken off again. */
export function withGift(slip: Slip, card: string): Slip {
  const there = slip.gifts.some((gift) => gift.card === card);
  return { ...slip, gifts: there ? slip.gifts.filter((gift) => gift.card !== card) : [...slip.gifts, { card, claim: card }] };
}

export function withClaim(slip: Slip, card: string, claim: string): Slip {
  return { ...slip, gifts: slip.gifts.map((gift) => (gift.card === card ? { card, claim } : gift)) };
}

/** So many of a district more or fewer; no more than the other holds. */
export function withWish(slip: Slip, district: number, change: number, other: SeatView): Slip {
  const wanted = slip.wanted.map((number, n) => (n === district ? Math.min(other.hand[n] ?? 0, Math.max(0, number + change)) : number));
  return { ...slip, wanted };
}

/** To somebody else: wishes that they can't fulfil are dropped. */
export function withReceiver(slip: Slip, to: number, other: SeatView): Slip {
  return { ...slip, to, wanted: slip.wanted.map((number, n) => Math.min(number, other.hand[n] ?? 0)) };
}

/** A slip without the cards that its maker no longer holds. */
export function heldOnly(slip: Slip, cards: readonly string[]): Slip {
  const gifts = slip.gifts.filter((gift) => cards.includes(gift.card));
  return gifts.length === slip.gifts.length ? slip : { ...slip, gifts };
}

/** Names that can be claimed for a card: those of its district. */
export function claimsFor(box: Box, card: string): string[] {
  const district = box.cards.find((one) => one.card === card)?.district;
  return box.cards.filter((one) => one.district === district).map((one) => one.card);
}

/** Cards picked in return; one is put in or taken out. The oldest of a district goes when there are too many of it. */
export function withReturn(picked: readonly string[], card: string, offer: Offer, box: Box): string[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  const district = (name: string): number => box.cards.find((one) => one.card === name)?.district ?? -1;
  const wanted = offer.wanted[district(card)] ?? 0;
  if (!wanted) return [...picked];
  const same = picked.filter((one) => district(one) === district(card));
  const dropped = same.length >= wanted ? same[0] : undefined;
  return [...picked.filter((one) => one !== dropped), card];
}

export const isComplete = (picked: readonly string[], offer: Offer): boolean => picked.length === total(offer.wanted);

/** What a trade of one's own brought: what was promised and what came. */
export interface Receipt {
  number: number;
  other: number;
  told: string[]; // names claimed for what came
  got: string[];
  gave: string[];
}

/** The last trade of a seat in this round, with the claims that led to it; null if there was none. */
export function receiptOf(told: readonly News[], you: number | null): Receipt | null {
  let receipt: Receipt | null = null;
  const claims = new Map<number, string[]>();
  for (const news of told) {
    for (const event of news.events ?? []) {
      if (event.event === "round" || event.event === "phase") receipt = null;
      if (event.event === "offer" && Array.isArray(event["claims"])) claims.set(Number(event["offer"]), (event["claims"] as [string, string][]).map(([, name]) => name).filter(Boolean));
      if (event.event === "trade" && Array.isArray(event["given_cards"])) receipt = receive(event, news.number, you, claims);
    }
  }
  return receipt;
}

function receive(event: GameEvent, number: number, you: number | null, claims: Map<number, string[]>): Receipt {
  const [given, returned] = [event["given_cards"] as string[], event["returned_cards"] as string[]];
  const made = event["maker"] === you;
  const other = Number(made ? event["seat"] : event["maker"]);
  return { number, other, told: made ? [] : (claims.get(Number(event["offer"])) ?? []), got: made ? returned : given, gave: made ? given : returned };
}
