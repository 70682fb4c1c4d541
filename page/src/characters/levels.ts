// The levels of computer players as characters: who they are, and which of them sit at a new table.
import { defaultLevel, games } from "../lib/games.svelte";
import type { GameInfo, LevelInfo } from "../lib/protocol";
import { botName } from "../lib/seatNames";

export const ADAPTIVE = "adaptive"; // plays as well as the person, by the rating after a colon
export const LEVELS = 9;
const WITH_FACES = ["yusuf", "jafar", "maryam", "idris", "dunya", "safiya", "thabit", "rayhana", "shadow", ADAPTIVE];

/** Return the name of the character that a computer player is; nothing for others, which have no face or words. */
export function characterOf(bot: string | undefined): string | undefined {
  const name = botName(bot ?? "");
  return WITH_FACES.includes(name) ? name : undefined;
}

/** Return what the server tells of a level of a game. */
export const levelInfo = (info: GameInfo | undefined, bot: string): LevelInfo | undefined =>
  info?.levels?.find((level) => level.name === botName(bot));

/** Return the rating of a computer player; an adaptive one plays at that of its parameter. */
export function ratingOf(game: string, bot: string): number | undefined {
  const [name, parameter] = bot.split(":");
  return name === ADAPTIVE ? Number(parameter) || undefined : levelInfo(games.info(game), bot)?.rating;
}

/** Return computer players for a number of seats, at about the usual level; characters are there once each. */
export function usualBots(info: GameInfo, count: number): string[] {
  const usual = info.bots.indexOf(defaultLevel(info));
  const nearest = [...info.bots.keys()].sort((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
  const characters = nearest.map((n) => info.bots[n]!).filter(characterOf);
  const more = Array.from({ length: Math.max(0, count - characters.length) }, () => defaultLevel(info));
  return [...characters, ...more].slice(0, count);
}
