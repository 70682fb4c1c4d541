// Every action of docs/notation.md can be played by clicking the board, on a desktop and on a phone, while all the
// other actions are legal too.
import { beforeAll, describe, expect, it } from "vitest";
import english from "catalogue:en";
import { ui as dieb } from "../src/dieb/gameUi";
import { translations } from "../src/lib/translations.svelte";
import { staticData } from "../src/voleurs/staticData.svelte";
import { ui as voleurs } from "../src/voleurs/gameUi";
import GOODS from "../src/voleurs/rules/box.json";
import { diebChoice, examplesOf, voleursChoice } from "./notationExamples";
import { MountedBoard } from "./mountedBoard";
import { TABLES } from "./voleursTables";

type Clicks = Record<string, (board: MountedBoard, action: string) => void>;
const SCREENS = ["desktop", "phone"];
const verbOf = (action: string): string => action.split(" ")[0]!;
beforeAll(() => translations.setText("en", english));

/** Play one action after the other on the same board; return what was played. */
async function playAll(board: MountedBoard, actions: string[], clicks: Clicks): Promise<string[]> {
  try {
    for (const action of actions) {
      clicks[verbOf(action)]!(board, action);
      await board.reset();
    }
  } finally {
    board.unmount();
  }
  return board.played;
}

describe("dieb", () => {
  const actions = examplesOf("dieb");
  const view = {
    players: 3,
    you: 0,
    seat: 0,
    acted: false,
    thief_actions: 0,
    thief_limit: 3,
    guard_places: 4,
    chests_to_win: 6,
    deck: 20,
    dancers: 5,
    options: {},
    palaces: Array.from({ length: 6 }, () => ({ chests: 4, neutral: 1, guards: [1, 0, 0], thieves: [2, 0, 0] })),
    hands: [
      { size: 5, dancers: 3, cards: [2, 2, 1, 0, 0, 0], shown: [] },
      ...[1, 2].map(() => ({ size: 4, dancers: 0, cards: null, shown: [] })),
    ],
    discard: [0, 0, 0, 0, 0, 0],
    chests_won: [[], [], []],
    demands: [4, 4, 4, 4, 4, 4],
    supplies: [5, 5, 5],
    to_place: [1, 2, 3].map(() => ({ own: 1, neutral: 1 })),
  };
  const phaseOf = (action: string): string => (verbOf(action) === "place" ? "placing" : "playing");
  const palace = (letter: string): string => `[data-palace="${letter}"]`;

  /** Choose the payment of an action among those of its move (fewest dancers first), and confirm. */
  function pay(board: MountedBoard, action: string): void {
    const move = action.split(" ").slice(0, 2).join(" ");
    const ways = actions.filter((other) => other === move || other.startsWith(`${move} `)).map(diebChoice);
    ways.sort((one, other) => one.details.dancers - other.details.dancers);
    if (ways.length > 1)
      board.check(
        "input[name=payment]",
        ways.findIndex((one) => one.action === action),
      );
    board.confirm();
  }
  const move =
    (piece: RegExp) =>
    (board: MountedBoard, action: string): void => {
      const [from = "", to = ""] = action.split(" ")[1]!.split(">");
      board.click(`.tile:has(${palace(from)}) .hit`, piece);
      board.click(palace(to));
      pay(board, action);
    };
  const end = (board: MountedBoard, name: RegExp): void => board.click(".bar .buttons button", name);
  const CLICKS: Clicks = {
    place: (board, action) => (
      board.click(palace("a")),
      board.check("input[name=move]", action.endsWith("neutral") ? 1 : 0),
      board.confirm()
    ),
    smuggle: (board, action) => (board.click(palace("a")), pay(board, action)),
    guard: move(/^Your guard/),
    escort: move(/thie/),
    neutral: move(/^Neutral guard/),
    end: (board) => end(board, /^End/),
    pass: (board, action) => {
      if (action === "pass" || action === "pass *") return end(board, action === "pass" ? /^Pass: draw 4/ : /dancer/);
      end(board, /one …$/);
      board.click(".letters button", /Peacock/);
    },
    steal: (board) => end(board, /chest/),
  };
  describe.each(SCREENS)("on a %s", (screen) => {
    it.each(["placing", "playing"])("%s", async (phase) => {
      const expected = actions.filter((action) => phaseOf(action) === phase);
      const board = new MountedBoard(dieb, { ...view, phase }, expected.map(diebChoice), screen === "phone");
      expect(await playAll(board, expected, CLICKS)).toEqual(expected);
    });
  });
});

describe("voleurs", () => {
  const actions = examplesOf("voleurs");
  const PHASES: Record<string, string[]> = {
    choosing: ["choose"],
    placing: ["place"],
    looking: ["exchange"],
    trading: ["offer", "accept", "decline", "withdraw", "done"],
  };
  const phaseOf = (action: string): string =>
    Object.keys(PHASES).find((phase) => PHASES[phase]!.includes(verbOf(action))) ?? "buying";
  const cells = [...new Set(actions.join(" ").match(/\b[a-z]\d+\b/g))].sort().map((name) => ({ name, district: 0 }));
  for (const district of [1, 2, 3, 4]) cells.push({ name: `z${district}`, district });
  const gems = ["Fake", "Sapphire", "Emerald", "Ruby", "Diamond"];
  const goods = GOODS.goods.map((card, n) => ({
    card,
    district: Math.floor(n / 12),
    kind: "metal",
    worth: GOODS.worths[n]!,
  }));
  const hand = [...goods.map((good) => good.card), ...gems].filter((card) =>
    actions.some((action) => action.includes(card)),
  );
  const counts = (...kinds: string[]): Record<string, number> =>
    Object.fromEntries(
      ["thief", "caravaneer", "merchant", "broker", "assassin"].map((kind) => [kind, kinds.includes(kind) ? 1 : 0]),
    );
  const seat = (character: string | null, more: object): object => ({
    character,
    hand: [2, 2, 2, 2, 2],
    cards: null,
    known: [],
    bag_size: 1,
    bag: null,
    birthday: null,
    desert: counts(),
    supply: counts("merchant"),
    to_place: counts("thief", "caravaneer"),
    ready: false,
    offers_made: 0,
    ...more,
  });
  const offer = (maker: number, to: number, wanted: number[]): object => ({
    number: 3,
    maker,
    to,
    given: [1, 0, 0, 0, 0],
    wanted,
    claims: [["bazaar", "Lambs"]],
    cards: maker ? null : ["Lambs"],
  });
  const OFFERS: Record<string, object> = {
    "accept 3 < Linen, Silk as Fish": offer(1, 0, [1, 0, 0, 1, 0]),
    "accept 3 < Silk": offer(1, 0, [0, 0, 0, 1, 0]),
    "accept 3": offer(1, 0, [0, 0, 0, 0, 0]),
    "decline 3": offer(1, 0, [0, 0, 0, 0, 0]),
    "withdraw 3": offer(0, 1, [0, 0, 0, 0, 0]),
  };

  const pawns = [
    ["c5", "thief", 0],
    ["a4", "vizier", null],
    ["e2", "broker", 0],
    ["e5", "merchant", 1],
    ["d4", "thief", 1],
    ["h1", "caravaneer", 2],
  ].map(([cell, pawn, owner]) => ({ cell, pawn, seat: owner }));
  const viewOf = (phase: string, action = ""): object => ({
    players: 3,
    options: {},
    you: 0,
    phase: phase === "looking" ? "buying" : phase,
    step: "free",
    round: 2,
    seat: 0,
    slipper: 0,
    bought: true,
    vizier: "a4",
    vizier_killed: false,
    spent: [],
    deck: [],
    look: null,
    looked_at: null,
    pawns: phase === "placing" ? [] : pawns,
    gems: { fake: 1, sapphire: 1, emerald: 1, ruby: 1, diamond: 0 },
    prices: { sapphire: 9 },
    offers: OFFERS[action] ? [OFFERS[action]] : [],
    seats: [
      seat(phase === "choosing" ? null : "David", {
        cards: hand,
        bag: {},
        birthday: "three",
        desert: counts("caravaneer", "assassin"),
      }),
      seat("Saïd", {}),
      seat("Afif", {}),
    ],
  });

  beforeAll(() =>
    staticData.setData({
      board: {
        name: "Row",
        cells: cells.map((cell, n) => ({ ...cell, x: 2 * n, y: 0, shop: false, distance: 1 })),
        gates: [],
        walls: [],
        ways: [{ cell: 0, x: -2, y: 0 }],
      },
      districts: GOODS.districts,
      characters: GOODS.characters,
      cards: [...goods, ...gems.map((card, district) => ({ card, district, kind: "gem", worth: null }))],
      surprises: [0, 1, 10, 50],
      ...TABLES,
      gems: [],
      pawns: ["thief", "caravaneer", "merchant", "broker", "assassin"].map((pawn) => ({ pawn, count: 5, price: 5 })),
    }),
  );

  const cell = (board: MountedBoard, name: string): void => board.click(`[data-cell="${name}"]`);
  function buy(board: MountedBoard, action: string): void {
    const { kind, what, change } = voleursChoice(action).details;
    const key = `${kind} ${what}`;
    board.click(`[data-ware="${key}"]`);
    if (change) board.select(".change select", `${key} + vizier ${change}`);
    if (action.endsWith("< Sapphire")) board.check("input[name=payment]", 1);
    board.confirm();
  }
  function move(board: MountedBoard, action: string): void {
    const { what, start, goal, victim, look } = voleursChoice(action).details;
    if (start === "desert") board.click(`[data-desert="${what}"]`);
    else cell(board, start!);
    cell(board, victim ?? goal!);
    if (look) board.check("input[name=move]", 1);
    board.confirm();
  }
  function writeOffer(board: MountedBoard, action: string): void {
    const [, to, given = "", wanted = ""] = /^offer (\d)(?: give (.+?))?(?: want (.+))?$/.exec(action)!;
    if (!given) board.click(".bar .ways button");
    for (const text of given ? given.split(", ") : []) {
      const [card = "", claim = ""] = text.split(" as ");
      board.click(`[data-card="${card}"]`);
      board.select(`[data-claim="${card}"]`, claim);
    }
    board.check("input[name=to]", Number(to) - 1);
    for (const text of wanted ? wanted.split(", ") : [])
      for (let n = Number(text[0]); n; n--) board.click(`[data-wanted="${text.slice(2)}"]`);
    board.confirm();
  }
  function answer(board: MountedBoard, action: string): void {
    board.click(".paper .main");
    for (const [, card, claim] of action.matchAll(/(\w+) as (\w+)/g)) board.select(`[data-claim="${card}"]`, claim!);
    board.confirm();
  }
  const CLICKS: Clicks = {
    choose: (board, action) => (board.click(`[data-character="${action.slice(7)}"]`), board.confirm()),
    place: (board, action) => (cell(board, action.split(" ")[2]!), board.confirm()),
    agent: buy,
    gem: buy,
    move,
    exchange: (board) => (board.check("input[name=taken]", 0), board.confirm()),
    discard: (board, action) => (board.click(`[data-card="${action.slice(8)}"]`), board.confirm()),
    slipper: (board) => board.click(".bar .verbs button", /Cem/),
    offer: writeOffer,
    accept: answer,
    decline: (board) => board.click(".paper button"),
    withdraw: (board) => board.click(".paper button"),
    done: (board) => board.click("[data-done]"),
  };
  describe.each(SCREENS)("on a %s", (screen) => {
    it.each(["choosing", "placing", "buying", "looking"])("%s", async (phase) => {
      const expected = actions.filter((action) => phaseOf(action) === phase);
      const board = new MountedBoard(voleurs, viewOf(phase), expected.map(voleursChoice), screen === "phone");
      expect(await playAll(board, expected, CLICKS)).toEqual(expected);
    });
    it.each(actions.filter((action) => phaseOf(action) === "trading"))("trading: %s", async (action) => {
      const board = new MountedBoard(voleurs, viewOf("trading", action), [voleursChoice(action)], screen === "phone");
      expect(await playAll(board, [action], CLICKS)).toEqual([action]);
    });
  });
});
