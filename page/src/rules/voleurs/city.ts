// The city as the rulebook draws it: hexagons, ramparts and gates, from the game's own list of cells.
import box from "./box.json";

export interface Cell {
  name: string;
  x: number;
  y: number;
  district: number;
  shop: boolean;
  distance: number; // steps from the desert
}

export interface Stroke {
  from: [number, number];
  to: [number, number];
  gate: boolean;
}

export const SIZE = 20; // from the middle of a hexagon to a corner
const HALF = (SIZE * Math.sqrt(3)) / 2;
const SIDES: [number, number][] = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]]; // clockwise from the right

export const CELLS: Cell[] = (box.cells as [string, number, number, number, number, number][]).map(([name, x, y, district, shop, distance]) => ({ name, x, y, district, shop: shop === 1, distance }));
const BY_PLACE = new Map(CELLS.map((cell) => [`${cell.x} ${cell.y}`, cell]));
const pair = (one: string, other: string): string => [one, other].sort().join(" ");
const GATES = new Set((box.gates as [string, string][]).map(([one, other]) => pair(one, other)));
const WALLS = new Set((box.walls as [string, string][]).map(([one, other]) => pair(one, other)));
const WAYS = new Set((box.ways as [string, number, number][]).map(([cell, dx, dy]) => `${cell} ${dx} ${dy}`)); // the sides by which one comes in

export const middle = (cell: Cell): [number, number] => [cell.x * HALF, cell.y * SIZE * 1.5];

function corner(cell: Cell, n: number): [number, number] {
  const [x, y] = middle(cell);
  const angle = (Math.PI / 3) * n - Math.PI / 6;
  return [x + SIZE * Math.cos(angle), y + SIZE * Math.sin(angle)];
}

export const hexagon = (cell: Cell): string => Array.from({ length: 6 }, (_, n) => corner(cell, n).map((one) => one.toFixed(1)).join(",")).join(" ");

/** Ramparts and gates: every side of a cell that isn't open ground. */
export function strokes(cells: readonly Cell[]): Stroke[] {
  const found: Stroke[] = [];
  for (const cell of cells) {
    SIDES.forEach(([dx, dy], n) => {
      const other = BY_PLACE.get(`${cell.x + dx} ${cell.y + dy}`);
      if (other && (other.district === cell.district ? !WALLS.has(pair(cell.name, other.name)) : false)) return;
      if (other && cell.name > other.name && cells.includes(other)) return; // drawn from its other side
      const gate = other ? GATES.has(pair(cell.name, other.name)) : WAYS.has(`${cell.name} ${dx} ${dy}`);
      found.push({ from: corner(cell, n), to: corner(cell, n + 1), gate });
    });
  }
  return found;
}

/** The part of the plane around some cells. */
export function frame(cells: readonly Cell[]): string {
  const points = cells.map(middle);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - SIZE - 4, Math.min(...ys) - SIZE - 6];
  return [left, top, Math.max(...xs) + SIZE + 4 - left, Math.max(...ys) + SIZE + 6 - top].map((one) => one.toFixed(0)).join(" ");
}
