// What is asked about Reaction Priorities (D19, D20): whose roll is boosted, and which results are swapped.

import type { Label, Question } from '@umpire/engine'
import { sayUnit, unitName } from '../names.ts'
import { participantOf } from '../rules/activations.ts'
import { priorityBoostPrice } from '../rules/boosts.ts'
import { cpOf } from '../rules/command-points.ts'
import { engagementNow } from '../rules/participants.ts'
import type { Swap } from '../rules/priorities.ts'
import { cardOf } from '../rules/units.ts'
import { type State, unitOf } from '../state.ts'
import { unitThing } from '../things.ts'

function boostLabel(id: number, state: State): Label {
  const unit = unitOf(state, id)
  const sentry = cardOf(unit).isSentry ? ', Sentry +1' : ''
  const jam = unit.jammed ? '; the jam is cleared first' : ''
  return {
    name: unitName(unit),
    means: `best of two dice${sentry}${jam}`,
    cost: `${priorityBoostPrice(state, id)} CP`,
    icon: 'initiative',
  }
}

/** D19 */
export const priorityBoostQuestion: Question<number, State> = {
  name: 'priority boost',
  rule: 'DS-196',
  prompt: () => 'Whose priority roll is boosted?',
  detail: (state, seat) => {
    const { participants } = engagementNow(state)
    const boosted = participants
      .filter(({ boosted: isBoosted }) => isBoosted)
      .map(({ unit }) => unitName(unitOf(state, unit)))
    const known = boosted.length === 0 ? '' : ` Boosted already: ${boosted.join(', ')}.`
    return `The highest acts first; on a tie the active side. You have ${cpOf(state, seat)} CP.${known}`
  },
  say: (id, state) => sayUnit(unitOf(state, id)),
  things: (id, state) => [unitThing(unitOf(state, id))],
  label: boostLabel,
}

function swapLabel({ by, one, two }: Swap, state: State): Label {
  const name = (id: number): string => unitName(unitOf(state, id))
  const priority = (id: number): number => participantOf(state, id)?.priority ?? 0
  return {
    name: `${name(one)} and ${name(two)}`,
    means: `${priority(one)} and ${priority(two)} change places`,
    ...(by === 'prioritize' ? { cost: '1 CP' } : {}),
    group: by === 'quick' ? 'Quick' : 'Prioritize',
    icon: 'initiative',
  }
}

/** D20 */
export const swapQuestion: Question<Swap, State> = {
  name: 'swap',
  rule: 'DS-262',
  prompt: () => 'Are priorities swapped?',
  detail: () => 'A Quick Unit swaps once with anybody; Prioritize swaps two of your own for 1 CP.',
  say: ({ by, one, two }, state) => `${by} ${sayUnit(unitOf(state, one))} with ${sayUnit(unitOf(state, two))}`,
  things: ({ one, two }, state) => [unitThing(unitOf(state, one)), unitThing(unitOf(state, two))],
  label: swapLabel,
  pass: 'no swap',
}
