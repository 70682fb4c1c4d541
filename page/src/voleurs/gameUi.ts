// voleurs, as a table knows it.
import { say } from "../lib/translations.svelte";
import type { Facts } from "../lib/protocol";
import type { Face } from "../table/gameUi";
import { opened } from "./staticData.svelte";
import { turnsOf } from "./log";
import { openView, type Choice, type View } from "./model";
import { deedText, eventText, hintText, lineText, offerInWords, refusalText, secretText } from "./sentences";
import { readOffer } from "./slips";
import Board from "./VoleursBoard.svelte";
import Words from "./TextBoard.svelte";

const count = (number: number): string => say("page-round", { number });

export const face: Face = {
  Board,
  Words,
  keys: [
    ["T", "page-key-own-thief"], ["V", "page-key-vizier"], ["N", "page-key-next-pawn"], ["Z", "page-key-zoom"], ["D", "page-key-distances"], ["W", "page-key-values"], ["B", "page-key-bag"], ["← ↑ → ↓", "page-key-cells"],
  ],
  example: "move thief e2>e3 < Linen",
  help: () => say("page-voleurs-help"),
  open: (table, secret) => opened.open(table, secret),
  turnsOf,
  heading: (view) => {
    const { round, phase } = view as unknown as View;
    return [...(round ? [count(round)] : []), say("page-part", { part: phase })];
  },
  count,
  title: (turn) => [...(turn.turn ? [count(turn.turn)] : []), say("page-part", { part: turn.part })].join(" · "),
  lineText: (event, names) => lineText(event, names, !["income", "offer", "trade", "decline", "withdraw", "done"].includes(event.event)),
  eventText,
  secretText,
  deedText: (action, choices, names, view) => {
    const found = choices?.find((choice) => choice.action === action) as Choice | undefined;
    if (found) return deedText(found.parts, names, standing(view));
    const slip = readOffer(action, opened.box!);
    return slip ? offerInWords(slip, names) : action;
  },
  choiceText: (choice, names, view) => deedText((choice as unknown as Choice).parts, names, standing(view)),
  hintText,
  refusalText,
  scoreText: (name, riches) => say("voleurs-result-score", { name, riches }),
  openView: (view, position) => openView(view, position) as unknown as Facts,
  awaits: (view, toAct) => ((view as unknown as View).phase === "trading" ? toAct.filter((seat) => !(view as unknown as View).seats[seat]?.ready) : toAct),
};

const standing = (view: Facts | null) => (cell: string) => (view as unknown as View | null)?.pawns.find((pawn) => pawn.cell === cell);
