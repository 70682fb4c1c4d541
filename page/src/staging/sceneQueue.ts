// Plays the scenes of updates one after the other, at the pace that the reader chose, faster where many wait. Nothing
// else moves pieces.
import type { Facts, Update } from "../lib/protocol";
import type { Pace } from "./pace";
import type { Cue, ScenesOf, Step } from "./scene";

const MANY = 6; // waiting events, above which scenes are shorter
const SHORTER = 0.6;
const FLOOD = 15; // above which only the last turn is played
const AGAIN_WITHOUT_MOTION = 700; // milliseconds for each event that is shown again where nothing moves
const MOST_CUES = 3; // of an event whose pieces don't move
const CUE_DISTANCE = 110; // milliseconds between them

/** Does what a scene says: moves elements, plays sounds, and waits. Everything ends when `skip` is aborted. */
export interface Performer {
  perform(step: Step, before: Facts, factor: number, skip: AbortSignal): Promise<void>;
  endScene(): void; // what was held goes back
  sound(cue: Cue): void;
  wait(milliseconds: number, skip: AbortSignal): Promise<void>;
  isHidden(): boolean; // nobody can see the board
}

export class SceneQueue {
  private lastSeat: number | undefined;

  constructor(
    private readonly scenesOf: ScenesOf,
    private readonly performer: Performer,
    private readonly pace: () => Pace,
    private readonly viewer: () => number | null, // the seat that may see faces of cards
  ) {}

  /** Play the scenes of the first update of a queue. */
  play = async (queue: readonly Update[], before: Facts | null, skip: AbortSignal, again: boolean): Promise<void> => {
    const update = queue[0]!;
    const { performer } = this;
    const seat = update.seat;
    const changed = this.lastSeat !== undefined && this.lastSeat !== seat;
    this.lastSeat = seat;
    if (!before || !update.view || !update.events || performer.isHidden()) return;
    if (!again && countEvents(queue) > FLOOD && !isOfLastTurn(queue)) return;
    const { factor, betweenEvents, betweenSeats } = this.pace();
    const speed = factor * (countEvents(queue) > MANY ? SHORTER : 1);
    if (speed && changed && !again) await performer.wait(betweenSeats, skip);

    let shown = before;
    for (const [n, event] of update.events.entries()) {
      if (skip.aborted) return;
      const later = update.events.slice(n + 1);
      const steps = this.scenesOf(event, { before: shown, next: update.view, later, you: this.viewer() });
      const after = steps.findLast((step) => step.view)?.view ?? shown;
      if (speed) {
        for (const step of steps) {
          if (skip.aborted) break;
          await performer.perform(step, shown, speed, skip);
          shown = step.view ?? shown;
        }
        performer.endScene();
        if (steps.length) await performer.wait(betweenEvents, skip);
      } else {
        this.playCues(steps, skip);
        if (again) {
          // The board shows the state before, then at once the one after.
          await performer.wait(AGAIN_WITHOUT_MOTION / 2, skip);
          await performer.perform({ movements: [], view: after }, shown, 1, skip);
          await performer.wait(AGAIN_WITHOUT_MOTION, skip);
        }
      }
      shown = after;
    }
  };

  /** Play the sounds of an event whose pieces don't move. */
  private playCues(steps: readonly Step[], skip: AbortSignal): void {
    const cues = [
      ...new Set(steps.flatMap((step) => step.cues ?? []).map((cue) => (typeof cue === "string" ? cue : cue[0]))),
    ];
    void (async () => {
      for (const cue of cues.slice(0, MOST_CUES)) {
        this.performer.sound(cue);
        await this.performer.wait(CUE_DISTANCE, skip);
      }
    })();
  }
}

const countEvents = (queue: readonly Update[]): number =>
  queue.reduce((sum, { kind, events }) => sum + (kind === "play" ? (events?.length ?? 0) : 0), 0);

/** Return whether the first update of a queue belongs to the turn of the last one. */
function isOfLastTurn(queue: readonly Update[]): boolean {
  const plays = queue.filter(({ kind }) => kind === "play");
  const last = plays.at(-1)?.seat;
  return plays.every(({ seat }) => seat === last);
}
