// Advice for the lesson of dieb: gather thieves in one palace, escort them, wait for a dancer. The legal actions with
// their prices and effects come from the server; here they are only compared.
import type { Facts } from "../lib/protocol";
import type { Arguments } from "../lib/translations.svelte";
import { priceOf } from "./selection";
import { LETTERS, type Choice, type View } from "./model";
import { palaceOf } from "./sentences";
import type { LessonAdvice, Situation } from "../lessons/advice";

const MAX_MISSING = 3; // missing thieves up to which a palace is pursued
const DANCER_WORTH = 1.5; // in cards
const THREAT = 2; // missing thieves of a rival from which on there is a warning
const UNREACHABLE = 99;

const named = (palace: number): string => palaceOf(LETTERS[palace]!);
const causes = (choice: Choice, event: string): boolean => choice.effects.some((effect) => effect.event === event);
const targetOf = ({ details }: Choice): number => (details.kind === "escort" ? details.target : details.palace);

/** Return how many thieves a seat still needs at a palace. */
export const missing = (view: View, seat: number, palace: number): number =>
  view.demands[palace] ? view.demands[palace]! - view.palaces[palace]!.thieves[seat]! : UNREACHABLE;

/** Return the palace where a seat needs the fewest thieves. */
function nearest(view: View, seat: number): number {
  const palaces = LETTERS.map((_, palace) => palace);
  return palaces.reduce((best, palace) => (missing(view, seat, palace) < missing(view, seat, best) ? palace : best));
}

function price(choice: Choice): number {
  const { cards, dancers } = priceOf(choice);
  return cards.reduce((sum, count) => sum + count, 0) + dancers * DANCER_WORTH;
}

/**
 * Return the sort key of an action with a thief, the best first: missing thieves, price, rivals whom a guard stops
 * hindering.
 */
function sortKey(view: View, you: number, choice: Choice): [number, number, number] {
  const from = choice.details.kind === "escort" ? view.palaces[choice.details.palace]!.thieves : [];
  const rivals = from.reduce((sum, count, seat) => (seat === you ? sum : sum + count), 0);
  return [missing(view, you, targetOf(choice)), price(choice), rivals];
}

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((part, n) => part !== other[n]);
  return at >= 0 && one[at]! < other[at]!;
};

/** Return the best action that brings a thief to a palace worth pursuing. */
export function bestStep(view: View, choices: readonly Choice[]): Choice | null {
  const you = view.you!;
  const useful = choices.filter(
    ({ details }) =>
      details.kind === "smuggle" ||
      (details.kind === "escort" && missing(view, you, details.palace) > missing(view, you, details.target)),
  );
  const promising = useful.filter((choice) => missing(view, you, targetOf(choice)) <= MAX_MISSING);
  return promising.reduce<Choice | null>(
    (best, choice) => (best && !isLess(sortKey(view, you, choice), sortKey(view, you, best)) ? best : choice),
    null,
  );
}

/** Return the rival who needs the fewest thieves somewhere, with the facts for a warning. */
function findRival(
  view: View,
  name: (seat: number) => string,
): { seat: number; facts: Record<string, string | number> } {
  const rivals = view.supplies.map((_, seat) => seat).filter((seat) => seat !== view.you);
  const seat = rivals.reduce((best, one) =>
    missing(view, one, nearest(view, one)) < missing(view, best, nearest(view, best)) ? one : best,
  );
  const palace = nearest(view, seat);
  return { seat, facts: { name: name(seat), palace: named(palace), missing: missing(view, seat, palace) } };
}

/** Return the facts of the sentence at the start of the lesson. */
export const startFacts = (_view: Facts, name: (seat: number) => string): Arguments => ({ name: name(1) });

export function advise({ view: rawView, choices: offered, result, name }: Situation): LessonAdvice {
  const choices = offered as readonly Choice[] | null;
  const view = rawView as unknown as View;
  const you = view.you ?? 0;
  const rival = findRival(view, name);
  if (result)
    return {
      topic: result.winners.includes(you) ? "won" : "lost",
      facts: { name: name(result.winners[0] ?? rival.seat) },
      action: null,
    };
  if (!choices) {
    const seat = view.seat === you ? rival.seat : view.seat;
    const palace = nearest(view, seat);
    return {
      topic: "wait",
      facts: {
        name: name(seat),
        palace: named(palace),
        missing: missing(view, seat, palace),
        won: view.chests_won[seat]!.length,
        goal: view.chests_to_win,
      },
      action: null,
    };
  }
  const warned = Number(rival.facts["missing"]) <= THREAT ? { warning: rival.facts } : {};
  const gain = choices.find((choice) => causes(choice, "over")) ?? choices.find((choice) => causes(choice, "theft"));
  if (gain) {
    const palace = targetOf(gain);
    const wins = causes(gain, "over");
    return {
      topic: wins ? "win" : "theft",
      facts: { palace: named(palace), have: view.palaces[palace]!.thieves[you]!, needed: view.demands[palace]! },
      action: gain.action,
    };
  }
  const step = bestStep(view, choices);
  if (step?.details.kind === "escort") {
    const { palace, target } = step.details;
    return {
      topic: view.demands[palace] ? "escort" : "escort-empty",
      facts: { palace: named(palace), target: named(target) },
      action: step.action,
      ...warned,
    };
  }
  if (step) {
    const { palace } = step.details;
    return {
      topic: "smuggle",
      facts: {
        palace: named(palace),
        have: view.palaces[palace]!.thieves[you]!,
        needed: view.demands[palace]!,
        price: Math.floor(price(step)),
      },
      action: step.action,
      ...warned,
    };
  }
  const end = choices.find(({ details }) => details.kind === "end");
  if (end)
    return {
      topic: view.thief_actions >= view.thief_limit ? "limit" : "end",
      facts: {},
      action: end.action,
      ...warned,
    };
  const passes = choices.filter(({ details }) => details.kind === "pass");
  const pass = passes.find(({ details }) => details.dancers > 0) ?? passes[0];
  const palace = nearest(view, you);
  return {
    topic: "pass",
    facts: { palace: named(palace), missing: missing(view, you, palace) },
    action: pass?.action ?? null,
    ...warned,
  };
}
