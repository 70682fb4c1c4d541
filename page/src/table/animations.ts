// Animations of an update: a copy of each piece moves over the page from its old place to its new one. Afterwards the
// board displays the new state.
import { coloursOf, NEUTRAL_COLOURS } from "../art/seatColours";
import type { GameEvent, Update } from "../lib/protocol";

const NORMAL = 520; // milliseconds for one event
const FAST = 200;
const FASTEST = 60;
const MANY = 4; // waiting updates from which on animations are fast
const FLOOD = 12; // and fastest
const STAGGER = 60; // milliseconds between the pieces of one event
const SVG = "http://www.w3.org/2000/svg";
const SYMBOL_SIZES: Record<string, [number, number]> = { chest: [64, 44], thief: [40, 54], guard: [46, 54] };

/** A piece in the colours of a seat, or neutral, and the values of `data-spot` where it starts and ends. */
export interface PieceAnimation {
  symbol: string;
  seat: number | "neutral";
  from: string;
  to: string;
}

export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Animate the events of an update one after the other; resolve when all are done or `skip` is aborted. */
export async function animateUpdate(
  update: Update,
  animationsFor: (event: GameEvent) => PieceAnimation[],
  waiting: number,
  root: HTMLElement,
  skip: AbortSignal,
): Promise<void> {
  if (prefersReducedMotion() || skip.aborted || document.hidden) return;
  const duration = waiting > FLOOD ? FASTEST : waiting > MANY ? FAST : NORMAL;
  for (const event of update.events ?? []) {
    const animations = animationsFor(event);
    const done = animations.map((animation, n) => animatePiece(animation, root, duration, n * STAGGER, skip));
    await Promise.all(done);
    if (skip.aborted) return;
  }
}

async function animatePiece(
  animation: PieceAnimation,
  root: HTMLElement,
  duration: number,
  delay: number,
  skip: AbortSignal,
): Promise<void> {
  const find = (spot: string): DOMRect | undefined =>
    root.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  const [from, to] = [find(animation.from), find(animation.to)];
  if (!from || !to) return;
  const box = SYMBOL_SIZES[animation.symbol] ?? [40, 40];
  const size = innerWidth < 760 ? 30 : 44;
  const copy = document.createElementNS(SVG, "svg");
  copy.setAttribute("viewBox", `0 0 ${box[0]} ${box[1]}`);
  copy.setAttribute("aria-hidden", "true");
  const colours = animation.seat === "neutral" ? NEUTRAL_COLOURS : coloursOf(animation.seat);
  const height = (size * box[1]!) / box[0]!;
  Object.assign(copy.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${size}px`,
    height: `${height}px`,
    zIndex: "40",
    pointerEvents: "none",
  });
  for (const [name, value] of [
    ["--pc", colours.fill],
    ["--ph", colours.light],
    ["--pl", colours.shade],
  ])
    copy.style.setProperty(name!, value!);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${animation.symbol}`);
  copy.append(use);
  document.body.append(copy);
  const place = (rect: DOMRect): [number, number] => [
    rect.left + rect.width / 2 - size / 2,
    rect.top + rect.height / 2 - height * 0.7,
  ];
  const [[x1, y1], [x2, y2]] = [place(from), place(to)];
  const lift = Math.min(60, Math.hypot(x2 - x1, y2 - y1) * 0.18);
  const frames = [
    { transform: `translate(${x1}px, ${y1}px) scale(1)` },
    { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - lift}px) scale(1.15)` },
    { transform: `translate(${x2}px, ${y2}px) scale(1)` },
  ];
  const motion = copy.animate(frames, { duration, delay, easing: "ease-out", fill: "both" });
  const finish = (): void => motion.finish();
  skip.addEventListener("abort", finish, { once: true });
  await motion.finished.catch(() => undefined);
  skip.removeEventListener("abort", finish);
  copy.remove();
}
