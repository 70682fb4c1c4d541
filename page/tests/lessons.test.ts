import { beforeAll, describe, expect, it } from "vitest";
import common from "catalogue:en";
import lessons from "catalogue:lessons/en";
import type { Choice as DiebChoice, View } from "../src/dieb/model";
import type { Choice, Facts, MatchResult } from "../src/lib/protocol";
import { translations } from "../src/lib/translations.svelte";
import type { LessonAdvice } from "../src/lessons/advice";
import { advise as adviseDieb, bestStep, missing } from "../src/dieb/lesson";
import { advise as adviseVoleurs, lacking } from "../src/voleurs/lesson";
import type { StaticData } from "../src/voleurs/model";
import box from "../src/voleurs/rules/box.json";
import { staticData } from "../src/voleurs/staticData.svelte";
import { TABLES } from "./voleursTables";

const name = (seat: number): string => ["Ann", "Bruno", "Cara"][seat]!;
const palaces = [
  { chests: 4, neutral: 1, guards: [1, 0], thieves: [3, 1] },
  { chests: 4, neutral: 1, guards: [1, 1], thieves: [1, 0] },
  { chests: 3, neutral: 1, guards: [0, 1], thieves: [0, 1] },
  { chests: 3, neutral: 1, guards: [1, 1], thieves: [1, 3] },
  { chests: 0, neutral: 1, guards: [1, 0], thieves: [2, 0] },
  { chests: 2, neutral: 1, guards: [0, 1], thieves: [0, 0] },
];
const night = {
  you: 0,
  seat: 0,
  palaces,
  demands: [4, 4, 5, 5, 0, 6],
  supplies: [5, 7],
  chests_won: [
    [4, 4, 5, 7],
    [4, 4, 5, 6],
  ],
  chests_to_win: 6,
  thief_actions: 0,
  thief_limit: 3,
  guard_places: 4,
} as unknown as View;

function choice(action: string, cards: number[] = [], more: { event: string }[] = []): DiebChoice {
  const [kind = "", places = ""] = action.split(" ");
  const [from, to] = places.split(">").map((letter) => "abcdef".indexOf(letter));
  const dancers = (action.match(/\*/g) ?? []).length;
  return {
    action,
    details: { kind, palace: from ?? -1, target: to ?? -1, dancers, paid: "" },
    effects: [{ event: kind, cards, dancers: kind === "pass" ? 0 : dancers }, ...more],
  };
}
const dieb = (
  choices: DiebChoice[] | null,
  view: Partial<View> = {},
  result: MatchResult | null = null,
): LessonAdvice =>
  adviseDieb({
    view: { ...night, ...view } as unknown as Facts,
    choices: choices as unknown as Choice[] | null,
    result,
    name,
  });

beforeAll(() => translations.setText("en", `${common}\n${lessons}`));

describe("the lesson of dieb", () => {
  it("advises to win before to steal, and to steal before anything else", () => {
    const theft = choice("smuggle a", [1, 0, 0, 0, 0, 0], [{ event: "theft" }]);
    expect(dieb([choice("smuggle b", [0, 2]), theft])).toMatchObject({
      topic: "theft",
      action: "smuggle a",
      facts: { have: 3, needed: 4 },
    });
    expect(dieb([theft, choice("smuggle b", [0, 2], [{ event: "theft" }, { event: "over" }])])).toMatchObject({
      topic: "win",
      action: "smuggle b",
    });
  });
  it("gathers thieves where the fewest are missing, as cheaply as possible", () => {
    const empty = {
      palaces: palaces.map((palace, n) => (n ? palace : { ...palace, thieves: [0, 1] })),
      demands: [5, 4, 5, 5, 0, 6],
    };
    const choices = [
      choice("smuggle b", [0, 2]),
      choice("escort e>b e", [0, 0, 0, 0, 1]),
      choice("escort d>b b", [0, 1]),
      choice("pass", []),
    ];
    expect(dieb(choices, empty)).toMatchObject({ topic: "escort-empty", action: "escort e>b e" });
    expect(dieb([choices[0]!, choices[2]!], empty)).toMatchObject({ topic: "escort", action: "escort d>b b" });
    expect(dieb([choices[0]!], empty)).toMatchObject({ topic: "smuggle", facts: { price: 2, have: 1, needed: 4 } });
  });
  it("doesn't move a thief away from a better palace", () => {
    expect(bestStep(night, [choice("escort a>b a", [1])])).toBeNull();
    expect(missing(night, 0, 4)).toBeGreaterThan(10);
  });
  it("advises to end, or to pass for a dancer, and warns of rivals", () => {
    expect(dieb([choice("end")])).toMatchObject({
      topic: "end",
      action: "end",
      warning: { name: "Bruno", missing: 2 },
    });
    expect(dieb([choice("end")], { thief_actions: 3 })).toMatchObject({ topic: "limit" });
    expect(dieb([choice("pass"), choice("pass *")])).toMatchObject({ topic: "pass", action: "pass *" });
  });
  it("says what to watch while waiting, and how the match ended", () => {
    expect(dieb(null, { seat: 1 })).toMatchObject({
      topic: "wait",
      facts: { name: "Bruno", won: 4, goal: 6 },
      action: null,
    });
    expect(dieb(null, {}, { winners: [0], reason: "chests" }).topic).toBe("won");
    expect(dieb(null, {}, { winners: [1], reason: "chests" })).toMatchObject({
      topic: "lost",
      facts: { name: "Bruno" },
    });
  });
});

describe("the lesson of voleurs", () => {
  const mine = {
    character: "David",
    hand: [2, 1, 1, 1, 0],
    cards: ["Linen", "Camel", "Iron", "Dromedary", "Fish"],
    bag: { emerald: 1, sapphire: 0 },
    birthday: "emerald_and_sapphire",
  };
  const other = { character: "Simbad", hand: [1, 0, 0, 0, 0], cards: null, bag: null, birthday: null };
  const city = {
    you: 0,
    seat: 0,
    slipper: 0,
    phase: "buying",
    vizier: "i9",
    prices: { sapphire: 12 },
    seats: [mine, other, other],
    offers: [],
  };
  const buy = (action: string, details: Record<string, unknown>): Choice => ({
    action,
    details: { victim: "", change: "", ...details } as unknown as Choice["details"],
    effects: [],
  });
  const advise = (choices: Choice[] | null, view: object = {}): LessonAdvice =>
    adviseVoleurs({ view: { ...city, ...view } as Facts, choices, result: null, name });
  const done = buy("done", { kind: "done" });
  const gem = buy("gem sapphire < Camel, Dromedary", { kind: "gem", what: "sapphire", paid: 12 });
  const home = buy("move vizier i9>e6 < Fish", {
    kind: "move",
    what: "vizier",
    start: "i9",
    goal: "e6",
    paid: 10,
    home: true,
  });
  const stay = buy("move caravaneer c3>c3 < Linen", {
    kind: "move",
    what: "caravaneer",
    start: "c3",
    goal: "c3",
    paid: 2,
  });
  const dear = buy("move caravaneer c3>c3 < Fish", {
    kind: "move",
    what: "caravaneer",
    start: "c3",
    goal: "c3",
    paid: 10,
  });
  const pass = buy("slipper 1", { kind: "slipper", to: 1 });
  const full = { seats: [{ ...mine, bag: { emerald: 1, sapphire: 1 } }, other, other] };
  const alone = { seats: [full.seats[0], { ...other, hand: [0, 0, 0, 0, 0] }, { ...other, hand: [0, 0, 0, 0, 0] }] };

  beforeAll(() => {
    const cards = box.goods.map((card, n) => ({
      card,
      district: Math.floor(n / 12),
      kind: "metal",
      worth: box.worths[n]!,
    }));
    staticData.setData({
      board: box.board,
      characters: box.characters,
      cards,
      surprises: [0],
      ...TABLES,
    } as unknown as StaticData);
  });
  it("knows the gems of the birthday card and the worth of the hand", () => {
    expect(lacking(mine)).toEqual(["sapphire"]);
    expect(advise([done], { phase: "trading" })).toMatchObject({
      topic: "trade",
      action: "done",
      facts: { price: 12, purse: 33 },
    });
    expect(advise([done], { phase: "trading", offers: [{ number: 1, maker: 2, to: 0 }] })).toMatchObject({
      topic: "offer",
      facts: { name: "Cara" },
    });
  });
  it("buys the gem, lets others spend, and brings the Vizier home last", () => {
    expect(advise([home, stay, gem])).toMatchObject({ topic: "gem", action: gem.action });
    expect(advise([home, stay, pass], full)).toMatchObject({ topic: "slipper", action: "slipper 1" });
    expect(advise([home, dear, stay], full)).toMatchObject({ topic: "spend", action: stay.action });
    expect(advise([stay, home], alone)).toMatchObject({ topic: "vizier", action: home.action });
    expect(advise([stay, home], { ...alone, vizier: "e6" })).toMatchObject({ topic: "spend" });
    expect(advise(null, full)).toMatchObject({ topic: "wait", facts: { cards: 2 } });
  });
});
