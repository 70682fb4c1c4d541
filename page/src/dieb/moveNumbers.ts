// The numbers that mark the last turn's moves inside the palaces.
import type { GameEvent } from "../lib/protocol";
import { LETTERS } from "./model";
import type { MoveNumber } from "./PalaceDrawing.svelte";

const POSITIONS: Record<string, MoveNumber["at"]> = {
  smuggle: "yard",
  theft: "chest",
  place: "gate",
  place_neutral: "gate",
  guard: "gate",
  escort: "gate",
  neutral: "gate",
};

/** Return the numbers of a turn's moves, palace by palace. */
export function moveNumbersByPalace(
  lines: readonly { index: number; seat: number; event: GameEvent }[],
): MoveNumber[][] {
  const found: MoveNumber[][] = LETTERS.map(() => []);
  for (const { index, seat, event } of lines) {
    const at = POSITIONS[event.event];
    const palace = LETTERS.indexOf((event["target"] ?? event["palace"]) as "a");
    if (at)
      found[palace]?.push({
        n: index,
        at,
        seat: event.event === "place_neutral" || event.event === "neutral" ? "neutral" : seat,
      });
  }
  return found;
}
