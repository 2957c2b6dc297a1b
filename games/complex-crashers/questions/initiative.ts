// What is asked when a side gains the Initiative (CC-106, CC-112, D-14).

import { at, type Question, type YesNo } from '@umpire/engine'
import { passives } from '../content/passives.ts'
import { sayOperative, unitName } from '../names.ts'
import { operativeOf, type State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { trackerThing, unitThing } from '../things.ts'

const { overdrive, uplink } = passives

/** The Operative's Health for Ability Points. */
export const overdriveQuestion = (unit: Unit): YesNo<State> => ({
  name: 'overdrive',
  rule: 'CC-106',
  prompt: (state) => `Does ${unitName(unit, state)} use Overdrive?`,
  detail: (state) => {
    const { health, ap, maxAp } = operativeOf(state, unit)
    return `It has ${health} Health, and ${ap} of ${maxAp} AP.`
  },
  things: (isYes, state) => (isYes ? [unitThing(unit, state)] : []),
  label: (isYes) =>
    isYes
      ? { name: 'Overdrive', means: `gains ${overdrive.ap} AP`, cost: `${overdrive.health} Health`, icon: 'health' }
      : { name: 'Not now', icon: 'pass' },
  stakes: (state) => ({ health: operativeOf(state, unit).health, ap: operativeOf(state, unit).ap }),
})

/** A tracker that a Reactor adds to. */
export const uplinkQuestion: Question<Unit, State> = {
  name: 'uplink',
  rule: 'CC-112',
  prompt: () => `Which tracker gains ${uplink.ap} AP by Uplink?`,
  say: (n) => sayOperative(n),
  things: (n) => [trackerThing(n)],
  label: (n, state) => ({
    name: `${unitName(n, state)}'s tracker`,
    means: `has ${at(state.trackers, n)}`,
    icon: 'command-point',
  }),
  pass: 'none',
}
