// What happens when a match ends that was watched on this page: after the last move the victory, then the summary.
import { rateMatch } from "../characters/rating";
import { games } from "../lib/games.svelte";
import type { TableState } from "../lib/table.svelte";
import { pace } from "../staging/pace";
import { playCue } from "../staging/sound";
import { untrack } from "svelte";

interface Situation {
  table: TableState;
  onBoard: boolean;
  shared: boolean; // several people play at this screen
}

export class MatchEnd {
  victory = $state(false); // is displayed
  private watched = false;

  /** Create it while a component is. */
  constructor(
    situation: () => Situation,
    private readonly openSummary: () => void,
  ) {
    $effect(() => {
      const { table, shared } = situation();
      const { result, info, you } = table;
      if (result && info && you !== null && !shared) untrack(() => rateMatch(info, games.info(info.game), result, you));
    });
    $effect(() => {
      const { table, onBoard } = situation();
      if (table.info?.state === "playing") this.watched = true;
      if (this.watched && table.over && table.result && !table.animating) untrack(() => this.end(table, onBoard));
    });
  }

  private end({ info, result, you }: TableState, onBoard: boolean): void {
    this.watched = false;
    const { winners } = result!;
    playCue(you === null || winners.includes(you) ? "win" : "lose");
    if (info!.lesson) return; // its panel says how it ended
    this.victory = onBoard && pace().factor > 0 && winners.length > 0;
    if (!this.victory) this.openSummary();
  }

  /** The victory is over, or was skipped. */
  showSummary = (): void => {
    this.victory = false;
    this.openSummary();
  };
}
