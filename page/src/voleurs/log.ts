// The log of voleurs, grouped by round, part of the round, and player.
import type { Update } from "../lib/protocol";
import { effectivePlays, type Turn } from "../table/log";

const UNLISTED = ["phase", "over", "round"]; // events without a line
const PARTS: Record<string, string> = { choose: "choosing", place: "placing", offer: "trading", trade: "trading", decline: "trading", withdraw: "trading", done: "trading", offers_void: "trading", income: "income" };

export function groupTurns(updates: readonly Update[]): Turn[] {
  const turns: Turn[] = [];
  let round = 0;
  for (const update of effectivePlays(updates)) {
    for (const event of update.events ?? []) {
      if (event.event === "round") round = Number(event["round"]);
      if (UNLISTED.includes(event.event)) continue;
      const part = PARTS[event.event] ?? "buying";
      // Income and trade concern all players; a purchase belongs to the player with the slipper.
      const seat = part === "income" || part === "trading" ? null : (update.seat ?? null);
      let turn = turns.at(-1);
      if (!turn || turn.turn !== round || turn.part !== part || turn.seat !== seat) turns.push((turn = { turn: round, part, seat, by: update.by, lines: [] }));
      turn.lines.push({ number: update.number, seat: Number(event["seat"] ?? update.seat ?? -1), index: turn.lines.length + 1, event });
      if (event.event === "slipper") turns.push({ turn: round, part: "buying", seat: Number(event["to"]), by: update.by, lines: [] });
    }
  }
  return turns.filter((turn) => turn.lines.length);
}

const MAX_TURNS = 5; // whose moves are marked on the board

/** Return the turns of the other players since one's own last turn. */
export function turnsSinceOwn(turns: readonly Turn[], you: number | null): Turn[] {
  const played = turns.filter((turn) => turn.seat !== null);
  return played.slice(played.findLastIndex((turn) => turn.seat === you) + 1).slice(-MAX_TURNS);
}
