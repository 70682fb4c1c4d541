// The book of a game's rules: its chapters and paragraphs, the clauses each tells, and what is found in it.
import { say } from "../lib/translations.svelte";

export interface Paragraph {
  name: string;
  figure?: string;
  clauses: string[];
}

export interface Chapter {
  chapter: string;
  paragraphs: Paragraph[];
}

export const GAMES = ["dieb", "voleurs"] as const;
export type Game = (typeof GAMES)[number];

export const gameOf = (name: string): Game => (GAMES as readonly string[]).includes(name) ? (name as Game) : "dieb";

export async function bookOf(game: Game): Promise<Chapter[]> {
  return (game === "dieb" ? await import("./dieb/book.json") : await import("./voleurs/book.json")).default;
}

export const chapterTitle = (game: Game, chapter: string): string => say(`${game}-chapter-${chapter}`);
export const titleOf = (game: Game, name: string): string => say(`${game}-title-${name}`);
export const textOf = (game: Game, name: string): string => say(`${game}-rule-${name}`);

/** The paragraph of that name, or the one that tells a clause. */
export function paragraphAbout(book: readonly Chapter[], about: string | undefined): Paragraph | undefined {
  if (!about) return undefined;
  const all = book.flatMap((chapter) => chapter.paragraphs);
  return all.find((paragraph) => paragraph.name === about) ?? all.find((paragraph) => paragraph.clauses.includes(about));
}

// --- searching -----------------------------------------------------------------------------------------------------

const MARKS = /\p{M}/gu;

/** A letter as it is searched for: small, without accents; always as long as the letter, so that places stay the same. */
export const folded = (text: string): string =>
  [...text.normalize("NFC")].map((letter) => (letter.normalize("NFD").replace(MARKS, "").toLowerCase() || letter).slice(0, letter.length).padEnd(letter.length)).join("");

export const wordsOf = (wanted: string): string[] => folded(wanted).split(/\s+/).filter(Boolean);

/** Whether every word that is wanted stands in the text. */
export function holds(text: string, wanted: string): boolean {
  const plain = folded(text);
  return wordsOf(wanted).every((word) => plain.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text cut into what was wanted and what wasn't. */
export function cut(text: string, wanted: string): Piece[] {
  const whole = text.normalize("NFC");
  const plain = folded(whole);
  const hit = new Array<boolean>(whole.length).fill(false);
  for (const word of wordsOf(wanted)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < whole.length; at++) {
    const last = pieces.at(-1);
    if (last && last.found === hit[at]) last.text += whole[at];
    else pieces.push({ text: whole[at]!, found: hit[at]! });
  }
  return pieces;
}

// --- reading -------------------------------------------------------------------------------------------------------

export interface Block {
  kind: "text" | "ruling" | "list";
  lines: string[];
}

/** A paragraph's text as blocks: plain text, rulings of ours, lists. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const kind = line.startsWith("> ") ? "ruling" : line.startsWith("- ") ? "list" : "text";
    const said = kind === "text" ? line : line.slice(2);
    const last = blocks.at(-1);
    if (kind === "list" && last?.kind === "list") last.lines.push(said);
    else blocks.push({ kind, lines: [said] });
  }
  return blocks;
}

/** A line without the signs of emphasis, for searching. */
export const bare = (text: string): string => text.replaceAll("**", "");

/** The paragraphs that hold what is wanted, chapter by chapter; all of them if nothing is. */
export function found(game: Game, book: readonly Chapter[], wanted: string): Chapter[] {
  if (!wordsOf(wanted).length) return [...book];
  return book
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ name, clauses }) => holds([titleOf(game, name), bare(textOf(game, name)), ...clauses].join(" "), wanted)),
    }))
    .filter((chapter) => chapter.paragraphs.length);
}
