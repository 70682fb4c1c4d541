// Types of the data that the server sends about voleurs, and names of the pieces. No rules.
import type * as protocol from "../lib/protocol";

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

export interface StaticData {
  board: CityPlan;
  districts: string[];
  characters: string[];
  cards: Card[];
  surprises: number[]; // worth by the number of surprises laid together
  gems: { gem: Gem; count: number; value: number }[];
  pawns: { pawn: string; count: number; price: number }[];
  birthdays: Record<string, string[]>; // the gems that each birthday card names
  phases: Record<string, string>; // by kind of action or event
  // Pieces that pass between the seats of these facts, by kind of event.
  passes: Record<string, { piece: string; from: string; to: string }[]>;
}

export interface PawnView {
  cell: string;
  seat: number | null;
  pawn: string;
}

/** A slot for a gem that a birthday card asks for. */
export interface AimSlot {
  gems: string[]; // any of which would do
  held: string | null; // the one of the bag that fills it
  price: number | null; // else of the cheapest that is left
}

export interface SeatView {
  character: string | null;
  hand: number[]; // by district
  cards: string[] | null;
  known: string[];
  // Of theirs, that the viewer saw to be true and false; of one's own, that others saw.
  claims: { true: number; false: number } | null;
  bag_size: number;
  bag: Counts | null;
  birthday: string | null;
  aim: AimSlot[] | null;
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

export interface Details {
  kind: string;
  phrase?: string; // the last part of the key of its sentence, if that isn't the kind
  what?: string;
  start?: string;
  goal?: string;
  victim?: string;
  look?: boolean;
  change?: string;
  given?: string;
  cards?: string[];
  to?: number; // a seat
  offer?: number;
  price?: number;
  paid?: number;
  fulfils?: boolean;
  home?: boolean;
}
export type Choice = protocol.Choice<Details>;

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Return a spectator's view of a finished match with all hands, bags and birthday cards added. */
export function revealedView(view: protocol.Facts, position: protocol.Facts): View {
  const publicView = view as unknown as View;
  const seats = position["seats"] as { cards: string[]; bag: Counts; birthday: string }[];
  return {
    ...publicView,
    seats: publicView.seats.map((seat, n) => ({
      ...seat,
      cards: seats[n]?.cards ?? null,
      bag: seats[n]?.bag ?? null,
      birthday: seats[n]?.birthday ?? null,
    })),
  };
}
