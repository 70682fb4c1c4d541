// Pieces that move: a copy flies from where it stood to where it will stand, then the table is shown as it is now.
import { LIVERIES, NEUTRAL } from "../art/seatColours";
import type { GameEvent, News } from "../lib/protocol";

const CALM = 520;
const QUICK = 200;
const HASTY = 60;
const MANY = 4; // news that wait: then it goes quicker
const FLOOD = 12; // and then quicker still
const SVG = "http://www.w3.org/2000/svg";
const BOXES: Record<string, [number, number]> = { chest: [64, 44], thief: [40, 54], guard: [46, 54] };

/** A piece, in the livery of a seat or nobody's, from spot to spot. */
export interface Flight { symbol: string; seat: number | "neutral"; from: string; to: string }

export const still = (): boolean => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows a news by moving its pieces over the page; resolves when they have arrived, or somebody is in a hurry. */
export async function fly(news: News, flightsOf: (event: GameEvent) => Flight[], waiting: number, root: HTMLElement, hurry: AbortSignal): Promise<void> {
  if (still() || hurry.aborted || document.hidden) return;
  const pace = waiting > FLOOD ? HASTY : waiting > MANY ? QUICK : CALM;
  for (const event of news.events ?? []) {
    const flights = flightsOf(event);
    const done = flights.map((flight, n) => one(flight, root, pace, n * 60, hurry));
    await Promise.all(done);
    if (hurry.aborted) return;
  }
}

async function one(flight: Flight, root: HTMLElement, pace: number, delay: number, hurry: AbortSignal): Promise<void> {
  const find = (spot: string): DOMRect | undefined => root.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  const [from, to] = [find(flight.from), find(flight.to)];
  if (!from || !to) return;
  const box = BOXES[flight.symbol] ?? [40, 40];
  const size = root.clientWidth < 760 ? 30 : 44;
  const ghost = document.createElementNS(SVG, "svg");
  ghost.setAttribute("viewBox", `0 0 ${box[0]} ${box[1]}`);
  ghost.setAttribute("aria-hidden", "true");
  const livery = flight.seat === "neutral" ? NEUTRAL : LIVERIES[flight.seat]!;
  const high = (size * box[1]!) / box[0]!;
  Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", width: `${size}px`, height: `${high}px`, zIndex: "40", pointerEvents: "none" });
  for (const [name, value] of [["--pc", livery.fill], ["--ph", livery.light], ["--pl", livery.shade]]) ghost.style.setProperty(name!, value!);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${flight.symbol}`);
  ghost.append(use);
  document.body.append(ghost);
  const place = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2 - size / 2, rect.top + rect.height / 2 - high * 0.7];
  const [[x1, y1], [x2, y2]] = [place(from), place(to)];
  const lift = Math.min(60, Math.hypot(x2 - x1, y2 - y1) * 0.18);
  const frames = [
    { transform: `translate(${x1}px, ${y1}px) scale(1)` },
    { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - lift}px) scale(1.15)` },
    { transform: `translate(${x2}px, ${y2}px) scale(1)` },
  ];
  const motion = ghost.animate(frames, { duration: pace, delay, easing: "ease-out", fill: "both" });
  const stop = (): void => motion.finish();
  hurry.addEventListener("abort", stop, { once: true });
  await motion.finished.catch(() => undefined);
  hurry.removeEventListener("abort", stop);
  ghost.remove();
}
