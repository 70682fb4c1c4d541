// The player's selection, and the moves that it can still become. The legal actions come from the server, each with its
// price; here they are only grouped: a move is all legal actions that differ in their payment alone. Pawn, goal, victim
// and cards can be selected in any order.
import type { Choice, Details, StaticData } from "./model";

export interface Move {
  key: string; // its notation without the payment
  details: Details;
  choices: Choice[]; // one for each payment that the server suggests
}

export interface Pawn {
  what: string;
  start: string; // a cell or the desert; empty for a pawn that is still to be placed
}

export interface Selection {
  pawn?: Pawn | undefined;
  goal?: string | undefined; // cell to move to
  victim?: string | undefined; // cell of the pawn to act on
  key?: string | undefined; // one certain move
  cards?: readonly string[] | undefined; // payment chosen by hand; otherwise the server's suggestion counts
}

export const NO_SELECTION: Selection = {};
const MAX_ALTERNATIVES = 6; // moves that are offered side by side

/** Return an action's notation without its payment. */
export const withoutPayment = (action: string): string => action.replace(/ < [^+]*?(?= \+ vizier |$)/, "");

/** Group the legal actions into moves, in their order. */
export function groupMoves(choices: readonly Choice[]): Move[] {
  const found = new Map<string, Move>();
  for (const choice of choices) {
    const key = withoutPayment(choice.action);
    const move = found.get(key) ?? { key, details: choice.details, choices: [] };
    move.choices.push(choice);
    found.set(key, move);
  }
  return [...found.values()];
}

/** Return the notation of a move paid with these cards. */
export function paidAction(move: Move, cards: readonly string[]): string {
  const [head, change] = move.key.split(" + vizier ");
  return `${head} < ${cards.join(", ")}${change ? ` + vizier ${change}` : ""}`;
}

const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));
export const movesPawn = (move: Move): boolean => move.details.goal !== undefined;
export const pawnOf = (move: Move): Pawn => ({ what: move.details.what ?? "", start: move.details.start ?? "" });
export const samePawn = (one: Pawn | undefined, other: Pawn): boolean =>
  one?.what === other.what && one.start === other.start;

/**
 * Cards chosen by hand as a payment. They pay for a move if they reach its price, or equal a payment that the server
 * suggested.
 *
 * Their worth is the sum of the values that the server sent: it has to be known with each click, before any answer.
 */
export class LaidCards {
  readonly worth: number;
  constructor(
    readonly cards: readonly string[],
    data: StaticData,
    character: string | null,
  ) {
    const column = data.characters.indexOf(character ?? "");
    const laid = cards.flatMap((name) => data.cards.find((card) => card.card === name) ?? []);
    const surprises = laid.filter((card) => card.kind === "surprise").length;
    this.worth = laid.reduce((sum, card) => sum + (card.worth?.[column] ?? 0), data.surprises[surprises] ?? 0);
    this.gemCard = laid.some((card) => card.kind === "gem");
  }
  private readonly gemCard: boolean;
  pays(move: Move): boolean {
    if (move.choices.some((choice) => sameCards(choice.details.cards ?? [], this.cards))) return true;
    const price = priceOf(move);
    return !this.gemCard && price !== null && this.cards.length > 0 && this.worth >= price;
  }
}

/** Return the price in dinars; null if the move isn't paid in dinars. */
export function priceOf(move: Move): number | null {
  return move.choices.find((choice) => choice.details.price !== undefined)?.details.price ?? null;
}

/** Return the moves that the selection can still become. Cards chosen by hand leave only the moves they pay for. */
export function matchingMoves(moves: readonly Move[], selection: Selection, laid: LaidCards | null): Move[] {
  if (selection.key !== undefined) return moves.filter((move) => move.key === selection.key);
  const paid = laid ? moves.filter((move) => laid.pays(move)) : moves;
  if (selection.pawn === undefined && selection.goal === undefined && selection.victim === undefined)
    return laid ? [...paid] : [];
  return paid.filter(
    (move) =>
      movesPawn(move) &&
      (selection.pawn === undefined || samePawn(selection.pawn, pawnOf(move))) &&
      (selection.goal === undefined || move.details.goal === selection.goal) &&
      (selection.victim === undefined || move.details.victim === selection.victim),
  );
}

/** The move to be confirmed, and the alternatives offered beside it. */
export interface Proposal {
  move: Move | null;
  alternatives: Move[];
}

const cheapest = (moves: readonly Move[]): Move | undefined =>
  [...moves].sort((one, other) => (priceOf(one) ?? 0) - (priceOf(other) ?? 0))[0];
const isPlain = (move: Move): boolean => !move.details.change && !move.details.look;

/** Return what to propose for a selection. */
export function proposalFor(moves: readonly Move[], selection: Selection, laid: LaidCards | null): Proposal {
  const found = matchingMoves(moves, selection, laid);
  if (selection.key !== undefined) return { move: found[0] ?? null, alternatives: alternativesTo(moves, found[0]) };
  if (selection.pawn === undefined && selection.goal === undefined && selection.victim === undefined)
    return { move: found.length === 1 ? found[0]! : null, alternatives: [] };
  const pawns = pawnsOf(found);
  if (pawns.length > 1 || !found.length) {
    const cheapestOfEach = pawns
      .map((pawn) => cheapest(found.filter((move) => samePawn(pawn, pawnOf(move)) && isPlain(move)))!)
      .filter(Boolean);
    return { move: null, alternatives: cheapestOfEach.length <= MAX_ALTERNATIVES ? cheapestOfEach : [] };
  }
  if (selection.goal === undefined && selection.victim === undefined) return { move: null, alternatives: [] };
  const usual = found.filter((move) => isPlain(move) && (selection.victim !== undefined || !move.details.victim));
  const move = cheapest(usual.length ? usual : found) ?? null;
  return { move, alternatives: alternativesTo(moves, move) };
}

/** Return the moves of the same pawn to the same goal: with each possible victim, and with none. */
function alternativesTo(moves: readonly Move[], move: Move | null | undefined): Move[] {
  if (!move || !movesPawn(move)) return [];
  const same = moves.filter(
    (other) =>
      movesPawn(other) &&
      samePawn(pawnOf(move), pawnOf(other)) &&
      other.details.goal === move.details.goal &&
      !other.details.change,
  );
  return same.length > 1 ? same : [];
}

/** Return the versions of a move with and without change that moves the Vizier; only itself without that option. */
export function changesOf(moves: readonly Move[], move: Move | null): Move[] {
  if (!move) return [];
  const base = move.key.split(" + vizier ")[0]!;
  return moves.filter((other) => other.key.split(" + vizier ")[0] === base);
}

/** Return the pawns that these moves can move, each once. */
export function pawnsOf(moves: readonly Move[]): Pawn[] {
  const found: Pawn[] = [];
  for (const move of moves)
    if (movesPawn(move) && !found.some((pawn) => samePawn(pawn, pawnOf(move)))) found.push(pawnOf(move));
  return found;
}

export interface Reach {
  goals: Map<string, number>; // with their prices
  victims: Set<string>;
}

/**
 * Return the cells that the selected pawn can move to, and the victims it could act on, as far as the chosen cards pay.
 */
export function reachOf(moves: readonly Move[], selection: Selection, laid: LaidCards | null): Reach {
  const reach: Reach = { goals: new Map(), victims: new Set() };
  if (selection.pawn === undefined) return reach;
  for (const move of matchingMoves(moves, { pawn: selection.pawn }, laid)) {
    const { goal = "", victim } = move.details;
    if (!victim) reach.goals.set(goal, priceOf(move) ?? 0);
    else if (selection.goal === undefined || selection.goal === goal) reach.victims.add(victim);
  }
  return reach;
}

// --- changes by a click or a tap -----------------------------------------------------------------------------------

const keepCards = (selection: Selection): Selection => (selection.cards ? { cards: selection.cards } : {});

/** Select a pawn; deselect it if it is selected already. */
export function selectPawn(
  selection: Selection,
  moves: readonly Move[],
  pawn: Pawn,
  laid: LaidCards | null,
): Selection {
  if (samePawn(selection.pawn, pawn) && selection.key === undefined) return keepCards(selection);
  const next: Selection = { ...keepCards(selection), pawn };
  const all: Selection = { ...next, goal: selection.goal, victim: selection.victim };
  return selection.pawn === undefined && matchingMoves(moves, all, laid).length ? all : next;
}

/** Select a cell as goal or as victim; return null if no move leads there. */
export function selectCell(
  selection: Selection,
  moves: readonly Move[],
  cell: string,
  laid: LaidCards | null,
): Selection | null {
  const base: Selection = { ...keepCards(selection), pawn: selection.pawn };
  const candidates: Selection[] = [
    ...(selection.goal !== undefined && selection.goal !== cell
      ? [{ ...base, goal: selection.goal, victim: cell }]
      : []),
    { ...base, goal: cell },
    { ...base, victim: cell },
  ];
  return candidates.find((next) => matchingMoves(moves, next, laid).length) ?? null;
}

/** Add a card to the payment or remove it, starting from the proposed payment. */
export function toggleCard(selection: Selection, card: string, proposed: readonly string[]): Selection {
  const laid = selection.cards ?? proposed;
  const cards = laid.includes(card) ? laid.filter((other) => other !== card) : [...laid, card];
  // Empty while another payment for a move is being chosen.
  return { ...selection, cards: cards.length || proposed.length ? cards : undefined };
}
