// dieb, as a table knows it.
import { say } from "../lib/translations.svelte";
import type { Facts } from "../lib/protocol";
import type { Face } from "../table/gameUi";
import Board from "./DiebBoard.svelte";
import { priceOf } from "./selection";
import { turnsOf } from "./log";
import { openView, type Choice, type View } from "./model";
import Paid from "./PaymentIcons.svelte";
import { deedText, eventText, hintText, lineText, priceText, refusalText, secretText } from "./sentences";
import Words from "./TextBoard.svelte";

const count = (number: number): string => say("page-turn", { number });

export const face: Face = {
  Board,
  Words,
  Paid,
  keys: [
    ["A – F", "page-key-palace"], ["T", "page-key-thief"], ["G", "page-key-guard"], ["W", "page-key-escort"], ["N", "page-key-neutral"],
    ["P", "page-key-pass"], ["⇧ P", "page-key-pass-dancer"], ["← ↑ → ↓", "page-key-arrows"],
  ],
  example: "smuggle a",
  help: () => say("page-text-help"),
  turnsOf,
  heading: (view, turns) => [...(turns.at(-1)?.turn ? [count(turns.at(-1)!.turn)] : []), say("page-goal", { goal: (view as unknown as View).chests_to_win })],
  count,
  title: (turn) => (turn.turn ? count(turn.turn) : say("page-placing")),
  lineText,
  eventText: (event, names) => eventText(event, names(Number(event["seat"] ?? -1))),
  secretText,
  deedText: (action, choices) => {
    const found = choices?.find((choice) => choice.action === action) as Choice | undefined;
    return found ? deedText(found.parts) : action;
  },
  choiceText: (choice) => {
    const { cards, dancers } = priceOf(choice as unknown as Choice);
    return `${deedText((choice as unknown as Choice).parts)} ${priceText(cards, dancers)}`;
  },
  hintText,
  refusalText,
  scoreText: (name, chests) => say("dieb-result-score", { name, chests }),
  openView: (view, position) => openView(view, position) as unknown as Facts,
  awaits: (_view, toAct) => toAct,
};
