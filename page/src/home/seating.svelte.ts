// Who sits where at a new table: the choices for each seat, while the form is filled in.
import { ADAPTIVE, characterOf, usualBots } from "../characters/levels";
import { ratingAt } from "../characters/rating";
import type { GameInfo, NewSeat } from "../lib/protocol";
import { wishedColour } from "../lib/storage";
import { translate } from "../lib/translations.svelte";

/** Who sits at a seat: oneself, a friend who gets a link, somebody else at this screen, or else a computer player. */
export type Occupant = string;
export const ME = "me";
export const HERE = "here";
export const OPEN = "open";
const PEOPLE: readonly Occupant[] = [ME, HERE, OPEN];
const DEFAULT_PLAYERS = 3;

export const isBot = (occupant: Occupant): boolean => !PEOPLE.includes(occupant);
/** Return whether a occupant can have one seat only. */
export const isUnique = (occupant: Occupant): boolean => occupant === ME || characterOf(occupant) !== undefined;

export class Seating {
  players = $state(DEFAULT_PLAYERS); // as many as were asked for; a game may take fewer or need more
  current = $state(1); // the seat whose occupant is being chosen
  others = $state<Record<number, string>>({}); // names of other people at this screen
  private chosen = $state<Record<number, Occupant>>({ 0: ME });

  /** Return who sits at each seat of a game: those chosen, as far as the game has them, else its usual bots. */
  occupants(info: GameInfo, players: number): Occupant[] {
    const chosen = Array.from({ length: players }, (_, seat) => this.chosen[seat]).map((occupant) =>
      occupant !== undefined && (!isBot(occupant) || offered(info).includes(occupant)) ? occupant : undefined,
    );
    const usual = usualBots(info, players + chosen.length);
    const free = usual.filter((bot) => !isUnique(bot) || !chosen.includes(bot));
    return chosen.map((occupant) => occupant ?? free.shift() ?? usual[0]!);
  }

  /** Seat somebody; whoever can have one seat only leaves theirs to a usual computer player. */
  choose(seat: number, occupant: Occupant): void {
    const others = Object.entries(this.chosen).filter(([, other]) => !isUnique(occupant) || other !== occupant);
    this.chosen = { ...Object.fromEntries(others), [seat]: occupant };
  }

  /** Keep who sits there now, so that a change elsewhere doesn't move them. */
  keep(occupants: readonly Occupant[]): void {
    this.chosen = { ...this.chosen, ...occupants };
  }

  /** Remove a seat; those behind it move up. */
  remove(seat: number, occupants: readonly Occupant[]): void {
    const left = occupants.filter((_, n) => n !== seat);
    this.chosen = { ...left };
    this.others = Object.fromEntries(
      Object.entries(this.others)
        .filter(([n]) => Number(n) !== seat)
        .map(([n, name]) => [Number(n) > seat ? Number(n) - 1 : n, name]),
    );
    this.players = left.length;
    this.current = Math.min(this.current, left.length - 1);
  }
}

/** Return the colour of a seat at a new table, where oneself has the one wished for. */
export function colourAt(occupants: readonly Occupant[], seat: number): number {
  const [mine, wish] = [occupants.indexOf(ME), wishedColour()];
  if (wish === null || mine < 0) return seat;
  return seat === mine ? wish : seat === wish ? mine : seat;
}

/** Return the computer players that a game offers. */
export const offered = (info: GameInfo): Occupant[] => [...info.bots, ...(info.adaptive ? [ADAPTIVE] : [])];

/** Return seats as the server wants them; an adaptive player gets the rating to go by. */
export function newSeats(
  info: GameInfo,
  occupants: readonly Occupant[],
  name: string,
  others: Record<number, string>,
): NewSeat[] {
  return occupants.map((occupant, seat) => {
    if (occupant === ME)
      return { kind: "person", name: name.trim() || translate("page-guest"), colour: wishedColour() };
    if (occupant === HERE)
      return { kind: "person", name: others[seat]?.trim() || translate("page-seat", { number: seat + 1 }) };
    if (occupant === OPEN) return { kind: "open" };
    if (occupant !== ADAPTIVE) return { kind: "bot", bot: occupant };
    return { kind: "bot", bot: `${ADAPTIVE}:${Math.round(ratingAt(info.game, info).elo)}` };
  });
}
