// The dice of a group as they lie: which do damage, which are too low, and which were taken away.

import type { ShownDie } from '@umpire/board'
import { dieSides } from '../content/numbers.ts'
import { effectiveArmor } from '../rules/armor.ts'
import { damageOf } from '../rules/odds.ts'
import type { State } from '../state.ts'
import type { Frame, Group } from '../state/stack.ts'

/** What the dice of a group have to beat; fixed once it is locked. */
export const armorAgainst = (state: State, frame: Frame, group: Group): number =>
  group.armor ?? effectiveArmor(state, frame, group.unit, group)

const isOut = ({ status }: Group): boolean => status === 'void' || status === 'ignored'

export function groupDice(state: State, frame: Frame, group: Group): ShownDie[] {
  const armor = armorAgainst(state, frame, group)
  const lying = group.dice.map((face): ShownDie => {
    const counts = face > armor || face === dieSides
    return { face, kind: 'd10', is: isOut(group) ? 'dropped' : counts ? 'damage' : 'idle' }
  })
  return [...lying, ...group.ignored.map((face): ShownDie => ({ face, kind: 'd10', is: 'dropped' }))]
}

/** The damage that a group does as things stand. */
export const groupDamage = (state: State, frame: Frame, group: Group): number =>
  isOut(group) ? 0 : damageOf(group.dice, armorAgainst(state, frame, group))
