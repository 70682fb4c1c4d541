// What a table needs to know of the game that is played at it: its board, and how it is told. Fetched with the table.
import type { Component, Snippet } from "svelte";
import type { TableState } from "../lib/table.svelte";
import type { Choice, Facts, GameEvent, News } from "../lib/protocol";
import type { Told } from "../lib/errors";
import type { Names } from "../lib/seatNames";
import type { Turn } from "./log";

/** Why something can't be done. */
export interface Note {
  text: string; // empty where it stands elsewhere
  about: string; // what the rules say of it: a clause, or a paragraph's name
  letter?: string;
  fill?: string;
}

export interface BoardProps {
  face: Face;
  table: TableState;
  compact: boolean;
  hidden: boolean; // the hand isn't shown: somebody else may look
  replayed: Facts | null; // a moment of a finished match
  advised: string | null; // an action that a hint named, to be chosen
  talk: Snippet;
  announce: (text: string) => void;
  key: (key: string) => boolean;
}

export interface WordsProps {
  table: TableState;
  view: Facts;
  names: Names;
}

export interface Face {
  Board: Component<BoardProps, object, "advised">;
  Words: Component<WordsProps>; // the board in words
  Paid?: Component<{ event: GameEvent }>; // what was paid, as small pictures behind a line of the log
  keys: [string, string][]; // short keys of the board, and what they do
  example: string; // an action in notation
  help: () => string; // more of them
  open?: (table: string, secret: string | undefined) => Promise<void>; // fetches what has to be there first
  turnsOf: (told: readonly News[]) => Turn[];
  heading: (view: Facts, turns: readonly Turn[]) => string[]; // where the match stands
  count: (turn: number) => string; // a turn or a round by its number
  title: (turn: Turn) => string; // above a group of the log
  lineText: (event: GameEvent, names: Names) => string;
  eventText: (event: GameEvent, names: Names) => string;
  secretText: (event: GameEvent, you: number | null) => string; // what only the reader sees of it
  deedText: (action: string, choices: readonly Choice[] | null, names: Names, view: Facts | null) => string;
  choiceText: (choice: Choice, names: Names, view: Facts | null) => string; // with its price
  hintText: (reason: string) => string;
  refusalText: (family: string, refusal: Told) => string;
  scoreText: (name: string, score: number) => string;
  openView: (view: Facts, position: Facts) => Facts; // a moment of a finished match, everything shown
  awaits: (view: Facts, toAct: readonly number[]) => readonly number[]; // without whom nothing goes on
}

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  dieb: () => import("../dieb/gameUi"),
  voleurs: () => import("../voleurs/gameUi"),
};

export const faceOf = async (game: string): Promise<Face | null> => (await FACES[game]?.())?.face ?? null;
