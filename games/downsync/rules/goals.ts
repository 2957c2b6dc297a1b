// Where it tends to be good to go, for answers at random: the mission's places, the enemy, home with a cache.

import { below, pick, type Random, type Seat } from '@umpire/engine'
import { missions } from '../content/missions.ts'
import type { Spot } from '../questions/ways.ts'
import type { State } from '../state.ts'
import { tableSize } from './ground.ts'

/** What the mission wants of the Force, seen from a place; null: nothing that lies anywhere. */
function missionGoal(state: State, seat: Seat, from: Spot, isCarrier: boolean, random: Random): Spot | null {
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring === 'breakthrough') return { x: from.x, y: seat === 0 ? tableSize : 0 }
  if (scoring.scoring === 'heist' && isCarrier) return { x: from.x, y: seat === 0 ? 0 : tableSize }
  const markers = state.markers.filter((marker) => marker.seat !== seat && !marker.isCarried)
  return markers.length === 0 ? null : pick(random, markers)
}

function enemyPlace(state: State, seat: Seat, random: Random): Spot | null {
  const places: Spot[] = []
  for (const unit of state.units) {
    const [base] = unit.bases
    if (unit.seat !== seat && unit.at === 'table' && base !== undefined) places.push(base)
  }
  for (const ping of state.pings) if (ping.seat !== seat) places.push(ping)
  return places.length === 0 ? null : pick(random, places)
}

/** One of them at random. */
export function goalFor(state: State, seat: Seat, from: Spot, isCarrier: boolean, random: Random): Spot | null {
  const wantsMission = isCarrier || below(random, 2) === 0
  const goal = wantsMission ? missionGoal(state, seat, from, isCarrier, random) : null
  return goal ?? enemyPlace(state, seat, random)
}
