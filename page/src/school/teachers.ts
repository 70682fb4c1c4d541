// Who teaches, what is answered, and against whom one plays after the school.
import { games } from "../lib/games.svelte";
import type { NewTable } from "../lib/protocol";
import { translate, translations } from "../lib/translations.svelte";

const TEACHERS = ["dunya", "idris"] as const;
export const FIRST_RIVAL = "yusuf";
const RIVALS = [FIRST_RIVAL, "jafar", "maryam"] as const;

/** Return one character, or another where the first sits at the table. */
export const teacherFor = (seated: readonly string[]): string =>
  TEACHERS.find((teacher) => !seated.includes(teacher)) ?? TEACHERS[0];

/** Return the answer to a wrong try: of the step, else of the game's school, else of any. */
export function answerText(game: string, step: number, key: string): string {
  const known = [`school-${game}-${step}-${key}`, `school-${game}-${key}`].find((one) => translations.has(one));
  return translate(known ?? "school-other");
}

/** Return a first match against as few computer players as a game allows. */
export function firstMatch(game: string, name: string): NewTable {
  const rivals = Math.max(1, (games.info(game)?.min_players ?? 2) - 1);
  const others = Array.from({ length: rivals }, (_, n) => ({
    kind: "bot" as const,
    name: "",
    bot: RIVALS[n] ?? FIRST_RIVAL,
  }));
  const seats = [{ kind: "person" as const, name, bot: "" }, ...others];
  return { game, seats, options: {}, listed: false, clock: null };
}
