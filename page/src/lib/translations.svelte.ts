// Every sentence of the page, in the reader's language; it can be changed at any moment, at the table too.
import EXTRAS from "catalogue:extras";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", fr: "Français", cs: "Čeština", it: "Italiano", nl: "Nederlands", de: "Deutsch" } as const;
export const PSEUDO = "qps"; // English, 40 % longer: shows what the other languages may break

const CATALOGUES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("catalogue:en"),
  fr: () => import("catalogue:fr"),
  cs: () => import("catalogue:cs"),
  it: () => import("catalogue:it"),
  nl: () => import("catalogue:nl"),
  de: () => import("catalogue:de"),
};

export type Arguments = Record<string, FluentVariable>;

/** A catalogue that speaks. */
export function bundleOf(language: string, text: string): FluentBundle {
  const pseudo = language === PSEUDO;
  const bundle = new FluentBundle(pseudo ? "en" : language, {
    useIsolating: false,
    ...(pseudo ? { transform: stretched } : {}),
  });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const LOOKALIKES: Record<string, string> = { a: "á", e: "ē", i: "ï", o: "ō", u: "ü", c: "ç", n: "ñ", y: "ÿ", A: "Å", E: "Ē", O: "Ø", U: "Û" };

/** The same text, 40 % longer. */
export function stretched(text: string): string {
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter)).length;
  if (letters < 2) return text;
  const more = "~".repeat(Math.ceil(letters * 0.4));
  const end = /\s*$/.exec(text)?.[0] ?? "";
  const body = text.slice(0, text.length - end.length);
  return [...body].map((letter) => LOOKALIKES[letter] ?? letter).join("") + more + end;
}

/** The language to begin with: the one chosen before, else the first of the browser's that we have. */
export function chosen(kept: string, wished: readonly string[]): string {
  const known = (name: string): boolean => name in LANGUAGES || name === PSEUDO;
  if (known(kept)) return kept;
  return wished.map((name) => name.toLowerCase().split("-")[0] ?? "").find((name) => name in LANGUAGES) ?? "en";
}

class Words {
  language = $state("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private extras = new Set<string>(); // what only some pages say: the rules of a game, the lessons

  async speak(language: string): Promise<void> {
    const spoken = language === PSEUDO ? "en" : language;
    const loads = [CATALOGUES[spoken] ?? CATALOGUES["en"]!, ...[...this.extras].map((extra) => EXTRAS[extra]![spoken] ?? EXTRAS[extra]!["en"]!)];
    const texts = await Promise.all(loads.map((load) => load()));
    this.bundle = bundleOf(language, texts.map((text) => text.default).join("\n"));
    this.language = language;
    document.documentElement.lang = language === PSEUDO ? "en" : language;
  }

  /** From now on an extra is spoken too. */
  async also(extra: string): Promise<void> {
    if (this.extras.has(extra)) return;
    this.extras.add(extra);
    await this.speak(this.language);
  }

  /** For tests. */
  use(language: string, text: string): void {
    this.bundle = bundleOf(language, text);
    this.language = language;
  }

  knows(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  say(key: string, facts: Arguments = {}): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    if (!pattern) return this.bundle ? `[${key}]` : "";
    const errors: Error[] = [];
    const text = this.bundle!.formatPattern(pattern, facts, errors);
    if (errors.length) console.error(`${key}: ${errors[0]?.message}`);
    return text;
  }

  /** “a”, “a and b”, “a, b and c”. */
  list(items: string[]): string {
    if (items.length <= 1) return items[0] ?? "";
    const [first = "", ...rest] = items;
    if (rest.length === 1) return this.say("list-pair", { first, second: rest[0]! });
    return this.say("list-more", { first, rest: this.list(rest) });
  }

  percent(part: number): string {
    return this.format({ style: "percent" }).format(part);
  }

  number(number: number): string {
    return this.format().format(number);
  }

  private format(how: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
    return new Intl.NumberFormat(this.language === PSEUDO ? "en" : this.language, how);
  }
}

export const words = new Words();
export const say = (key: string, facts?: Arguments): string => words.say(key, facts);
