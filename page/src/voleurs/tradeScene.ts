// The scene of a trade: both sides' cards cross, backs up. Whoever traded then turns over what came, and learns whether
// it is what was claimed.
import type { GameEvent } from "../lib/protocol";
import type { Cue, Movement, Step } from "../staging/scene";
import { backs, faces } from "./carriedArt";
import { asFacts, handOf, type Scene } from "./sceneParts";

const CROSSING = 560; // milliseconds
const CROSSING_BOW = 26; // pixels
const PAUSE = 420; // before the cards are turned over
const TURN = 420;

interface Side {
  from: number;
  to: number;
  counts: readonly number[]; // by district
  cards: readonly string[]; // for those who traded
  claims: readonly string[];
}

const listOf = (event: GameEvent, fact: string): string[] => (event[fact] as string[] | undefined) ?? [];

export function tradeScene({ event, seat, after, you }: Scene): Step[] {
  const maker = Number(event["maker"]);
  const given: Side = {
    from: maker,
    to: seat,
    counts: event["given"] as number[],
    cards: listOf(event, "given_cards"),
    claims: listOf(event, "given_claims"),
  };
  const returned: Side = {
    from: seat,
    to: maker,
    counts: event["returned"] as number[],
    cards: listOf(event, "returned_cards"),
    claims: listOf(event, "returned_claims"),
  };
  const received = [given, returned].find((side) => side.to === you && side.cards.length);
  const verdict = received ? verdictOf(received) : null;
  const cues: (Cue | readonly [Cue, number])[] = ["slip"];
  if (received) cues.push(["turn", CROSSING + PAUSE]);
  if (verdict) cues.push([verdict, CROSSING + PAUSE + TURN]);
  return [
    {
      movements: [...cross(given, CROSSING_BOW, you), ...cross(returned, -CROSSING_BOW, you)],
      view: asFacts(after),
      cues,
      pops: [`cards-${seat}`, `cards-${maker}`],
    },
  ];
}

/** Return how a side's cards go to the other. */
function cross({ from, to, counts, cards }: Side, arc: number, you: number | null): Movement[] {
  if (cards.length && (from === you || to === you))
    return cards.map((card, n): Movement => ({
      kind: "carry",
      art: faces(card, true),
      from: from === you ? [`card-${card}`, ...[handOf(from, you)].flat()] : handOf(from, you),
      to: handOf(to, you),
      ms: CROSSING,
      delay: n * 60,
      arc,
      ...(to === you ? { turned: TURN, pause: PAUSE } : { fade: true }),
    }));
  let n = 0;
  return counts.flatMap((count, district) =>
    Array.from({ length: count }, (): Movement => ({
      kind: "carry",
      art: backs(district),
      from: handOf(from, you),
      to: handOf(to, you),
      ms: CROSSING,
      delay: 60 * n++,
      arc,
      fade: true,
    })),
  );
}

/** Return whether what came was claimed truly; null if nothing was claimed. */
function verdictOf({ cards, claims }: Side): "true" | "lie" | null {
  const claimed = cards.filter((_, n) => claims[n]);
  if (!claimed.length) return null;
  return cards.every((card, n) => !claims[n] || claims[n] === card) ? "true" : "lie";
}
