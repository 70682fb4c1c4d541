// What a seat sees of a match of dieb, and the pieces by name. Nothing here knows a rule.

import type * as wire from "../lib/protocol";

export const LETTERS = ["a", "b", "c", "d", "e", "f"] as const;
export type Letter = (typeof LETTERS)[number];
export const EMBLEMS = ["peacock", "crescent", "lion", "pomegranate", "falcon", "lamp"] as const;

export interface Parts {
  kind: string;
  palace: number;
  target: number;
  dancers: number;
  paid: string;
}
export type Choice = wire.Choice<Parts>;

export interface PalaceView {
  chests: number;
  neutral: number;
  guards: number[];
  thieves: number[];
}

export interface HandView {
  size: number;
  dancers: number;
  cards: number[] | null;
  shown: number[];
}

export interface View {
  phase: "placing" | "playing" | "over";
  players: number;
  you: number | null;
  seat: number;
  acted: boolean;
  thief_actions: number;
  palaces: PalaceView[];
  discard: number[];
  dancers: number;
  chests_won: number[][];
  to_place: { own: number; neutral: number }[];
  demands: number[];
  supplies: number[];
  hands: HandView[];
  deck: number;
  chests_to_win: number;
  thief_limit: number; // actions with a thief in a turn
  guard_places: number; // before each palace
  options: { tactical?: boolean; optional_theft?: boolean; peek?: boolean };
}

/** A moment of a finished match: what a spectator saw, and all hands with it. */
export function openView(view: Record<string, unknown>, position: Record<string, unknown>): View {
  const seen = view as unknown as View;
  const hands = position["hands"] as { cards: number[]; dancers: number }[];
  return { ...seen, hands: seen.hands.map((hand, seat) => ({ ...hand, cards: hands[seat]?.cards ?? null })) };
}

export const FILLS = ["#56B4E9", "#E69F00", "#E8652B", "#C8689B", "#DDE3EC", "#F0E442"] as const;
export const LIGHTS = ["#9BD8FB", "#FFC64A", "#FF9A68", "#EFA3CB", "#FFFFFF", "#FFF9A0"] as const;
export const SHADES = ["#1F6F9F", "#9A6600", "#9C3A0A", "#7A2F5B", "#8B94A6", "#9C9210"] as const;

/** The guards before a gate, place by place: a seat, `neutral`, or nobody. */
export function guardsAt(palace: PalaceView, places: number): (number | "neutral" | null)[] {
  const found: (number | "neutral" | null)[] = palace.guards.flatMap((count, seat) => Array<number>(count).fill(seat));
  found.push(...Array<"neutral">(palace.neutral).fill("neutral"));
  while (found.length < places) found.push(null);
  return found;
}
