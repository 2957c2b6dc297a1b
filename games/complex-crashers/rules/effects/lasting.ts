// Effects that last for a while: bracing (CC-254), barriers (CC-270), paint.

import type { Effect } from '../../content/effect.ts'
import { whoIs } from '../../events/who.ts'
import { defenderOf } from '../../state.ts'
import type { Side } from '../../state/region.ts'
import type { AbilityRef, Frame } from '../../state/stack.ts'
import type { Unit } from '../../state/unit.ts'
import type { CrashersTable } from '../../table.ts'

/** The effects that are carried out here. */
type LastingEffect = Extract<Effect, { readonly do: 'brace' | 'barrier' | 'paint' }>

export function lastingEffect(t: CrashersTable, ref: AbilityRef, { declared }: Frame, effect: LastingEffect): void {
  if (effect.do === 'brace') brace(t, ref.unit)
  else if (effect.do === 'barrier') raiseBarrier(t, ref.unit, declared.side)
  else paint(t, ref.unit, declared.unit, effect.piercing)
}

/** CC-254 Inertial Barrier until the Complex Manager next gains the Initiative. */
function brace(t: CrashersTable, unit: Unit): void {
  const defender = defenderOf(t.state, unit)
  if (defender === undefined) return
  defender.isBraced = true
  t.tell({ kind: 'braced', rule: 'CC-254', who: whoIs(t.state, unit) })
}

/** CC-270 */
function raiseBarrier(t: CrashersTable, unit: Unit, side: Side | null): void {
  const defender = defenderOf(t.state, unit)
  if (defender === undefined || side === null) return
  defender.barriers |= 1 << side
  t.tell({ kind: 'barrier', rule: 'CC-270', who: whoIs(t.state, unit), side })
}

/** CC-245 For the next attack of another Defender, until the Initiative is passed (CC-117). */
function paint(t: CrashersTable, unit: Unit, operative: Unit | null, piercing: number): void {
  if (operative === null) return
  t.state.paints.push({ operative, by: unit, piercing })
  t.tell({ kind: 'painted', rule: 'CC-245', who: whoIs(t.state, unit), operative, piercing })
}
