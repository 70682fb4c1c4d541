// What stands below a graph of chances: where turns or rounds begin, and which of them get a number.
import type { News } from "../lib/protocol";
import type { Turn } from "./log";

export interface Beginning {
  turn: number; // of dieb, or a round of voleurs
  number: number; // actions before it
}

export type Tick = Beginning & { x: number };

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Where each turn begins; `plays` are the actions of the match, in order. */
export function beginningsOf(turns: readonly Turn[], plays: readonly News[]): Beginning[] {
  const places = new Map(plays.map((news, n) => [news.number, n]));
  const found: Beginning[] = [];
  for (const { turn, lines } of turns) {
    const number = places.get(lines[0]?.number ?? -1);
    if (turn > (found.at(-1)?.turn ?? 0) && number !== undefined) found.push({ turn, number });
  }
  return found;
}

/** The first one, which needs more room for its word, and round numbers after it: as many as can stand this far apart. */
export function ticksOf(beginnings: readonly Beginning[], last: number, width: number, apart: number, room: number): Tick[] {
  const all = beginnings.map((one): Tick => ({ ...one, x: Math.round((one.number / Math.max(1, last)) * width) }));
  const [first] = all;
  if (!first) return [];
  for (const step of STEPS) {
    const ticks = [first, ...all.filter((one) => one.turn % step === 0 && one.x - first.x >= room)];
    if (ticks.every((one, n) => n === 0 || one.x - ticks[n - 1]!.x >= apart)) return ticks;
  }
  return [first];
}

/** The turn that a moment lies in. */
export const turnAt = (beginnings: readonly Beginning[], number: number): number => beginnings.findLast((one) => one.number <= number)?.turn ?? 0;
