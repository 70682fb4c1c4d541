// What happened, line by line, in groups; what was taken back is gone. How it is grouped, each game says itself.
import type { GameEvent, News } from "../lib/protocol";

export interface Line {
  number: number; // of the news
  seat: number;
  index: number; // within its turn, from 1
  event: GameEvent;
}

export interface Turn {
  turn: number; // a turn of dieb, a round of voleurs; 0 before the first
  part: string; // of it
  seat: number | null;
  by: string;
  lines: Line[];
}

/** The news that still stand: an undo takes its seat's last action with it. */
export function standing(told: readonly News[]): News[] {
  const found: News[] = [];
  for (const news of told) {
    if (news.kind === "play") found.push(news);
    else if (news.kind === "undo") found.splice(found.findLastIndex((play) => play.seat === news.seat), 1);
  }
  return found;
}

/** The turn whose trace lies on the board for a seat: the last one that another played. */
export function traced(turns: readonly Turn[], you: number | null): Turn | null {
  const last = turns.at(-1);
  if (!last) return null;
  if (last.seat !== you) return last;
  const own = turns.findLastIndex((turn) => turn.seat !== you);
  return last.lines.length || own < 0 ? null : (turns[own] ?? null);
}
