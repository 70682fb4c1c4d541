// Performs the steps of scenes on the elements of a table. Pieces stand where the view after the step has them, and fly
// there from where they were.
import { flushSync } from "svelte";
import type { Facts } from "../lib/protocol";
import { EFFECTS } from "./effects";
import { bow, easingFor, keyframesFor, middleOf, type Waypoint } from "./flight";
import type { Arrival, Carried, Carry, Cue, Departure, Effect, Movement, Place, Staged, Step } from "./scene";
import type { Performer } from "./sceneQueue";
import { playCue } from "./sound";

const POP = 220; // milliseconds
const TURN = 200;
const SMALLEST = 0.35; // of a flying piece, in parts of its size
const LARGEST = 1.6;
const FLYING = "flying"; // class of the areas that pieces fly out of and into

interface Board {
  root: () => Element | null;
  stage: (staged: Staged) => void;
}

export class DomPerformer implements Performer {
  private held: Animation[] = [];
  private carriedSoFar = 0;

  constructor(private readonly board: Board) {}

  isHidden = (): boolean => document.hidden || !this.board.root();
  sound = (cue: Cue): void => playCue(cue);

  wait(milliseconds: number, skip: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (skip.aborted || milliseconds <= 0) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        skip.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      skip.addEventListener("abort", done);
    });
  }

  endScene(): void {
    for (const animation of this.held) animation.cancel();
    this.held = [];
  }

  async perform(step: Step, before: Facts, factor: number, skip: AbortSignal): Promise<void> {
    const starts = step.movements.map((movement) => (movement.kind === "effect" ? null : this.startOf(movement)));
    const carried = step.movements.flatMap((movement): Carried[] =>
      movement.kind === "carry" ? [{ id: ++this.carriedSoFar, art: movement.art }] : [],
    );
    const leaving = step.movements.some(({ kind }) => kind === "leave");
    const show = (numbers: Facts, pieces: Facts, flying: readonly Carried[]): void =>
      flushSync(() => this.board.stage({ pieces, numbers, carried: flying }));
    const after = step.view ?? before;
    if (step.release) this.endScene();
    show(before, leaving ? before : after, carried);

    const ids = carried.map(({ id }) => id);
    const animations = step.movements.flatMap((movement, n) =>
      movement.kind === "carry"
        ? this.carry(movement, starts[n]!, ids.shift()!, factor)
        : this.move(movement, starts[n] ?? null, factor),
    );
    for (const cue of step.cues ?? []) this.cueAt(cue, factor, skip);
    await this.finished(animations, skip);
    if (step.rest) await this.wait(step.rest * factor, skip);
    if (skip.aborted) return;
    show(after, after, []);
    for (const animation of animations) if (!this.held.includes(animation)) animation.cancel();
    for (const name of step.pops ?? []) this.effect({ kind: "effect", at: name, effect: "pop", ms: POP }, factor);
  }

  private cueAt(cue: Cue | readonly [Cue, number], factor: number, skip: AbortSignal): void {
    if (typeof cue === "string") return this.sound(cue);
    void this.wait(cue[1] * factor, skip).then(() => skip.aborted || this.sound(cue[0]));
  }

  private async finished(animations: readonly Animation[], skip: AbortSignal): Promise<void> {
    const cancel = (): void => {
      for (const animation of animations) animation.cancel();
    };
    skip.addEventListener("abort", cancel);
    await Promise.allSettled(animations.map((animation) => animation.finished));
    skip.removeEventListener("abort", cancel);
  }

  // --- places ----------------------------------------------------------------------------------------------------

  private all(name: string): Element[] {
    const root = this.board.root()?.closest(".areas") ?? this.board.root();
    const found = root?.querySelectorAll(`[data-piece="${name}"], [data-spot="${name}"]`) ?? [];
    return [...found].filter((element) => isVisible(element.getBoundingClientRect()));
  }
  private find(place: Place): Element | null {
    for (const name of typeof place === "string" ? [place] : place) {
      const element = this.all(name)[0];
      if (element) return element;
    }
    return null;
  }
  private boxOf(place: Place | undefined): DOMRect | null {
    return (place && this.find(place)?.getBoundingClientRect()) || null;
  }
  private startOf(movement: Exclude<Movement, Effect>): DOMRect | null {
    return movement.kind === "leave" ? null : this.boxOf(movement.from);
  }

  // --- movements -------------------------------------------------------------------------------------------------

  private move(movement: Exclude<Movement, Carry>, start: DOMRect | null, factor: number): Animation[] {
    if (movement.kind === "effect") return this.effect(movement, factor);
    return movement.kind === "arrive" ? this.arrive(movement, start, factor) : this.leave(movement, factor);
  }

  private effect({ at, effect, ms, delay = 0, hold }: Effect, factor: number): Animation[] {
    const element = this.find(at) as SVGElement | HTMLElement | null;
    if (!element) return [];
    const { frames, easing, origin } = EFFECTS[effect];
    if (origin) Object.assign(element.style, { transformBox: "fill-box", transformOrigin: origin });
    const animation = element.animate(frames, {
      duration: ms * factor,
      delay: delay * factor,
      easing,
      fill: hold ? "both" : "backwards",
    });
    if (hold) this.held.push(animation);
    return [animation];
  }

  private arrive(movement: Arrival, start: DOMRect | null, factor: number): Animation[] {
    const element = this.find(movement.piece);
    if (!element) return [];
    const box = element.getBoundingClientRect();
    if (!start) return this.effect({ kind: "effect", at: movement.piece, effect: "appear", ms: movement.ms }, factor);
    const stops = (movement.along ?? []).map((place) => this.boxOf(place)).filter((stop) => stop !== null);
    const way: Waypoint[] = [
      { ...middleOf(start), scale: sizeOf(start, box) },
      ...stops.map((stop) => ({ ...middleOf(stop), scale: 1 })),
      { ...middleOf(box), scale: 1 },
    ];
    return [this.fly(element, box, way, movement, factor)];
  }

  private leave(movement: Departure, factor: number): Animation[] {
    const element = this.all(movement.piece).at(-1 - movement.last);
    const goal = this.boxOf(movement.to);
    if (!element || !goal) return [];
    const box = element.getBoundingClientRect();
    const via = this.boxOf(movement.via);
    const way: Waypoint[] = [
      { ...middleOf(box), scale: 1 },
      ...(via ? [{ ...middleOf(via), scale: sizeOf(via, box) }] : []),
      { ...middleOf(goal), scale: SMALLEST },
    ];
    return [this.fly(element, box, way, movement, factor)];
  }

  private carry(movement: Carry, start: DOMRect | null, id: number, factor: number): Animation[] {
    const element = document.querySelector<HTMLElement>(`[data-carried="${id}"]`);
    const goal = this.boxOf(movement.to);
    if (!element) return [];
    const from = start ?? goal;
    if (!from || !goal) return (void (element.style.opacity = "0"), []);
    const box = element.getBoundingClientRect();
    const via = this.boxOf(movement.via);
    const way: Waypoint[] = [
      { ...middleOf(from), scale: sizeOf(from, box) },
      ...(via ? [{ ...middleOf(via), scale: sizeOf(via, box) }] : []),
      { ...middleOf(goal), scale: sizeOf(goal, box) },
    ];
    const { ms, delay = 0, turned, pause = 0 } = movement;
    const animations = [this.fly(element, box, way, movement, factor)];
    const timing = { duration: ms * factor, delay: delay * factor };
    if (delay)
      animations.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, duration: 1, fill: "backwards" }));
    if (movement.fade)
      animations.push(
        element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { ...timing, fill: "forwards" }),
      );
    const card = turned === undefined ? null : element.querySelector(".two-sided");
    if (card)
      animations.push(
        card.animate([{ transform: "rotateY(180deg)" }, { transform: "none" }], {
          duration: (turned ?? TURN) * factor,
          delay: (delay + ms + pause) * factor,
          easing: "cubic-bezier(.5,0,.2,1)",
          fill: "both",
        }),
      );
    return animations;
  }

  private fly(element: Element, box: DOMRect, way: readonly Waypoint[], timing: Movement, factor: number): Animation {
    const { ms, delay = 0, arc = 0 } = timing;
    raise(element, true);
    const animation = element.animate(keyframesFor(element, box, bow(way, arc)), {
      duration: ms * factor,
      delay: delay * factor,
      easing: easingFor(arc),
      fill: "both",
    });
    const lower = (): void => raise(element, false);
    animation.addEventListener("cancel", lower);
    return animation;
  }
}

const isVisible = ({ width, height }: DOMRect): boolean => width > 0 || height > 0;

/** Return how large a piece is at a place, in parts of its size where it rests. */
const sizeOf = (place: DOMRect, rest: DOMRect): number =>
  Math.min(LARGEST, Math.max(SMALLEST, Math.min(place.height / rest.height, place.width / rest.width) || 1));

/** Put what surrounds a flying piece above the rest of the table, or back. */
function raise(element: Element, on: boolean): void {
  for (let one: Element | null = element; one && !one.classList.contains("areas"); one = one.parentElement)
    if (one.matches(".tile, [data-area]")) one.classList.toggle(FLYING, on);
}
