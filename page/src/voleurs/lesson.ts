// Advice for the lesson of voleurs: buy the gems of the birthday card, pay exactly, and move the Vizier when nobody can
// respond. Prices, payments and where the Vizier is at home come from the server; here they are only compared.
import type { LessonAdvice, Situation } from "../lessons/advice";
import type { Choice, Facts } from "../lib/protocol";
import { translate, type Arguments } from "../lib/translations.svelte";
import { VIZIER } from "./model";
import { LaidCards } from "./selection";
import { staticData } from "./staticData.svelte";

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

interface Details {
  kind: string;
  what: string;
  start: string;
  goal: string;
  victim: string;
  change: string;
  paid?: number; // in dinars; a gem card has no price
  home?: boolean; // the Vizier would be at home
  to: number; // the receiver
}

const detailsOf = (choice: Choice): Details => choice.details as unknown as Details;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const paidFor = (choice: Choice): number => detailsOf(choice).paid ?? Infinity;

/** Return the choice with the smallest payment. */
const cheapest = (choices: readonly Choice[]): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (best, choice) => (best && paidFor(best) <= paidFor(choice) ? best : choice),
    undefined,
  );

/** Return the gems that the birthday card names and the bag lacks. */
export const lacking = (seat: SeatView): string[] =>
  (staticData.data?.birthdays[seat.birthday ?? ""] ?? []).filter((gem) => !seat.bag?.[gem]);

/** Return the facts of the sentence at the start of the lesson. */
export const startFacts = (view: Facts): Arguments => ({
  birthday: translate("voleurs-birthday", { birthday: String((view["seats"] as SeatView[])[0]?.birthday) }),
});

export function advise({ view: rawView, choices, result, name }: Situation): LessonAdvice {
  const view = rawView as unknown as View;
  const you = view.you ?? 0;
  const mine = view.seats[you]!;
  const others = sum(view.seats.filter((_, seat) => seat !== you).map((seat) => sum(seat.hand)));
  if (result) return { topic: result.winners.includes(you) ? "won" : "lost", facts: {}, action: null };
  if (!choices)
    return {
      topic: "wait",
      facts: { name: name(view.phase === "trading" ? (you + 1) % view.seats.length : view.seat), cards: others },
      action: null,
    };

  const lack = lacking(mine);
  const of = (kind: string): Choice[] => choices.filter((choice) => detailsOf(choice).kind === kind);
  if (view.phase === "trading") {
    const offer = view.offers.find((one) => one.to === you);
    const refusal = offer && of("decline").find((choice) => choice.action === `decline ${offer.number}`);
    if (offer)
      return {
        topic: "offer",
        facts: { name: name(offer.maker) },
        action: refusal?.action ?? of("done")[0]?.action ?? null,
      };
    const purse = staticData.data ? new LaidCards(mine.cards ?? [], staticData.data, mine.character).worth : 0;
    return {
      topic: "trade",
      facts: { price: sum(lack.map((gem) => view.prices[gem] ?? 0)), purse },
      action: of("done")[0]?.action ?? null,
    };
  }
  const gem = cheapest(of("gem").filter((choice) => lack.includes(detailsOf(choice).what)));
  if (gem) {
    const what = detailsOf(gem).what;
    return {
      topic: "gem",
      facts: { gem: translate("voleurs-gem-name", { gem: what }), price: view.prices[what] ?? 0 },
      action: gem.action,
    };
  }
  const moves = of("move").filter((choice) => !detailsOf(choice).victim && !detailsOf(choice).change);
  const homecomings = moves.filter((choice) => detailsOf(choice).what === VIZIER && detailsOf(choice).home);
  const home = cheapest(homecomings);
  const isHome = homecomings.some((choice) => detailsOf(choice).goal === view.vizier); // he could stay
  if (!lack.length && !others && home && !isHome) return { topic: "vizier", facts: {}, action: home.action };
  const slipper = of("slipper").sort(
    (one, other) => sum(view.seats[detailsOf(other).to]!.hand) - sum(view.seats[detailsOf(one).to]!.hand),
  )[0];
  if (slipper) return { topic: "slipper", facts: {}, action: slipper.action };
  const agent = lack.length ? of("agent")[0] : undefined;
  if (agent) return { topic: "earn", facts: {}, action: agent.action };
  const small = cheapest(moves.filter((choice) => detailsOf(choice).start === detailsOf(choice).goal));
  return { topic: lack.length ? "earn" : "spend", facts: {}, action: small?.action ?? choices[0]?.action ?? null };
}
