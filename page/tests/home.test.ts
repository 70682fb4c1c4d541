// The first page: the order of one's own matches, set-ups, and the QR code of an invitation.
import { beforeEach, describe, expect, it } from "vitest";
import { inOrder, listedAtFirst, waitsSince, type Match } from "../src/home/matches.svelte";
import { isPossible, keepFavourite, favourites, newTable, removeFavourite, usualSetup } from "../src/home/setups";
import type { GameInfo, MatchSummary } from "../src/lib/protocol";
import { qrCode } from "../src/lib/qrCode";

const INFO = {
  game: "game",
  min_players: 2,
  max_players: 4,
  bots: ["weak", "usual", "strong"],
  adaptive: false,
  options: [{ name: "low", default: false }],
} as unknown as GameInfo;

function match(table: string, more: Partial<MatchSummary> = {}, over = false, reviewed = false): Match {
  const seats = [{ kind: "person", name: "Ann" }, { kind: "bot" }];
  const summary = { waits_for: [], since: [], changed_at: 100, winners: [], seats: [], ...more };
  return {
    stored: { table, game: "game", tokens: { 0: "x" }, names: [], over, at: 0, ...(reviewed ? { reviewed } : {}) },
    summary: { ...summary, table: { state: over ? "over" : "playing", seats } } as unknown as MatchSummary,
    problem: null,
  };
}

describe("one's own matches", () => {
  const short = match("short wait", { waits_for: [0], since: [90] });
  const long = match("long wait", { waits_for: [1, 0], since: [10, 20] });
  const others = match("others'", { waits_for: [1], since: [95] });
  const results = [1, 2, 3, 4].map((n) => match(`result ${n}`, { changed_at: n }, true));
  const reviewed = match("reviewed", { changed_at: 99 }, true, true);

  it("come in the order of what they ask for", () => {
    const ordered = inOrder([reviewed, ...results, others, short, long]);
    expect(ordered.map(({ stored }) => stored.table)).toEqual([
      ...["long wait", "short wait", "others'"],
      ...["result 4", "result 3", "result 2", "result 1"],
      "reviewed",
    ]);
    expect(listedAtFirst(ordered)).toEqual(ordered.slice(0, 6));
  });

  it("wait for a person, not for the computer player in the seat", () => {
    expect(waitsSince(long)).toBe(20);
    expect(waitsSince(others)).toBeNull();
    const standIn = match("stand-in", { waits_for: [0], since: [5] });
    standIn.summary!.table.seats[0]!.kind = "bot";
    expect(waitsSince(standIn)).toBeNull();
  });
});

describe("set-ups", () => {
  beforeEach(() => localStorage.clear());

  it("become requests for tables", () => {
    const setup = usualSetup(INFO);
    expect(setup.occupants).toHaveLength(3);
    const request = newTable({ ...setup, clock: 60 }, INFO, " Ann ");
    expect(request.seats[0]).toEqual({ kind: "person", name: "Ann", colour: null });
    expect(request.clock).toEqual({ seconds: 60, then: "bot" });
  });

  it("are left out when the server has no longer what they name", () => {
    const setup = usualSetup(INFO);
    expect(isPossible(setup, INFO)).toBe(true);
    expect(isPossible({ ...setup, occupants: ["me", "gone"] }, INFO)).toBe(false);
    expect(isPossible({ ...setup, options: { gone: true } }, INFO)).toBe(false);
    expect(isPossible(setup, undefined)).toBe(false);
  });

  it("are kept under a name, once", () => {
    keepFavourite("mine", usualSetup(INFO));
    keepFavourite("mine", { ...usualSetup(INFO), clock: 60 });
    expect(favourites().map(({ name, setup }) => [name, setup.clock])).toEqual([["mine", 60]]);
    removeFavourite("mine");
    expect(favourites()).toEqual([]);
  });
});

describe("the QR code of an invitation", () => {
  const link = "http://192.168.178.24:8765/#table=hxwf25c7qfh5&key=z-4WE3_P8gndbeKi_6ydRA";

  it("has the three finder patterns inside its margin", () => {
    const { size, path } = qrCode(link);
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
    for (const [left, top] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      const rows = Array.from({ length: 7 }, (_, y) =>
        Array.from({ length: 7 }, (_, x) => (dark.has(`${left + x} ${top + y}`) ? "#" : ".")).join(""),
      );
      expect(rows).toEqual(["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]);
    }
    expect([...dark].every((spot) => spot.split(" ").every((at) => Number(at) >= 4 && Number(at) < size - 4))).toBe(
      true,
    );
  });

  it("grows with the address", () => {
    expect(qrCode("http://a/").size).toBeLessThan(qrCode(link).size);
  });
});
