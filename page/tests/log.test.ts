import { describe, expect, it } from "vitest";
import { turnsOf } from "../src/dieb/log";
import { standing, traced } from "../src/table/log";
import type { News } from "../src/lib/protocol";

let number = 0;
const play = (seat: number, ...events: string[]): News => ({ type: "news", number: ++number, kind: "play", stands: number, by: "bot", seat, events: events.map((event) => ({ event, seat, palace: "a" })) });
const undo = (seat: number): News => ({ type: "news", number: ++number, kind: "undo", stands: number, by: "person", seat });

describe("the log", () => {
  it("has a turn for each turn, and none for placing guards", () => {
    const turns = turnsOf([play(0, "place", "turn"), play(1, "place", "turn"), play(0, "smuggle"), play(0, "draw", "turn"), play(1, "draw", "turn")]);
    expect(turns.map((turn) => [turn.turn, turn.seat, turn.lines.length])).toEqual([[0, 0, 1], [0, 1, 1], [1, 0, 2], [2, 1, 1]]);
    expect(turns[2]!.lines.map((line) => line.index)).toEqual([1, 2]);
  });
  it("forgets what was taken back", () => {
    expect(standing([play(0, "smuggle"), play(0, "guard"), undo(0)]).map((news) => news.events?.[0]?.event)).toEqual(["smuggle"]);
  });
  it("two turns of one player in a row are two", () => {
    expect(turnsOf([play(0, "draw", "turn"), play(0, "draw", "turn")])).toHaveLength(2);
  });
});

describe("the trace", () => {
  it("is that of the last turn that another played, until one acts", () => {
    const before = [play(0, "draw", "turn"), play(1, "smuggle"), play(1, "draw", "turn")];
    expect(traced(turnsOf(before), 0)?.seat).toBe(1);
    expect(traced(turnsOf([...before, play(0, "smuggle")]), 0)).toBeNull();
    expect(traced([], 0)).toBeNull();
  });
});
