// The controller of the board of voleurs, click by click, with a table that only records what it is asked.
import { beforeEach, describe, expect, it } from "vitest";
import type { TableState } from "../src/lib/table.svelte";
import { staticData } from "../src/voleurs/staticData.svelte";
import type { StaticData, Choice, View } from "../src/voleurs/model";
import { BoardController } from "../src/voleurs/controller.svelte";
import { TABLES } from "./voleursTables";

const cell = (name: string, x: number, y: number): StaticData["board"]["cells"][number] => ({
  name,
  x,
  y,
  district: 0,
  shop: false,
  distance: 1,
});
const good = (card: string, district: number, worth: number[] | null, kind = "metal"): StaticData["cards"][number] => ({
  card,
  district,
  kind,
  worth,
});
const DATA: StaticData = {
  board: {
    name: "Row",
    cells: [cell("a1", 0, 0), cell("a2", 2, 0), cell("a3", 4, 0), cell("a4", 6, 0)],
    gates: [],
    walls: [],
    ways: [{ cell: 0, x: -2, y: 0 }],
  },
  districts: ["bazaar", "port", "souk", "casbah", "palace"],
  characters: ["David", "Saïd"],
  cards: [good("Lambs", 0, [4, 6]), good("Copper", 0, [6, 1]), good("Iron", 1, [9, 2]), good("Ruby", 3, null, "gem")],
  surprises: [0, 1, 10, 50],
  ...TABLES,
  gems: [],
  pawns: [],
};
const seat = (character: string, cards: string[] | null, hand: number[]): object => ({
  character,
  cards,
  hand,
  known: [],
  bag_size: 0,
  bag: {},
  birthday: "three",
  desert: {},
  supply: {},
  to_place: {},
  ready: false,
  offers_made: 0,
});
const VIEW = {
  players: 2,
  options: {},
  you: 0,
  phase: "buying",
  step: "free",
  round: 2,
  seat: 0,
  slipper: 0,
  bought: true,
  vizier: "desert",
  gems: {},
  prices: {},
  spent: [],
  deck: [],
  offers: [],
  pawns: [
    { cell: "a1", seat: 0, pawn: "thief" },
    { cell: "a4", seat: 1, pawn: "thief" },
  ],
  seats: [seat("David", ["Lambs", "Copper", "Iron", "Ruby"], [2, 1, 0, 1, 0]), seat("Saïd", null, [1, 2, 0, 0, 0])],
} as unknown as View;
const CHOICES: Choice[] = [
  {
    action: "move thief a1>a2 < Lambs",
    details: { kind: "move", what: "thief", start: "a1", goal: "a2", price: 1, paid: 4, cards: ["Lambs"] },
    effects: [],
  },
  {
    action: "move thief a1>a3 < Lambs",
    details: { kind: "move", what: "thief", start: "a1", goal: "a3", price: 2, paid: 4, cards: ["Lambs"] },
    effects: [],
  },
  {
    action: "move thief a1>a3 x a4 < Lambs",
    details: {
      kind: "move",
      what: "thief",
      start: "a1",
      goal: "a3",
      victim: "a4",
      price: 2,
      paid: 4,
      cards: ["Lambs"],
    },
    effects: [],
  },
  {
    action: "agent caravaneer < Copper",
    details: { kind: "agent", what: "caravaneer", price: 5, paid: 6, cards: ["Copper"] },
    effects: [],
    irreversible: true,
  },
  { action: "slipper 1", details: { kind: "slipper", to: 1 }, effects: [] },
];

let played: string[];
let asked: string[];
let view: View;
let controller: BoardController;
function setUp(choices: Choice[] | null = CHOICES): void {
  const table = {
    myTurn: true,
    over: false,
    animating: false,
    busy: false,
    choices,
    toAct: [0],
    info: null,
    play: async (action: string) => played.push(action) > 0,
    whyNot: async (action: string) => (asked.push(action), null),
    payments: async (action: string) => (
      asked.push(`payments ${action}`),
      [
        { action, details: {} },
        { action: "agent caravaneer < Iron", details: { price: 5, paid: 9, cards: ["Iron"] } },
      ]
    ),
  };
  controller = new BoardController(
    table as unknown as TableState,
    () => ({ view, numbers: view, now: true, hidden: false }),
    () => undefined,
  );
}
beforeEach(() => {
  staticData.setData(DATA);
  [played, asked, view] = [[], [], VIEW];
  setUp();
});

describe("a purchase", () => {
  it("of a pawn and a goal is paid as the server suggests", async () => {
    controller.touchCell("a1");
    expect([...controller.reach.goals.keys()]).toEqual(["a2", "a3"]);
    expect([...controller.reach.victims]).toEqual(["a4"]);
    controller.touchCell("a3");
    expect(controller.proposedCards).toEqual(["Lambs"]);
    expect(controller.payment?.wasted).toBe(2);
    controller.confirm();
    await Promise.resolve();
    expect(played).toEqual(["move thief a1>a3 < Lambs"]);
  });
  it("lets a pawn stay where it is when its own cell is pressed, and drops it when pressed once more", () => {
    setUp([
      ...CHOICES,
      {
        action: "move thief a1>a1 < Lambs",
        details: { kind: "move", what: "thief", start: "a1", goal: "a1", price: 1, paid: 4, cards: ["Lambs"] },
        effects: [],
      },
    ]);
    controller.touchCell("a1");
    expect(controller.reach.goals.has("a1")).toBe(true);
    controller.touchCell("a1");
    expect(controller.proposal.move?.key).toBe("move thief a1>a1");
    controller.touchCell("a1");
    expect(controller.selection).toEqual({});
  });
  it("drops a pawn whose own cell isn't in reach", () => {
    controller.touchCell("a1");
    controller.touchCell("a1");
    expect(controller.selection).toEqual({});
  });
  it("can start with the victim", () => {
    controller.touchCell("a4");
    expect(controller.proposal.move?.key).toBe("move thief a1>a3 x a4");
  });
  it("can be paid with cards chosen by hand, and too few are reported", () => {
    controller.touchKey("agent caravaneer");
    controller.touchCard("Copper");
    controller.touchCard("Lambs");
    expect(controller.lacking).toBe(1);
    controller.confirm();
    expect(played).toEqual([]);
    controller.touchCard("Copper");
    expect(controller.payment).toMatchObject({ action: "agent caravaneer < Lambs, Copper", paid: 10, wasted: 5 });
    controller.confirm();
    expect(played).toEqual(["agent caravaneer < Lambs, Copper"]);
  });
  it("has other payments, which the server sends", async () => {
    controller.touchKey("agent caravaneer");
    expect(controller.irreversible).toBe(true);
    await controller.loadPayments();
    expect(controller.payments.map((one) => one.action)).toEqual([
      "agent caravaneer < Copper",
      "agent caravaneer < Iron",
    ]);
    controller.pay(controller.payments[1]!);
    expect(controller.payment?.wasted).toBe(4);
  });
  it("that is illegal is asked about, with all cards of the hand that have a value", () => {
    controller.touchKey("gem diamond", "gem diamond < Lambs");
    controller.touchCell("a1");
    controller.cancel();
    controller.selection = { pawn: { what: "thief", start: "a1" }, cards: ["Ruby"] };
    controller.touchCell("a2");
    expect(asked).toEqual(["gem diamond < Lambs", "move thief a1>a2 < Ruby"]);
    expect(controller.valuedCards).toEqual(["Lambs", "Copper", "Iron"]);
  });
  it("of a hint is selected, not played", () => {
    controller.selectAction("agent caravaneer < Copper");
    expect(controller.proposal.move?.key).toBe("agent caravaneer");
    expect(played).toEqual([]);
  });
  it("can be an exchange of a gem for a gem", () => {
    setUp([
      {
        action: "exchange ruby for sapphire",
        details: { kind: "exchange", what: "ruby", given: "sapphire" },
        effects: [],
      },
    ]);
    controller.choose(controller.moves[0]!);
    controller.confirm();
    expect(played).toEqual(["exchange ruby for sapphire"]);
  });
});

describe("trade", () => {
  const trade = (offers: object[] = []): void => {
    view = { ...VIEW, phase: "trading", offers } as unknown as View;
    setUp([
      {
        action: "accept 2 < Copper",
        details: { kind: "accept", offer: 2, cards: ["Copper"] },
        effects: [],
        irreversible: true,
      },
    ]);
  };
  const OFFER = {
    number: 2,
    maker: 1,
    to: 0,
    given: [0, 1, 0, 0, 0],
    wanted: [1, 0, 0, 0, 0],
    claims: [["port", "Iron"]],
    cards: null,
  };

  it("puts a clicked card on an offer under its own name, until another name is claimed", async () => {
    trade();
    controller.touchCard("Lambs");
    controller.trade.claim("Lambs", "Copper");
    controller.trade.changeWanted(1, 1);
    expect(controller.trade.chosen).toEqual(["Lambs"]);
    await controller.trade.confirm();
    expect(played).toEqual(["offer 1 give Lambs as Copper want 1 port"]);
    expect(controller.trade.open).toBe(false);
  });
  it("answers an offer with cards of the wanted districts", async () => {
    trade([OFFER]);
    expect(controller.irreversible).toBe(false);
    controller.trade.startAnswer(controller.trade.offers[0]!);
    expect(controller.irreversible).toBe(true);
    expect(controller.trade.chosen).toEqual(["Copper"]);
    controller.touchCard("Lambs");
    expect(controller.trade.chosen).toEqual(["Lambs"]);
    controller.touchCard("Iron");
    expect(controller.trade.chosen).toEqual(["Lambs"]);
    await controller.trade.confirm();
    expect(played).toEqual(["accept 2 < Lambs"]);
  });
  it("claims another name for a card given in return", async () => {
    trade([OFFER]);
    controller.trade.startAnswer(controller.trade.offers[0]!);
    controller.trade.claim("Copper", "Lambs");
    expect(controller.trade.given).toEqual([{ card: "Copper", claim: "Lambs" }]);
    await controller.trade.confirm();
    expect(played).toEqual(["accept 2 < Copper as Lambs"]);
  });
  it("replaces the old offer by an edited offer", async () => {
    trade([
      {
        ...OFFER,
        maker: 0,
        to: 1,
        given: [1, 0, 0, 0, 0],
        claims: [["bazaar", "Copper"]],
        cards: ["Lambs"],
        wanted: [0, 1, 0, 0, 0],
      },
    ]);
    controller.trade.editOffer(controller.trade.offers[0]!);
    expect(controller.trade.draft?.cards).toEqual([{ card: "Lambs", claim: "Copper" }]);
    controller.trade.claim("Lambs", "");
    await controller.trade.confirm();
    expect(played).toEqual(["withdraw 2", "offer 1 give Lambs want 1 port"]);
  });
  it("drops the answer to an offer that is gone", () => {
    trade([OFFER]);
    controller.trade.startAnswer(controller.trade.offers[0]!);
    view = { ...view, offers: [] };
    setUp();
    controller.trade.answer = { offer: 2, cards: [] };
    controller.trade.dropOutdated();
    expect(controller.trade.open).toBe(false);
  });
  it("fills in the offer or the answer of a hint", () => {
    trade([OFFER]);
    controller.selectAction("offer 1 give Iron as Iron want 1 bazaar");
    expect(controller.trade.draft).toMatchObject({ to: 1, wanted: [1, 0, 0, 0, 0] });
    controller.trade.close();
    controller.selectAction("accept 2 < Lambs");
    expect(controller.trade.answer).toEqual({ offer: 2, cards: [{ card: "Lambs", claim: "" }] });
  });
});
