// The pictures of the goods of voleurs, compared with the cards of the box as the rulebook's data lists them.
import { describe, expect, it } from "vitest";
import { GOODS, GOODS_SYMBOLS, goodId } from "../src/voleurs/goods";
import box from "../src/voleurs/rules/box.json";
import { SYMBOLS } from "../src/voleurs/symbols";

const ids = (symbols: string): string[] => [...symbols.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!);

describe("the pictures of the goods", () => {
  it("are as many as there are goods, each with one of its own", () => {
    expect(Object.keys(GOODS)).toEqual(box.goods);
    expect(new Set(Object.values(GOODS)).size).toBe(box.goods.length);
    expect(ids(GOODS_SYMBOLS)).toEqual(box.goods.map(goodId));
    expect(ids(SYMBOLS).filter((id) => ids(GOODS_SYMBOLS).includes(id))).toEqual([]);
  });
  it("have a part in the colour of the district and need no other symbol", () => {
    for (const [card, body] of Object.entries(GOODS)) {
      expect(body, card).toContain("var(--ac)");
      expect(body, card).not.toMatch(/<use|undefined|NaN/);
    }
  });
});
