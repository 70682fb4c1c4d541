// Names of those who sit at a new table.
import { characterOf } from "../characters/levels";
import { levelName } from "../lib/seatNames";
import { translate } from "../lib/translations.svelte";
import { HERE, ME, OPEN, type Sitter } from "./seating.svelte";

/** Return the name of a sitter; `given` is that of another person at this screen. */
export function nameOfSitter(sitter: Sitter, given = ""): string {
  if (sitter === ME) return translate("page-you");
  if (sitter === OPEN) return translate("page-friend");
  if (sitter === HERE) return given.trim() || translate("page-same-screen");
  return characterOf(sitter) ? levelName(sitter) : translate("page-computer", { level: levelName(sitter) });
}
