import { describe, expect, it } from "vitest";
import { deedsOf, matching, NOTHING, priceOf, questionOf, sourcesOf, targetsOf, withCard, withPalace, withPiece } from "../src/dieb/selection";
import type { Choice } from "../src/dieb/model";

const LETTERS = "abcdef";
function choice(action: string, kind: string, palace = -1, target = -1, paid: Record<string, number> = {}): Choice {
  const dancers = paid["*"] ?? 0;
  const cards = [...LETTERS].map((letter) => paid[letter] ?? 0);
  return { action, parts: { kind, palace, target, dancers, paid: "" }, does: [{ event: kind.replace(" ", "_"), seat: 0, cards, dancers }] };
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
const deeds = deedsOf(CHOICES);
const actionOf = (pick: object): string | undefined => questionOf(deeds, pick).payment?.action;

describe("deeds", () => {
  it("gather the payments of one deed, fewest dancers first", () => {
    expect(deeds.map((deed) => deed.key)).toEqual(["smuggle >1", "smuggle >3", "guard 0>1", "escort 0>1", "guard 0>2", "neutral 2>3", "pass >"]);
    const backwards = deedsOf([...CHOICES].reverse()).find((deed) => deed.key === "smuggle >1")!;
    expect(backwards.payments.map((one) => one.action)).toEqual(["smuggle b", "smuggle b *1"]);
  });
  it("cost what the house says", () => {
    expect(priceOf(CHOICES[1]!)).toEqual({ cards: [0, 1, 0, 0, 0, 0], dancers: 1 });
    expect(priceOf(CHOICES[8]!).dancers).toBe(0);
  });
});

describe("choosing in any order", () => {
  it("piece, then palace", () => {
    const pick = withPalace(withPiece(NOTHING, deeds, "thief"), deeds, 1)!;
    expect(actionOf(pick)).toBe("smuggle b");
  });
  it("palace alone means a thief where one can go", () => {
    expect(actionOf(withPalace(NOTHING, deeds, 1)!)).toBe("smuggle b");
  });
  it("palace, then piece", () => {
    const pick = withPiece(withPalace(NOTHING, deeds, 2)!, deeds, "own", 0);
    expect(actionOf(pick)).toBe("guard a>c a");
  });
  it("card, then palace", () => {
    const pick = withPalace(withCard(NOTHING, deeds, "*"), deeds, 1)!;
    expect(actionOf(pick)).toBe("smuggle b *1");
  });
  it("a guard's way can be gone alone or with a thief", () => {
    const pick = withPalace(withPiece(NOTHING, deeds, "own", 0), deeds, 1)!;
    const question = questionOf(deeds, pick);
    expect(question.others.map((deed) => deed.verb)).toEqual(["guard", "escort"]);
    expect(question.payment?.action).toBe("guard a>b a");
    expect(actionOf({ ...pick, prefer: "escort 0>1" })).toBe("escort a>b a");
  });
  it("a payment can be chosen", () => {
    expect(actionOf({ to: 1, who: "thief", action: "smuggle b *1" })).toBe("smuggle b *1");
  });
});

describe("what lights up", () => {
  it("palaces a thief can slip into, before anything is chosen", () => {
    expect([...targetsOf(deeds, NOTHING)]).toEqual([1, 3]);
  });
  it("palaces a piece can go to", () => {
    expect([...targetsOf(deeds, { who: "own", from: 0 })]).toEqual([1, 2]);
  });
  it("pieces that can go to a palace", () => {
    expect([...sourcesOf(deeds, { to: 3 }, "neutral")]).toEqual([2]);
    expect([...sourcesOf(deeds, { to: 3 }, "own")]).toEqual([]);
  });
});

describe("changing one's mind", () => {
  it("touching a piece again puts it down", () => {
    expect(withPiece({ who: "own", from: 0 }, deeds, "own", 0)).toEqual({});
  });
  it("touching a card again puts it back", () => {
    expect(withCard({ card: 1 }, deeds, 1).card).toBeUndefined();
  });
  it("nobody can go there: nothing is chosen", () => {
    expect(withPalace(NOTHING, deeds, 5)).toBeNull();
    expect(withPalace({ who: "neutral", from: 2 }, deeds, 0)).toBeNull();
  });
  it("nothing picked matches nothing", () => {
    expect(matching(deeds, NOTHING)).toEqual([]);
  });
});
