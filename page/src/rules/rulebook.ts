// The rulebook of a game: chapters, paragraphs with the clauses they explain, and the search.
import { gamePages } from "../lib/gamePages.svelte";
import { translate } from "../lib/translations.svelte";

export interface Paragraph {
  name: string;
  figure?: string;
  clauses: string[];
}

export interface Chapter {
  chapter: string;
  paragraphs: Paragraph[];
}

export async function loadBook(game: string): Promise<Chapter[]> {
  return (await gamePages.of(game)!.rules!.loadBook()).default;
}

export const chapterTitle = (game: string, chapter: string): string => translate(`${game}-chapter-${chapter}`);
export const paragraphTitle = (game: string, name: string): string => translate(`${game}-title-${name}`);
export const textOf = (game: string, name: string): string => translate(`${game}-rule-${name}`);

/** Return the paragraph of that name, or the one that explains that clause. */
export function findParagraph(book: readonly Chapter[], rule: string | undefined): Paragraph | undefined {
  if (!rule) return undefined;
  const all = book.flatMap((chapter) => chapter.paragraphs);
  return all.find((paragraph) => paragraph.name === rule) ?? all.find((paragraph) => paragraph.clauses.includes(rule));
}

// --- search --------------------------------------------------------------------------------------------------------

const MARKS = /\p{M}/gu;

/**
 * Return the text in lower case and without accents. Its length stays the same, so that positions match the original.
 */
export const foldText = (text: string): string =>
  [...text.normalize("NFC")]
    .map((letter) =>
      (letter.normalize("NFD").replace(MARKS, "").toLowerCase() || letter)
        .slice(0, letter.length)
        .padEnd(letter.length),
    )
    .join("");

export const searchWords = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

/** Return whether the text contains every word of the query. */
export function matchesQuery(text: string, query: string): boolean {
  const plain = foldText(text);
  return searchWords(query).every((word) => plain.includes(word));
}

export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Split a text into pieces that match the query and pieces that don't. */
export function splitMatches(text: string, query: string): TextPiece[] {
  const whole = text.normalize("NFC");
  const plain = foldText(whole);
  const hit = new Array<boolean>(whole.length).fill(false);
  for (const word of searchWords(query)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  const pieces: TextPiece[] = [];
  for (let at = 0; at < whole.length; at++) {
    const last = pieces.at(-1);
    if (last && last.isMatch === hit[at]) last.text += whole[at];
    else pieces.push({ text: whole[at]!, isMatch: hit[at]! });
  }
  return pieces;
}

// --- text ----------------------------------------------------------------------------------------------------------

export interface Block {
  kind: "text" | "ruling" | "list";
  lines: string[];
}

/** Parse a paragraph's text into blocks: plain text, our own rulings (lines with `> `), lists (lines with `- `). */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const kind = line.startsWith("> ") ? "ruling" : line.startsWith("- ") ? "list" : "text";
    const content = kind === "text" ? line : line.slice(2);
    const last = blocks.at(-1);
    if (kind === "list" && last?.kind === "list") last.lines.push(content);
    else blocks.push({ kind, lines: [content] });
  }
  return blocks;
}

/** Return the text without the marks of emphasis. */
export const withoutEmphasis = (text: string): string => text.replaceAll("**", "");

/** Return the chapters with the paragraphs that match the query; all of them for an empty query. */
export function searchRules(game: string, book: readonly Chapter[], query: string): Chapter[] {
  if (!searchWords(query).length) return [...book];
  return book
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ name, clauses }) =>
        matchesQuery([paragraphTitle(game, name), withoutEmphasis(textOf(game, name)), ...clauses].join(" "), query),
      ),
    }))
    .filter((chapter) => chapter.paragraphs.length);
}
