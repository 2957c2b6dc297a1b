// Designating a Taskforce (DS-053, DS-054, DS-060 to DS-062, DS-209).

import { below, offer, type Random, refuse, type Rules, shuffle, type WhyNot } from '@umpire/engine'
import { elementName } from '../names.ts'
import { designateQuestion } from '../questions/designate.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { DownsyncTable } from '../table.ts'
import { afterDesignating } from './advisors.ts'
import { memberOf, unactivated } from './members.ts'
import { other } from './units.ts'

/** Everything that the Active Player has on the table. */
const elementsOf = (state: State): number[] => [
  ...state.units.filter((unit) => unit.seat === state.active && unit.at === 'table').map(({ id }) => id),
  ...state.pings.filter((ping) => ping.seat === state.active).map(({ id }) => id),
]

function whyNot(state: State, id: number): WhyNot {
  const element = pingOf(state, id) ?? unitOf(state, id)
  return element.activated
    ? refuse('DS-209', () => `${elementName(state, id)} has activated already this Round`)
    : undefined
}

/** Small Taskforces rather than large ones: each Unit more lets another enemy react for free. */
function sampleMembers(able: readonly number[], least: number, random: Random): number[] {
  const most = below(random, 3) === 0 ? able.length : Math.min(able.length, 3)
  const count = Math.max(least, 1 + below(random, most))
  return shuffle(random, [...able]).slice(0, count)
}

/** DS-060 The Active Player names the Taskforce; DS-053 all of it, where the other has nothing left. */
export function* designate(t: DownsyncTable): Rules {
  const { state } = t
  const able = unactivated(state, state.active)
  state.turn++
  if (able.length === 0) {
    // DS-054 Nothing takes place; the other then has to bring all that is left.
    t.tell({ kind: 'empty turn', rule: 'DS-054', seat: state.active })
    state.active = other(state.active)
    return
  }
  t.tell({ kind: 'turn begins', rule: 'DS-052', seat: state.active, round: state.round, turn: state.turn })
  const isLast = unactivated(state, other(state.active)).length === 0
  const least = isLast ? able.length : 1
  state.taskforce = yield* t.chooseMany(
    state.active,
    designateQuestion,
    offer(elementsOf(state), (id) => whyNot(state, id)),
    {
      least,
      most: able.length,
      sample: (random) => sampleMembers(able, least, random),
    },
  )
  const members = state.taskforce.map((id) => memberOf(state, id))
  t.tell({ kind: 'designated', rule: isLast ? 'DS-053' : 'DS-060', seat: state.active, members })
  yield* afterDesignating(t, state.active, state.taskforce)
  state.stage = 'reveal'
}
