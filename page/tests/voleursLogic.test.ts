// The logic of the table of voleurs: what is half chosen, payments, slips, the log, the city.
import { beforeAll, describe, expect, it } from "vitest";
import type { News } from "../src/lib/protocol";
import { City } from "../src/voleurs/city";
import { flightsOf } from "../src/voleurs/animations";
import { actionOf, changesOf, deedsOf, headOf, Laid, matching, NOTHING, pawnsOf, priceOf, questionOf, reachOf, withCard, withCell, withPawn } from "../src/voleurs/selection";
import { tracedOf, turnsOf } from "../src/voleurs/log";
import { openView, signsOf, worthOf, type Box, type Choice, type Offer, type Parts, type SeatView } from "../src/voleurs/model";
import { claimsFor, emptySlip, heldOnly, isComplete, isEmpty, offerText, readOffer, receiptOf, withClaim, withGift, withReceiver, withReturn, withWish } from "../src/voleurs/slips";

const card = (name: string, district: number, kind: string, worth: number[] | null): Box["cards"][number] => ({ card: name, district, kind, worth });
const BOX: Box = {
  board: { name: "Two rows", cells: [], gates: [], walls: [], ways: [] },
  districts: ["bazaar", "port", "souk", "casbah", "palace"],
  characters: ["David", "Saïd"],
  cards: [card("Lambs", 0, "living", [4, 6]), card("Copper", 0, "metal", [6, 1]), card("Linen", 0, "cloth", [2, 4]), card("Iron", 1, "metal", [9, 2]), card("Ruby", 3, "gem", null), card("Surprise Port", 1, "surprise", null), card("Surprise Souk", 2, "surprise", null)],
  surprises: [0, 1, 10, 50],
  gems: [],
  pawns: [],
};

const choice = (action: string, parts: Parts): Choice => ({ action, parts, does: [] });
const move = (what: string, start: string, goal: string, price: number, more: Partial<Parts> = {}): Choice => {
  const act = more.victim ? ` ${more.look ? "look" : "x"} ${more.victim}` : "";
  const change = more.change ? ` + vizier ${more.change}` : "";
  return choice(`move ${what} ${start}>${goal}${act} < Lambs${change}`, { kind: "move", what, start, goal, price, paid: 4, cards: ["Lambs"], ...more });
};
const CHOICES = [
  choice("agent caravaneer < Copper", { kind: "agent", what: "caravaneer", price: 5, paid: 6, cards: ["Copper"] }),
  choice("gem ruby < Ruby", { kind: "gem", what: "ruby", cards: ["Ruby"] }),
  choice("gem ruby < Iron, Surprise Port", { kind: "gem", what: "ruby", price: 10, paid: 10, cards: ["Iron", "Surprise Port"] }),
  move("thief", "a1", "a1", 0),
  move("thief", "a1", "a2", 1),
  move("thief", "a1", "a2", 1, { victim: "a3" }),
  move("thief", "a1", "a2", 1, { victim: "a3", look: true }),
  move("thief", "a1", "b1", 5),
  move("merchant", "desert", "a2", 2),
  move("vizier", "desert", "b1", 3),
  move("thief", "a1", "b2", 2, { change: "b3" }),
  move("thief", "a1", "b2", 2),
  choice("slipper 1", { kind: "slipper", seat: 1 }),
];
const deeds = deedsOf(CHOICES);
const THIEF = { what: "thief", start: "a1" };
const laid = (...cards: string[]): Laid => new Laid(cards, BOX, "David");

describe("deeds", () => {
  it("are actions without their payments", () => {
    expect(headOf("move thief a1>b2 x c3 < Lambs, Iron + vizier b3")).toBe("move thief a1>b2 x c3 + vizier b3");
    expect(headOf("done")).toBe("done");
    expect(deeds.find((deed) => deed.key === "gem ruby")!.choices).toHaveLength(2);
    expect(priceOf(deeds.find((deed) => deed.key === "gem ruby")!)).toBe(10);
  });
  it("are paid with whatever cards", () => {
    expect(actionOf(deeds[0]!, ["Lambs", "Linen"])).toBe("agent caravaneer < Lambs, Linen");
    expect(actionOf(deeds.find((deed) => deed.parts.change)!, ["Iron"])).toBe("move thief a1>b2 < Iron + vizier b3");
  });
});

describe("cards laid", () => {
  it("are worth what the box says, surprises together", () => {
    expect(laid("Lambs", "Iron").worth).toBe(13);
    expect(worthOf(BOX, ["Surprise Port", "Surprise Souk", "Linen"], "Saïd")).toBe(14);
  });
  it("pay for what costs no more; a gem card only for what the house said", () => {
    expect(laid("Lambs").pays(deeds[0]!)).toBe(false);
    expect(laid("Copper").pays(deeds[0]!)).toBe(true);
    expect(laid("Ruby").pays(deeds.find((deed) => deed.key === "gem ruby")!)).toBe(true);
    expect(laid("Ruby", "Iron", "Lambs").pays(deeds.find((deed) => deed.key === "gem ruby")!)).toBe(false);
  });
  it("leave what they pay for, and choose alone what is the only thing", () => {
    expect(matching(deeds, { cards: ["Linen"] }, laid("Linen")).every((deed) => (priceOf(deed) ?? 0) <= 2)).toBe(true);
    expect(questionOf(deeds, { cards: ["Ruby"] }, laid("Ruby")).deed?.key).toBe("gem ruby");
  });
  it("are put down and taken back, beginning with what was proposed", () => {
    expect(withCard(NOTHING, "Iron", ["Lambs"]).cards).toEqual(["Lambs", "Iron"]);
    expect(withCard({ cards: ["Lambs"] }, "Lambs", []).cards).toBeUndefined();
  });
});

describe("choosing in any order", () => {
  const keyOf = (pick: object, cards: Laid | null = null): string | undefined => questionOf(deeds, pick, cards).deed?.key;
  it("pawn, then cell", () => {
    const pick = withCell(withPawn(NOTHING, deeds, THIEF, null), deeds, "b1", null)!;
    expect(keyOf(pick)).toBe("move thief a1>b1");
  });
  it("cell, then pawn", () => {
    const first = withCell(NOTHING, deeds, "b1", null)!;
    expect(questionOf(deeds, first, null).deed).toBeNull();
    expect(questionOf(deeds, first, null).others.map((deed) => deed.key)).toEqual(["move thief a1>b1", "move vizier desert>b1"]);
    expect(keyOf(withPawn(first, deeds, { what: "vizier", start: "desert" }, null))).toBe("move vizier desert>b1");
  });
  it("pawn, then victim: the cheapest way to it", () => {
    const pick = withCell({ pawn: THIEF }, deeds, "a3", null)!;
    expect(keyOf(pick)).toBe("move thief a1>a2 x a3");
    expect(questionOf(deeds, pick, null).others.map((deed) => deed.key)).toContain("move thief a1>a2 look a3");
  });
  it("victim first, then nobody else can", () => {
    expect(keyOf(withCell(NOTHING, deeds, "a3", null)!)).toBe("move thief a1>a2 x a3");
  });
  it("goal, then whom to act on there", () => {
    const pick = withCell({ pawn: THIEF, goal: "a2" }, deeds, "a3", null)!;
    expect(pick).toMatchObject({ goal: "a2", victim: "a3" });
  });
  it("cards first narrow what can be reached", () => {
    const pick = { pawn: THIEF, cards: ["Linen"] };
    const reach = reachOf(deeds, pick, laid("Linen"));
    expect([...reach.goals]).toEqual([["a1", 0], ["a2", 1], ["b2", 2]]);
    expect(reach.victims).toEqual(new Set(["a3"]));
    expect(withCell(pick, deeds, "b1", laid("Linen"))).toBeNull();
  });
  it("a pawn touched again is put down", () => {
    expect(withPawn({ pawn: THIEF, cards: ["Iron"] }, deeds, THIEF, null)).toEqual({ cards: ["Iron"] });
  });
  it("what the change can do stands beside a deed", () => {
    const deed = deeds.find((one) => one.key === "move thief a1>b2")!;
    expect(changesOf(deeds, deed).map((one) => one.parts.change)).toEqual(["b3", undefined]);
    expect(pawnsOf(deeds)).toHaveLength(3);
  });
});

describe("slips", () => {
  const seat = (hand: number[]): SeatView => ({ hand }) as SeatView;
  it("are written card by card, true names first, and read back", () => {
    let slip = withGift(withGift(emptySlip(2, 5), "Lambs"), "Iron");
    expect(offerText(slip, BOX)).toBe("offer 2 give Lambs as Lambs, Iron as Iron");
    slip = withWish(withClaim(withClaim(slip, "Lambs", "Copper"), "Iron", ""), 2, 1, seat([0, 0, 1, 0, 0]));
    expect(offerText(slip, BOX)).toBe("offer 2 give Lambs as Copper, Iron want 1 souk");
    expect(readOffer(offerText(slip, BOX), BOX)).toEqual(slip);
    expect(readOffer("accept 3", BOX)).toBeNull();
    expect(isEmpty(withGift(withGift(emptySlip(1, 5), "Lambs"), "Lambs"))).toBe(true);
  });
  it("want no more than the other holds", () => {
    const slip = withWish(withWish(emptySlip(1, 5), 0, 1, seat([1, 0, 0, 0, 0])), 0, 1, seat([1, 0, 0, 0, 0]));
    expect(slip.wanted[0]).toBe(1);
    expect(withReceiver(slip, 2, seat([0, 3, 0, 0, 0])).wanted[0]).toBe(0);
  });
  it("claim names of the card's own district only", () => {
    expect(claimsFor(BOX, "Lambs")).toEqual(["Lambs", "Copper", "Linen"]);
  });
  it("lose cards that are gone", () => {
    const slip = withGift(withGift(emptySlip(1, 5), "Lambs"), "Iron");
    expect(heldOnly(slip, ["Iron"]).gifts.map((gift) => gift.card)).toEqual(["Iron"]);
  });
  it("are answered with as many cards as are wanted of a district", () => {
    const offer = { wanted: [1, 1, 0, 0, 0] } as Offer;
    const picked = withReturn(withReturn(withReturn([], "Lambs", offer, BOX), "Copper", offer, BOX), "Iron", offer, BOX);
    expect(picked).toEqual(["Copper", "Iron"]);
    expect(isComplete(picked, offer)).toBe(true);
    expect(withReturn(picked, "Ruby", offer, BOX)).toEqual(picked);
  });
  it("tell both afterwards what they really got", () => {
    const told = [
      { number: 5, kind: "play", seat: 1, events: [{ event: "offer", seat: 1, to: 0, offer: 1, claims: [["port", "Iron"]] }] },
      { number: 6, kind: "play", seat: 0, events: [{ event: "trade", seat: 0, maker: 1, offer: 1, given_cards: ["Surprise Port"], returned_cards: ["Lambs"] }] },
    ] as unknown as News[];
    expect(receiptOf(told, 0)).toMatchObject({ other: 1, told: ["Iron"], got: ["Surprise Port"], gave: ["Lambs"] });
    expect(receiptOf(told, 1)).toMatchObject({ other: 0, told: [], got: ["Lambs"], gave: ["Surprise Port"] });
    expect(receiptOf([...told, { number: 7, kind: "play", events: [{ event: "phase", phase: "buying" }] } as unknown as News], 0)).toBeNull();
  });
});

describe("what happened", () => {
  const play = (number: number, seat: number, ...events: object[]): News => ({ type: "news", number, kind: "play", stands: number, by: "bot", seat, events }) as News;
  it("is grouped by round, part and player", () => {
    const turns = turnsOf([
      play(1, 0, { event: "choose", seat: 0, what: "David" }),
      play(2, 1, { event: "gem", seat: 1 }, { event: "round", round: 2 }, { event: "income", seat: 0 }, { event: "income", seat: 1 }, { event: "phase", phase: "trading" }),
      play(3, 0, { event: "done", seat: 0 }),
      play(4, 1, { event: "done", seat: 1 }),
      play(5, 0, { event: "agent", seat: 0 }),
      play(6, 0, { event: "slipper", seat: 0, to: 1 }),
      play(7, 1, { event: "move", seat: 1 }),
      { ...play(8, 1), kind: "undo" } as News,
    ]);
    expect(turns.map((turn) => [turn.turn, turn.part, turn.seat, turn.lines.length])).toEqual([[0, "choosing", 0, 1], [0, "buying", 1, 1], [2, "income", null, 2], [2, "trading", null, 2], [2, "buying", 0, 2]]);
  });
  it("leaves a trace of what the others did since one's own last deed", () => {
    const turns = turnsOf([play(1, 0, { event: "agent", seat: 0 }), play(2, 1, { event: "move", seat: 1 }), play(3, 2, { event: "gem", seat: 2 }), play(4, 0, { event: "done", seat: 0 })]);
    expect(tracedOf(turns, 0).map((turn) => turn.seat)).toEqual([1, 2]);
    expect(tracedOf(turns, 2)).toEqual([]);
  });
  it("moves pawns, gems and the slipper over the table", () => {
    expect(flightsOf({ event: "move", seat: 0, what: "merchant", start: "desert", goal: "a2", victim: "a3", struck: { pawn: "caravaneer", seat: 1 } })).toEqual([
      { symbol: "pawn-merchant", seat: 0, from: "desert", to: "cell-a2" },
      { symbol: "pawn-caravaneer", seat: 1, from: "cell-a3", to: "desert" },
    ]);
    expect(flightsOf({ event: "robbery", seat: 0, victim: 2 })[0]).toMatchObject({ from: "seat-2", to: "seat-0" });
    expect(flightsOf({ event: "done", seat: 0 })).toEqual([]);
  });
});

describe("the city", () => {
  let city: City;
  beforeAll(() => {
    const cell = (name: string, x: number, y: number, district: number): Box["board"]["cells"][number] => ({ name, x, y, district, shop: false, distance: 1 });
    city = new City({ name: "small", cells: [cell("a1", 1, 0, 0), cell("a2", 3, 0, 0), cell("b1", 0, 1, 0), cell("b2", 2, 1, 1)], gates: [[1, 3]], walls: [], ways: [{ cell: 2, x: -2, y: 1 }] });
  });
  it("has a rampart wherever no way is open, and a gate as a gap", () => {
    const sides = city.walls.split("M").length - 1;
    const [touching, walled, wayIn] = [5, 2, 1];
    expect(sides).toBe(4 * 6 - 2 * touching + walled - wayIn);
    expect(city.gates.map((gate) => gate.wayIn)).toEqual([false, true]);
  });
  it("is walked with arrows", () => {
    expect(city.beside("a1", "ArrowRight")?.name).toBe("a2");
    expect(city.beside("a2", "ArrowDown")?.name).toBe("b2");
    expect(city.beside("a1", "ArrowUp")).toBeNull();
  });
  it("frames a district", () => {
    const frame = city.around(city.district(1), 10);
    expect(frame.w).toBeCloseTo(97 + 20);
  });
});

describe("signs", () => {
  it("are as short as they can be told apart", () => {
    expect(signsOf([{ character: "David" }, { character: "Saïd" }, { character: "Simbad" }, { character: null }])).toEqual(["D", "Sa", "Si", "4"]);
  });
  it("and everything is open afterwards", () => {
    const view = openView({ seats: [{ cards: null, bag: null, birthday: null }] }, { seats: [{ cards: ["Iron"], bag: { ruby: 1 }, birthday: "three" }] });
    expect(view.seats[0]).toMatchObject({ cards: ["Iron"], birthday: "three" });
  });
});
