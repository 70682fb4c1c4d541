// What a game adds to the page: an ES module, whose address the server sends with the game. A game without one is
// played as text. docs/new-game.md has what a module of another package exports.
import type { Component } from "svelte";
import type { Advise } from "../lessons/advice";
import type { Chapter } from "../rules/rulebook";
import type { GameUi } from "../table/gameUi";
import type { MountBoard } from "../table/plainTable";
import type { Facts, GameInfo } from "./protocol";
import type { Arguments } from "./translations.svelte";

/** What the module exports by default; every part is optional. What is large is loaded when it is needed. */
export interface GamePage {
  // For the home page, inside an SVG of 190 × 150; without styles, which an entry of the build can't load.
  Picture?: Component;
  // For newcomers: the first thing to do, as a picture.
  loadFirstScene?: () => Promise<{ default: Component }>;
  loadUi?: () => Promise<{ ui: GameUi }>;
  mountBoard?: MountBoard; // a board without Svelte, instead of `loadUi`
  rules?: {
    loadBook: () => Promise<{ default: Chapter[] }>;
    loadFigure: () => Promise<{ default: Component<{ name: string }> }>; // illustrations by name
    loadSymbols?: () => Promise<{ SYMBOLS: string }>; // SVG symbols that the illustrations use
  };
  loadLesson?: () => Promise<{
    advise: Advise;
    startFacts: (view: Facts, name: (seat: number) => string) => Arguments;
  }>;
  loadSchool?: () => Promise<{ PARTS: Readonly<Record<string, string>> }>; // selectors of the parts that steps name
  chatTemplates?: string[]; // Fluent keys, beyond those that all games share
}

class GamePages {
  private pages = $state.raw<Readonly<Record<string, GamePage>>>({});
  private addresses = new Map<string, string>(); // of the modules that were loaded
  private broken = new Set<string>(); // games whose module can't be loaded

  of(game: string | undefined): GamePage | undefined {
    return this.pages[game ?? ""];
  }

  isBroken(game: string): boolean {
    return this.broken.has(game);
  }

  add(game: string, page: GamePage): void {
    this.pages = { ...this.pages, [game]: page };
  }

  /** Import the module of a game, unless it is loaded. */
  async load({ game, page }: Pick<GameInfo, "game" | "page">): Promise<void> {
    if (!page || this.addresses.get(game) === page) return;
    try {
      this.add(game, ((await import(/* @vite-ignore */ page)) as { default: GamePage }).default);
      this.addresses.set(game, page);
      this.broken.delete(game);
    } catch {
      this.broken.add(game);
    }
  }
}

export const gamePages = new GamePages();
export const hasRules = (game: string | undefined): boolean => gamePages.of(game)?.rules !== undefined;
