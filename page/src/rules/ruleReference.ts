// The rule that an error follows from, to link to the rulebook.
import type { Facts } from "../lib/protocol";

// Paragraphs for families of errors that name no clause.
const PARAGRAPHS: Record<string, string> = { "undo-refused": "undo", "notation-error": "", "server-error": "" };

/** Return the clause that an error names, else the paragraph of its family, else an empty string. */
export function ruleFor(family: string, error: { clause?: string; facts?: Facts }): string {
  const clause = error.clause ?? error.facts?.["clause"];
  return typeof clause === "string" ? clause : (PARAGRAPHS[family] ?? "");
}
