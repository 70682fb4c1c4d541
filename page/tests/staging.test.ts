// The queue of scenes: order, pace, skipping, piling up, showing again, and what moves at all.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../src/lib/preferences.svelte";
import { Playback } from "../src/lib/playback.svelte";
import type { Facts, Update } from "../src/lib/protocol";
import { pace, paceName, type Pace } from "../src/staging/pace";
import { CUES, type Cue, type ScenesOf, type Step } from "../src/staging/scene";
import { SceneQueue, type Performer } from "../src/staging/sceneQueue";
import timings from "../src/staging/timings.json";
import { netMoves } from "../src/table/netMoves";
import { settle, update } from "./fakePlatform";

const USUAL: Pace = { factor: 1, betweenEvents: 120, betweenSeats: 350 };
const NONE: Pace = { factor: 0, betweenEvents: 0, betweenSeats: 0 };

/** Records what is performed; waits only while it is held. */
class FakePerformer implements Performer {
  done: string[] = [];
  hidden = false;
  held: (() => void)[] | null = null;
  async perform(step: Step, _before: Facts, factor: number, skip: AbortSignal): Promise<void> {
    this.done.push(`${String(step.view?.["name"])} ${factor}`);
    const { held } = this;
    if (held)
      await new Promise<void>((resolve) => {
        held.push(resolve);
        skip.addEventListener("abort", () => resolve());
      });
  }
  endScene(): void {}
  sound(cue: Cue): void {
    this.done.push(cue);
  }
  async wait(milliseconds: number): Promise<void> {
    if (milliseconds) this.done.push(`${milliseconds} ms`);
  }
  isHidden = (): boolean => this.hidden;
}

const scenesOf: ScenesOf = (event) => [{ movements: [], view: { name: event["name"] }, cues: ["step"] }];
const play = (number: number, seat: number, ...names: string[]): Update =>
  update(number, { seat, events: names.map((name) => ({ event: "move", name })) }) as Update;

let performer: FakePerformer;
let times: Pace;
let queue: SceneQueue;
const skip = (): AbortSignal => new AbortController().signal;
beforeEach(() => {
  performer = new FakePerformer();
  times = USUAL;
  queue = new SceneQueue(
    scenesOf,
    performer,
    () => times,
    () => 0,
  );
});

describe("a queue of scenes", () => {
  it("plays the events of an update in order, with a pause after each and between two seats", async () => {
    await queue.play([play(2, 0, "a", "b")], {}, skip(), false);
    await queue.play([play(3, 1, "c")], {}, skip(), false);
    expect(performer.done).toEqual(["a 1", "120 ms", "b 1", "120 ms", "350 ms", "c 1", "120 ms"]);
  });
  it("is shorter where more than six events wait", async () => {
    await queue.play([play(2, 0, "a", "b", "c"), play(3, 0, "d", "e", "f", "g")], {}, skip(), false);
    expect(performer.done[0]).toBe("a 0.6");
  });
  it("plays only the last turn where more than fifteen wait", async () => {
    const turn = Array.from({ length: 8 }, (_, n) => `e${n}`);
    const waiting = [play(2, 0, ...turn), play(3, 1, ...turn), play(4, 1, "last")];
    await queue.play(waiting, {}, skip(), false);
    expect(performer.done).toEqual([]);
    await queue.play(waiting.slice(1), {}, skip(), false);
    expect(performer.done).toContain("e0 0.6");
  });
  it("moves nothing without a pace, but sounds", async () => {
    times = NONE;
    await queue.play([play(2, 0, "a")], {}, skip(), false);
    await settle();
    expect(performer.done.filter((one) => !one.endsWith("ms"))).toEqual(["step"]);
  });
  it("stops at once when it is skipped, and while nobody looks", async () => {
    const controller = new AbortController();
    performer.held = [];
    const playing = queue.play([play(2, 0, "a", "b")], {}, controller.signal, false);
    await settle();
    controller.abort();
    await playing;
    expect(performer.done.filter((one) => !one.endsWith("ms"))).toEqual(["a 1"]);
    performer.hidden = true;
    await queue.play([play(3, 0, "c")], {}, skip(), false);
    expect(performer.done).not.toContain("c 1");
  });
});

describe("updates that wait", () => {
  const playback = (): { shown: number[]; playback: Playback; next: () => Promise<void> } => {
    const shown: number[] = [];
    const waiting: (() => void)[] = [];
    const found = new Playback({
      view: () => ({}),
      apply: ({ number }) => shown.push(number),
      settled: () => undefined,
    });
    found.animate = (_queue, _before, signal) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        signal.addEventListener("abort", () => resolve());
      });
    const next = async (): Promise<void> => (waiting.shift()!(), settle());
    return { shown, playback: found, next };
  };
  it("are applied each after its scene", async () => {
    const { shown, playback: one, next } = playback();
    one.add(play(2, 0, "a"));
    one.add(play(3, 1, "b"));
    await settle();
    expect(shown).toEqual([]);
    await next();
    expect(shown).toEqual([2]);
    await next();
    expect([shown, one.animating]).toEqual([[2, 3], false]);
  });
  it("appear to the end of a seat's turn when they are skipped", async () => {
    const { shown, playback: one } = playback();
    for (const [number, seat] of [
      [2, 0],
      [3, 0],
      [4, 1],
    ] as const)
      one.add(play(number, seat, "a"));
    await settle();
    one.skip();
    await settle();
    expect([shown, one.animating]).toEqual([[2, 3], true]);
    one.skip();
    await settle();
    expect([shown, one.animating]).toEqual([[2, 3, 4], false]);
  });
  it("wait while earlier ones are shown again, which a key ends", async () => {
    const { shown, playback: one } = playback();
    const seen: number[] = [];
    const again = one.showAgain(
      [play(2, 0, "a")],
      async (number) => ({ number }),
      (number) => void seen.push(number),
    );
    await settle();
    one.add(play(3, 1, "b"));
    await settle();
    expect([seen, shown, one.showingAgain]).toEqual([[1], [], true]);
    one.skip();
    await settle();
    one.skip();
    await again;
    expect([shown, one.showingAgain, one.animating]).toEqual([[3], false, false]);
  });
});

describe("the pace", () => {
  it("is none where the system asks for less motion, unless another is chosen", () => {
    preferences.pace = "";
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect([paceName(), pace().factor]).toEqual(["none", 0]);
    preferences.pace = "swift";
    expect(paceName()).toBe("swift");
    preferences.pace = "";
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    expect([paceName(), pace().factor]).toEqual(["usual", 1]);
    vi.unstubAllGlobals();
  });
});

describe("net moves", () => {
  const moves = (...steps: [string, string, string][]): string[] =>
    netMoves(steps.map(([piece, from, to], n) => ({ piece, from, to, n: n + 1 }))).map(
      ({ piece, from, to, n }) => `${n} ${piece} ${from}>${to}`,
    );
  it("join the steps of a piece, with the number of the last", () => {
    expect(moves(["0", "a", "b"], ["neutral", "a", "c"], ["0", "b", "d"])).toEqual(["2 neutral a>c", "3 0 a>d"]);
  });
  it("leave nothing of a piece that came back", () => {
    expect(moves(["0", "a", "b"], ["0", "b", "a"], ["1", "a", "c"])).toEqual(["3 1 a>c"]);
  });
  it("keep pieces of the same kind apart", () => {
    expect(moves(["0", "a", "c"], ["0", "b", "c"], ["0", "c", "d"])).toEqual(["1 0 a>c", "3 0 b>d"]);
  });
});

describe("the sounds", () => {
  it("have a place in the file for every cue, one after the other", () => {
    expect(Object.keys(timings)).toEqual([...CUES]);
    let end = 0;
    for (const [at, length] of Object.values(timings)) {
      expect(at!).toBeGreaterThan(end);
      expect(length!).toBeLessThan(1.6);
      end = at! + length!;
    }
  });
});
