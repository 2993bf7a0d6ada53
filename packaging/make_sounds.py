"""Make the sounds of the clock and the desk, `resources/sounds/*.wav`: struck bars of wood, made from sines.

Run it after a change; the files are committed, for they are small and the program must not need this at run time.
"""

from __future__ import annotations

import math
import struct
import wave
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
PEAK = 0.72

Note = tuple[float, float, float, float]
"""Start in seconds, pitch in hertz, how loud (0 to 1), seconds until it has faded to a tenth."""

A3, C4, E4, A4, C5, E5, A5, C6, E6 = 220.0, 261.63, 329.63, 440.0, 523.25, 659.26, 880.0, 1046.5, 1318.51

SOUNDS: dict[str, list[Note]] = {
    "start": [(0.0, E5, 0.8, 0.35), (0.16, A5, 1.0, 0.55)],
    "left60": [(0.0, A4, 0.8, 0.5)],
    "left30": [(0.0, A5, 0.9, 0.3), (0.2, A5, 0.9, 0.4)],
    "left20": [(0.0, C6, 0.9, 0.22), (0.15, C6, 0.9, 0.22), (0.3, C6, 0.9, 0.35)],
    "left5": [(0.0, E6, 0.8, 0.12)],
    "over": [(0.0, A4, 1.0, 1.1), (0.0, A3, 0.8, 1.4), (0.22, E4, 0.9, 1.1), (0.44, A3, 1.0, 1.4)],
    "reveal": [(0.0, A4, 0.7, 0.3), (0.09, C5, 0.7, 0.3), (0.18, E5, 0.8, 0.35), (0.27, A5, 1.0, 0.6)],
    "tick": [(0.0, 1760.0, 0.35, 0.03)],
    "wrong": [(0.0, 155.56, 0.9, 0.16), (0.0, 164.81, 0.9, 0.16)],
}
# A struck bar rings at these multiples of its pitch; the high ones fade first.
PARTIALS = ((1.0, 1.0, 1.0), (3.93, 0.28, 0.28), (9.2, 0.08, 0.12))


def samples(notes: list[Note]) -> list[float]:
    """Add the notes up, from -1 to 1."""
    length = max(start + fade * 1.6 for start, _, _, fade in notes)
    total = [0.0] * math.ceil(length * RATE)
    for start, pitch, loud, fade in notes:
        first = round(start * RATE)
        for multiple, share, speed in PARTIALS:
            if pitch * multiple > RATE * 0.45:
                continue
            decay = math.log(10) / (fade * speed)
            for index in range(len(total) - first):
                at = index / RATE
                attack = min(1.0, at / 0.004)
                total[first + index] += (
                    loud * share * attack * math.exp(-decay * at) * math.sin(2 * math.pi * pitch * multiple * at)
                )
    tail = min(len(total), round(0.03 * RATE))
    for index in range(tail):  # ends in silence, never in a click
        total[len(total) - tail + index] *= 1 - index / tail
    return total


def write(path: Path, notes: list[Note]) -> None:
    """Write one sound, 16 bits, one channel; only the loudest sounds reach the peak."""
    values = samples(notes)
    loudest = max(loud for _, _, loud, _ in notes)
    scale = PEAK * loudest / max(abs(value) for value in values)
    frames = b"".join(struct.pack("<h", round(value * scale * 32767)) for value in values)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames)


def main() -> None:
    """Make every sound again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, notes in SOUNDS.items():
        write(FOLDER / f"{name}.wav", notes)
        print("made", f"{name}.wav")


if __name__ == "__main__":
    main()
