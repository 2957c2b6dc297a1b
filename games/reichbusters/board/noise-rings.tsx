// Noise made visible: rings around the Hero, one for each die; broken before it is made, whole while it is tested.

import { usePreview } from '@umpire/board'
import type { ReactNode } from 'react'
import type { AreaId } from '../content/map/map.ts'
import { noiseDice } from '../rules/noise-test.ts'
import { actionNow, mapOf, type State, testNow } from '../state.ts'
import { actingHero } from './acting.ts'
import { middleOf } from './measure.ts'
import { noiseNamed } from './options-named.ts'

interface Noise {
  readonly area: AreaId
  readonly rings: number
  /** What stands beside it. */
  readonly words: string
  readonly is: 'would be' | 'is'
}

/** A noise that needs no dice goes everywhere. */
const loudest = 6

const diceWords = (dice: number): string => `noise ${dice}`

function noiseNow(state: State): Noise | undefined {
  const test = testNow(state)
  if (test?.kind === 'noise') {
    const dice = test.dice.length > 0 ? test.dice.length : test.pool.noise
    return { area: test.area, rings: dice, words: diceWords(dice), is: 'is' }
  }
  const action = actionNow(state)
  const hero = actingHero(state)
  if (action === undefined || hero === undefined || hero.area === null) return undefined
  if (action.loud !== null) return { area: hero.area, rings: loudest, words: action.loud, is: 'would be' }
  const made = action.noise + action.moreNoise
  const dice = made <= 0 ? 0 : noiseDice(state, hero.id, made, action.isWeaponNoise)
  return dice === 0 ? undefined : { area: hero.area, rings: dice, words: diceWords(dice), is: 'would be' }
}

function usePreviewedNoise(state: State): Noise | undefined {
  const noise = noiseNamed(usePreview())
  const area = actingHero(state)?.area
  if (noise === 0 || area === null || area === undefined) return undefined
  return typeof noise === 'number'
    ? { area, rings: noise, words: diceWords(noise), is: 'would be' }
    : { area, rings: loudest, words: noise, is: 'would be' }
}

const first = 44
const apart = 17

export const NoiseRings = ({ state }: { readonly state: State }): ReactNode => {
  const previewed = usePreviewedNoise(state)
  const noise = previewed ?? noiseNow(state)
  if (noise === undefined) return null
  const { x, y } = middleOf(mapOf(state), noise.area)
  const outermost = first + (noise.rings - 1) * apart
  return (
    <g className={`rb-noise ${noise.is === 'is' ? 'now' : ''}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      {Array.from({ length: noise.rings }, (_, n) => (
        // Rings are told apart by their size alone.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={n} r={first + n * apart} />
      ))}
      <g transform={`translate(0 ${-outermost})`}>
        <rect x="-32" y="-11" width="64" height="22" rx="11" />
        <text y="5">{noise.words}</text>
      </g>
    </g>
  )
}
