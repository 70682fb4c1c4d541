// The lines that the characters of a table have said, for the parts of the page that display them, and their sentences.
import { getContext, setContext } from "svelte";
import type { Names } from "../lib/seatNames";
import { translate, translations } from "../lib/translations.svelte";
import type { Line } from "./talk";

const CONTEXT = "talk";
const WORDS = "characters"; // their catalogue

export const loadWords = (): Promise<void> => translations.loadExtra(WORDS);

/** Give the lines to all components inside; a function, so that they follow its changes. */
export const provideLines = (lines: () => readonly Line[]): void => void setContext(CONTEXT, lines);

/** Return the function that gives the lines; where no table provides them there are none. */
export const givenLines = (): (() => readonly Line[]) =>
  getContext<(() => readonly Line[]) | undefined>(CONTEXT) ?? (() => []);

/** Return what a character says, without quotation marks; nothing until its words are loaded. */
export const saidText = ({ moment, character }: Pick<Line, "moment" | "character">): string =>
  translations.ifKnown(`talk-${moment}-${character}`, {});

/** Return the name and what is said, in quotation marks. */
export function lineText(line: Line, names: Names): string {
  const text = saidText(line);
  return text && translate("talk-line", { name: names(line.seat, true), text });
}
