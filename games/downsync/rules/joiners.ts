// Joiners (DS-191, DS-195, DS-237): Units on Overwatch that the Active Player lets join, and Ambushes.

import type { Rules } from '@umpire/engine'
import { type Declared, joinersQuestion } from '../questions/reaction.ts'
import type { DownsyncTable } from '../table.ts'
import { type Ambush, ambushesOf, springAmbushes, whyNotTogether } from './ambush.ts'
import { enter, possibleJoiners } from './participants.ts'
import { regroup } from './advisors.ts'

/** Those of the declared that are Ambushes. */
export const ambushesIn = (declared: readonly Declared[]): Ambush[] =>
  declared.flatMap((one) => (one.is === 'ambush' ? [one.ambush] : []))

export const unitsIn = (declared: readonly Declared[]): number[] =>
  declared.flatMap((one) => (one.is === 'unit' ? [one.unit] : []))

/** D16 */
export function* joinersStep(t: DownsyncTable): Rules {
  const { state } = t
  state.stage = 'reactors'
  const seat = state.active
  const options: Declared[] = [
    ...possibleJoiners(state).map(({ id }): Declared => ({ is: 'unit', unit: id })),
    ...ambushesOf(state, seat).map((ambush): Declared => ({ is: 'ambush', ambush })),
  ]
  if (options.length === 0) return
  const declared = yield* t.chooseMany(seat, joinersQuestion, options, {
    least: 0,
    most: options.length,
    whyNot: (chosen) => whyNotTogether(state, seat, ambushesIn(chosen)),
  })
  const sprung = yield* springAmbushes(t, seat, ambushesIn(declared))
  const joiners = [...unitsIn(declared), ...sprung]
  if (joiners.length === 0) return
  t.tell({ kind: 'joins', rule: 'DS-191', seat, units: joiners })
  for (const id of joiners) {
    // An ambusher on a Ping of the Taskforce is in it already (DS-142).
    if (!state.taskforce.includes(id)) state.taskforce.push(id)
    enter(state, id)
  }
  yield* regroup(t, seat, joiners)
}
