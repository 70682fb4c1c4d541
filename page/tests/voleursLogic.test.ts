// The logic behind the board of voleurs: selection, payments, offers, log, city.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import english from "catalogue:en";
import type { TableInfo, Update } from "../src/lib/protocol";
import { namesOf } from "../src/lib/seatNames";
import { translations } from "../src/lib/translations.svelte";
import { City, HALF, middle, THIRD } from "../src/voleurs/city";
import {
  paidAction,
  changesOf,
  groupMoves,
  withoutPayment,
  LaidCards,
  matchingMoves,
  NO_SELECTION,
  pawnsOf,
  priceOf,
  proposalFor,
  reachOf,
  toggleCard,
  selectCell,
  selectPawn,
} from "../src/voleurs/selection";
import { turnsSinceOwn, groupTurns } from "../src/voleurs/log";
import {
  revealedView,
  type CityPlan,
  type StaticData,
  type Choice,
  type Offer,
  type Details,
  type SeatView,
} from "../src/voleurs/model";
import { actionText, eventText, privateText } from "../src/voleurs/sentences";
import { staticData } from "../src/voleurs/staticData.svelte";
import { crowdSpots, placePlaques, rimTags, wholeFrame, type Box } from "../src/voleurs/cityLabels";
import box from "../src/voleurs/rules/box.json";
import {
  possibleClaims,
  emptyDraft,
  withoutLostCards,
  isAnswerComplete,
  isEmpty,
  formatAnswer,
  formatOffer,
  parseAnswer,
  parseOffer,
  receiptOf,
  setClaim,
  toggleOfferedCard,
  setReceiver,
  toggleReturnCard,
  changeWanted,
} from "../src/voleurs/offers";
import { TABLES } from "./voleursTables";

const card = (name: string, district: number, kind: string, worth: number[] | null): StaticData["cards"][number] => ({
  card: name,
  district,
  kind,
  worth,
});
const DATA: StaticData = {
  board: { name: "Two rows", cells: [], gates: [], walls: [], ways: [] },
  districts: ["bazaar", "port", "souk", "casbah", "palace"],
  characters: ["David", "Saïd"],
  cards: [
    card("Lambs", 0, "living", [4, 6]),
    card("Copper", 0, "metal", [6, 1]),
    card("Linen", 0, "cloth", [2, 4]),
    card("Iron", 1, "metal", [9, 2]),
    card("Ruby", 3, "gem", null),
    card("Surprise Port", 1, "surprise", null),
    card("Surprise Souk", 2, "surprise", null),
  ],
  surprises: [0, 1, 10, 50],
  ...TABLES,
  gems: [],
  pawns: [],
};

const choice = (action: string, details: Details): Choice => ({ action, details, effects: [] });
const move = (what: string, start: string, goal: string, price: number, more: Partial<Details> = {}): Choice => {
  const act = more.victim ? ` ${more.look ? "look" : "x"} ${more.victim}` : "";
  const change = more.change ? ` + vizier ${more.change}` : "";
  return choice(`move ${what} ${start}>${goal}${act} < Lambs${change}`, {
    kind: "move",
    what,
    start,
    goal,
    price,
    paid: 4,
    cards: ["Lambs"],
    ...more,
  });
};
const CHOICES = [
  choice("agent caravaneer < Copper", { kind: "agent", what: "caravaneer", price: 5, paid: 6, cards: ["Copper"] }),
  choice("gem ruby < Ruby", { kind: "gem", what: "ruby", cards: ["Ruby"] }),
  choice("gem ruby < Iron, Surprise Port", {
    kind: "gem",
    what: "ruby",
    price: 10,
    paid: 10,
    cards: ["Iron", "Surprise Port"],
  }),
  move("thief", "a1", "a1", 0),
  move("thief", "a1", "a2", 1),
  move("thief", "a1", "a2", 1, { victim: "a3" }),
  move("thief", "a1", "a2", 1, { victim: "a3", look: true }),
  move("thief", "a1", "b1", 5),
  move("merchant", "desert", "a2", 2),
  move("vizier", "desert", "b1", 3),
  move("thief", "a1", "b2", 2, { change: "b3" }),
  move("thief", "a1", "b2", 2),
  choice("slipper 1", { kind: "slipper", to: 1 }),
];
const moves = groupMoves(CHOICES);
const THIEF = { what: "thief", start: "a1" };
const laid = (...cards: string[]): LaidCards => new LaidCards(cards, DATA, "David");

describe("moves", () => {
  it("group the actions that differ in their payments only", () => {
    expect(withoutPayment("move thief a1>b2 x c3 < Lambs, Iron + vizier b3")).toBe("move thief a1>b2 x c3 + vizier b3");
    expect(withoutPayment("done")).toBe("done");
    expect(moves.find((move) => move.key === "gem ruby")!.choices).toHaveLength(2);
    expect(priceOf(moves.find((move) => move.key === "gem ruby")!)).toBe(10);
  });
  it("can be written with any payment", () => {
    expect(paidAction(moves[0]!, ["Lambs", "Linen"])).toBe("agent caravaneer < Lambs, Linen");
    expect(
      paidAction(
        moves.find((move) => move.details.change)!,
        ["Iron"],
      ),
    ).toBe("move thief a1>b2 < Iron + vizier b3");
  });
});

describe("cards chosen as a payment", () => {
  it("are worth what the static data says, surprises together", () => {
    expect(laid("Lambs", "Iron").worth).toBe(13);
    expect(new LaidCards(["Surprise Port", "Surprise Souk", "Linen"], DATA, "Saïd").worth).toBe(14);
  });
  it("pay for what costs no more; a gem card only as the server suggested", () => {
    expect(laid("Lambs").pays(moves[0]!)).toBe(false);
    expect(laid("Copper").pays(moves[0]!)).toBe(true);
    expect(laid("Ruby").pays(moves.find((move) => move.key === "gem ruby")!)).toBe(true);
    expect(laid("Ruby", "Iron", "Lambs").pays(moves.find((move) => move.key === "gem ruby")!)).toBe(false);
  });
  it("leave the moves they pay for, and propose a move if it is the only one", () => {
    expect(matchingMoves(moves, { cards: ["Linen"] }, laid("Linen")).every((move) => (priceOf(move) ?? 0) <= 2)).toBe(
      true,
    );
    expect(proposalFor(moves, { cards: ["Ruby"] }, laid("Ruby")).move?.key).toBe("gem ruby");
  });
  it("are added and removed, starting with the proposed payment", () => {
    expect(toggleCard(NO_SELECTION, "Iron", ["Lambs"]).cards).toEqual(["Lambs", "Iron"]);
    expect(toggleCard({ cards: ["Lambs"] }, "Lambs", []).cards).toBeUndefined();
  });
});

describe("selecting in any order", () => {
  const keyOf = (selection: object, cards: LaidCards | null = null): string | undefined =>
    proposalFor(moves, selection, cards).move?.key;
  it("pawn, then cell", () => {
    const selection = selectCell(selectPawn(NO_SELECTION, moves, THIEF, null), moves, "b1", null)!;
    expect(keyOf(selection)).toBe("move thief a1>b1");
  });
  it("cell, then pawn", () => {
    const first = selectCell(NO_SELECTION, moves, "b1", null)!;
    expect(proposalFor(moves, first, null).move).toBeNull();
    expect(proposalFor(moves, first, null).alternatives.map((move) => move.key)).toEqual([
      "move thief a1>b1",
      "move vizier desert>b1",
    ]);
    expect(keyOf(selectPawn(first, moves, { what: "vizier", start: "desert" }, null))).toBe("move vizier desert>b1");
  });
  it("pawn, then victim: the cheapest way to it", () => {
    const selection = selectCell({ pawn: THIEF }, moves, "a3", null)!;
    expect(keyOf(selection)).toBe("move thief a1>a2 x a3");
    expect(proposalFor(moves, selection, null).alternatives.map((move) => move.key)).toContain(
      "move thief a1>a2 look a3",
    );
  });
  it("victim first, where only one pawn can act", () => {
    expect(keyOf(selectCell(NO_SELECTION, moves, "a3", null)!)).toBe("move thief a1>a2 x a3");
  });
  it("goal, then whom to act on there", () => {
    const selection = selectCell({ pawn: THIEF, goal: "a2" }, moves, "a3", null)!;
    expect(selection).toMatchObject({ goal: "a2", victim: "a3" });
  });
  it("cards first narrow what can be reached", () => {
    const selection = { pawn: THIEF, cards: ["Linen"] };
    const reach = reachOf(moves, selection, laid("Linen"));
    expect([...reach.goals]).toEqual([
      ["a1", 0],
      ["a2", 1],
      ["b2", 2],
    ]);
    expect(reach.victims).toEqual(new Set(["a3"]));
    expect(selectCell(selection, moves, "b1", laid("Linen"))).toBeNull();
  });
  it("a pawn clicked again is deselected", () => {
    expect(selectPawn({ pawn: THIEF, cards: ["Iron"] }, moves, THIEF, null)).toEqual({ cards: ["Iron"] });
  });
  it("a move is offered with and without change that moves the Vizier", () => {
    const move = moves.find((one) => one.key === "move thief a1>b2")!;
    expect(changesOf(moves, move).map((one) => one.details.change)).toEqual(["b3", undefined]);
    expect(pawnsOf(moves)).toHaveLength(3);
  });
});

describe("offers", () => {
  const seat = (hand: number[]): SeatView => ({ hand }) as SeatView;
  it("are written card by card, under true names first, and parsed again", () => {
    let draft = toggleOfferedCard(toggleOfferedCard(emptyDraft(2, 5), "Lambs"), "Iron");
    expect(formatOffer(draft, DATA)).toBe("offer 2 give Lambs as Lambs, Iron as Iron");
    draft = changeWanted(setClaim(setClaim(draft, "Lambs", "Copper"), "Iron", ""), 2, 1, seat([0, 0, 1, 0, 0]));
    expect(formatOffer(draft, DATA)).toBe("offer 2 give Lambs as Copper, Iron want 1 souk");
    expect(parseOffer(formatOffer(draft, DATA), DATA)).toEqual(draft);
    expect(parseOffer("accept 3", DATA)).toBeNull();
    expect(isEmpty(toggleOfferedCard(toggleOfferedCard(emptyDraft(1, 5), "Lambs"), "Lambs"))).toBe(true);
  });
  it("want no more than the other holds", () => {
    const draft = changeWanted(
      changeWanted(emptyDraft(1, 5), 0, 1, seat([1, 0, 0, 0, 0])),
      0,
      1,
      seat([1, 0, 0, 0, 0]),
    );
    expect(draft.wanted[0]).toBe(1);
    expect(setReceiver(draft, 2, seat([0, 3, 0, 0, 0])).wanted[0]).toBe(0);
  });
  it("claim names of the card's own district only", () => {
    expect(possibleClaims(DATA, "Lambs")).toEqual(["Lambs", "Copper", "Linen"]);
  });
  it("lose cards that are no longer in the hand", () => {
    const draft = toggleOfferedCard(toggleOfferedCard(emptyDraft(1, 5), "Lambs"), "Iron");
    expect(withoutLostCards(draft, ["Iron"]).cards.map((offered) => offered.card)).toEqual(["Iron"]);
  });
  it("are answered with as many cards as are wanted of a district", () => {
    const offer = { wanted: [1, 1, 0, 0, 0] } as Offer;
    const picked = toggleReturnCard(
      toggleReturnCard(toggleReturnCard([], "Lambs", offer, DATA), "Copper", offer, DATA),
      "Iron",
      offer,
      DATA,
    );
    expect(picked).toEqual([
      { card: "Copper", claim: "" },
      { card: "Iron", claim: "" },
    ]);
    expect(isAnswerComplete(picked, offer)).toBe(true);
    expect(toggleReturnCard(picked, "Ruby", offer, DATA)).toEqual(picked);
  });
  it("read and write answers with claims", () => {
    for (const text of ["accept 3", "accept 3 < Lambs", "accept 12 < Lambs as Copper, Iron"])
      expect(formatAnswer(parseAnswer(text)!)).toBe(text);
    expect(parseAnswer("decline 3")).toBeNull();
  });
  it("give both sides a receipt of the real cards", () => {
    const updates = [
      {
        number: 6,
        kind: "play",
        seat: 0,
        events: [
          {
            event: "trade",
            seat: 0,
            maker: 1,
            offer: 1,
            given_cards: ["Surprise Port"],
            given_claims: ["Iron"],
            returned_cards: ["Lambs"],
            returned_claims: ["Copper"],
          },
        ],
      },
    ] as unknown as Update[];
    expect(receiptOf(updates, 0)).toMatchObject({
      other: 1,
      claimed: ["Iron"],
      got: ["Surprise Port"],
      gave: ["Lambs"],
    });
    expect(receiptOf(updates, 1)).toMatchObject({
      other: 0,
      claimed: ["Copper"],
      got: ["Lambs"],
      gave: ["Surprise Port"],
    });
    expect(
      receiptOf(
        [...updates, { number: 7, kind: "play", events: [{ event: "phase", phase: "buying" }] } as unknown as Update],
        0,
      ),
    ).toBeNull();
  });
});

describe("a kind of action that the page has no code for", () => {
  const names = namesOf({ seats: ["Ann", "Ben"].map((name) => ({ kind: "person", name })) } as TableInfo, null);
  beforeAll(() => {
    const own =
      "voleurs-do-bribe = bribe { $other } with { voleurs-a-gem } for { $payment }\n" +
      "voleurs-event-bribe = { $name } bribes { $other } on { $cell }.\n" +
      "voleurs-event-bribe-own = With { voleurs-a-gem }, { $secrecy }.\n";
    translations.setText("en", english + own);
    staticData.setData({
      ...DATA,
      phases: { ...DATA.phases, bribe: "trading" },
      passes: { ...DATA.passes, bribe: [{ piece: "gem", from: "seat", to: "to" }] },
    });
  });
  afterAll(() => (translations.setText("en", english), staticData.setData(DATA)));
  it("has its sentences by its facts", () => {
    const details = { kind: "bribe", what: "ruby", to: 1, cards: ["Lambs"], paid: 4 };
    expect(actionText(details, names, () => undefined)).toBe("bribe Ben with a ruby for Spears (4 dinars)");
    const event = { event: "bribe", seat: 0, to: 1, goal: "a2" };
    expect(eventText(event, names)).toBe("Ann bribes Ben on a2.");
    expect(privateText(event, 0)).toBe("");
    expect(privateText({ ...event, gem: "ruby", secrecy: "in secret" }, 0)).toBe("With a ruby, in secret.");
  });
  it("has a place in the log, and its pieces move", () => {
    const event = { event: "bribe", seat: 0, to: 1 };
    expect(
      groupTurns([
        { type: "update", number: 1, kind: "play", state_version: 1, by: "bot", seat: 0, events: [event] },
      ])[0],
    ).toMatchObject({ part: "trading", seat: null });
  });
});

describe("the log", () => {
  beforeAll(() => staticData.setData(DATA));
  const play = (number: number, seat: number, ...events: object[]): Update =>
    ({ type: "update", number, kind: "play", state_version: number, by: "bot", seat, events }) as Update;
  it("is grouped by round, part and player", () => {
    const turns = groupTurns([
      play(1, 0, { event: "choose", seat: 0, what: "David" }),
      play(
        2,
        1,
        { event: "gem", seat: 1 },
        { event: "round", round: 2 },
        { event: "income", seat: 0 },
        { event: "income", seat: 1 },
        { event: "phase", phase: "trading" },
      ),
      play(3, 0, { event: "done", seat: 0 }),
      play(4, 1, { event: "done", seat: 1 }),
      play(5, 0, { event: "agent", seat: 0 }),
      play(6, 0, { event: "slipper", seat: 0, to: 1 }),
      play(7, 1, { event: "move", seat: 1 }),
      { ...play(8, 1), kind: "undo" } as Update,
    ]);
    expect(turns.map((turn) => [turn.turn, turn.part, turn.seat, turn.lines.length])).toEqual([
      [0, "choosing", 0, 1],
      [0, "buying", 1, 1],
      [2, "income", null, 2],
      [2, "trading", null, 2],
      [2, "buying", 0, 2],
    ]);
  });
  it("marks the turns of the others since one's own last turn", () => {
    const turns = groupTurns([
      play(1, 0, { event: "agent", seat: 0 }),
      play(2, 1, { event: "move", seat: 1 }),
      play(3, 2, { event: "gem", seat: 2 }),
      play(4, 0, { event: "done", seat: 0 }),
    ]);
    expect(turnsSinceOwn(turns, 0).map((turn) => turn.seat)).toEqual([1, 2]);
    expect(turnsSinceOwn(turns, 2)).toEqual([]);
  });
});

describe("the city", () => {
  let city: City;
  beforeAll(() => {
    const cell = (name: string, x: number, y: number, district: number): StaticData["board"]["cells"][number] => ({
      name,
      x,
      y,
      district,
      shop: false,
      distance: 1,
    });
    city = new City({
      name: "small",
      cells: [cell("a1", 1, 0, 0), cell("a2", 3, 0, 0), cell("b1", 0, 1, 0), cell("b2", 2, 1, 1)],
      gates: [[1, 3]],
      walls: [],
      ways: [{ cell: 2, x: -2, y: 1 }],
    });
  });
  it("has a rampart on every side without a passage, and gates as gaps", () => {
    const sides = city.walls.split("M").length - 1;
    const [touching, walled, wayIn] = [5, 2, 1];
    expect(sides).toBe(4 * 6 - 2 * touching + walled - wayIn);
    expect(city.gates.map((gate) => gate.wayIn)).toEqual([false, true]);
  });
  it("is navigated with arrow keys", () => {
    expect(city.beside("a1", "ArrowRight")?.name).toBe("a2");
    expect(city.beside("a2", "ArrowDown")?.name).toBe("b2");
    expect(city.beside("a1", "ArrowUp")).toBeNull();
  });
  it.each([3, 12, 26])("has names and a crowd of %d groups around it, none over another or over a cell", (groups) => {
    const round = new City(box.board as unknown as CityPlan);
    const frame = wholeFrame(round);
    const tags = rimTags(round);
    expect(tags.map(({ row, number }) => row + number)).toEqual(
      expect.arrayContaining(["a1", "a9", "e1", "e13", "j1", "j6"]),
    );
    const plaques = placePlaques(round, frame, [79, 62, 62, 79, 79], tags);
    const crowd = crowdSpots(round, frame, [...tags, ...plaques], groups).map((spot): Box => ({
      ...spot,
      halfWidth: 8,
      halfHeight: 8,
    }));
    expect(crowd).toHaveLength(groups);
    const cells = round.cells.map((cell): Box => ({ ...middle(cell), halfWidth: HALF, halfHeight: THIRD }));
    const overlap = (one: Box, other: Box): boolean =>
      Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth - 1 &&
      Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight - 1;
    const boxes = [...tags, ...plaques, ...crowd];
    expect(boxes.filter((one, n) => [...boxes.slice(n + 1), ...cells].some((other) => overlap(one, other)))).toEqual(
      [],
    );
    for (const { x, y, halfWidth, halfHeight } of [...plaques, ...crowd]) {
      expect(x - halfWidth).toBeGreaterThanOrEqual(frame.x);
      expect(y + halfHeight).toBeLessThanOrEqual(frame.y + frame.h);
    }
  });
  it("frames a district", () => {
    const frame = city.around(city.district(1), 10);
    expect(frame.w).toBeCloseTo(97 + 20);
  });
});

describe("a view", () => {
  it("shows everything after the match", () => {
    const view = revealedView(
      { seats: [{ cards: null, bag: null, birthday: null }] },
      { seats: [{ cards: ["Iron"], bag: { ruby: 1 }, birthday: "three" }] },
    );
    expect(view.seats[0]).toMatchObject({ cards: ["Iron"], birthday: "three" });
  });
});
