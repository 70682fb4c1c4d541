// The view between two events of one action, for the board: of the view after the action, what the event and those
// before it have changed. The server sends only whole actions.
import type { GameEvent } from "../lib/protocol";
import type { SeatView, View } from "./model";
import { staticData } from "./staticData.svelte";

const districtOf = (card: string): number => staticData.data?.cards.find((one) => one.card === card)?.district ?? 0;

/** Return what a player holds after paying cards. */
function paid(seat: SeatView, cards: readonly string[]): Pick<SeatView, "hand" | "cards"> {
  const hand = [...seat.hand];
  for (const card of cards) hand[districtOf(card)]!--;
  return { hand, cards: seat.cards?.filter((card) => !cards.includes(card)) ?? null };
}

/** Return the view after an event, from the view before it, that after the action, and the events still to come. */
export function viewAfter(event: GameEvent, before: View, next: View, later: readonly GameEvent[]): View {
  const comes = (...kinds: string[]): boolean => later.some((one) => kinds.includes(one.event));
  const actor = Number(event["seat"]);
  let view = next;
  if (comes("phase", "over")) view = { ...view, phase: before.phase, seat: before.seat, step: before.step };
  if (comes("round")) view = { ...view, round: before.round, deck: before.deck };
  return {
    ...view,
    seats: next.seats.map((seat, n): SeatView => {
      const was = before.seats[n]!;
      let now = seat;
      if (later.some((one) => one.event === "income" && one["seat"] === n))
        now = { ...now, ...paid(was, n === actor && event.event !== "income" ? cardsOf(event) : []) };
      if (comes("robbery", "exchange")) now = { ...now, bag: was.bag, bag_size: was.bag_size };
      if (comes("over"))
        now = {
          ...now,
          bag: n === next.you ? now.bag : was.bag,
          birthday: was.birthday,
          cards: n === next.you ? now.cards : was.cards,
        };
      if (comes("birthdays")) now = { ...now, birthday: was.birthday, aim: was.aim };
      return now;
    }),
  };
}

export const cardsOf = (event: GameEvent): string[] => (event["cards"] as string[] | undefined) ?? [];
