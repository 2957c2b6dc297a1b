// Effects on Health and Armor (CC-202 to CC-206).

import type { Rules } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import { operativeOf } from '../../state.ts'
import type { AbilityRef, Frame } from '../../state/stack.ts'
import type { Unit } from '../../state/unit.ts'
import type { CrashersTable } from '../../table.ts'
import { whyNotHeal } from '../declaring/units.ts'
import { heal, recoverArmor } from '../harm.ts'
import { reveal } from '../revealing.ts'

/** The effects that are carried out here. */
type HealthEffect = Extract<Effect, { readonly do: 'heal' | 'recover armor' }>

export function* healthEffect(t: CrashersTable, ref: AbilityRef, { declared }: Frame, effect: HealthEffect): Rules {
  const { unit } = declared
  if (effect.do === 'heal' && effect.isAll === true) yield* healAll(t, ref.unit, effect.health)
  else if (unit === null) return
  else if (effect.do === 'heal') yield* healOne(t, unit, effect.health)
  else recoverArmor(t, operativeOf(t.state, unit), effect.armor) // CC-205
}

/** CC-077, CC-202 Whoever gets up again may have something to reveal. */
function* healOne(t: CrashersTable, unit: Unit, health: number): Rules {
  const operative = operativeOf(t.state, unit)
  if (heal(t, operative, health)) yield* reveal(t, operative.region)
}

/** Everybody in the region of the one who heals. */
function* healAll(t: CrashersTable, unit: Unit, health: number): Rules {
  const { state } = t
  const patients = state.operatives.map(({ id }) => id).filter((id) => whyNotHeal(state, unit, id) === undefined)
  for (const id of patients) yield* healOne(t, id, health)
}
