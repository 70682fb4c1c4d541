// Control characters of Unicode for the direction of writing.
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ["\u2068", "\u2069"];
const [RIGHT_TO_LEFT_OVERRIDE, POP_OVERRIDE] = ["\u202e", "\u202c"];

/** Return the text so that it keeps its own direction inside another one. */
export const isolate = (text: string): string => FIRST_STRONG_ISOLATE + text + POP_ISOLATE;

/** Return the text with its words written from right to left, as those of such a language are. */
export const mirrorWords = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => RIGHT_TO_LEFT_OVERRIDE + word + POP_OVERRIDE);
