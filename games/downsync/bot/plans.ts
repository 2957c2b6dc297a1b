// What an element could make of a Taskforce Activation, roughly: who is designated, and what a Ping is revealed as.

import { pingOf, type State } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Unit } from '../state/unit.ts'
import { reserveOf } from '../rules/units.ts'
import { type Actor, actorRevealed } from './actors.ts'
import { progress, standing } from './aims.ts'
import type { Scene } from './scene.ts'
import { dangerAt, hopedStrike } from './strikes.ts'
import { manners } from './weights.ts'

/** How good it is for an actor to move and act now, and where it then stands. */
export function turnWorth(scene: Scene, actor: Actor): number {
  const { aims } = scene
  const there = standing(aims, actor, actor.discs)
  const far = progress(aims, actor, actor.discs, 2 * actor.speed)
  if (actor.isPing) return there + far
  const near = progress(aims, actor, actor.discs, actor.speed)
  return there + Math.max(hopedStrike(scene, actor, actor.discs, actor.speed) + near, far)
}

/** What it costs to show a Unit: it can be shot at where it is, and is no riddle any more. */
function showing(scene: Scene, actor: Actor): number {
  const [disc] = actor.discs
  return manners.shown * actor.mark.whole + (disc === undefined ? 0 : 0.6 * dangerAt(scene, actor, disc))
}

/** A Ping as one of the Units that it may be, against leaving it a Ping. */
export function revealGain(scene: Scene, ping: Ping, unit: Unit): number {
  const quiet = scene.actorOf(ping.id)
  const shown = actorRevealed(scene.state, ping, unit)
  return turnWorth(scene, shown) - showing(scene, shown) - (quiet === undefined ? 0 : turnWorth(scene, quiet))
}

/** Different cards in Reserve that this Ping may be. */
function cardsIn(state: State, ping: Ping): Unit[] {
  const reserve = reserveOf(state, ping.seat, ping.signature)
  return reserve.filter((unit, n) => reserve.findIndex(({ card }) => card === unit.card) === n)
}

/** What it gains by being designated now, over standing where it is. */
export function planWorth(scene: Scene, actor: Actor): number {
  const now = standing(scene.aims, actor, actor.discs)
  const ping = pingOf(scene.state, actor.element)
  if (ping === undefined) {
    const [disc] = actor.discs
    const danger = disc === undefined ? 0 : dangerAt(scene, actor, disc)
    return turnWorth(scene, actor) - now + manners.haste * danger
  }
  let gain = 0
  for (const unit of cardsIn(scene.state, ping)) gain = Math.max(gain, revealGain(scene, ping, unit))
  return turnWorth(scene, actor) - now + gain
}
