// What is left of the moves of the last turn: arrows for guards that stand elsewhere now, and the numbers of the lines
// of the log that mark what came into each palace.
import type { GameEvent } from "../lib/protocol";
import { netMoves, type PieceMove } from "../table/netMoves";
import { LETTERS } from "./model";
import type { MoveNumber } from "./PalaceDrawing.svelte";

interface Line {
  index: number;
  seat: number;
  event: GameEvent;
}
const BOX = ""; // where guards come from that are placed

/** Return how guards moved on the whole; a piece is called by its seat, or `neutral`. */
export function guardMoves(lines: readonly Line[]): PieceMove[] {
  return netMoves(
    lines.flatMap(({ index, seat, event }): PieceMove[] => {
      const neutral = event.event === "neutral" || event.event === "place_neutral";
      const piece = neutral ? "neutral" : String(seat);
      const palace = String(event["palace"]);
      if (event.event.startsWith("place")) return [{ piece, from: BOX, to: palace, n: index }];
      return ["guard", "escort", "neutral"].includes(event.event)
        ? [{ piece, from: palace, to: String(event["target"]), n: index }]
        : [];
    }),
  );
}

/** Return the numbers of a turn's moves, palace by palace. */
export function moveNumbersByPalace(lines: readonly Line[]): MoveNumber[][] {
  const found: MoveNumber[][] = LETTERS.map(() => []);
  for (const { piece, to, n } of guardMoves(lines))
    found[LETTERS.indexOf(to as "a")]?.push({ n, at: "gate", seat: piece === "neutral" ? "neutral" : Number(piece) });
  for (const { index, seat, event } of lines) {
    const here = found[LETTERS.indexOf(event["palace"] as "a")];
    if (event.event !== "smuggle" && event.event !== "theft") continue;
    // Of several thieves the last one counts, and none after a theft, as they have gone home.
    const before = here?.findIndex((one) => one.at === "yard" && one.seat === seat) ?? -1;
    if (before >= 0) here?.splice(before, 1);
    here?.push({ n: index, at: event.event === "theft" ? "chest" : "yard", seat });
  }
  return found;
}
