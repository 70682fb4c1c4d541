// What can happen to an element that stays where it is.
import { BACK } from "./flight";
import type { EffectName } from "./scene";

interface EffectKeyframes {
  frames: Keyframe[];
  easing: string;
  origin?: string; // of turning and growing, in parts of the element
}
const OUT = "cubic-bezier(.2,.7,.2,1)";
const MIDDLE = "50% 50%";

export const EFFECTS: Readonly<Record<EffectName, EffectKeyframes>> = {
  lid: { frames: [{ rotate: "0deg" }, { rotate: "-38deg" }], easing: BACK, origin: "0% 100%" },
  glow: {
    frames: [
      { opacity: 0, scale: "0.4" },
      { opacity: 1, scale: "1.15" },
    ],
    easing: OUT,
    origin: MIDDLE,
  },
  pop: { frames: [{ scale: "1" }, { scale: "1.28" }, { scale: "1" }], easing: BACK, origin: MIDDLE },
  nod: { frames: [{ translate: "0 0" }, { translate: "0 4px" }, { translate: "0 0" }], easing: OUT },
  appear: { frames: [{ opacity: 0 }, { opacity: 1 }], easing: OUT },
  fade: { frames: [{ opacity: 1 }, { opacity: 0 }], easing: OUT },
  dim: { frames: [{ opacity: 1 }, { opacity: 0.35 }], easing: OUT },
  turn: { frames: [{ scale: "0 1" }, { scale: "1 1" }], easing: OUT, origin: MIDDLE },
  banner: {
    frames: [
      { visibility: "visible", opacity: 0, scale: "0.92" },
      { visibility: "visible", opacity: 1, scale: "1", offset: 0.25 },
      { visibility: "visible", opacity: 1, scale: "1", offset: 0.75 },
      { visibility: "visible", opacity: 0, scale: "1.04" },
    ],
    easing: "linear",
    origin: MIDDLE,
  },
};
