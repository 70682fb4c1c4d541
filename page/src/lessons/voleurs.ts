// The lesson of voleurs: know what your card asks for, pay exactly, and move the Vizier when nobody can answer.
import { say } from "../lib/translations.svelte";
import type { Choice } from "../lib/protocol";
import box from "../rules/voleurs/box.json";
import type { Advice, Situation } from "./advice";

interface SeatView {
  character: string;
  hand: number[];
  cards: string[] | null;
  bag: Record<string, number> | null;
  birthday: string | null;
}

interface View {
  you: number | null;
  seat: number;
  slipper: number;
  phase: string;
  vizier: string;
  prices: Record<string, number>;
  seats: SeatView[];
  offers: { number: number; maker: number; to: number }[];
}

interface Parts {
  kind: string;
  what: string;
  start: string;
  goal: string;
  victim: string;
  change: string;
  cards: number[];
  seat: number;
}

const WANTED: Record<string, string[]> = { emerald_and_sapphire: ["emerald", "sapphire"] }; // of the lesson's own card
const PALACE = box.districts.indexOf("palace");
const HOMES = new Set(box.board.cells.filter((cell) => cell.district === PALACE && cell.shop).map((cell) => cell.name));

const CARDS = new Map(box.goods.map((card, number) => [card, number]));

const partsOf = (choice: Choice): Parts => choice.parts as unknown as Parts;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What cards are worth to a character; gem cards and surprises aren't for small change. */
const worth = (cards: readonly number[], character: string): number => sum(cards.map((card) => box.worths[card]?.[box.characters.indexOf(character)] ?? 99));

const least = (choices: readonly Choice[], weight: (parts: Parts) => number): Choice | undefined =>
  choices.reduce<Choice | undefined>((best, choice) => (best && weight(partsOf(best)) <= weight(partsOf(choice)) ? best : choice), undefined);

/** The gems that the card asks for and the bag lacks. */
export const lacking = (seat: SeatView): string[] => (WANTED[seat.birthday ?? ""] ?? []).filter((gem) => !seat.bag?.[gem]);

export function adviseVoleurs({ view: seen, choices, result, name }: Situation): Advice {
  const view = seen as unknown as View;
  const you = view.you ?? 0;
  const mine = view.seats[you]!;
  const others = sum(view.seats.filter((_, seat) => seat !== you).map((seat) => sum(seat.hand)));
  if (result) return { topic: result.winners.includes(you) ? "won" : "lost", facts: {}, action: null };
  if (!choices) return { topic: "wait", facts: { name: name(view.phase === "trading" ? (you + 1) % view.seats.length : view.seat), cards: others }, action: null };

  const lack = lacking(mine);
  const of = (kind: string): Choice[] => choices.filter((choice) => partsOf(choice).kind === kind);
  if (view.phase === "trading") {
    const offer = view.offers.find((one) => one.to === you);
    const refusal = offer && of("decline").find((choice) => choice.action === `decline ${offer.number}`);
    if (offer) return { topic: "offer", facts: { name: name(offer.maker) }, action: refusal?.action ?? of("done")[0]?.action ?? null };
    const purse = sum((mine.cards ?? []).map((card) => worth([CARDS.get(card) ?? -1], mine.character)).filter((value) => value < 99));
    return { topic: "trade", facts: { price: sum(lack.map((gem) => view.prices[gem] ?? 0)), purse }, action: of("done")[0]?.action ?? null };
  }
  const gem = least(of("gem").filter((choice) => lack.includes(partsOf(choice).what)), ({ cards }) => worth(cards, mine.character));
  if (gem) {
    const what = partsOf(gem).what;
    return { topic: "gem", facts: { gem: say("voleurs-gem-name", { gem: what }), price: view.prices[what] ?? 0 }, action: gem.action };
  }
  const moves = of("move").filter((choice) => !partsOf(choice).victim && !partsOf(choice).change);
  const home = least(moves.filter((choice) => partsOf(choice).what === "vizier" && HOMES.has(partsOf(choice).goal)), ({ cards }) => worth(cards, mine.character));
  if (!lack.length && !others && home && !HOMES.has(view.vizier)) return { topic: "vizier", facts: {}, action: home.action };
  const slipper = of("slipper").sort((one, other) => sum(view.seats[partsOf(other).seat]!.hand) - sum(view.seats[partsOf(one).seat]!.hand))[0];
  if (slipper) return { topic: "slipper", facts: {}, action: slipper.action };
  const agent = lack.length ? of("agent")[0] : undefined;
  if (agent) return { topic: "earn", facts: {}, action: agent.action };
  const small = least(moves.filter((choice) => partsOf(choice).start === partsOf(choice).goal), ({ cards }) => worth(cards, mine.character));
  return { topic: lack.length ? "earn" : "spend", facts: {}, action: small?.action ?? choices[0]?.action ?? null };
}
