// Messages between server and page, as docs/protocol.md describes them.

export const PROTOCOL = 2;

export type Facts = Record<string, unknown>;
export type GameEvent = { event: string } & Facts;

export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

/** Public information about a table. */
export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options: Facts;
  state: "open" | "playing" | "over";
  listed: boolean;
  seats: SeatInfo[];
  seed_hash: string;
  clock: { seconds: number; then: string } | null;
  next: string | null;
  lesson?: boolean; // a short match from a prepared position
}

export interface ChatMessage {
  seat: number;
  key?: string;
  text?: string;
  number?: number;
}

export interface MatchResult {
  winners: number[];
  reason: string;
  scores?: number[];
}

export interface Snapshot {
  type: "snapshot";
  number: number;
  state_version: number;
  you: number | null;
  table: TableInfo;
  view: Facts | null;
  to_act: number[];
  legal: string[] | null;
  result: MatchResult | null;
  seed: string | null;
  deadline: number | null;
  chat: ChatMessage[];
}

export interface Resumed {
  type: "resumed";
  number: number;
  last_seen: number;
  you: number | null;
}

/** One numbered entry of a table's log, as this seat may see it. */
export interface Update {
  type: "update";
  number: number;
  kind: string;
  state_version: number;
  by: string;
  seat?: number;
  events?: GameEvent[];
  facts?: Facts;
  to_act?: number[];
  view?: Facts | null;
  legal?: string[] | null;
  deadline?: number | null;
}

/** The legal actions in full; they hold for one version of the state. */
export interface Choices {
  type: "choices";
  state_version: number;
  legal: Choice[];
}

export interface Ack {
  type: "ack";
  id: string;
  number?: number;
  data?: unknown;
}

export interface Reject {
  type: "reject";
  id: string | null;
  family: string;
  code: string;
  facts: Facts;
}

export interface Bye {
  type: "bye";
  code: string;
}

export type Incoming = Snapshot | Resumed | Update | Choices | Ack | Reject | Bye;

/** The rule that forbids an action. */
export interface Refusal {
  code: string;
  clause: string;
  facts: Facts;
}

/** A legal action in full: its details, and the events that are certain to follow. */
export interface Choice<Details = Facts> {
  action: string;
  details: Details;
  effects: GameEvent[];
  irreversible?: boolean; // can't be undone
}

export interface Ranked {
  action: string;
  chance: number | null;
  reason: string;
}

/** The answer to `hint`, and to the advice about a step of a finished match. */
export interface Advice {
  state_version: number;
  action: string;
  reason: string;
  ranking: Ranked[];
  chances: number[];
}

/** One step of a finished match. */
export interface Step {
  number: number;
  actions: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  position: Facts;
  view: Facts;
}

// --- HTTP ----------------------------------------------------------------------------------------------------------

/** The declaration of an option. */
export interface OptionInfo {
  name: string;
  kind: "bool" | "int" | "str";
  default: boolean | number | string;
  largest: number | null; // of a number; the smallest is 0
  choices: string[]; // of a text
  free_text: boolean; // other texts may do too
  min_players: number | null; // with the option on, if that is fewer than usual
  group: string; // "rules" for what changes play, "limits" for what cuts a match off
  clause: string;
}

export interface GameInfo {
  game: string;
  title: string; // on the box
  min_players: number;
  max_players: number;
  bots: string[]; // levels of computer players, the weakest first
  options: OptionInfo[];
  lesson: boolean; // the game has one
  page: string | null; // the address of the ES module that is its page
  words: Record<string, string>; // the addresses of its catalogues, by language
}

export interface NewSeat {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Facts;
  listed?: boolean;
  clock?: { seconds: number; then: string } | null;
}

export interface CreatedTable {
  table: TableInfo;
  key: string;
  tokens: (string | null)[];
}

export interface JoinRequest {
  name: string;
  key?: string;
  seat?: number;
}

export interface Joined {
  seat: number;
  token: string;
  table: TableInfo;
}

export interface LessonRequest {
  game: string;
  name: string;
}

/** An error that the server reported: a family, a code and facts, which are translated where they are displayed. */
export class RequestError extends Error {
  constructor(
    readonly family: string,
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(`${family} ${code}`);
  }
}
