// The player's input while trading: the offer being written, or the answer to an offer.
import { translate } from "../lib/translations.svelte";
import { staticData } from "./staticData.svelte";
import type { Move } from "./selection";
import type { Offer } from "./model";
import type { BoardController } from "./controller.svelte";
import { asQuestion, calledCards, cardList, countsText, offerSentence } from "./sentences";
import {
  changeWanted,
  emptyDraft,
  formatAnswer,
  formatOffer,
  isAnswerComplete,
  isEmpty,
  parseAnswer,
  parseOffer,
  setClaim,
  setReceiver,
  toggleReturnCard,
  toggleOfferedCard,
  withoutLostCards,
  type Draft,
  type OfferedCard,
  type TradeAnswer,
} from "./offers";

export class TradeController {
  draft = $state.raw<Draft | null>(null);
  answer = $state.raw<TradeAnswer | null>(null);
  private replacedOffer = 0; // number of one's own offer that the offer replaces

  constructor(private readonly controller: BoardController) {}

  get open(): boolean {
    return this.draft !== null || this.answer !== null;
  }
  get offers(): Offer[] {
    return this.controller.view.offers;
  }
  get answeredOffer(): Offer | null {
    return this.offers.find((offer) => offer.number === this.answer?.offer) ?? null;
  }
  /** The legal move that accepts the answered offer. */
  get acceptMove(): Move | undefined {
    return this.controller.moves.find(
      (move) => move.details.kind === "accept" && move.details.offer === this.answer?.offer,
    );
  }
  /** The other seats. */
  get others(): number[] {
    return this.controller.view.seats.flatMap((_, seat) => (seat === this.controller.you ? [] : [seat]));
  }
  /** Cards on the offer or in the answer, with the names claimed for them. */
  get given(): readonly OfferedCard[] {
    return (this.answer ?? this.draft)?.cards ?? [];
  }
  /** Cards of the hand on the offer or in the answer. */
  get chosen(): readonly string[] {
    return this.given.map((offered) => offered.card);
  }
  get ready(): boolean {
    if (this.answeredOffer) return isAnswerComplete(this.answer!.cards, this.answeredOffer);
    return this.draft !== null && !isEmpty(this.draft);
  }

  close(): void {
    this.draft = null;
    this.answer = null;
    this.replacedOffer = 0;
  }

  /** Drop cards that are no longer in the hand, and an answer to an offer that is gone. */
  dropOutdated(): void {
    if (this.controller.view.phase !== "trading") return this.close();
    if (this.draft) this.draft = withoutLostCards(this.draft, this.controller.cards);
    if (this.answer && !this.answeredOffer) this.answer = null;
  }

  // --- writing an offer -----------------------------------------------------------------------------------------

  startDraft(to: number = this.others[0]!): void {
    this.answer = null;
    this.draft = emptyDraft(to, staticData.data!.districts.length);
    this.controller.note = null;
  }
  /** Edit one's own offer: the new offer replaces it, and the old offer is withdrawn when the new one is sent. */
  editOffer(offer: Offer): void {
    const claims = [...(offer.claims ?? [])];
    const cards = (offer.cards ?? []).map((card) => {
      const district = staticData.data!.districts[staticData.data!.cards.find((one) => one.card === card)!.district];
      const exact = claims.findIndex(([, name]) => name === card);
      const at = exact >= 0 ? exact : claims.findIndex(([where]) => where === district);
      return { card, claim: claims.splice(at, 1)[0]?.[1] ?? "" };
    });
    this.answer = null;
    this.draft = { to: offer.to, cards, wanted: [...offer.wanted] };
    this.replacedOffer = offer.number;
  }
  touchCard(card: string): void {
    if (this.answer && this.answeredOffer) {
      const cards = toggleReturnCard(this.answer.cards, card, this.answeredOffer, staticData.data!);
      if (cards.length === this.answer.cards.length && !cards.some((one) => one.card === card))
        return this.controller.showNote(translate("page-voleurs-not-wanted"));
      this.answer = { ...this.answer, cards };
      return;
    }
    if (!this.draft) this.startDraft();
    this.draft = toggleOfferedCard(this.draft!, card);
  }
  claim = (card: string, claim: string): void => {
    if (this.answer) this.answer = setClaim(this.answer, card, claim);
    else if (this.draft) this.draft = setClaim(this.draft, card, claim);
  };
  changeWanted = (district: number, change: number): void =>
    void (this.draft = changeWanted(this.draft!, district, change, this.controller.view.seats[this.draft!.to]!));
  setReceiver = (to: number): void => void (this.draft = setReceiver(this.draft!, to, this.controller.view.seats[to]!));

  // --- answering an offer -------------------------------------------------------------------------------------

  startAnswer(offer: Offer): void {
    this.draft = null;
    this.answer = { offer: offer.number, cards: [] };
    this.answer = {
      ...this.answer,
      cards: (this.acceptMove?.details.cards ?? []).map((card) => ({ card, claim: "" })),
    };
    this.controller.note = null;
  }
  canAccept = (offer: Offer): boolean =>
    offer.wanted.every((number, district) => number <= (this.controller.me?.hand[district] ?? 0));
  decline = (offer: Offer): Promise<boolean> => this.controller.act(`decline ${offer.number}`);
  withdraw = (offer: Offer): Promise<boolean> => this.controller.act(`withdraw ${offer.number}`);
  done = (): Promise<boolean> => this.controller.act("done");

  async confirm(): Promise<void> {
    if (!this.ready) return;
    if (this.answeredOffer) {
      if (await this.controller.act(formatAnswer(this.answer!))) this.close();
      return;
    }
    if (
      this.replacedOffer &&
      this.offers.some((offer) => offer.number === this.replacedOffer) &&
      !(await this.controller.act(`withdraw ${this.replacedOffer}`))
    )
      return;
    if (await this.controller.act(formatOffer(this.draft!, staticData.data!))) this.close();
  }

  /** Fill in the offer or the answer of a hint; return false if the action is no such thing. */
  selectAction(action: string): boolean {
    const draft = parseOffer(action, staticData.data!);
    if (draft) this.draft = draft;
    const answer = parseAnswer(action);
    if (answer) this.answer = answer;
    return draft !== null || answer !== null;
  }

  // --- texts --------------------------------------------------------------------------------------------------

  get sentence(): string {
    const { names } = this.controller;
    if (this.answeredOffer) {
      if (!this.ready) return translate("page-voleurs-pick-return", { wanted: countsText(this.answeredOffer.wanted) });
      const cards = calledCards(this.answer!.cards);
      return asQuestion(
        translate(cards ? "voleurs-do-accept" : "voleurs-do-accept-gift", { offer: this.answer!.offer, cards }),
      );
    }
    if (!this.draft || isEmpty(this.draft))
      return translate("page-voleurs-write-offer", { name: names(this.draft?.to ?? -1) });
    return asQuestion(offerSentence(this.draft, names));
  }
  /** Return which cards are really on the offer, if claims differ. */
  get realCards(): string {
    return this.draft?.cards.some((offered) => offered.claim !== offered.card)
      ? translate("voleurs-offer-really", { cards: cardList(this.draft.cards.map((offered) => offered.card)) })
      : "";
  }
}
