// Types of the data that the server sends about dieb, and letters of the palaces. No rules.

import type * as protocol from "../lib/protocol";

export const LETTERS = ["a", "b", "c", "d", "e", "f"] as const;
export type Letter = (typeof LETTERS)[number];

export interface Details {
  kind: string;
  palace: number;
  target: number;
  dancers: number;
  paid: string;
}
export type Choice = protocol.Choice<Details>;

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
  thief_limit: number; // thief actions in a turn
  guard_places: number; // before each palace
  options: { tactical?: boolean; optional_theft?: boolean; peek?: boolean };
}

/** Return a spectator's view of a finished match with all hands added. */
export function revealedView(view: Record<string, unknown>, position: Record<string, unknown>): View {
  const publicView = view as unknown as View;
  const hands = position["hands"] as { cards: number[]; dancers: number }[];
  return {
    ...publicView,
    hands: publicView.hands.map((hand, seat) => ({ ...hand, cards: hands[seat]?.cards ?? null })),
  };
}

/** Return the guards before a gate, place by place: a seat, `neutral`, or null for an empty place. */
export function guardsAt(palace: PalaceView, places: number): (number | "neutral" | null)[] {
  const found: (number | "neutral" | null)[] = palace.guards.flatMap((count, seat) => Array<number>(count).fill(seat));
  found.push(...Array<"neutral">(palace.neutral).fill("neutral"));
  while (found.length < places) found.push(null);
  return found;
}
