// The coach at a table: in the first matches after the school it says the aim and a plan for each turn, and keeps an
// action back that would give away what can be won in this turn, once in a turn.
import { untrack } from "svelte";
import type { Coaching } from "../lib/queryLines";
import { loadCoach, loadSchool, saveCoach } from "../lib/storage";
import type { TableState } from "../lib/table.svelte";
import { translations } from "../lib/translations.svelte";

const FIRST_MATCHES = 2;

const hasBegunSchool = (game: string): boolean => !!loadSchool()[game]?.length;

/**
 * Return whether a table is among the first of its game
 * in this browser, and remember it if it is.
 */
function isFirst(game: string, table: string): boolean {
  const { tables } = loadCoach();
  const known = tables[game] ?? [];
  if (known.includes(table)) return true;
  if (known.length >= FIRST_MATCHES) return false;
  saveCoach({ tables: { ...tables, [game]: [...known, table] } });
  return true;
}

export class Coach {
  said = $state.raw<Coaching | null>(null);
  warning = $state.raw<Coaching["lost"] | null>(null); // while an action is kept back
  off = $state(loadCoach().off);
  private quiet = loadCoach().quiet;
  private decide: ((play: boolean) => void) | null = null;
  private warnedTurn = -1; // the update after which this turn began
  private turn = -1;
  private mine = false;

  /** Create it while a component is. */
  constructor(table: () => TableState) {
    const now = $derived(table());
    const on = $derived(
      now.you !== null &&
        now.info?.state === "playing" &&
        !now.info.school &&
        !this.off &&
        hasBegunSchool(now.info.game) &&
        (now.info.lesson || isFirst(now.info.game, now.info.table)),
    );
    $effect(() => {
      if (on) void translations.loadExtra("coach");
      const current = now;
      current.approve = on ? (action) => this.approve(current, action) : null;
      return () => (current.approve = null);
    });
    $effect(() => {
      const { choices, myTurn } = now;
      if (!on) return void (this.said = null);
      untrack(() => {
        if (myTurn && !this.mine) this.turn = now.number;
        this.mine = myTurn;
        if (choices) void this.listen(now);
      });
    });
  }

  private async listen(table: TableState): Promise<void> {
    this.said = await table.coach().catch(() => null);
  }

  /** Return whether an action may be played; the player decides if something would be lost. */
  private async approve(table: TableState, action: string): Promise<boolean> {
    if (this.quiet || this.warnedTurn === this.turn) return true;
    const { lost } = await table.coach(action).catch(() => ({ lost: [] }));
    if (!lost.length) return true;
    this.warnedTurn = this.turn;
    this.warning = lost;
    return new Promise((decide) => (this.decide = decide));
  }

  answer(play: boolean): void {
    this.warning = null;
    this.decide?.(play);
    this.decide = null;
  }
  stopWarning(): void {
    this.quiet = true;
    saveCoach({ quiet: true });
    this.answer(false);
  }
  switchOff(): void {
    this.off = true;
    saveCoach({ off: true });
    this.answer(true);
  }
}
