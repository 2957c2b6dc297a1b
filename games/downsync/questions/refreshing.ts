// What is asked where Units are Refreshed (D12).

import type { Label, Question } from '@umpire/engine'
import { sayUnit, unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import { unitThing } from '../things.ts'

/** DS-243, DS-244 An aura is paid for; DS-046 a Stun Token is paid off. */
export interface RefreshChoice {
  readonly does: 'defense aura' | 'defender aura' | 'shake off stun'
  readonly unit: number
}

const meanings: { readonly [Does in RefreshChoice['does']]: Omit<Label, 'name'> } = {
  'defense aura': { means: 'friends within 4″ get +1 on countermeasure checks', cost: '1 CP', icon: 'shield' },
  'defender aura': {
    means: 'friends within 4″ and in sight may spend its countermeasures',
    cost: '1 CP',
    icon: 'shield',
  },
  'shake off stun': { means: 'it pays nothing when it activates', cost: '1 CP', icon: 'stun' },
}

const names: { readonly [Does in RefreshChoice['does']]: string } = {
  'defense aura': 'Defense Aura',
  'defender aura': 'Defender Aura',
  'shake off stun': 'shakes off Stun',
}

export const refreshQuestion: Question<RefreshChoice, State> = {
  name: 'refresh',
  rule: 'DS-065',
  prompt: () => 'Is a Command Point spent while Units are refreshed?',
  detail: () => 'The CP of an aura stays on the Unit until it is refreshed again.',
  say: ({ does, unit }, state) => `${sayUnit(unitOf(state, unit))} ${does}`,
  things: ({ unit }, state) => [unitThing(unitOf(state, unit))],
  label: ({ does, unit }, state) => ({ name: `${unitName(unitOf(state, unit))}: ${names[does]}`, ...meanings[does] }),
  pass: 'nothing more',
}
