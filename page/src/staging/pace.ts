// How fast scenes are played. A reader whose system asks for reduced motion starts with none, and can choose another.
import { preferences } from "../lib/preferences.svelte";

export const PACES = ["calm", "usual", "swift", "none"] as const;
export type PaceName = (typeof PACES)[number];

/** Times are in milliseconds; `factor` multiplies the durations of movements. */
export interface Pace {
  factor: number;
  betweenEvents: number;
  betweenSeats: number;
}

const TIMES: Record<PaceName, Pace> = {
  calm: { factor: 1.6, betweenEvents: 200, betweenSeats: 600 },
  usual: { factor: 1, betweenEvents: 120, betweenSeats: 350 },
  swift: { factor: 0.5, betweenEvents: 40, betweenSeats: 150 },
  none: { factor: 0, betweenEvents: 0, betweenSeats: 0 },
};

export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Return the pace that the reader chose, else the one that suits the system. */
export const paceName = (): PaceName => preferences.pace || (prefersReducedMotion() ? "none" : "usual");
export const pace = (): Pace => TIMES[paceName()];
