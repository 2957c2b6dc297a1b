// What each thing is worth that a base may do now (D26): attacks, moves, abilities, mission Actions, keeping watch.

import type { SpecialId } from '../content/action.ts'
import { actions } from '../content/actions.ts'
import { units } from '../content/units.ts'
import { activationNow, pointsOf } from '../rules/activations.ts'
import { apIn, cpIn } from '../rules/costs.ts'
import type { Deed } from '../rules/deeds.ts'
import { shooterOf } from '../rules/eyes.ts'
import { sees } from '../rules/ground.ts'
import { unactivated } from '../rules/members.ts'
import type { MissionAction } from '../rules/missions/actions.ts'
import type { Use } from '../rules/specials/special.ts'
import { targetsOf } from '../rules/targets.ts'
import { cargoOf, other } from '../rules/units.ts'
import { unitOf } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { type Actor, actorOfUnit, cardWorth } from './actors.ts'
import { pointWorth, progress, standing } from './aims.ts'
import { targetWorth } from './attacking.ts'
import { allTeams, armsOf, harmOf } from './guns.ts'
import { movesOf } from './moving.ts'
import { pointPrice } from './prices.ts'
import type { Scene } from './scene.ts'
import { dangerAt, hopedStrike } from './strikes.ts'
import { manners, worths } from './weights.ts'

/** A base that acts. */
export interface Acting {
  readonly scene: Scene
  readonly unit: Unit
  readonly team: number
}

/** What the deed brings and costs; what costs no Action Point can be done beside another. */
export interface DeedWorth {
  readonly worth: number
  readonly takesPoint: boolean
}

const free = (worth: number): DeedWorth => ({ worth, takesPoint: false })
const paid = (worth: number): DeedWorth => ({ worth, takesPoint: true })

export function deedWorth(acting: Acting, deed: Deed): DeedWorth {
  const { scene, unit, team } = acting
  const { state, seat } = scene
  switch (deed.do) {
    case 'attack': {
      const { plain, boost } = targetWorth(scene, shooterOf(unit, team, deed.action), deed.target, deed.action.rof)
      const price = (cpIn(deed.pay) + (deed.boosted ? 1 : 0)) * pointPrice(state, seat)
      return { worth: plain + (deed.boosted ? boost : 0) - price, takesPoint: apIn(deed.pay) > 0 }
    }
    case 'cluster': {
      const shooter = shooterOf(unit, team, deed.action)
      let best = 0
      for (const target of targetsOf(state, shooter)) {
        best = Math.max(best, targetWorth(scene, shooter, target, deed.action.rof).plain)
      }
      return { worth: best - cpIn(deed.pay) * pointPrice(state, seat), takesPoint: apIn(deed.pay) > 0 }
    }
    case 'special': {
      const price = cpIn(deed.pay) * pointPrice(state, seat)
      return { worth: specialWorth(acting, deed.action.special, deed.use) - price, takesPoint: apIn(deed.pay) > 0 }
    }
    case 'mission':
      return paid(missionWorth(acting, deed.at) - cpIn(deed.pay) * pointPrice(state, seat))
    case 'move':
      return paid(moveWorth(acting, 0))
    case 'overwatch':
      return paid(watchWorth(acting))
    case 'hold':
      return free(-1)
    case 'clear jam':
      return free(0.4 - pointPrice(state, seat))
  }
}

function missionWorth({ scene }: Acting, { action }: MissionAction): number {
  const point = pointWorth(scene.state, scene.seat)
  if (action === 'secure') return point * 0.6
  return point * (action === 'engineer' ? 2 : 1)
}

/** More than any Move Action can bring: all that there is to gain, and all danger gone. */
function mostByMoving({ scene, unit }: Acting): number {
  const actor = scene.actorOf(unit.id)
  const [disc] = actor?.discs ?? []
  if (actor === undefined || disc === undefined) return 0
  return progress(scene.aims, actor, actor.discs, actor.speed) + dangerAt(scene, actor, disc) + 1
}

/** What a Move Action of one base may bring, without looking where to. */
export function glanceAtMoving({ scene, unit, team }: Acting): number {
  const actor = scene.actorOf(unit.id)
  if (actor === undefined || pointsOf(activationNow(scene.state), team).points === 0) return 0
  return (0.6 * progress(scene.aims, actor, actor.discs, actor.speed)) / unit.bases.length
}

/** The best Move Action of a base against staying. */
export function moveGain(scene: Scene, unit: Unit, team: number, keepsOff: boolean): number {
  const moves = movesOf(scene, { element: unit.id, teams: [team], keepsOff, isPhase: false })
  const best = moves[0]?.worth ?? 0
  const stay = moves.find(({ ways }) => ways.length === 0)?.worth ?? 0
  return best - stay
}

/** The same for who acts now; not looked at closely if it cannot be worth so much. */
export function moveWorth(acting: Acting, least: number): number {
  const { scene, unit, team } = acting
  if (mostByMoving(acting) <= least) return 0
  return moveGain(scene, unit, team, activationNow(scene.state).isUnloaded)
}

/** DS-212 The more enemies are still to act, the better. */
function watchWorth({ scene, unit }: Acting): number {
  const actor = scene.actorOf(unit.id)
  if (actor === undefined) return 0
  const toCome = Math.min(3, unactivated(scene.state, other(scene.seat)).length)
  return 0.05 + manners.overwatch * toCome * typicalHarm(scene, actor)
}

/** What it does to the enemies there are, at a middle distance. */
function typicalHarm({ foes }: Scene, actor: Actor): number {
  let sum = 0
  for (const foe of foes) {
    let most = 0
    for (const gun of actor.guns)
      most = Math.max(most, harmOf(gun, foe.mark, Math.min(gun.action.range ?? 1200, 1000), true))
    sum += most
  }
  return foes.length === 0 ? 0 : sum / foes.length
}

function specialWorth(acting: Acting, special: SpecialId | null, use: Use): number {
  const { scene, unit } = acting
  const { state } = scene
  const on = use.on === null ? undefined : unitOf(state, use.on.element)
  switch (special) {
    case 'target-lock':
      return on === undefined ? 0 : lockWorth(acting, on)
    case 'go-dark':
      return hasPoint(acting) ? 0 : stealthWorth(scene, unit)
    case 'stealthify':
      return on === undefined ? 0 : stealthWorth(scene, on)
    case 'repair':
      return on === undefined ? 0 : worths.stun * cardWorth(units.of(on.card)) * (on.activated ? 0.5 : 1)
    case 'deploy-drones':
      return dronesWorth(acting)
    case 'unload':
      return unloadWorth(acting)
    case 'forward-observe':
      return on === undefined ? 0 : observeWorth(acting, on, use)
    case 'load':
    case 'move':
    case 'overwatch':
    case 'cm-hack':
    case 'position-hack':
    case 'engineer':
    case 'secure':
    case 'sabotage':
    case null:
      return 0
  }
}

const hasPoint = ({ scene, team }: Acting): boolean => pointsOf(activationNow(scene.state), team).points > 0

function stealthWorth(scene: Scene, unit: Unit): number {
  const actor = scene.actorOf(unit.id)
  const [disc] = actor?.discs ?? []
  if (actor === undefined || disc === undefined) return 0
  return worths.stealth * actor.mark.whole + 0.5 * dangerAt(scene, actor, disc)
}

/** DS-286 What its own attack gains by it. */
function lockWorth({ scene, unit, team }: Acting, on: Unit): number {
  const foe = scene.foeOf(on.id)
  const actor = scene.actorOf(unit.id)
  if (foe === undefined || actor === undefined || !hasPoint({ scene, unit, team })) return 0
  let gain = 0
  for (const { action } of actor.guns) {
    const shooter = shooterOf(unit, team, action)
    const target = targetsOf(scene.state, shooter).find(({ element }) => element === on.id)
    if (target === undefined) continue
    const gun = armsOf(units.of(unit.card), 1 << team).guns.find((one) => one.action === action)
    if (gun === undefined) continue
    const easier = { ...foe.mark, def: foe.mark.def - 2 }
    gain = Math.max(gain, harmOf(gun, easier, 1000, false) - harmOf(gun, foe.mark, 1000, false))
  }
  return gain * scene.factorOf(foe)
}

/** DS-285 One more Unit that acts, hidden at first. */
function dronesWorth({ scene, unit }: Acting): number {
  const { state } = scene
  const packaged = state.units.find((one) => one.at === 'packaged' && one.carrier === unit.id)
  if (packaged === undefined) return 0
  const actor: Actor = { ...actorOfUnit(state, packaged), discs: unit.bases }
  return 1 + 0.5 * standing(scene.aims, actor, actor.discs)
}

/** DS-289 The squad gets out where it can do something. */
function unloadWorth({ scene, unit }: Acting): number {
  const { state } = scene
  const cargo = cargoOf(state, unit)
  if (cargo === undefined) return 0
  const card = units.of(cargo.card)
  const { guns, scans } = armsOf(card, allTeams(card))
  const actor: Actor = { ...actorOfUnit(state, cargo), guns, scans, discs: unit.bases, startBases: 1 }
  const strike = hopedStrike(scene, actor, unit.bases, 300)
  return strike + 0.5 * standing(scene.aims, actor, unit.bases) - 0.8
}

/** DS-284 What the gun does to those whom the observer sees. */
function observeWorth({ scene, unit }: Acting, gun: Unit, { support }: Use): number {
  const action = support === null ? undefined : actions.of(support)
  const arms = armsOf(units.of(gun.card), allTeams(units.of(gun.card))).guns.find((one) => one.action === action)
  if (arms === undefined) return 0
  let best = 0
  for (const foe of scene.foes) {
    if (foe.isPing || foe.isStealthy) continue
    const harm = harmOf(arms, foe.mark, 1200, true) * scene.factorOf(foe)
    if (harm <= best) continue
    const isSeen = (foe.unit?.bases ?? []).some(({ team }) =>
      unit.bases.some((eye) => sees(scene.state, { element: unit.id, team: eye.team }, { element: foe.element, team })),
    )
    if (isSeen) best = harm
  }
  return best - (action?.cost === 'A+C' ? pointPrice(scene.state, scene.seat) : 0)
}
