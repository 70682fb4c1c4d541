// What is left of the moves of some turns: where each pawn went on the whole, and whom it struck.
import type { LogLine } from "../table/log";
import { netMoves, type PieceMove } from "../table/netMoves";

export interface PawnMove extends PieceMove {
  victim: string; // its cell
}

/** Return the net moves of pawns; one that strikes leaves its mark even where it stays or comes back. */
export function pawnMoves(lines: readonly LogLine[]): PawnMove[] {
  const victims = new Map<number, string>();
  const moves = lines.flatMap(({ event, seat }, at): PieceMove[] => {
    if (!event["goal"]) return [];
    const n = at + 1;
    if (event["victim"]) victims.set(n, String(event["victim"]));
    const piece = event["what"] === "vizier" ? "vizier" : `${String(event["what"])} ${seat}`;
    return [{ piece, from: String(event["start"] ?? ""), to: String(event["goal"]), n }];
  });
  const net = netMoves(moves).map((move): PawnMove => ({ ...move, victim: victims.get(move.n) ?? "" }));
  const marked = new Set(net.map(({ n }) => n));
  const stayed = moves.filter(({ n }) => victims.has(n) && !marked.has(n));
  return [...net, ...stayed.map((move) => ({ ...move, from: move.to, victim: victims.get(move.n)! }))];
}
