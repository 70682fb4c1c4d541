// What lies in the middle of the table: the draw pile, the discards and the dancers.
import { translate } from "../lib/translations.svelte";
import type { Stock } from "../table/gameUi";
import type { View } from "./model";

export const stocksOf = (view: View): Stock[] => [
  { count: view.deck, text: translate("page-deck"), spot: "deck" },
  { count: view.discard.reduce((sum, count) => sum + count, 0), text: translate("page-discards"), spot: "discards" },
  { count: view.dancers, text: translate("page-dancers"), spot: "dancer-pile" },
];
