// The scenes of voleurs: in which steps the board shows an event.
import type { GameEvent } from "../lib/protocol";
import type { Movement, Place, Staging, Step } from "../staging/scene";
import { backs, districtOf, faces, figure, shopIn } from "./carriedArt";
import type { View } from "./model";
import { move, pay } from "./moveScene";
import { asFacts, BOW, handOf, inDesert, panel, type Scene } from "./sceneParts";
import { tradeScene } from "./tradeScene";
import { cardsOf, viewAfter } from "./viewAfter";

type Play = (scene: Scene) => Step[];

/** Return the scenes of an event. */
export function scenesOf(event: GameEvent, { before: seen, next, later, you }: Staging): Step[] {
  const before = seen as unknown as View;
  const after = viewAfter(event, before, next as unknown as View, later);
  const scene = { event, seat: Number(event["seat"]), before, after, you };
  return SCENES[event.event]?.(scene) ?? [{ movements: [], view: asFacts(after) }];
}

const last = (after: View, ...steps: Omit<Step, "view">[]): Step[] =>
  steps.map((step, n) => (n === steps.length - 1 ? { ...step, view: asFacts(after) } : step));

const closedHand = (from: unknown, to: unknown, gem: unknown, arc: number): Movement => ({
  kind: "carry",
  art: { kind: "gem", width: 32, gem: typeof gem === "string" ? gem : "unknown" },
  from: panel(from, "bag"),
  to: panel(to, "bag"),
  ms: 620,
  arc,
  fade: true,
});
const slip = (from: Place, to: Place, ms: number): Movement => ({
  kind: "carry",
  art: { kind: "slip", width: 44 },
  from,
  to,
  ms,
  arc: 40,
  fade: true,
});

const income: Play = ({ event, seat, before, after, you }) => {
  const drawn = event["drawn"] as number[];
  const known = seat === you ? [...cardsOf(event)] : [];
  let n = 0;
  const movements = drawn.flatMap((count, district): Movement[] => {
    const shops = before.pawns.filter((pawn) => pawn.seat === seat && shopIn(pawn.cell, district));
    return Array.from({ length: count }, (_, k): Movement => {
      const card = known.find((one) => districtOf(one) === district);
      if (card) known.splice(known.indexOf(card), 1);
      const shop = shops[k % Math.max(1, shops.length)];
      return {
        kind: "carry",
        art: card ? faces(card, true) : backs(district),
        from: shop ? [`cell-${shop.cell}`, `seat-${seat}`] : panel(seat),
        to: handOf(seat, you),
        ms: 320,
        delay: 70 * n++,
        arc: 50,
        fade: seat !== you,
        ...(card ? { turned: 200 } : {}),
      };
    });
  });
  return [{ movements, view: asFacts(after), cues: movements.length ? ["fan"] : [], pops: [`cards-${seat}`] }];
};

const over: Play = ({ before, after }) =>
  last(
    after,
    { movements: [{ kind: "effect", at: `cell-${before.vizier}`, effect: "pop", ms: 500 }], cues: ["chest"] },
    {
      movements: after.seats.map((_, seat): Movement => ({
        kind: "effect",
        at: `seat-${seat}`,
        effect: "nod",
        ms: 420,
        delay: seat * 300,
      })),
      cues: ["turn"],
      rest: 200,
    },
  );

const offerNumber = (event: GameEvent): string => `offer-${String(event["offer"])}`;
const offerOf = ({ event, before }: Scene): { maker: number; to: number } =>
  before.offers.find(({ number }) => number === event["offer"]) ?? {
    maker: Number(event["seat"]),
    to: Number(event["seat"]),
  };

const SCENES: Readonly<Record<string, Play>> = {
  choose: ({ seat, event, after }) =>
    last(after, {
      movements: [
        {
          kind: "carry",
          art: figure("thief", seat),
          from: `choice-${String(event["what"])}`,
          to: panel(seat, "figure"),
          ms: 400,
          arc: 40,
          fade: true,
        },
      ],
      cues: ["card"],
    }),
  place: ({ seat, event, after }) =>
    last(after, {
      movements: [
        { kind: "arrive", piece: `pawn-${String(event["goal"])}`, from: panel(seat, "figure"), ms: 420, arc: BOW },
      ],
      cues: [["step", 260]],
    }),
  round: ({ after }) => [
    { movements: [], view: asFacts(after) },
    { movements: [{ kind: "effect", at: "banner", effect: "banner", ms: 900 }], cues: ["riffle"] },
  ],
  income,
  phase: ({ seat, event, after, you }) =>
    last(after, {
      movements: [{ kind: "effect", at: "phase", effect: "appear", ms: 200 }],
      cues: you !== null && (event["phase"] === "trading" || seat === you) ? ["yours"] : [],
    }),
  offer: ({ seat, event, after, you }) =>
    last(after, {
      movements: [
        slip(panel(seat), event["to"] === you ? ["offers", ...[panel(event["to"])].flat()] : panel(event["to"]), 420),
      ],
      cues: ["slip"],
    }),
  trade: tradeScene,
  decline: (scene) => {
    const { maker, to } = offerOf(scene);
    return last(scene.after, { movements: [slip(panel(to), panel(maker), 300)], cues: ["slip"] });
  },
  withdraw: ({ event, after }) =>
    last(after, { movements: [{ kind: "effect", at: offerNumber(event), effect: "fade", ms: 200 }] }),
  offers_void: ({ event, after }) =>
    last(after, {
      movements: (event["offers"] as number[]).map((offer): Movement => ({
        kind: "effect",
        at: `offer-${offer}`,
        effect: "fade",
        ms: 240,
      })),
      cues: ["tear"],
    }),
  done: ({ seat, after }) =>
    last(after, { movements: [{ kind: "effect", at: `seat-${seat}`, effect: "nod", ms: 160 }] }),
  agent: (scene) => [
    ...pay(scene),
    {
      movements: [
        {
          kind: "arrive",
          piece: inDesert(scene.event["what"], scene.seat),
          from:
            scene.seat === scene.you
              ? [`ware-${String(scene.event["what"])}`, `seat-${scene.seat}`]
              : panel(scene.seat, "figure"),
          ms: 480,
          arc: BOW,
        },
      ],
      view: asFacts(scene.after),
      cues: [["step", 320]],
    },
  ],
  gem: (scene) => [
    ...pay(scene),
    {
      movements: [
        {
          kind: "carry",
          art: { kind: "gem", width: 34, gem: scene.event["what"] },
          from: [`gem-${String(scene.event["what"])}`, "table"],
          to: panel(scene.seat, "bag"),
          ms: 560,
          arc: 70,
          fade: true,
        },
      ],
      view: asFacts(scene.after),
      cues: ["gem"],
      pops: [`bag-${scene.seat}`],
    },
  ],
  move,
  robbery: ({ seat, event, after, you }) =>
    last(after, {
      movements: [closedHand(event["victim"], seat, you === null ? undefined : event["gem"], BOW)],
      cues: ["hush", ["gem", 560]],
      pops: [`bag-${seat}`, `bag-${String(event["victim"])}`],
    }),
  look: ({ event, after }) =>
    last(after, {
      movements: [{ kind: "effect", at: panel(event["victim"], "bag"), effect: "pop", ms: 300 }],
      cues: ["hush"],
    }),
  exchange: ({ seat, event, after }) =>
    last(after, {
      movements: [closedHand(event["victim"], seat, undefined, 24), closedHand(seat, event["victim"], undefined, -24)],
      cues: ["hush", ["gem", 500]],
    }),
  discard: (scene) => [
    ...pay(scene).map((step) => ({ ...step, view: asFacts(scene.after) })),
    { movements: [], view: asFacts(scene.after) },
  ],
  slipper: ({ seat, event, after, you }) =>
    last(after, {
      movements: [
        {
          kind: "carry",
          art: { kind: "slipper", width: 30 },
          from: panel(seat, "slipper"),
          to: panel(event["to"], "slipper"),
          ms: 520,
          arc: 50,
          fade: true,
        },
      ],
      cues: ["turn", ...(event["to"] === you ? (["yours"] as const) : [])],
    }),
  birthdays: ({ event, after }) =>
    last(after, {
      movements: (event["seats"] as number[]).flatMap((one): Movement[] => [
        { kind: "carry", art: { kind: "birthday", width: 34 }, from: panel(one), to: "table", ms: 420, fade: true },
        {
          kind: "carry",
          art: { kind: "birthday", width: 34 },
          from: "table",
          to: panel(one),
          ms: 420,
          delay: 460,
          fade: true,
        },
      ]),
      cues: ["riffle"],
      pops: ["aim"],
    }),
  over,
};
