"""Makes the sounds of the page, once: `make sounds`. They are synthesised, and encoded into one file.

A cue is a mixture of tones and noises. Each begins softly, reaches its peak after `attack` and dies away; noise goes
through a filter. `timings.json` says where in the file each cue begins and how long it lasts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import lameenc
import numpy as np
from scipy.signal import lfilter

RATE = 32_000  # samples a second
KBIT = 56
FOLDER = Path(__file__).resolve().parent.parent / "src" / "staging"
FILE, TIMINGS = "sounds.mp3", "timings.json"
GAP = 0.12  # seconds between cues, more than an encoder's delay
SILENCE = 1e-4  # where a cue begins and ends, as exponential ramps can't reach zero
TAIL = 0.02
PEAK = 0.9  # of the loudest cue; the page plays it at a quarter of that
BLOCK = 64  # samples for which a filter stays as it is

Signal = np.ndarray[Any, np.dtype[np.float64]]
D4, EF4, FS4, G4, A4 = 293.66, 311.13, 369.99, 392.0, 440.0


@dataclass(frozen=True)
class Voice:
    """A tone, or noise through a filter."""

    wave: str  # sine, triangle, sawtooth or noise
    pitch: tuple[float, ...]  # in hertz, evenly over its length; of noise, that of the filter
    length: float
    gain: float
    at: float = 0.0
    attack: float = 0.01
    filter: str = ""  # low or band
    cutoff: float = 0.0  # of a filtered tone
    pluck: bool = False  # falls fast to a third, as a plucked string


def noise(at: float, pitch: float | tuple[float, ...], length: float, gain: float, attack: float = 0.01) -> Voice:
    """Return noise through a band-pass filter."""
    return Voice("noise", pitch if isinstance(pitch, tuple) else (pitch,), length, gain, at, attack, "band")


def thump(at: float, pitch: float | tuple[float, ...], length: float, gain: float, attack: float = 0.01) -> Voice:
    """Return noise through a low-pass filter."""
    return Voice("noise", pitch if isinstance(pitch, tuple) else (pitch,), length, gain, at, attack, "low")


def drum(at: float) -> list[Voice]:
    """Return the voices of a blow on a drum."""
    return [Voice("sine", (110, 55), 0.26, 0.22, at, 0.005), thump(at, 200, 0.2, 0.12, 0.005)]


CUES: dict[str, list[Voice]] = {
    "card": [noise(0, 2600, 0.09, 0.18)],
    "fan": [noise(0.07 * n, 2400 * 1.04**n, 0.08, 0.12) for n in range(4)],
    "riffle": [*(noise(0.04 * n, 1900, 0.022, 0.12, 0.004) for n in range(14)), noise(0.58, 1900, 0.12, 0.12)],
    "step": [thump(0, 420, 0.07, 0.25), thump(0.13, 380, 0.07, 0.2)],
    "coin": [Voice("triangle", (1760,), 0.16, 0.08), Voice("triangle", (2637,), 0.2, 0.06, 0.03)],
    "lid": [Voice("sawtooth", (96, 150), 0.28, 0.05, filter="low", cutoff=500), noise(0.22, 1400, 0.12, 0.1)],
    "chest": [Voice("triangle", (pitch,), 0.5, 0.09, 0.07 * n) for n, pitch in enumerate((587, 740, 880, 1175))],
    "run": [thump(0.07 * n, 600, 0.05, 0.16) for n in range(4)],
    "gem": [Voice("sine", (1319,), 0.42, 0.07), Voice("sine", (1322,), 0.42, 0.03), Voice("sine", (1976,), 0.42, 0.05)],
    "slip": [noise(0, 1800, 0.22, 0.12, 0.06)],
    "turn": [noise(0, 3200, 0.07, 0.2)],
    "tear": [noise(0, (3000, 1200), 0.26, 0.14)],
    "true": [Voice("sine", (659,), 0.3, 0.08, 0, 0.015), Voice("sine", (880,), 0.3, 0.08, 0.16, 0.015)],
    "lie": [Voice("triangle", (392, 370), 0.35, 0.1), Voice("triangle", (277, 262), 0.6, 0.1, 0.16)],
    "hush": [thump(0, (300, 900, 300), 0.45, 0.1, 0.15)],
    "thud": drum(0),
    "yours": [
        Voice("triangle", (A4,), 0.5, 0.1, 0, 0.008, pluck=True),
        Voice("triangle", (659,), 0.5, 0.1, 0.11, 0.008, pluck=True),
    ],
    "win": [
        *(
            Voice("triangle", (pitch,), 0.9 if n == 4 else 0.4, 0.1, 0.11 * n)
            for n, pitch in enumerate((D4, A4, 587, 740, 880))
        ),
        *drum(0),
        *drum(0.33),
    ],
    "lose": [
        Voice("triangle", (pitch,), 0.8 if n == 3 else 0.35, 0.07, 0.16 * n)
        for n, pitch in enumerate((587, 523, A4, 349))
    ],
}


def envelope(voice: Voice, count: int) -> Signal:
    """Return how loud each sample of a voice is."""
    time = np.arange(count) / RATE
    rise = SILENCE * (voice.gain / SILENCE) ** (time / voice.attack)
    if voice.pluck:
        knee = voice.attack + 0.06
        low = voice.gain * 0.3
        fall = voice.gain * 0.3 ** ((time - voice.attack) / 0.06)
        slow = low * (SILENCE / low) ** ((time - knee) / (voice.length - knee))
        fall = np.where(time < knee, fall, slow)
    else:
        fall = voice.gain * (SILENCE / voice.gain) ** ((time - voice.attack) / (voice.length - voice.attack))
    return np.where(time < voice.attack, rise, fall)


def pitches(voice: Voice, count: int) -> Signal:
    """Return the pitch at each sample, gliding evenly in octaves."""
    if len(voice.pitch) == 1:
        return np.full(count, voice.pitch[0])
    marks = np.linspace(0, count, len(voice.pitch))
    return np.exp(np.interp(np.arange(count), marks, np.log(voice.pitch)))


def biquad(kind: str, pitch: float) -> tuple[list[float], list[float]]:
    """Return the coefficients of a filter of the second order, by the usual formulas of the bilinear transform."""
    angle = 2 * np.pi * pitch / RATE
    quality = 1.2 if kind == "band" else 0.7
    alpha = np.sin(angle) / (2 * quality)
    below = (
        [alpha, 0.0, -alpha]
        if kind == "band"
        else [(1 - np.cos(angle)) / 2, 1 - np.cos(angle), (1 - np.cos(angle)) / 2]
    )
    above = [1 + alpha, -2 * np.cos(angle), 1 - alpha]
    return [b / above[0] for b in below], [a / above[0] for a in above]


def filtered(signal: Signal, kind: str, pitch: Signal) -> Signal:
    """Return a signal through a filter whose pitch may glide."""
    state, found = np.zeros(2), np.zeros_like(signal)
    for start in range(0, len(signal), BLOCK):
        below, above = biquad(kind, float(pitch[start]))
        found[start : start + BLOCK], state = lfilter(below, above, signal[start : start + BLOCK], zi=state)
    return found


def wave(voice: Voice, rng: np.random.Generator) -> Signal:
    """Return the samples of a voice."""
    count = int(RATE * voice.length)
    pitch = pitches(voice, count)
    if voice.wave == "noise":
        plain = filtered(rng.uniform(-1, 1, count), voice.filter, pitch)
    else:
        phase = np.cumsum(pitch) / RATE % 1
        plain = {
            "sine": np.sin(2 * np.pi * phase),
            "triangle": 1 - 4 * np.abs(phase - 0.5),
            "sawtooth": 2 * phase - 1,
        }[voice.wave]
        if voice.filter:
            plain = filtered(plain, voice.filter, np.full(count, voice.cutoff))
    return plain * envelope(voice, count)


def mixed(voices: list[Voice], rng: np.random.Generator) -> Signal:
    """Return a cue."""
    found = np.zeros(int(RATE * (max(voice.at + voice.length for voice in voices) + TAIL)))
    for voice in voices:
        samples = wave(voice, rng)
        start = int(RATE * voice.at)
        found[start : start + len(samples)] += samples
    return found


def laid_out(cues: dict[str, Signal]) -> Iterator[tuple[str, float, float]]:
    """Yield where each cue begins and how long it lasts, in seconds."""
    at = GAP
    for name, samples in cues.items():
        length = len(samples) / RATE
        yield name, at, length
        at += length + GAP


def main() -> None:
    """Write the file and the table."""
    rng = np.random.default_rng(1)  # the same noise every time
    cues = {name: mixed(voices, rng) for name, voices in CUES.items()}
    places = {name: (round(at, 4), round(length, 4)) for name, at, length in laid_out(cues)}
    track = np.zeros(int(RATE * (sum(places[list(places)[-1]]) + GAP)))
    for name, samples in cues.items():
        start = int(RATE * places[name][0])
        track[start : start + len(samples)] += samples
    track *= PEAK / np.abs(track).max()
    encoder = lameenc.Encoder()
    encoder.silence()
    encoder.set_bit_rate(KBIT)
    encoder.set_in_sample_rate(RATE)
    encoder.set_channels(1)
    encoder.set_quality(2)
    data = encoder.encode((track * 32767).astype(np.int16).tobytes()) + encoder.flush()
    (FOLDER / FILE).write_bytes(bytes(data))
    (FOLDER / TIMINGS).write_text(json.dumps(places, indent=2) + "\n", encoding="utf-8")
    total = sum(length for _, length in places.values())
    sys.stdout.write(f"{FILE}: {len(data):,} bytes, {len(places)} cues, {total:.1f} s\n")


if __name__ == "__main__":
    main()
