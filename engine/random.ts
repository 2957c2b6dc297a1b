// The dice of a match: xoshiro128**, its 128 bits kept as plain data so that they are saved with the position.
import { at } from './at.ts'

/** Four 32-bit words, not all zero. */
export type Random = [number, number, number, number]

/** Starts a generator from a seed of any length; equal seeds give equal games. */
export function seedRandom(seed: string): Random {
  const random: Random = [0, 0, 0, 0]
  for (let word = 0; word < 4; word++) {
    let hash = 0x811c9dc5 ^ Math.imul(word + 1, 0x9e3779b9)
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
    random[word] = mix(hash + seed.length)
  }
  if ((random[0] | random[1] | random[2] | random[3]) === 0) random[0] = 1
  return random
}

/** Spreads every bit of a word over all of it (the finalizer of MurmurHash3). */
function mix(word: number): number {
  let h = word
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** The next 32 random bits, as a signed integer. */
export function nextBits(random: Random): number {
  const scrambled = Math.imul(random[1], 5)
  const bits = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
  const shifted = random[1] << 9
  random[2] ^= random[0]
  random[3] ^= random[1]
  random[1] ^= random[2]
  random[0] ^= random[3]
  random[2] ^= shifted
  random[3] = (random[3] << 11) | (random[3] >>> 21)
  return bits
}

/** A whole number from 0 up to, not including, n; every one equally likely (by rejection, so without bias). */
export function below(random: Random, n: number): number {
  if (n <= 1) return 0
  const shift = Math.clz32(n - 1)
  for (;;) {
    const drawn = nextBits(random) >>> shift
    if (drawn < n) return drawn
  }
}

/** One of the list, every one equally likely. */
export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('nothing to pick from')
  return at(list, below(random, list.length))
}

/** Puts the list in random order, in place (Fisher-Yates). */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(random, last + 1)
    const kept = at(list, last)
    list[last] = at(list, other)
    list[other] = kept
  }
  return list
}

/** A number from 0 up to, not including, 1. */
export const fraction = (random: Random): number => (nextBits(random) >>> 0) / 4294967296
