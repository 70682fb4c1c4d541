// Measurements of the two drawings of a palace, in units of the drawing: the middle one, and a small one for small
// tiles.
import { visibleLength } from "../lib/fitText";

export interface Measures {
  small: boolean;
  width: number;
  height: number;
  arches: { x: number; y: number; width: number; height: number; step: number }; // of the courtyard, one for each seat
  thief: { width: number; y: number; inset: number; stacked: number }; // stacked: how many are drawn of a stack
  count: number; // font size
  gates: { x: number; y: number; step: number; rx: number; ry: number };
  guard: { width: number; y: number };
  chest: { x: number; base: number; width: number };
  plate: { width: number; fontSize: number }; // with the name
}

const GAP = 3; // between arches

/** Return the measurements for a number of seats and of places for guards. */
export function measuresFor(small: boolean, seats: number, places: number): Measures {
  const crowded = seats > 3;
  const [width, height] = small ? [184, 137] : [300, 182];
  const span = small ? 168 : 238;
  const archWidth = (span - GAP * (seats - 1)) / seats;
  const step = (small ? 176 : 250) / places;
  return {
    small,
    width,
    height,
    arches: { x: small ? 8 : 31, y: small ? 62 : 85, width: archWidth, height: small ? 42 : 61, step: archWidth + GAP },
    thief: small
      ? { width: crowded ? 18.5 : 22, y: crowded ? 74 : 69, inset: 1.5, stacked: 1 }
      : { width: crowded ? 25 : 30, y: crowded ? 101 : 94, inset: crowded ? 3 : 6, stacked: crowded ? 2 : 3 },
    count: small ? (crowded ? 15 : 17) : crowded ? 20 : 23,
    gates: small
      ? { x: 4 + step / 2, y: 131, step, rx: 16, ry: 4 }
      : { x: 25 + step / 2, y: 173, step, rx: 22, ry: 5.5 },
    guard: small ? { width: 28, y: 101 } : { width: 34, y: 136.5 },
    chest: small ? { x: 160, base: 57, width: 40 } : { x: 243, base: 77, width: 50 },
    plate: small ? { width: 96, fontSize: 15 } : { width: 116, fontSize: 16.5 },
  };
}

/** Return the left edge of the arch of a seat. */
export const archAt = ({ arches }: Measures, seat: number): number => arches.x + seat * arches.step;

/** Return the middle of a place before the gate. */
export const gateAt = ({ gates }: Measures, place: number): number => gates.x + place * gates.step;

const LETTER_WIDTH = 0.6; // of the serif, in parts of its size

/** Return the font size with which a name fits onto its plate. */
export const nameSize = ({ plate }: Measures, name: string): number =>
  Math.min(plate.fontSize, (plate.width - 6) / (LETTER_WIDTH * visibleLength(name)));
