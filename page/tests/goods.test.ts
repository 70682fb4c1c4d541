// @vitest-environment happy-dom
// The pictures of the goods of voleurs, compared with the cards of the box as the rulebook's data lists them.
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { GOODS, GOODS_SYMBOLS, goodId } from "../src/voleurs/goods";
import box from "../src/voleurs/rules/box.json";
import { staticData } from "../src/voleurs/staticData.svelte";
import { SYMBOLS } from "../src/voleurs/symbols";
import TradeCard from "../src/voleurs/TradeCard.svelte";
import { TABLES } from "./voleursTables";

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
  it("are on the faces of their cards", () => {
    const cards = box.goods.map((card, n) => ({
      card,
      district: Math.floor(n / 12),
      kind: "metal",
      worth: box.worths[n]!,
    }));
    staticData.setData({
      board: { name: "None", cells: [], gates: [], walls: [], ways: [] },
      districts: box.districts,
      characters: box.characters,
      cards,
      surprises: [],
      ...TABLES,
      gems: [],
      pawns: [],
    });
    for (const card of box.goods) {
      const face = mount(TradeCard, {
        target: document.body,
        props: { card, character: box.characters[0]!, others: [] },
      });
      flushSync();
      expect(document.querySelector(".picture use")?.getAttribute("href")).toBe(`#${goodId(card)}`);
      void unmount(face);
    }
  });
});
