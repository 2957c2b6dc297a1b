// Sounds, made on the spot: a tone for "your turn", ticks for moves, a thud for hits, a klaxon. Silent unless switched on.

import type { HappeningKind } from '@umpire/board'

let audio: AudioContext | undefined

/** One short tone: pitch in hertz, when it begins and how long it lasts in seconds. */
function tone(pitch: number, begin: number, length: number, shape: OscillatorType, loud: number): void {
  audio ??= new AudioContext()
  const start = audio.currentTime + begin
  const source = new OscillatorNode(audio, { frequency: pitch, type: shape })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  source.connect(volume).connect(audio.destination)
  source.start(start)
  source.stop(start + length)
}

export function soundYourTurn(): void {
  tone(523, 0, 0.25, 'sine', 0.12)
  tone(784, 0.12, 0.4, 'sine', 0.12)
}

export function soundOf(kind: HappeningKind): void {
  switch (kind) {
    case 'move':
      return tone(330, 0, 0.08, 'triangle', 0.06)
    case 'fight':
      tone(110, 0, 0.25, 'sawtooth', 0.08)
      return tone(70, 0.02, 0.3, 'square', 0.05)
    case 'dice':
      for (const begin of [0, 0.07, 0.16, 0.2]) tone(900, begin, 0.03, 'square', 0.04)
      return
    case 'trade':
      return tone(1_047, 0, 0.12, 'sine', 0.06)
    case 'alarm':
      for (const begin of [0, 0.6, 1.2]) {
        tone(620, begin, 0.35, 'sawtooth', 0.07)
        tone(440, begin + 0.3, 0.35, 'sawtooth', 0.07)
      }
      return
    case 'round':
    case 'other':
      return
  }
}
