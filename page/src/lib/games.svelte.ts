// The games of the server, in its order, with their pages and words. The browser remembers them, so that the page can
// name them before the answer.
import { api } from "./api";
import { gamePages, hasRules } from "./gamePages.svelte";
import type { GameInfo } from "./protocol";
import { loadGames, saveGames } from "./storage";
import { translate, translations } from "./translations.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);
  private answer: Promise<GameInfo[]> | null = null;

  /** Display the games that the browser remembers. */
  async restore(): Promise<void> {
    const stored = loadGames();
    await loadParts(stored);
    this.list = stored;
  }

  /** Ask the server once, again after an error; return the games. */
  load(): Promise<GameInfo[]> {
    return (this.answer ??= this.ask());
  }

  info(game: string | undefined): GameInfo | undefined {
    return this.list.find((one) => one.game === game);
  }

  /** Return the games with a rulebook. */
  get withRules(): string[] {
    return this.list.map((one) => one.game).filter(hasRules);
  }

  private async ask(): Promise<GameInfo[]> {
    try {
      const { games } = await api.games();
      await loadParts(games);
      this.list = games;
      saveGames(this.list);
      return this.list;
    } catch (error) {
      this.answer = null;
      throw error;
    }
  }
}

/** Load the pages of games and their words; games can be played without. */
async function loadParts(games: readonly GameInfo[]): Promise<void> {
  await Promise.all(
    games.flatMap((info) => [gamePages.load(info), translations.loadWords(info.game, info.words ?? {})]),
  );
}

export const games = new Games();

/** Return the title of a game in the reader's language, else as the server sends it. */
export const titleOf = (game: string): string =>
  translations.has(`${game}-title`) ? translate(`${game}-title`) : (games.info(game)?.title ?? game);

/** Return the level of computer players for people who choose none: the one above the weakest quarter. */
export const defaultLevel = (info: GameInfo): string => info.bots[Math.ceil((info.bots.length - 1) / 4)]!;
