// What is drawn of pieces of voleurs on their way.
import type { Art } from "../staging/scene";
import { staticData } from "./staticData.svelte";

const CARD = 52; // pixels

export const districtOf = (card: string): number =>
  staticData.data?.cards.find((one) => one.card === card)?.district ?? 0;

/** Return whether a cell is a shop of a district. */
export function shopIn(name: string, district: number): boolean {
  const cell = staticData.city?.cell(name);
  return !!cell && cell.shop && cell.district === district;
}

export const backs = (district: number): Art => ({ kind: "back", width: CARD, district });
/** A card face up, or one that turns its face up where it lands. */
export const faces = (card: string, turned = false): Art => ({
  kind: "card",
  width: CARD,
  card,
  district: districtOf(card),
  turned,
});
export const figure = (pawn: string, seat: number | null): Art => ({ kind: "pawn", width: 34, pawn, seat });
