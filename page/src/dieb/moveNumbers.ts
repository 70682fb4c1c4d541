// The numbers that mark the last turn's moves inside the palaces.
import type { GameEvent } from "../lib/protocol";
import { LETTERS } from "./model";
import type { MoveNumber } from "./Palace.svelte";

const POSITIONS: Record<string, MoveNumber["at"]> = { smuggle: "yard", theft: "chest", place: "gate", place_neutral: "gate" };

/** Return the numbers of a turn's moves, palace by palace. */
export function moveNumbersByPalace(lines: readonly { index: number; seat: number; event: GameEvent }[]): MoveNumber[][] {
  const found: MoveNumber[][] = LETTERS.map(() => []);
  for (const { index, seat, event } of lines) {
    const at = POSITIONS[event.event];
    if (at) found[LETTERS.indexOf(event["palace"] as "a")]?.push({ n: index, at, seat: event.event === "place_neutral" ? "neutral" : seat });
  }
  return found;
}
