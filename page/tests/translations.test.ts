import { beforeAll, describe, expect, it } from "vitest";
import CATALOGUES from "catalogue:languages";
import { eventText, logLineText, priceText, errorText } from "../src/dieb/sentences";
import { namesOf } from "../src/lib/seatNames";
import type { TableInfo } from "../src/lib/protocol";
import { eventText as eventOfVoleurs, logLineText as logOfVoleurs } from "../src/voleurs/sentences";
import {
  createBundle,
  chooseLanguage,
  localeOf,
  LANGUAGES,
  MIRRORED,
  PSEUDO,
  translate,
  pseudolocalize,
  translations,
} from "../src/lib/translations.svelte";

const texts: Record<string, string> = {};
const catalogue = (language: string): string => texts[language]!;

beforeAll(async () => {
  for (const [language, { load }] of Object.entries(CATALOGUES)) texts[language] = (await load()).default;
});

describe("languages", () => {
  it.each(Object.keys(LANGUAGES))("%s has every message that English has", (language) => {
    const [own, english] = [createBundle(language, catalogue(language)), createBundle("en", catalogue("en"))];
    expect([...english._messages.keys()].filter((key) => !own.hasMessage(key))).toEqual([]);
  });
  it("Czech has three plurals", () => {
    translations.setText("cs", catalogue("cs"));
    expect([1, 3, 7].map((number) => translate("page-price", { number }))).toEqual(["1 karta", "3 karty", "7 karet"]);
  });
  it("dates and numbers are written as the browser's own tag of the language says", () => {
    expect(localeOf("en", ["de-AT", "en-GB", "en-US"])).toBe("en-GB");
    expect(localeOf("fr", ["en-GB"])).toBe("fr");
    expect(localeOf(PSEUDO, ["en-AU"])).toBe("en-AU");
  });
  it("a catalogue chooses the digits", () => {
    expect(localeOf("fr", ["fr-CA-u-nu-arab"], "fr-u-nu-latn")).toBe("fr-CA-u-nu-latn");
    expect(localeOf("fr", ["en-GB"], "fr-u-nu-latn")).toBe("fr-u-nu-latn");
  });
  it("the stored one is chosen, else the first of the browser's that there is", () => {
    expect(chooseLanguage("", ["pt-BR", "nl-BE", "en"])).toBe("nl");
    expect(chooseLanguage("cs", ["nl"])).toBe("cs");
    expect(chooseLanguage("", ["xx"])).toBe("en");
  });
});

describe("the pseudo-language", () => {
  it("is 40 % longer", () => {
    const text = "Smuggle a thief";
    expect(pseudolocalize(text).length).toBeGreaterThanOrEqual(Math.floor(text.length * 1.3));
    translations.setText(PSEUDO, catalogue("en"));
    expect(translate("page-confirm").length).toBeGreaterThan("Confirm".length * 1.35);
    expect(translate("page-turn", { number: 7 })).toContain("7");
  });
});

describe("the direction of writing", () => {
  const ISOLATED = "\u2068Ann (2)\u2069";
  it("a name inside a sentence from right to left keeps its own", () => {
    translations.setText(MIRRORED, catalogue("en"));
    expect(translate("page-waiting-for", { name: "Ann (2)" })).toContain(ISOLATED);
    expect(translations.dotted(["Ann (2)", "7"])).toBe(`${ISOLATED} · \u20687\u2069`);
  });
  it("is not marked in other languages", () => {
    translations.setText("en", catalogue("en"));
    expect(translate("page-waiting-for", { name: "Ann (2)" })).not.toMatch(/\p{Cf}/u);
    expect(translations.dotted(["Ann (2)", "7"])).toBe("Ann (2) · 7");
  });
  it("the log leaves out the name that its group has", () => {
    const event = { event: "slipper", seat: 0, to: 1 };
    for (const language of ["en", MIRRORED]) {
      translations.setText(language, catalogue("en"));
      const line = (grouped: boolean): string => logOfVoleurs(event, (seat) => `Player ${seat}`, grouped);
      expect(line(false)).toContain("Player 0");
      expect(line(true)).not.toContain("Player 0");
    }
  });
});

describe("sentences of dieb", () => {
  it("prices, events and refusals", () => {
    translations.setText("en", catalogue("en"));
    expect(priceText([2, 0, 0, 0, 0, 1], 1)).toBe("2 × Peacock, 1 × Lamp and 1 dancer");
    const event = { event: "smuggle", seat: 1, palace: "b", cards: [0, 1, 0, 0, 0, 0], dancers: 0 };
    expect(eventText(event, "Bruno")).toBe("Bruno: a thief slips into the Moon Palace (b) for 1 × Moon.");
    expect(logLineText(event)).toBe("Thief into b Moon");
    expect(errorText("refusal", { code: "no_own_guard", facts: { palace: "a" } })).toBe(
      "None of your guards stands before the Peacock Palace (a).",
    );
    expect(errorText("refusal", { code: "not_your_turn", facts: { seat: 0, to_act: 1 } })).toBe(
      "Player 1 can't act: it is the turn of player 2.",
    );
    expect(errorText("server-error", { code: "stale", facts: {} })).toBe(
      "Something has happened in the meantime; look again.",
    );
    expect(errorText("server-error", { code: "never_heard", facts: {} })).toBe("That can't be done.");
  });
});

describe("sentences of voleurs", () => {
  it("the reader is You as the player who acts, and has a name inside a sentence", () => {
    translations.setText("en", catalogue("en"));
    const seats = ["Ann", "Bruno"].map((name) => ({ kind: "person", name }));
    const names = namesOf({ seats } as TableInfo, 0);
    expect(eventOfVoleurs({ event: "slipper", seat: 0, to: 1 }, names)).toBe("You: the slipper goes on to Bruno.");
    expect(eventOfVoleurs({ event: "slipper", seat: 1, to: 0 }, names)).toBe("Bruno: the slipper goes on to Ann.");
  });
});
