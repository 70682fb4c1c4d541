// Trade at the table: the slip that is being written, or the answer to one.
import { say } from "../lib/translations.svelte";
import { opened } from "./staticData.svelte";
import type { Deed } from "./selection";
import type { Offer } from "./model";
import type { Play } from "./controller.svelte";
import { asking, cardList, counted, offerInWords } from "./sentences";
import { emptySlip, heldOnly, isComplete, isEmpty, offerText, readOffer, withClaim, withGift, withReceiver, withReturn, withWish, type Slip } from "./slips";

export class Trade {
  slip = $state.raw<Slip | null>(null);
  answer = $state.raw<{ offer: number; cards: string[] } | null>(null);
  private replaced = 0; // the number of an offer of one's own that the slip is to take the place of

  constructor(private readonly play: Play) {}

  get open(): boolean {
    return this.slip !== null || this.answer !== null;
  }
  get offers(): Offer[] {
    return this.play.view.offers;
  }
  get answered(): Offer | null {
    return this.offers.find((offer) => offer.number === this.answer?.offer) ?? null;
  }
  /** How the house would accept the offer that is being answered. */
  get accepted(): Deed | undefined {
    return this.play.deeds.find((deed) => deed.parts.kind === "accept" && deed.parts.seat === this.answer?.offer);
  }
  /** Others at the table. */
  get others(): number[] {
    return this.play.view.seats.flatMap((_, seat) => (seat === this.play.you ? [] : [seat]));
  }
  /** Cards of the hand that lie on the slip, or are picked in return. */
  get chosen(): readonly string[] {
    return this.answer?.cards ?? this.slip?.gifts.map((gift) => gift.card) ?? [];
  }
  get ready(): boolean {
    if (this.answered) return isComplete(this.answer!.cards, this.answered);
    return this.slip !== null && !isEmpty(this.slip);
  }

  close(): void {
    this.slip = null;
    this.answer = null;
    this.replaced = 0;
  }

  /** What has changed meanwhile: cards that are gone, an offer that is no more. */
  settle(): void {
    if (this.play.view.phase !== "trading") return this.close();
    if (this.slip) this.slip = heldOnly(this.slip, this.play.cards);
    if (this.answer && !this.answered) this.answer = null;
  }

  // --- writing ------------------------------------------------------------------------------------------------

  write(to: number = this.others[0]!): void {
    this.answer = null;
    this.slip = emptySlip(to, opened.box!.districts.length);
    this.play.note = null;
  }
  /** An edited slip is a new slip: the old one is taken back when it is sent. */
  edit(offer: Offer): void {
    const claims = [...(offer.claims ?? [])];
    const gifts = (offer.cards ?? []).map((card) => {
      const district = opened.box!.districts[opened.box!.cards.find((one) => one.card === card)!.district];
      const exact = claims.findIndex(([, name]) => name === card);
      const at = exact >= 0 ? exact : claims.findIndex(([where]) => where === district);
      return { card, claim: claims.splice(at, 1)[0]?.[1] ?? "" };
    });
    this.answer = null;
    this.slip = { to: offer.to, gifts, wanted: [...offer.wanted] };
    this.replaced = offer.number;
  }
  touchCard(card: string): void {
    if (this.answer && this.answered) {
      const cards = withReturn(this.answer.cards, card, this.answered, opened.box!);
      if (cards.length === this.answer.cards.length && !cards.includes(card)) return this.play.tell(say("page-voleurs-not-wanted"));
      this.answer = { ...this.answer, cards };
      return;
    }
    if (!this.slip) this.write();
    this.slip = withGift(this.slip!, card);
  }
  claim = (card: string, claim: string): void => void (this.slip = withClaim(this.slip!, card, claim));
  wish = (district: number, change: number): void => void (this.slip = withWish(this.slip!, district, change, this.play.view.seats[this.slip!.to]!));
  send = (to: number): void => void (this.slip = withReceiver(this.slip!, to, this.play.view.seats[to]!));

  // --- answering ----------------------------------------------------------------------------------------------

  accept(offer: Offer): void {
    this.slip = null;
    this.answer = { offer: offer.number, cards: [] };
    this.answer = { ...this.answer, cards: this.accepted?.parts.cards ?? [] };
    this.play.note = null;
  }
  canAccept = (offer: Offer): boolean => offer.wanted.every((number, district) => number <= (this.play.me?.hand[district] ?? 0));
  decline = (offer: Offer): Promise<boolean> => this.play.act(`decline ${offer.number}`);
  withdraw = (offer: Offer): Promise<boolean> => this.play.act(`withdraw ${offer.number}`);
  done = (): Promise<boolean> => this.play.act("done");

  async confirm(): Promise<void> {
    if (!this.ready) return;
    if (this.answered) {
      const { offer, cards } = this.answer!;
      if (await this.play.act(`accept ${offer}${cards.length ? ` < ${cards.join(", ")}` : ""}`)) this.close();
      return;
    }
    if (this.replaced && this.offers.some((offer) => offer.number === this.replaced) && !(await this.play.act(`withdraw ${this.replaced}`))) return;
    if (await this.play.act(offerText(this.slip!, opened.box!))) this.close();
  }

  /** A hint about trade: the slip is written, the answer picked. */
  follow(action: string): boolean {
    const slip = readOffer(action, opened.box!);
    if (slip) this.slip = slip;
    const found = /^accept (\d+)(?: < (.+))?$/.exec(action);
    if (found) this.answer = { offer: Number(found[1]), cards: found[2]?.split(", ") ?? [] };
    return slip !== null || found !== null;
  }

  // --- in words -----------------------------------------------------------------------------------------------

  get sentence(): string {
    const { names } = this.play;
    if (this.answered) {
      if (!this.ready) return say("page-voleurs-pick-return", { wanted: counted(this.answered.wanted) });
      const cards = this.answer!.cards;
      return asking(say(cards.length ? "voleurs-do-accept" : "voleurs-do-accept-gift", { offer: this.answer!.offer, cards: cardList(cards) }));
    }
    if (!this.slip || isEmpty(this.slip)) return say("page-voleurs-write-slip", { name: names(this.slip?.to ?? -1) });
    return asking(offerInWords(this.slip, names));
  }
  /** What only the writer knows: which cards these really are. */
  get really(): string {
    return this.slip?.gifts.some((gift) => gift.claim !== gift.card) ? say("voleurs-offer-really", { cards: cardList(this.slip.gifts.map((gift) => gift.card)) }) : "";
  }
}

