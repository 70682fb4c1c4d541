// Analysis of a finished match: every player's chances at the start of each turn, and the turning points.
import type { Advice } from "./protocol";

export interface Moment {
  number: number; // actions before it
  seat: number; // who is to act
  chances: number[]; // by seat
}

export interface TurningPoint {
  number: number;
  seat: number; // whose turn it was
  before: number;
  after: number;
}

/** Return where turns begin after the set-up, as numbers of actions; at most `maximum` of them, evenly spread. */
export function sampleTurnStarts(
  actions: readonly (readonly [number, string])[],
  maximum: number,
  isSetUp: (action: string) => boolean = () => false,
): number[] {
  const starts = actions.flatMap(([seat, text], n) =>
    !isSetUp(text) && (n === 0 || actions[n - 1]![0] !== seat || isSetUp(actions[n - 1]![1])) ? [n] : [],
  );
  if (starts.length <= maximum) return starts;
  return Array.from({ length: maximum }, (_, i) => starts[Math.round((i * (starts.length - 1)) / (maximum - 1))]!);
}

/** Return the turns that changed their player's chances most, for better or worse, in the order of the match. */
export function findTurningPoints(moments: readonly Moment[], number = 3): TurningPoint[] {
  const turns = moments.slice(0, -1).map((moment, n) => ({
    number: moment.number,
    seat: moment.seat,
    before: moment.chances[moment.seat] ?? 0,
    after: moments[n + 1]!.chances[moment.seat] ?? 0,
  }));
  return turns
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, number)
    .sort((one, other) => one.number - other.number);
}

/** Return the SVG path of a seat's chances. */
export function chartPath(
  moments: readonly Moment[],
  seat: number,
  last: number,
  width: number,
  height: number,
): string {
  return moments
    .map((moment, n) => {
      const x = Math.round((moment.number / Math.max(1, last)) * width);
      return `${n ? "L" : "M"}${x} ${Math.round((1 - (moment.chances[seat] ?? 0)) * height)}`;
    })
    .join("");
}

/** Ask for the chances at one moment after the other, and report after each what is known so far. */
export async function evaluateTurns(
  starts: readonly number[],
  ask: (number: number) => Promise<Advice>,
  seatToAct: (number: number) => number,
  report: (moments: Moment[]) => void,
): Promise<void> {
  const moments: Moment[] = [];
  for (const number of starts) {
    const advice = await ask(number).catch(() => null);
    if (advice?.chances.length) moments.push({ number, seat: seatToAct(number), chances: advice.chances });
    report([...moments]);
  }
}
