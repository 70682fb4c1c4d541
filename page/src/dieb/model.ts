// What a seat sees of a match of dieb, and the pieces by name. Nothing here knows a rule.

export const LETTERS = ["a", "b", "c", "d", "e", "f"] as const;
export type Letter = (typeof LETTERS)[number];
export const EMBLEMS = ["peacock", "crescent", "lion", "pomegranate", "falcon", "lamp"] as const;

export interface PalaceView {
  chests: number;
  neutral: number;
  guards: number[];
  thieves: number[];
}

export interface HandView {
  size: number;
  dancers: number;
  cards: number[] | null;
  shown: number[];
}

export interface View {
  phase: "placing" | "playing" | "over";
  players: number;
  you: number | null;
  seat: number;
  acted: boolean;
  thief_actions: number;
  palaces: PalaceView[];
  discard: number[];
  dancers: number;
  chests_won: number[][];
  to_place: { own: number; neutral: number }[];
  demands: number[];
  supplies: number[];
  hands: HandView[];
  deck: number;
  chests_to_win: number;
  thief_limit: number; // actions with a thief in a turn
  guard_places: number; // before each palace
  options: { tactical?: boolean; optional_theft?: boolean; peek?: boolean };
}

/** A moment of a finished match: what a spectator saw, and all hands with it. */
export function openView(view: Record<string, unknown>, position: Record<string, unknown>): View {
  const seen = view as unknown as View;
  const hands = position["hands"] as { cards: number[]; dancers: number }[];
  return { ...seen, hands: seen.hands.map((hand, seat) => ({ ...hand, cards: hands[seat]?.cards ?? null })) };
}

export const FILLS = ["#56B4E9", "#E69F00", "#E8652B", "#C8689B", "#DDE3EC", "#F0E442"] as const;
export const LIGHTS = ["#9BD8FB", "#FFC64A", "#FF9A68", "#EFA3CB", "#FFFFFF", "#FFF9A0"] as const;
export const SHADES = ["#1F6F9F", "#9A6600", "#9C3A0A", "#7A2F5B", "#8B94A6", "#9C9210"] as const;

export interface Livery {
  fill: string;
  light: string;
  shade: string;
  ink: string;
  shape: "disc" | "diamond" | "triangle" | "square" | "bar";
}

/** Colour and shape of a seat; the last one is that of the neutral guards. */
export const LIVERIES: readonly Livery[] = [
  { fill: "#12B886", light: "#63E6BE", shade: "#066648", ink: "#04211A", shape: "disc" },
  { fill: "#2474D6", light: "#6FB1FF", shade: "#0C3A78", ink: "#FFFFFF", shape: "diamond" },
  { fill: "#F3EAD7", light: "#FFFFFF", shade: "#A3906A", ink: "#2A1F10", shape: "triangle" },
  { fill: "#C2274B", light: "#F2748F", shade: "#6B0E26", ink: "#FFFFFF", shape: "square" },
];
export const NEUTRAL: Livery = { fill: "#17151F", light: "#45414F", shade: "#000000", ink: "#8D8798", shape: "bar" };

/** The guards before a gate, place by place: a seat, `neutral`, or nobody. */
export function guardsAt(palace: PalaceView, places: number): (number | "neutral" | null)[] {
  const found: (number | "neutral" | null)[] = palace.guards.flatMap((count, seat) => Array<number>(count).fill(seat));
  found.push(...Array<"neutral">(palace.neutral).fill("neutral"));
  while (found.length < places) found.push(null);
  return found;
}
