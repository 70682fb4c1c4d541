// Moves one element: along a bow, turned, or faded, with nothing but `translate`, `scale`, `rotate` and `opacity`.
const OUT = "cubic-bezier(.2,.7,.2,1)";
const ARC = "cubic-bezier(.3,.1,.3,1)";
export const BACK = "cubic-bezier(.3,1.5,.5,1)";
const SAMPLES = 8; // of a bow

/** A point of a flight: the middle of the element in the window, and its size, measured by where it rests. */
export interface Waypoint {
  x: number;
  y: number;
  scale: number;
}

export const middleOf = (box: DOMRect): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

/** Return the points of a way with a bow between each two of its waypoints. */
export function bow(way: readonly Waypoint[], arc: number): Waypoint[] {
  const points: Waypoint[] = [way[0]!];
  for (let n = 1; n < way.length; n++) {
    const [a, b] = [way[n - 1]!, way[n]!];
    for (let k = 1; k <= SAMPLES; k++) {
      const t = k / SAMPLES;
      const lift = 4 * t * (1 - t) * arc;
      points.push({
        x: a.x + (b.x - a.x) * t,
        y: a.y + (b.y - a.y) * t - lift,
        scale: a.scale + (b.scale - a.scale) * t,
      });
    }
  }
  return points;
}

/** Return keyframes for an element that rests in `box` now. */
export function keyframesFor(element: Element, box: DOMRect, points: readonly Waypoint[]): Keyframe[] {
  const rest = middleOf(box);
  const matrix = drawnIn(element);
  if (matrix) {
    // In a drawing, lengths are its own, and it grows from its origin.
    const unit = matrix.a || 1;
    const [x, y] = [(rest.x - matrix.e) / unit, (rest.y - matrix.f) / unit];
    return points.map((point) => {
      const [right, down] = [(point.x - rest.x) / unit, (point.y - rest.y) / unit];
      const rim = 1 - point.scale;
      return { translate: `${right + x * rim}px ${down + y * rim}px`, scale: `${point.scale}` };
    });
  }
  const [baseX = 0, baseY = 0] = getComputedStyle(element)
    .translate.split(" ")
    .map((part) => parseFloat(part) || 0);
  return points.map((point) => ({
    translate: `${baseX + point.x - rest.x}px ${baseY + point.y - rest.y}px`,
    scale: `${point.scale}`,
  }));
}

/** Return how the drawing that an element is part of lies in the window, if it is part of one. */
function drawnIn(element: Element): DOMMatrix | null {
  const parent = element.parentElement as Element | null;
  return parent && "getScreenCTM" in parent ? (parent as SVGGraphicsElement).getScreenCTM() : null;
}

export const easingFor = (arc: number): string => (arc ? ARC : OUT);
