// Turns of dieb; placing guards is turn 0.
import type { News } from "../lib/protocol";
import { standing, type Turn } from "../table/log";

const SILENT = ["turn", "over"];

/** Turns, the first one first. */
export function turnsOf(told: readonly News[]): Turn[] {
  const turns: Turn[] = [];
  let open: Turn | null = null;
  let count = 0;
  let placing = true;
  for (const news of standing(told)) {
    const events = news.events ?? [];
    const placed = events.some((event) => event.event === "place" || event.event === "place_neutral");
    if (placing && !placed) placing = false;
    if (!open || open.seat !== news.seat || (placing && open.turn !== 0)) {
      open = { turn: placing ? 0 : ++count, part: placing ? "placing" : "", seat: news.seat ?? null, by: news.by, lines: [] };
      turns.push(open);
    }
    for (const event of events) {
      if (SILENT.includes(event.event)) continue;
      open.lines.push({ number: news.number, seat: news.seat ?? -1, index: open.lines.length + 1, event });
    }
    if (events.some((event) => event.event === "turn")) open = null;
  }
  return turns;
}
