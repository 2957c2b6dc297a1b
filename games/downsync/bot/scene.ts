// One position as a seat weighs it: who is there, what both sides want, what the enemy's Units are worth to be rid of.

import type { Seat } from '@umpire/engine'
import { missions } from '../content/missions.ts'
import { other } from '../rules/units.ts'
import type { State } from '../state.ts'
import { type Actor, actorsOf } from './actors.ts'
import { type Aim, pointWorth, standing } from './aims.ts'
import { aimsOf } from './mission-aims.ts'
import { aims as enemyAims } from './weights.ts'

export class Scene {
  readonly state: State
  readonly seat: Seat
  readonly own: readonly Actor[]
  readonly foes: readonly Actor[]
  /** In the hunt: a Victory Point for a Ping that is forced open, and for a Unit. */
  readonly perReveal: number
  readonly perUnit: number
  private readonly factors = new Map<number, number>()
  private ownAims: readonly Aim[] | undefined
  private foeAims: readonly Aim[] | undefined

  constructor(state: State, seat: Seat) {
    this.state = state
    this.seat = seat
    this.own = actorsOf(state, seat)
    this.foes = actorsOf(state, other(seat))
    const { scoring } = missions.of(state.terms.mission)
    const point = scoring.scoring === 'hunt' ? pointWorth(state, seat) : 0
    this.perReveal = scoring.scoring === 'hunt' ? point * scoring.perReveal : 0
    this.perUnit = scoring.scoring === 'hunt' ? point * scoring.perUnit : 0
  }

  /** What the seat wants of places. */
  get aims(): readonly Aim[] {
    return (this.ownAims ??= aimsOf(this.state, this.seat, this.own, this.foes))
  }

  actorOf(element: number): Actor | undefined {
    return this.own.find((actor) => actor.element === element)
  }

  foeOf(element: number): Actor | undefined {
    return this.foes.find((actor) => actor.element === element)
  }

  /** By how much more than its material it is good to harm an enemy where it stands. */
  factorOf(foe: Actor): number {
    let factor = this.factors.get(foe.element)
    if (factor === undefined) {
      this.foeAims ??= aimsOf(this.state, other(this.seat), this.foes, this.own)
      const there = enemyAims.standing * standing(this.foeAims, foe, foe.discs)
      factor = 1 + (there + this.perUnit) / Math.max(1, foe.mark.whole)
      this.factors.set(foe.element, factor)
    }
    return factor
  }
}
