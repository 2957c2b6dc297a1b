// What an Operative knows about its turn: how far its goals are, what threatens it where, and what it could shoot from there.

import { at } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import { abilityOf, actionsOf, whyNotUse } from '../rules/abilities.ts'
import type { State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import type { RegionId, Side } from '../state/region.ts'
import type { AbilityRef } from '../state/stack.ts'
import { Danger } from './danger.ts'
import { waysToGoals } from './goals.ts'
import { priceOfPoints } from './prices.ts'
import { aimAt, worthFrom } from './strikes.ts'
import { aims } from './weights.ts'
import { type Ways } from './ways.ts'

/** Made for one decision. */
export class Outlook {
  readonly state: State
  readonly operative: Operative
  readonly ways: Ways
  readonly #danger: Danger
  #weapons: readonly AbilityRef[] | undefined

  constructor(state: State, operative: Operative) {
    this.state = state
    this.operative = operative
    this.ways = waysToGoals(state, operative)
    this.#danger = new Danger(state)
  }

  price(cost: number): number {
    return priceOfPoints(this.operative, cost, true)
  }

  /** What may happen there, as a loss. */
  risk(region: RegionId, pillar: Side | null, ap: number): number {
    const { operative } = this
    const damage = this.#danger.at(operative, region, pillar, ap)
    const { health } = operative
    const fall = Math.min(1, Math.max(0, damage / health - 0.5))
    return aims.danger * Math.min(damage, health) + aims.fall * fall
  }

  /** What it is worth to stand there, shots aside. */
  placeWorth(region: RegionId, pillar: Side | null, ap: number): number {
    return -aims.step * at(this.ways, region) - this.risk(region, pillar, ap)
  }

  /** The best shot from a region for so many points. */
  shotFrom(region: RegionId, ap: number): number {
    const { state, operative } = this
    this.#weapons ??= actionsOf(state, operative.id).filter(
      (ref) => isAttack(abilityOf(ref)) && whyNotUse(state, ref) === undefined,
    )
    let best = 0
    for (const ref of this.#weapons) {
      const ability = abilityOf(ref)
      if (!isAttack(ability) || ability.cost > ap) continue
      const worth = worthFrom(state, aimAt(ref, ability, region)) - this.price(ability.cost)
      if (worth > best) best = worth
    }
    return best
  }

  /** What is gained by going somewhere for so many points. */
  moveWorth(to: RegionId, cost: number): number {
    const { operative } = this
    const { region, pillar, ap } = operative
    const shots = this.shotFrom(to, ap - cost) - this.shotFrom(region, ap)
    return this.placeWorth(to, null, ap - cost) - this.placeWorth(region, pillar, ap) + aims.shot * Math.max(0, shots)
  }
}
