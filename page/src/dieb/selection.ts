// The player's selection, and the moves that it can still become. The legal actions come from the server; here they are
// only grouped: a move is all legal actions that differ in their payment alone. Pieces, palaces and cards can be
// selected in any order.
import type { Choice } from "./model";

export type Verb = "place" | "place neutral" | "smuggle" | "guard" | "escort" | "neutral" | "steal" | "pass" | "end";
/**
 * What moves: a thief from the reserve, one's own guard (alone or with a thief), one's own guard with a thief, a
 * neutral guard.
 */
export type Mover = "thief" | "own" | "escort" | "neutral";
export type Card = number | "*";

export interface Move {
  key: string;
  verb: Verb;
  from: number | null;
  to: number | null;
  payments: Choice[]; // fewest dancers first
}

export interface Selection {
  mover?: Mover | undefined;
  from?: number | undefined;
  to?: number | undefined;
  card?: Card | undefined;
  key?: string | undefined; // one certain move
  preferredKey?: string | undefined; // the move chosen among the alternatives
  action?: string | undefined; // the action whose payment was chosen
}

export const NO_SELECTION: Selection = {};
const VERBS: Record<Mover, Verb[]> = {
  thief: ["smuggle"],
  own: ["guard", "escort"],
  escort: ["escort"],
  neutral: ["neutral"],
};
const GUARD_VERBS: Verb[] = ["guard", "escort", "neutral"];
const MAX_ALTERNATIVES = 4; // moves that are offered side by side
const DEFAULT_VERBS: Verb[] = ["place", "smuggle", "guard"]; // proposed first among several

/** Group the legal actions into moves, in their order. */
export function groupMoves(choices: readonly Choice[]): Move[] {
  const found = new Map<string, Move>();
  for (const choice of choices) {
    const { kind, palace, target } = choice.details;
    const verb = kind as Verb;
    const movesGuard = GUARD_VERBS.includes(verb);
    const from = movesGuard ? palace : null;
    const to = movesGuard ? target : palace >= 0 ? palace : null;
    const key = `${verb} ${from ?? ""}>${to ?? ""}`;
    const move = found.get(key) ?? { key, verb, from, to, payments: [] };
    move.payments.push(choice);
    found.set(key, move);
  }
  for (const move of found.values()) move.payments.sort((one, other) => one.details.dancers - other.details.dancers);
  return [...found.values()];
}

/** Return what an action costs: cards by palace, and dancers. */
export function priceOf(choice: Choice): { cards: number[]; dancers: number } {
  const event = choice.effects.find((effect) => Array.isArray(effect["cards"]) && effect["dancers"] !== undefined);
  if (!event || choice.details.kind === "pass" || choice.details.kind === "end")
    return { cards: [0, 0, 0, 0, 0, 0], dancers: 0 };
  return { cards: event["cards"] as number[], dancers: Number(event["dancers"]) };
}

const paysWith = (choice: Choice, card: Card): boolean => {
  const { cards, dancers } = priceOf(choice);
  return card === "*" ? dancers > 0 : (cards[card] ?? 0) > 0;
};

/** Return the moves that the selection can still become; none for an empty selection. */
export function matchingMoves(moves: readonly Move[], selection: Selection): Move[] {
  if (selection.key !== undefined) return moves.filter((move) => move.key === selection.key);
  if (
    selection.mover === undefined &&
    selection.from === undefined &&
    selection.to === undefined &&
    selection.card === undefined
  )
    return [];
  return moves.filter(
    (move) =>
      move.verb !== "end" &&
      move.verb !== "pass" &&
      (selection.mover === undefined || VERBS[selection.mover].includes(move.verb)) &&
      (selection.from === undefined || move.from === selection.from) &&
      (selection.to === undefined || move.to === selection.to) &&
      (selection.card === undefined || move.payments.some((choice) => paysWith(choice, selection.card!))),
  );
}

/** The move to be confirmed, the alternatives offered beside it, its payments and the chosen one. */
export interface Proposal {
  move: Move | null;
  alternatives: Move[];
  payments: Choice[];
  payment: Choice | null;
}

/** Return what to propose for a selection. */
export function proposalFor(moves: readonly Move[], selection: Selection): Proposal {
  const found = matchingMoves(moves, selection);
  const sameWay = found.every(
    (move) => move.to === found[0]?.to && (move.from === found[0]?.from || move.verb === "smuggle"),
  );
  const targetFirst = selection.to !== undefined && selection.mover === undefined && selection.from === undefined;
  const usual = found.find((move) => DEFAULT_VERBS.includes(move.verb) && (move.verb !== "guard" || !targetFirst));
  const likely =
    found.length === 1 ? found[0] : selection.to !== undefined && (sameWay || targetFirst) ? usual : undefined;
  const move = found.find((one) => one.key === selection.preferredKey) ?? likely ?? null;
  const alternatives =
    selection.key === undefined && found.length > 1 && (sameWay || found.length <= MAX_ALTERNATIVES) ? found : [];
  if (!move) return { move, alternatives, payments: [], payment: null };
  const { card } = selection;
  const payments = card === undefined ? move.payments : move.payments.filter((choice) => paysWith(choice, card));
  const payment =
    move.payments.find((choice) => choice.action === selection.action) ?? payments[0] ?? move.payments[0] ?? null;
  return { move, alternatives, payments: move.payments, payment };
}

/**
 * Return the palaces that the selection can move to; of an empty selection, those a thief or a guard from the reserve
 * can.
 */
export function targetPalaces(moves: readonly Move[], selection: Selection): Set<number> {
  const open = { ...selection, to: undefined, key: undefined };
  const started = selection.mover !== undefined || selection.from !== undefined || selection.card !== undefined;
  const found = started
    ? matchingMoves(moves, open)
    : moves.filter((move) => ["smuggle", "place", "place neutral", "steal"].includes(move.verb));
  return new Set(found.flatMap((move) => (move.to === null || move.verb === "pass" ? [] : [move.to])));
}

/** Return the palaces from which such a piece can move, given the rest of the selection. */
export function sourcePalaces(moves: readonly Move[], selection: Selection, mover: Mover): Set<number> {
  const open = { ...selection, mover, from: undefined, key: undefined };
  return new Set(matchingMoves(moves, open).flatMap((move) => (move.from === null ? [] : [move.from])));
}

// --- changes by a click or a tap -----------------------------------------------------------------------------------

const same = (selection: Selection, mover: Mover, from?: number): boolean =>
  selection.mover === mover && selection.from === from && selection.key === undefined;

/** Select a piece; deselect it if it is selected already. */
export function selectPiece(selection: Selection, moves: readonly Move[], mover: Mover, from?: number): Selection {
  if (same(selection, mover, from))
    return {
      ...(selection.to === undefined ? {} : { to: selection.to }),
      ...(selection.card === undefined ? {} : { card: selection.card }),
    };
  const next: Selection = { ...(selection.card === undefined ? {} : { card: selection.card }), mover, from };
  const withTarget = { ...next, to: selection.to };
  return selection.to !== undefined && selection.to !== from && matchingMoves(moves, withTarget).length
    ? withTarget
    : next;
}

/** Select a palace as the target; return null if no move leads there. */
export function selectPalace(selection: Selection, moves: readonly Move[], palace: number): Selection | null {
  const next: Selection = { ...selection, to: palace, key: undefined, preferredKey: undefined, action: undefined };
  if (matchingMoves(moves, next).length) return next;
  const alone: Selection = { to: palace };
  return selection.from === undefined && selection.mover === undefined && matchingMoves(moves, alone).length
    ? alone
    : null;
}

/** Select a card for the payment, or deselect it. */
export function toggleCard(selection: Selection, moves: readonly Move[], card: Card): Selection {
  if (selection.card === card) return { ...selection, card: undefined, action: undefined };
  const next: Selection = { ...selection, card, action: undefined };
  return matchingMoves(moves, next).length ? next : { card };
}
