// The sounds: one file with all cues, which is fetched when the first is to be heard. Silent unless the reader turned
// them on.
import { loadPreferences } from "../lib/storage";
import type { Cue } from "./scene";
import address from "./sounds.mp3?url";
import timings from "./timings.json";

const SAME = 60; // milliseconds in which two of the same cue are one
const PEAK = 0.28; // of the loudest cue, as the file is louder
const LEAD = 0.02; // seconds before a cue that are played too, as decoders may be early

/** Plays cues on an audio context, which is made by the first. */
class SoundPlayer {
  private context: AudioContext | null = null;
  private output: GainNode | null = null;
  private track: AudioBuffer | null = null;
  private loading: Promise<void> | null = null;
  private readonly last = new Map<Cue, number>();

  async play(cue: Cue, volume: number): Promise<void> {
    const now = performance.now();
    if (now - (this.last.get(cue) ?? -SAME) < SAME) return;
    this.last.set(cue, now);
    await (this.loading ??= this.load());
    if (!this.track || !this.context || !this.output) return;
    this.output.gain.value = PEAK * volume;
    const source = this.context.createBufferSource();
    source.buffer = this.track;
    source.connect(this.output);
    const [at, length] = timings[cue] as [number, number];
    source.start(0, at - LEAD, length + 2 * LEAD);
  }

  private async load(): Promise<void> {
    this.context = new AudioContext();
    const compressor = this.context.createDynamicsCompressor();
    compressor.threshold.value = -18;
    compressor.ratio.value = 4;
    this.output = this.context.createGain();
    this.output.connect(compressor).connect(this.context.destination);
    const file = await fetch(address);
    this.track = await this.context.decodeAudioData(await file.arrayBuffer());
  }
}

const player = new SoundPlayer();

/** Play a cue, if sounds are on. */
export function playCue(cue: Cue): void {
  const { sound, volume } = loadPreferences();
  if (!sound || !volume || typeof AudioContext === "undefined") return;
  void player.play(cue, volume).catch((error: unknown) => console.warn(error));
}
