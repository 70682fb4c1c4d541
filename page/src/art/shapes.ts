// SVG paths used all over the page: onion domes, pointed arches, eight-pointed stars, the seats' shapes.

const round = (number: number): number => Math.round(number * 10) / 10;

export function dome(cx: number, base: number, w: number, h: number): string {
  const p = (x: number, y: number): string => `${round(cx + x * w)} ${round(base - y * h)}`;
  return (
    `M${p(-0.36, 0)}C${p(-0.6, 0.26)} ${p(-0.5, 0.54)} ${p(-0.2, 0.72)}C${p(-0.08, 0.8)} ${p(-0.03, 0.88)} ${p(0, 1)}` +
    `C${p(0.03, 0.88)} ${p(0.08, 0.8)} ${p(0.2, 0.72)}C${p(0.5, 0.54)} ${p(0.6, 0.26)} ${p(0.36, 0)}Z`
  );
}

export function arch(x: number, y: number, w: number, h: number): string {
  const at = (across: number, down: number): string => `${round(x + w * across)} ${round(y + h * down)}`;
  return (
    `M${at(0, 1)}V${round(y + h * 0.46)}C${at(0, 0.2)} ${at(0.32, 0.13)} ${at(0.5, 0)}` +
    `C${at(0.68, 0.13)} ${at(1, 0.2)} ${at(1, 0.46)}V${round(y + h)}Z`
  );
}

export function star(cx: number, cy: number, r: number, k = 0.7): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (Math.PI * i) / 8 - Math.PI / 2;
    const q = i % 2 ? r * k : r;
    return `${round(cx + q * Math.cos(angle))},${round(cy + q * Math.sin(angle))}`;
  }).join(" ");
}

export const rectangle = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;

/** Join many small shapes into a few paths, one for each level of opacity, to keep the number of DOM nodes small. */
export function groupByBrightness<Thing extends { o: number }>(
  things: readonly Thing[],
  draw: (thing: Thing) => string,
  degrees = 4,
): { o: number; d: string }[] {
  const paths = Array.from({ length: degrees }, (_, n) => ({ o: 0.25 + (0.65 * (n + 0.5)) / degrees, d: "" }));
  for (const thing of things)
    paths[Math.min(degrees - 1, Math.max(0, Math.floor(((thing.o - 0.25) / 0.65) * degrees)))]!.d += draw(thing);
  return paths.filter(({ d }) => d);
}

/** Return a dot for a path with round line caps; its size is the width of the stroke. */
export const dot = (x: number, y: number): string => `M${round(x)} ${round(y)}h0`;

/** Return the shape of a seat as a path. */
export function shape(kind: string, cx: number, cy: number, r: number): string {
  const q = r * 1.25;
  switch (kind) {
    case "disc":
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case "diamond":
      return `M${cx} ${cy - q}L${cx + q} ${cy} ${cx} ${cy + q} ${cx - q} ${cy}z`;
    case "triangle":
      return `M${cx} ${cy - q}L${cx + q} ${cy + q * 0.8} ${cx - q} ${cy + q * 0.8}z`;
    case "star":
      return `M${star(cx, cy, r * 1.3, 0.55).replaceAll(" ", "L")}z`;
    case "hexagon":
      return `M${cx - q} ${cy}l${q / 2} ${-q * 0.87}h${q}l${q / 2} ${q * 0.87}l${-q / 2} ${q * 0.87}h${-q}z`;
    case "square":
      return `M${cx - r} ${cy - r}h${2 * r}v${2 * r}h${-2 * r}z`;
    default:
      return `M${cx - r} ${cy - r * 0.3}h${2 * r}v${r * 0.6}h${-2 * r}z`;
  }
}

/** Return a seeded RNG (Mulberry32), so that drawings look the same every time. */
export function seededRandom(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
