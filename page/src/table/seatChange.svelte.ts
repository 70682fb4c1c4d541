// Displays another seat of a shared screen as soon as its view is there, where there is nothing to hide.
import { untrack } from "svelte";
import type { TableState } from "../lib/table.svelte";

export class SeatChange {
  private coming = $state.raw<{ table: TableState; token: string } | null>(null);

  /** Create it while a component is. `wanted` is the token of the seat to display, if it is another one. */
  constructor(
    wanted: () => string | undefined,
    open: (token: string) => TableState,
    display: (table: TableState, token: string) => void,
  ) {
    $effect(() => {
      const token = wanted();
      if (token === undefined || untrack(() => this.coming)) return;
      const table = open(token);
      this.coming = { table, token };
      table.start();
    });
    $effect(() => {
      if (!this.coming?.table.view) return;
      const { table, token } = this.coming;
      this.coming = null;
      untrack(() => display(table, token));
    });
  }
}
