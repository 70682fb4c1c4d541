// What a scene is: the steps in which the board shows an event. A game makes them (`ScenesOf`), the scene queue plays
// them, and the performer moves the elements.
import type { Facts, GameEvent } from "../lib/protocol";

export const CUES = [
  "card",
  "fan",
  "riffle",
  "step",
  "coin",
  "lid",
  "chest",
  "run",
  "gem",
  "slip",
  "turn",
  "tear",
  "true",
  "lie",
  "hush",
  "thud",
  "yours",
  "win",
  "lose",
] as const;
export type Cue = (typeof CUES)[number];

/** Names of elements, `data-piece` or `data-spot`: the first that can be seen counts. */
export type Place = string | readonly string[];

interface Timing {
  ms: number;
  delay?: number;
  arc?: number; // how far the way bends upwards, in pixels
}
/** A piece flies to where it stands after the step, from where it stood. */
export interface Arrival extends Timing {
  kind: "arrive";
  piece: string;
  from: Place;
  along?: readonly string[]; // places on its way
}
/** A piece leaves the place where it stood before the step, such as a card of one's hand. */
export interface Departure extends Timing {
  kind: "leave";
  piece: string;
  last: number; // which of several such pieces, counted from the end
  to: Place;
  via?: Place;
}
/** A piece that is drawn at neither end goes from one place to another, such as a card between two hands. */
export interface Carry extends Timing {
  kind: "carry";
  art: Art;
  from: Place;
  to: Place;
  via?: Place;
  turned?: number; // milliseconds in which it turns its face up where it lands
  pause?: number; // before that
  fade?: boolean; // it vanishes where it lands
}
/** Something happens at an element that stays. */
export interface Effect extends Timing {
  kind: "effect";
  at: Place;
  effect: EffectName;
  hold?: boolean; // until the scene is over
}
export type EffectName = "lid" | "glow" | "pop" | "nod" | "appear" | "fade" | "dim" | "turn" | "banner";
export type Movement = Arrival | Departure | Carry | Effect;

/** What is drawn of a carried piece; its meaning is the game's. */
export interface Art {
  kind: string;
  width: number; // pixels
  [fact: string]: unknown;
}

export interface Step {
  movements: Movement[]; // at the same time
  view?: Facts; // after the step: pieces stand so from its start, numbers say so from its end
  cues?: readonly (Cue | readonly [Cue, number])[]; // with the time after the start of the step
  pops?: readonly string[]; // numbers that have changed
  release?: boolean; // what was held goes back when the step begins
  rest?: number; // milliseconds without a movement
}

/** What a game needs to know of an event besides its facts. */
export interface Staging {
  before: Facts; // the view before the event
  next: Facts; // the view after all events of the action
  later: readonly GameEvent[]; // the events of the action that follow
  you: number | null; // the seat that may see faces of cards; none while its hand is hidden
}
export type ScenesOf = (event: GameEvent, staging: Staging) => Step[];

/** A carried piece on its way. */
export interface Carried {
  id: number;
  art: Art;
}
/** What the board shows while a scene is played. */
export interface Staged {
  pieces: Facts; // the view by which pieces are drawn
  numbers: Facts; // the view by which numbers are told; they change when the piece has arrived
  carried: readonly Carried[];
}
