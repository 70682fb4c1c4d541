import { translate, translations } from "../lib/translations.svelte";

/** Return a sentence about a game, if the catalogue has one. */
export const aboutGame = (key: string): string => (translations.has(key) ? translate(key) : "");
