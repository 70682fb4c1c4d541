import { describe, expect, it } from "vitest";
import {
  groupMoves,
  matchingMoves,
  NO_SELECTION,
  priceOf,
  proposalFor,
  sourcePalaces,
  targetPalaces,
  toggleCard,
  selectPalace,
  selectPiece,
} from "../src/dieb/selection";
import type { Choice } from "../src/dieb/model";

const LETTERS = "abcdef";
function choice(action: string, kind: string, palace = -1, target = -1, paid: Record<string, number> = {}): Choice {
  const dancers = paid["*"] ?? 0;
  const cards = [...LETTERS].map((letter) => paid[letter] ?? 0);
  return {
    action,
    details: { kind, palace, target, dancers, paid: "" },
    effects: [{ event: kind.replace(" ", "_"), seat: 0, cards, dancers }],
  };
}
const CHOICES = [
  choice("smuggle b", "smuggle", 1, -1, { b: 2 }),
  choice("smuggle b *1", "smuggle", 1, -1, { b: 1, "*": 1 }),
  choice("smuggle d *1", "smuggle", 3, -1, { d: 1, "*": 1 }),
  choice("guard a>b a", "guard", 0, 1, { a: 1 }),
  choice("guard a>b *", "guard", 0, 1, { "*": 1 }),
  choice("escort a>b a", "escort", 0, 1, { a: 1 }),
  choice("guard a>c a", "guard", 0, 2, { a: 1 }),
  choice("neutral c>d", "neutral", 2, 3, { c: 1, d: 1 }),
  choice("pass", "pass"),
  choice("pass *", "pass"),
];
const moves = groupMoves(CHOICES);
const actionOf = (selection: object): string | undefined => proposalFor(moves, selection).payment?.action;

describe("moves", () => {
  it("group the payments of one move, fewest dancers first", () => {
    expect(moves.map((move) => move.key)).toEqual([
      "smuggle >1",
      "smuggle >3",
      "guard 0>1",
      "escort 0>1",
      "guard 0>2",
      "neutral 2>3",
      "pass >",
    ]);
    const backwards = groupMoves([...CHOICES].reverse()).find((move) => move.key === "smuggle >1")!;
    expect(backwards.payments.map((one) => one.action)).toEqual(["smuggle b", "smuggle b *1"]);
  });
  it("cost what the server says", () => {
    expect(priceOf(CHOICES[1]!)).toEqual({ cards: [0, 1, 0, 0, 0, 0], dancers: 1 });
    expect(priceOf(CHOICES[8]!).dancers).toBe(0);
  });
});

describe("selecting in any order", () => {
  it("piece, then palace", () => {
    const selection = selectPalace(selectPiece(NO_SELECTION, moves, "thief"), moves, 1)!;
    expect(actionOf(selection)).toBe("smuggle b");
  });
  it("palace alone means a thief where one can go", () => {
    expect(actionOf(selectPalace(NO_SELECTION, moves, 1)!)).toBe("smuggle b");
  });
  it("palace, then piece", () => {
    const selection = selectPiece(selectPalace(NO_SELECTION, moves, 2)!, moves, "own", 0);
    expect(actionOf(selection)).toBe("guard a>c a");
  });
  it("card, then palace", () => {
    const selection = selectPalace(toggleCard(NO_SELECTION, moves, "*"), moves, 1)!;
    expect(actionOf(selection)).toBe("smuggle b *1");
  });
  it("a guard can move alone or with a thief", () => {
    const selection = selectPalace(selectPiece(NO_SELECTION, moves, "own", 0), moves, 1)!;
    const proposal = proposalFor(moves, selection);
    expect(proposal.alternatives.map((move) => move.verb)).toEqual(["guard", "escort"]);
    expect(proposal.payment?.action).toBe("guard a>b a");
    expect(actionOf({ ...selection, preferredKey: "escort 0>1" })).toBe("escort a>b a");
  });
  it("a payment can be chosen", () => {
    expect(actionOf({ to: 1, mover: "thief", action: "smuggle b *1" })).toBe("smuggle b *1");
  });
});

describe("possible targets and sources", () => {
  it("palaces a thief can be smuggled into, before anything is selected", () => {
    expect([...targetPalaces(moves, NO_SELECTION)]).toEqual([1, 3]);
  });
  it("palaces a piece can move to", () => {
    expect([...targetPalaces(moves, { mover: "own", from: 0 })]).toEqual([1, 2]);
  });
  it("pieces that can move to a palace", () => {
    expect([...sourcePalaces(moves, { to: 3 }, "neutral")]).toEqual([2]);
    expect([...sourcePalaces(moves, { to: 3 }, "own")]).toEqual([]);
  });
});

describe("deselecting", () => {
  it("clicking a piece again deselects it", () => {
    expect(selectPiece({ mover: "own", from: 0 }, moves, "own", 0)).toEqual({});
  });
  it("clicking a card again deselects it", () => {
    expect(toggleCard({ card: 1 }, moves, 1).card).toBeUndefined();
  });
  it("a palace that nothing can move to isn't selected", () => {
    expect(selectPalace(NO_SELECTION, moves, 5)).toBeNull();
    expect(selectPalace({ mover: "neutral", from: 2 }, moves, 0)).toBeNull();
  });
  it("an empty selection matches no move", () => {
    expect(matchingMoves(moves, NO_SELECTION)).toEqual([]);
  });
});
