// VIP Capture (M1, DS-230, DS-231): Units at the enemy VIP score, its friends near it take away.

import { gap } from '@umpire/plane'
import { missions } from '../../content/missions.ts'
import type { Marker } from '../../state/marker.ts'
import type { Unit } from '../../state/unit.ts'
import type { DownsyncTable } from '../../table.ts'
import { isWithinDisc } from '../ground.ts'
import { other, unitsOnTable } from '../units.ts'
import { score } from './score.ts'

/** DS-231 More than half of the bases that it started with are there. */
const isThere = (unit: Unit, vip: Marker, reach: number): boolean =>
  unit.bases.filter((base) => gap(base, vip) <= reach).length * 2 > unit.startBases

/** DS-230 At the end of a player's Taskforce Activation, with all Units of both. */
export function scoreVip(t: DownsyncTable): void {
  const { state } = t
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring !== 'vip') return
  const vip = state.markers.find((marker) => marker.kind === 'vip' && marker.seat === other(state.active))
  if (vip === undefined) return
  const holding = unitsOnTable(state, state.active).filter((unit) => isThere(unit, vip, scoring.reach))
  if (holding.length === 0) return
  const contesting = unitsOnTable(state, other(state.active)).filter((unit) => isWithinDisc(unit, vip, scoring.contest))
  t.tell({
    kind: 'place counted',
    rule: 'DS-230',
    seat: state.active,
    marker: vip.id,
    holding: holding.map(({ id }) => id),
    contesting: contesting.map(({ id }) => id),
  })
  score(t, state.active, holding.length - contesting.length, 'vip', vip.id)
}
