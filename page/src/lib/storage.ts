// What this browser stores: preferences, the tables at which it holds seats, the server's games, the player's ratings.
import type { Favourite, Setup } from "../home/setups";
import type { GameInfo } from "./protocol";

export interface StoredTable {
  table: string;
  game: string;
  tokens: Record<number, string>; // by seat; several where several people share this screen
  key?: string | undefined;
  names: string[];
  over: boolean;
  at: number; // time of the last change, in milliseconds
  reviewed?: boolean; // its review was opened after its end
}

export interface Preferences {
  name: string;
  colour: number; // of one's seat, with its sign; -1: as it comes
  language: string;
  theme: "night" | "day" | "";
  text: boolean;
  sound: boolean;
  volume: number; // of sounds, from 0 to 1
  pace: "" | "calm" | "usual" | "swift" | "none"; // of scenes; empty where the system decides
  keys: boolean; // single letters, digits and signs act as shortcuts
  talk: boolean; // characters say something now and then
  notices: boolean; // outside the page, when it is one's turn
}

/** How strong the player of this browser is at a game. */
export interface StoredRating {
  elo: number;
  matches: number; // that it goes by
  counted: string[]; // the latest tables among them
}

const PREFERENCES_KEY = "baghdad.likes"; // unchanged since the first version, so that nobody loses anything
const TABLES_KEY = "baghdad.tables";
const GAMES_KEY = "baghdad.games";
const RATINGS_KEY = "baghdad.ratings";
const SETUPS_KEY = "baghdad.setups";
const COACH_KEY = "baghdad.coach";
const SCHOOL_KEY = "baghdad.school";
const BLOCKED_KEY = "baghdad.blocked";
const MAX_TABLES = 60;
const DEFAULTS: Preferences = {
  name: "",
  colour: -1,
  language: "",
  theme: "",
  text: false,
  sound: false,
  volume: 0.4,
  pace: "",
  keys: true,
  talk: true,
  notices: false,
};

function read<Data>(key: string, fallback: Data): Data {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Data | null) ?? fallback;
  } catch {
    return fallback;
  }
}

function write(key: string, data: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(data));
  } catch {
    // Storage may be full or forbidden; the page works without it.
  }
}

export const loadPreferences = (): Preferences => ({ ...DEFAULTS, ...read<Partial<Preferences>>(PREFERENCES_KEY, {}) });
export const savePreferences = (changes: Partial<Preferences>): void =>
  write(PREFERENCES_KEY, { ...loadPreferences(), ...changes });

/** Return the colour that the person wishes for, or null. */
export function wishedColour(): number | null {
  const { colour } = loadPreferences();
  return colour < 0 ? null : colour;
}

/** Return all stored tables, the latest first. */
export const storedTables = (): StoredTable[] =>
  read<StoredTable[]>(TABLES_KEY, []).sort((one, other) => other.at - one.at);
export const storedTable = (name: string): StoredTable | undefined =>
  storedTables().find((stored) => stored.table === name);

export function storeTable(table: StoredTable): void {
  const others = storedTables().filter((stored) => stored.table !== table.table);
  write(TABLES_KEY, [table, ...others].slice(0, MAX_TABLES));
}

export const removeTable = (name: string): void =>
  write(
    TABLES_KEY,
    storedTables().filter((stored) => stored.table !== name),
  );

export const loadGames = (): GameInfo[] => read<GameInfo[]>(GAMES_KEY, []);
export const saveGames = (games: readonly GameInfo[]): void => write(GAMES_KEY, games);

/** Return the numbers of the steps of each game's school that are done. */
export const loadSchool = (): Record<string, number[]> => read<Record<string, number[]>>(SCHOOL_KEY, {});
export function saveStep(game: string, step: number): void {
  const school = loadSchool();
  write(SCHOOL_KEY, { ...school, [game]: [...new Set([...(school[game] ?? []), step])].sort((a, b) => a - b) });
}

/** What is kept of the coach: the first tables of each game, and what was switched on or off. */
export interface StoredCoach {
  tables: Record<string, string[]>;
  wish: "" | "on" | "off"; // empty: on in the first matches
  quiet: boolean; // without warnings
}
export const loadCoach = (): StoredCoach => ({
  ...{ tables: {}, wish: "", quiet: false },
  ...read<Partial<StoredCoach>>(COACH_KEY, {}),
});
export const saveCoach = (changes: Partial<StoredCoach>): void => write(COACH_KEY, { ...loadCoach(), ...changes });

export const loadRatings = (): Record<string, StoredRating> => read<Record<string, StoredRating>>(RATINGS_KEY, {});
export const saveRatings = (ratings: Readonly<Record<string, StoredRating>>): void => write(RATINGS_KEY, ratings);

export interface Setups {
  last: Setup | null;
  favourites: Favourite[];
}
export const loadSetups = (): Setups => ({ last: null, favourites: [], ...read<Partial<Setups>>(SETUPS_KEY, {}) });
export const saveSetups = (setups: Setups): void => write(SETUPS_KEY, setups);

/** Return the names of people whose chat messages are hidden at every table. */
export const blockedNames = (): string[] => read<string[]>(BLOCKED_KEY, []);
export const saveBlockedNames = (names: readonly string[]): void => write(BLOCKED_KEY, names);
