// The view between two events of one action, for the board: of the view after the action, what the event and those
// before it have changed. The server sends only whole actions.
import type { GameEvent } from "../lib/protocol";
import { LETTERS, type View } from "./model";

const palaceOf = (event: GameEvent): number =>
  LETTERS.indexOf((event["target"] ?? event["palace"]) as (typeof LETTERS)[number]);

/** Return the view after an event, from the view before it, that after the action, and the events still to come. */
export function viewAfter(event: GameEvent, before: View, next: View, later: readonly GameEvent[]): View {
  const comes = (...kinds: string[]): boolean => later.some((one) => kinds.includes(one.event));
  const theft = later.find((one) => one.event === "theft");
  let view = next;
  if (comes("turn", "over"))
    view = {
      ...view,
      seat: before.seat,
      phase: before.phase,
      thief_actions: Math.max(before.thief_actions, next.thief_actions),
    };
  if (comes("draw", "hands_taken_up", "reshuffle")) {
    const { hands, deck, discard, dancers } = before;
    view = { ...view, hands, deck, discard, dancers };
  }
  return theft ? untilTheft(view, event, theft, before) : view;
}

/** Return a view in which the theft that follows an event hasn't happened yet. */
function untilTheft(view: View, event: GameEvent, theft: GameEvent, before: View): View {
  const at = palaceOf(theft);
  const seat = Number(theft["seat"]);
  const came = ["smuggle", "escort"].includes(event.event) && palaceOf(event) === at ? 1 : 0;
  const thieves = [...before.palaces[at]!.thieves];
  thieves[seat]! += came;
  const { chests } = before.palaces[at]!;
  const supplies = [...before.supplies];
  if (event.event === "smuggle") supplies[seat]!--;
  return {
    ...view,
    palaces: view.palaces.map((palace, n) => (n === at ? { ...palace, thieves, chests } : palace)),
    supplies,
    demands: before.demands,
    chests_won: before.chests_won,
  };
}
