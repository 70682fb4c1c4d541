// The user interface of voleurs.
import { translate } from "../lib/translations.svelte";
import type { Facts } from "../lib/protocol";
import type { GameUi } from "../table/gameUi";
import { staticData } from "./staticData.svelte";
import { groupTurns } from "./log";
import { revealedView, type Choice, type View } from "./model";
import { actionText, errorText, eventText, hintText, logLineText, offerSentence, privateText } from "./sentences";
import { parseOffer } from "./offers";
import Board from "./VoleursBoard.svelte";
import TextBoard from "./TextBoard.svelte";

const turnLabel = (number: number): string => translate("page-round", { number });

export const ui: GameUi = {
  Board,
  layout: "voleurs",
  lessonAbove: true,
  TextBoard,
  keys: [
    ["T", "page-key-own-thief"], ["V", "page-key-vizier"], ["N", "page-key-next-pawn"], ["Z", "page-key-zoom"], ["D", "page-key-distances"], ["W", "page-key-values"], ["← ↑ → ↓", "page-key-cells"],
  ],
  example: "move thief e2>e3 < Linen",
  help: () => translate("page-voleurs-help"),
  isSetUp: (action) => staticData.data?.phases[action.split(" ")[0]!] === "placing",
  loadData: (table, secret) => staticData.load(table, secret),
  groupTurns,
  heading: (view) => {
    const { round, phase } = view as unknown as View;
    return [...(round ? [turnLabel(round)] : []), translate("page-part", { part: phase })];
  },
  turnLabel,
  turnTitle: (turn) => [...(turn.turn ? [turnLabel(turn.turn)] : []), translate("page-part", { part: turn.part })].join(" · "),
  logLineText,
  eventText,
  privateText,
  actionText: (action, choices, names, view) => {
    const found = choices?.find((choice) => choice.action === action) as Choice | undefined;
    if (found) return actionText(found.details, names, pawnAt(view));
    const draft = parseOffer(action, staticData.data!);
    return draft ? offerSentence(draft, names) : action;
  },
  choiceText: (choice, names, view) => actionText((choice as unknown as Choice).details, names, pawnAt(view)),
  hintText,
  errorText,
  scoreText: (name, riches) => translate("voleurs-result-score", { name, riches }),
  resultText: (reason, score) => translate(`voleurs-result-${reason}`, { score }),
  revealedView: (view, position) => revealedView(view, position) as unknown as Facts,
  blockingSeats: (view, toAct) => ((view as unknown as View).phase === "trading" ? toAct.filter((seat) => !(view as unknown as View).seats[seat]?.ready) : toAct),
};

const pawnAt = (view: Facts | null) => (cell: string) => (view as unknown as View | null)?.pawns.find((pawn) => pawn.cell === cell);
