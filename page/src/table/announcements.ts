// What a screen reader is told of the match: every event, with what only this seat learns of it.
import type { Update } from "../lib/protocol";
import type { Names } from "../lib/seatNames";
import { translate } from "../lib/translations.svelte";
import type { GameUi } from "./gameUi";

/** Return the sentences about an update, in the order of its events. */
export function announcedTexts(
  update: Update,
  ui: Pick<GameUi, "eventText" | "privateText">,
  names: Names,
  you: number | null,
): string[] {
  if (update.kind === "undo") return [translate("page-announced-undo", { name: names(update.seat ?? -1) })];
  return (update.events ?? []).map((event) =>
    [ui.eventText(event, names), ui.privateText(event, you)].filter(Boolean).join(" "),
  );
}
