// Errors of the server as sentences in the reader's language.
import { translate, translations } from "./translations.svelte";

export interface ErrorInfo {
  code: string;
  facts: Record<string, unknown>;
}
/** Return the text for a fact that only this game knows, else undefined. */
export type FactFormatter = (key: string, value: unknown) => string | number | undefined;

/**
 * Return the sentence for an error: the page's own, else the game's, else the common one, else that it can't be done.
 */
export const errorText = (family: string, error: ErrorInfo, game = "", format?: FactFormatter): string =>
  knownErrorText(family, error, game, format) ?? translate("page-refused");

const SEAT_FACTS = ["seat", "to_act"]; // counted from 0; people count players from 1

/** Return the numbers of the players in one seat or several, undefined for a fact about something else. */
function playerNumbers(key: string, value: unknown): string | undefined {
  const seats = [value].flat();
  if (!SEAT_FACTS.includes(key) || !seats.every((seat) => typeof seat === "number")) return undefined;
  return seats.map((seat) => seat + 1).join(", ");
}

/** Return the sentence for an error, if a catalogue has one. */
export function knownErrorText(
  family: string,
  error: ErrorInfo,
  game: string,
  format: FactFormatter = () => undefined,
): string | undefined {
  const code = error.code.replaceAll("_", "-");
  const facts: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(error.facts ?? {})) {
    const formatted = family === "refusal" ? format(key, value) : undefined;
    facts[key] =
      formatted ??
      playerNumbers(key, value) ??
      (Array.isArray(value) ? value.join(", ") : typeof value === "number" ? value : String(value));
  }
  const keys = [
    ...(family === "refusal" && game ? [`page-why-${game}-${code}`, `page-why-${code}`] : []),
    ...(family === "server-error" ? [`page-why-${code}`] : []),
    `${game}-${family}-${code}`,
    `${family}-${code}`,
  ];
  const key = keys.find((one) => translations.has(one));
  return key && translate(key, facts);
}
