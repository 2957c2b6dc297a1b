// What the Complex Manager knows about its turn: how near Defenders are to prey, and what they could shoot from where.

import { at } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import { type DefenderId, defenders } from '../content/defenders.ts'
import { abilityOf, whyNotUpgraded } from '../rules/abilities.ts'
import { costOfOnline } from '../rules/reactors.ts'
import { isAble } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { AbilityRef } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import { aimAt, worthFrom } from './strikes.ts'
import { designs } from './weights.ts'
import { far, type Ways, waysFrom } from './ways.ts'

/** Made for one decision. */
export class Design {
  readonly state: State
  /** Points that can be spent without feeding anybody. */
  readonly points: number
  readonly charges: number
  /** Charges that are kept: for the last Reactor, which has to be Online when the E.M.P. explodes. */
  readonly savings: number
  readonly #ways: Ways
  readonly #known = new Map<string, number>()
  #best: number | undefined

  constructor(state: State) {
    this.state = state
    this.points = state.trackers.reduce((sum, ap) => sum + Math.max(0, ap), 0)
    this.charges = state.reactors.reduce((sum, { isOnline, charges }) => (isOnline ? sum + charges : sum), 0)
    const last = at(state.reactors, state.terms.reactors - 1)
    this.savings = state.emp !== null && !last.isOnline ? costOfOnline(state) : 0
    this.#ways = waysFrom(
      state,
      state.operatives.flatMap((one) => (isAble(one) ? [[one.region, 0] as const] : [])),
      far,
    )
  }

  /** Steps to the nearest Operative. */
  away(region: RegionId): number {
    return Math.min(10, at(this.#ways, region))
  }

  /** What is the same for all units of a key is worked out once. */
  alike(key: string, worth: () => number): number {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const found = worth()
    this.#known.set(key, found)
    return found
  }

  /** What a Defender could do from a region, for each point it spends. */
  rate(unit: Unit, card: DefenderId, region: RegionId): number {
    return this.alike(`${card} ${region}`, () => this.#rate(unit, card, region))
  }

  #rate(unit: Unit, card: DefenderId, region: RegionId): number {
    const { state } = this
    let best = 0
    for (const [number, ability] of defenders.of(card).abilities.entries()) {
      if (!isAttack(ability) || ability.kind !== 'action') continue
      const ref: AbilityRef = { unit, card, number, item: null }
      if (whyNotUpgraded(state, ref, abilityOf(ref)) !== undefined) continue
      const worth = worthFrom(state, aimAt(ref, ability, region)) / ability.cost
      if (worth > best) best = worth
    }
    return best
  }

  /** What it is worth to have a Defender somewhere, with so many points left. */
  placeWorth(unit: Unit, card: DefenderId, region: RegionId, points: number): number {
    const shots = Math.max(0.4, Math.min(points, designs.shots))
    return designs.shot * shots * this.rate(unit, card, region) - designs.nearness * this.away(region)
  }

  /** What those who are there already can do best. */
  bestPlace(): number {
    let best = 0
    if (this.#best !== undefined) return this.#best
    for (const { unit, card, region } of this.state.defenders) {
      best = Math.max(best, this.placeWorth(unit, card, region, this.points))
    }
    this.#best = best
    return best
  }
}
