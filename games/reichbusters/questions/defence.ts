// What is asked of a Hero that was attacked (D50, D59).

import type { Question, YesNo } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { areaName, cardName, heroName, sayArea } from '../names.ts'
import type { State } from '../state.ts'
import { areaThing, cardThing } from '../things.ts'

/** QU11, D59 */
export const stiffQuestion = (hero: HeroId, damage: number): YesNo<State> => ({
  name: 'less damage',
  rule: 'RB-108',
  prompt: () => `${heroName(hero)} takes ${damage} damage. Is ${cardName('QU11')} discarded against it?`,
  things: (isYes) => (isYes ? [cardThing('QU11')] : []),
  label: (isYes) =>
    isYes
      ? { name: 'Discard it', means: damage <= 2 ? 'no wound card' : `${damage - 2} damage`, icon: 'shield' }
      : { name: 'Keep it', means: `${damage} damage`, icon: 'hold' },
  stakes: () => ({ damage }),
})

/** RB-273, D50 */
export const evasiveQuestion = (hero: HeroId): Question<AreaId, State> => ({
  name: 'evasive',
  rule: 'RB-273',
  prompt: () => `Where does ${heroName(hero)} slip away to?`,
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => ({ name: areaName(area, state), icon: 'move', isPlace: true }),
  pass: 'stay',
})
