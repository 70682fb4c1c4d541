// The interface between a table and a board that is written without Svelte, such as that of another package.
import type { Choice, Facts, MatchResult } from "../lib/protocol";
import type { Arguments } from "../lib/translations.svelte";

/** The table as such a board sees it. Its properties always have their present values. */
export interface PlainTable {
  readonly view: Facts; // what this seat may know
  readonly you: number | null; // this seat; null for a spectator
  readonly names: readonly string[]; // of the players, by seat
  readonly choices: readonly Choice[]; // legal actions; none unless this seat can act on the state on display
  readonly result: MatchResult | null;
  readonly language: string;
  play(action: string): Promise<boolean>; // whether the server accepted it; the table displays why not
  translate(key: string, facts?: Arguments): string; // a sentence of the game's own catalogue or of ours
}

export interface MountedBoard {
  update(): void; // something has changed
  destroy(): void;
}

export type MountBoard = (target: HTMLElement, table: PlainTable) => MountedBoard;
