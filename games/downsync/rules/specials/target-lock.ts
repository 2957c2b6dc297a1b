// Target Lock (DS-286): an enemy Unit in sight has less Defense until the end of this Taskforce Activation.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { unitName } from '../../names.ts'
import { type State, unitOf } from '../../state.ts'
import { sees } from '../ground.ts'
import { enemiesOf, type Special, type Use, type User, useOn } from './special.ts'

function whyNot(state: State, { unit, team }: User, { on }: Use): WhyNot {
  if (on === null) return undefined
  const enemy = unitOf(state, on.element)
  if (enemy.stealth) return refuse('DS-216', () => `${unitName(enemy)} has a Stealth Token; reveal it first`)
  if (enemy.locked) return refuse('DS-286', () => `${unitName(enemy)} is locked already`)
  const isSeen = enemy.bases.some((base) =>
    sees(state, { element: unit.id, team }, { element: enemy.id, team: base.team }),
  )
  return isSeen ? undefined : refuse('DS-286', () => `no line of sight to ${unitName(enemy)}`)
}

export const targetLock: Special = {
  uses: (state, user) => enemiesOf(state, user).map((enemy) => useOn(enemy)),
  whyNot,
  *carryOut(t, { unit }, { on }): Rules {
    if (on === null) return
    const enemy = unitOf(t.state, on.element)
    enemy.locked = true
    t.tell({ kind: 'locked', rule: 'DS-286', unit: enemy.id, by: unit.id })
    yield* []
  },
}
