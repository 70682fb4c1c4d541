// Which pieces move for each event of dieb.
import type { GameEvent } from "../lib/protocol";
import type { PieceAnimation } from "../table/animations";
import type { Guard, Places } from "./guardPlaces";
import { LETTERS } from "./model";

/** Return the animations of an event, given the guards before it. */
export function animationsFor(event: GameEvent, guards: readonly Places[]): PieceAnimation[] {
  const leaving = (palace: number, guard: Guard): string =>
    `gate-${palace}-${Math.max(0, guards[palace]?.lastIndexOf(guard) ?? 0)}`;
  const landing = (palace: number): string => `gate-${palace}-${Math.max(0, guards[palace]?.indexOf(null) ?? 0)}`;
  const seat = Number(event["seat"]);
  const at = LETTERS.indexOf(event["palace"] as "a");
  const to = LETTERS.indexOf(event["target"] as "a");
  switch (event.event) {
    case "place":
      return [{ symbol: "guard", seat, from: `seat-${seat}`, to: landing(at) }];
    case "place_neutral":
      return [{ symbol: "guard", seat: "neutral", from: `seat-${seat}`, to: landing(at) }];
    case "smuggle":
      return [{ symbol: "thief", seat, from: `seat-${seat}`, to: `yard-${at}-${seat}` }];
    case "guard":
      return [{ symbol: "guard", seat, from: leaving(at, seat), to: landing(to) }];
    case "escort":
      return [
        { symbol: "guard", seat, from: leaving(at, seat), to: landing(to) },
        { symbol: "thief", seat, from: `yard-${at}-${seat}`, to: `yard-${to}-${seat}` },
      ];
    case "neutral":
      return [{ symbol: "guard", seat: "neutral", from: leaving(at, "neutral"), to: landing(to) }];
    case "theft":
      return [{ symbol: "chest", seat, from: `chest-${at}`, to: `seat-${seat}` }];
    default:
      return [];
  }
}
