// What the companion of a lesson has to say of a situation: a topic, its facts, and an action that follows from it.
import type { Arguments } from "../lib/translations.svelte";
import type { Choice, Facts, Outcome, Placard } from "../lib/protocol";

export interface Advice {
  topic: string; // lesson-GAME-TOPIC is the reason, lesson-GAME-TOPIC-title its title
  facts: Arguments;
  action: string | null;
  warning?: Arguments; // facts of lesson-GAME-threat
}

export interface Situation {
  view: Facts;
  choices: readonly Choice[] | null; // nothing while others are to act
  placard: Placard;
  result: Outcome | null;
  name: (seat: number) => string;
}
