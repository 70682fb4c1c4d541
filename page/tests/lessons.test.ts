import { beforeAll, describe, expect, it } from "vitest";
import common from "catalogue:en";
import lessons from "catalogue:lessons/en";
import type { Choice as DiebChoice, View } from "../src/dieb/model";
import type { Choice, Facts, Outcome, Placard } from "../src/lib/protocol";
import { words } from "../src/lib/translations.svelte";
import type { Advice } from "../src/lessons/advice";
import { adviseDieb, bestStep, missing } from "../src/lessons/dieb";
import { adviseVoleurs, lacking } from "../src/lessons/voleurs";

const placard = { players: 2, seats: [] } as unknown as Placard;
const name = (seat: number): string => ["Ann", "Bruno", "Cara"][seat]!;
const palaces = [
  { chests: 4, neutral: 1, guards: [1, 0], thieves: [3, 1] },
  { chests: 4, neutral: 1, guards: [1, 1], thieves: [1, 0] },
  { chests: 3, neutral: 1, guards: [0, 1], thieves: [0, 1] },
  { chests: 3, neutral: 1, guards: [1, 1], thieves: [1, 3] },
  { chests: 0, neutral: 1, guards: [1, 0], thieves: [2, 0] },
  { chests: 2, neutral: 1, guards: [0, 1], thieves: [0, 0] },
];
const night = { you: 0, seat: 0, palaces, demands: [4, 4, 5, 5, 0, 6], supplies: [5, 7], chests_won: [[4, 4, 5, 7], [4, 4, 5, 6]], chests_to_win: 6, thief_actions: 0, thief_limit: 3, guard_places: 4 } as unknown as View;

function choice(action: string, cards: number[] = [], more: { event: string }[] = []): DiebChoice {
  const [kind = "", places = ""] = action.split(" ");
  const [from, to] = places.split(">").map((letter) => "abcdef".indexOf(letter));
  const dancers = (action.match(/\*/g) ?? []).length;
  return { action, parts: { kind, palace: from ?? -1, target: to ?? -1, dancers, paid: "" }, does: [{ event: kind, cards, dancers: kind === "pass" ? 0 : dancers }, ...more] };
}
const dieb = (choices: DiebChoice[] | null, view: Partial<View> = {}, result: Outcome | null = null): Advice => adviseDieb({ view: { ...night, ...view } as unknown as Facts, choices: choices as unknown as Choice[] | null, placard, result, name });

beforeAll(() => words.use("en", `${common}\n${lessons}`));

describe("the companion of dieb", () => {
  it("wins before it steals, and steals before anything else", () => {
    const theft = choice("smuggle a", [1, 0, 0, 0, 0, 0], [{ event: "theft" }]);
    expect(dieb([choice("smuggle b", [0, 2]), theft])).toMatchObject({ topic: "theft", action: "smuggle a", facts: { have: 3, needed: 4 } });
    expect(dieb([theft, choice("smuggle b", [0, 2], [{ event: "theft" }, { event: "over" }])])).toMatchObject({ topic: "win", action: "smuggle b" });
  });
  it("gathers where least is missing, as cheaply as can be", () => {
    const empty = { palaces: palaces.map((palace, n) => (n ? palace : { ...palace, thieves: [0, 1] })), demands: [5, 4, 5, 5, 0, 6] };
    const choices = [choice("smuggle b", [0, 2]), choice("escort e>b e", [0, 0, 0, 0, 1]), choice("escort d>b b", [0, 1]), choice("pass", [])];
    expect(dieb(choices, empty)).toMatchObject({ topic: "escort-empty", action: "escort e>b e" });
    expect(dieb([choices[0]!, choices[2]!], empty)).toMatchObject({ topic: "escort", action: "escort d>b b" });
    expect(dieb([choices[0]!], empty)).toMatchObject({ topic: "smuggle", facts: { price: 2, have: 1, needed: 4 } });
  });
  it("doesn't take a thief from where it is more use", () => {
    expect(bestStep(night, [choice("escort a>b a", [1])])).toBeNull();
    expect(missing(night, 0, 4)).toBeGreaterThan(10);
  });
  it("ends, or passes for a dancer, and warns of rivals", () => {
    expect(dieb([choice("end")])).toMatchObject({ topic: "end", action: "end", warning: { name: "Bruno", missing: 2 } });
    expect(dieb([choice("end")], { thief_actions: 3 })).toMatchObject({ topic: "limit" });
    expect(dieb([choice("pass"), choice("pass *")])).toMatchObject({ topic: "pass", action: "pass *" });
  });
  it("says what to watch, and how it came out", () => {
    expect(dieb(null, { seat: 1 })).toMatchObject({ topic: "wait", facts: { name: "Bruno", won: 4, goal: 6 }, action: null });
    expect(dieb(null, {}, { winners: [0], reason: "chests" }).topic).toBe("won");
    expect(dieb(null, {}, { winners: [1], reason: "chests" })).toMatchObject({ topic: "lost", facts: { name: "Bruno" } });
  });
});

describe("the companion of voleurs", () => {
  const mine = { character: "David", hand: [2, 1, 1, 1, 0], cards: ["Linen", "Camel", "Iron", "Dromedary", "Fish"], bag: { emerald: 1, sapphire: 0 }, birthday: "emerald_and_sapphire" };
  const other = { character: "Simbad", hand: [1, 0, 0, 0, 0], cards: null, bag: null, birthday: null };
  const city = { you: 0, seat: 0, slipper: 0, phase: "buying", vizier: "i9", prices: { sapphire: 12 }, seats: [mine, other, other], offers: [] };
  const buy = (action: string, parts: Record<string, unknown>): Choice => ({ action, parts: { victim: "", change: "", cards: [], ...parts } as unknown as Choice["parts"], does: [] });
  const advise = (choices: Choice[] | null, view: object = {}): Advice => adviseVoleurs({ view: { ...city, ...view } as Facts, choices, placard, result: null, name });
  const done = buy("done", { kind: "done" });
  const gem = buy("gem sapphire < Camel, Dromedary", { kind: "gem", what: "sapphire", cards: [7, 32] });
  const home = buy("move vizier i9>e6 < Fish", { kind: "move", what: "vizier", start: "i9", goal: "e6", cards: [38] });
  const stay = buy("move caravaneer c3>c3 < Linen", { kind: "move", what: "caravaneer", start: "c3", goal: "c3", cards: [2] });
  const dear = buy("move caravaneer c3>c3 < Fish", { kind: "move", what: "caravaneer", start: "c3", goal: "c3", cards: [38] });
  const pass = buy("slipper 1", { kind: "slipper", seat: 1 });
  const full = { seats: [{ ...mine, bag: { emerald: 1, sapphire: 1 } }, other, other] };
  const alone = { seats: [full.seats[0], { ...other, hand: [0, 0, 0, 0, 0] }, { ...other, hand: [0, 0, 0, 0, 0] }] };

  it("knows what the card asks for and what the hand is worth", () => {
    expect(lacking(mine)).toEqual(["sapphire"]);
    expect(advise([done], { phase: "trading" })).toMatchObject({ topic: "trade", action: "done", facts: { price: 12, purse: 33 } });
    expect(advise([done], { phase: "trading", offers: [{ number: 1, maker: 2, to: 0 }] })).toMatchObject({ topic: "offer", facts: { name: "Cara" } });
  });
  it("buys the gem, lets others spend, and brings the Vizier home last", () => {
    expect(advise([home, stay, gem])).toMatchObject({ topic: "gem", action: gem.action });
    expect(advise([home, stay, pass], full)).toMatchObject({ topic: "slipper", action: "slipper 1" });
    expect(advise([home, dear, stay], full)).toMatchObject({ topic: "spend", action: stay.action });
    expect(advise([stay, home], alone)).toMatchObject({ topic: "vizier", action: home.action });
    expect(advise(null, full)).toMatchObject({ topic: "wait", facts: { cards: 2 } });
  });
});
