// Somebody's turn at a table of voleurs: what is half chosen, what it would cost, what a touch means. The house decides.
import { nameOf, namesOf, type Names } from "../lib/seatNames";
import type { TableState } from "../lib/table.svelte";
import { Refused } from "../lib/protocol";
import { say } from "../lib/translations.svelte";
import { aboutOf } from "../rules/ruleReference";
import type { Note } from "../table/gameUi";
import { opened } from "./staticData.svelte";
import { actionOf, changesOf, deedsOf, headOf, Laid, matching, NOTHING, pawnsOf, priceOf, questionOf, reachOf, samePawn, withCard, withCell, withPawn, type Deed, type Pawn, type Pick } from "./selection";
import { DESERT, worthOf, type Choice, type Parts, type View } from "./model";
import { refusalText } from "./sentences";
import { Trade } from "./tradeController.svelte";

/** A way to pay: by what the house suggests, or by cards laid by hand. */
export interface Payment {
  cards: readonly string[];
  action: string;
  paid: number | undefined;
  wasted: number;
}

export class Play {
  pick = $state.raw<Pick>(NOTHING);
  note = $state.raw<Note | null>(null); // why not
  readonly trade: Trade;
  private ways = $state.raw<{ key: string; found: { action: string; parts: Parts }[] }>({ key: "", found: [] });

  constructor(
    readonly table: TableState,
    private readonly read: () => { view: View; now: boolean; hidden: boolean },
    private readonly announce: (text: string) => void,
  ) {
    this.trade = new Trade(this);
  }

  // --- what there is ------------------------------------------------------------------------------------------

  view = $derived.by(() => this.read().view);
  you = $derived.by(() => this.view.you);
  me = $derived.by(() => (this.you === null ? null : (this.view.seats[this.you] ?? null)));
  cards = $derived.by(() => (this.read().hidden ? [] : (this.me?.cards ?? [])));
  mayAct = $derived.by(() => this.read().now && this.table.mine && !this.read().hidden);
  live = $derived.by(() => this.mayAct && this.table.choices !== null && !this.table.showing);
  trading = $derived.by(() => this.mayAct && this.view.phase === "trading");
  deeds = $derived.by(() => (this.live ? deedsOf(this.table.choices as unknown as Choice[]) : []));
  laid = $derived.by(() => (this.pick.cards && opened.box ? new Laid(this.pick.cards, opened.box, this.me?.character ?? null) : null));
  question = $derived.by(() => questionOf(this.deeds, this.pick, this.unbound));
  reach = $derived.by(() => reachOf(this.deeds, this.pick, this.laid));
  changes = $derived.by(() => changesOf(this.deeds, this.question.deed));
  open = $derived.by(() => this.live && (this.pick.pawn !== undefined || this.pick.goal !== undefined || this.pick.victim !== undefined || this.pick.key !== undefined || this.pick.cards !== undefined));
  /** Pawns that could be moved, or that could do what is half chosen. */
  movable = $derived.by(() => {
    const aimed = this.pick.goal !== undefined || this.pick.victim !== undefined || this.laid !== null;
    return pawnsOf(aimed ? matching(this.deeds, { ...this.pick, key: undefined, pawn: undefined }, this.laid) : this.deeds);
  });
  /** Everything in the hand that has a value. */
  purse = $derived.by(() => this.cards.filter((name) => opened.box?.cards.find((card) => card.card === name)?.kind !== "gem"));

  /** Once a deed is chosen whole, cards laid for it too few don't make it another. */
  private get unbound(): Laid | null {
    const { pawn, goal, victim, key } = this.pick;
    return key !== undefined || (pawn !== undefined && (goal !== undefined || victim !== undefined)) ? null : this.laid;
  }

  names: Names = (seat, inside) => namesOf(this.table.placard, this.you)(seat, inside);
  standing = (cell: string): View["pawns"][number] | undefined => this.view.pawns.find((pawn) => pawn.cell === cell);
  worth = (cards: readonly string[]): number => (opened.box ? worthOf(opened.box, cards, this.me?.character ?? null) : 0);

  // --- paying -------------------------------------------------------------------------------------------------

  /** Ways to pay for the deed that is chosen, the most sensible first. */
  payments = $derived.by((): Payment[] => {
    const deed = this.question.deed;
    if (!deed?.parts.cards?.length || deed.parts.kind === "accept") return [];
    const more = this.ways.key === deed.key ? this.ways.found : [];
    const found: Payment[] = [];
    for (const { action, parts } of [...deed.choices, ...more]) {
      if (found.some((known) => known.action === action)) continue;
      found.push({ action, cards: parts.cards ?? [], paid: parts.paid, wasted: (parts.paid ?? 0) - (parts.price ?? 0) });
    }
    return found;
  });
  payment = $derived.by((): Payment | null => {
    const deed = this.question.deed;
    if (!deed || !this.payments.length) return null;
    const cards = this.pick.cards;
    if (!cards) return this.payments[0]!;
    const known = this.payments.find((one) => one.cards.length === cards.length && one.cards.every((card) => cards.includes(card)));
    return known ?? { action: actionOf(deed, cards), cards, paid: this.laid?.worth, wasted: (this.laid?.worth ?? 0) - (priceOf(deed) ?? 0) };
  });
  /** Dinars that the cards laid by hand lack. */
  lacking = $derived.by(() => (this.question.deed && this.laid && !this.laid.pays(this.question.deed) ? Math.max(1, (priceOf(this.question.deed) ?? 0) - this.laid.worth) : 0));
  /** Whether what is asked can't be taken back. */
  final = $derived.by(() => !!(this.trading ? this.trade.accepted : this.question.deed)?.choices[0]?.final);
  proposed = $derived.by((): readonly string[] => this.pick.cards ?? this.payment?.cards ?? []);

  /** Asks the house how else the chosen deed could be paid. */
  async askPayments(): Promise<void> {
    const deed = this.question.deed;
    if (!deed || this.ways.key === deed.key || deed.parts.price === undefined) return;
    const found = await this.table.payments<Parts>(deed.choices[0]!.action).catch(() => []);
    if (this.question.deed?.key === deed.key) this.ways = { key: deed.key, found };
  }

  // --- touching -----------------------------------------------------------------------------------------------

  forget(): void {
    this.pick = NOTHING;
    this.note = null;
    this.ways = { key: "", found: [] };
  }
  cancel(): void {
    this.forget();
    this.trade.close();
  }
  tell(text: string, about = ""): void {
    this.note = { text, about };
    this.announce(text);
  }

  private notNow(): boolean {
    if (this.live) return false;
    const { table } = this;
    if (!table.over && this.read().now) this.tell(table.mine ? say("page-one-moment") : say("page-not-your-turn", { name: nameOf(table.placard, table.toAct[0] ?? null) }));
    return true;
  }

  private become(next: Pick): void {
    this.pick = next;
    this.note = null;
  }

  touchCell(cell: string): void {
    if (this.notNow()) return;
    if (this.trading) return this.tell(say("page-voleurs-trade-first"));
    const here = pawnsOf(this.deeds).find((pawn) => pawn.start === cell);
    const struck = this.pick.goal !== undefined && this.reach.victims.has(cell);
    if (here && !struck && !(this.pick.pawn === undefined && this.pick.goal !== undefined && !this.movable.some((pawn) => samePawn(pawn, here)))) return this.become(withPawn(this.pick, this.deeds, here, this.laid));
    const next = withCell(this.pick, this.deeds, cell, this.laid) ?? (this.pick.pawn ? null : withCell({ ...this.pick, goal: undefined, victim: undefined }, this.deeds, cell, this.laid));
    if (next) return this.become(next);
    void this.refuseCell(cell);
  }

  touchDesert(what: string): void {
    if (this.notNow()) return;
    const pawn: Pawn = { what, start: DESERT };
    if (pawnsOf(this.deeds).some((one) => samePawn(one, pawn))) return this.become(withPawn(this.pick, this.deeds, pawn, this.laid));
    void this.refuse(`move ${what} desert>${opened.box!.board.cells[opened.box!.board.ways[0]!.cell]!.name} < ${this.purse.join(", ")}`);
  }

  touchPiece(what: string): void {
    if (!this.notNow()) this.become(withPawn(this.pick, this.deeds, { what, start: "" }, this.laid));
  }

  /** Something that is chosen by name: an agent, a gem, a character, somebody for the slipper. */
  touchKey(key: string, tried?: string): void {
    if (this.notNow()) return;
    if (this.deeds.some((deed) => deed.key === key)) return this.become(this.pick.key === key ? NOTHING : { key, cards: this.pick.cards });
    void this.refuse(tried ?? key);
  }

  touchCard(card: string): void {
    if (this.trading) return this.trade.touchCard(card);
    if (this.notNow()) return;
    this.become(withCard(this.pick, card, this.question.deed ? this.proposed : []));
  }

  private async refuseCell(cell: string): Promise<void> {
    const { pick } = this;
    const cards = (pick.cards ?? this.purse).join(", ");
    if (this.view.phase === "placing") {
      const kinds = Object.entries(this.me?.to_place ?? {}).filter(([, left]) => left).map(([kind]) => kind);
      return this.refuse(`place ${pick.pawn?.what ?? kinds[0] ?? "thief"} ${cell}`);
    }
    if (!pick.pawn || !cards) return this.tell(say(this.standing(cell) ? "page-none-acts" : "page-none-goes", { cell }));
    const { what, start } = pick.pawn;
    if (!this.standing(cell)) return this.refuse(`move ${what} ${start}>${cell} < ${cards}`);
    return this.refuse(`move ${what} ${start}>${pick.goal ?? start} x ${cell} < ${cards}`);
  }

  async refuse(action: string): Promise<void> {
    this.note = null;
    try {
      const refusal = await this.table.whyNot(action);
      this.tell(refusal ? refusalText("refusal", refusal) : say("page-refused"), refusal?.clause);
    } catch (error) {
      if (error instanceof Refused && error.family === "refusal") this.tell(refusalText(error.family, error), aboutOf(error.family, error));
      else this.tell(say("page-refused"));
    }
  }

  // --- doing --------------------------------------------------------------------------------------------------

  async act(action: string): Promise<boolean> {
    if (this.table.busy) return false;
    try {
      await this.table.play(action);
      this.forget();
      return true;
    } catch (error) {
      if (error instanceof Refused) this.tell(refusalText(error.family, error), aboutOf(error.family, error));
      return false;
    }
  }

  confirm(): void {
    const deed = this.question.deed;
    if (this.trade.open) return void this.trade.confirm();
    if (deed && !this.lacking) void this.act(this.payment?.action ?? deed.choices[0]!.action);
  }

  choose(deed: Deed): void {
    this.become({ key: deed.key, cards: this.pick.cards });
  }
  pay(payment: Payment): void {
    this.become({ ...this.pick, cards: payment.cards });
  }

  /** An action that a hint named: chosen, but not yet done. */
  follow(action: string): void {
    if (this.trade.follow(action)) return;
    const found = this.deeds.find((deed) => deed.key === headOf(action));
    if (!found) return;
    const cards = found.choices.find((choice) => choice.action === action)?.parts.cards;
    this.become({ key: found.key, cards: found.choices[0]?.action === action ? undefined : cards });
  }
}
