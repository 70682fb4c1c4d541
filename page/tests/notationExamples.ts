// The actions that docs/notation.md names, as the house would offer them.
import notation from "../../docs/notation.md?raw";
import type { Choice as DiebChoice } from "../src/dieb/model";
import type { Choice, Parts } from "../src/voleurs/model";

/** Every action that the document writes down for a game. */
export function examplesOf(game: string): string[] {
  const section = notation.split("\n## ").find((part) => part.startsWith(`${game}: actions`)) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && line.includes("`"));
  return rows.flatMap((row) => [...row.split("|")[2]!.matchAll(/`([^`]+)`/g)].map((found) => found[1]!));
}

const LETTERS = "abcdef";

export function diebChoice(action: string): DiebChoice {
  const [verb = "", ways = "", paid = ""] = action.split(" ");
  const neutral = paid === "neutral";
  const [palace, target = -1] = ways.startsWith("*") ? [-1] : ways.split(">").map((letter) => LETTERS.indexOf(letter || "?"));
  const dancers = verb === "smuggle" ? Number(paid.slice(1)) : [...action].filter((letter) => letter === "*").length;
  const price = verb === "place" ? {} : { cards: [1, 0, 0, 0, 0, 0], dancers: verb === "pass" ? 0 : dancers };
  return { action, parts: { kind: neutral ? "place neutral" : verb, palace: palace ?? -1, target, dancers, paid }, does: [{ event: verb, ...price }] };
}

const listed = (text: string | undefined): string[] => text?.split(", ") ?? [];

export function voleursChoice(action: string): Choice {
  const [deed = "", paid] = action.split(" < ");
  const [cards, change] = paid?.split(" + vizier ") ?? [];
  const [kind = "", ...said] = deed.split(" ");
  const parts: Parts = { kind, ...(cards ? { cards: listed(cards) } : {}), ...(change ? { change } : {}) };
  const [what, ways = "", act, victim] = said;
  if (kind === "choose") parts.what = said.join(" ");
  else if (kind === "discard") parts.cards = [said.join(" ")];
  else if (["slipper", "accept", "decline", "withdraw"].includes(kind)) parts.seat = Number(what);
  else if (kind === "exchange") Object.assign(parts, { what, given: act });
  else if (kind === "place") Object.assign(parts, { what, goal: ways });
  else if (what) parts.what = what;
  if (kind === "move") Object.assign(parts, { start: ways.split(">")[0], goal: ways.split(">")[1], ...(victim ? { victim, look: act === "look" } : {}) });
  return { action, parts: { ...parts, ...(cards && !cards.includes("Sapphire") ? { price: 1, paid: 1 } : {}) }, does: [] };
}
