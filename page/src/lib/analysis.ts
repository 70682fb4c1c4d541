// Looking back at a finished match: everybody's chances at the start of each turn, and where they turned.
import type { Advice } from "./protocol";

export interface Moment {
  number: number; // actions before it
  seat: number; // who is to act
  chances: number[];
}

export interface Turning {
  number: number;
  seat: number; // whose turn it was
  before: number;
  after: number;
}

/** The moments at which a turn begins, as numbers of actions; at most so many, evenly spread. */
export function turnStarts(actions: readonly (readonly [number, string])[], most: number): number[] {
  const starts = actions.flatMap(([seat, text], n) => (!text.startsWith("place") && (n === 0 || actions[n - 1]![0] !== seat || actions[n - 1]![1].startsWith("place")) ? [n] : []));
  if (starts.length <= most) return starts;
  return Array.from({ length: most }, (_, i) => starts[Math.round((i * (starts.length - 1)) / (most - 1))]!);
}

/** Where a turn changed its player's chances most, for better or worse. */
export function turningPoints(moments: readonly Moment[], number = 3): Turning[] {
  const turns = moments.slice(0, -1).map((moment, n) => ({ number: moment.number, seat: moment.seat, before: moment.chances[moment.seat] ?? 0, after: moments[n + 1]!.chances[moment.seat] ?? 0 }));
  return turns.sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before)).slice(0, number).sort((one, other) => one.number - other.number);
}

/** A line through the chances of a seat. */
export function curve(moments: readonly Moment[], seat: number, last: number, width: number, height: number): string {
  return moments.map((moment, n) => `${n ? "L" : "M"}${Math.round((moment.number / Math.max(1, last)) * width)} ${Math.round((1 - (moment.chances[seat] ?? 0)) * height)}`).join("");
}

/** Asks for one moment after the other, and tells what is known so far. */
export async function explore(starts: readonly number[], ask: (number: number) => Promise<Advice>, seatOf: (number: number) => number, tell: (moments: Moment[]) => void): Promise<void> {
  const moments: Moment[] = [];
  for (const number of starts) {
    const advice = await ask(number).catch(() => null);
    if (advice?.chances.length) moments.push({ number, seat: seatOf(number), chances: advice.chances });
    tell([...moments]);
  }
}
