// What happened in voleurs: groups by round, by part of the round, and by whoever acted.
import type { News } from "../lib/protocol";
import { standing, type Turn } from "../table/log";

const SILENT = ["phase", "over", "round"];
const PARTS: Record<string, string> = { choose: "choosing", place: "placing", offer: "trading", trade: "trading", decline: "trading", withdraw: "trading", done: "trading", offers_void: "trading", income: "income" };

export function turnsOf(told: readonly News[]): Turn[] {
  const turns: Turn[] = [];
  let round = 0;
  for (const news of standing(told)) {
    for (const event of news.events ?? []) {
      if (event.event === "round") round = Number(event["round"]);
      if (SILENT.includes(event.event)) continue;
      const part = PARTS[event.event] ?? "buying";
      // Income and trade are everybody's; a purchase belongs to whoever had the slipper.
      const seat = part === "income" || part === "trading" ? null : (news.seat ?? null);
      let turn = turns.at(-1);
      if (!turn || turn.turn !== round || turn.part !== part || turn.seat !== seat) turns.push((turn = { turn: round, part, seat, by: news.by, lines: [] }));
      turn.lines.push({ number: news.number, seat: Number(event["seat"] ?? news.seat ?? -1), index: turn.lines.length + 1, event });
      if (event.event === "slipper") turns.push({ turn: round, part: "buying", seat: Number(event["to"]), by: news.by, lines: [] });
    }
  }
  return turns.filter((turn) => turn.lines.length);
}

const MOST = 5; // turns whose trace lies on the board at once

/** What the others did since one's own last deed. */
export function tracedOf(turns: readonly Turn[], you: number | null): Turn[] {
  const deeds = turns.filter((turn) => turn.seat !== null);
  return deeds.slice(deeds.findLastIndex((turn) => turn.seat === you) + 1).slice(-MOST);
}
