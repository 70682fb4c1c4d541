// The player's input on the board of voleurs: the selection, its price and payments, and the effect of clicks and taps.
import { nameOf, namesOf, type Names } from "../lib/seatNames";
import type { TableState } from "../lib/table.svelte";
import { RequestError } from "../lib/protocol";
import { translate } from "../lib/translations.svelte";
import { ruleFor } from "../rules/ruleReference";
import type { Note } from "../table/gameUi";
import { staticData } from "./staticData.svelte";
import {
  changesOf,
  groupMoves,
  LaidCards,
  matchingMoves,
  NO_SELECTION,
  paidAction,
  pawnsOf,
  priceOf,
  proposalFor,
  reachOf,
  samePawn,
  selectCell,
  selectPawn,
  toggleCard,
  withoutPayment,
  type Move,
  type Pawn,
  type Selection,
} from "./selection";
import { DESERT, type Choice, type Details, type View } from "./model";
import { errorText } from "./sentences";
import { TradeController } from "./tradeController.svelte";

/** A payment that the server suggests, or cards chosen by hand. */
export interface Payment {
  cards: readonly string[];
  action: string;
  paid: number | undefined;
  wasted: number;
}

export class BoardController {
  selection = $state.raw<Selection>(NO_SELECTION);
  note = $state.raw<Note | null>(null); // why something can't be done
  readonly trade: TradeController;
  private otherPayments = $state.raw<{ key: string; found: { action: string; details: Details }[] }>({
    key: "",
    found: [],
  });

  constructor(
    readonly table: TableState,
    private readonly context: () => { view: View; numbers: View; now: boolean; hidden: boolean },
    private readonly announce: (text: string) => void,
  ) {
    this.trade = new TradeController(this);
  }

  // --- state --------------------------------------------------------------------------------------------------

  view = $derived.by(() => this.context().view);
  numbers = $derived.by(() => this.context().numbers); // while pieces are on their way, those before
  hidden = $derived.by(() => this.context().hidden);
  you = $derived.by(() => this.view.you);
  me = $derived.by(() => (this.you === null ? null : (this.view.seats[this.you] ?? null)));
  cards = $derived.by(() => (this.hidden ? [] : (this.me?.cards ?? [])));
  mayAct = $derived.by(() => this.context().now && this.table.myTurn && !this.hidden);
  live = $derived.by(() => this.mayAct && this.table.choices !== null && !this.table.animating);
  trading = $derived.by(() => this.mayAct && this.view.phase === "trading");
  moves = $derived.by(() => (this.live ? groupMoves(this.table.choices as unknown as Choice[]) : []));
  laid = $derived.by(() =>
    this.selection.cards && staticData.data
      ? new LaidCards(this.selection.cards, staticData.data, this.me?.character ?? null)
      : null,
  );
  proposal = $derived.by(() => proposalFor(this.moves, this.selection, this.filteringCards));
  reach = $derived.by(() => reachOf(this.moves, this.selection, this.laid));
  changes = $derived.by(() => changesOf(this.moves, this.proposal.move));
  open = $derived.by(
    () =>
      this.live &&
      (this.selection.pawn !== undefined ||
        this.selection.goal !== undefined ||
        this.selection.victim !== undefined ||
        this.selection.key !== undefined ||
        this.selection.cards !== undefined),
  );
  /** Pawns that can be moved, given the rest of the selection. */
  movable = $derived.by(() => {
    const restricted = this.selection.goal !== undefined || this.selection.victim !== undefined || this.laid !== null;
    return pawnsOf(
      restricted
        ? matchingMoves(this.moves, { ...this.selection, key: undefined, pawn: undefined }, this.laid)
        : this.moves,
    );
  });
  /** Cards of the hand that have a value in dinars. */
  valuedCards = $derived.by(() =>
    this.cards.filter((name) => staticData.data?.cards.find((card) => card.card === name)?.kind !== "gem"),
  );

  /**
   * Cards that restrict the proposal. Once a move is fully selected none do, so that too few cards don't select another
   * move.
   */
  private get filteringCards(): LaidCards | null {
    const { pawn, goal, victim, key } = this.selection;
    return key !== undefined || (pawn !== undefined && (goal !== undefined || victim !== undefined)) ? null : this.laid;
  }

  names: Names = (seat, inside) => namesOf(this.table.info, this.you)(seat, inside);
  pawnAt = (cell: string): View["pawns"][number] | undefined => this.view.pawns.find((pawn) => pawn.cell === cell);
  worth = (cards: readonly string[]): number =>
    staticData.data ? new LaidCards(cards, staticData.data, this.me?.character ?? null).worth : 0;

  // --- payments -----------------------------------------------------------------------------------------------

  /** Payments for the proposed move, the best first. */
  payments = $derived.by((): Payment[] => {
    const move = this.proposal.move;
    if (!move?.details.cards?.length || this.trading) return [];
    const more = this.otherPayments.key === move.key ? this.otherPayments.found : [];
    const found: Payment[] = [];
    for (const { action, details } of [...move.choices, ...more]) {
      if (found.some((known) => known.action === action)) continue;
      found.push({
        action,
        cards: details.cards ?? [],
        paid: details.paid,
        wasted: (details.paid ?? 0) - (details.price ?? 0),
      });
    }
    return found;
  });
  payment = $derived.by((): Payment | null => {
    const move = this.proposal.move;
    if (!move || !this.payments.length) return null;
    const cards = this.selection.cards;
    if (!cards) return this.payments[0]!;
    const known = this.payments.find(
      (one) => one.cards.length === cards.length && one.cards.every((card) => cards.includes(card)),
    );
    return (
      known ?? {
        action: paidAction(move, cards),
        cards,
        paid: this.laid?.worth,
        wasted: (this.laid?.worth ?? 0) - (priceOf(move) ?? 0),
      }
    );
  });
  /** Dinars missing in the payment chosen by hand. */
  lacking = $derived.by(() =>
    this.proposal.move && this.laid && !this.laid.pays(this.proposal.move)
      ? Math.max(1, (priceOf(this.proposal.move) ?? 0) - this.laid.worth)
      : 0,
  );
  /** Whether the proposed move can't be undone. */
  irreversible = $derived.by(
    () => !!(this.trading ? this.trade.acceptMove : this.proposal.move)?.choices[0]?.irreversible,
  );
  proposedCards = $derived.by((): readonly string[] => this.selection.cards ?? this.payment?.cards ?? []);

  /** Ask the server for other payments of the proposed move. */
  async loadPayments(): Promise<void> {
    const move = this.proposal.move;
    if (!move || this.otherPayments.key === move.key || move.details.price === undefined) return;
    const found = await this.table.payments<Details>(move.choices[0]!.action).catch(() => []);
    if (this.proposal.move?.key === move.key) this.otherPayments = { key: move.key, found };
  }

  // --- clicks and taps ----------------------------------------------------------------------------------------

  reset(): void {
    this.selection = NO_SELECTION;
    this.note = null;
    this.otherPayments = { key: "", found: [] };
  }
  cancel(): void {
    this.reset();
    this.trade.close();
  }
  showNote(text: string, rule = ""): void {
    this.note = { text, rule };
    this.announce(text);
  }

  /** Return whether nothing can be selected now, and say so. */
  private blocked(): boolean {
    if (this.live) return false;
    const { table } = this;
    if (!table.over && this.context().now)
      this.showNote(
        table.myTurn
          ? translate("page-one-moment")
          : translate("page-not-your-turn", { name: nameOf(table.info, table.toAct[0] ?? null) }),
      );
    return true;
  }

  private select(next: Selection): void {
    this.selection = next;
    this.note = null;
  }

  touchCell(cell: string): void {
    if (this.blocked()) return;
    if (this.trading) return this.showNote(translate("page-voleurs-trade-first"));
    const here = pawnsOf(this.moves).find((pawn) => pawn.start === cell);
    const struck = this.selection.goal !== undefined && this.reach.victims.has(cell);
    if (here && samePawn(this.selection.pawn, here) && this.selection.goal !== cell && this.reach.goals.has(cell))
      return this.select({ ...this.selection, goal: cell, victim: undefined }); // it stays where it is
    if (
      here &&
      !struck &&
      !(
        this.selection.pawn === undefined &&
        this.selection.goal !== undefined &&
        !this.movable.some((pawn) => samePawn(pawn, here))
      )
    )
      return this.select(selectPawn(this.selection, this.moves, here, this.laid));
    const next =
      selectCell(this.selection, this.moves, cell, this.laid) ??
      (this.selection.pawn
        ? null
        : selectCell({ ...this.selection, goal: undefined, victim: undefined }, this.moves, cell, this.laid));
    if (next) return this.select(next);
    void this.explainCell(cell);
  }

  touchDesert(what: string): void {
    if (this.blocked()) return;
    const pawn: Pawn = { what, start: DESERT };
    if (pawnsOf(this.moves).some((one) => samePawn(one, pawn)))
      return this.select(selectPawn(this.selection, this.moves, pawn, this.laid));
    const { cells, ways } = staticData.data!.board;
    void this.explainRefusal(`move ${what} desert>${cells[ways[0]!.cell]!.name} < ${this.valuedCards.join(", ")}`);
  }

  touchPiece(what: string): void {
    if (!this.blocked()) this.select(selectPawn(this.selection, this.moves, { what, start: "" }, this.laid));
  }

  /**
   * Select a move by its key: an agent, a gem, a character, a receiver of the slipper. `action` is asked about if it is
   * illegal.
   */
  touchKey(key: string, action?: string): void {
    if (this.blocked()) return;
    if (this.moves.some((move) => move.key === key))
      return this.select(this.selection.key === key ? NO_SELECTION : { key, cards: this.selection.cards });
    void this.explainRefusal(action ?? key);
  }

  touchCard(card: string): void {
    if (this.trading) return this.trade.touchCard(card);
    if (this.blocked()) return;
    this.select(toggleCard(this.selection, card, this.proposal.move ? this.proposedCards : []));
  }

  /** Say why nothing can move to a cell or act on its pawn. */
  private async explainCell(cell: string): Promise<void> {
    const { selection } = this;
    const cards = (selection.cards ?? this.valuedCards).join(", ");
    if (this.view.phase === "placing") {
      const kinds = Object.entries(this.me?.to_place ?? {})
        .filter(([, left]) => left)
        .map(([kind]) => kind);
      return this.explainRefusal(`place ${selection.pawn?.what ?? kinds[0] ?? "thief"} ${cell}`);
    }
    if (!selection.pawn || !cards)
      return this.showNote(translate(this.pawnAt(cell) ? "page-none-acts" : "page-none-goes", { cell }));
    const { what, start } = selection.pawn;
    if (!this.pawnAt(cell)) return this.explainRefusal(`move ${what} ${start}>${cell} < ${cards}`);
    return this.explainRefusal(`move ${what} ${start}>${selection.goal ?? start} x ${cell} < ${cards}`);
  }

  /** Ask why an action is illegal and display the answer. */
  async explainRefusal(action: string): Promise<void> {
    this.note = null;
    try {
      const refusal = await this.table.whyNot(action, true);
      this.showNote(refusal ? errorText("refusal", refusal) : translate("page-refused"), refusal?.clause);
    } catch (error) {
      if (error instanceof RequestError && error.family === "refusal")
        this.showNote(errorText(error.family, error), ruleFor(error.family, error));
      else this.showNote(translate("page-refused"));
    }
  }

  // --- actions ------------------------------------------------------------------------------------------------

  /** Play an action; return whether it was played. */
  async act(action: string): Promise<boolean> {
    if (this.table.busy) return false;
    try {
      const played = await this.table.play(action);
      this.reset();
      return played;
    } catch (error) {
      if (error instanceof RequestError) this.showNote(errorText(error.family, error), ruleFor(error.family, error));
      return false;
    }
  }

  confirm(): void {
    const move = this.proposal.move;
    if (this.trade.open) return void this.trade.confirm();
    if (move && !this.lacking) void this.act(this.payment?.action ?? move.choices[0]!.action);
  }

  choose(move: Move): void {
    this.select({ key: move.key, cards: this.selection.cards });
  }
  pay(payment: Payment): void {
    this.select({ ...this.selection, cards: payment.cards });
  }

  /** Select the action of a hint without playing it. */
  selectAction(action: string): void {
    if (this.trade.selectAction(action)) return;
    const found = this.moves.find((move) => move.key === withoutPayment(action));
    if (!found) return;
    const cards = found.choices.find((choice) => choice.action === action)?.details.cards;
    this.select({ key: found.key, cards: found.choices[0]?.action === action ? undefined : cards });
  }
}
