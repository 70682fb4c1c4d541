// Analysis of a finished match: every player's chances at the start of each turn, and the turning points.
import { RequestError, type Chances } from "./protocol";

export interface Moment {
  number: number; // actions before it
  seat: number; // who is to act
  chances: number[]; // by seat
  errors: number[]; // their standard errors
}

export interface TurningPoint {
  number: number;
  seat: number; // whose turn it was
  before: number;
  after: number;
}

const CERTAINTY = 2; // standard errors that a change must exceed to be called a turning point
const PAUSE = 1000; // milliseconds before the server is asked again that is busy or not ready
const PASSING = ["rate_limited", "not_ready"];

/** Return where turns begin after the set-up, as numbers of actions. */
export function findTurnStarts(
  actions: readonly (readonly [number, string])[],
  isSetUp: (action: string) => boolean = () => false,
): number[] {
  return actions.flatMap(([seat, text], n) =>
    !isSetUp(text) && (n === 0 || actions[n - 1]![0] !== seat || isSetUp(actions[n - 1]![1])) ? [n] : [],
  );
}

/**
 * Return the turns that changed the chances of the player who moved most, in the order of the match; only changes that
 * are clearly larger than the error of the estimate.
 */
export function findTurningPoints(moments: readonly Moment[], number = 5): TurningPoint[] {
  const turns = moments.slice(0, -1).map((moment, n) => {
    const [seat, next] = [moment.seat, moments[n + 1]!];
    const [before, after] = [moment.chances[seat] ?? 0, next.chances[seat] ?? 0];
    return {
      turn: { number: moment.number, seat, before, after },
      change: Math.abs(after - before),
      error: Math.hypot(moment.errors[seat] ?? 0, next.errors[seat] ?? 0),
    };
  });
  return turns
    .filter(({ change, error }) => change > CERTAINTY * error && change > 0)
    .sort((one, other) => other.change - one.change)
    .slice(0, number)
    .map(({ turn }) => turn)
    .sort((one, other) => one.number - other.number);
}

/** Return how far to the right a moment is drawn. */
const across = (moment: Moment, last: number, width: number): number =>
  Math.round((moment.number / Math.max(1, last)) * width);

/** Return the SVG path of a seat's chances. */
export function chartPath(
  moments: readonly Moment[],
  seat: number,
  last: number,
  width: number,
  height: number,
): string {
  return moments
    .map(
      (moment, n) =>
        `${n ? "L" : "M"}${across(moment, last, width)} ${Math.round((1 - (moment.chances[seat] ?? 0)) * height)}`,
    )
    .join("");
}

/** Return the SVG path of the band around a seat's chances: twice the standard error up and down. */
export function bandPath(
  moments: readonly Moment[],
  seat: number,
  last: number,
  width: number,
  height: number,
): string {
  const edge = (moment: Moment, sign: number): string => {
    const chance = (moment.chances[seat] ?? 0) + sign * CERTAINTY * (moment.errors[seat] ?? 0);
    return `${across(moment, last, width)} ${Math.round((1 - Math.min(1, Math.max(0, chance))) * height)}`;
  };
  const upper = moments.map((moment) => edge(moment, 1));
  const lower = moments.map((moment) => edge(moment, -1)).reverse();
  return moments.length > 1 ? `M${[...upper, ...lower].join("L")}Z` : "";
}

/** Ask for the chances at one moment after the other, and report after each what is known; stop when told to. */
export async function evaluateTurns(
  starts: readonly number[],
  ask: (number: number) => Promise<Chances>,
  seatToAct: (number: number) => number,
  report: (moments: Moment[]) => void,
  stopped: () => boolean = () => false,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
): Promise<void> {
  const moments: Moment[] = [];
  for (const number of starts) {
    for (;;) {
      if (stopped()) return;
      try {
        const { chances, errors } = await ask(number);
        if (!chances.length) return; // nobody can tell the chances of this game
        moments.push({ number, seat: seatToAct(number), chances, errors });
        break;
      } catch (error) {
        if (!(error instanceof RequestError && PASSING.includes(error.code))) throw error;
        await pause();
      }
    }
    report([...moments]);
  }
}
