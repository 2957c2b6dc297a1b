// Data Heist (M3): caches are secured by an Action, carried, dropped, and brought home.

import { missions } from '../../content/missions.ts'
import type { State } from '../../state.ts'
import type { Marker } from '../../state/marker.ts'
import type { Base, Unit } from '../../state/unit.ts'
import type { DownsyncTable } from '../../table.ts'
import { loseStealth } from '../stealth.ts'
import { baseOf } from '../units.ts'
import { isInZone } from '../zones.ts'
import { score } from './score.ts'

/** The cache that a Unit carries. */
const cacheOf = (state: State, { cache }: Unit): Marker | undefined =>
  cache === null ? undefined : state.markers.find(({ id }) => id === cache.marker)

/** That base carries it now; the carrier cannot hide. */
export function takeCache(t: DownsyncTable, unit: Unit, team: number, marker: Marker): void {
  marker.isCarried = true
  unit.cache = { marker: marker.id, team }
  t.tell({ kind: 'cache taken', rule: 'DS-226', unit: unit.id, team, marker: marker.id })
  loseStealth(t, unit, 'DS-226')
}

/** A killed carrier drops it where it stood. */
export function dropCache(t: DownsyncTable, unit: Unit): void {
  const marker = cacheOf(t.state, unit)
  if (unit.cache === null || marker === undefined) return
  const { x, y } = baseOf(unit, unit.cache.team)
  unit.cache = null
  marker.isCarried = false
  marker.x = x
  marker.y = y
  t.tell({ kind: 'cache dropped', rule: 'DS-226', unit: unit.id, marker: marker.id, x, y })
}

/** At the end of one's own Taskforce Activation: every carrier wholly within its own zone. */
export function scoreHeist(t: DownsyncTable): void {
  const { state } = t
  const { scoring, deployment } = missions.of(state.terms.mission)
  if (scoring.scoring !== 'heist') return
  for (const unit of state.units) {
    if (unit.seat !== state.active || unit.cache === null || unit.at !== 'table') continue
    const carrier: Base = baseOf(unit, unit.cache.team)
    if (!isInZone(carrier, unit.seat, deployment)) continue
    const { marker } = unit.cache
    unit.cache = null
    state.markers = state.markers.filter(({ id }) => id !== marker)
    score(t, unit.seat, scoring.perCache, 'cache', unit.id)
  }
}
