import { beforeEach, describe, expect, it } from "vitest";
import { ratingOf, usualBots } from "../src/characters/levels";
import { matchScore, rateMatch, ratingAt, resetRating, updatedElo } from "../src/characters/rating";
import { linesOf, pick, type Moment } from "../src/characters/talk";
import { findOccasions as inDieb } from "../src/dieb/talk";
import { newSeats, Seating } from "../src/home/seating.svelte";
import { games } from "../src/lib/games.svelte";
import type { GameEvent, GameInfo, SeatInfo, TableInfo, Update } from "../src/lib/protocol";
import { findOccasions as inVoleurs } from "../src/voleurs/talk";

const LEVELS = ["yusuf", "jafar", "maryam", "idris", "dunya"];
const INFO = {
  game: "dieb",
  min_players: 2,
  max_players: 4,
  bots: LEVELS,
  levels: LEVELS.map((name, n) => ({ name, level: n + 1, rating: 1000 + 100 * n, temper: [] })),
  adaptive: true,
} as unknown as GameInfo;
const ANN: SeatInfo = { kind: "person", name: "Ann" };
const bot = (name: string): SeatInfo => ({ kind: "bot", bot: name });
const table = (...seats: SeatInfo[]): TableInfo => ({ table: "t1", game: "dieb", seats }) as unknown as TableInfo;

let number = 0;
const play = (seat: number, ...events: GameEvent[]): Update =>
  ({ type: "update", number: ++number, kind: "play", by: "bot", seat, events }) as unknown as Update;
const idle = (count: number): Update[] => Array.from({ length: count }, () => play(0, { event: "draw", seat: 0 }));

beforeEach(() => {
  localStorage.clear();
  games.list = [INFO];
  number = 0;
});

describe("the rating", () => {
  it("changes by more the less a result was expected", () => {
    const [expected, surprising] = [updatedElo(1500, 99, [1000], 1), updatedElo(1500, 99, [2000], 1)];
    expect(expected).toBeGreaterThan(1500);
    expect(surprising - 1500).toBeGreaterThan(10 * (expected - 1500));
    expect(updatedElo(1500, 99, [1500], 1) - 1500).toBeCloseTo(1500 - updatedElo(1500, 99, [1500], 0), 9);
  });
  it("stays where it is at a fair share of victories, at tables of any size", () => {
    for (const opponents of [[1200], [1200, 1200], [1200, 1200, 1200]]) {
      const share = 1 / (opponents.length + 1);
      const [won, lost] = [1, 0].map((score) => updatedElo(1200, 99, opponents, score) - 1200);
      expect(share * won! + (1 - share) * lost!).toBeCloseTo(0, 9);
    }
  });
  it("changes more in the first matches, and stays within what adaptive accepts", () => {
    expect(updatedElo(1500, 0, [1500], 1)).toBeGreaterThan(updatedElo(1500, 20, [1500], 1));
    expect(updatedElo(0, 0, [0], 0)).toBe(0);
    expect(updatedElo(5000, 0, [5000], 1)).toBe(5000);
  });
  it("finds the strength of a player who is that of the opponents", () => {
    const chance = 1 / (1 + 10 ** ((1300 - 1700) / 400)); // of a player of 1700 against 1300
    let elo = 1100;
    for (let matches = 0; matches < 400; matches++) {
      elo = chance * updatedElo(elo, matches, [1300], 1) + (1 - chance) * updatedElo(elo, matches, [1300], 0);
    }
    expect(elo).toBeCloseTo(1700, -1);
  });
  it("goes by computer players only, and not by matches that other people win", () => {
    const seats = table(ANN, bot("yusuf"), { kind: "person", name: "Ben" }, bot("adaptive:1234"));
    expect(matchScore(seats, { winners: [0] }, 0)).toEqual({ opponents: [1000, 1234], score: 1 });
    expect(matchScore(seats, { winners: [1] }, 0)).toEqual({ opponents: [1000, 1234], score: 0 });
    expect(matchScore(seats, { winners: [0, 1] }, 0)?.score).toBe(0.5);
    expect(matchScore(seats, { winners: [2] }, 0)).toBeNull();
    expect(matchScore(seats, { winners: [] }, 0)).toBeNull();
    expect(matchScore(seats, { winners: [1] }, 1)).toBeNull(); // a computer player has that seat
    expect(matchScore(table(ANN, bot("journeyman")), { winners: [0] }, 0)).toBeNull(); // has no rating
    expect(matchScore({ ...seats, lesson: true }, { winners: [0] }, 0)).toBeNull();
  });
  it("is kept for each game, counts a match once and can be reset", () => {
    expect(ratingAt("dieb", INFO)).toMatchObject({ elo: 1100, matches: 0 }); // that of the usual level
    const over = { winners: [0], reason: "chests" };
    rateMatch(table(ANN, bot("dunya")), INFO, over, 0);
    rateMatch(table(ANN, bot("dunya")), INFO, over, 0);
    expect(ratingAt("dieb", INFO)).toMatchObject({ matches: 1, counted: ["t1"] });
    expect(ratingAt("dieb", INFO).elo).toBeGreaterThan(1200);
    expect(ratingAt("voleurs", INFO).matches).toBe(0);
    resetRating("dieb");
    expect(ratingAt("dieb", INFO)).toMatchObject({ elo: 1100, matches: 0 });
  });
});

describe("seats of a new table", () => {
  it("have different characters at about the usual level", () => {
    expect(usualBots(INFO, 3)).toEqual(["jafar", "yusuf", "maryam"]);
    expect(usualBots({ ...INFO, bots: ["random"] }, 3)).toEqual(["random", "random", "random"]);
    expect(ratingOf("dieb", "adaptive:1400")).toBe(1400);
    expect(ratingOf("dieb", "nobody")).toBeUndefined();
  });
  it("give a character one seat only", () => {
    const seating = new Seating();
    seating.keep(seating.occupants(INFO, 3));
    const [, , third] = seating.occupants(INFO, 3);
    seating.choose(1, third!);
    const occupants = seating.occupants(INFO, 3);
    expect(occupants[1]).toBe(third);
    expect(new Set(occupants).size).toBe(3);
  });
  it("move up when one is removed", () => {
    const seating = new Seating();
    seating.choose(1, "dunya");
    seating.choose(2, "here");
    seating.others[2] = "Ben";
    seating.current = 2;
    seating.remove(1, seating.occupants(INFO, 3));
    expect(seating.occupants(INFO, 2)).toEqual(["me", "here"]);
    expect([seating.players, seating.current, seating.others[1]]).toEqual([2, 1, "Ben"]);
  });
  it("are sent with the rating that an adaptive player goes by", () => {
    rateMatch(table(ANN, bot("dunya")), INFO, { winners: [0], reason: "chests" }, 0);
    const seats = newSeats(INFO, ["me", "adaptive", "open", "here", "idris"], " Ann ", {});
    expect(seats.map((seat) => seat.kind)).toEqual(["person", "bot", "open", "person", "bot"]);
    expect(seats[0]).toMatchObject({ name: "Ann" });
    expect(seats[1]!.bot).toBe(`adaptive:${Math.round(ratingAt("dieb", INFO).elo)}`);
    expect(seats[4]!.bot).toBe("idris");
  });
  it("keep only occupants that the game has", () => {
    const seating = new Seating();
    seating.choose(1, "dunya");
    expect(seating.occupants({ ...INFO, bots: ["random"], adaptive: false }, 2)).toEqual(["me", "random"]);
  });
});

const theft = (seat: number, palace = "a"): GameEvent => ({ event: "theft", seat, palace, strength: 2 });
const moments = (lines: readonly { seat: number; moment: Moment }[]): string[] =>
  lines.map(({ seat, moment }) => `${seat} ${moment}`);

describe("what characters say", () => {
  const seats = table(ANN, bot("dunya"), bot("master"));

  it("begins with a greeting and ends with a farewell", () => {
    expect(moments(linesOf(seats, [], null, 0, inDieb))).toEqual(["1 says"]);
    const plays = idle(3);
    expect(moments(linesOf(seats, plays, { winners: [0] }, 0, inDieb))).toEqual(["1 says", "1 loses"]);
    expect(moments(linesOf(seats, plays, { winners: [1] }, 0, inDieb))).toEqual(["1 says", "1 wins"]);
    expect(linesOf(seats, plays, { winners: [2] }, 0, inDieb).at(-1)).toMatchObject({ number: 3, character: "dunya" });
  });
  it("leaves a distance between two lines, and says no line twice", () => {
    const soon = [...idle(2), play(1, theft(1)), ...idle(30), play(1, theft(1))];
    const plays = [...idle(14), play(1, theft(1)), ...idle(30), play(1, theft(1))];
    expect(moments(linesOf(seats, soon, null, 0, inDieb))).toEqual(["1 says", "1 chest"]);
    expect(linesOf(seats, soon, null, 0, inDieb)[1]!.number).toBe(34); // the first came too soon
    expect(moments(linesOf(seats, plays, null, 0, inDieb))).toEqual(["1 says", "1 chest"]);
  });
  it("is at most six lines in a match", () => {
    const full = table(...["yusuf", "jafar", "maryam", "idris", "dunya", "safiya"].map(bot));
    const plays = [0, 1, 2, 3, 4, 5].flatMap((seat) => [...idle(14), play(seat, theft(seat))]);
    expect(linesOf(full, plays, { winners: [3] }, null, inDieb)).toHaveLength(6);
  });
  it("doesn't count what was undone", () => {
    const plays = [...idle(14), play(1, theft(1))];
    const undone = [...plays, { ...play(1), kind: "undo" }];
    expect(moments(linesOf(seats, plays, null, 0, inDieb))).toEqual(["1 says", "1 chest"]);
    expect(moments(linesOf(seats, undone, null, 0, inDieb))).toEqual(["1 says"]);
  });
  it("is nothing in lessons, of people, of others and in one's own seat", () => {
    expect(linesOf({ ...seats, lesson: true }, idle(3), null, 0, inDieb)).toEqual([]);
    expect(linesOf(table(ANN, bot("master")), idle(3), null, 0, inDieb)).toEqual([]);
    expect(linesOf(table(bot("dunya"), ANN), idle(3), null, 0, inDieb)).toEqual([]); // plays for the reader
  });
  it("is the same for everybody at the table, and different at other tables", () => {
    expect(pick("abc", 3)).toBe(pick("abc", 3));
    expect(new Set(["a", "b", "c", "d", "e"].map((text) => pick(text, 3))).size).toBeGreaterThan(1);
  });
  it("laments a chest for which thieves were there", () => {
    const smuggle = (seat: number): GameEvent => ({ event: "smuggle", seat, palace: "a" });
    const plays = [play(1, smuggle(1)), play(2, smuggle(2)), play(2, smuggle(2)), ...idle(12), play(0, theft(0))];
    expect(moments(inDieb(plays))).toEqual(["0 chest", "2 robbed"]);
    const moved = [...plays.slice(0, -1), play(2, { event: "escort", seat: 2, palace: "a", target: "b" })];
    expect(moments(inDieb([...moved, play(0, theft(0))]))).toEqual(["0 chest"]);
  });
});

describe("occasions of voleurs", () => {
  const trade = (more: object): Update => play(1, { event: "trade", seat: 1, maker: 2, ...more });
  const lie = { given_cards: ["Fish", "Silk"], given_claims: ["Silk", "Silk"] };

  it("are gems and robberies, which all see", () => {
    const robbery = play(0, { event: "robbery", seat: 0, victim: 2 });
    expect(moments(inVoleurs([play(1, { event: "gem", seat: 1 }), robbery], null))).toEqual([
      "1 chest",
      "2 robbed",
      "0 chest",
    ]);
  });
  it("are lies, but only for whom they were told to", () => {
    expect(moments(inVoleurs([trade(lie)], 1))).toEqual(["2 caught"]);
    expect(inVoleurs([trade(lie)], 2)).toEqual([]); // the liar
    expect(inVoleurs([trade(lie)], 0)).toEqual([]);
    expect(inVoleurs([trade({})], 1)).toEqual([]); // what others see of it
    const answer = {
      given_cards: ["Fish"],
      given_claims: ["Fish"],
      returned_cards: ["Coal"],
      returned_claims: ["Gold"],
    };
    expect(moments(inVoleurs([trade(answer)], 2))).toEqual(["1 caught"]);
  });
  it("aren't true claims, in whatever order, nor cards of which nothing was said", () => {
    const honest = { given_cards: ["Fish", "Silk"], given_claims: ["Silk", "Fish"] };
    expect(inVoleurs([trade(honest)], 1)).toEqual([]);
    expect(inVoleurs([trade({ ...honest, returned_cards: ["Coal"], returned_claims: [""] })], 2)).toEqual([]);
  });
});
