// What attacks do when their damage is done (CC-144): the clauses of an ability that follow its dice, in written order.

import type { Rules } from '@umpire/engine'
import type { Rider } from '../content/effect.ts'
import { whoIs } from '../events/who.ts'
import { defenderOf, operativeOf, reactorOf, type State } from '../state.ts'
import type { Frame } from '../state/stack.ts'
import { isDefender, isOperative, isReactor, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { loseCharges } from './charges.ts'
import { loseArmor } from './harm.ts'
import { reelIn } from './moving.ts'
import { loseAp } from './paying.ts'
import { attackAbilityOf } from './targets.ts'
import { isAble } from './units.ts'
import type { Results } from './windows.ts'

/** `remove`: destroys a Defender, as one of the results. */
export function* carryOutRiders(
  t: CrashersTable,
  { ability, attack }: Frame,
  { damaged }: Results,
  remove: (unit: Unit) => void,
): Rules {
  if (ability === null || attack === null) return
  const { riders } = attackAbilityOf(ability)
  if (riders === undefined) return
  for (const rider of riders) {
    if (rider.after === 'destroy this') remove(ability.unit)
    else for (const unit of damaged) yield* carryOut(t, ability.unit, rider, unit)
  }
}

/** CC-201 The Incapacitated lose nothing more. */
const isAbleOperative = (state: State, unit: Unit): boolean => isOperative(unit) && isAble(operativeOf(state, unit))

/** What a rider does to one unit that has suffered damage. Activating again follows later (CC-274). */
function* carryOut(t: CrashersTable, attacker: Unit, rider: Rider, unit: Unit): Rules {
  const { state } = t
  switch (rider.after) {
    case 'lose AP':
      if (isAbleOperative(state, unit)) loseAp(t, unit, rider.ap, 'CC-133', true)
      return
    case 'lose armor':
      if (isAbleOperative(state, unit)) loseArmor(t, operativeOf(state, unit), 1, 'CC-267')
      return
    case 'lose charges':
      if (isReactor(unit)) loseCharges(t, reactorOf(state, unit), rider.charges, 'CC-144')
      return
    case 'reel in':
      if (isDefender(unit)) yield* reelIn(t, attacker, unit)
      return
    case 'disable':
      disable(t, unit)
      return
    case 'again':
    case 'destroy this':
      return // Nothing to whoever was hit.
  }
}

/** Until the Complex Manager next passes the Initiative. */
function disable(t: CrashersTable, unit: Unit): void {
  const defender = isDefender(unit) ? defenderOf(t.state, unit) : undefined
  if (defender === undefined) return
  defender.isDisabled = true
  t.tell({ kind: 'disabled', rule: 'CC-144', who: whoIs(t.state, unit) })
}
