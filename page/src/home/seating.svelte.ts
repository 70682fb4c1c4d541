// Who sits where at a new table: the choices for each seat, while the form is filled in.
import { ADAPTIVE, characterOf, usualBots } from "../characters/levels";
import { ratingAt } from "../characters/rating";
import type { GameInfo, NewSeat } from "../lib/protocol";
import { translate } from "../lib/translations.svelte";

/** Who sits at a seat: oneself, a friend who gets a link, somebody else at this screen, or else a computer player. */
export type Sitter = string;
export const ME = "me";
export const HERE = "here";
export const OPEN = "open";
const PEOPLE: readonly Sitter[] = [ME, HERE, OPEN];
const DEFAULT_PLAYERS = 3;

export const isBot = (sitter: Sitter): boolean => !PEOPLE.includes(sitter);
/** Return whether a sitter can have one seat only. */
export const isUnique = (sitter: Sitter): boolean => sitter === ME || characterOf(sitter) !== undefined;

export class Seating {
  players = $state(DEFAULT_PLAYERS); // as many as were asked for; a game may take fewer or need more
  current = $state(1); // the seat whose sitter is being chosen
  others = $state<Record<number, string>>({}); // names of other people at this screen
  private chosen = $state<Record<number, Sitter>>({ 0: ME });

  /** Return who sits at each seat of a game: those chosen, as far as the game has them, and else its usual computer players. */
  sitters(info: GameInfo, players: number): Sitter[] {
    const chosen = Array.from({ length: players }, (_, seat) => this.chosen[seat]).map((sitter) =>
      sitter !== undefined && (!isBot(sitter) || offered(info).includes(sitter)) ? sitter : undefined,
    );
    const usual = usualBots(info, players + chosen.length);
    const free = usual.filter((bot) => !isUnique(bot) || !chosen.includes(bot));
    return chosen.map((sitter) => sitter ?? free.shift() ?? usual[0]!);
  }

  /** Seat somebody; whoever can have one seat only leaves theirs to a usual computer player. */
  choose(seat: number, sitter: Sitter): void {
    const others = Object.entries(this.chosen).filter(([, other]) => !isUnique(sitter) || other !== sitter);
    this.chosen = { ...Object.fromEntries(others), [seat]: sitter };
  }

  /** Keep who sits there now, so that a change elsewhere doesn't move them. */
  keep(sitters: readonly Sitter[]): void {
    this.chosen = { ...this.chosen, ...sitters };
  }

  /** Remove a seat; those behind it move up. */
  remove(seat: number, sitters: readonly Sitter[]): void {
    const left = sitters.filter((_, n) => n !== seat);
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

/** Return the computer players that a game offers. */
export const offered = (info: GameInfo): Sitter[] => [...info.bots, ...(info.adaptive ? [ADAPTIVE] : [])];

/** Return seats as the server wants them; an adaptive player gets the rating to go by. */
export function newSeats(
  info: GameInfo,
  sitters: readonly Sitter[],
  name: string,
  others: Record<number, string>,
): NewSeat[] {
  return sitters.map((sitter, seat) => {
    if (sitter === ME) return { kind: "person", name: name.trim() || translate("page-guest") };
    if (sitter === HERE)
      return { kind: "person", name: others[seat]?.trim() || translate("page-seat", { number: seat + 1 }) };
    if (sitter === OPEN) return { kind: "open" };
    if (sitter !== ADAPTIVE) return { kind: "bot", bot: sitter };
    return { kind: "bot", bot: `${ADAPTIVE}:${Math.round(ratingAt(info.game, info).elo)}` };
  });
}
