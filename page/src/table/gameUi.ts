// The interface between a table and the user interface of the game played there, which is loaded with the table.
import type { Component, Snippet } from "svelte";
import type { FindOccasions } from "../characters/talk";
import type { ErrorInfo } from "../lib/errors";
import { gamePages } from "../lib/gamePages.svelte";
import type { Choice, Facts, GameEvent, Update } from "../lib/protocol";
import type { Names } from "../lib/seatNames";
import type { TableState } from "../lib/table.svelte";
import type { Turn } from "./log";
import type { MountBoard } from "./plainTable";

/** A note that says why something can't be done. */
export interface Note {
  text: string; // empty where the board displays it elsewhere
  rule: string; // the clause or paragraph it follows from
  letter?: string;
  fill?: string;
}

/** A pile in the middle of the table. */
export interface Stock {
  count: number;
  text: string;
  spot?: string; // the name of its place, for pieces on their way
}

export interface BoardProps {
  ui: GameUi;
  table: TableState;
  compact: boolean; // a phone, upright or on its side
  hidden: boolean; // the hand is hidden, because somebody else may be looking
  replayed: Facts | null; // a state of a finished match to display instead
  advised: string | null; // an action of a hint, to be selected
  chat: Snippet;
  announce: (text: string) => void; // for screen readers
  onCommonKey: (key: string) => boolean; // handles the keys that all games share
  giveUp: () => void; // goes on as text, because the board is broken
  showResult: (() => void) | null; // opens the summary of the finished match
}

export interface PlayersProps {
  table: TableState;
  view: Facts;
  names: Names;
}

export interface TextBoardProps extends PlayersProps {
  ask: (query: string) => void; // as if it had been typed
}

export interface GameUi {
  Board?: Component<BoardProps, object, "advised">; // without one the table is displayed as text
  mountBoard?: MountBoard; // displays the board where it is written without Svelte
  layout?: string; // the class of its own areas in the frame, see frame.css; without one the board is one area
  lessonAbove?: boolean; // the panel of a lesson stands above the board at every size, as the log isn't always in sight
  Players?: Component<PlayersProps>; // what all players have, in words, for the drawer of the log
  stocks?: (view: Facts) => Stock[]; // for the top bar
  TextBoard: Component<TextBoardProps>; // the board as text
  Trophies?: Component<{ view: Facts; seat: number }>; // what a winner has won, as drawings in a row
  showsSecrets?: (view: Facts) => boolean; // whether others may not see all of a view; without it they never may
  PaymentIcons?: Component<{ event: GameEvent }>; // small pictures of the payment, behind a line of the log
  keys: [string, string][]; // keys of the board, and the Fluent keys of what they do
  example: string; // an action in notation
  turnText?: (view: Facts) => string; // what may be done now, which depends on the phase
  forReader?: (action: string) => string; // an action in notation as people read and type it
  help: () => string; // more examples
  isSetUp?: (action: string) => boolean; // whether an action in notation belongs to the set-up, before the first turn
  loadData?: (table: string, secret: string | undefined) => Promise<void>; // fetches what the board needs
  groupTurns: (updates: readonly Update[]) => Turn[];
  heading: (view: Facts, turns: readonly Turn[]) => string[]; // the progress of the match
  findOccasions?: FindOccasions; // at which characters may say something; without it they only greet and say goodbye
  turnsOfOthers?: (turns: readonly Turn[], you: number | null) => Turn[]; // those that the board marks
  turnLabel: (turn: number) => string; // the number of a turn or a round
  turnTitle: (turn: Turn) => string; // above a group of the log
  // `grouped`: its group has the name of the player
  logLineText: (event: GameEvent, names: Names, grouped: boolean) => string;
  eventText: (event: GameEvent, names: Names) => string;
  privateText: (event: GameEvent, you: number | null) => string; // what only this seat sees of an event
  actionText: (action: string, choices: readonly Choice[] | null, names: Names, view: Facts | null) => string;
  choiceText: (choice: Choice, names: Names, view: Facts | null) => string; // with its price
  hintText: (reason: string) => string;
  errorText: (family: string, error: ErrorInfo) => string;
  scoreText: (name: string, score: number) => string;
  resultText: (reason: string, score: string) => string; // how the match ended
  revealedView: (view: Facts, position: Facts) => Facts; // a state of a finished match with everything shown
  blockingSeats: (view: Facts, toAct: readonly number[]) => readonly number[]; // seats that the match waits for
}

/** Load the user interface of a game; a game without one of its own is played as text. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const own = gamePages.of(game);
  if (own?.loadUi) return (await own.loadUi()).ui;
  const generic = (await import("./genericUi")).genericUi(game);
  return own?.mountBoard
    ? { ...generic, mountBoard: own.mountBoard, Board: (await import("./PlainBoard.svelte")).default }
    : generic;
}
