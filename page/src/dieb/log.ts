// The log of dieb, grouped by turns; placing guards is turn 0.
import type { Update } from "../lib/protocol";
import { effectivePlays, type Turn } from "../table/log";

const UNLISTED = ["turn", "over"]; // events without a line

/** Return the turns, the first one first. */
export function groupTurns(updates: readonly Update[]): Turn[] {
  const turns: Turn[] = [];
  let current: Turn | null = null;
  let count = 0;
  let placing = true;
  for (const update of effectivePlays(updates)) {
    const events = update.events ?? [];
    const placed = events.some((event) => event.event === "place" || event.event === "place_neutral");
    if (placing && !placed) placing = false;
    if (!current || current.seat !== update.seat || (placing && current.turn !== 0)) {
      current = {
        turn: placing ? 0 : ++count,
        part: placing ? "placing" : "",
        seat: update.seat ?? null,
        by: update.by,
        lines: [],
      };
      turns.push(current);
    }
    for (const event of events) {
      if (UNLISTED.includes(event.event)) continue;
      current.lines.push({ number: update.number, seat: update.seat ?? -1, index: current.lines.length + 1, event });
    }
    if (events.some((event) => event.event === "turn")) current = null;
  }
  return turns;
}
