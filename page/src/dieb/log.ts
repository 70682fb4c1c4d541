// What happened, line by line, grouped by turns; what was taken back is gone. And the trace on the board of it.
import type { GameEvent, News } from "../lib/wire";

export interface Line {
  number: number; // of the news
  seat: number;
  index: number; // within its turn, from 1
  event: GameEvent;
}

export interface Turn {
  turn: number; // from 1; placing guards is turn 0
  seat: number | null;
  by: string;
  lines: Line[];
}

const SILENT = ["turn", "over"];

/** The news that still stand: an undo takes its seat's last action with it. */
export function standing(told: readonly News[]): News[] {
  const found: News[] = [];
  for (const news of told) {
    if (news.kind === "play") found.push(news);
    else if (news.kind === "undo") found.splice(found.findLastIndex((play) => play.seat === news.seat), 1);
  }
  return found;
}

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
      open = { turn: placing ? 0 : ++count, seat: news.seat ?? null, by: news.by, lines: [] };
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

/** The turn whose trace lies on the board for a seat: the last one that another played. */
export function traced(turns: readonly Turn[], you: number | null): Turn | null {
  const last = turns.at(-1);
  if (!last) return null;
  if (last.seat !== you) return last;
  const own = turns.findLastIndex((turn) => turn.seat !== you);
  return last.lines.length || own < 0 ? null : (turns[own] ?? null);
}
