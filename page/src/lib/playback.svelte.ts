// The updates that have been received but not displayed yet: each is animated and then applied, in order. Earlier ones
// can be shown again.
import type { Staged } from "../staging/scene";
import type { Facts, Update } from "./protocol";

/**
 * Animate the first update of a queue before it is applied; resolve at once when `skip` is aborted. `before` is the
 * view so far; `again` says that the reader asked to see an update of the past.
 */
export type Animate = (
  queue: readonly Update[],
  before: Facts | null,
  skip: AbortSignal,
  again: boolean,
) => Promise<void>;

interface Target {
  view: () => Facts | null;
  apply: (update: Update) => void;
  settled: () => void; // all have been applied
}

export class Playback {
  animating = $state(false);
  showingAgain = $state(false);
  staged = $state.raw<Staged | null>(null); // what the board shows meanwhile
  animate: Animate | null = null;
  private queue: Update[] = [];
  private skipController = new AbortController();

  constructor(private readonly target: Target) {}

  get waiting(): number {
    return this.queue.length;
  }

  add(update: Update): void {
    this.queue.push(update);
    if (!this.animating) void this.process();
  }

  /** Forget all updates: a newer state is displayed. */
  clear(): void {
    this.queue = [];
    this.abort();
    this.staged = null;
  }

  /** Apply what waits of the same seat's turn at once; end what is shown again. */
  skip(): void {
    if (!this.animating) return;
    this.abort();
    this.staged = null;
    const seat = this.queue[0]?.seat;
    if (this.showingAgain || !this.queue.length) return;
    while (this.queue[0] && (this.queue[0].kind !== "play" || this.queue[0].seat === seat))
      this.apply(this.queue.shift()!);
    if (!this.queue.length) this.target.settled();
  }

  /** Show some updates again, each with the views before and after it; `show` displays a view. */
  async showAgain(
    updates: readonly Update[],
    viewAfter: (number: number) => Promise<Facts | null>,
    show: (number: number, view: Facts) => void,
  ): Promise<void> {
    if (!this.animate || this.animating) return;
    this.animating = this.showingAgain = true;
    const skip = this.skipController.signal;
    try {
      for (const update of updates) {
        const before = await viewAfter(update.number - 1);
        const view = await viewAfter(update.number);
        if (!before || !view || skip.aborted) break;
        show(update.number - 1, before);
        await this.animate([{ ...update, view }], before, skip, true);
        show(update.number, view);
        this.staged = null;
        if (skip.aborted) break;
      }
    } finally {
      this.staged = null;
      this.showingAgain = false;
      await this.process(); // what came meanwhile
    }
  }

  private abort(): void {
    this.skipController.abort();
    this.skipController = new AbortController();
  }

  private async process(): Promise<void> {
    this.animating = true;
    while (this.queue.length) {
      const update = this.queue[0]!;
      if (update.kind === "play" && update.view && this.animate)
        await this.animate(this.queue, this.target.view(), this.skipController.signal, false);
      if (this.queue[0] === update) {
        // it may have been skipped meanwhile
        this.queue.shift();
        this.apply(update);
      }
    }
    this.animating = false;
    this.target.settled();
  }

  private apply(update: Update): void {
    this.staged = null;
    this.target.apply(update);
  }
}
