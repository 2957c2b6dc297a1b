// What a noise would be for a Hero, in words.

import type { HeroId } from '../content/hero.ts'
import { noiseDice } from '../rules/noise-test.ts'
import type { State } from '../state.ts'

/** `no noise`, `noise: 2 dice`, `BANG!` */
export function noiseWords(state: State, hero: HeroId, loudness: number | 'BANG!' | 'BOOM!'): string {
  if (typeof loudness !== 'number') return loudness
  const dice = noiseDice(state, hero, loudness, false)
  if (dice === 0) return 'no noise'
  return `noise: ${dice} ${dice === 1 ? 'die' : 'dice'}`
}
