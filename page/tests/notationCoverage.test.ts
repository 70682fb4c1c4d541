// Whatever the notation can say has something on the table that is touched for it, on a desktop and on a phone, among all
// that may be done at the same time.
import { beforeAll, describe, expect, it } from "vitest";
import english from "catalogue:en";
import { face as dieb } from "../src/dieb/gameUi";
import { words } from "../src/lib/translations.svelte";
import { opened } from "../src/voleurs/staticData.svelte";
import { face as voleurs } from "../src/voleurs/gameUi";
import GOODS from "../src/rules/voleurs/box.json";
import { diebChoice, examplesOf, voleursChoice } from "./notationExamples";
import { Visit } from "./mountedBoard";

type Touches = Record<string, (visit: Visit, action: string) => void>;
const SCREENS = ["desktop", "phone"];
const verbOf = (action: string): string => action.split(" ")[0]!;
beforeAll(() => words.use("en", english));

/** Does one after the other at the same table; what came of it. */
async function does(visit: Visit, actions: string[], touches: Touches): Promise<string[]> {
  try {
    for (const action of actions) {
      touches[verbOf(action)]!(visit, action);
      await visit.rest();
    }
  } finally {
    visit.leave();
  }
  return visit.played;
}

describe("dieb", () => {
  const actions = examplesOf("dieb");
  const view = {
    players: 3, you: 0, seat: 0, acted: false, thief_actions: 0, thief_limit: 3, guard_places: 4, chests_to_win: 6, deck: 20, dancers: 5, options: {},
    palaces: Array.from({ length: 6 }, () => ({ chests: 4, neutral: 1, guards: [1, 0, 0], thieves: [2, 0, 0] })),
    hands: [{ size: 5, dancers: 3, cards: [2, 2, 1, 0, 0, 0], shown: [] }, ...[1, 2].map(() => ({ size: 4, dancers: 0, cards: null, shown: [] }))],
    discard: [0, 0, 0, 0, 0, 0], chests_won: [[], [], []], demands: [4, 4, 4, 4, 4, 4], supplies: [5, 5, 5], to_place: [1, 2, 3].map(() => ({ own: 1, neutral: 1 })),
  };
  const phaseOf = (action: string): string => (verbOf(action) === "place" ? "placing" : "playing");
  const palace = (letter: string): string => `[data-palace="${letter}"]`;

  /** The same deed can be paid in several ways, those with fewer dancers first. */
  function pay(visit: Visit, action: string): void {
    const deed = action.split(" ").slice(0, 2).join(" ");
    const ways = actions.filter((other) => other === deed || other.startsWith(`${deed} `)).map(diebChoice);
    ways.sort((one, other) => one.parts.dancers - other.parts.dancers);
    if (ways.length > 1) visit.check("input[name=payment]", ways.findIndex((one) => one.action === action));
    visit.confirm();
  }
  const move = (piece: RegExp) => (visit: Visit, action: string): void => {
    const [from = "", to = ""] = action.split(" ")[1]!.split(">");
    visit.touch(`.tile:has(${palace(from)}) .hit`, piece);
    visit.touch(palace(to));
    pay(visit, action);
  };
  const end = (visit: Visit, name: RegExp): void => visit.touch(visit.compact ? ".bar .buttons button" : ".endings button", name);
  const TOUCHES: Touches = {
    place: (visit, action) => (visit.touch(palace("a")), visit.check("input[name=deed]", action.endsWith("neutral") ? 1 : 0), visit.confirm()),
    smuggle: (visit, action) => (visit.touch(palace("a")), pay(visit, action)),
    guard: move(/^Your guard/),
    escort: move(/thie/),
    neutral: move(/^Neutral guard/),
    end: (visit) => end(visit, /^End/),
    pass: (visit, action) => end(visit, action === "pass" ? /^Pass: draw 4/ : action === "pass *" ? /dancer/ : /Peacock/),
    steal: (visit) => visit.touch(".verbs .main"),
  };
  describe.each(SCREENS)("on a %s", (screen) => {
    it.each(["placing", "playing"])("%s", async (phase) => {
      const named = actions.filter((action) => phaseOf(action) === phase);
      const visit = new Visit(dieb, { ...view, phase }, named.map(diebChoice), screen === "phone");
      expect(await does(visit, named, TOUCHES)).toEqual(named);
    });
  });
});

describe("voleurs", () => {
  const actions = examplesOf("voleurs");
  const PHASES: Record<string, string[]> = { choosing: ["choose"], placing: ["place"], looking: ["exchange"], trading: ["offer", "accept", "decline", "withdraw", "done"] };
  const phaseOf = (action: string): string => Object.keys(PHASES).find((phase) => PHASES[phase]!.includes(verbOf(action))) ?? "buying";
  const cells = [...new Set(actions.join(" ").match(/\b[a-z]\d+\b/g))].sort().map((name) => ({ name, district: 0 }));
  for (const district of [1, 2, 3, 4]) cells.push({ name: `z${district}`, district });
  const gems = ["Fake", "Sapphire", "Emerald", "Ruby", "Diamond"];
  const goods = GOODS.goods.map((card, n) => ({ card, district: Math.floor(n / 12), kind: "metal", worth: GOODS.worths[n]! }));
  const hand = [...goods.map((good) => good.card), ...gems].filter((card) => actions.some((action) => action.includes(card)));
  const counts = (...kinds: string[]): Record<string, number> => Object.fromEntries(["thief", "caravaneer", "merchant", "broker", "assassin"].map((kind) => [kind, kinds.includes(kind) ? 1 : 0]));
  const seat = (character: string | null, more: object): object => ({ character, hand: [2, 2, 2, 2, 2], cards: null, known: [], bag_size: 1, bag: null, birthday: null, desert: counts(), supply: counts("merchant"), to_place: counts("thief", "caravaneer"), ready: false, offers_made: 0, ...more });
  const offer = (maker: number, to: number, wanted: number[]): object => ({ number: 3, maker, to, given: [1, 0, 0, 0, 0], wanted, claims: [["bazaar", "Lambs"]], cards: maker ? null : ["Lambs"] });
  const OFFERS: Record<string, object> = { "accept 3 < Silk": offer(1, 0, [0, 0, 0, 1, 0]), "accept 3": offer(1, 0, [0, 0, 0, 0, 0]), "decline 3": offer(1, 0, [0, 0, 0, 0, 0]), "withdraw 3": offer(0, 1, [0, 0, 0, 0, 0]) };

  const pawns = [["c5", "thief", 0], ["a4", "vizier", null], ["e2", "broker", 0], ["e5", "merchant", 1], ["d4", "thief", 1], ["h1", "caravaneer", 2]].map(([cell, pawn, owner]) => ({ cell, pawn, seat: owner }));
  const viewOf = (phase: string, action = ""): object => ({
    players: 3, options: {}, you: 0, phase: phase === "looking" ? "buying" : phase, step: "free", round: 2, seat: 0, slipper: 0, bought: true, vizier: "a4", vizier_killed: false, spent: [], deck: [], look: null, looked_at: null,
    pawns: phase === "placing" ? [] : pawns, gems: { fake: 1, sapphire: 1, emerald: 1, ruby: 1, diamond: 0 }, prices: { sapphire: 9 }, offers: OFFERS[action] ? [OFFERS[action]] : [],
    seats: [seat(phase === "choosing" ? null : "David", { cards: hand, bag: {}, birthday: "three", desert: counts("caravaneer", "assassin") }), seat("Saïd", {}), seat("Afif", {})],
  });

  beforeAll(() =>
    opened.use({
      board: { name: "Row", cells: cells.map((cell, n) => ({ ...cell, x: 2 * n, y: 0, shop: false, distance: 1 })), gates: [], walls: [], ways: [{ cell: 0, x: -2, y: 0 }] },
      districts: GOODS.districts, characters: GOODS.characters, cards: [...goods, ...gems.map((card, district) => ({ card, district, kind: "gem", worth: null }))],
      surprises: [0, 1, 10, 50], gems: [], pawns: ["thief", "caravaneer", "merchant", "broker", "assassin"].map((pawn) => ({ pawn, count: 5, price: 5 })),
    }),
  );

  /** On a phone a touch goes nearer first. */
  function cell(visit: Visit, name: string): void {
    if (visit.compact && visit.has('.city[data-zoom=""]')) visit.touch(`[data-cell="${name}"]`);
    visit.touch(`[data-cell="${name}"]`);
  }
  function buy(visit: Visit, action: string): void {
    const { kind, what, change } = voleursChoice(action).parts;
    const key = `${kind} ${what}`;
    visit.touch(`[data-ware="${key}"]`);
    if (change) visit.select(".change select", `${key} + vizier ${change}`);
    if (action.endsWith("< Sapphire")) visit.check("input[name=payment]", 1);
    visit.confirm();
  }
  function move(visit: Visit, action: string): void {
    const { what, start, goal, victim, look } = voleursChoice(action).parts;
    if (start === "desert") visit.touch(`[data-desert="${what}"]`);
    else cell(visit, start!);
    cell(visit, victim ?? goal!);
    if (look) visit.check("input[name=deed]", 1);
    visit.confirm();
  }
  function write(visit: Visit, action: string): void {
    const [, to, given = "", wanted = ""] = /^offer (\d)(?: give (.+?))?(?: want (.+))?$/.exec(action)!;
    if (!given) visit.touch(".bar .ways button");
    for (const gift of given ? given.split(", ") : []) {
      const [card = "", claim = ""] = gift.split(" as ");
      visit.touch(`[data-card="${card}"]`);
      visit.select(`[data-claim="${card}"]`, claim);
    }
    visit.check("input[name=to]", Number(to) - 1);
    for (const wish of wanted ? wanted.split(", ") : []) for (let n = Number(wish[0]); n; n--) visit.touch(`[data-wish="${wish.slice(2)}"]`);
    visit.confirm();
  }
  const TOUCHES: Touches = {
    choose: (visit, action) => (visit.touch(`[data-character="${action.slice(7)}"]`), visit.confirm()),
    place: (visit, action) => (cell(visit, action.split(" ")[2]!), visit.confirm()),
    agent: buy,
    gem: buy,
    move,
    exchange: (visit) => (visit.check("input[name=taken]", 0), visit.confirm()),
    discard: (visit, action) => (visit.touch(`[data-card="${action.slice(8)}"]`), visit.confirm()),
    slipper: (visit) => visit.touch(".bar .verbs button", /Cem/),
    offer: write,
    accept: (visit) => (visit.touch(".paper .main"), visit.confirm()),
    decline: (visit) => visit.touch(".paper button"),
    withdraw: (visit) => visit.touch(".paper button"),
    done: (visit) => visit.touch("[data-done]"),
  };
  describe.each(SCREENS)("on a %s", (screen) => {
    it.each(["choosing", "placing", "buying", "looking"])("%s", async (phase) => {
      const named = actions.filter((action) => phaseOf(action) === phase);
      const visit = new Visit(voleurs, viewOf(phase), named.map(voleursChoice), screen === "phone");
      expect(await does(visit, named, TOUCHES)).toEqual(named);
    });
    it.each(actions.filter((action) => phaseOf(action) === "trading"))("trading: %s", async (action) => {
      const visit = new Visit(voleurs, viewOf("trading", action), [voleursChoice(action)], screen === "phone");
      expect(await does(visit, [action], TOUCHES)).toEqual([action]);
    });
  });
});
