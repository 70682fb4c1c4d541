// Names of those who sit at a new table.
import { characterOf } from "../characters/levels";
import { levelName } from "../lib/seatNames";
import { translate } from "../lib/translations.svelte";
import { HERE, ME, OPEN, type Occupant } from "./seating.svelte";

/** Return the name of a occupant; `given` is that of another person at this screen. */
export function nameOfOccupant(occupant: Occupant, given = ""): string {
  if (occupant === ME) return translate("page-you");
  if (occupant === OPEN) return translate("page-friend");
  if (occupant === HERE) return given.trim() || translate("page-same-screen");
  return characterOf(occupant) ? levelName(occupant) : translate("page-computer", { level: levelName(occupant) });
}
