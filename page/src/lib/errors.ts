// Why something can't be done, as a sentence: a game's own, else the common one.
import { say, words } from "./translations.svelte";

export interface Told {
  code: string;
  facts: Record<string, unknown>;
}
/** How a game reads a fact of its own, if it is one. */
export type Reading = (key: string, value: unknown) => string | number | undefined;

export function refusalText(family: string, refusal: Told, game = "", read: Reading = () => undefined): string {
  const code = refusal.code.replaceAll("_", "-");
  const facts: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(refusal.facts ?? {})) {
    const own = family === "refusal" ? read(key, value) : undefined;
    facts[key] = own ?? (Array.isArray(value) ? value.join(", ") : typeof value === "number" ? value : String(value));
  }
  const keys = [...(family === "refusal" && game ? [`page-why-${game}-${code}`, `page-why-${code}`] : []), `${game}-${family}-${code}`, `${family}-${code}`];
  const key = keys.find((one) => words.knows(one));
  return key ? say(key, facts) : say("page-refused");
}
