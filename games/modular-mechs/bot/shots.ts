// The shots a mech has left: for each ready weapon its best target in every other mech, worked out once.

import { typeOf } from '../content/catalogue.ts'
import { whyNotActivate } from '../rules/ready.ts'
import { canReach } from '../rules/range.ts'
import type { Mech, Module, State } from '../state.ts'
import { shotWorth } from './targets.ts'

/** What a weapon's best shot at a mech is worth, from near and from far (where Point Defence counts). */
interface Shot {
  readonly owner: Mech
  readonly near: number
  readonly far: number
}

/** A weapon, and its best shot at each mech. */
export interface Gun {
  readonly weapon: Module
  readonly shots: readonly Shot[]
}

export function gunsOf(state: State, mech: Mech): Gun[] {
  return mech.modules
    .filter((weapon) => typeOf(weapon.type).damage > 0 && whyNotActivate(state, weapon) === undefined)
    .map((weapon) => gunOf(state, mech, weapon))
}

export function gunOf(state: State, mech: Mech, weapon: Module): Gun {
  const uses = typeOf(weapon.type).traits.shots ?? 1
  const best = (owner: Mech, distance: number): number => {
    let most = 0
    for (const module of owner.modules) {
      if (!module.broken) most = Math.max(most, shotWorth(state, mech, weapon, owner, module, mech.boost, distance))
    }
    return most * uses
  }
  const others = state.mechs.filter((owner) => owner !== mech)
  return { weapon, shots: others.map((owner) => ({ owner, near: best(owner, 0), far: best(owner, 5) })) }
}

/** What a gun's best shot is worth from a space of the track; 0 if nothing is in range. */
export function fireFrom(mech: Mech, { weapon, shots }: Gun, space: number): number {
  let most = 0
  for (const { owner, near, far } of shots) {
    const distance = Math.abs(space - owner.space)
    const worth = distance < 5 ? near : far
    if (worth > most && canReach(mech, weapon, distance)) most = worth
  }
  return most
}
