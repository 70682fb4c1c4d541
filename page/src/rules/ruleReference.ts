// Which paragraph of the rules a refusal follows from: the game names a clause; what concerns no clause has a name here.
import type { Facts } from "../lib/protocol";

const PARAGRAPHS: Record<string, string> = { "undo-refused": "undo", "notation-error": "", "server-error": "" };

export function aboutOf(family: string, refusal: { clause?: string; facts?: Facts }): string {
  const clause = refusal.clause ?? refusal.facts?.["clause"];
  return typeof clause === "string" ? clause : (PARAGRAPHS[family] ?? "");
}
