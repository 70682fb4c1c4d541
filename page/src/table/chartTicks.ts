// The horizontal axis of the chart of chances: where turns or rounds begin, and which of them are labelled.
import type { Update } from "../lib/protocol";
import type { Turn } from "./log";

export interface TurnStart {
  turn: number; // or a round
  number: number; // actions before it
}

export type Tick = TurnStart & { x: number };

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Return where each turn begins; `plays` are the actions of the match in order. */
export function turnStartsOf(turns: readonly Turn[], plays: readonly Update[]): TurnStart[] {
  const indexes = new Map(plays.map((update, n) => [update.number, n]));
  const starts: TurnStart[] = [];
  for (const { turn, lines } of turns) {
    const number = indexes.get(lines[0]?.number ?? -1);
    if (turn > (starts.at(-1)?.turn ?? 0) && number !== undefined) starts.push({ turn, number });
  }
  return starts;
}

/**
 * Return the first start, whose label is wider (`firstRoom`), and as many round numbers after it as keep their
 * distance.
 */
export function chooseTicks(
  starts: readonly TurnStart[],
  last: number,
  width: number,
  distance: number,
  firstRoom: number,
): Tick[] {
  const all = starts.map((start): Tick => ({ ...start, x: Math.round((start.number / Math.max(1, last)) * width) }));
  const [first] = all;
  if (!first) return [];
  for (const step of STEPS) {
    const ticks = [first, ...all.filter((tick) => tick.turn % step === 0 && tick.x - first.x >= firstRoom)];
    if (ticks.every((tick, n) => n === 0 || tick.x - ticks[n - 1]!.x >= distance)) return ticks;
  }
  return [first];
}

/** Return the turn that an action belongs to. */
export const turnAt = (starts: readonly TurnStart[], number: number): number =>
  starts.findLast((start) => start.number <= number)?.turn ?? 0;
