// The scenes of dieb: in which steps an event is shown, and that pieces fly to where the next view draws them.
import { describe, expect, it } from "vitest";
import { GuardPlaces } from "../src/dieb/guardPlaces";
import type { View } from "../src/dieb/model";
import { makeScenes } from "../src/dieb/scenes";
import type { Facts, GameEvent } from "../src/lib/protocol";
import type { Movement, Staging, Step } from "../src/staging/scene";

const palace = (more: object = {}): object => ({ chests: 3, neutral: 0, guards: [0, 0], thieves: [0, 0], ...more });
const hand = (size: number, cards: number[] | null = null): object => ({ size, dancers: 0, cards, shown: [] });
const view = (palaces: object[], more: object = {}): View =>
  ({
    phase: "playing",
    players: 2,
    you: 0,
    seat: 0,
    thief_actions: 0,
    palaces: [...palaces, ...Array.from({ length: 6 - palaces.length }, () => palace())],
    discard: [0, 0, 0, 0, 0, 0],
    dancers: 0,
    chests_won: [[], []],
    demands: [4, 4, 4, 4, 4, 4],
    supplies: [12, 12],
    hands: [hand(3, [3, 0, 0, 0, 0, 0]), hand(3)],
    deck: 20,
    guard_places: 4,
    ...more,
  }) as unknown as View;

const asView = (step: Step | undefined): View => step?.view as unknown as View;
const kinds = (step: Step): string[] => step.movements.map(({ kind }) => kind);
function scenes(event: GameEvent, before: View, next: View, later: GameEvent[] = [], you: number | null = 0): Step[] {
  const places = new GuardPlaces();
  places.update(before);
  const staging: Staging = { before: before as unknown as Facts, next: next as unknown as Facts, later, you };
  return makeScenes(places)(event, staging);
}
const piecesOf = (step: Step): unknown[] =>
  step.movements.map((one: Movement) => (one.kind === "arrive" || one.kind === "leave" ? one.piece : one.kind));

describe("the scene of a thief", () => {
  const before = view([palace({ neutral: 2, guards: [1, 0], thieves: [3, 0] })]);
  const next = view([palace({ neutral: 2, guards: [1, 0], thieves: [0, 0], chests: 2 })], {
    hands: [hand(1, [1, 0, 0, 0, 0, 0]), hand(3)],
    chests_won: [[4], []],
    supplies: [15, 12],
    demands: [5, 4, 4, 4, 4, 4],
  });
  const smuggle = { event: "smuggle", seat: 0, palace: "a", cards: [2, 0, 0, 0, 0, 0], dancers: 0 };
  const theft = { event: "theft", seat: 0, palace: "a", strength: 4, won: 1 };

  it("pays a card to each guard that isn't one's own, then the thief arrives; the theft hasn't happened yet", () => {
    const [paying, arriving] = scenes(smuggle, before, next, [theft]);
    expect(piecesOf(paying!)).toEqual(["card-0", "card-0"]);
    expect(paying!.movements.map((one) => (one.kind === "leave" ? one.via : ""))).toEqual(["gate-0-1", "gate-0-2"]);
    expect(piecesOf(arriving!)).toEqual(["thief-0-0"]);
    const after = asView(arriving);
    expect([after.palaces[0]!.thieves[0], after.palaces[0]!.chests, after.supplies[0]]).toEqual([4, 3, 11]);
    expect([after.demands[0], after.chests_won[0]]).toEqual([4, []]);
  });
  it("opens the lid, sends the thieves home and the chest last", () => {
    const arrived = asView(scenes(smuggle, before, next, [theft]).at(-1));
    const [lid, home, chest] = scenes(theft, arrived, next);
    expect(lid!.movements.map((one) => (one.kind === "effect" ? one.effect : ""))).toContain("lid");
    expect(kinds(home!)).toEqual(["carry", "carry", "carry", "carry"]);
    expect([asView(home).palaces[0]!.thieves[0], asView(home).palaces[0]!.chests]).toEqual([0, 3]);
    expect(asView(chest)).toEqual(next);
  });
});

describe("the scene of a guard", () => {
  const before = view([palace({ guards: [1, 1], neutral: 1 }), palace({ neutral: 1, guards: [0, 1] })]);
  it("ends at the place where the next view draws it", () => {
    const next = view([palace({ guards: [0, 1], neutral: 1 }), palace({ neutral: 1, guards: [1, 1] })]);
    const [step] = scenes({ event: "guard", seat: 0, palace: "a", target: "b", cards: [], dancers: 0 }, before, next);
    expect(step!.movements).toMatchObject([{ piece: "guard-1-2", from: "gate-0-0" }]);
    const places = new GuardPlaces();
    places.update(before);
    expect(places.update(asView(step))[1]).toEqual([1, "neutral", 0, null]);
  });
  it("takes the thief along when it escorts one", () => {
    const next = view([
      palace({ guards: [0, 1], neutral: 1 }),
      palace({ neutral: 1, guards: [1, 1], thieves: [1, 0] }),
    ]);
    const [step] = scenes({ event: "escort", seat: 0, palace: "a", target: "b", cards: [], dancers: 0 }, before, next);
    expect(piecesOf(step!)).toEqual(["guard-1-2", "thief-1-0"]);
  });
});

describe("cards", () => {
  const draw = { event: "draw", seat: 0, number: 2, dancers: 0, cards: [1, 1, 0, 0, 0, 0] };
  const faces = (steps: Step[]): unknown[] =>
    steps.flatMap((step) => step.movements.map((one) => (one.kind === "carry" ? one.art["card"] : null)));
  it("turn their faces up only for whoever may see them", () => {
    expect(faces(scenes(draw, view([]), view([])))).toEqual([0, 1]);
    expect(faces(scenes(draw, view([]), view([]), [], null))).toEqual(["?", "?"]);
    const others = { event: "draw", seat: 1, number: 2, dancers: 0 };
    expect(faces(scenes(others, view([]), view([])))).toEqual(["?", "?"]);
  });
  it("are drawn before the turn passes on", () => {
    const next = view([], { seat: 1, hands: [hand(5), hand(3)] });
    const [step] = scenes(draw, view([]), next, [{ event: "turn", seat: 1 }]);
    expect([asView(step).seat, asView(step).hands[0]!.size]).toEqual([0, 5]);
    expect(asView(scenes({ event: "turn", seat: 1 }, asView(step), next).at(-1)).seat).toBe(1);
  });
});
