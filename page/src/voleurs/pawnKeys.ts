// Selecting pawns by keys.
import type { BoardController } from "./controller.svelte";
import { DESERT } from "./model";
import { pawnsOf, samePawn, type Pawn } from "./selection";

function touchPawn(controller: BoardController, pawn: Pawn): void {
  if (pawn.start === DESERT) controller.touchDesert(pawn.what);
  else if (pawn.start) controller.touchCell(pawn.start);
  else controller.touchPiece(pawn.what);
}

/** Select the first pawn of a kind that can be moved. */
export function selectPawnOfKind(controller: BoardController, what: string): void {
  const pawn = pawnsOf(controller.moves).find((one) => one.what === what);
  if (pawn) touchPawn(controller, pawn);
}

/** Select the pawn that can be moved after the selected one. */
export function selectNextPawn(controller: BoardController): void {
  const pawns = controller.movable;
  const at = pawns.findIndex((pawn) => samePawn(controller.selection.pawn, pawn));
  const next = pawns[(at + 1) % pawns.length];
  if (!next) return;
  controller.cancel();
  touchPawn(controller, next);
}
