// The user interface of a game without one of its own: notation, event kinds and facts instead of sentences. Where the
// catalogue has sentences for the game, they are used.
import { knownErrorText } from "../lib/errors";
import type { Facts, GameEvent, Update } from "../lib/protocol";
import type { Names } from "../lib/seatNames";
import { translate, translations, type Arguments } from "../lib/translations.svelte";
import { factLabel, factText } from "./facts";
import type { GameUi } from "./gameUi";
import GenericTextBoard from "./GenericTextBoard.svelte";
import { effectivePlays, type Turn } from "./log";

/** Return the actions in groups of one seat after the other, numbered from 1. */
export function groupTurns(updates: readonly Update[]): Turn[] {
  const turns: Turn[] = [];
  for (const update of effectivePlays(updates)) {
    let current = turns.at(-1);
    if (!current || current.seat !== (update.seat ?? null))
      turns.push((current = { turn: turns.length + 1, part: "", seat: update.seat ?? null, by: update.by, lines: [] }));
    for (const event of update.events ?? [])
      current.lines.push({ number: update.number, seat: update.seat ?? -1, index: current.lines.length + 1, event });
  }
  return turns;
}

/** Return the game's own sentence for an event, else its kind and facts: `played: Ann, card 7`. */
export function eventText(game: string, event: GameEvent, names: Names): string {
  const { event: kind, ...facts } = event;
  const key = `${game}-event-${kind.replaceAll("_", "-")}`;
  return translations.has(key)
    ? translate(key, { ...argumentsOf(facts), name: names(Number(facts["seat"] ?? -1)) })
    : withFacts(kind, facts, names);
}

/** Return facts as the arguments of a sentence. */
const argumentsOf = (facts: Facts): Arguments =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === "number" ? value : factText(value)]),
  );

function withFacts(kind: string, facts: Facts, names?: Names): string {
  const known = Object.entries(facts).filter(([name, value]) => name !== "clause" && value !== null);
  const texts = known.map(([name, value]) =>
    names && name === "seat" && typeof value === "number" ? names(value) : `${factLabel(name)} ${factText(value)}`,
  );
  return texts.length ? `${factLabel(kind)}: ${texts.join(", ")}` : factLabel(kind);
}

const known = (key: string, facts: Record<string, string>): string | undefined =>
  translations.has(key) ? translate(key, facts) : undefined;
const turnLabel = (number: number): string => translate("page-turn", { number });

export function genericUi(game: string): GameUi {
  return {
    TextBoard: GenericTextBoard,
    keys: [],
    example: "",
    help: () => "",
    groupTurns,
    heading: (_view, turns) => (turns.length ? [turnLabel(turns.length)] : []),
    turnLabel,
    turnTitle: ({ turn }) => turnLabel(turn),
    logLineText: (event, names) => eventText(game, event, names),
    eventText: (event, names) => eventText(game, event, names),
    privateText: () => "", // the server adds what only this seat sees to the event's facts
    actionText: (action) => action,
    choiceText: ({ action }) => action,
    hintText: (reason) => known(`${game}-hint-${reason.replaceAll("_", "-")}`, {}) ?? factLabel(reason),
    errorText: (family, error) => knownErrorText(family, error, game) ?? withFacts(error.code, error.facts),
    scoreText: (name, score) => `${name}: ${translations.number(score)}`,
    resultText: (reason, score) => known(`${game}-result-${reason}`, { score }) ?? `${factLabel(reason)}. ${score}`,
    revealedView: (view: Facts, position: Facts) => ({ ...view, ...position }),
    blockingSeats: (_view, toAct) => toAct,
  };
}
