// What the house and the page say to each other, as docs/protocol.md tells it.

export const PROTOCOL = 1;

export type Facts = Record<string, unknown>;
export type GameEvent = { event: string } & Facts;

export interface Chair {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

export interface Placard {
  table: string;
  game: string;
  players: number;
  options: Facts;
  state: "open" | "playing" | "over";
  listed: boolean;
  seats: Chair[];
  seed_hash: string;
  clock: { seconds: number; then: string } | null;
  next: string | null;
  lesson?: boolean; // a short match from a position of the house's own
}

export interface Said {
  seat: number;
  key?: string;
  text?: string;
  number?: number;
}

export interface Outcome {
  winners: number[];
  reason: string;
  scores?: number[];
}

export interface Snapshot {
  type: "snapshot";
  number: number;
  stands: number;
  you: number | null;
  table: Placard;
  view: Facts | null;
  to_act: number[];
  legal: string[] | null;
  result: Outcome | null;
  seed: string | null;
  due: number | null;
  said: Said[];
}

export interface Resumed {
  type: "resumed";
  number: number;
  have: number;
  you: number | null;
}

export interface News {
  type: "news";
  number: number;
  kind: string;
  stands: number;
  by: string;
  seat?: number;
  events?: GameEvent[];
  facts?: Facts;
  to_act?: number[];
  view?: Facts | null;
  legal?: string[] | null;
  due?: number | null;
}

/** What may be done as long as the match stands like this. */
export interface Choices {
  type: "choices";
  stands: number;
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

export type Incoming = Snapshot | Resumed | News | Choices | Ack | Reject | Bye;

export interface Refusal {
  code: string;
  clause: string;
  facts: Facts;
}

/** A legal action in full: its parts, and what it is sure to do. */
export interface Choice<Parts = Facts> {
  action: string;
  parts: Parts;
  does: GameEvent[];
  final?: boolean; // it can't be taken back
}

export interface Ranked {
  action: string;
  chance: number | null;
  reason: string;
}

export interface Advice {
  stands: number;
  action: string;
  reason: string;
  ranking: Ranked[];
  chances: number[];
}

export interface Step {
  number: number;
  actions: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  position: Facts;
  view: Facts;
}

/** Why the house doesn't do something: a family, a code and facts, which become a sentence where it is read. */
export class Refused extends Error {
  constructor(
    readonly family: string,
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(`${family} ${code}`);
  }
}
