// How a position at the start of an Initiative stands for both sides.

import { at, type Seat } from '@umpire/engine'
import { defenders } from '../content/defenders.ts'
import { tiles } from '../content/tiles.ts'
import { armorOf, isAble, isWorking } from '../rules/units.ts'
import { regionOf, type State } from '../state.ts'
import { waysToGoals } from './goals.ts'
import { bearing, bias, type Features } from './bearing.ts'
import { countOnline } from './worth.ts'

export function featuresOf(state: State): Features {
  const n = state.operatives.length
  let [health, down, armor, points, away, gear] = [0, 0, 0, 0, 0, 0]
  let nearest = 60
  for (const one of state.operatives) {
    if (isAble(one)) {
      health += one.health / one.base
      points += one.ap / one.maxAp
      nearest = Math.min(nearest, at(waysToGoals(state, one), one.region))
    } else down++
    armor += armorOf(one) / one.base
    away += 0
    for (const training of one.trainings) gear += training === 'basic-training' ? 0 : 1
  }
  const last = at(state.reactors, state.terms.reactors - 1)
  const charges = state.reactors.reduce((sum, one) => sum + (one.isOnline ? one.charges : 0), 0)
  return {
    health: health / n,
    alone: down === n - 1 ? 1 : 0,
    down: down / n,
    armor: armor / n,
    points: points / n,
    nearest: nearest / 10,
    gear: gear / n,
    deck: state.kinds.length / 37,
    online: countOnline(state) / 5,
    isEmp: state.emp === null ? 0 : 1,
    wasEmp: state.isEmpCalled && state.emp === null ? 1 : 0,
    isLastFound: last.region === null ? 0 : 1,
    isLastOffline: last.isOnline ? 0 : 1,
    isOne: countOnline(state) === 1 ? 1 : 0,
    isOneSeen: countOnline(state) === 1 && state.reactors.some(isWorking) ? 1 : 0,
    charges: charges / 10,
    staged: state.grid.filter(({ isStaged }) => isStaged).length / 9,
    defenders: state.defenders.reduce((sum, { card }) => sum + defenders.of(card).tier, 0) / 10,
    trackers: state.trackers.reduce((sum, ap) => sum + ap, 0) / (10 * n),
    isTech: state.regions.some(({ tile }) => tiles.of(tile).id === 'TECH3') ? 1 : 0,
    round: state.round / 10,
    side: state.initiative === 'operatives' ? 1 : 0,
    start: regionOf(state, 0).burning,
  }
}

const names = Object.keys(bearing) as (keyof Features)[]

export function evaluate(state: State, seat: Seat): number {
  const features = featuresOf(state)
  let sum = bias
  for (const name of names) sum += bearing[name] * features[name]
  const won = 1 / (1 + Math.exp(-sum))
  return seat === state.manager ? 1 - won : won
}
