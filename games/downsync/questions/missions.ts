// What missions ask: Units that leave (D38), objectives that are placed (D05) and served (D40).

import type { OpenQuestion, Question } from '@umpire/engine'
import { signatureName, unitName, sayAt, sayMarker, sayUnit, markerName } from '../names.ts'
import { cardOf } from '../rules/units.ts'
import { type State, unitOf } from '../state.ts'
import type { Marker } from '../state/marker.ts'
import type { Unit } from '../state/unit.ts'
import { markerThing, unitThing } from '../things.ts'
import { readAt, type Spot } from './ways.ts'

/** D38 */
export const leaveQuestion: Question<Unit, State> = {
  name: 'leave',
  rule: 'DS-226',
  prompt: () => 'Which Units leave the table?',
  detail: () => 'A Unit that leaves scores by its Signature and does not come back.',
  say: (unit) => sayUnit(unit),
  things: (unit) => [unitThing(unit)],
  label: (unit) => {
    const { signature } = cardOf(unit)
    return {
      name: unitName(unit),
      means: signature === null ? 'scores nothing' : signatureName(signature),
      icon: 'run',
    }
  },
}

/** D05 */
export const markerQuestion: OpenQuestion<Spot, State> = {
  name: 'objective',
  rule: 'DS-226',
  prompt: () => 'Where do you place your objective?',
  detail: () =>
    'It touches the middle line, keeps 1″ from concealing terrain and out of buildings, and 12″ from the other one.',
  say: (spot) => sayAt(spot),
  read: (text) => readAt(text),
}

/** D40 The Unit, and which of the objectives it is counted at. */
export const serveQuestion = (unit: number): Question<Marker, State> => ({
  name: 'serve',
  rule: 'DS-226',
  prompt: (state) => `At which objective is ${unitName(unitOf(state, unit))} counted?`,
  say: (marker) => sayMarker(marker),
  things: (marker) => [markerThing(marker)],
  label: (marker) => ({ name: markerName(marker), icon: 'objective' }),
})
