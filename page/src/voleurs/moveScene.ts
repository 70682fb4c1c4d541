// The scene of a purchase and of a move: cards are paid face up, a pawn goes its way, and its victim leaves the city.
import type { Cue, Movement, Step } from "../staging/scene";
import { faces } from "./carriedArt";
import { DESERT, VIZIER } from "./model";
import { asFacts, BOW, handOf, inDesert, type Scene } from "./sceneParts";
import { cardsOf } from "./viewAfter";

type Struck = { pawn: string; seat: number | null };

const STEP_MS = 90; // for each cell of a way
const LONGEST_WAY = 900;
const MOST_STEPS = 6; // that are heard
const MOST_PAID = 8; // cards that are seen flying at once

/** Return the step in which cards are paid, face up. */
export function pay({ event, seat, before, after, you }: Scene): Step[] {
  const cards = cardsOf(event).slice(0, MOST_PAID);
  if (!cards.length) return [];
  const movements = cards.map((card, n): Movement => {
    const timing = { ms: 400, delay: n * 60, arc: 40, to: "table" };
    return seat === you
      ? { kind: "leave", piece: `card-${card}`, last: 0, ...timing }
      : { kind: "carry", art: faces(card), from: handOf(seat, you), fade: true, ...timing };
  });
  const seats = before.seats.map((was, n) =>
    n === seat ? { ...was, hand: after.seats[n]!.hand, cards: after.seats[n]!.cards } : was,
  );
  const cues = [...cards.map((_, n): readonly [Cue, number] => ["card", n * 60]), ["coin", 380] as const];
  return [{ movements, view: asFacts({ ...before, seats }), cues, pops: [`cards-${seat}`] }];
}

const spotOf = (place: unknown, pawn: unknown, owner: unknown): string =>
  place === DESERT ? inDesert(pawn, owner) : `cell-${String(place)}`;

/** Return how a pawn goes its way. */
function walk({ event, seat, after }: Scene): Step[] {
  const { what, start, goal } = event;
  const owner = what === VIZIER ? null : seat;
  const stays = after.pawns.some((pawn) => pawn.cell === goal);
  const way = (event["way"] as string[] | undefined) ?? [];
  const cells = Math.max(1, way.length);
  const ms = Math.min(LONGEST_WAY, Math.max(300, STEP_MS * cells));
  if (start === goal || start === undefined) return [];
  const steps = Math.min(MOST_STEPS, cells);
  return [
    {
      movements: [
        {
          kind: "arrive",
          piece: stays ? `pawn-${String(goal)}` : inDesert(what, owner),
          from: spotOf(start, what, owner),
          ...(stays ? { along: way.slice(0, -1).map((cell) => `cell-${cell}`) } : {}),
          ms,
          arc: way.length ? 0 : BOW,
        },
      ],
      view: asFacts(after),
      cues: Array.from({ length: steps }, (_, n): readonly [Cue, number] => ["step", (n * ms) / steps]),
    },
  ];
}

/** Return how the victim leaves the city: into the desert, or for good. */
function strike({ event, before, after }: Scene): Step[] {
  const struck = event["struck"] as Struck | undefined;
  if (!struck || event["what"] === "thief") return [];
  const kept = after.seats.some(
    (seat, n) => (seat.desert[struck.pawn] ?? 0) > (before.seats[n]!.desert[struck.pawn] ?? 0),
  );
  const expelled = struck.pawn === VIZIER || (kept && struck.pawn !== event["what"]);
  const victim = `pawn-${String(event["victim"])}`;
  const pawns = after.pawns;
  return expelled
    ? [
        {
          movements: [{ kind: "arrive", piece: inDesert(struck.pawn, struck.seat), from: victim, ms: 480, arc: 90 }],
          view: asFacts({ ...after, pawns }),
          cues: ["thud"],
        },
      ]
    : [
        {
          movements: [{ kind: "effect", at: victim, effect: "fade", ms: 500, hold: true }],
          view: asFacts(after),
          cues: ["thud"],
        },
      ];
}

/** Return a move: the cards, the way, and what happens to the victim. */
export function move(scene: Scene): Step[] {
  const { event, before, after } = scene;
  const victim = before.pawns.find((pawn) => pawn.cell === event["victim"]);
  const struck = strike(scene);
  // The victim stays until it is struck.
  const walked =
    victim && struck.length
      ? {
          ...after,
          pawns: [...after.pawns.filter(({ cell }) => cell !== victim.cell), victim],
          seats: before.seats.map((seat, n) => ({ ...after.seats[n]!, desert: seat.desert })),
        }
      : after;
  return [...pay(scene), ...walk({ ...scene, after: walked }), ...struck, { movements: [], view: asFacts(after) }];
}
