// The scenes of voleurs: what moves, what only those who traded or robbed see, and the view between two events.
import { beforeAll, describe, expect, it } from "vitest";
import type { Facts, GameEvent } from "../src/lib/protocol";
import type { Movement, Step } from "../src/staging/scene";
import type { LogLine } from "../src/table/log";
import type { SeatView, StaticData, View } from "../src/voleurs/model";
import { pawnMoves } from "../src/voleurs/pawnMoves";
import { scenesOf } from "../src/voleurs/scenes";
import { staticData } from "../src/voleurs/staticData.svelte";
import { TABLES } from "./voleursTables";

const cell = (name: string, x: number, shop: boolean): object => ({ name, x, y: 0, district: 0, shop, distance: 1 });
const DATA = {
  board: {
    name: "b",
    cells: [cell("a1", 0, true), cell("a2", 2, false), cell("a3", 4, false)],
    gates: [],
    walls: [],
    ways: [],
  },
  districts: ["Bazaar", "Casbah"],
  characters: [],
  cards: [
    { card: "Silk", district: 0, kind: "cloth", worth: [] },
    { card: "Fish", district: 0, kind: "food", worth: [] },
    { card: "Iron", district: 1, kind: "metal", worth: [] },
  ],
  surprises: [],
  gems: [],
  pawns: [],
  ...TABLES,
} as unknown as StaticData;

const seat = (more: object = {}): SeatView =>
  ({
    hand: [0, 0],
    cards: null,
    bag: null,
    bag_size: 0,
    birthday: null,
    aim: null,
    desert: {},
    supply: {},
    ...more,
  }) as unknown as SeatView;
const view = (seats: SeatView[], more: object = {}): View =>
  ({
    you: 0,
    phase: "buying",
    seat: 0,
    round: 2,
    pawns: [],
    seats,
    offers: [],
    vizier: "a1",
    deck: [5, 5],
    spent: [],
    gems: {},
    ...more,
  }) as unknown as View;
const scenes = (event: GameEvent, before: View, next: View, later: GameEvent[] = [], you: number | null = 0): Step[] =>
  scenesOf(event, { before: before as unknown as Facts, next: next as unknown as Facts, later, you });
const asView = (step: Step | undefined): View => step?.view as unknown as View;
const movements = (steps: Step[]): Movement[] => steps.flatMap((step) => step.movements);
const drawn = (steps: Step[]): unknown[] =>
  movements(steps).map((one) => (one.kind === "carry" ? one.art["card"] : one.kind));
const cues = (steps: Step[]): string[] =>
  steps.flatMap((step) => step.cues ?? []).map((cue) => (typeof cue === "string" ? cue : cue[0]));

beforeAll(() => staticData.setData(DATA));

describe("the scene of a move", () => {
  const before = view([seat({ hand: [1, 0], cards: ["Silk"] }), seat({ desert: {} })], {
    pawns: [
      { cell: "a1", seat: 0, pawn: "merchant" },
      { cell: "a3", seat: 1, pawn: "caravaneer" },
    ],
  });
  const next = view([seat(), seat({ desert: { caravaneer: 1 } })], {
    pawns: [{ cell: "a2", seat: 0, pawn: "merchant" }],
  });
  const move = {
    event: "move",
    seat: 0,
    what: "merchant",
    start: "a1",
    goal: "a2",
    way: ["a2"],
    cards: ["Silk"],
    victim: "a3",
    struck: { pawn: "caravaneer", seat: 1 },
  };
  it("pays, goes its way, and then the victim leaves for the desert", () => {
    const steps = scenes(move, before, next);
    expect(movements(steps)).toMatchObject([
      { kind: "leave", piece: "card-Silk" },
      { kind: "arrive", piece: "pawn-a2", from: "cell-a1" },
      { kind: "arrive", piece: "crowd-caravaneer-1", from: "pawn-a3" },
    ]);
    expect(asView(steps[1]).pawns).toHaveLength(2); // the victim still stands there
    expect(asView(steps.at(-1))).toEqual(next);
  });
  it("keeps the cards of an income for later", () => {
    const richer = view([seat({ hand: [0, 1], cards: ["Iron"] }), seat()], { round: 3, pawns: next.pawns });
    const income = { event: "income", seat: 0, drawn: [0, 1], cards: ["Iron"] };
    const after = asView(scenes(move, before, richer, [{ event: "round", round: 3 }, income]).at(-1));
    expect([after.round, after.seats[0]!.cards, after.seats[0]!.hand]).toEqual([2, [], [0, 0]]);
  });
});

describe("the scene of a trade", () => {
  const trade = {
    event: "trade",
    seat: 0,
    maker: 1,
    offer: 1,
    given: [1, 0],
    returned: [0, 1],
    given_cards: ["Fish"],
    given_claims: ["Silk"],
    returned_cards: ["Iron"],
    returned_claims: [""],
  };
  const { given_cards: _a, given_claims: _b, returned_cards: _c, returned_claims: _d, ...told } = trade;
  const table = view([seat(), seat(), seat()]);
  it("turns the cards over for the two who traded, and tells a lie", () => {
    const steps = scenes(trade, table, table);
    expect(drawn(steps)).toEqual(["Fish", "Iron"]);
    expect(cues(steps)).toEqual(["slip", "turn", "lie"]);
    expect(cues(scenes({ ...trade, given_claims: ["Fish"] }, table, table))).toEqual(["slip", "turn", "true"]);
  });
  it("shows only backs to everybody else, and to a screen that others may see", () => {
    expect(drawn(scenes(told, table, table, [], 2))).toEqual([undefined, undefined]);
    expect(drawn(scenes(trade, table, table, [], null))).toEqual([undefined, undefined]);
  });
});

describe("the scene of a robbery", () => {
  it("shows which gem only to whoever was told", () => {
    const gem = (steps: Step[]): unknown =>
      movements(steps).map((one) => (one.kind === "carry" ? one.art["gem"] : 0))[0];
    const table = view([seat(), seat()]);
    expect(gem(scenes({ event: "robbery", seat: 0, victim: 1 }, table, table))).toBe("unknown");
    expect(gem(scenes({ event: "robbery", seat: 0, victim: 1, gem: "ruby" }, table, table))).toBe("ruby");
    expect(gem(scenes({ event: "robbery", seat: 0, victim: 1, gem: "ruby" }, table, table, [], null))).toBe("unknown");
  });
});

describe("the net moves of pawns", () => {
  const line = (event: object): LogLine => ({ number: 1, seat: 1, index: 1, event: { event: "move", ...event } });
  it("join the steps of the Vizier, and keep the mark of a victim", () => {
    const lines = [
      line({ what: "vizier", start: "a1", goal: "a2" }),
      line({ what: "merchant", start: "a3", goal: "a3", victim: "a2" }),
      line({ what: "vizier", start: "a2", goal: "a3" }),
    ];
    expect(pawnMoves(lines).map(({ piece, from, to, n, victim }) => [piece, from, to, n, victim])).toEqual([
      ["vizier", "a1", "a3", 3, ""],
      ["merchant 1", "a3", "a3", 2, "a2"],
    ]);
  });
});
