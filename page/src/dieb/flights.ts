// Pieces that move: a copy flies from where it stood to where it will stand, then the table is shown as it is now.
import type { GameEvent, News } from "../lib/wire";
import { LETTERS, LIVERIES, NEUTRAL } from "./model";

const CALM = 520;
const QUICK = 200;
const MANY = 4; // news that wait: then it goes quicker
const SVG = "http://www.w3.org/2000/svg";

interface Flight { symbol: "thief" | "guard" | "chest"; seat: number | "neutral"; from: string; to: string }

/** What flies in an event, from spot to spot. */
export function flightsOf(event: GameEvent): Flight[] {
  const seat = Number(event["seat"]);
  const at = LETTERS.indexOf(event["palace"] as "a");
  const to = LETTERS.indexOf(event["target"] as "a");
  switch (event.event) {
    case "place":
      return [{ symbol: "guard", seat, from: `seat-${seat}`, to: `gate-${at}-1` }];
    case "place_neutral":
      return [{ symbol: "guard", seat: "neutral", from: `seat-${seat}`, to: `gate-${at}-1` }];
    case "smuggle":
      return [{ symbol: "thief", seat, from: `seat-${seat}`, to: `yard-${at}-${seat}` }];
    case "guard":
      return [{ symbol: "guard", seat, from: `gate-${at}-0`, to: `gate-${to}-1` }];
    case "escort":
      return [
        { symbol: "guard", seat, from: `gate-${at}-0`, to: `gate-${to}-1` },
        { symbol: "thief", seat, from: `yard-${at}-${seat}`, to: `yard-${to}-${seat}` },
      ];
    case "neutral":
      return [{ symbol: "guard", seat: "neutral", from: `gate-${at}-1`, to: `gate-${to}-1` }];
    case "theft":
      return [{ symbol: "chest", seat, from: `chest-${at}`, to: `seat-${seat}` }];
    default:
      return [];
  }
}

export const still = (): boolean => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows a news by moving its pieces over the page; resolves when they have arrived, or somebody is in a hurry. */
export async function fly(news: News, waiting: number, root: HTMLElement, hurry: AbortSignal): Promise<void> {
  if (still() || hurry.aborted || document.hidden) return;
  const pace = waiting > MANY ? QUICK : CALM;
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
  const box = flight.symbol === "chest" ? [64, 44] : flight.symbol === "thief" ? [40, 54] : [46, 54];
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
