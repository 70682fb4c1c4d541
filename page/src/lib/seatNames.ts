// Names of the players at a table.
import type { MatchResult, SeatInfo, TableInfo } from "./protocol";
import { translate, translations } from "./translations.svelte";

/** Return the name of a seat; bots of the same level are told apart by their seat's number. */
export function nameOf(tableInfo: TableInfo | null, seat: number | null, you: number | null = null): string {
  if (seat === null || seat < 0) return "";
  if (seat === you) return translate("page-you");
  const seatInfo = tableInfo?.seats[seat];
  if (!seatInfo) return translate("page-seat", { number: seat + 1 });
  if (seatInfo.name) return seatInfo.name;
  if (seatInfo.kind === "open") return translate("page-open-seat");
  const sameBots = tableInfo!.seats.filter(
    (other) => other.kind === "bot" && !other.name && other.bot === seatInfo.bot,
  ).length;
  const name = levelName(seatInfo.bot ?? "");
  return sameBots > 1 ? `${name} ${seat + 1}` : name;
}

/** Return the name of a seat. The reader is "You", except inside a sentence, where the grammar would be wrong. */
export type Names = (seat: number, inside?: boolean) => string;
export const namesOf =
  (tableInfo: TableInfo | null, you: number | null): Names =>
  (seat, inside) =>
    nameOf(tableInfo, seat, inside ? null : you);

/** Return the name of a level of computer players, else what the server calls it. */
export function levelName(level: string): string {
  const name = botName(level);
  return translations.has(`level-${name}`) ? translate(`level-${name}`) : level;
}

/** Return the name of a computer player without its parameter. */
export const botName = (bot: string): string => bot.split(":")[0]!;

/** Return a word or two for who plays at a seat: a person, a computer player, or a stand-in. */
export function kindText(seatInfo: SeatInfo | undefined, own: boolean): string {
  if (!seatInfo) return "";
  if (own) return seatInfo.kind === "bot" ? translate("page-kind-stand-in") : "";
  return seatInfo.kind === "bot"
    ? translate("page-kind-bot")
    : seatInfo.kind === "open"
      ? ""
      : translate("page-kind-person");
}

/** Return a sentence about who won. */
export function winnersText(tableInfo: TableInfo | null, { winners }: MatchResult): string {
  const names = winners.map((seat) => nameOf(tableInfo, seat));
  if (!names.length) return translate("result-nobody");
  return names.length === 1
    ? translate("result-winner", { name: names[0]! })
    : translate("result-shared", { names: translations.list(names) });
}
