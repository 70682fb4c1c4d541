// What the player has selected on the board of dieb, what it can become, and why something can't be done.
import { untrack } from "svelte";
import { FILLS } from "../art/domes";
import { RequestError, type Refusal } from "../lib/protocol";
import { nameOf } from "../lib/seatNames";
import type { TableState } from "../lib/table.svelte";
import { translate } from "../lib/translations.svelte";
import { ruleFor } from "../rules/ruleReference";
import type { Note } from "../table/gameUi";
import { LETTERS, type Choice, type View } from "./model";
import {
  groupMoves,
  matchingMoves,
  NO_SELECTION,
  priceOf,
  proposalFor,
  selectPalace,
  selectPiece,
  sourcePalaces,
  targetPalaces,
  toggleCard,
  type Card,
  type Move,
  type Mover,
  type Selection,
} from "./selection";
import { errorText } from "./sentences";

export const MOVERS: readonly Mover[] = ["thief", "own", "escort", "neutral"];
export const MOVER_KEYS: Record<Mover, string> = { thief: "T", own: "G", escort: "W", neutral: "N" };
export type Group = "own" | "neutral" | "thieves"; // pieces in a palace that are selected together
const MOVER_OF: Record<Group, Mover> = { own: "own", neutral: "neutral", thieves: "escort" };

interface Refused {
  palace: number | null;
  text: string;
  rule: string;
}

export class BoardController {
  selection = $state.raw<Selection>(NO_SELECTION);
  refused = $state.raw<Refused | null>(null);
  choosingCard = $state(false); // the card of one's choice that ends the turn
  reasons = $state.raw<(Refusal | null)[]>([]); // why no thief can be smuggled into each palace

  constructor(
    readonly table: TableState,
    private readonly shown: () => { view: View; numbers: View; now: boolean; hidden: boolean },
    private readonly announce: (text: string) => void,
  ) {}

  readonly view = $derived.by(() => this.shown().view);
  readonly numbers = $derived.by(() => this.shown().numbers); // while pieces are on their way, those before
  readonly now = $derived.by(() => this.shown().now);
  readonly hidden = $derived.by(() => this.shown().hidden);
  readonly live = $derived.by(
    () => this.now && this.table.myTurn && this.table.choices !== null && !this.table.animating && !this.hidden,
  );
  readonly moves = $derived.by((): Move[] => (this.live ? groupMoves(this.table.choices as unknown as Choice[]) : []));
  readonly proposal = $derived.by(() => proposalFor(this.moves, this.selection));
  readonly open = $derived.by(
    () =>
      this.live && (["mover", "from", "to", "card", "key"] as const).some((part) => this.selection[part] !== undefined),
  );
  readonly targets = $derived.by(() => (this.live ? targetPalaces(this.moves, this.selection) : new Set<number>()));
  readonly sources = $derived.by(() => ({
    own: this.sourcesOf("own"),
    neutral: this.sourcesOf("neutral"),
    thieves: this.sourcesOf("escort"),
  }));
  readonly endings = $derived.by(() =>
    this.moves.filter((move) => move.verb === "end" || move.verb === "pass").flatMap((move) => move.payments),
  );
  readonly steals = $derived.by(() => this.moves.filter((move) => move.verb === "steal"));
  readonly paid = $derived.by(() =>
    this.proposal.payment ? priceOf(this.proposal.payment) : { cards: [0, 0, 0, 0, 0, 0], dancers: 0 },
  );
  /** The note to display at the foot of the board. */
  readonly note = $derived.by((): Note | null => {
    const { refused } = this;
    return refused?.text
      ? {
          letter: LETTERS[refused.palace ?? -1] ?? "",
          fill: FILLS[refused.palace ?? -1] ?? "",
          text: refused.text,
          rule: refused.rule,
        }
      : null;
  });

  can(mover: Mover): boolean {
    return matchingMoves(this.moves, { mover }).length > 0;
  }
  private sourcesOf(mover: Mover): Set<number> {
    const { selection } = this;
    return this.live
      ? sourcePalaces(
          this.moves,
          { ...selection, from: undefined, to: selection.from === undefined ? selection.to : undefined },
          mover,
        )
      : new Set();
  }

  /** Clear the selection in a new state of the match. */
  reset(): void {
    this.cancel();
    void this.loadReasons();
  }
  cancel(): void {
    this.select(NO_SELECTION);
  }
  forgetNote(): void {
    this.refused = null;
  }

  /** Ask why no thief can be smuggled into a palace, for the captions. */
  private async loadReasons(): Promise<void> {
    const { choices } = this.table;
    this.reasons = [];
    if (!choices || this.view?.phase !== "playing") return;
    const possible = new Set(
      groupMoves(choices as unknown as Choice[])
        .filter((move) => move.verb === "smuggle")
        .map((move) => move.to),
    );
    const answers = LETTERS.map((letter, palace) =>
      possible.has(palace) ? null : this.table.whyNot(`smuggle ${letter}`).catch(() => null),
    );
    const loaded = await Promise.all(answers);
    if (this.table.choices === choices) this.reasons = loaded;
  }

  /** Ask why an action is illegal and display the answer. */
  private async explain(palace: number | null, action: string): Promise<void> {
    this.refused = { palace, text: "", rule: "" };
    const refusal = await this.table.whyNot(action, true).catch(() => null);
    if (this.refused?.palace !== palace) return;
    this.refused = {
      palace,
      text: refusal ? errorText("refusal", refusal) : translate("page-refused"),
      rule: refusal?.clause ?? "",
    };
    this.announce(this.refused.text);
  }
  private say(text: string, rule = ""): void {
    this.refused = { palace: null, text, rule };
    this.announce(text);
  }
  private select(selection: Selection): void {
    this.selection = selection;
    this.refused = null;
    this.choosingCard = false;
  }

  /** Return whether nothing can be selected now, and say so. */
  private blocked(): boolean {
    if (this.live) return false;
    if (!this.table.over && this.now)
      this.say(
        this.table.myTurn
          ? translate("page-one-moment")
          : translate("page-not-your-turn", { name: nameOf(this.table.info, this.table.toAct[0] ?? null) }),
      );
    return true;
  }

  touchPalace(palace: number): void {
    if (this.blocked()) return;
    const { selection, moves, view } = this;
    const letter = LETTERS[palace]!;
    if (selection.from === palace) return this.cancel();
    if (this.wantsSource)
      return this.touchGroup(
        palace,
        selection.mover === "neutral" ? "neutral" : selection.mover === "escort" ? "thieves" : "own",
      );
    const next = selectPalace(selection, moves, palace);
    if (next) {
      this.select(next);
      // A guard may move there; if no thief can, say why.
      const targetOnly = next.mover === undefined && next.from === undefined && next.card === undefined;
      if (targetOnly && view.phase === "playing" && !matchingMoves(moves, next).some((move) => move.verb === "smuggle"))
        void this.explain(palace, `smuggle ${letter}`);
      return;
    }
    if (view.phase === "placing") return void this.explain(palace, `place ${letter}`);
    if (selection.from === undefined) return void this.explain(palace, `smuggle ${letter}`);
    const from = LETTERS[selection.from]!;
    const verb = selection.mover === "escort" ? "escort" : "guard";
    const action =
      selection.mover === "neutral"
        ? `neutral ${from}>${letter}`
        : `${verb} ${from}>${letter} ${selection.card === "*" ? "*" : letter}`;
    void this.explain(palace, action);
  }
  private get wantsSource(): boolean {
    const { mover, from, to } = this.selection;
    return mover !== undefined && mover !== "thief" && from === undefined && to === undefined;
  }

  touchGroup(palace: number, group: Group): void {
    if (this.blocked()) return;
    const { selection, moves, view } = this;
    const mover = MOVER_OF[group];
    const goingThere =
      (selection.mover === "thief" || (selection.from !== undefined && selection.from !== palace)) &&
      this.targets.has(palace);
    if (goingThere || view.phase === "placing") return this.touchPalace(palace);
    if (moves.some((move) => move.from === palace && matchingMoves([move], { mover }).length))
      return this.select(selectPiece(selection, moves, mover, palace));
    const [from, other] = [LETTERS[palace]!, LETTERS[(palace + 1) % LETTERS.length]!];
    void this.explain(
      palace,
      mover === "neutral"
        ? `neutral ${from}>${other}`
        : `${mover === "own" ? "guard" : "escort"} ${from}>${other} ${from}`,
    );
  }

  selectMover(mover: Mover): void {
    if (this.blocked()) return;
    if (!this.can(mover))
      return this.say(
        mover === "thief" && this.view.thief_actions >= this.view.thief_limit
          ? translate("page-none-more")
          : translate(`page-none-${mover}`),
      );
    this.select(selectPiece(this.selection, this.moves, mover));
  }

  touchCard(card: Card): void {
    if (this.blocked()) return;
    const next = toggleCard(this.selection, this.moves, card);
    if (next.card !== undefined && !matchingMoves(this.moves, next).length)
      return this.say(translate("page-none-card"));
    this.select(next);
  }

  /** Select the action of a hint. */
  selectAction(action: string): void {
    const move = this.moves.find((one) => one.payments.some((choice) => choice.action === action));
    if (move) this.select({ key: move.key, action });
  }
  choose(move: Move): void {
    this.selection = { ...this.selection, preferredKey: move.key, action: undefined };
  }
  pay(choice: Choice): void {
    this.selection = { ...this.selection, action: choice.action };
  }

  async act(choice: Choice): Promise<void> {
    try {
      await this.table.play(choice.action);
      this.selection = NO_SELECTION;
    } catch (error) {
      if (error instanceof RequestError) this.say(errorText(error.family, error), ruleFor(error.family, error));
    }
  }
  confirm(): void {
    const { payment } = untrack(() => this.proposal);
    if (payment && !this.table.busy) void this.act(payment);
  }
}
