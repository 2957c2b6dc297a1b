// Hacks (DS-293, DS-294): what a successful check does to the Countermeasure Tokens or the place of a Unit.

import { d6, type Rules } from '@umpire/engine'
import { positionHackReach } from '../../content/numbers.ts'
import { unitOf } from '../../state.ts'
import type { DownsyncTable } from '../../table.ts'
import type { AttackPlan } from '../attack-plan.ts'
import { placeUnit } from '../placing.ts'
import { takeToken } from '../tokens.ts'

/** DS-293 One check for every Countermeasure Token of every base; each failure takes one. */
export function hackCountermeasures(t: DownsyncTable, { shooter, target, needs, bonus }: AttackPlan): void {
  const unit = unitOf(t.state, target.element)
  for (const base of unit.bases) {
    if (base.cm === 0) continue
    const dice = t.roll(d6, base.cm)
    const lost = dice.filter((die) => die + bonus < needs).length
    for (let n = 0; n < lost; n++) takeToken(base, 'cm')
    t.tell({
      kind: 'countermeasures hacked',
      rule: 'DS-293',
      unit: unit.id,
      team: base.team,
      by: shooter.unit.id,
      dice,
      bonus,
      needs,
      lost,
    })
  }
}

/** DS-294 The attacker's owner Places the target within 3" of where it stands, or leaves it. */
export function* hackPosition(t: DownsyncTable, { shooter, target }: AttackPlan): Rules {
  const unit = unitOf(t.state, target.element)
  const teams = unit.bases.map(({ team }) => team)
  t.tell({ kind: 'position hacked', rule: 'DS-294', unit: unit.id, by: shooter.unit.id })
  yield* placeUnit(t, shooter.unit.seat, unit, teams, { kind: 'own', within: positionHackReach }, 'DS-294')
}
