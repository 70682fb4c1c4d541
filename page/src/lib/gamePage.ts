// What a game adds to the page: the module `gamePage.ts` of its folder declares it. A game without one is played as text.
import type { Component } from "svelte";
import type { Advise } from "../lessons/advice";
import type { Chapter } from "../rules/rulebook";
import type { GameUi } from "../table/gameUi";
import type { Facts } from "./protocol";
import type { Arguments } from "./translations.svelte";

/** The parts that a game has; what is large is loaded when it is needed. */
export interface GamePage {
  Picture: Component; // for the home page, inside an SVG of 190 × 150
  loadUi: () => Promise<{ ui: GameUi }>;
  rules: {
    loadBook: () => Promise<{ default: Chapter[] }>;
    loadFigure: () => Promise<{ default: Component<{ name: string }> }>; // illustrations by name
    loadSymbols?: () => Promise<{ SYMBOLS: string }>; // SVG symbols that the illustrations use
  };
  loadLesson: () => Promise<{ advise: Advise; startFacts: (view: Facts, name: (seat: number) => string) => Arguments }>;
  chatTemplates: string[]; // Fluent keys, beyond those that all games share
}

const FOLDER = /^\.\.\/(.*)\/gamePage\.ts$/;
const modules = import.meta.glob<{ default: GamePage }>("../*/gamePage.ts", { eager: true });

/** The parts of each game by its name, which is that of its folder. */
export const gamePages: Readonly<Record<string, GamePage>> = Object.fromEntries(Object.entries(modules).map(([path, module]) => [FOLDER.exec(path)![1]!, module.default]));

export const hasRules = (game: string | undefined): boolean => game !== undefined && game in gamePages;
