// What the illustrations in the rules of dieb show: palaces of real positions, and cards.
import type { View } from "../model";
import views from "./figures.json";

export interface Figure {
  view: View;
  palaces: number[];
  arriving: Record<number, "thief" | "guard">;
  picked?: { palace: number; what: "own" | "neutral" | "thieves" };
  cards: (number | "*" | "?")[];
  or: boolean; // one of the cards is enough
  gain: boolean;
}

const night = views.night as unknown as View;
const setup = views.setup as unknown as View;
const defaults = { view: night, arriving: {}, cards: [], or: false, gain: false };

export const FIGURES: Record<string, Figure> = {
  palace: { ...defaults, palaces: [0] },
  setup: { ...defaults, view: setup, palaces: [0, 1, 2, 3, 4, 5] },
  smuggle: { ...defaults, palaces: [0], arriving: { 0: "thief" }, cards: [0, 0] },
  guard: {
    ...defaults,
    palaces: [2, 5],
    arriving: { 5: "guard" },
    picked: { palace: 2, what: "own" },
    cards: [2, 5],
    or: true,
  },
  escort: {
    ...defaults,
    palaces: [0, 5],
    arriving: { 5: "thief" },
    picked: { palace: 0, what: "own" },
    cards: [0, 5],
    or: true,
  },
  neutral: {
    ...defaults,
    palaces: [4, 3],
    arriving: { 3: "guard" },
    picked: { palace: 4, what: "neutral" },
    cards: [4, 3],
  },
  theft: { ...defaults, palaces: [2], arriving: { 2: "thief" }, cards: [2], gain: true },
  dancers: { ...defaults, palaces: [], cards: ["?", "?", "?", "*"] },
};
