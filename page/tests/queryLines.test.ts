import { beforeEach, describe, expect, it } from "vitest";
import en from "catalogue:en";
import queries from "catalogue:queries/en";
import { lineText, type QueryLine } from "../src/lib/queryLines";
import { translations } from "../src/lib/translations.svelte";

const names = (seat: number): string => ["You", "Ann", "Ben"][seat]!;
const line = (key: string, facts: QueryLine["facts"] = {}): QueryLine => ({ key, facts, action: "" });

describe("an answer of the server", () => {
  beforeEach(() => translations.setText("en", `${en}\n${queries}`));

  it("has facts that are phrases, lists of them, and players", () => {
    const cards = [2, 1].map((number, n) =>
      line("dieb-cards", { number, name: line("dieb-palace-name", { letter: "ab"[n]! }) }),
    );
    expect(lineText(line("dieb-query-hand", { number: 3, cards }), names)).toBe("3 cards: 2 × Peacock and 1 × Moon.");
    expect(lineText(line("query-count", { name: { seat: 1 }, number: 4 }), names)).toBe("Ann: 4");
  });
  it("names cells of voleurs with their districts", () => {
    const cell = line("voleurs-query-cell", { cell: "e3", kind: "shop", district: "bazaar" });
    const pawn = line("voleurs-query-pawn", { pawn: "thief", name: { seat: 0 } });
    expect(lineText(line("voleurs-query-taken", { cell, pawn }), names)).toBe("e3 (shop, Bazaar): thief (You).");
  });
});
