// The scenes of dieb: in which steps the board shows an event.
import type { Facts, GameEvent } from "../lib/protocol";
import type { Art, Movement, Place, Staging, Step } from "../staging/scene";
import { GuardPlaces, type Guard, type Places } from "./guardPlaces";
import { LETTERS, type View } from "./model";
import { viewAfter } from "./viewAfter";

const GUARD_BOW = 60; // pixels
const CARD_BOW = 40;
const CARD_WIDTH = 46;
const MOST_DRAWN = 8; // cards that are seen flying at once

interface Scene {
  event: GameEvent;
  seat: number;
  from: number; // palace
  to: number;
  before: View;
  after: View;
  you: number | null;
  guards: readonly Places[]; // before
  places: readonly Places[]; // after
}
type Play = (scene: Scene) => Step[];

/** Return the scenes of dieb for a board, which knows where guards stand. */
export function makeScenes(guardPlaces: GuardPlaces): (event: GameEvent, staging: Staging) => Step[] {
  return (event, { before: seen, next, later, you }) => {
    const before = seen as unknown as View;
    const after = viewAfter(event, before, next as unknown as View, later);
    const from = LETTERS.indexOf(event["palace"] as "a");
    const to = event["target"] === undefined ? from : LETTERS.indexOf(event["target"] as "a");
    const guards = guardPlaces.at(before);
    const places = guardPlaces.follow(guards, after);
    const scene = { event, seat: Number(event["seat"]), from, to, before, after, you, guards, places };
    return SCENES[event.event]?.(scene) ?? [{ movements: [], view: asFacts(after) }];
  };
}

const asFacts = (view: View): Facts => view as unknown as Facts;
const panel = (seat: number, ...parts: string[]): Place => [...parts.map((part) => `${part}-${seat}`), `seat-${seat}`];

/** Return the step in which a guard goes to its new place, with its thief if it escorts one. */
function walk({ seat, from, to, after, guards, places, event }: Scene, ms: number): Step {
  const owner: Guard = event.event.startsWith("neutral") || event.event === "place_neutral" ? "neutral" : seat;
  const landing = places[to]!.findIndex((guard, place) => guard === owner && guards[to]![place] !== owner);
  const left = guards[from]!.findIndex((guard, place) => guard === owner && places[from]![place] !== owner);
  const placing = event.event.startsWith("place");
  const escorted: Movement[] =
    event.event === "escort"
      ? [{ kind: "arrive", piece: `thief-${to}-${seat}`, from: `yard-${from}-${seat}`, ms, delay: 40, arc: GUARD_BOW }]
      : [];
  return {
    movements: [
      {
        kind: "arrive",
        piece: `guard-${to}-${Math.max(0, landing)}`,
        from: placing ? panel(seat, "figure") : `gate-${from}-${Math.max(0, left)}`,
        ms,
        arc: GUARD_BOW,
      },
      ...escorted,
    ],
    view: asFacts(after),
    cues: escorted.length
      ? [
          ["step", ms - 200],
          ["step", ms - 40],
        ]
      : [["step", ms - 160]],
    pops: escorted.length ? [`count-${from}-${seat}`, `count-${to}-${seat}`] : [],
  };
}

const cardArt = (card: number | "*" | "?", turned = false): Art => ({ kind: "card", width: CARD_WIDTH, card, turned });

/** Return the step in which cards are paid: each past a guard that wants one, then to the discards. */
function pay({ event, seat, to, before, you, guards }: Scene, ms: number, back: Partial<View>): Step[] {
  const counts = (event["cards"] as number[] | undefined) ?? [];
  const dancers = Number(event["dancers"] ?? 0);
  const cards: (number | "*")[] = [
    ...counts.flatMap((count, palace) => Array<number>(Math.max(0, count)).fill(palace)),
    ...Array<"*">(Math.max(0, dancers)).fill("*"),
  ];
  if (!cards.length) return [];
  const own = seat === you;
  const paid =
    event.event === "smuggle"
      ? guards[to]!.flatMap((guard, place) => (guard === null || guard === seat ? [] : [place]))
      : [];
  const used = new Map<number | "*", number>();
  const movements = cards.map((card, n): Movement => {
    const last = used.get(card) ?? 0;
    used.set(card, last + 1);
    const via = paid.length ? { via: `gate-${to}-${paid[n % paid.length]}` } : {};
    const goal: Place = card === "*" ? ["dancer-pile", "table"] : ["discards", "table"];
    const timing = { ms, delay: n * 60, arc: CARD_BOW, ...via, to: goal };
    return own
      ? { kind: "leave", piece: `card-${card}`, last, ...timing }
      : { kind: "carry", art: cardArt(card), from: panel(seat, "cards"), fade: true, ...timing };
  });
  const coins = paid.length ? cards.map((_, n): readonly ["coin", number] => ["coin", ms / 2 + n * 60]) : [];
  return [
    {
      movements,
      view: asFacts({ ...before, ...back }),
      cues: [...cards.map((_, n): readonly ["card", number] => ["card", n * 60]), ...coins],
    },
  ];
}

/** Return what is paid of a view, so that cards are gone before the piece has moved. */
const paidParts = ({ hands, discard, dancers }: View): Partial<View> => ({ hands, discard, dancers });

const guardMove: Play = (scene) => [...pay(scene, 300, paidParts(scene.after)), walk(scene, 480)];

const smuggle: Play = (scene) => {
  const { seat, to, after } = scene;
  return [
    ...pay(scene, scene.guards[to]!.some((guard) => guard !== null && guard !== seat) ? 780 : 420, paidParts(after)),
    {
      movements: [
        { kind: "arrive", piece: `thief-${to}-${seat}`, from: panel(seat, "reserve", "figure"), ms: 520, arc: 70 },
      ],
      view: asFacts(after),
      cues: [["step", 360]],
      pops: [`count-${to}-${seat}`, `reserve-${seat}`],
    },
  ];
};

const theft: Play = ({ seat, to, before, after }) => {
  const home = before.palaces[to]!.thieves[seat]! - after.palaces[to]!.thieves[seat]!;
  const empty = {
    ...before,
    palaces: after.palaces.map((palace, n) => (n === to ? { ...palace, chests: before.palaces[n]!.chests } : palace)),
    supplies: after.supplies,
  };
  return [
    {
      movements: [
        { kind: "effect", at: `glow-${to}`, effect: "glow", ms: 400, hold: true },
        { kind: "effect", at: `gleam-${to}`, effect: "appear", ms: 300, hold: true },
        { kind: "effect", at: `demand-${to}`, effect: "fade", ms: 120, hold: true },
        { kind: "effect", at: `lid-${to}`, effect: "lid", ms: 420, hold: true },
      ],
      cues: ["lid"],
      rest: 160,
    },
    {
      movements: Array.from({ length: home }, (_, n): Movement => ({
        kind: "carry",
        art: { kind: "thief", width: 34, seat },
        from: [`thief-${to}-${seat}`, `yard-${to}-${seat}`],
        to: panel(seat, "reserve", "figure"),
        ms: 460,
        delay: n * 80,
        arc: 50,
        fade: true,
      })),
      view: asFacts(empty),
      cues: ["run"],
      pops: [`reserve-${seat}`],
    },
    {
      movements: [
        {
          kind: "carry",
          art: { kind: "chest", width: 50 },
          from: `chest-${to}`,
          to: panel(seat, "chests"),
          ms: 480,
          arc: 80,
        },
      ],
      view: asFacts(after),
      release: true,
      cues: ["chest"],
      pops: [`chests-${seat}`, `demand-${to}`],
    },
  ];
};

const draw: Play = ({ event, seat, before, after, you }) => {
  const own = seat === you;
  const known = own ? ((event["cards"] as number[] | undefined) ?? []) : [];
  const faces: (number | "?")[] = known.flatMap((count, palace) => Array<number>(Math.max(0, count)).fill(palace));
  const hidden = Math.max(0, Number(event["number"] ?? 0) - faces.length);
  const dancers = Math.max(0, after.hands[seat]!.dancers - before.hands[seat]!.dancers);
  const cards = [...faces, ...Array<"?">(hidden).fill("?"), ...Array<"*">(dancers).fill("*")].slice(0, MOST_DRAWN);
  const drawn = cards.map((card, n): Movement => ({
    kind: "carry",
    art: cardArt(card, card !== "?"),
    from: card === "*" ? ["dancer-pile", "table"] : ["deck", "table"],
    to: own ? ["hand", `seat-${seat}`] : panel(seat, "cards"),
    ms: 280,
    delay: n * 90,
    arc: 30,
    fade: !own,
    ...(own && typeof card === "number" ? { turned: 200 } : {}),
  }));
  return [{ movements: drawn, view: asFacts(after), cues: drawn.length ? ["fan"] : [], pops: [`cards-${seat}`] }];
};

const handsTakenUp: Play = ({ after, you }) => [
  {
    movements: after.hands.map((_, seat): Movement =>
      seat === you
        ? { kind: "effect", at: "hand", effect: "appear", ms: 300 }
        : { kind: "effect", at: panel(seat, "cards"), effect: "pop", ms: 300, delay: seat * 60 },
    ),
    view: asFacts(after),
    cues: ["fan"],
  },
];

const reshuffle: Play = ({ after }) => [
  {
    movements: Array.from({ length: 3 }, (_, n): Movement => ({
      kind: "carry",
      art: cardArt("?"),
      from: ["discards", "table"],
      to: ["deck", "table"],
      ms: 460,
      delay: n * 120,
      arc: 20,
      fade: true,
    })),
    view: asFacts(after),
    cues: ["riffle"],
    pops: ["deck", "discards"],
  },
];

const turn: Play = ({ seat, before, after, you }) => [
  {
    movements: [
      {
        kind: "carry",
        art: { kind: "lamp", width: 60 },
        from: `seat-${before.seat}`,
        to: `seat-${seat}`,
        ms: 240,
        fade: true,
      },
    ],
    view: asFacts(after),
    cues: seat === you ? ["yours"] : [],
  },
];

const over: Play = ({ before, after }) => {
  // The palace of the last chest stays lit.
  const last = after.palaces.findIndex((palace, n) => palace.chests !== before.palaces[n]!.chests);
  return [
    {
      movements: LETTERS.flatMap((_, palace): Movement[] =>
        palace === last ? [] : [{ kind: "effect", at: `tile-${palace}`, effect: "dim", ms: 600, hold: true }],
      ),
      view: asFacts(after),
      rest: 500,
    },
  ];
};

const SCENES: Readonly<Record<string, Play>> = {
  place: (scene) => [walk(scene, 420)],
  place_neutral: (scene) => [walk(scene, 420)],
  hands_taken_up: handsTakenUp,
  smuggle,
  guard: guardMove,
  escort: (scene) => [...pay(scene, 300, paidParts(scene.after)), walk(scene, 560)],
  neutral: guardMove,
  theft,
  draw,
  reshuffle,
  turn,
  over,
};
