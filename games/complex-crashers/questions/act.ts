// What Operatives do in their Initiative (CC-107, CC-276, D-15), and what is asked when an attack is activated.

import { at, type Question, type YesNo } from '@umpire/engine'
import { abilityName, regionName, sayOperative, unitName } from '../names.ts'
import { armorOf } from '../rules/units.ts'
import { operativeOf, type State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import type { AbilityRef } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import { unitThing } from '../things.ts'
import { costWords, leftWords } from './reaction.ts'
import { sayUse, type Use, useLabel, useThings } from './use.ts'

export type Act = Use | { readonly do: 'hand over'; readonly to: Unit }

function pointed(state: State): Operative {
  if (state.pointer === null) throw new Error('no Operative is asked')
  return operativeOf(state, state.pointer)
}

function sayAct(act: Act, state: State): string {
  return act.do === 'hand over' ? `hand over to ${sayOperative(act.to)}` : sayUse(act, state)
}

function actThings(act: Act, state: State): readonly string[] {
  return act.do === 'hand over' ? [unitThing(act.to, state)] : useThings(act, state)
}

/** D-15 */
export const actQuestion: Question<Act, State> = {
  name: 'act',
  rule: 'CC-107',
  prompt: (state) => `What does ${unitName(pointed(state).id, state)} do?`,
  detail: (state) => {
    const operative = pointed(state)
    const { ap, maxAp, health, id, region } = operative
    const tracker = `the Complex has ${at(state.trackers, id)} AP against you`
    const body = `${ap} of ${maxAp} AP, ${health} of ${armorOf(operative)} Health`
    return `${body}, in ${regionName(region, state)}; ${tracker}. What you spend below 0 goes there.`
  },
  say: sayAct,
  things: actThings,
  label: (act, state) =>
    act.do === 'use'
      ? useLabel(act, state)
      : { name: `Let ${unitName(act.to, state)} go on`, group: 'Team', icon: 'seats' },
  stakes: (state) => ({ ap: pointed(state).ap }),
  pass: 'done',
}

/** D-32 `targets`: whom it could hit then. */
export const stepOutQuestion = (ref: AbilityRef, targets: readonly Unit[]): YesNo<State> => ({
  name: 'step out',
  rule: 'CC-069',
  prompt: (state) => `Does ${unitName(ref.unit, state)} step out from behind its pillar for ${abilityName(ref)}?`,
  detail: (state) => `Then it could hit ${targets.map((unit) => unitName(unit, state)).join(', ')}.`,
  things: (isYes, state) => (isYes ? [unitThing(ref.unit, state)] : []),
  label: (isYes) =>
    isYes
      ? { name: 'Step out', means: 'no longer Pillared', icon: 'step' }
      : { name: 'Stay', means: 'its line cannot cross that border', icon: 'pillar' },
})

/** D-25 */
export const againQuestion = (ref: AbilityRef, cost: number): YesNo<State> => ({
  name: 'again',
  rule: 'CC-274',
  prompt: (state) => `${abilityName(ref)} did no damage. Does ${unitName(ref.unit, state)} activate it again?`,
  things: (isYes, state) => (isYes ? [unitThing(ref.unit, state)] : []),
  label: (isYes, state) => {
    if (!isYes) return { name: 'Enough', icon: 'pass' }
    const left = leftWords(cost, ref.unit, state)
    return {
      name: 'Again',
      ...(left === '' ? {} : { means: left }),
      cost: costWords(cost, ref.unit),
      icon: 'redo',
      isAttack: true,
    }
  },
  stakes: () => ({ ap: cost }),
})
