// Every sentence of the page in the reader's language, from Fluent catalogues. The language can change at any time.
import EXTRAS from "catalogue:extras";
import CATALOGUES from "catalogue:languages";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isolate, mirrorWords } from "./writingDirection";

/** The name of each language in itself. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(CATALOGUES).map(([language, { name }]) => [language, name]),
);
export const PSEUDO = "qps"; // pseudolocalization: English, 40 % longer, to test layouts
export const MIRRORED = "qpm"; // English, but written from right to left, to test layouts
const PSEUDO_LANGUAGES: readonly string[] = [PSEUDO, MIRRORED];

export type Arguments = Record<string, FluentVariable>;

const FIRST = "en"; // instead of a language without a catalogue
/** Return the language whose rules and catalogue a language uses. */
const baseOf = (language: string): string => (PSEUDO_LANGUAGES.includes(language) ? FIRST : language);
const isRightToLeft = (language: string): boolean => language === MIRRORED || CATALOGUES[language]?.direction === "rtl";
const declaredLocale = (language: string): string => CATALOGUES[baseOf(language)]?.locale ?? FIRST;

type Loaders = Record<string, () => Promise<{ default: string }>>; // of a catalogue, by language
const NO_TEXT = async (): Promise<{ default: string }> => ({ default: "" });

/** Return the text at an address; none where it can't be fetched, since every sentence of a game has a substitute. */
async function fetchText(address: string): Promise<{ default: string }> {
  const answer = await fetch(address).catch(() => null);
  return { default: answer?.ok ? await answer.text() : "" };
}

const TRANSFORMS: Record<string, (text: string) => string> = { [PSEUDO]: pseudolocalize, [MIRRORED]: mirrorWords };

export function createBundle(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(declaredLocale(language), {
    useIsolating: isRightToLeft(language), // names and letters keep their own direction
    ...(language in TRANSFORMS ? { transform: TRANSFORMS[language] } : {}),
  });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const LOOKALIKES: Record<string, string> = {
  a: "á",
  e: "ē",
  i: "ï",
  o: "ō",
  u: "ü",
  c: "ç",
  n: "ñ",
  y: "ÿ",
  A: "Å",
  E: "Ē",
  O: "Ø",
  U: "Û",
};

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
  const known = (name: string): boolean => name in LANGUAGES || PSEUDO_LANGUAGES.includes(name);
  if (known(stored)) return stored;
  return preferred.map((name) => name.toLowerCase().split("-")[0] ?? "").find((name) => name in LANGUAGES) ?? "en";
}

/**
 * Return the tag by which dates and numbers are written: the browser's own for a language, such as `en-GB`, or else
 * what the catalogue declares; with the digits that it declares.
 */
export function localeOf(language: string, preferred: readonly string[], declared = declaredLocale(language)): string {
  const [plain = "", ...extensions] = declared.split("-u-");
  const own = preferred.find((tag) => tag.toLowerCase().split("-")[0] === baseOf(language));
  return [own?.split("-u-")[0] ?? plain, ...extensions].join("-u-");
}

// Units of time, in seconds.
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 60], // less than a minute ago is now
];

class Translations {
  language = $state("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  // Further catalogues: the rules of a game, the lessons, the words of a game.
  private extras = new Map<string, Loaders>();
  private words = new Map<string, string>(); // the addresses of the words of each game
  private latest: Promise<void> = Promise.resolve(); // the last change; one follows the other

  setLanguage(language?: string): Promise<void> {
    this.latest = this.latest.catch(() => undefined).then(() => this.load(language ?? this.language));
    return this.latest;
  }

  private async load(language: string): Promise<void> {
    const catalogue = baseOf(language);
    const { load } = CATALOGUES[catalogue] ?? CATALOGUES[FIRST]!;
    const loaders = [load, ...[...this.extras.values()].map((extra) => extra[catalogue] ?? extra[FIRST] ?? NO_TEXT)];
    const texts = await Promise.all(loaders.map((load) => load()));
    this.bundle = createBundle(language, texts.map((text) => text.default).join("\n"));
    this.language = language;
    document.documentElement.lang = catalogue;
    document.documentElement.dir = this.isRightToLeft ? "rtl" : "ltr";
  }

  /** Load another catalogue of ours, now and after every change of language. */
  loadExtra(extra: string): Promise<void> {
    return this.extras.has(extra) ? Promise.resolve() : this.add(extra, EXTRAS[extra] ?? {});
  }

  /** Load the words of a game likewise, from these addresses by language. Sentences known already stay. */
  loadWords(game: string, addresses: Readonly<Record<string, string>>): Promise<void> {
    const known = Object.values(addresses).join();
    if ((this.words.get(game) ?? "") === known) return Promise.resolve();
    this.words.set(game, known);
    return this.add(
      `words/${game}`,
      Object.fromEntries(Object.entries(addresses).map(([language, address]) => [language, () => fetchText(address)])),
    );
  }

  private add(name: string, loaders: Loaders): Promise<void> {
    this.extras.set(name, loaders);
    return this.setLanguage();
  }

  /** Use this text as the catalogue, for tests. */
  setText(language: string, text: string): void {
    this.bundle = createBundle(language, text);
    this.language = language;
  }

  /** The language of the catalogue in use. */
  get catalogue(): string {
    return baseOf(this.language);
  }

  get isRightToLeft(): boolean {
    return isRightToLeft(this.language);
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

  /** Return a sentence; nothing if there is none, or one of its arguments isn't known. */
  ifKnown(key: string, facts: Arguments): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    const errors: Error[] = [];
    const text = pattern ? this.bundle!.formatPattern(pattern, facts, errors) : "";
    return errors.length ? "" : text;
  }

  /** Return “a”, “a and b” or “a, b and c”. */
  list(items: string[]): string {
    if (items.length <= 1) return items[0] ?? "";
    const [first = "", ...rest] = items;
    if (rest.length === 1) return this.translate("list-pair", { first, second: rest[0]! });
    return this.translate("list-more", { first, rest: this.list(rest) });
  }

  /**
   * Return a part of a sentence as Fluent inserts it: in a language written from right to left it keeps its own
   * direction.
   */
  isolated(part: string): string {
    return this.isRightToLeft ? isolate(part) : part;
  }

  /** Return parts of a line with dots between them. */
  dotted(parts: string[]): string {
    return parts.map((part) => this.isolated(part)).join(" · ");
  }

  percent(part: number): string {
    return this.numberFormat({ style: "percent" }).format(part);
  }

  number(number: number): string {
    return this.numberFormat().format(number);
  }

  dateTime(at: number): string {
    return new Intl.DateTimeFormat(this.locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
  }

  /** Return how long ago a moment was, in seconds since the epoch: “12 minutes ago”, “yesterday”. */
  ago(moment: number): string {
    const seconds = Math.max(0, Date.now() / 1000 - moment);
    const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS.at(-1)!;
    const format = new Intl.RelativeTimeFormat(this.locale, { numeric: "auto" });
    return format.format(-Math.floor(seconds / length), unit);
  }

  private numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
    return new Intl.NumberFormat(this.locale, options);
  }

  private get locale(): string {
    return localeOf(this.language, navigator.languages);
  }
}

export const translations = new Translations();
export const translate = (key: string, facts?: Arguments): string => translations.translate(key, facts);
