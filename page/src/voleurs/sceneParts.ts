// What the scenes of voleurs have in common: what a scene knows, and where pieces are.
import type { Facts, GameEvent } from "../lib/protocol";
import type { Place } from "../staging/scene";
import type { View } from "./model";

export interface Scene {
  event: GameEvent;
  seat: number;
  before: View;
  after: View;
  you: number | null;
}
export const BOW = 60; // of a flight, in pixels
export const asFacts = (view: View): Facts => view as unknown as Facts;
export const panel = (seat: unknown, ...parts: string[]): Place => [
  ...parts.map((part) => `${part}-${String(seat)}`),
  `seat-${String(seat)}`,
  "table",
];
/** Return where a player's cards are, for whoever looks. */
export const handOf = (seat: number, you: number | null): Place =>
  seat === you ? ["hand", `seat-${seat}`, "table"] : panel(seat, "cards");

/** Return where a pawn in the desert is. */
export const inDesert = (pawn: unknown, owner: unknown): string => `crowd-${String(pawn)}-${String(owner)}`;
