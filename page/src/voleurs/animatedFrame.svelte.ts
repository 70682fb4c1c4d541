// The part of the city in sight, which glides from one frame to the next, unless nothing is to move.
import { untrack } from "svelte";
import { paceName } from "../staging/pace";
import type { Frame } from "./city";

const DURATION = 280; // milliseconds

export class AnimatedFrame {
  private shown = $state.raw<Frame | null>(null);

  /** Create it while a component is. */
  constructor(private readonly wanted: () => Frame) {
    $effect(() => this.glide());
  }

  frame = $derived.by(() => this.shown ?? this.wanted());

  private glide(): (() => void) | undefined {
    const to = this.wanted();
    const from = untrack(() => this.shown);
    if (!from || paceName() === "none") return void (this.shown = to);
    let stop = false;
    const began = performance.now();
    const step = (now: number): void => {
      if (stop) return;
      const t = Math.min(1, (now - began) / DURATION);
      const e = 1 - (1 - t) ** 3;
      this.shown = {
        x: from.x + (to.x - from.x) * e,
        y: from.y + (to.y - from.y) * e,
        w: from.w + (to.w - from.w) * e,
        h: from.h + (to.h - from.h) * e,
      };
      if (t < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    return () => (stop = true);
  }
}
