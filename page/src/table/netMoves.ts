// What is left of the moves of some turns: for each piece where it started and where it stands at their end. A piece
// that came back leaves nothing.

/** A step of a piece: where from and where to; pieces of the same name can stand in for each other. */
export interface PieceMove {
  piece: string;
  from: string;
  to: string;
  n: number; // of the line of the log
}

/** Return the net moves in the order of their last steps, each with the number of the last one. */
export function netMoves(moves: readonly PieceMove[]): PieceMove[] {
  const net: PieceMove[] = [];
  for (const move of moves) {
    const at = net.findLastIndex(({ piece, to }) => piece === move.piece && to === move.from);
    const from = at < 0 ? move.from : net.splice(at, 1)[0]!.from;
    if (from !== move.to) net.push({ ...move, from });
  }
  return net;
}
