// What is asked when a Reaction Engagement begins (D15 to D17): whether, and who takes part.

import type { Label, Question } from '@umpire/engine'
import { actions } from '../content/actions.ts'
import { cardName, pingName, sayCard, sayPing, sayUnit, seatName, unitName } from '../names.ts'
import { taskforceUnits } from '../rules/activations.ts'
import type { Ambush } from '../rules/ambush.ts'
import { cpOf } from '../rules/command-points.ts'
import { allowance, eligibleReactors } from '../rules/participants.ts'
import { cardOf, other } from '../rules/units.ts'
import { type State, unitOf } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { pingThing, unitThing } from '../things.ts'
import { inARow } from '../events/turns.ts'

/** A Unit on the table, or one that springs from a Ping (DS-237). */
export type Declared =
  | { readonly is: 'unit'; readonly unit: number }
  | { readonly is: 'ambush'; readonly ambush: Ambush }

const freeWords = (free: number): string =>
  free === 0
    ? 'Every reactor costs 1 CP'
    : `${free} ${free === 1 ? 'reactor is' : 'reactors are'} free, each more costs 1 CP`

/** D15 */
export const reactQuestion: Question<'react', State> = {
  name: 'react',
  rule: 'DS-069',
  prompt: (state) => `${seatName(state.active)} has moved: do you react?`,
  detail: (state, seat) => {
    const reactors = eligibleReactors(state).map(unitName)
    const able = reactors.length === 0 ? 'An ambush is possible.' : `${inARow(reactors)} could.`
    return `${able} ${freeWords(taskforceUnits(state, state.active).length)}; you have ${cpOf(state, seat)}.`
  },
  say: () => 'react',
  label: () => ({ name: 'React', means: 'both sides act in the order of a priority roll', icon: 'reaction' }),
  pass: 'no reaction',
}

const weaponsOf = (unit: Unit): string =>
  [...new Set(cardOf(unit).actions.map(({ action }) => actions.of(action).name))].join(', ')

function unitMeans(unit: Unit): string {
  const boosted = unit.overwatch ? 'on overwatch, boosted; ' : ''
  return `${boosted}${weaponsOf(unit)}`
}

function declaredLabel(declared: Declared, state: State): Label {
  if (declared.is === 'unit') {
    const unit = unitOf(state, declared.unit)
    return { name: unitName(unit), means: unitMeans(unit), icon: unit.overwatch ? 'overwatch' : 'reaction' }
  }
  const { ping, card } = declared.ambush
  return {
    name: `${cardName(card)} on ${pingName(ping)}`,
    means: 'ambush from Reserve',
    group: 'Ambush',
    icon: 'reveal',
  }
}

const sayDeclared = (declared: Declared, state: State): string =>
  declared.is === 'unit'
    ? sayUnit(unitOf(state, declared.unit))
    : `${sayPing(declared.ambush.ping)} as ${sayCard(declared.ambush.card)}`

const declaredThings = (declared: Declared, state: State): string[] =>
  declared.is === 'unit' ? [unitThing(unitOf(state, declared.unit))] : [pingThing(declared.ambush.ping)]

/** D16 */
export const joinersQuestion: Question<Declared, State> = {
  name: 'joiners',
  rule: 'DS-191',
  prompt: (state) => `${seatName(other(state.active))} reacts: who joins the Taskforce?`,
  detail: (state) => `Units on overwatch may join. Each one lets another reactor in for free: now ${allowance(state)}.`,
  say: sayDeclared,
  things: declaredThings,
  label: declaredLabel,
}

/** D17 */
export const reactorsQuestion: Question<Declared, State> = {
  name: 'reactors',
  rule: 'DS-192',
  prompt: () => 'Who reacts?',
  detail: (state, seat) =>
    `${freeWords(allowance(state))}; you have ${cpOf(state, seat)}. They do not move, but act in the order of the priority roll.`,
  say: sayDeclared,
  things: declaredThings,
  label: declaredLabel,
  stakes: (state, seat) => ({ free: allowance(state), cp: cpOf(state, seat) }),
}
