// What a seat sees of a match of voleurs, what lies in the box, and pieces by name. Nothing here knows a rule.
import type * as wire from "../lib/protocol";

export const DESERT = "desert";
export const VIZIER = "vizier";
export const AGENTS = ["caravaneer", "merchant", "broker", "assassin"] as const;
export const KINDS = ["thief", ...AGENTS] as const;
export const GEMS = ["fake", "sapphire", "emerald", "ruby", "diamond"] as const;
export type Gem = (typeof GEMS)[number];
export type Counts = Record<string, number>;

export interface Cell {
  name: string;
  x: number; // in half cells
  y: number; // in rows
  district: number;
  shop: boolean;
  distance: number | null;
}

export interface CityPlan {
  name: string;
  cells: Cell[];
  gates: [number, number][];
  walls: [number, number][];
  ways: { cell: number; x: number; y: number }[];
}

export interface Card {
  card: string;
  district: number;
  kind: string; // of goods, or gem, or surprise
  worth: number[] | null; // to each character
}

export interface Box {
  board: CityPlan;
  districts: string[];
  characters: string[];
  cards: Card[];
  surprises: number[]; // what so many of them are worth together
  gems: { gem: Gem; count: number; value: number }[];
  pawns: { pawn: string; count: number; price: number }[];
}

export interface PawnView {
  cell: string;
  seat: number | null;
  pawn: string;
}

export interface SeatView {
  character: string | null;
  hand: number[]; // by district
  cards: string[] | null;
  known: string[];
  bag_size: number;
  bag: Counts | null;
  birthday: string | null;
  desert: Counts;
  supply: Counts;
  to_place: Counts;
  ready: boolean;
  offers_made: number;
}

export interface Offer {
  number: number;
  maker: number;
  to: number;
  given: number[];
  wanted: number[];
  claims: [string, string][] | null;
  cards: string[] | null;
}

export interface View {
  players: number;
  options: Record<string, unknown>;
  you: number | null;
  phase: "choosing" | "placing" | "trading" | "buying" | "over";
  step: string;
  round: number;
  seat: number;
  slipper: number;
  bought: boolean;
  pawns: PawnView[];
  vizier: string;
  vizier_killed: boolean;
  gems: Counts;
  prices: Counts;
  spent: string[];
  deck: number[];
  seats: SeatView[];
  offers: Offer[];
  look: Counts | null;
  looked_at: number | null;
}

export interface Parts {
  kind: string;
  what?: string;
  start?: string;
  goal?: string;
  victim?: string;
  look?: boolean;
  change?: string;
  given?: string;
  cards?: string[];
  seat?: number;
  price?: number;
  paid?: number;
  fulfils?: boolean;
  home?: boolean;
}
export type Choice = wire.Choice<Parts>;

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** A letter or two for each player, by character: as short as they can be told apart. */
export function signsOf(seats: readonly { character: string | null }[]): string[] {
  return seats.map(({ character }, seat) => {
    if (!character) return String(seat + 1);
    const alike = seats.some((other, n) => n !== seat && other.character?.[0] === character[0]);
    return character.slice(0, alike ? 2 : 1);
  });
}

/** What cards laid together are worth to a character, by the values that came with the box. */
export function worthOf(box: Box, cards: readonly string[], character: string | null): number {
  const column = box.characters.indexOf(character ?? "");
  const laid = cards.flatMap((name) => box.cards.find((card) => card.card === name) ?? []);
  const surprises = laid.filter((card) => card.kind === "surprise").length;
  return laid.reduce((sum, card) => sum + (card.worth?.[column] ?? 0), 0) + (box.surprises[surprises] ?? 0);
}

/** A moment of a finished match: what a spectator saw, and all hands, bags and birthday cards with it. */
export function openView(view: wire.Facts, position: wire.Facts): View {
  const seen = view as unknown as View;
  const seats = position["seats"] as { cards: string[]; bag: Counts; birthday: string }[];
  return { ...seen, seats: seen.seats.map((seat, n) => ({ ...seat, cards: seats[n]?.cards ?? null, bag: seats[n]?.bag ?? null, birthday: seats[n]?.birthday ?? null })) };
}
