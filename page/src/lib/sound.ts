// Short sounds, synthesized in the browser; silent unless the reader turned them on.
import { loadPreferences } from "./storage";

let context: AudioContext | null = null;
const NOTES = { move: [392], chest: [523, 659, 784], turn: [330, 440], win: [392, 494, 587, 784] } as const; // in hertz

export function playSound(kind: keyof typeof NOTES): void {
  if (!loadPreferences().sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[kind].forEach((pitch, n) => {
    const at = start + n * 0.09;
    const [tone, gain] = [context!.createOscillator(), context!.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
    tone.connect(gain).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.25);
  });
}
