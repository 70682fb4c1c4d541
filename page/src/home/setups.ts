// Set-ups of tables that this browser stores: the last one, and favourites with a name.
import { characterOf, usualBots } from "../characters/levels";
import type { OptionValue } from "../lib/options";
import type { GameInfo, NewTable } from "../lib/protocol";
import { loadSetups, saveSetups } from "../lib/storage";
import { translations } from "../lib/translations.svelte";
import { nameOfOccupant } from "./occupantNames";
import { colourAt, isBot, ME, newSeats, offered, type Occupant } from "./seating.svelte";

export interface Setup {
  game: string;
  occupants: Occupant[];
  others: Record<number, string>; // names of other people at this screen
  options: Record<string, OptionValue>;
  listed: boolean;
  clock: number; // seconds for a turn; 0: no limit
}
export interface Favourite {
  name: string;
  setup: Setup;
}

const USUAL_PLAYERS = 3; // if the game allows

/** Return a set-up for people who choose nothing: oneself against computer players of the usual level. */
export function usualSetup(info: GameInfo): Setup {
  const bots = Math.min(info.max_players, Math.max(info.min_players, USUAL_PLAYERS)) - 1;
  return {
    game: info.game,
    occupants: [ME, ...usualBots(info, bots)],
    others: {},
    options: {},
    listed: false,
    clock: 0,
  };
}

/** Return whether a game of the server still has what a set-up names. */
export const isPossible = (setup: Setup, info: GameInfo | undefined): info is GameInfo =>
  info !== undefined &&
  setup.occupants.length <= info.max_players &&
  setup.occupants.every((occupant) => !isBot(occupant) || offered(info).includes(occupant)) &&
  Object.keys(setup.options).every((name) => info.options.some((option) => option.name === name));

/** Return the request for a new table with a set-up. */
export const newTable = (setup: Setup, info: GameInfo, name: string): NewTable => ({
  game: setup.game,
  seats: newSeats(info, setup.occupants, name, setup.others),
  options: setup.options,
  listed: setup.listed,
  clock: setup.clock ? { seconds: setup.clock, then: "bot" } : null,
});

/** Return who sits at the table, in words. */
export const playersOf = ({ occupants, others }: Setup): string =>
  translations.list(occupants.map((occupant, seat) => nameOfOccupant(occupant, others[seat])));

/** Return the seats of characters, whose faces stand for a set-up. */
export const facesOf = ({ occupants }: Setup): { occupant: Occupant; seat: number }[] =>
  occupants
    .map((occupant, seat) => ({ occupant, seat: colourAt(occupants, seat) }))
    .filter(({ occupant }) => characterOf(occupant));

export const lastSetup = (): Setup | null => loadSetups().last;
export const keepLast = (setup: Setup): void => saveSetups({ ...loadSetups(), last: setup });
export const favourites = (): Favourite[] => loadSetups().favourites;

/** Keep a set-up under a name; one of the same name is replaced. */
export function keepFavourite(name: string, setup: Setup): void {
  const setups = loadSetups();
  saveSetups({ ...setups, favourites: [...setups.favourites.filter((one) => one.name !== name), { name, setup }] });
}
export function removeFavourite(name: string): void {
  const setups = loadSetups();
  saveSetups({ ...setups, favourites: setups.favourites.filter((one) => one.name !== name) });
}
