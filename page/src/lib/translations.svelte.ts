// Every sentence of the page in the reader's language, from Fluent catalogues. The language can change at any time.
import EXTRAS from "catalogue:extras";
import CATALOGUES from "catalogue:languages";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The name of each language in itself. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(Object.entries(CATALOGUES).map(([language, { name }]) => [language, name]));
export const PSEUDO = "qps"; // pseudolocalization: English, 40 % longer, to test layouts

export type Arguments = Record<string, FluentVariable>;

export function createBundle(language: string, text: string): FluentBundle {
  const pseudo = language === PSEUDO;
  const bundle = new FluentBundle(pseudo ? "en" : language, {
    useIsolating: false,
    ...(pseudo ? { transform: pseudolocalize } : {}),
  });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const LOOKALIKES: Record<string, string> = { a: "á", e: "ē", i: "ï", o: "ō", u: "ü", c: "ç", n: "ñ", y: "ÿ", A: "Å", E: "Ē", O: "Ø", U: "Û" };

/** Return the text with accents and 40 % longer. */
export function pseudolocalize(text: string): string {
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter)).length;
  if (letters < 2) return text;
  const padding = "~".repeat(Math.ceil(letters * 0.4));
  const end = /\s*$/.exec(text)?.[0] ?? "";
  const body = text.slice(0, text.length - end.length);
  return [...body].map((letter) => LOOKALIKES[letter] ?? letter).join("") + padding + end;
}

/** Return the stored language, else the first of the browser's languages that there is a catalogue for. */
export function chooseLanguage(stored: string, preferred: readonly string[]): string {
  const known = (name: string): boolean => name in LANGUAGES || name === PSEUDO;
  if (known(stored)) return stored;
  return preferred.map((name) => name.toLowerCase().split("-")[0] ?? "").find((name) => name in LANGUAGES) ?? "en";
}

class Translations {
  language = $state("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private extras = new Set<string>(); // catalogues that only some pages need: the rules of a game, the lessons

  async setLanguage(language: string): Promise<void> {
    const catalogue = language === PSEUDO ? "en" : language;
    const { load } = CATALOGUES[catalogue] ?? CATALOGUES["en"]!;
    const loaders = [load, ...[...this.extras].map((extra) => EXTRAS[extra]![catalogue] ?? EXTRAS[extra]!["en"]!)];
    const texts = await Promise.all(loaders.map((load) => load()));
    this.bundle = createBundle(language, texts.map((text) => text.default).join("\n"));
    this.language = language;
    document.documentElement.lang = language === PSEUDO ? "en" : language;
  }

  /** Load another catalogue, now and after every change of language. */
  async loadExtra(extra: string): Promise<void> {
    if (this.extras.has(extra)) return;
    this.extras.add(extra);
    await this.setLanguage(this.language);
  }

  /** Use this text as the catalogue, for tests. */
  setText(language: string, text: string): void {
    this.bundle = createBundle(language, text);
    this.language = language;
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  translate(key: string, facts: Arguments = {}): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    if (!pattern) return this.bundle ? `[${key}]` : "";
    const errors: Error[] = [];
    const text = this.bundle!.formatPattern(pattern, facts, errors);
    if (errors.length) console.error(`${key}: ${errors[0]?.message}`);
    return text;
  }

  /** Return “a”, “a and b” or “a, b and c”. */
  list(items: string[]): string {
    if (items.length <= 1) return items[0] ?? "";
    const [first = "", ...rest] = items;
    if (rest.length === 1) return this.translate("list-pair", { first, second: rest[0]! });
    return this.translate("list-more", { first, rest: this.list(rest) });
  }

  percent(part: number): string {
    return this.numberFormat({ style: "percent" }).format(part);
  }

  number(number: number): string {
    return this.numberFormat().format(number);
  }

  private numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
    return new Intl.NumberFormat(this.language === PSEUDO ? "en" : this.language, options);
  }
}

export const translations = new Translations();
export const translate = (key: string, facts?: Arguments): string => translations.translate(key, facts);
