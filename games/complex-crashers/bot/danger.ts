// What the Complex could do to an Operative in its next Initiative, by where the Operative stands then.

import { at } from '@umpire/engine'
import { isActive, isAttack } from '../content/ability.ts'
import { type DefenderId, defenders } from '../content/defenders.ts'
import { tracker } from '../content/numbers.ts'
import { hasLine, hasPillar, distance, sideTowards } from '../regions.ts'
import { entryRegions } from '../rules/frontier.ts'
import { expectedDamage } from '../rules/odds.ts'
import { armorOf, technologyOf } from '../rules/units.ts'
import { regionOf, type State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import type { RegionId, Side } from '../state/region.ts'
import { aims } from './weights.ts'
import { far, type Ways, waysTo } from './ways.ts'

/** An attack Action of a Defender, as far as it matters here. */
interface Gun {
  readonly cost: number
  readonly dice: number
  readonly piercing: number
  /** How far it reaches; 0 for melee attacks. */
  readonly range: number
  /** Pillars are nothing to it. */
  readonly isOverPillars: boolean
  readonly isUpgrade: boolean
  /** Steps that its own text makes first. */
  readonly stride: number
}

const gunsOn = new Map<DefenderId, readonly Gun[]>(
  defenders.rows.map(({ id, abilities }) => [
    id,
    abilities.flatMap((ability): Gun[] => {
      if (!isActive(ability) || !isAttack(ability) || ability.kind !== 'action') return []
      const { attack, cost, armorPiercing = 0, rangeLimit = far, isUpgrade = false, first } = ability
      const isMelee = attack.reach === 'melee'
      return [
        {
          cost,
          dice: attack.strength,
          piercing: armorPiercing,
          range: isMelee ? 0 : rangeLimit,
          isOverPillars: attack.path === 'arcing' || attack.spread === 'area',
          isUpgrade,
          stride: first?.by === 'moving' ? first.regions : 0,
        },
      ]
    }),
  ]),
)

/** Damage of a Gun for each Ability Point. */
function rateOf({ cost, dice, piercing }: Gun, armor: number): number {
  return expectedDamage(dice, Math.max(1, Math.min(9, armor) - piercing)) / cost
}

/** Somebody who shoots, or who could be deployed and shoot then. */
interface Shooter {
  readonly region: RegionId
  readonly guns: readonly Gun[]
  readonly isImmobile: boolean
}

/** Made for one decision. */
export class Danger {
  readonly #state: State
  readonly #shooters: readonly Shooter[]
  readonly #ways = new Map<RegionId, Ways>()

  constructor(state: State) {
    this.#state = state
    const shooters: Shooter[] = state.defenders.map(({ region, card }) => shooterOf(state, card, region))
    const card = bestStaged(state)
    if (card !== undefined) {
      for (const region of entryRegions(state, 'opened')) shooters.push(shooterOf(state, card, region))
    }
    this.#shooters = shooters
  }

  /** The points that the Complex will be able to turn on one Operative. */
  #budget(operative: Operative): number {
    const { trackers, terms } = this.#state
    let sum = 0
    for (const [n, ap] of trackers.entries()) {
      const points = Math.max(0, Math.min(tracker.most, ap + terms.managerAp))
      sum += n === operative.id ? points : aims.others * points
    }
    return sum
  }

  /** Steps from everywhere to a region, for those who open no doors. */
  waysTo(region: RegionId): Ways {
    const known = this.#ways.get(region)
    if (known !== undefined) return known
    const ways = waysTo(this.#state, region, far)
    this.#ways.set(region, ways)
    return ways
  }

  /** Expected damage. `ap`: what the Operative has left for reactions. */
  at(operative: Operative, region: RegionId, pillar: Side | null, ap: number): number {
    const state = this.#state
    const armor = armorOf(operative)
    const budget = this.#budget(operative)
    const ways = this.waysTo(region)
    let most = 0
    let sum = 0
    for (const shooter of this.#shooters) {
      const steps = at(ways, shooter.region)
      let worst = 0
      for (const gun of shooter.guns) {
        const walk = this.#walk(gun, shooter, region, steps, pillar, ap)
        if (walk < budget) worst = Math.max(worst, (budget - walk) * rateOf(gun, armor))
      }
      most = Math.max(most, worst)
      sum += worst
    }
    const fire = regionOf(state, region).burning
    return most + 0.1 * (sum - most) + expectedDamage(fire, armor)
  }

  /** The points that it takes to get into a place to shoot from. */
  #walk(gun: Gun, shooter: Shooter, region: RegionId, steps: number, pillar: Side | null, ap: number): number {
    const state = this.#state
    const { range, isOverPillars, stride } = gun
    if (range > 0 && distance(state, shooter.region, region) <= range && hasLine(state, shooter.region, region)) {
      const side = sideTowards(state, region, shooter.region)
      if (isOverPillars || side === undefined || !isSheltered(state, region, side, pillar, ap)) return 0
    }
    if (shooter.isImmobile) return far
    return Math.max(0, steps - stride)
  }
}

/** Behind a pillar, or able to duck behind one. */
const isSheltered = (state: State, region: RegionId, side: Side, pillar: Side | null, ap: number): boolean =>
  pillar === side || (ap > 0 && hasPillar(state, regionOf(state, region), side))

function shooterOf(state: State, card: DefenderId, region: RegionId): Shooter {
  const { isUpgraded } = technologyOf(state, card)
  const guns = (gunsOn.get(card) ?? []).filter(({ isUpgrade }) => isUpgraded || !isUpgrade)
  return { region, guns, isImmobile: defenders.of(card).has.includes('Immobile') }
}

/** The dearest card that can be deployed next. */
function bestStaged(state: State): DefenderId | undefined {
  let charges = 0
  for (const one of state.reactors) if (one.isOnline) charges += one.charges + 1
  let best: DefenderId | undefined
  let most = 0
  for (const { card, isStaged } of state.grid) {
    const { tier, has } = defenders.of(card)
    if (!isStaged || tier > charges || has.includes('Immobile') || tier <= most) continue
    best = card
    most = tier
  }
  return best
}
