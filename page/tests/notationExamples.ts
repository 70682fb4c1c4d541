// The example actions of docs/notation.md, in the form in which the server sends legal actions.
import notation from "../../docs/notation.md?raw";
import type { Choice as DiebChoice } from "../src/dieb/model";
import type { Choice, Details } from "../src/voleurs/model";

/** Return all example actions of a game. */
export function examplesOf(game: string): string[] {
  const section = notation.split("\n## ").find((part) => part.startsWith(`${game}: actions`)) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && line.includes("`"));
  return rows.flatMap((row) => [...row.split("|")[2]!.matchAll(/`([^`]+)`/g)].map((found) => found[1]!));
}

const LETTERS = "abcdef";

export function diebChoice(action: string): DiebChoice {
  const [verb = "", ways = "", paid = ""] = action.split(" ");
  const neutral = paid === "neutral";
  const [palace, target = -1] = ways.startsWith("*")
    ? [-1]
    : ways.split(">").map((letter) => LETTERS.indexOf(letter || "?"));
  const dancers = verb === "smuggle" ? Number(paid.slice(1)) : [...action].filter((letter) => letter === "*").length;
  const price = verb === "place" ? {} : { cards: [1, 0, 0, 0, 0, 0], dancers: verb === "pass" ? 0 : dancers };
  return {
    action,
    details: { kind: neutral ? "place neutral" : verb, palace: palace ?? -1, target, dancers, paid },
    effects: [{ event: verb, ...price }],
  };
}

const splitCards = (text: string | undefined): string[] => text?.split(", ") ?? [];

export function voleursChoice(action: string): Choice {
  const [unpaid = "", paid] = action.split(" < ");
  const [cards, change] = paid?.split(" + vizier ") ?? [];
  const [kind = "", ...words] = unpaid.split(" ");
  const details: Details = {
    kind,
    ...(cards ? { cards: splitCards(cards).map((card) => card.split(" as ")[0]!) } : {}),
    ...(change ? { change } : {}),
  };
  const [what, ways = "", act, victim] = words;
  if (kind === "choose") details.what = words.join(" ");
  else if (kind === "discard") details.cards = [words.join(" ")];
  else if (kind === "slipper") details.to = Number(what);
  else if (["accept", "decline", "withdraw"].includes(kind)) details.offer = Number(what);
  else if (kind === "exchange") Object.assign(details, { what, given: act });
  else if (kind === "place") Object.assign(details, { what, goal: ways });
  else if (what) details.what = what;
  if (kind === "move")
    Object.assign(details, {
      start: ways.split(">")[0],
      goal: ways.split(">")[1],
      ...(victim ? { victim, look: act === "look" } : {}),
    });
  return {
    action,
    details: { ...details, ...(cards && !cards.includes("Sapphire") ? { price: 1, paid: 1 } : {}) },
    effects: [],
  };
}
