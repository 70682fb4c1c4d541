import { beforeAll, describe, expect, it, vi } from "vitest";
import english from "catalogue:en";
import diebPage from "../src/dieb/gamePage";
import voleursPage from "../src/voleurs/gamePage";
import { defaultLevel, games, titleOf } from "../src/lib/games.svelte";
import { changedOptions, choiceText, optionText } from "../src/lib/options";
import type { GameInfo, OptionInfo, TableInfo, Update } from "../src/lib/protocol";
import { levelName, namesOf } from "../src/lib/seatNames";
import { translations } from "../src/lib/translations.svelte";
import { columnsOf, factText, isTable } from "../src/table/facts";
import { loadGameUi } from "../src/table/gameUi";
import { eventText, groupTurns } from "../src/table/genericUi";

const option = (name: string, usual: OptionInfo["default"]): OptionInfo => ({
  name,
  kind: "bool",
  default: usual,
  largest: null,
  choices: [],
  free_text: false,
  min_players: null,
  group: "rules",
  clause: "",
});
const chess: GameInfo = {
  game: "chess",
  title: "Chess",
  version: 1,
  min_players: 2,
  max_players: 2,
  bots: ["random"],
  levels: [],
  adaptive: false,
  options: [option("fast_castling", false), option("en_passant", true)],
  lesson: false,
  school: 0,
  page: null,
  words: {},
};
const names = namesOf({ seats: ["Ann", "Ben"].map((name) => ({ kind: "person", name })) } as TableInfo, 0);

beforeAll(() => {
  translations.setText("en", english);
  games.list = [chess];
});

describe("a game that the page has no part for", () => {
  it("has the title and the levels that the server sends", () => {
    expect([titleOf("chess"), titleOf("dieb"), titleOf("unknown")]).toEqual([
      "Chess",
      "The Thief of Baghdad",
      "unknown",
    ]);
    expect([defaultLevel(chess), levelName("random"), levelName("grandmaster")]).toEqual([
      "random",
      "Random",
      "grandmaster",
    ]);
    expect(defaultLevel({ ...chess, bots: ["weak", "fair", "strong"] })).toBe("fair");
    expect(games.withRules).toEqual([]);
  });
  it("has events, refusals and results as kinds and facts", async () => {
    const ui = await loadGameUi("chess");
    expect(ui.Board).toBeUndefined();
    expect(ui.eventText({ event: "long_move", seat: 1, from: "a1", pieces: ["rook", "king"] }, names)).toBe(
      "long move: Ben, from a1, pieces rook, king",
    );
    expect(eventText("chess", { event: "over" }, names)).toBe("over");
    expect(ui.errorText("refusal", { code: "in_check", facts: { clause: "3", piece: "king" } })).toBe(
      "in check: piece king",
    );
    expect(ui.errorText("server-error", { code: "stale", facts: {} })).toContain("Something has happened");
    expect(ui.resultText("mate", "Ann: 1")).toBe("mate. Ann: 1");
  });
  it("has its own words where the server sends them, else English ones", async () => {
    const sent: Record<string, string> = {
      "/en":
        "chess-title = Chess!\n" +
        "chess-event-mate = { $name } mates with { $moves ->\n  [one] one move\n *[other] { $moves } moves\n }",
      "/de": "chess-title = Schach",
    };
    vi.stubGlobal("fetch", async (address: string) => new Response(sent[address]));
    await translations.setLanguage("de");
    await translations.loadWords("chess", { en: "/en", de: "/de" });
    expect(titleOf("chess")).toBe("Schach");
    await translations.setLanguage("fr");
    expect(titleOf("chess")).toBe("Chess!");
    await translations.setLanguage("en");
    expect(eventText("chess", { event: "mate", seat: 1, moves: 1 }, names)).toBe("Ben mates with one move");
    vi.unstubAllGlobals();
    translations.setText("en", english);
  });
  it("has a log in which each seat's actions are a turn, without what was undone", () => {
    const play = (number: number, seat: number, kind = "play"): Update => ({
      type: "update",
      number,
      kind,
      state_version: number,
      by: "person",
      seat,
      events: [{ event: "move", seat }],
    });
    expect(
      groupTurns([play(1, 0), play(2, 0), play(3, 1), play(4, 1, "undo"), play(5, 1)]).map(({ turn, seat, lines }) => [
        turn,
        seat,
        lines.length,
      ]),
    ).toEqual([
      [1, 0, 2],
      [2, 1, 1],
    ]);
  });
  it("has a view of lists and tables", () => {
    expect([null, true, [], [1, [2, 3]], { a_b: 1, c: false }].map(factText)).toEqual([
      "–",
      "✓",
      "–",
      "1, 2, 3",
      "a b 1, c –",
    ]);
    expect(isTable([{ a: 1 }, { b: 2 }]) && columnsOf([{ a: 1 }, { b: 2 }])).toEqual(["a", "b"]);
    expect([isTable([]), isTable([1]), isTable({ a: 1 })]).toEqual([false, false, false]);
  });
});

describe("options", () => {
  it("are named without the clause; unknown ones by their names", () => {
    expect(optionText("voleurs", "price_rise")).toBe("The last gem of a kind costs 5 dinars more.");
    expect(optionText("chess", "fast_castling")).toBe("fast castling");
    expect([
      choiceText("dieb", "edition", ""),
      choiceText("dieb", "edition", "cs"),
      choiceText("voleurs", "board", "round-city"),
    ]).toEqual(["none", "Czech", "round city"]);
  });
  it("are sent where they differ from the defaults", () => {
    expect(changedOptions(chess, { fast_castling: false, en_passant: false })).toEqual({ en_passant: false });
    expect(changedOptions(chess, {})).toEqual({});
  });
});

describe("the parts of our games", () => {
  it.each(Object.entries({ dieb: diebPage, voleurs: voleursPage }))(
    "%s: all of them load",
    async (_name, { loadUi, loadLesson, rules }) => {
      const loaded = await Promise.all([
        loadUi(),
        loadLesson(),
        rules.loadBook(),
        rules.loadFigure(),
        "loadSymbols" in rules ? rules.loadSymbols() : null,
      ]);
      expect(loaded[0].ui.Board).toBeDefined();
      expect(loaded[2].default.length).toBeGreaterThan(3);
    },
  );
});
