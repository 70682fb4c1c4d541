// Answers of the server to queries, as sentences: a line is the key of a message with facts, which may be lines again.
import type { Names } from "./seatNames";
import { translate, translations } from "./translations.svelte";

/** A number, a text, the player in a seat, a line inside a line, or a list of these. */
export type Fact = number | string | { seat: number } | QueryLine | Fact[];

export interface QueryLine {
  key: string;
  facts: Record<string, Fact>;
  action: string; // the notation of the action that the line describes, or empty
}

/** What the coach says: the aim, a plan for this turn, and what an action would lose. */
export interface Coaching {
  aim: QueryLine[];
  plan: QueryLine[];
  lost: QueryLine[];
}

export const lineText = (line: QueryLine, names: Names): string =>
  translate(
    line.key,
    Object.fromEntries(Object.entries(line.facts).map(([name, fact]) => [name, factText(fact, names)])),
  );

function factText(fact: Fact, names: Names): string | number {
  if (typeof fact !== "object") return fact;
  if (Array.isArray(fact)) return translations.list(fact.map((item) => String(factText(item, names))));
  return "seat" in fact ? names(fact.seat) : lineText(fact, names);
}
