// Why a computer player advises an action, in words.
import type { Ranked } from "../lib/protocol";
import { lineText, type QueryLine } from "../lib/queryLines";
import type { Names } from "../lib/seatNames";
import type { GameUi } from "./gameUi";

/** Return the sentences of an adviser, or that of the reason where there are none. */
export const reasonText = ({ reason, reasons }: Ranked, ui: GameUi, names: Names): string =>
  reasons.length ? reasons.map((line) => lineText(line as QueryLine, names)).join(" ") : ui.hintText(reason);
