// The log of voleurs, grouped by round, part of the round, and player.
import type { Update } from "../lib/protocol";
import { effectivePlays, type Turn } from "../table/log";
import { staticData } from "./staticData.svelte";

const UNLISTED = ["phase", "over", "round"]; // events without a line
export function groupTurns(updates: readonly Update[]): Turn[] {
  const turns: Turn[] = [];
  const phases = staticData.data?.phases ?? {};
  let round = 0;
  let part = "";
  for (const update of effectivePlays(updates)) {
    for (const event of update.events ?? []) {
      if (event.event === "round") [round, part] = [Number(event["round"]), "income"];
      else if (event.event === "phase") part = String(event["phase"]);
      else part = phases[event.event] ?? part; // what follows an action belongs to its part
      if (UNLISTED.includes(event.event)) continue;
      // Income and trade concern all players; a purchase belongs to the player with the slipper.
      const seat = part === "income" || part === "trading" ? null : (update.seat ?? null);
      let turn = turns.at(-1);
      if (!turn || turn.turn !== round || turn.part !== part || turn.seat !== seat)
        turns.push((turn = { turn: round, part, seat, by: update.by, lines: [] }));
      turn.lines.push({
        number: update.number,
        seat: Number(event["seat"] ?? update.seat ?? -1),
        index: turn.lines.length + 1,
        event,
      });
    }
  }
  return turns;
}

const MAX_TURNS = 5; // whose moves are marked on the board

/** Return the turns of the other players since one's own last turn. */
export function turnsSinceOwn(turns: readonly Turn[], you: number | null): Turn[] {
  const played = turns.filter((turn) => turn.seat !== null);
  return played.slice(played.findLastIndex((turn) => turn.seat === you) + 1).slice(-MAX_TURNS);
}
