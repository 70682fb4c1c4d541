// What the characters say at the table: few lines, chosen from what the reader has seen of the match and from nothing
// else, so that the same match gives the same lines and no secret can get into them.
import type { MatchResult, TableInfo, Update } from "../lib/protocol";
import { effectivePlays } from "../table/log";
import { characterOf } from "./levels";

export type Moment = "says" | "chest" | "robbed" | "caught" | "wins" | "loses";

/** Something at which a player might say a line. */
export interface Occasion {
  number: number; // of the update
  seat: number;
  moment: Moment;
}

/** A line that a character says; its sentence is `talk-MOMENT-CHARACTER`. */
export interface Line extends Occasion {
  character: string;
}

/** Find the occasions of a game in the plays that are still in effect, in order. */
export type FindOccasions = (plays: readonly Update[], you: number | null) => Occasion[];

const MOST_LINES = 4; // of a match, besides one at its start and one at its end
const DISTANCE = 12; // plays between two lines

/** Return a number below a limit that depends on a text: the same for everybody at a table. */
export function pick(text: string, limit: number): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521;
  return hash % limit;
}

/** Return the lines of a match so far. */
export function linesOf(
  table: Pick<TableInfo, "table" | "seats" | "lesson">,
  updates: readonly Update[],
  result: Pick<MatchResult, "winners"> | null,
  you: number | null,
  findOccasions: FindOccasions,
): Line[] {
  const plays = effectivePlays(updates);
  const talkers = table.seats.flatMap(({ kind, bot }, seat) => {
    const character = kind === "bot" && seat !== you ? characterOf(bot) : undefined;
    return character ? [{ seat, character }] : [];
  });
  if (table.lesson || !talkers.length) return [];
  const chosen = (from: typeof talkers): (typeof talkers)[number] => from[pick(table.table, from.length)]!;
  const lines: Line[] = [{ ...chosen(talkers), number: plays[0]?.number ?? 0, moment: "says" }];
  const places = new Map(plays.map((play, place) => [play.number, place]));
  let last = 0;
  for (const occasion of findOccasions(plays, you)) {
    const talker = talkers.find(({ seat }) => seat === occasion.seat);
    const place = places.get(occasion.number) ?? 0;
    const said = lines.some(({ seat, moment }) => seat === occasion.seat && moment === occasion.moment);
    if (!talker || said || place - last < DISTANCE || lines.length > MOST_LINES) continue;
    lines.push({ ...occasion, character: talker.character });
    last = place;
  }
  if (result) {
    const winners = talkers.filter(({ seat }) => result.winners.includes(seat));
    const end = winners[0] ?? chosen(talkers);
    lines.push({ ...end, number: plays.at(-1)?.number ?? 0, moment: winners.length ? "wins" : "loses" });
  }
  return lines;
}
