// The Fight turn: which way the crew goes, where the mech stands, what is hit and what is shielded.

import { typeOf } from '../content/catalogue.ts'
import type { Action, BayWork, Target, Tow } from '../questions.ts'
import { working } from '../rules/building.ts'
import { whyNotActivate } from '../rules/ready.ts'
import { movesOf } from '../rules/track.ts'
import { type Mech, mechOf, type Module, moduleOf, type State } from '../state.ts'
import { fireFrom, type Gun, gunOf, gunsOf } from './shots.ts'
import { damageWorth, danger, shotWorth } from './targets.ts'
import { bestWalk, exposure, netOf } from './worth.ts'

const perDanger = 0.12

/** Guns that are ready are not all reached this turn. */
const reached = 0.6

/** A mech in its Fight turn, with what is worked out about it once for a decision. */
export class Outlook {
  private readonly state: State
  private readonly mech: Mech
  private guns: readonly Gun[] | undefined = undefined
  private readonly spaces = new Map<number, number>()

  constructor(state: State, mech: Mech) {
    this.state = state
    this.mech = mech
  }

  /** How good a space is: what the guns that are ready would hit from it, less what stands against it. */
  spaceWorth(space: number): number {
    const known = this.spaces.get(space)
    if (known !== undefined) return known
    const { state, mech } = this
    this.guns ??= gunsOf(state, mech)
    let shots = 0
    for (const gun of this.guns) shots += fireFrom(mech, gun, space)
    const worth = shots * reached - danger(state, mech, space) * perDanger
    this.spaces.set(space, worth)
    return worth
  }

  /** A space that a module takes the mech to, with what its own text gives for the move. */
  moveWorth(module: Module | undefined, space: number): number {
    return this.spaceWorth(space) + (module === undefined ? 0 : movedWorth(this.mech, module, space))
  }

  /** What activating a module is worth now: what it hits from here, where it can take the mech, what its text does. */
  activationWorth(module: Module): number {
    const { state, mech } = this
    if (whyNotActivate(state, module) !== undefined) return 0
    const { damage, mobility } = typeOf(module.type)
    const fire = damage > 0 ? fireFrom(mech, gunOf(state, mech, module), mech.space) : 0
    return fire + (mobility > 0 ? this.bestMove(module) : 0) + this.textWorth(module)
  }

  private bestMove(module: Module): number {
    const here = this.spaceWorth(this.mech.space)
    let best = 0
    for (const space of movesOf(this.state, this.mech, module).allowed) {
      best = Math.max(best, this.moveWorth(module, space) - here)
    }
    return best
  }

  private textWorth({ type }: Module): number {
    const { modules } = this.mech
    const {
      gain = 0,
      shield = 0,
      shieldAll = 0,
      boost = 0,
      tractor = 0,
      fieldRepair,
      teleport,
      overclock,
    } = typeOf(type).traits
    return (
      gain +
      shield * 0.4 +
      shieldAll * 1.5 +
      (boost > 0 && this.hasShotLeft() ? boost : 0) +
      tractor * 0.05 +
      (fieldRepair !== undefined && modules.some((own) => own.broken) ? 3 : 0) +
      (teleport === true ? 0.5 : 0) +
      (overclock !== undefined && modules.some((own) => own.activated) ? 1 : 0)
    )
  }

  private hasShotLeft(): boolean {
    this.guns ??= gunsOf(this.state, this.mech)
    return this.guns.length > 0
  }

  /** The first step of the best walk that any crew member can take; undefined if no walk brings anything. */
  bestStep(): Action | undefined {
    const { mech } = this
    const net = netOf(mech)
    const worth = mech.modules.map((module) => this.activationWorth(module))
    let best: Action | undefined
    let most = 0.01
    for (const [crew, member] of mech.crew.entries()) {
      const walk = bestWalk(
        net,
        worth,
        net.modules.findIndex(({ label }) => label === member.at),
        member.steps,
      )
      // Of walks that bring as much the shorter is better: its steps may still be of use.
      const value = walk.worth - 0.01 * walk.path.length
      const to = net.modules[walk.path[0] ?? -1]
      if (to === undefined || value <= most || (member.steps === 0 && working(to).hub !== true)) continue
      most = value
      best = { do: 'step', crew, to: to.label }
    }
    return best
  }
}

/** What the module's own text gives for moving so far. */
function movedWorth(mech: Mech, module: Module, space: number): number {
  const { prospect, evade, brace, ram } = typeOf(module.type).traits
  const moved = Math.abs(space - mech.space)
  return (
    (prospect !== undefined && moved >= prospect.least ? prospect.gain : 0) +
    (evade !== undefined && moved >= evade.least ? evade.shield * 0.8 : 0) +
    (brace !== undefined && moved === 0 ? brace * 0.6 : 0) +
    (ram !== undefined && moved > 0 ? 0.5 : 0)
  )
}

export function targetWorth(state: State, mech: Mech, weapon: Module | undefined, { seat, module }: Target): number {
  const owner = mechOf(state, seat)
  const against = moduleOf(owner, module)
  const distance = Math.abs(mech.space - owner.space)
  return weapon === undefined || typeOf(weapon.type).damage === 0
    ? damageWorth(state, mech, owner, against, 1, false, distance)
    : shotWorth(state, mech, weapon, owner, against, mech.boost, distance)
}

export const shieldWorth = (mech: Mech, label: string): number => exposure(mech, moduleOf(mech, label))

export const bayWorth = (mech: Mech, work: BayWork): number => {
  const module = moduleOf(mech, work.module)
  return work.do === 'repair' ? typeOf(module.type).cost + 2 : module.damage * 0.3
}

/** What it brings to move another mech there. */
export const towWorth = (state: State, mech: Mech, { seat, space }: Tow): number => {
  const mechs = state.mechs.map((other) => (other.seat === seat ? { ...other, space } : other))
  return new Outlook({ ...state, mechs }, mech).spaceWorth(mech.space) - new Outlook(state, mech).spaceWorth(mech.space)
}
