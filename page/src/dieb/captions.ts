// The sentence of the action bar, and the caption and the spoken description of each palace.
import { nameOf } from "../lib/seatNames";
import { translate } from "../lib/translations.svelte";
import type { BoardController } from "./controller.svelte";
import { LETTERS, type Choice } from "./model";
import { matchingMoves, priceOf } from "./selection";
import { effectText, palaceName, priceText, shortReason } from "./sentences";

export interface Caption {
  state: "" | "possible" | "chosen" | "refused";
  price: string;
  text: string;
  brief: string; // the text for small tiles
}

function cardsPaid(choice: Choice): number {
  const { cards, dancers } = priceOf(choice);
  return cards.reduce((sum, count) => sum + count, 0) + dancers;
}

/** Return the caption below a palace: what a move there costs, or why there is none. */
export function captionOf(controller: BoardController, palace: number): Caption {
  const { view, selection, proposal, live, moves, refused, reasons } = controller;
  const { move, payment } = proposal;
  if (live && move && move.to === palace && payment) {
    const number = cardsPaid(payment);
    const effect = effectText(payment);
    const here = number || effect ? "" : translate("page-here");
    return {
      state: "chosen",
      price: number ? translate("page-price", { number }) : "",
      text: effect || here,
      brief: effectText(payment, "brief") || here,
    };
  }
  const state = refused?.palace === palace && refused.text ? "refused" : "";
  if (!live) return { state, price: "", text: "", brief: "" };
  if (controller.targets.has(palace)) {
    const unselected = selection.mover === undefined && selection.from === undefined;
    const cheapest = unselected
      ? moves.find((one) => one.verb === "smuggle" && one.to === palace)
      : matchingMoves(moves, { ...selection, to: palace, key: undefined })[0];
    const free = view.phase === "placing" ? translate("page-free-place") : "";
    if (!cheapest) return { state: state || "possible", price: "", text: free, brief: free };
    const choice = cheapest.payments[0]!;
    const { cards, dancers } = priceOf(choice);
    return {
      state: state || "possible",
      price: translate("page-price", { number: cardsPaid(choice) }),
      text: effectText(choice) || priceText(cards, dancers),
      brief: effectText(choice, "brief"),
    };
  }
  const reason = reasons[palace];
  const told = reason && selection.from === undefined && selection.mover !== "own";
  return {
    state,
    price: "",
    text: told ? shortReason(reason, "cap") : "",
    brief: told ? shortReason(reason, "brief") : "",
  };
}

/** Return the description of a palace for screen readers. */
export function palaceLabel(controller: BoardController, palace: number, caption: Caption): string {
  const { view, table } = controller;
  const here = view.palaces[palace]!;
  const names = (counts: number[]): string[] =>
    counts.flatMap((count, seat) => (count ? [`${nameOf(table.info, seat, view.you)}: ${count}`] : []));
  const guards = [...names(here.guards), ...(here.neutral ? [`${translate("page-neutral")} ${here.neutral}`] : [])];
  const facts = {
    letter: LETTERS[palace]!,
    name: palaceName(palace),
    needed: view.demands[palace] ?? 0,
    chests: here.chests,
    guards: guards.join(", ") || translate("page-nobody"),
    thieves: names(here.thieves).join(", ") || translate("page-nobody"),
  };
  return [translate("page-palace-label", facts), caption.price, caption.text].filter(Boolean).join(". ");
}

/** Return what can be done now, or the question about the selection. */
export function sentenceOf(controller: BoardController, replaying: boolean): string {
  const { table, view, selection, live } = controller;
  if (replaying) return translate("page-replay");
  if (table.past) return translate("page-past", { number: table.past.number });
  if (table.over) return translate("page-over");
  if (!table.myTurn || controller.hidden)
    return translate("page-waiting-for", { name: nameOf(table.info, table.toAct[0] ?? null) });
  if (!live) return translate("page-one-moment");
  const { move } = controller.proposal;
  if (move) {
    const [from, to] = [move.from ?? move.to ?? 0, move.to ?? 0];
    return translate(`page-ask-${move.verb.replace(" ", "-")}`, {
      palace: palaceName(from),
      target: palaceName(to),
      letter: LETTERS[from]!,
      other: LETTERS[to]!,
    });
  }
  if (selection.mover === "thief") return translate("page-ask-where-thief");
  if (selection.mover && selection.from === undefined) return translate(`page-ask-which-${selection.mover}`);
  if (selection.from !== undefined) return translate("page-ask-where-guard", { palace: palaceName(selection.from) });
  if (selection.to !== undefined) return translate("page-ask-who", { palace: palaceName(selection.to) });
  if (selection.card !== undefined)
    return translate("page-ask-card", {
      name: selection.card === "*" ? translate("page-dancer") : palaceName(selection.card),
    });
  if (view.phase === "placing") {
    const left = view.to_place[view.you ?? 0]!;
    return translate(left.neutral ? "page-now-placing-tactical" : "page-now-placing", {
      own: left.own,
      neutral: left.neutral,
    });
  }
  return view.acted
    ? translate("page-now-acted", { left: Math.max(0, view.thief_limit - view.thief_actions) })
    : translate("page-now-fresh");
}
