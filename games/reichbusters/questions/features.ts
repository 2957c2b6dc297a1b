// What is asked about room features.

import type { Question } from '@umpire/engine'
import type { AreaId } from '../content/map/map.ts'
import type { NoiseCardId } from '../content/noise.ts'
import { noiseCards } from '../content/noises.ts'
import { noiseText } from '../content/text.ts'
import { areaName, sayArea } from '../names.ts'
import type { State } from '../state.ts'
import { areaThing } from '../things.ts'

/** RB-120, D33 */
export const passageQuestion = (from: AreaId): Question<AreaId, State> => ({
  name: 'secret passage',
  rule: 'RB-120',
  forced: true,
  prompt: (state) => `Where does the secret passage at ${areaName(from, state)} lead to?`,
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => ({ name: areaName(area, state), isPlace: true, icon: 'passage' }),
})

/** Duty Roster, D33 */
export const noiseOrderQuestion: Question<NoiseCardId, State> = {
  name: 'order of noise cards',
  rule: 'RB-121',
  prompt: () => 'In which order do the noise cards go back?',
  detail: () => 'The first will be drawn first.',
  say: (card) => noiseCards.of(card).name.toLowerCase(),
  label: (card) => {
    const { name, top, number, lower } = noiseCards.of(card)
    return { name, means: `${noiseText(top)} From ${number}: ${noiseText(lower)}`, icon: 'noise' }
  },
}
