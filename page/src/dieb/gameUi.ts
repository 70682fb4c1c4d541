// The user interface of dieb.
import { translate } from "../lib/translations.svelte";
import type { Facts } from "../lib/protocol";
import type { GameUi } from "../table/gameUi";
import { lastTurnByOther } from "../table/log";
import Board from "./DiebBoard.svelte";
import { priceOf } from "./selection";
import { groupTurns } from "./log";
import { revealedView, type Choice, type View } from "./model";
import PlayerTable from "./PlayerTable.svelte";
import { stocksOf } from "./stocks";
import PaymentIcons from "./PaymentIcons.svelte";
import { actionText, errorText, eventText, hintText, logLineText, priceText, privateText } from "./sentences";
import { findOccasions } from "./talk";
import Trophies from "./Trophies.svelte";
import TextBoard from "./TextBoard.svelte";

/** Return what may be done now. */
function turnText(view: View): string {
  const left = view.to_place[view.you ?? -1] ?? { own: 0, neutral: 0 };
  if (view.phase === "placing")
    return translate(view.options.tactical ? "dieb-now-placing-tactical" : "dieb-now-placing", left);
  return view.acted
    ? translate("dieb-now-acted", { left: view.thief_limit - view.thief_actions })
    : translate("dieb-now-fresh");
}

const turnLabel = (number: number): string => translate("page-turn", { number });

export const ui: GameUi = {
  Board,
  TextBoard,
  PaymentIcons,
  Trophies,
  showsSecrets: (view) => {
    const { you, hands } = view as unknown as View;
    return you !== null && hands[you]?.cards !== null;
  },
  Players: PlayerTable,
  layout: "dieb",
  stocks: (view) => stocksOf(view as unknown as View),
  keys: [
    ["A – F", "page-key-palace"],
    ["T", "page-key-thief"],
    ["G", "page-key-guard"],
    ["W", "page-key-escort"],
    ["N", "page-key-neutral"],
    ["P", "page-key-pass"],
    ["⇧ P", "page-key-pass-dancer"],
    ["← ↑ → ↓", "page-key-arrows"],
  ],
  example: "smuggle a",
  help: () => translate("page-text-help"),
  turnText: (view) => turnText(view as unknown as View),
  isSetUp: (action) => action.startsWith("place"),
  groupTurns,
  findOccasions,
  heading: (view, turns) => [
    ...(turns.at(-1)?.turn ? [turnLabel(turns.at(-1)!.turn)] : []),
    translate("page-goal", { goal: (view as unknown as View).chests_to_win }),
  ],
  turnsOfOthers: (turns, you) => [lastTurnByOther(turns, you)].filter((turn) => turn !== null),
  turnLabel,
  turnTitle: (turn) => (turn.turn ? turnLabel(turn.turn) : translate("page-placing")),
  logLineText,
  eventText: (event, names) => eventText(event, names(Number(event["seat"] ?? -1))),
  privateText,
  actionText: (action, choices) => {
    const found = choices?.find((choice) => choice.action === action) as Choice | undefined;
    return found ? actionText(found.details) : action;
  },
  choiceText: (choice) => {
    const { cards, dancers } = priceOf(choice as unknown as Choice);
    return `${actionText((choice as unknown as Choice).details)} ${priceText(cards, dancers)}`;
  },
  hintText,
  errorText,
  scoreText: (name, chests) => translate("dieb-result-score", { name, chests }),
  resultText: (reason, score) => translate(`dieb-result-${reason}`, { score }),
  revealedView: (view, position) => revealedView(view, position) as unknown as Facts,
  blockingSeats: (_view, toAct) => toAct,
};
