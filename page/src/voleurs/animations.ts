// Which pieces move for each event of voleurs.
import type { GameEvent } from "../lib/protocol";
import type { PieceAnimation } from "../table/animations";
import { DESERT, VIZIER } from "./model";

const spot = (place: unknown): string => (place === DESERT ? DESERT : `cell-${String(place)}`);

/** Return the animations of an event. */
export function animationsFor(event: GameEvent): PieceAnimation[] {
  const seat = Number(event["seat"]);
  const what = String(event["what"] ?? "");
  const struck = event["struck"] as { pawn: string; seat: number | null } | undefined;
  switch (event.event) {
    case "place":
      return [{ symbol: `pawn-${what}`, seat, from: `seat-${seat}`, to: spot(event["goal"]) }];
    case "agent":
      return [{ symbol: `pawn-${what}`, seat, from: `seat-${seat}`, to: DESERT }];
    case "gem":
      return [{ symbol: `gem-${what}`, seat, from: `gem-${what}`, to: `seat-${seat}` }];
    case "move": {
      const move: PieceAnimation = { symbol: `pawn-${what}`, seat: what === VIZIER ? "neutral" : seat, from: spot(event["start"]), to: spot(event["goal"]) };
      const removal = struck && what !== "thief" ? [{ symbol: `pawn-${struck.pawn}`, seat: struck.seat ?? ("neutral" as const), from: spot(event["victim"]), to: DESERT }] : [];
      return [...(move.from === move.to ? [] : [move]), ...removal];
    }
    case "robbery":
    case "exchange":
      return [{ symbol: "gem-unknown", seat, from: `seat-${Number(event["victim"])}`, to: `seat-${seat}` }];
    case "slipper":
      return [{ symbol: "slipper", seat, from: `seat-${seat}`, to: `seat-${Number(event["to"])}` }];
    case "trade":
      return [
        { symbol: "i-card", seat, from: `seat-${seat}`, to: `seat-${Number(event["maker"])}` },
        { symbol: "i-card", seat, from: `seat-${Number(event["maker"])}`, to: `seat-${seat}` },
      ];
    default:
      return [];
  }
}
