// Which pieces move for each event of dieb.
import type { GameEvent } from "../lib/protocol";
import type { PieceAnimation } from "../table/animations";
import { LETTERS } from "./model";

/** Return the animations of an event. */
export function animationsFor(event: GameEvent): PieceAnimation[] {
  const seat = Number(event["seat"]);
  const at = LETTERS.indexOf(event["palace"] as "a");
  const to = LETTERS.indexOf(event["target"] as "a");
  switch (event.event) {
    case "place":
      return [{ symbol: "guard", seat, from: `seat-${seat}`, to: `gate-${at}-1` }];
    case "place_neutral":
      return [{ symbol: "guard", seat: "neutral", from: `seat-${seat}`, to: `gate-${at}-1` }];
    case "smuggle":
      return [{ symbol: "thief", seat, from: `seat-${seat}`, to: `yard-${at}-${seat}` }];
    case "guard":
      return [{ symbol: "guard", seat, from: `gate-${at}-0`, to: `gate-${to}-1` }];
    case "escort":
      return [
        { symbol: "guard", seat, from: `gate-${at}-0`, to: `gate-${to}-1` },
        { symbol: "thief", seat, from: `yard-${at}-${seat}`, to: `yard-${to}-${seat}` },
      ];
    case "neutral":
      return [{ symbol: "guard", seat: "neutral", from: `gate-${at}-1`, to: `gate-${to}-1` }];
    case "theft":
      return [{ symbol: "chest", seat, from: `chest-${at}`, to: `seat-${seat}` }];
    default:
      return [];
  }
}
