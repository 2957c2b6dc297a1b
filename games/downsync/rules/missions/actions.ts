// Actions that only a mission gives (5.8): Secure in a Data Heist, Engineer and Sabotage in a Demolition.

import { offer, type Offer, refuse, type WhyNot } from '@umpire/engine'
import { gap } from '@umpire/plane'
import { actions } from '../../content/actions.ts'
import { missions } from '../../content/missions.ts'
import { units } from '../../content/units.ts'
import { markerName, unitName } from '../../names.ts'
import type { State } from '../../state.ts'
import type { Marker } from '../../state/marker.ts'
import type { Unit } from '../../state/unit.ts'
import type { DownsyncTable } from '../../table.ts'
import { isWithinDisc } from '../ground.ts'
import { baseOf } from '../units.ts'
import { takeCache } from './heist.ts'
import { score } from './score.ts'

export type MissionActionId = 'secure' | 'engineer' | 'sabotage'

/** Something that a base may do at a marker. */
export interface MissionAction {
  readonly action: MissionActionId
  readonly marker: Marker
}

/** Which of these Actions the mission gives this Unit at all. */
function actionsOf(state: State, unit: Unit): readonly MissionActionId[] {
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring === 'heist') return ['secure']
  if (scoring.scoring !== 'demolition') return []
  return units.of(unit.card).actions.some(({ action }) => action === 'engineer') ? ['engineer'] : ['sabotage']
}

function whyNot(state: State, unit: Unit, team: number, { action, marker }: MissionAction): WhyNot {
  const name = (): string => markerName(marker)
  if (marker.isCarried) return refuse('DS-226', () => `${name()} is being carried`)
  const { range } = actions.of(action)
  const distance = gap(baseOf(unit, team), marker)
  if (range !== null && distance > range)
    return refuse(
      'DS-226',
      () => `${name()} is ${(distance / 100).toFixed(2)}″ away; ${actions.of(action).name} reaches ${range / 100}″`,
    )
  if (action === 'secure')
    return unit.cache === null ? undefined : refuse('DS-226', () => `${unitName(unit)} carries a cache already`)
  if (marker.isUsed) return refuse('DS-226', () => `${name()} was worked on in this Taskforce Activation`)
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring !== 'demolition') return undefined
  const guard = state.units.find(
    (enemy) => enemy.seat !== unit.seat && enemy.at === 'table' && isWithinDisc(enemy, marker, scoring.guarded),
  )
  return guard && refuse('DS-226', () => `${unitName(guard)} guards ${name()}`)
}

/** What this base may do at which marker; costs are for the menu to judge. */
export function missionActions(state: State, unit: Unit, team: number): Offer<MissionAction> {
  const candidates = actionsOf(state, unit).flatMap((action) =>
    state.markers.filter(({ seat }) => seat !== unit.seat).map((marker) => ({ action, marker })),
  )
  return offer(candidates, (candidate) => whyNot(state, unit, team, candidate))
}

/** Carries it out; it has been paid for. */
export function missionAction(t: DownsyncTable, unit: Unit, team: number, { action, marker }: MissionAction): void {
  if (action === 'secure') {
    takeCache(t, unit, team, marker)
    return
  }
  const { scoring } = missions.of(t.state.terms.mission)
  if (scoring.scoring !== 'demolition') return
  marker.isUsed = true
  const points = scoring.actions.find((one) => one.action === action)?.points ?? 0
  score(t, unit.seat, points, action, unit.id)
}
