// The geometry of the city: hexagons, ramparts, gates, positions of the districts' names, neighbours of a cell.
import type { Cell, CityPlan } from "./model";

export const HALF = 48.5; // half the width of a cell
export const THIRD = 28; // a third of a row
const AROUND = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const; // clockwise from the upper left
const CORNERS = [
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
] as const; // side i lies between corners i and i + 1
const INSET = 0.978;

export interface Spot {
  x: number;
  y: number;
}
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}
export const DESERT_AREA = -1;
/** What the map shows: a district by its number, the desert, or all. */
export type Zoom = number | null;
export interface Gate extends Spot {
  turn: number;
  ends: [Spot, Spot];
  wayIn: boolean;
}

const spot = (x: number, y: number): Spot => ({ x: x * HALF, y: y * THIRD });
export const middle = (cell: { x: number; y: number }): Spot => spot(cell.x, cell.y * 3);
const path = (spots: readonly Spot[], close: boolean): string =>
  `M${spots.map(({ x, y }) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join("L")}${close ? "Z" : ""}`;

/** The outline of a cell around its centre, slightly smaller than the cell, so that a line is left between cells. */
export const HEXAGON = path(
  CORNERS.map(([x, y]) => spot(x * INSET, y * INSET)),
  true,
);
export const INNER = path(
  CORNERS.map(([x, y]) => spot(x * 0.87, y * 0.87)),
  true,
);

export class City {
  readonly cells: Cell[];
  readonly byName: Map<string, number>;
  readonly walls: string; // every rampart, as one path
  readonly gates: Gate[];
  readonly towers: Spot[]; // where three ramparts meet
  readonly ground: string;
  readonly entrances: Spot[]; // just outside the gates to the desert
  readonly frame: Frame;
  private readonly places: Map<string, number>;

  constructor(plan: CityPlan) {
    this.cells = plan.cells;
    this.byName = new Map(plan.cells.map((cell, n) => [cell.name, n]));
    this.places = new Map(plan.cells.map((cell, n) => [`${cell.x} ${cell.y}`, n]));
    this.gates = [
      ...plan.gates.map(([one, other]) => this.gate(plan.cells[one]!, plan.cells[other]!, false)),
      ...plan.ways.map((way) => this.gate(plan.cells[way.cell]!, way, true)),
    ];
    const sides = this.walledSides(plan);
    this.walls = sides.map(([a, b]) => path([a, b], false)).join("");
    this.towers = junctions(sides);
    this.ground = plan.cells
      .map((cell) =>
        path(
          CORNERS.map(([x, y]) => spot(cell.x + x * 1.09, cell.y * 3 + y * 1.09)),
          true,
        ),
      )
      .join("");
    this.entrances = plan.ways.map(middle);
    this.frame = this.around(plan.cells, 16);
  }

  cell(name: string): Cell | undefined {
    return this.cells[this.byName.get(name) ?? -1];
  }

  at(x: number, y: number): Cell | undefined {
    return this.cells[this.places.get(`${x} ${y}`) ?? -1];
  }

  /** Return the frame around these cells. */
  around(cells: readonly Cell[], margin: number): Frame {
    const [xs, ys] = [cells.map((cell) => middle(cell).x), cells.map((cell) => middle(cell).y)];
    const [x, y] = [Math.min(...xs) - HALF - margin, Math.min(...ys) - 2 * THIRD - margin];
    return { x, y, w: Math.max(...xs) + HALF + margin - x, h: Math.max(...ys) + 2 * THIRD + margin - y };
  }

  /** Return the part of a frame with the desert: its lower left corner and the gates that lead into the city. */
  desertFrame(frame: Frame): Frame {
    const right = Math.max(...this.entrances.map(({ x }) => x)) + 3 * HALF;
    const top = Math.min(...this.entrances.map(({ y }) => y)) - 4 * THIRD;
    return { x: frame.x, y: top, w: right - frame.x, h: frame.y + frame.h - top };
  }

  district(number: number): Cell[] {
    return this.cells.filter((cell) => cell.district === number);
  }

  /** Return where the name of a district fits: outside the walls, as near as possible. */
  plaque(number: number, room: number): Spot {
    const centre = mean(this.cells.map(middle));
    const from = mean(this.district(number).map(middle));
    const length = Math.hypot(from.x - centre.x, from.y - centre.y) || 1;
    const [dx, dy] = [(from.x - centre.x) / length, (from.y - centre.y) / length];
    for (let far = 0; ; far += 8) {
      const here = { x: from.x + dx * far, y: from.y + dy * far };
      if (
        this.cells.every(
          (cell) =>
            Math.abs(middle(cell).x - here.x) > room + HALF || Math.abs(middle(cell).y - here.y) > THIRD * 2 + 22,
        )
      )
        return here;
    }
  }

  /** Return the cell that an arrow key leads to. */
  beside(name: string, key: string): Cell | null {
    const cell = this.cell(name);
    if (!cell) return null;
    if (key === "ArrowLeft" || key === "ArrowRight")
      return this.at(cell.x + (key === "ArrowLeft" ? -2 : 2), cell.y) ?? null;
    const y = cell.y + (key === "ArrowUp" ? -1 : 1);
    const row = this.cells
      .filter((other) => other.y === y)
      .sort((a, b) => Math.abs(a.x - cell.x) - Math.abs(b.x - cell.x));
    return row[0] ?? null;
  }

  private gate(cell: Cell, beyond: { x: number; y: number }, wayIn: boolean): Gate {
    const side = AROUND.findIndex(([x, y]) => cell.x + x === beyond.x && cell.y + y === beyond.y);
    const ends = sideOf(cell, side);
    return { ...mean(ends), turn: 60 * side + 60, ends, wayIn };
  }

  /** Return every side with a rampart, each once. */
  private walledSides(plan: CityPlan): [Spot, Spot][] {
    const joined = new Set([...plan.gates.map(pair)]);
    const parted = new Set(plan.walls.map(pair));
    const open = new Set(plan.ways.map((way) => `${way.cell} ${way.x} ${way.y}`));
    return plan.cells.flatMap((cell, number) =>
      AROUND.flatMap(([x, y], side): [Spot, Spot][] => {
        const other = this.places.get(`${cell.x + x} ${cell.y + y}`);
        if (other === undefined) return open.has(`${number} ${cell.x + x} ${cell.y + y}`) ? [] : [sideOf(cell, side)];
        const key = pair([number, other]);
        const free = joined.has(key) || (plan.cells[other]!.district === cell.district && !parted.has(key));
        return free || other < number ? [] : [sideOf(cell, side)];
      }),
    );
  }
}

const pair = ([one, other]: readonly [number, number]): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

function sideOf(cell: Cell, side: number): [Spot, Spot] {
  const corner = (n: number): Spot => spot(cell.x + CORNERS[n % 6]![0], cell.y * 3 + CORNERS[n % 6]![1]);
  return [corner(side), corner(side + 1)];
}

function mean(spots: readonly Spot[]): Spot {
  return {
    x: spots.reduce((sum, one) => sum + one.x, 0) / spots.length,
    y: spots.reduce((sum, one) => sum + one.y, 0) / spots.length,
  };
}

/** Return the points where more than two sides meet. */
function junctions(sides: readonly [Spot, Spot][]): Spot[] {
  const ends = new Map<string, { spot: Spot; times: number }>();
  for (const end of sides.flat()) {
    const key = `${Math.round(end.x)} ${Math.round(end.y)}`;
    ends.set(key, { spot: end, times: (ends.get(key)?.times ?? 0) + 1 });
  }
  return [...ends.values()].filter((end) => end.times > 2).map((end) => end.spot);
}
