// Written by page/wire_types.py from the server's types; don't edit it.

/** A command has been carried out and stored as update `number`, or a question is answered by `data`. */
export interface Ack {
  type: "ack";
  id: string;
  number?: number;
  data?: unknown;
}

/** The addresses at which other machines reach the server, the likeliest first; none if this machine alone does. */
export interface Addresses {
  addresses: string[];
}

/** What a computer player would do, its reason, and its estimate of every seat's chances. */
export interface Advice {
  state_version: number;
  action: string;
  reason: string;
  ranking: Ranked[];
  chances: number[];
}

/**
 * Creates a new table for a rematch of the same players, who keep their seats. With `rotate` they all move on by one
 * seat, so that another player begins.
 */
export interface Again {
  type: "again";
  id: string;
  after: number;
  rotate?: boolean;
}

/** The server is about to close the connection, for the reason `code`. */
export interface Bye {
  type: "bye";
  code: string;
  facts: Record<string, unknown>;
}

/**
 * Everybody's chances in a finished match after some number of actions, as a spectator could tell them then. They are
 * means of so many `trials`; `errors` are their standard errors.
 */
export interface Chances {
  number: number;
  chances: number[];
  errors: number[];
  trials: number;
}

/** The legal actions of the reader's seat in full, valid for one `state_version`. */
export interface Choices {
  type: "choices";
  state_version: number;
  legal: Record<string, unknown>[];
}

/** Time for a turn. When it runs out a computer player acts for the seat, or the seat passes if it can. */
export interface Clock {
  seconds: number;
  then?: "bot" | "pass";
}

/** Asks what the coach says to this seat now, and what an action would lose. */
export interface CoachQuestion {
  type: "coach";
  id: string;
  action?: string;
}

/** The table of a step of the school with the learner's token, and the task. */
export interface CreatedStep {
  table: TableInfo;
  key: string;
  tokens: (string | null)[];
  task: SchoolTask;
  steps: number;
}

/** The table, its key, and the tokens of the persons' seats (`null` for all others). */
export interface CreatedTable {
  table: TableInfo;
  key: string;
  tokens: (string | null)[];
}

/** A game, its numbers of players, computer players and options. */
export interface GameInfo {
  game: string;
  title: string;
  version: number | null;
  min_players: number | null;
  max_players: number | null;
  bots: string[];
  levels: LevelInfo[];
  adaptive: boolean;
  options: OptionInfo[];
  lesson: boolean;
  school: number;
  page: string | null;
  words: Record<string, string>;
}

/** All games of the server. */
export interface GameList {
  games: GameInfo[];
}

/** Lets a computer player play for the seat. */
export interface Handover {
  type: "handover";
  id: string;
  after: number;
  bot?: string;
}

/** Joins a table in the seat of the token. `last_seen` is the number of the last update the client knows. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token: string;
  last_seen?: number | null;
  view?: boolean;
  legal?: "full" | "none" | "texts";
}

/** Asks what a computer player would do in this seat. */
export interface Hint {
  type: "hint";
  id: string;
  bot?: string | null;
}

/** Asks for the updates after a number. */
export interface History {
  type: "history";
  id: string;
  since?: number;
}

/** A request for an open seat; a table that isn't listed requires its key. */
export interface JoinRequest {
  name: string;
  seat?: number | null;
  key?: string | null;
  colour?: number | null;
}

/** The seat taken, and its token. */
export interface Joined {
  seat: number;
  token: string;
  table: TableInfo;
}

/** Gives the seat up: it is open again before the match has started, a computer player's afterwards. */
export interface Leave {
  type: "leave";
  id: string;
  after: number;
}

/** Asks for the legal actions with their details and their certain effects. */
export interface Legal {
  type: "legal";
  id: string;
}

/** A request for a lesson: a table with a prepared position and computer players. */
export interface LessonRequest {
  game: string;
  name?: string;
}

/** A level of computer players that is a character. */
export interface LevelInfo {
  name: string;
  level: number;
  rating: number;
  temper: string[];
}

/**
 * A sentence or a phrase: the key of a message, and its facts. A fact is a number, a text, a `Player`, another line,
 * or a list of these, which is read as “a, b and c”. `action` is the notation of the action that the line describes,
 * so that it can be chosen.
 */
export interface Line {
  key: string;
  facts: Record<string, unknown>;
  action: string;
}

/** Listed tables that wait for players. */
export interface Lobby {
  tables: TableInfo[];
}

/** A match in a list of matches: whom it waits for, since when, and a sentence about it as the reader sees it. */
export interface MatchSummary {
  table: TableInfo;
  you: number | null;
  waits_for: number[];
  since: number[];
  changed_at: number;
  changed_by: number | null;
  winners: number[];
  sentence: Line | null;
  seats: Line[];
}

/** Mutes the chat messages of a seat, or unmutes them. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on?: boolean;
}

/** A request for a new table. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  listed?: boolean;
  clock?: Clock | null;
}

/** The declaration of an option, for the form that sets a table up. */
export interface OptionInfo {
  name: string;
  kind: "bool" | "int" | "str";
  default: boolean | number | string;
  largest: number | null;
  choices: string[];
  free_text: boolean;
  min_players: number | null;
  group: string;
  clause: string;
}

/** Asks for other ways to pay for an action. */
export interface Payments {
  type: "payments";
  id: string;
  action: string;
}

/** Plays an action, given in notation. */
export interface Play {
  type: "play";
  id: string;
  after: number;
  action: string;
}

/** Why a request is refused. */
export interface Problem {
  family: string;
  code: string;
  facts: Record<string, unknown>;
}

/** The public key by which browsers subscribe to messages of this server; null if it sends none (Web Push). */
export interface PushKey {
  public_key: string | null;
}

/** Asks in words about what the seat sees, as `where thieves`; with a language, by the names it has for things. */
export interface Query {
  type: "query";
  id: string;
  text: string;
  language?: string | null;
}

/**
 * An action as a computer player ranks it: the chance of winning after it, and its standard error if it is known.
 * `reasons` are sentences of its comparison with the others, as lines like those of a `query`.
 */
export interface Ranked {
  action: string;
  chance: number | null;
  reason: string;
  error: number | null;
  reasons: Line[];
}

/** A command was refused and has changed nothing. `id` is null if none could be read in the frame. */
export interface Reject {
  type: "reject";
  id: string | null;
  family: string;
  code: string;
  facts: Record<string, unknown>;
}

/** The reader knew the table up to update `last_seen`; the updates since then follow, up to `number`. */
export interface Resumed {
  type: "resumed";
  number: number;
  last_seen: number;
  you: number | null;
}

/** Sends a chat message: a template that readers see in their own language, or free text among invited people. */
export interface Say {
  type: "say";
  id: string;
  after: number;
  key?: string | null;
  text?: string | null;
}

/** A request for a step of the school, counted from 1. */
export interface SchoolRequest {
  game: string;
  step: number;
  name?: string;
}

/** What the learner does in a step of the school, and which parts of the table are hidden, lit and used in turn. */
export interface SchoolTask {
  ways: ((string | string[])[])[];
  wrong: WrongTries[];
  before: number;
  hidden: string[];
  lit: string[];
  path: string[];
}

/** A seat as everybody sees it. `kind` says who acts: a person, a computer player, or nobody yet. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
  colour?: number;
}

/** Who gets a seat: a person whose token the creator receives, a computer player, or the first person to take it. */
export interface SeatWish {
  kind?: "bot" | "open" | "person";
  name?: string;
  bot?: string;
  colour?: number | null;
}

/** Everything the reader may know of a table now. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  state_version: number;
  you: number | null;
  table: TableInfo;
  view: Record<string, unknown> | null;
  to_act: number[];
  legal: string[] | null;
  result: Record<string, unknown> | null;
  seed: string | null;
  deadline: number | null;
  chat: Record<string, unknown>[];
}

/** Starts the match now: computer players take the open seats. */
export interface Start {
  type: "start";
  id: string;
  after: number;
  bot?: string;
}

/** A finished match after `number` actions, with everything that was hidden. */
export interface Step {
  number: number;
  actions: number;
  seat: number | null;
  action: string | null;
  events: Record<string, unknown>[];
  position: Record<string, unknown>;
  view: Record<string, unknown>;
}

/** Where a browser takes messages for a seat, as its `PushSubscription`, and in which language. */
export interface Subscription {
  endpoint: string;
  keys: SubscriptionKeys;
  language?: string;
}

/** The keys of a browser, for which messages are encrypted. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** The public facts about a table. */
export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  state: "open" | "over" | "playing";
  listed: boolean;
  seats: SeatInfo[];
  seed_hash: string;
  clock: Clock | null;
  next: string | null;
  lesson: boolean;
  school: number | null;
}

/** Takes the seat back from a computer player. */
export interface Takeback {
  type: "takeback";
  id: string;
  after: number;
}

/** Asks for the notation of what a person typed: names in their language, players counted from 1. */
export interface ToNotation {
  type: "to_notation";
  id: string;
  text: string;
  language: string;
}

/** Takes the seat's last action back. */
export interface Undo {
  type: "undo";
  id: string;
  after: number;
}

/** A subscription that ends. */
export interface Unsubscription {
  endpoint: string;
}

/** Something happened at the table. `state_version` is the number of the last update that changed the match. */
export interface Update {
  type: "update";
  number: number;
  kind: string;
  state_version: number;
  by: string;
  seat?: number;
  events?: Record<string, unknown>[];
  facts?: Record<string, unknown>;
  to_act?: number[];
  view?: Record<string, unknown>;
  legal?: string[];
  deadline?: number;
}

/** Asks for the seat's view now, or after the update with a number. */
export interface View {
  type: "view";
  id: string;
  number?: number | null;
}

/** Joins a table as a spectator; a table that isn't listed requires its key. */
export interface Watch {
  type: "watch";
  protocol: number;
  table: string;
  key?: string | null;
  last_seen?: number | null;
  view?: boolean;
}

/** Asks why an action would be refused. */
export interface WhyNot {
  type: "why_not";
  id: string;
  action: string;
}

/** Wrong tries, each a list of actions or of lists of them; `refused` if the rules refuse the last of each. */
export interface WrongTries {
  tries: ((string | string[])[])[];
  answer: string;
  refused: boolean;
}

export type Incoming =
  | Snapshot
  | Resumed
  | Update
  | Choices
  | Ack
  | Reject
  | Bye;

export type Outgoing =
  | Hello
  | Watch
  | Again
  | Handover
  | Takeback
  | Leave
  | Play
  | Say
  | Start
  | Undo
  | View
  | Legal
  | WhyNot
  | Payments
  | Query
  | ToNotation
  | Hint
  | CoachQuestion
  | History
  | Mute;
