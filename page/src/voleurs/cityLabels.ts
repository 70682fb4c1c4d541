// Where names and the crowd in the desert stand around a city: outside its walls, and never over each other.
import { HALF, middle, THIRD, type City, type Frame, type Spot } from "./city";

/** A rectangle around its centre. */
export interface Box extends Spot {
  halfWidth: number;
  halfHeight: number;
}
export interface RimTag extends Box {
  row: string;
  number: string;
}

const MARGIN = { side: 66, top: 14, bottom: 46 }; // around the cells
const TAG = { halfWidth: 27, halfHeight: 17, away: 34 };
const PLAQUE_HEIGHT = 21; // half of it
const STEP = 14; // of the search for a free place
const CROWD = { first: 38, width: 68, height: 66, radius: 30, clear: 88, part: 0.55 };
const DESERT_NAME = { x: 76, y: 128, halfWidth: 68, halfHeight: 16 }; // from the lower left corner

/** Return the frame around the whole city, with room for names. */
export function wholeFrame(city: City): Frame {
  const { x, y, w, h } = city.around(city.cells, 0);
  return { x: x - MARGIN.side, y: y - MARGIN.top, w: w + 2 * MARGIN.side, h: h + MARGIN.top + MARGIN.bottom };
}

/** Return the letter of each row with the numbers of its first and its last cell, beside them. */
export function rimTags(city: City): RimTag[] {
  return [...new Set(city.cells.map((cell) => cell.y))].flatMap((row) => {
    const ordered = city.cells.filter((cell) => cell.y === row).sort((one, other) => one.x - other.x);
    return (
      [
        [ordered[0]!, -1],
        [ordered.at(-1)!, 1],
      ] as const
    ).map(([cell, side]) => {
      const at = middle(cell);
      return {
        x: at.x + side * (HALF + TAG.away),
        y: at.y,
        halfWidth: TAG.halfWidth,
        halfHeight: TAG.halfHeight,
        row: cell.name.replace(/\d+$/, ""),
        number: cell.name.replace(/^\D+/, ""),
      };
    });
  });
}

const overlaps = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight;

/** Return where the names of the districts stand: as near to their district as there is room inside the frame. */
export function placePlaques(city: City, frame: Frame, halfWidths: readonly number[], taken: readonly Box[]): Box[] {
  const cells = city.cells.map((cell): Box => ({ ...middle(cell), halfWidth: HALF, halfHeight: 2 * THIRD }));
  const found: Box[] = [];
  halfWidths.forEach((halfWidth, district) => {
    const own = city.district(district).map(middle);
    let best: Box = { ...city.plaque(district, halfWidth), halfWidth, halfHeight: PLAQUE_HEIGHT };
    let nearest = Infinity;
    for (let y = frame.y + PLAQUE_HEIGHT + 2; y <= frame.y + frame.h - PLAQUE_HEIGHT - 2; y += STEP / 2) {
      for (let x = frame.x + halfWidth + 12; x <= frame.x + frame.w - halfWidth - 12; x += STEP) {
        const here = { x, y, halfWidth: halfWidth + 10, halfHeight: PLAQUE_HEIGHT };
        const far = Math.min(...own.map((cell) => Math.hypot(cell.x - x, (cell.y - y) * 1.2)));
        if (
          far >= nearest ||
          [...taken, ...found].some((one) => overlaps(here, one)) ||
          cells.some((one) => overlaps(here, one))
        )
          continue;
        [best, nearest] = [{ ...here, halfWidth }, far];
      }
    }
    found.push(best);
  });
  return found;
}

/** Return where the name of the desert stands: above its lower left corner. */
export const desertName = (frame: Frame): Box => ({
  x: frame.x + DESERT_NAME.x,
  y: frame.y + frame.h - DESERT_NAME.y,
  halfWidth: DESERT_NAME.halfWidth,
  halfHeight: DESERT_NAME.halfHeight,
});

/**
 * Return places for so many groups of pawns in the desert, from its lower left corner on; closer together if they are
 * many.
 */
export function crowdSpots(city: City, frame: Frame, taken: readonly Box[], number: number, scale = 1): Spot[] {
  const cells = city.cells.map(middle);
  const [left, bottom] = [frame.x + CROWD.first, frame.y + frame.h - CROWD.first];
  const spots: Spot[] = [];
  for (let x = left; x < frame.x + frame.w * CROWD.part; x += CROWD.width * scale) {
    for (let y = bottom; y > frame.y + frame.h * (1 - CROWD.part); y -= CROWD.height * scale) {
      const here: Box = { x, y, halfWidth: CROWD.radius * scale, halfHeight: CROWD.radius * scale };
      if (
        cells.every((cell) => Math.hypot(cell.x - x, cell.y - y) > CROWD.clear) &&
        !taken.some((one) => overlaps(here, one))
      )
        spots.push({ x, y });
    }
  }
  spots.sort((one, other) => one.x - left - one.y - (other.x - left - other.y));
  return spots.length >= number || scale < 0.4
    ? spots.slice(0, number)
    : crowdSpots(city, frame, taken, number, scale * 0.85);
}
