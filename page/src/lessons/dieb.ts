// The lesson of dieb: gather in one place, let guards carry, wait for a dancer. What is legal, what it costs and what it
// causes comes from the house; here it is only weighed.
import { priceOf } from "../dieb/selection";
import { LETTERS, type Choice, type View } from "../dieb/model";
import { palaceOf } from "../dieb/sentences";
import type { Advice, Situation } from "./advice";

const NEAR = 3; // thieves lacking, up to which it is worth going on
const DANCER = 1.5; // cards that a dancer is worth
const THREAT = 2; // thieves a rival lacks, from which on one is warned
const NEVER = 99;

const named = (palace: number): string => palaceOf(LETTERS[palace]!);
const causes = (choice: Choice, event: string): boolean => choice.does.some((happened) => happened.event === event);
const goal = ({ parts }: Choice): number => (parts.kind === "escort" ? parts.target : parts.palace);

/** Thieves that a seat lacks at a palace; never enough where no chest is left. */
export const missing = (view: View, seat: number, palace: number): number => (view.demands[palace] ? view.demands[palace]! - view.palaces[palace]!.thieves[seat]! : NEVER);

function nearest(view: View, seat: number): number {
  const palaces = LETTERS.map((_, palace) => palace);
  return palaces.reduce((best, palace) => (missing(view, seat, palace) < missing(view, seat, best) ? palace : best));
}

function price(choice: Choice): number {
  const { cards, dancers } = priceOf(choice);
  return cards.reduce((sum, count) => sum + count, 0) + dancers * DANCER;
}

/** How good an action with a thief is, the smallest first: what is missing, what it costs, whom a guard stops hindering. */
function weight(view: View, you: number, choice: Choice): [number, number, number] {
  const from = choice.parts.kind === "escort" ? view.palaces[choice.parts.palace]!.thieves : [];
  const rivals = from.reduce((sum, count, seat) => (seat === you ? sum : sum + count), 0);
  return [missing(view, you, goal(choice)), price(choice), rivals];
}

const before = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((part, n) => part !== other[n]);
  return at >= 0 && one[at]! < other[at]!;
};

/** The action with a thief that brings the nearest chest nearer. */
export function bestStep(view: View, choices: readonly Choice[]): Choice | null {
  const you = view.you!;
  const useful = choices.filter(({ parts }) => parts.kind === "smuggle" || (parts.kind === "escort" && missing(view, you, parts.palace) > missing(view, you, parts.target)));
  const worth = useful.filter((choice) => missing(view, you, goal(choice)) <= NEAR);
  return worth.reduce<Choice | null>((best, choice) => (best && !before(weight(view, you, choice), weight(view, you, best)) ? best : choice), null);
}

function aboutRival(view: View, name: (seat: number) => string): { seat: number; facts: Record<string, string | number> } {
  const rivals = view.supplies.map((_, seat) => seat).filter((seat) => seat !== view.you);
  const seat = rivals.reduce((best, one) => (missing(view, one, nearest(view, one)) < missing(view, best, nearest(view, best)) ? one : best));
  const palace = nearest(view, seat);
  return { seat, facts: { name: name(seat), palace: named(palace), missing: missing(view, seat, palace) } };
}

export function adviseDieb({ view: seen, choices: offered, result, name }: Situation): Advice {
  const choices = offered as readonly Choice[] | null;
  const view = seen as unknown as View;
  const you = view.you ?? 0;
  const rival = aboutRival(view, name);
  if (result) return { topic: result.winners.includes(you) ? "won" : "lost", facts: { name: name(result.winners[0] ?? rival.seat) }, action: null };
  if (!choices) {
    const seat = view.seat === you ? rival.seat : view.seat;
    const palace = nearest(view, seat);
    return { topic: "wait", facts: { name: name(seat), palace: named(palace), missing: missing(view, seat, palace), won: view.chests_won[seat]!.length, goal: view.chests_to_win }, action: null };
  }
  const warned = Number(rival.facts["missing"]) <= THREAT ? { warning: rival.facts } : {};
  const gain = choices.find((choice) => causes(choice, "over")) ?? choices.find((choice) => causes(choice, "theft"));
  if (gain) {
    const palace = goal(gain);
    const wins = causes(gain, "over");
    return { topic: wins ? "win" : "theft", facts: { palace: named(palace), have: view.palaces[palace]!.thieves[you]!, needed: view.demands[palace]! }, action: gain.action };
  }
  const step = bestStep(view, choices);
  if (step?.parts.kind === "escort") {
    const { palace, target } = step.parts;
    return { topic: view.demands[palace] ? "escort" : "escort-empty", facts: { palace: named(palace), target: named(target) }, action: step.action, ...warned };
  }
  if (step) {
    const { palace } = step.parts;
    return { topic: "smuggle", facts: { palace: named(palace), have: view.palaces[palace]!.thieves[you]!, needed: view.demands[palace]!, price: Math.floor(price(step)) }, action: step.action, ...warned };
  }
  const end = choices.find(({ parts }) => parts.kind === "end");
  if (end) return { topic: view.thief_actions >= view.thief_limit ? "limit" : "end", facts: {}, action: end.action, ...warned };
  const passes = choices.filter(({ parts }) => parts.kind === "pass");
  const pass = passes.find(({ parts }) => parts.dancers > 0) ?? passes[0];
  const palace = nearest(view, you);
  return { topic: "pass", facts: { palace: named(palace), missing: missing(view, you, palace) }, action: pass?.action ?? null, ...warned };
}
