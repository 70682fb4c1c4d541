// The learner at a step of the school: what was played, which tries were wrong, and when the step is done. A wrong try
// stays on the table for a moment before it is taken back.
import { RequestError, type SchoolTask, type Update } from "../lib/protocol";
import type { TableState } from "../lib/table.svelte";
import { answerToRefused, judge, nextAction, type Verdict } from "./task";

const SHOWN = 700; // milliseconds for which a wrong try is shown
const SHOWN_STILL = 150; // likewise where the reader wants little motion
const GLOW_AFTER = 2; // wrong tries
const SHOW_AFTER = 3;
const NO_ANSWER = "other";

/** A wrong try: the end of its answer's key, and whether it was played and taken back. */
export interface Answer {
  key: string;
  takenBack: boolean;
}

export class Learner {
  played = $state.raw<readonly string[]>([]);
  wrongTries = $state(0);
  answer = $state.raw<Answer | null>(null);
  done = $state(false);
  private sent: string[] = []; // actions whose update hasn't come yet
  private pending: Verdict | null = null; // a wrong try that is still to be taken back
  private cancelTimer: (() => void) | null = null;

  constructor(
    readonly table: TableState,
    readonly task: SchoolTask,
    private readonly setTimer: (milliseconds: number, callback: () => void) => () => void,
  ) {
    const play = table.play;
    table.play = (action) => this.send(action, play);
    table.onRefused = (action) => this.refuse(action);
  }

  get glows(): boolean {
    return !this.done && this.wrongTries >= GLOW_AFTER;
  }
  get needsHelp(): boolean {
    return !this.done && this.wrongTries >= SHOW_AFTER;
  }
  /** The next action of an intended way. */
  get next(): string | null {
    return this.done
      ? null
      : nextAction(
          this.task,
          this.played,
          (this.table.choices ?? []).map((choice) => choice.action),
        );
  }

  stop(): void {
    this.cancelTimer?.();
  }

  private async send(action: string, play: TableState["play"]): Promise<boolean> {
    this.sent.push(action);
    try {
      return await play(action);
    } catch (error) {
      this.sent = this.sent.filter((other) => other !== action);
      if (error instanceof RequestError && error.family === "refusal") this.refuse(action);
      throw error;
    }
  }

  /** An action that the rules refuse is answered at once. */
  private refuse(action: string): void {
    if (this.done || this.pending) return;
    const key = answerToRefused(this.task, this.played, action);
    this.wrongTries += 1;
    if (key) this.answer = { key, takenBack: false };
  }

  /** Take note of what has happened at the table. */
  follow(update: Update): void {
    if (update.kind === "undo") {
      this.played = this.played.slice(0, -1);
      if (this.pending) this.cancelTimer = this.setTimer(0, () => void this.takeBack()); // once it is applied
      return;
    }
    if (update.kind === "play" && update.seat === this.table.you) {
      const action = this.sent.shift();
      if (action === undefined) return;
      this.played = [...this.played, action];
      const verdict = judge(this.task, this.played);
      if (this.done || verdict.kind === "on") return;
      if (verdict.kind === "done") {
        this.done = true;
        this.answer = null;
        return;
      }
      this.pending = verdict;
    }
    if (this.pending) this.waitToTakeBack();
  }

  /** Take a wrong try back once nothing has happened for a moment: others may have replied to it. */
  private waitToTakeBack(): void {
    this.cancelTimer?.();
    const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.cancelTimer = this.setTimer(still ? SHOWN_STILL : SHOWN, () => void this.takeBack());
  }

  private async takeBack(): Promise<void> {
    const verdict = this.pending;
    if (verdict?.kind !== "wrong") return;
    if (this.table.animating) return this.waitToTakeBack();
    if (this.played.length > verdict.keep) {
      try {
        await this.table.command("undo");
      } catch {
        this.waitToTakeBack(); // something has happened meanwhile
      }
      return;
    }
    this.pending = null;
    this.wrongTries += 1;
    this.answer = { key: verdict.answer || NO_ANSWER, takenBack: true };
  }
}
