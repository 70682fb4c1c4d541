// The coach at a table: in the first matches after the school it says the aim and a plan for each turn, and keeps an
// action back that would give away what can be won in this turn, once in a turn. The menu switches it on at any table.
import { untrack } from "svelte";
import { games } from "../lib/games.svelte";
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
  private wish = $state(loadCoach().wish);
  private quiet = loadCoach().quiet;
  private decide: ((play: boolean) => void) | null = null;
  private turn = -1; // the update after which this turn began
  private warnedTurn = -2;
  private mine = false;
  private approving = false;
  private asked = 0; // questions so far: only the last answer counts

  /** Create it while a component is. Nothing is said while the hand is hidden. */
  constructor(private readonly situation: () => { table: TableState; hidden: boolean }) {
    $effect(() => {
      const current = this.table;
      if (!this.on) return;
      void translations.loadExtra("coach");
      current.approve = (action) => this.approve(current, action);
      return () => {
        current.approve = null;
        this.forget();
      };
    });
    $effect(() => {
      const current = this.table;
      const { choices, myTurn } = current;
      if (!this.on) return;
      if (this.situation().hidden) return void (this.said = null);
      untrack(() => {
        if (myTurn && !this.mine) this.turn = current.number;
        this.mine = myTurn;
        if (!myTurn) this.answer(false); // somebody moved for the player
        if (choices) void this.listen(current);
      });
    });
  }

  private table = $derived.by((): TableState => this.situation().table);
  /** Whether somebody plays here whom the coach could help. */
  possible = $derived.by((): boolean => {
    const { info, you } = this.table;
    return you !== null && info?.state === "playing" && !info.school && !!games.info(info.game)?.school;
  });
  on = $derived.by((): boolean => {
    const { info } = this.table;
    if (!this.possible || this.wish) return this.possible && this.wish === "on";
    return hasBegunSchool(info!.game) && (info!.lesson || isFirst(info!.game, info!.table));
  });

  private forget(): void {
    this.asked += 1;
    this.said = null;
    this.mine = false;
    this.answer(false);
  }

  private async listen(table: TableState): Promise<void> {
    const asked = (this.asked += 1);
    const said = await table.coach().catch(() => null);
    if (asked === this.asked) this.said = said;
  }

  /** Return whether an action may be played; the player decides if something would be lost. */
  private async approve(table: TableState, action: string): Promise<boolean> {
    if (this.approving || this.warning) return false; // a second press
    if (this.quiet || this.warnedTurn === this.turn) return true;
    const { turn } = this;
    this.approving = true;
    const { lost } = await table.coach(action).catch(() => ({ lost: [] }));
    this.approving = false;
    if (!lost.length || turn !== this.turn) return true;
    this.warnedTurn = turn;
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
  /** Switch it off, or on at every table, with its warnings. */
  toggle(): void {
    this.wish = this.on ? "off" : "on";
    this.quiet = false;
    saveCoach({ wish: this.wish, quiet: false });
  }
}
