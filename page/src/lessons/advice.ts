// The advice of a lesson about a situation: a topic, its facts, and the recommended action.
import type { Arguments } from "../lib/translations.svelte";
import type { Choice, Facts, MatchResult } from "../lib/protocol";

export interface LessonAdvice {
  topic: string; // Fluent keys: lesson-GAME-TOPIC for the text, lesson-GAME-TOPIC-title for its title
  facts: Arguments;
  action: string | null;
  warning?: Arguments; // facts of lesson-GAME-threat
}

/** Return the advice for a situation. */
export type Advise = (situation: Situation) => LessonAdvice;

export interface Situation {
  view: Facts;
  choices: readonly Choice[] | null; // null while others are to act
  result: MatchResult | null;
  name: (seat: number) => string;
}
