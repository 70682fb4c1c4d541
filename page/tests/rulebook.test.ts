import { beforeAll, describe, expect, it } from "vitest";
import common from "catalogue:en";
import rules from "catalogue:rules/dieb/en";
import { hashOf, placeOf } from "../src/lib/route";
import { words } from "../src/lib/translations.svelte";
import { aboutOf } from "../src/rules/ruleReference";
import { blocksOf, bookOf, cut, folded, found, gameOf, holds, paragraphAbout, type Chapter } from "../src/rules/rulebook";
import { FIGURES } from "../src/rules/dieb/figures";
import box from "../src/rules/voleurs/box.json";
import { City } from "../src/voleurs/city";
import type { CityPlan } from "../src/voleurs/model";

let book: Chapter[];
beforeAll(async () => {
  words.use("en", `${common}\n${rules}`);
  book = await bookOf("dieb");
});

describe("searching", () => {
  it("knows neither accents nor capitals", () => {
    expect(folded("Échoppe Čtvrť œuf")).toBe("echoppe ctvrt œuf");
    expect(holds("Propašovat zloděje", "PROPASOVAT zlodej")).toBe(true);
    expect(holds("Propašovat zloděje", "truhla")).toBe(false);
  });
  it("keeps every letter in its place", () => {
    for (const text of ["ﬁne", "İstanbul", "e\u0301choppe", "Bagdád 𝄞 ß"]) expect(folded(text)).toHaveLength(text.normalize("NFC").length);
  });
  it("cuts a text where it is marked", () => {
    expect(cut("Une échoppe, deux échoppes", "echoppe")).toEqual([
      { text: "Une ", found: false },
      { text: "échoppe", found: true },
      { text: ", deux ", found: false },
      { text: "échoppe", found: true },
      { text: "s", found: false },
    ]);
    expect(cut("abc", "")).toEqual([{ text: "abc", found: false }]);
  });
  it("shows the paragraphs with all the words, and the clauses too", () => {
    const names = (wanted: string): string[] => found("dieb", book, wanted).flatMap((chapter) => chapter.paragraphs.map(({ name }) => name));
    expect(names("thief along")).toEqual(["escort"]);
    expect(names("d-act-escort-2")).toEqual(["escort"]);
    expect(names("xyzzy")).toEqual([]);
    expect(names("  ")).toHaveLength(book.flatMap((chapter) => chapter.paragraphs).length);
  });
});

describe("the book", () => {
  it("is opened at a paragraph or at a clause", () => {
    expect(paragraphAbout(book, "escort")?.name).toBe("escort");
    expect(paragraphAbout(book, "D-ACT-SMUGGLE-2")?.name).toBe("smuggle");
    expect(paragraphAbout(book, "X-1")).toBeUndefined();
    expect(placeOf("#rules=voleurs&about=trade")).toEqual({ at: "rules", game: "voleurs", about: "trade" });
    expect(placeOf(hashOf({ at: "rules", game: "dieb", about: "D-END-1" }))).toEqual({ at: "rules", game: "dieb", about: "D-END-1" });
    expect(gameOf("chess")).toBe("dieb");
  });
  it("follows a refusal to its clause, and a refused undo to its paragraph", () => {
    expect(aboutOf("refusal", { clause: "D-LIMIT-1" })).toBe("D-LIMIT-1");
    expect(aboutOf("refusal", { facts: { clause: "D-TURN-1" } })).toBe("D-TURN-1");
    expect(aboutOf("undo-refused", {})).toBe("undo");
    expect(aboutOf("server-error", {})).toBe("");
  });
  it("reads rulings and lists apart", () => {
    expect(blocksOf("one\n> two\n- three\n- four").map(({ kind, lines }) => [kind, lines.length])).toEqual([["text", 1], ["ruling", 1], ["list", 2]]);
  });
  it("has a picture for every name it uses", () => {
    for (const { figure } of book.flatMap((chapter) => chapter.paragraphs)) if (figure) expect(FIGURES[figure]).toBeDefined();
  });
});

describe("the city", () => {
  it("has five ways in and gates between districts", () => {
    const city = new City(box.board as unknown as CityPlan);
    expect(city.gates.filter((gate) => gate.wayIn)).toHaveLength(5);
    expect(city.gates.filter((gate) => !gate.wayIn)).toHaveLength(8);
  });
});
