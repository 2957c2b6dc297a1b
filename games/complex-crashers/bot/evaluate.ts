// How a position at the start of an Initiative stands: the team's health, how far it has come, and what the Complex has.

import { at, type Seat } from '@umpire/engine'
import { cardOf } from '../content/cards.ts'
import { defenders } from '../content/defenders.ts'
import { armorOf, isAble, isWorking } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import { bearing, type Features, start } from './bearing.ts'
import { waysToGoals } from './goals.ts'
import { countOnline } from './worth.ts'

/** How much better than at the start an Operative is equipped. */
function gearOf({ equipment }: Operative): number {
  let tiers = 0
  for (const { card } of equipment) {
    const one = cardOf(card)
    if (one.kind === 'weapon') tiers = Math.max(tiers, one.tier - 1)
  }
  return tiers
}

/** Far enough away to make no difference. */
const farthest = 30

function featuresOfTeam(state: State): Pick<Features, TeamFeature> {
  const { operatives } = state
  const n = operatives.length
  let [health, down, armor, points, gear, nearest] = [0, 0, 0, 0, 0, farthest]
  for (const one of operatives) {
    armor += armorOf(one) / one.base
    if (!isAble(one)) {
      down++
      continue
    }
    health += one.health / one.base
    points += one.ap / one.maxAp
    gear += gearOf(one)
    nearest = Math.min(nearest, at(waysToGoals(state, one), one.region))
  }
  return {
    health: health / n,
    down: down / n,
    isAlone: n > 1 && down === n - 1 ? 1 : 0,
    armor: armor / n,
    points: points / n,
    gear: gear / n,
    nearest: nearest / 10,
  }
}

type TeamFeature = 'health' | 'down' | 'isAlone' | 'armor' | 'points' | 'gear' | 'nearest'

export function featuresOf(state: State): Features {
  const { reactors, terms, trackers, emp, isEmpCalled } = state
  const last = at(reactors, terms.reactors - 1)
  const online = countOnline(state)
  const charges = reactors.reduce((sum, one) => (one.isOnline ? sum + one.charges : sum), 0)
  const { health, down, isAlone, armor, points, gear, nearest } = featuresOfTeam(state)
  // Field by field: this is done in every playout, and a spread is slow.
  return {
    health,
    down,
    isAlone,
    armor,
    points,
    gear,
    nearest,
    deck: state.kinds.length / 20,
    online: (online - 1) / terms.reactors,
    countdown: emp === null ? 0 : 1 - emp / (terms.empCountdown + 1),
    isEmpOver: isEmpCalled && emp === null ? 1 : 0,
    isLastFound: last.region === null ? 0 : 1,
    isLastOffline: last.isOnline ? 0 : 1,
    isOneSeen: online === 1 && reactors.some(isWorking) ? 1 : 0,
    charges: charges / 10,
    staged: state.grid.filter(({ isStaged }) => isStaged).length / 9,
    defenders: state.defenders.reduce((sum, { card }) => sum + defenders.of(card).tier, 0) / 10,
    trackers: trackers.reduce((sum, ap) => sum + ap, 0) / (10 * trackers.length),
    round: state.round / 10,
  }
}

const names: readonly (keyof Features)[] = [
  'health',
  'down',
  'isAlone',
  'armor',
  'points',
  'gear',
  'nearest',
  'deck',
  'online',
  'countdown',
  'isEmpOver',
  'isLastFound',
  'isLastOffline',
  'isOneSeen',
  'charges',
  'staged',
  'defenders',
  'trackers',
  'round',
]

export function evaluate(state: State, seat: Seat): number {
  const features = featuresOf(state)
  let sum = start[state.operatives.length - 1] ?? 0
  for (const name of names) sum += bearing[name] * features[name]
  const won = 1 / (1 + Math.exp(-sum))
  return seat === state.manager ? 1 - won : won
}
