// Which pieces move for each event of voleurs. Its facts say so: a pawn or gem and where it goes, or pieces that pass
// between players, of which the server sends a table.
import type { GameEvent } from "../lib/protocol";
import type { PieceAnimation } from "../table/animations";
import { DESERT, GEMS, KINDS, VIZIER } from "./model";
import { staticData } from "./staticData.svelte";

// Of pieces that aren't called as their symbols.
const SYMBOLS: Readonly<Record<string, string>> = { gem: "gem-unknown", card: "i-card" };
const spot = (place: unknown): string => (place === DESERT ? DESERT : `cell-${String(place)}`);
const ownerOf = (pawn: string, seat: number | null): PieceAnimation["seat"] =>
  pawn === VIZIER || seat === null ? "neutral" : seat;

/** Return the animations of an event. */
export const animationsFor = (event: GameEvent): PieceAnimation[] => [
  ...ownPiece(event),
  ...removedPawn(event),
  ...passedPieces(event),
];

/** Return how the piece of a player goes its way: to a cell, into the desert, or into the bag. */
function ownPiece({ what, seat: owner, start, goal }: GameEvent): PieceAnimation[] {
  const [piece, seat] = [String(what), Number(owner)];
  if ((GEMS as readonly string[]).includes(piece))
    return [{ symbol: `gem-${piece}`, seat, from: `gem-${piece}`, to: `seat-${seat}` }];
  if (![...KINDS, VIZIER].includes(piece) || (start !== undefined && start === goal)) return [];
  return [
    {
      symbol: `pawn-${piece}`,
      seat: ownerOf(piece, seat),
      from: start === undefined ? `seat-${seat}` : spot(start),
      to: goal === undefined ? DESERT : spot(goal),
    },
  ];
}

/** Return how the victim of a pawn leaves the city. */
function removedPawn(event: GameEvent): PieceAnimation[] {
  const struck = event["struck"] as { pawn: string; seat: number | null } | undefined;
  return struck && event["what"] !== "thief"
    ? [
        {
          symbol: `pawn-${struck.pawn}`,
          seat: ownerOf(struck.pawn, struck.seat),
          from: spot(event["victim"]),
          to: DESERT,
        },
      ]
    : [];
}

function passedPieces(event: GameEvent): PieceAnimation[] {
  const passes = staticData.data?.passes[event.event] ?? [];
  return passes.map(({ piece, from, to }) => ({
    symbol: SYMBOLS[piece] ?? piece,
    seat: Number(event["seat"]),
    from: `seat-${Number(event[from])}`,
    to: `seat-${Number(event[to])}`,
  }));
}
