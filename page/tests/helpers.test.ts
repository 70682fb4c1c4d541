import { beforeEach, describe, expect, it } from "vitest";
import { flightsOf } from "../src/dieb/animations";
import { marksOf } from "../src/dieb/moveNumbers";
import { guardsAt } from "../src/dieb/model";
import { clockText } from "../src/lib/clock";
import { curve, turningPoints, turnStarts } from "../src/lib/analysis";
import { hashOf, pasted, placeOf } from "../src/lib/route";
import { hashOfSeed, isFair } from "../src/lib/fairness";
import type { News } from "../src/lib/protocol";
import { beginningsOf, ticksOf, turnAt } from "../src/table/chartTicks";
import type { Turn } from "../src/table/log";
import { forget, keep, like, likes, tableOf, tables } from "../src/lib/storage";

beforeEach(() => localStorage.clear());

describe("addresses", () => {
  it("go there and back", () => {
    const place = { at: "table", table: "abc", token: "t-_1", key: undefined } as const;
    expect(placeOf(hashOf(place))).toEqual(place);
    expect(placeOf("#rules=dieb")).toEqual({ at: "rules", game: "dieb" });
    expect(placeOf("")).toEqual({ at: "home" });
  });
  it("can be pasted whole or in part", () => {
    expect(pasted("https://example.org/#table=abc&key=k")).toMatchObject({ table: "abc", key: "k" });
    expect(pasted("table=abc")).toMatchObject({ table: "abc" });
    expect(pasted("hello")).toBeNull();
  });
});

describe("what is kept", () => {
  it("likes and tables", () => {
    like({ name: "Ann" });
    like({ text: true });
    expect(likes()).toMatchObject({ name: "Ann", text: true, sound: false });
    const one = { table: "t", game: "dieb", tokens: { 0: "x" }, names: [], over: false, at: 1 };
    keep(one);
    keep({ ...one, table: "u", at: 2 });
    keep({ ...one, over: true, at: 3 });
    expect(tables().map((kept) => kept.table)).toEqual(["t", "u"]);
    expect(tableOf("t")?.over).toBe(true);
    forget("t");
    expect(tableOf("t")).toBeUndefined();
  });
  it("nonsense is forgiven", () => {
    localStorage.setItem("baghdad.tables", "{");
    expect(tables()).toEqual([]);
  });
});

describe("fairness", () => {
  it("is checked by the same hash as the house's", async () => {
    const hash = await hashOfSeed("7");
    expect(hash).toBe("d9c55bae6a1170666b0711db49dc6e0d965de13356505cf26c82ae4a7488c66a");
    expect(await isFair("7", hash)).toBe(true);
    expect(await isFair("8", hash)).toBe(false);
  });
});

describe("looking back", () => {
  const actions = [[0, "place a"], [1, "place b"], [0, "smuggle a"], [0, "end"], [1, "pass"], [0, "pass"]] as [number, string][];
  it("finds where turns begin", () => {
    expect(turnStarts(actions, 10)).toEqual([2, 4, 5]);
    expect(turnStarts(actions, 2)).toEqual([2, 5]);
  });
  it("finds where chances turned", () => {
    const moments = [{ number: 2, seat: 0, chances: [0.5, 0.5] }, { number: 4, seat: 1, chances: [0.9, 0.1] }, { number: 5, seat: 0, chances: [0.85, 0.15] }];
    expect(turningPoints(moments, 1)).toEqual([{ number: 2, seat: 0, before: 0.5, after: 0.9 }]);
    expect(curve(moments, 0, 10, 100, 100)).toBe("M20 50L40 10L50 15");
  });
});

describe("below a graph", () => {
  const line = (number: number): Turn["lines"][number] => ({ number, seat: 0, index: 1, event: { event: "pass" } });
  const turns = Array.from({ length: 24 }, (_, n): Turn => ({ turn: n, part: "", seat: n % 2, by: "bot", lines: [line(10 + 2 * n), line(11 + 2 * n)] }));
  const plays = Array.from({ length: 48 }, (_, n) => ({ number: 10 + n }) as News);
  const beginnings = beginningsOf(turns, plays);
  it("turns begin with their first action; placing guards is none", () => {
    expect(beginnings.slice(0, 2)).toEqual([{ turn: 1, number: 2 }, { turn: 2, number: 4 }]);
    expect(turnAt(beginnings, 5)).toBe(2);
    expect(turnAt(beginnings, 0)).toBe(0);
  });
  it("only so many get a number as have room", () => {
    expect(ticksOf(beginnings, 48, 480, 60, 60).map((tick) => [tick.turn, tick.x])).toEqual([[1, 20], [5, 100], [10, 200], [15, 300], [20, 400]]);
    expect(ticksOf(beginnings, 48, 240, 40, 60).map((tick) => tick.turn)).toEqual([1, 10, 15, 20]);
    expect(ticksOf([], 0, 480, 60, 60)).toEqual([]);
  });
});

describe("pieces", () => {
  it("stand in order before a gate", () => {
    expect(guardsAt({ chests: 4, neutral: 1, guards: [1, 0, 1], thieves: [] }, 4)).toEqual([0, 2, "neutral", null]);
  });
  it("fly from spot to spot", () => {
    expect(flightsOf({ event: "escort", seat: 1, palace: "a", target: "c" }).map((flight) => [flight.from, flight.to])).toEqual([["gate-0-0", "gate-2-1"], ["yard-0-1", "yard-2-1"]]);
    expect(flightsOf({ event: "theft", seat: 0, palace: "b" })[0]).toMatchObject({ symbol: "chest", to: "seat-0" });
    expect(flightsOf({ event: "turn", seat: 0 })).toEqual([]);
  });
});

describe("a clock", () => {
  it("shows minutes and seconds, and hours where there are any", () => {
    expect([0, 42, 60, 725, 86_350].map(clockText)).toEqual(["0:00", "0:42", "1:00", "12:05", "23:59:10"]);
  });
});

describe("the marks of a turn", () => {
  it("stand where something happened, and nowhere else", () => {
    const lines = [{ event: "smuggle", palace: "b" }, { event: "draw" }, { event: "place_neutral", palace: "a" }].map((event, n) => ({ index: n + 1, seat: 2, event }));
    const marks = marksOf(lines);
    expect(marks[1]).toEqual([{ n: 1, at: "yard", seat: 2 }]);
    expect(marks[0]).toEqual([{ n: 3, at: "gate", seat: "neutral" }]);
    expect(marks.flat()).toHaveLength(2);
  });
});
