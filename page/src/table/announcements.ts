// What a screen reader is told of the match: every event, with what only this seat learns of it.
import type { TableInfo, Update } from "../lib/protocol";
import type { Names } from "../lib/seatNames";
import { translate } from "../lib/translations.svelte";
import type { GameUi } from "./gameUi";
import { standInText } from "./standIns";

/** Return the sentences about an update, in the order of its events. */
export function announcedTexts(
  update: Update,
  ui: Pick<GameUi, "eventText" | "privateText">,
  names: Names,
  you: number | null,
  info: TableInfo | null = null,
): string[] {
  if (update.kind === "undo") return [translate("page-announced-undo", { name: names(update.seat ?? -1) })];
  const standIn = standInText(update.by, update.seat, info, names);
  const told = (update.events ?? []).map((event) =>
    [ui.eventText(event, names), ui.privateText(event, you)].filter(Boolean).join(" "),
  );
  return standIn ? [standIn, ...told] : told;
}
