// Options of a game as forms and tables name them.
import type { GameInfo } from "./protocol";
import { translate, translations } from "./translations.svelte";

export type OptionValue = boolean | number | string;

const withBlanks = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** Return what an option does; its name where no catalogue has a sentence. */
export function optionText(game: string, name: string): string {
  const key = `${game}-option-${name.replaceAll("_", "-")}`;
  return translations.has(key) ? translate(key) : withBlanks(name);
}

/** Return the name of a choice. */
export function choiceText(game: string, option: string, choice: string): string {
  if (!choice) return translate("page-option-none");
  const key = `page-choice-${game}-${option.replaceAll("_", "-")}-${choice}`;
  return translations.has(key) ? translate(key) : withBlanks(choice);
}

/** Return what a choice changes; nothing where no catalogue has a sentence. */
export const choiceAbout = (game: string, option: string, choice: string): string =>
  translations.ifKnown(`page-choice-${game}-${option.replaceAll("_", "-")}-${choice}-about`, {});

/** Return the values that differ from the defaults, which is what the server needs to know. */
export function changedOptions(
  info: GameInfo,
  values: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  return Object.fromEntries(
    info.options.flatMap(({ name, default: usual }) =>
      name in values && values[name] !== usual ? [[name, values[name]!]] : [],
    ),
  );
}
