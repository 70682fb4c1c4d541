// Messages between server and page, as docs/protocol.md describes them. Their types are those of the server (wire.ts),
// with what its schemas leave open: events and results, which are data of a game.
import type * as wire from "./wire";

export type {
  Ack,
  Bye,
  CreatedStep,
  CreatedTable,
  Joined,
  JoinRequest,
  LessonRequest,
  MatchSummary,
  NewTable,
  OptionInfo,
  Ranked,
  Reject,
  Resumed,
  SchoolRequest,
  SchoolTask,
  SeatInfo,
  SeatWish as NewSeat,
  Subscription,
  TableInfo,
  WrongTries,
} from "./wire";

export const PROTOCOL = 2;

export type Facts = Record<string, unknown>;
export type GameEvent = { event: string } & Facts;

export type ChatMessage = {
  seat: number;
  key?: string;
  text?: string;
  number?: number;
};

export type MatchResult = {
  winners: number[];
  reason: string;
  scores?: number[];
};

export interface Snapshot extends wire.Snapshot {
  result: MatchResult | null;
  chat: ChatMessage[];
}

/** One numbered entry of a table's log, as this seat may see it. */
export interface Update extends wire.Update {
  events?: GameEvent[];
}

/** The legal actions in full; they hold for one version of the state. */
export interface Choices extends wire.Choices {
  legal: Choice[];
}

export type Incoming = Exclude<wire.Incoming, wire.Snapshot | wire.Update | wire.Choices> | Snapshot | Update | Choices;

/** The rule that forbids an action. */
export interface Refusal {
  code: string;
  clause: string;
  facts: Facts;
}

/** A legal action in full: its details, and the events that are certain to follow. */
export type Choice<Details = Facts> = {
  action: string;
  details: Details;
  effects: GameEvent[];
  irreversible?: boolean; // can't be undone
};

/** The answer to `hint`, and to the advice about a step of a finished match. */
export type Advice = wire.Advice;

/** Everybody's chances at one moment of a finished match. */
export type Chances = wire.Chances;

/** One step of a finished match. */
export interface Step extends wire.Step {
  events: GameEvent[];
}

export type LevelInfo = wire.LevelInfo;

/** A game that the server has; all of ours say how many may play. */
export interface GameInfo extends wire.GameInfo {
  min_players: number;
  max_players: number;
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
