import { beforeEach, describe, expect, it } from "vitest";
import { moveNumbersByPalace } from "../src/dieb/moveNumbers";
import { GuardPlaces, type Places } from "../src/dieb/guardPlaces";
import { guardsAt, type View } from "../src/dieb/model";
import { clockText } from "../src/lib/clock";
import { bandPath, chartPath, evaluateTurns, findTurningPoints, findTurnStarts } from "../src/lib/analysis";
import { formatHash, parseLink, parseHash, readAddress, withoutToken } from "../src/lib/route";
import { hashOfSeed, isFair } from "../src/lib/fairness";
import { RequestError, type Update } from "../src/lib/protocol";
import { turnStartsOf, chooseTicks, turnAt } from "../src/table/chartTicks";
import type { Turn } from "../src/table/log";
import {
  removeTable,
  storeTable,
  savePreferences,
  loadPreferences,
  storedTable,
  storedTables,
} from "../src/lib/storage";

beforeEach(() => localStorage.clear());

describe("routes", () => {
  it("have the number of a seat instead of a stored token", () => {
    const stored = { table: "stored", game: "dieb", tokens: { 0: "one", 2: "two" }, names: [], over: false, at: 1 };
    storeTable(stored);
    const route = { page: "table", table: "stored", token: "two", key: "k" } as const;
    expect(formatHash(withoutToken(route))).toBe("#table=stored&seat=2&key=k");
    for (const other of [{ ...route, token: "three" }, { ...route, table: "other" }, { page: "home" } as const])
      expect(withoutToken(other)).toBe(other);
    history.pushState(null, "", "/#table=stored&token=one");
    expect(readAddress()).toMatchObject({ table: "stored", seat: 0, token: undefined });
    expect(location.hash).toBe("#table=stored&seat=0");
    history.pushState(null, "", "/#table=stored&token=three");
    expect(readAddress()).toMatchObject({ token: "three" });
    expect(location.hash).toBe("#table=stored&token=three");
    history.pushState(null, "", "/");
  });
  it("are formatted and parsed again", () => {
    const route = { page: "table", table: "abc", token: "t-_1", key: undefined } as const;
    expect(parseHash(formatHash(route))).toEqual(route);
    expect(parseHash("#rules=dieb")).toEqual({ page: "rules", game: "dieb" });
    expect(parseHash("")).toEqual({ page: "home" });
    const seated = { page: "table", table: "abc", seat: 0, key: "k" } as const;
    expect(parseHash(formatHash(seated))).toEqual(seated);
  });
  it("can be parsed from a whole link or a part of it", () => {
    expect(parseLink("https://example.org/#table=abc&key=k")).toMatchObject({ table: "abc", key: "k" });
    expect(parseLink("table=abc")).toMatchObject({ table: "abc" });
    expect(parseLink("hello")).toBeNull();
  });
});

describe("storage", () => {
  it("keeps preferences and tables", () => {
    savePreferences({ name: "Ann" });
    savePreferences({ text: true });
    expect(loadPreferences()).toMatchObject({ name: "Ann", text: true, sound: false });
    const one = { table: "t", game: "dieb", tokens: { 0: "x" }, names: [], over: false, at: 1 };
    storeTable(one);
    storeTable({ ...one, table: "u", at: 2 });
    storeTable({ ...one, over: true, at: 3 });
    expect(storedTables().map((stored) => stored.table)).toEqual(["t", "u"]);
    expect(storedTable("t")?.over).toBe(true);
    removeTable("t");
    expect(storedTable("t")).toBeUndefined();
  });
  it("ignores invalid data", () => {
    localStorage.setItem("baghdad.tables", "{");
    expect(storedTables()).toEqual([]);
  });
});

describe("fairness", () => {
  it("is checked with the same hash as the server's", async () => {
    const hash = await hashOfSeed("7");
    expect(hash).toBe("d9c55bae6a1170666b0711db49dc6e0d965de13356505cf26c82ae4a7488c66a");
    expect(await isFair("7", hash)).toBe(true);
    expect(await isFair("8", hash)).toBe(false);
  });
});

describe("the analysis of a match", () => {
  const actions = [
    [0, "place a"],
    [1, "place b"],
    [0, "smuggle a"],
    [0, "end"],
    [1, "pass"],
    [0, "pass"],
  ] as [number, string][];
  it("finds where turns begin", () => {
    const isSetUp = (action: string): boolean => action.startsWith("place");
    expect(findTurnStarts(actions, isSetUp)).toEqual([2, 4, 5]);
    expect(findTurnStarts(actions)).toEqual([0, 1, 2, 4, 5]);
  });
  it("finds the turning points", () => {
    const moments = [
      { number: 2, seat: 0, chances: [0.5, 0.5], errors: [0.02, 0.02] },
      { number: 4, seat: 1, chances: [0.9, 0.1], errors: [0.02, 0.02] },
      { number: 5, seat: 0, chances: [0.85, 0.15], errors: [0.02, 0.02] },
    ];
    // The second turn belongs to seat 1, but its change is within the error.
    expect(findTurningPoints(moments)).toEqual([{ number: 2, seat: 0, before: 0.5, after: 0.9 }]);
    expect(bandPath(moments.slice(0, 2), 0, 10, 100, 100)).toBe("M20 46L40 6L40 14L20 54Z");
    expect(chartPath(moments, 0, 10, 100, 100)).toBe("M20 50L40 10L50 15");
  });
});

describe("the evaluation of turns", () => {
  const chances = { number: 0, chances: [0.5, 0.5], errors: [0.1, 0.1], trials: 200 };
  const busy = new RequestError("server-error", "rate_limited");
  it("asks again when the server is busy, and stops when told to", async () => {
    const asked: number[] = [];
    let reports = 0;
    let refusals = 1;
    await evaluateTurns(
      [2, 4, 5],
      (number) => {
        asked.push(number);
        return refusals-- > 0 ? Promise.reject(busy) : Promise.resolve({ ...chances, number });
      },
      () => 0,
      (found) => (reports = found.length),
      () => reports === 2,
      () => Promise.resolve(),
    );
    expect(asked).toEqual([2, 2, 4]);
    expect(reports).toBe(2);
  });
  it("fails with any other error", async () => {
    const ask = (): Promise<never> => Promise.reject(new RequestError("server-error", "not_yet"));
    await expect(
      evaluateTurns(
        [1],
        ask,
        () => 0,
        () => undefined,
      ),
    ).rejects.toThrow();
  });
});

describe("the axis of the chart", () => {
  const line = (number: number): Turn["lines"][number] => ({ number, seat: 0, index: 1, event: { event: "pass" } });
  const turns = Array.from({ length: 24 }, (_, n): Turn => ({
    turn: n,
    part: "",
    seat: n % 2,
    by: "bot",
    lines: [line(10 + 2 * n), line(11 + 2 * n)],
  }));
  const plays = Array.from({ length: 48 }, (_, n) => ({ number: 10 + n }) as Update);
  const starts = turnStartsOf(turns, plays);
  it("has turns that start with their first action; placing guards is none", () => {
    expect(starts.slice(0, 2)).toEqual([
      { turn: 1, number: 2 },
      { turn: 2, number: 4 },
    ]);
    expect(turnAt(starts, 5)).toBe(2);
    expect(turnAt(starts, 0)).toBe(0);
  });
  it("labels as many turns as there is room for", () => {
    expect(chooseTicks(starts, 48, 480, 60, 60).map((tick) => [tick.turn, tick.x])).toEqual([
      [1, 20],
      [5, 100],
      [10, 200],
      [15, 300],
      [20, 400],
    ]);
    expect(chooseTicks(starts, 48, 240, 40, 60).map((tick) => tick.turn)).toEqual([1, 10, 15, 20]);
    expect(chooseTicks([], 0, 480, 60, 60)).toEqual([]);
  });
});

describe("pieces", () => {
  it("are listed in order before a gate", () => {
    expect(guardsAt({ chests: 4, neutral: 1, guards: [1, 0, 1], thieves: [] }, 4)).toEqual([0, 2, "neutral", null]);
  });
  it("keep the place where they landed", () => {
    const places = new GuardPlaces();
    const at = (guards: number[], neutral: number): Places[] =>
      places.update({ guard_places: 4, palaces: [{ chests: 4, neutral, guards, thieves: [] }] } as unknown as View);
    expect(at([0, 1], 1)).toEqual([[1, "neutral", null, null]]);
    expect(at([1, 1], 1)).toEqual([[1, "neutral", 0, null]]);
    expect(at([1, 0], 2)).toEqual([["neutral", "neutral", 0, null]]);
    expect(at([1, 0], 1)).toEqual([["neutral", null, 0, null]]);
  });
});

describe("a clock", () => {
  it("shows minutes and seconds, and hours where there are any", () => {
    expect([0, 42, 60, 725, 86_350].map(clockText)).toEqual(["0:00", "0:42", "1:00", "12:05", "23:59:10"]);
  });
});

describe("the numbers of a turn's moves", () => {
  it("are where something happened, and nowhere else", () => {
    const lines = [{ event: "smuggle", palace: "b" }, { event: "draw" }, { event: "place_neutral", palace: "a" }].map(
      (event, n) => ({ index: n + 1, seat: 2, event }),
    );
    const moveNumbers = moveNumbersByPalace(lines);
    expect(moveNumbers[1]).toEqual([{ n: 1, at: "yard", seat: 2 }]);
    expect(moveNumbers[0]).toEqual([{ n: 3, at: "gate", seat: "neutral" }]);
    expect(moveNumbers.flat()).toHaveLength(2);
  });
});
