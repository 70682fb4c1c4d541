// The log of a match: lines in groups, without what was undone. Each game groups its own lines.
import type { GameEvent, Update } from "../lib/protocol";

export interface LogLine {
  number: number; // of the update
  seat: number;
  index: number; // within its turn, from 1
  event: GameEvent;
}

export interface Turn {
  turn: number; // or a round; 0 before the first
  part: string; // of the turn or round
  seat: number | null;
  by: string;
  lines: LogLine[];
}

/** Return the plays that are still in effect: an undo removes its seat's last play. */
export function effectivePlays(updates: readonly Update[]): Update[] {
  const plays: Update[] = [];
  for (const update of updates) {
    if (update.kind === "play") plays.push(update);
    else if (update.kind === "undo")
      plays.splice(
        plays.findLastIndex((play) => play.seat === update.seat),
        1,
      );
  }
  return plays;
}

/** Return the last turn that another seat played, until this seat acts itself. The board marks its moves. */
export function lastTurnByOther(turns: readonly Turn[], you: number | null): Turn | null {
  const last = turns.at(-1);
  if (!last) return null;
  if (last.seat !== you) return last;
  const previous = turns.findLastIndex((turn) => turn.seat !== you);
  return last.lines.length || previous < 0 ? null : (turns[previous] ?? null);
}
