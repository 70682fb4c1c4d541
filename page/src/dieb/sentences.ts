// Events, prices, refusals and hints of dieb as sentences of the reader's language.
import { refusalText as refused, type Told } from "../lib/errors";
import { say, words } from "../lib/translations.svelte";
import type { GameEvent, Refusal } from "../lib/protocol";
import { LETTERS, type Choice } from "./model";

export const palaceName = (palace: number): string => say("dieb-palace-name", { letter: LETTERS[palace] ?? "a" });
export const palaceOf = (letter: string): string => say("dieb-palace", { letter });

/** Cards and dancers: “2 × Peacock and 1 dancer”. */
export function priceText(cards: readonly number[], dancers: number): string {
  const parts = cards.flatMap((number, palace) => (number ? [say("dieb-cards", { number, name: palaceName(palace) })] : []));
  if (dancers) parts.push(say("dieb-dancers", { number: dancers }));
  return words.list(parts);
}

type Facts = Record<string, string | number>;

/** The facts of an event as its sentence wants them. */
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

/** One event in words. */
export function eventText(event: GameEvent, name: string): string {
  const chosen = event.event === "draw" && event["chosen"] !== undefined ? "draw-chosen" : event.event;
  return say(`dieb-event-${chosen.replaceAll("_", "-")}`, factsOf(event, name));
}

/** The same in few words, under the name of whoever did it. */
export function lineText(event: GameEvent): string {
  const at = LETTERS.indexOf(event["palace"] as "a");
  const { number = 0, dancers = 0, strength = 0, won = 0, cards } = event as unknown as Record<string, number>;
  const facts = { letter: String(event["palace"] ?? ""), other: String(event["target"] ?? ""), palace: at < 0 ? "" : palaceName(at), number, dancers, strength, won };
  return say(`page-line-${event.event.replaceAll("_", "-")}`, { ...facts, cards: typeof cards === "number" ? cards : 0 });
}

/** What only the reader sees of an event. */
export function secretText(event: GameEvent): string {
  if (event.event !== "draw" && event.event !== "hands_taken_up") return "";
  const cards = event["cards"];
  if (!Array.isArray(cards) || !cards.some(Boolean)) return "";
  return say("dieb-event-drawn-cards", { cards: priceText(cards as number[], 0) });
}

/** Why something is refused, with palaces by name. */
export const refusalText = (family: string, refusal: Told): string => refused(family, refusal, "dieb", (key, value) => (key === "palace" || key === "target" ? palaceOf(String(value)) : undefined));

/** The same in a few words, for the foot of a palace. */
export function shortReason(refusal: Refusal): string {
  const key = `page-cap-${refusal.code.replaceAll("_", "-")}`;
  if (!words.knows(key)) return refusalText("refusal", refusal);
  const { price = 0, cards = 0, dancers = 0 } = refusal.facts as Record<string, number>;
  return say(key, { price, cards, dancers });
}

/** What an action causes beside itself. */
export function effectText(choice: Choice): string {
  const theft = choice.does.find((event) => event.event === "theft");
  if (!theft) return "";
  const wins = choice.does.some((event) => event.event === "over");
  return say(wins ? "page-effect-win" : "page-effect-theft", { won: Number(theft["won"]) });
}

export const hintText = (reason: string): string => (words.knows(`dieb-hint-${reason}`) ? say(`dieb-hint-${reason}`) : "");

/** A notation as words: for hints and lists. */
export function deedText(parts: { kind: string; palace: number; target: number }): string {
  const kind = parts.kind.replaceAll(" ", "-");
  const palace = parts.palace >= 0 ? palaceName(parts.palace) : "";
  const target = parts.target >= 0 ? palaceName(parts.target) : "";
  const facts: Facts = { palace, target, letter: LETTERS[parts.palace] ?? "", other: LETTERS[parts.target] ?? "" };
  return say(`page-deed-${kind}`, facts);
}
