// The user interface of voleurs.
import { translate, translations } from "../lib/translations.svelte";
import type { Facts } from "../lib/protocol";
import type { GameUi } from "../table/gameUi";
import { staticData } from "./staticData.svelte";
import { groupTurns, turnsSinceOwn } from "./log";
import { revealedView, total, type Choice, type View } from "./model";
import { actionText, errorText, eventText, hintText, logLineText, offerSentence, privateText } from "./sentences";
import { parseOffer } from "./offers";
import Board from "./VoleursBoard.svelte";
import { findOccasions } from "./talk";
import Trophies from "./Trophies.svelte";
import TextBoard from "./TextBoard.svelte";

// In the notation seats count from 0; for people players count from 1.
const SEAT = /^((?:offer|slipper) )(\d{1,3})\b/i;
const forReader = (action: string): string =>
  action.replace(SEAT, (_all, word: string, seat: string) => word + (Number(seat) + 1));

/** Return what may be done now. */
function turnText(view: View): string {
  const mine = view.seats[view.you ?? -1];
  if (view.phase === "placing")
    return translate("voleurs-now-placing", {
      thieves: mine?.to_place["thief"] ?? 0,
      caravaneers: mine?.to_place["caravaneer"] ?? 0,
    });
  if (view.phase === "trading")
    return translate("voleurs-now-trading", { offers: view.offers.filter((offer) => offer.to === view.you).length });
  if (view.phase === "choosing") return translate("voleurs-now-choosing");
  if (view.step === "taking") return translate("voleurs-now-exchanging");
  const holding = view.seats.flatMap((seat, n) => (total(seat.hand) ? [n] : []));
  if (!holding.includes(view.you ?? -1)) return translate("voleurs-now-passing");
  return translate(
    holding.length === 1 ? "voleurs-now-last" : view.bought ? "voleurs-now-bought" : "voleurs-now-buying",
  );
}

const turnLabel = (number: number): string => translate("page-round", { number });

export const ui: GameUi = {
  Board,
  layout: "voleurs",
  lessonAbove: true,
  TextBoard,
  Trophies,
  showsSecrets: (view) => {
    const { you, seats } = view as unknown as View;
    const own = seats[you ?? -1];
    return !!own && (!!own.cards?.length || own.birthday !== null);
  },
  keys: [
    ["T", "page-key-own-thief"],
    ["V", "page-key-vizier"],
    ["N", "page-key-next-pawn"],
    ["Z", "page-key-zoom"],
    ["D", "page-key-distances"],
    ["W", "page-key-values"],
    ["← ↑ → ↓", "page-key-cells"],
  ],
  example: "move thief e2>e3 < Linen",
  help: () => translate("page-voleurs-help"),
  turnText: (view) => turnText(view as unknown as View),
  forReader,
  isSetUp: (action) => staticData.data?.phases[action.split(" ")[0]!] === "placing",
  loadData: (table, secret) => staticData.load(table, secret),
  groupTurns,
  findOccasions,
  heading: (view) => {
    const { round, phase } = view as unknown as View;
    return [...(round ? [turnLabel(round)] : []), translate("page-part", { part: phase })];
  },
  turnsOfOthers: turnsSinceOwn,
  turnLabel,
  turnTitle: (turn) =>
    translations.dotted([...(turn.turn ? [turnLabel(turn.turn)] : []), translate("page-part", { part: turn.part })]),
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
  blockingSeats: (view, toAct) =>
    (view as unknown as View).phase === "trading"
      ? toAct.filter((seat) => !(view as unknown as View).seats[seat]?.ready)
      : toAct,
};

const pawnAt = (view: Facts | null) => (cell: string) =>
  (view as unknown as View | null)?.pawns.find((pawn) => pawn.cell === cell);
