// Sentences about dieb in the reader's language: events, prices, errors and hints.
import { errorText as commonErrorText, type ErrorInfo } from "../lib/errors";
import { translate, translations } from "../lib/translations.svelte";
import type { GameEvent, Refusal } from "../lib/protocol";
import { LETTERS, type Choice } from "./model";

export const palaceName = (palace: number): string => translate("dieb-palace-name", { letter: LETTERS[palace] ?? "a" });
export const palaceOf = (letter: string): string => translate("dieb-palace", { letter });

/** Return cards and dancers as text: “2 × Peacock and 1 dancer”. */
export function priceText(cards: readonly number[], dancers: number): string {
  const parts = cards.flatMap((number, palace) =>
    number ? [translate("dieb-cards", { number, name: palaceName(palace) })] : [],
  );
  if (dancers) parts.push(translate("dieb-dancers", { number: dancers }));
  return translations.list(parts);
}

type Facts = Record<string, string | number>;

/** Return an event's facts as Fluent arguments. */
function factsOf(event: GameEvent, name: string): Facts {
  const facts: Facts = { name };
  for (const [key, value] of Object.entries(event)) {
    if (key === "palace" || key === "target" || key === "chosen") facts[key] = palaceOf(String(value));
    else if (key === "found") facts[key] = value ? "yes" : "no";
    else if (typeof value === "number" || typeof value === "string") facts[key] = value;
  }
  const cards = event["cards"];
  if (Array.isArray(cards)) facts["payment"] = priceText(cards as number[], Number(event["dancers"] ?? 0));
  return facts;
}

/** Return the sentence for an event. */
export function eventText(event: GameEvent, name: string): string {
  const key = event.event === "draw" && event["chosen"] !== undefined ? "draw-chosen" : event.event;
  return translate(`dieb-event-${key.replaceAll("_", "-")}`, factsOf(event, name));
}

/** Return a short sentence for an event, for the log under the player's name. */
export function logLineText(event: GameEvent): string {
  const at = LETTERS.indexOf(event["palace"] as "a");
  const { number = 0, dancers = 0, strength = 0, won = 0, cards } = event as unknown as Record<string, number>;
  const facts = {
    letter: String(event["palace"] ?? ""),
    other: String(event["target"] ?? ""),
    palace: at < 0 ? "" : palaceName(at),
    number,
    dancers,
    strength,
    won,
  };
  return translate(`page-line-${event.event.replaceAll("_", "-")}`, {
    ...facts,
    cards: typeof cards === "number" ? cards : 0,
  });
}

/** Return what only this seat sees of an event. */
export function privateText(event: GameEvent): string {
  if (event.event !== "draw" && event.event !== "hands_taken_up") return "";
  const cards = event["cards"];
  if (!Array.isArray(cards) || !cards.some(Boolean)) return "";
  return translate("dieb-event-drawn-cards", { cards: priceText(cards as number[], 0) });
}

/** Return the sentence for an error, with palaces by name. */
export const errorText = (family: string, error: ErrorInfo): string =>
  commonErrorText(family, error, "dieb", (key, value) =>
    key === "palace" || key === "target" ? palaceOf(String(value)) : undefined,
  );

/** Return a short reason, for the foot of a palace: `brief` for small ones. */
export function shortReason(refusal: Refusal, length: "cap" | "brief"): string {
  const key = `page-${length}-${refusal.code.replaceAll("_", "-")}`;
  if (!translations.has(key)) return errorText("refusal", refusal);
  const { price = 0, cards = 0, dancers = 0 } = refusal.facts as Record<string, number>;
  return translate(key, { price, cards, dancers });
}

/** Return what a move causes besides the move itself: a theft, or the win; `brief` for small palaces. */
export function effectText(choice: Choice, length: "effect" | "brief" = "effect"): string {
  const theft = choice.effects.find((event) => event.event === "theft");
  if (!theft) return "";
  const wins = choice.effects.some((event) => event.event === "over");
  return translate(`page-${length}-${wins ? "win" : "theft"}`, { won: Number(theft["won"]) });
}

export const hintText = (reason: string): string =>
  translations.has(`dieb-hint-${reason}`) ? translate(`dieb-hint-${reason}`) : "";

/** Return the sentence for an action without its payment. */
export function actionText(details: { kind: string; palace: number; target: number }): string {
  const kind = details.kind.replaceAll(" ", "-");
  const palace = details.palace >= 0 ? palaceName(details.palace) : "";
  const target = details.target >= 0 ? palaceName(details.target) : "";
  const facts: Facts = { palace, target, letter: LETTERS[details.palace] ?? "", other: LETTERS[details.target] ?? "" };
  return translate(`page-deed-${kind}`, facts);
}
