import { beforeAll, describe, expect, it } from "vitest";
import common from "catalogue:en";
import rules from "catalogue:rules/dieb/en";
import diebPage from "../src/dieb/gamePage";
import { gamePages, hasRules } from "../src/lib/gamePages.svelte";
import { formatHash, parseHash } from "../src/lib/route";
import { translations } from "../src/lib/translations.svelte";
import { ruleFor } from "../src/rules/ruleReference";
import {
  parseBlocks,
  loadBook,
  splitMatches,
  foldText,
  searchRules,
  matchesQuery,
  findParagraph,
  type Chapter,
} from "../src/rules/rulebook";
import { FIGURES } from "../src/dieb/rules/figures";
import box from "../src/voleurs/rules/box.json";
import { City } from "../src/voleurs/city";
import type { CityPlan } from "../src/voleurs/model";

let book: Chapter[];
beforeAll(async () => {
  translations.setText("en", `${common}\n${rules}`);
  gamePages.add("dieb", diebPage);
  book = await loadBook("dieb");
});

describe("the search", () => {
  it("ignores accents and capitals", () => {
    expect(foldText("Échoppe Čtvrť œuf")).toBe("echoppe ctvrt œuf");
    expect(matchesQuery("Propašovat zloděje", "PROPASOVAT zlodej")).toBe(true);
    expect(matchesQuery("Propašovat zloděje", "truhla")).toBe(false);
  });
  it("keeps the position of every letter", () => {
    for (const text of ["ﬁne", "İstanbul", "e\u0301choppe", "Bagdád 𝄞 ß"])
      expect(foldText(text)).toHaveLength(text.normalize("NFC").length);
  });
  it("splits a text at its matches", () => {
    expect(splitMatches("Une échoppe, deux échoppes", "echoppe")).toEqual([
      { text: "Une ", isMatch: false },
      { text: "échoppe", isMatch: true },
      { text: ", deux ", isMatch: false },
      { text: "échoppe", isMatch: true },
      { text: "s", isMatch: false },
    ]);
    expect(splitMatches("abc", "")).toEqual([{ text: "abc", isMatch: false }]);
  });
  it("finds the paragraphs with all words, and clauses too", () => {
    const names = (wanted: string): string[] =>
      searchRules("dieb", book, wanted).flatMap((chapter) => chapter.paragraphs.map(({ name }) => name));
    expect(names("thief along")).toEqual(["escort"]);
    expect(names("d-act-escort-2")).toEqual(["escort"]);
    expect(names("xyzzy")).toEqual([]);
    expect(names("  ")).toHaveLength(book.flatMap((chapter) => chapter.paragraphs).length);
  });
});

describe("the rulebook", () => {
  it("is opened at a paragraph or a clause", () => {
    expect(findParagraph(book, "escort")?.name).toBe("escort");
    expect(findParagraph(book, "D-ACT-SMUGGLE-2")?.name).toBe("smuggle");
    expect(findParagraph(book, "X-1")).toBeUndefined();
    expect(parseHash("#rules=voleurs&about=trade")).toEqual({ page: "rules", game: "voleurs", rule: "trade" });
    expect(parseHash(formatHash({ page: "rules", game: "dieb", rule: "D-END-1" }))).toEqual({
      page: "rules",
      game: "dieb",
      rule: "D-END-1",
    });
    expect([hasRules("dieb"), hasRules("chess")]).toEqual([true, false]);
    expect(parseHash("#rules")).toEqual({ page: "rules", game: "" });
  });
  it("links an error to its clause, and a refused undo to its paragraph", () => {
    expect(ruleFor("refusal", { clause: "D-LIMIT-1" })).toBe("D-LIMIT-1");
    expect(ruleFor("refusal", { facts: { clause: "D-TURN-1" } })).toBe("D-TURN-1");
    expect(ruleFor("undo-refused", {})).toBe("undo");
    expect(ruleFor("server-error", {})).toBe("");
  });
  it("parses rulings and lists", () => {
    expect(parseBlocks("one\n> two\n- three\n- four").map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ["text", 1],
      ["ruling", 1],
      ["list", 2],
    ]);
  });
  it("has an illustration for every name it uses", () => {
    for (const { figure } of book.flatMap((chapter) => chapter.paragraphs))
      if (figure) expect(FIGURES[figure]).toBeDefined();
  });
});

describe("the city", () => {
  it("has five ways in and gates between districts", () => {
    const city = new City(box.board as unknown as CityPlan);
    expect(city.gates.filter((gate) => gate.wayIn)).toHaveLength(5);
    expect(city.gates.filter((gate) => !gate.wayIn)).toHaveLength(8);
  });
});
