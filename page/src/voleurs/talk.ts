// Occasions at which a player of voleurs might say something: they buy or rob a gem, are robbed, or the reader has just
// seen that what they claimed in a trade is false.
import type { Occasion } from "../characters/talk";
import type { GameEvent, Update } from "../lib/protocol";

/** Return whether some card was claimed that wasn't there; only the two parties of a trade know. */
function isFalse(cards: unknown, claims: unknown): boolean {
  if (!Array.isArray(cards) || !Array.isArray(claims)) return false;
  const real = [...(cards as string[])];
  return (claims as string[]).filter(Boolean).some((claim) => {
    const place = real.indexOf(claim);
    if (place >= 0) real.splice(place, 1);
    return place < 0;
  });
}

function occasionsOf(event: GameEvent, number: number, you: number | null): Occasion[] {
  const seat = Number(event["seat"]);
  if (event.event === "gem") return [{ number, seat, moment: "chest" }];
  if (event.event === "robbery")
    return [
      { number, seat: Number(event["victim"]), moment: "robbed" },
      { number, seat, moment: "chest" },
    ];
  if (event.event !== "trade") return [];
  const maker = Number(event["maker"]);
  if (you === seat && isFalse(event["given_cards"], event["given_claims"]))
    return [{ number, seat: maker, moment: "caught" }];
  if (you === maker && isFalse(event["returned_cards"], event["returned_claims"]))
    return [{ number, seat, moment: "caught" }];
  return [];
}

export const findOccasions = (plays: readonly Update[], you: number | null): Occasion[] =>
  plays.flatMap(({ number, events }) => (events ?? []).flatMap((event) => occasionsOf(event, number, you)));
