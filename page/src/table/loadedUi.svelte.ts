// The user interface of the game at a table, which is loaded when the table says which game it is.
import { untrack } from "svelte";
import { gamePages } from "../lib/gamePages.svelte";
import { games } from "../lib/games.svelte";
import { translate } from "../lib/translations.svelte";
import { loadGameUi, type GameUi } from "./gameUi";

export class LoadedUi {
  current = $state.raw<GameUi | null>(null); // null until it is loaded

  /** Create it while a component is. */
  constructor(
    game: () => string | undefined,
    private readonly load: (ui: GameUi) => Promise<void> | undefined, // fetches what the board needs
    private readonly complain: (text: string) => void,
  ) {
    $effect(() => {
      const name = game();
      if (name) void untrack(() => this.loadUi(name));
    });
  }

  private async loadUi(game: string): Promise<void> {
    try {
      await games.load().catch(() => undefined); // those that the browser remembers may do
      const loaded = await loadGameUi(game);
      await this.load(loaded);
      this.current = loaded;
      if (gamePages.isBroken(game)) this.complain(translate("page-no-board"));
    } catch {
      this.complain(translate("page-no-server"));
    }
  }

  /** Go on as text with a board that is broken. */
  giveUpBoard(): void {
    const { Board: _board, ...rest } = this.current!;
    this.current = rest;
    this.complain(translate("page-no-board"));
  }
}
