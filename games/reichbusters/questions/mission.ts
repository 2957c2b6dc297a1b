// What is asked about what Heroes find.

import type { Question } from '@umpire/engine'
import type { AreaId } from '../content/map/map.ts'
import { areaName, sayArea } from '../names.ts'
import type { State } from '../state.ts'
import { areaThing } from '../things.ts'

/** D54 */
export const revealQuestion: Question<AreaId, State> = {
  name: 'what is seen first',
  rule: 'RB-121',
  prompt: () => 'What is turned up first?',
  detail: () => 'Several things come into sight at once. Each takes effect before the next is turned up.',
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => ({ name: areaName(area, state), isPlace: true, icon: 'reveal' }),
}
