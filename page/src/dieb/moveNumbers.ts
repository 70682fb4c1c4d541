// Where in a palace the trace of a turn leaves its numbers.
import type { GameEvent } from "../lib/protocol";
import { LETTERS } from "./model";
import type { Mark } from "./Palace.svelte";

const PLACES: Record<string, Mark["at"]> = { smuggle: "yard", theft: "chest", place: "gate", place_neutral: "gate" };

/** The marks of a turn, palace by palace. */
export function marksOf(lines: readonly { index: number; seat: number; event: GameEvent }[]): Mark[][] {
  const found: Mark[][] = LETTERS.map(() => []);
  for (const { index, seat, event } of lines) {
    const at = PLACES[event.event];
    if (at) found[LETTERS.indexOf(event["palace"] as "a")]?.push({ n: index, at, seat: event.event === "place_neutral" ? "neutral" : seat });
  }
  return found;
}
