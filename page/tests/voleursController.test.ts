// A turn of voleurs and its trade, touch by touch, against a house that only notes what it is asked.
import { beforeEach, describe, expect, it } from "vitest";
import type { TableState } from "../src/lib/table.svelte";
import { opened } from "../src/voleurs/staticData.svelte";
import type { Box, Choice, View } from "../src/voleurs/model";
import { Play } from "../src/voleurs/controller.svelte";

const cell = (name: string, x: number, y: number): Box["board"]["cells"][number] => ({ name, x, y, district: 0, shop: false, distance: 1 });
const good = (card: string, district: number, worth: number[] | null, kind = "metal"): Box["cards"][number] => ({ card, district, kind, worth });
const BOX: Box = {
  board: { name: "Row", cells: [cell("a1", 0, 0), cell("a2", 2, 0), cell("a3", 4, 0), cell("a4", 6, 0)], gates: [], walls: [], ways: [{ cell: 0, x: -2, y: 0 }] },
  districts: ["bazaar", "port", "souk", "casbah", "palace"],
  characters: ["David", "Saïd"],
  cards: [good("Lambs", 0, [4, 6]), good("Copper", 0, [6, 1]), good("Iron", 1, [9, 2]), good("Ruby", 3, null, "gem")],
  surprises: [0, 1, 10, 50],
  gems: [],
  pawns: [],
};
const seat = (character: string, cards: string[] | null, hand: number[]): object => ({ character, cards, hand, known: [], bag_size: 0, bag: {}, birthday: "three", desert: {}, supply: {}, to_place: {}, ready: false, offers_made: 0 });
const VIEW = {
  players: 2, options: {}, you: 0, phase: "buying", step: "free", round: 2, seat: 0, slipper: 0, bought: true, vizier: "desert", gems: {}, prices: {}, spent: [], deck: [], offers: [],
  pawns: [{ cell: "a1", seat: 0, pawn: "thief" }, { cell: "a4", seat: 1, pawn: "thief" }],
  seats: [seat("David", ["Lambs", "Copper", "Iron", "Ruby"], [2, 1, 0, 1, 0]), seat("Saïd", null, [1, 2, 0, 0, 0])],
} as unknown as View;
const CHOICES: Choice[] = [
  { action: "move thief a1>a2 < Lambs", parts: { kind: "move", what: "thief", start: "a1", goal: "a2", price: 1, paid: 4, cards: ["Lambs"] }, does: [] },
  { action: "move thief a1>a3 < Lambs", parts: { kind: "move", what: "thief", start: "a1", goal: "a3", price: 2, paid: 4, cards: ["Lambs"] }, does: [] },
  { action: "move thief a1>a3 x a4 < Lambs", parts: { kind: "move", what: "thief", start: "a1", goal: "a3", victim: "a4", price: 2, paid: 4, cards: ["Lambs"] }, does: [] },
  { action: "agent caravaneer < Copper", parts: { kind: "agent", what: "caravaneer", price: 5, paid: 6, cards: ["Copper"] }, does: [], final: true },
  { action: "slipper 1", parts: { kind: "slipper", seat: 1 }, does: [] },
];

let played: string[];
let asked: string[];
let view: View;
let play: Play;
function sit(choices: Choice[] | null = CHOICES): void {
  const table = {
    mine: true, over: false, showing: false, busy: false, choices, toAct: [0], placard: null,
    play: async (action: string) => void played.push(action),
    whyNot: async (action: string) => (asked.push(action), null),
    payments: async (action: string) => (asked.push(`payments ${action}`), [{ action, parts: {} }, { action: "agent caravaneer < Iron", parts: { price: 5, paid: 9, cards: ["Iron"] } }]),
  };
  play = new Play(table as unknown as TableState, () => ({ view, now: true, hidden: false }), () => undefined);
}
beforeEach(() => {
  opened.use(BOX);
  [played, asked, view] = [[], [], VIEW];
  sit();
});

describe("a purchase", () => {
  it("pawn and goal, paid as the house proposes", async () => {
    play.touchCell("a1");
    expect([...play.reach.goals.keys()]).toEqual(["a2", "a3"]);
    expect([...play.reach.victims]).toEqual(["a4"]);
    play.touchCell("a3");
    expect(play.proposed).toEqual(["Lambs"]);
    expect(play.payment?.wasted).toBe(2);
    play.confirm();
    await Promise.resolve();
    expect(played).toEqual(["move thief a1>a3 < Lambs"]);
  });
  it("a victim touched first is struck by whoever can", () => {
    play.touchCell("a4");
    expect(play.question.deed?.key).toBe("move thief a1>a3 x a4");
  });
  it("other cards laid by hand are paid instead, and too few are told", () => {
    play.touchKey("agent caravaneer");
    play.touchCard("Copper");
    play.touchCard("Lambs");
    expect(play.lacking).toBe(1);
    play.confirm();
    expect(played).toEqual([]);
    play.touchCard("Copper");
    expect(play.payment).toMatchObject({ action: "agent caravaneer < Lambs, Copper", paid: 10, wasted: 5 });
    play.confirm();
    expect(played).toEqual(["agent caravaneer < Lambs, Copper"]);
  });
  it("other ways to pay come from the house", async () => {
    play.touchKey("agent caravaneer");
    expect(play.final).toBe(true);
    await play.askPayments();
    expect(play.payments.map((one) => one.action)).toEqual(["agent caravaneer < Copper", "agent caravaneer < Iron"]);
    play.pay(play.payments[1]!);
    expect(play.payment?.wasted).toBe(4);
  });
  it("what can't be done is asked about, with everything in the hand that has a value", () => {
    play.touchKey("gem diamond", "gem diamond < Lambs");
    play.touchCell("a1");
    play.cancel();
    play.pick = { pawn: { what: "thief", start: "a1" }, cards: ["Ruby"] };
    play.touchCell("a2");
    expect(asked).toEqual(["gem diamond < Lambs", "move thief a1>a2 < Ruby"]);
    expect(play.purse).toEqual(["Lambs", "Copper", "Iron"]);
  });
  it("a hint is chosen, not done", () => {
    play.follow("agent caravaneer < Copper");
    expect(play.question.deed?.key).toBe("agent caravaneer");
    expect(played).toEqual([]);
  });
  it("an exchange is a gem for a gem", () => {
    sit([{ action: "exchange ruby for sapphire", parts: { kind: "exchange", what: "ruby", given: "sapphire" }, does: [] }]);
    play.choose(play.deeds[0]!);
    play.confirm();
    expect(played).toEqual(["exchange ruby for sapphire"]);
  });
});

describe("trade", () => {
  const trade = (offers: object[] = []): void => {
    view = { ...VIEW, phase: "trading", offers } as unknown as View;
    sit([{ action: "accept 2 < Copper", parts: { kind: "accept", seat: 2, cards: ["Copper"] }, does: [], final: true }]);
  };
  const OFFER = { number: 2, maker: 1, to: 0, given: [0, 1, 0, 0, 0], wanted: [1, 0, 0, 0, 0], claims: [["port", "Iron"]], cards: null };

  it("a card touched goes onto a slip under its own name, until another is claimed", async () => {
    trade();
    play.touchCard("Lambs");
    play.trade.claim("Lambs", "Copper");
    play.trade.wish(1, 1);
    expect(play.trade.chosen).toEqual(["Lambs"]);
    await play.trade.confirm();
    expect(played).toEqual(["offer 1 give Lambs as Copper want 1 port"]);
    expect(play.trade.open).toBe(false);
  });
  it("an offer is answered with cards of the districts that are wanted", async () => {
    trade([OFFER]);
    expect(play.final).toBe(false);
    play.trade.accept(play.trade.offers[0]!);
    expect(play.final).toBe(true);
    expect(play.trade.chosen).toEqual(["Copper"]);
    play.touchCard("Lambs");
    expect(play.trade.chosen).toEqual(["Lambs"]);
    play.touchCard("Iron");
    expect(play.trade.chosen).toEqual(["Lambs"]);
    await play.trade.confirm();
    expect(played).toEqual(["accept 2 < Lambs"]);
  });
  it("an edited slip takes the place of the old one", async () => {
    trade([{ ...OFFER, maker: 0, to: 1, given: [1, 0, 0, 0, 0], claims: [["bazaar", "Copper"]], cards: ["Lambs"], wanted: [0, 1, 0, 0, 0] }]);
    play.trade.edit(play.trade.offers[0]!);
    expect(play.trade.slip?.gifts).toEqual([{ card: "Lambs", claim: "Copper" }]);
    play.trade.claim("Lambs", "");
    await play.trade.confirm();
    expect(played).toEqual(["withdraw 2", "offer 1 give Lambs want 1 port"]);
  });
  it("what is gone is taken off the slip, and answers to offers that are gone are dropped", () => {
    trade([OFFER]);
    play.trade.accept(play.trade.offers[0]!);
    view = { ...view, offers: [] };
    sit();
    play.trade.answer = { offer: 2, cards: [] };
    play.trade.settle();
    expect(play.trade.open).toBe(false);
  });
  it("hints about trade fill the slip in", () => {
    trade([OFFER]);
    play.follow("offer 1 give Iron as Iron want 1 bazaar");
    expect(play.trade.slip).toMatchObject({ to: 1, wanted: [1, 0, 0, 0, 0] });
    play.trade.close();
    play.follow("accept 2 < Lambs");
    expect(play.trade.answer).toEqual({ offer: 2, cards: ["Lambs"] });
  });
});
