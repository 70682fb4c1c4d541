// Who moved for whom: a computer player in a person's seat, or whoever moves when the time has run out.
import type { TableInfo } from "../lib/protocol";
import type { Names } from "../lib/seatNames";
import { translate } from "../lib/translations.svelte";

/** Return a sentence about who moved for a seat, if it wasn't the player itself. */
export function standInText(by: string, seat: number | null | undefined, info: TableInfo | null, names: Names): string {
  if (seat === null || seat === undefined) return "";
  const name = names(seat, true);
  if (by === "clock") return translate("page-moved-by-clock", { name });
  return by === "bot" && info?.seats[seat]?.name ? translate("page-moved-by-bot", { name }) : "";
}
