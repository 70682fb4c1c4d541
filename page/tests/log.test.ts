import { describe, expect, it } from "vitest";
import { groupTurns } from "../src/dieb/log";
import { effectivePlays, lastTurnByOther } from "../src/table/log";
import type { Update } from "../src/lib/protocol";

let number = 0;
const play = (seat: number, ...events: string[]): Update => ({
  type: "update",
  number: ++number,
  kind: "play",
  state_version: number,
  by: "bot",
  seat,
  events: events.map((event) => ({ event, seat, palace: "a" })),
});
const undo = (seat: number): Update => ({
  type: "update",
  number: ++number,
  kind: "undo",
  state_version: number,
  by: "person",
  seat,
});

describe("the log", () => {
  it("has a group for each turn; placing guards is turn 0", () => {
    const turns = groupTurns([
      play(0, "place", "turn"),
      play(1, "place", "turn"),
      play(0, "smuggle"),
      play(0, "draw", "turn"),
      play(1, "draw", "turn"),
    ]);
    expect(turns.map((turn) => [turn.turn, turn.seat, turn.lines.length])).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [1, 0, 2],
      [2, 1, 1],
    ]);
    expect(turns[2]!.lines.map((line) => line.index)).toEqual([1, 2]);
  });
  it("leaves out what was undone", () => {
    expect(
      effectivePlays([play(0, "smuggle"), play(0, "guard"), undo(0)]).map((update) => update.events?.[0]?.event),
    ).toEqual(["smuggle"]);
  });
  it("keeps two turns of one player in a row apart", () => {
    expect(groupTurns([play(0, "draw", "turn"), play(0, "draw", "turn")])).toHaveLength(2);
  });
});

describe("the turn marked on the board", () => {
  it("is the last turn of another player, until one acts oneself", () => {
    const before = [play(0, "draw", "turn"), play(1, "smuggle"), play(1, "draw", "turn")];
    expect(lastTurnByOther(groupTurns(before), 0)?.seat).toBe(1);
    expect(lastTurnByOther(groupTurns([...before, play(0, "smuggle")]), 0)).toBeNull();
    expect(lastTurnByOther([], 0)).toBeNull();
  });
});
