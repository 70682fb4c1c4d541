// The player's rating at each game, kept in this browser. A finished match against computer players changes it, by
// their ratings. It is an Elo rating for tables of any size: a seat wins with a probability proportional to
// 10^(Elo / 400).
import { defaultLevel } from "../lib/games.svelte";
import type { GameInfo, MatchResult, TableInfo } from "../lib/protocol";
import { loadRatings, saveRatings, type StoredRating } from "../lib/storage";
import { levelInfo, ratingOf } from "./levels";

const ELO_SCALE = 400; // ten times as strong
const MIDDLE = 1500; // the rating of the middle level
const LEAST = 0;
const MOST = 5000; // what `adaptive` accepts
const FIRST_STEP = 120; // the most that a match changes at first, when little is known of the player
const STEP = 40; // and after some matches
const SETTLING = 10; // matches until then
const MAX_COUNTED = 60;

const strength = (elo: number): number => 10 ** (elo / ELO_SCALE);

/** Return the rating that a match leaves; `score` is the share of the victory, from 0 to 1. */
export function updatedElo(elo: number, matches: number, opponents: readonly number[], score: number): number {
  const own = strength(elo);
  const expected = own / opponents.reduce((sum, other) => sum + strength(other), own);
  const step = Math.max(STEP, FIRST_STEP - ((FIRST_STEP - STEP) * matches) / SETTLING);
  return Math.min(MOST, Math.max(LEAST, elo + step * (score - expected)));
}

/** Return the rating of somebody who hasn't played yet: that of the usual level. */
export const firstElo = (info: GameInfo | undefined): number =>
  (info && levelInfo(info, defaultLevel(info))?.rating) ?? MIDDLE;

/** Return the player's rating at a game. */
export const ratingAt = (game: string, info: GameInfo | undefined): StoredRating =>
  loadRatings()[game] ?? { elo: firstElo(info), matches: 0, counted: [] };

/** Forget the player's rating at a game. */
export function resetRating(game: string): void {
  const { [game]: _forgotten, ...others } = loadRatings();
  saveRatings(others);
}

/**
 * Return the ratings of the computer players at a table and the player's share of the victory; null if the match says
 * nothing.
 *
 * Other people have no rating here, so a match that one of them has won says nothing.
 */
export function matchScore(
  { game, seats, lesson }: Pick<TableInfo, "game" | "seats" | "lesson">,
  { winners }: Pick<MatchResult, "winners">,
  you: number,
): { opponents: number[]; score: number } | null {
  if (lesson || seats[you]?.kind !== "person" || !winners.length) return null;
  const ratings = seats.map((seat) => (seat.kind === "bot" ? ratingOf(game, seat.bot ?? "") : undefined));
  if (winners.some((seat) => seat !== you && ratings[seat] === undefined)) return null;
  const opponents = ratings.filter((rating) => rating !== undefined);
  return opponents.length ? { opponents, score: winners.includes(you) ? 1 / winners.length : 0 } : null;
}

/** Count a finished match, once. */
export function rateMatch(table: TableInfo, info: GameInfo | undefined, result: MatchResult, you: number): void {
  const before = ratingAt(table.game, info);
  const match = matchScore(table, result, you);
  if (!match || before.counted.includes(table.table)) return;
  const elo = updatedElo(before.elo, before.matches, match.opponents, match.score);
  const counted = [...before.counted, table.table].slice(-MAX_COUNTED);
  saveRatings({ ...loadRatings(), [table.game]: { elo, matches: before.matches + 1, counted } });
}
