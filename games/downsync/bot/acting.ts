// Activations of the bot (D22, D25, D26, D28 to D30): what a base does, at whom, and with which Boosts.

import type { Ask } from '@umpire/engine'
import { isChoice } from '../../replies.ts'
import { bestAbove, bestIndex } from '../../best.ts'
import { spreadQuestion, pointQuestion } from '../questions/clusters.ts'
import { holdQuestion, tieQuestion } from '../questions/engagement.ts'
import { menuQuestion, teamQuestion } from '../questions/menu.ts'
import { boostQuestion, shooterNow, shotNow, targetQuestion } from '../questions/targets.ts'
import type { TeamChoice } from '../rules/acting.ts'
import { activationNow, unitNow } from '../rules/activations.ts'
import type { Aim } from '../rules/attacks.ts'
import { whyNoPoint } from '../rules/clusters.ts'
import { type Deed, deedsOf } from '../rules/deeds.ts'
import { gapToPoint, targetDisc } from '../rules/ground.ts'
import { targetsOf } from '../rules/targets.ts'
import type { State } from '../state.ts'
import type { Spot } from '../questions/ways.ts'
import { choice, place, type Reply, sharing } from './asked.ts'
import { targetWorth } from './attacking.ts'
import { type Acting, type DeedWorth, deedWorth, glanceAtMoving, moveWorth } from './deeds.ts'
import { pointPrice } from './prices.ts'
import { Scene } from './scene.ts'
import { bestStrike } from './strikes.ts'

interface Ranked extends DeedWorth {
  /** The number of the deed. */
  readonly index: number
}

/** What costs no Action Point is done before what does. */
const rank = ({ worth, takesPoint }: DeedWorth): number => (takesPoint ? worth : 1000 + worth)

/** Deeds that are worth anything, the best first. */
function rankedDeeds(deeds: readonly Deed[], acting: Acting): Ranked[] {
  const ranked: Ranked[] = []
  let most = 0
  for (const [index, deed] of deeds.entries()) {
    if (deed.do === 'move') continue
    const { worth, takesPoint } = deedWorth(acting, deed)
    if (worth <= 0.02) continue
    ranked.push({ index, worth, takesPoint })
    if (takesPoint) most = Math.max(most, worth)
  }
  const move = deeds.findIndex((deed) => deed.do === 'move')
  const moved = move < 0 ? 0 : moveWorth(acting, most)
  if (moved > 0.02) ranked.push({ index: move, worth: moved, takesPoint: true })
  return ranked.sort((a, b) => rank(b) - rank(a))
}

const actingNow = (state: State, seat: Scene['seat']): Acting => ({
  scene: new Scene(state, seat),
  unit: unitNow(state),
  team: activationNow(state).team ?? activationNow(state).ap[0]?.team ?? 1,
})

/** The numbers of the best deeds that are asked for, the best first. */
export function bestDeeds(ask: Ask, state: State): number[] {
  if (!isChoice<Deed>(ask, menuQuestion.name)) return []
  return rankedDeeds(ask.allowed, actingNow(state, ask.seat)).map(({ index }) => index)
}

/** Which team has most to do, moving judged at a glance; all keep watch where nobody has more. */
function teamWorth(scene: Scene, state: State, option: TeamChoice): number {
  const activation = activationNow(state)
  const unit = unitNow(state)
  if (option.do === 'hold') return -1
  if (option.do === 'overwatch') {
    return deedWorth({ scene, unit, team: activation.ap[0]?.team ?? 1 }, { do: 'overwatch' }).worth
  }
  const acting = { scene, unit, team: option.team }
  let best = glanceAtMoving(acting)
  for (const deed of deedsOf(state, activation, unit, option.team).allowed) {
    if (deed.do !== 'move' && deed.do !== 'overwatch') best = Math.max(best, deedWorth(acting, deed).worth)
  }
  return best * unit.bases.length
}

function aimWorth(scene: Scene, aim: Aim): number {
  if (aim.do === 'clear jam') return -1
  const { action } = shooterNow(scene.state)
  const left = action.rof - shotNow(scene.state).made
  const { plain, boost } = targetWorth(scene, shooterNow(scene.state), aim.target, left)
  return plain + (aim.boosted ? boost - pointPrice(scene.state, scene.seat) : 0)
}

/** D28 On a target or between two, wherever most can be done. */
function bestPoint(state: State, seat: Scene['seat']): Spot | undefined {
  const scene = new Scene(state, seat)
  const shooter = shooterNow(state)
  const targets = targetsOf(state, shooter).map((target) => ({
    target,
    disc: targetDisc(state, target),
    worth: targetWorth(scene, shooter, target, shooter.action.rof).plain,
  }))
  const all = targets.map(({ target }) => target)
  const ideas: Spot[] = targets.map(({ disc: { x, y } }) => ({ x, y }))
  for (const [n, one] of targets.entries()) {
    for (const two of targets.slice(n + 1)) {
      ideas.push({ x: Math.round((one.disc.x + two.disc.x) / 2), y: Math.round((one.disc.y + two.disc.y) / 2) })
    }
  }
  const within = shooter.action.cluster ?? 0
  const ranked = ideas
    .map((point) => {
      const caught = targets.filter(({ target }) => gapToPoint(state, target, point) <= within)
      const worths = caught.map(({ worth }) => worth).sort((a, b) => b - a)
      return { point, worth: (worths[0] ?? 0) + 0.3 * (worths[1] ?? 0) }
    })
    .sort((a, b) => b.worth - a.worth)
  return ranked.find(({ point }) => whyNoPoint(state, shooter, all, point) === undefined)?.point
}

export const actingReplies: readonly Reply[] = [
  choice(menuQuestion, (_, { ask, state }) => bestDeeds(ask, state)[0]),
  choice(teamQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return bestAbove(options, 0.02, (option) => teamWorth(scene, state, option))
  }),
  choice(targetQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return bestAbove(options, 0, (aim) => aimWorth(scene, aim))
  }),
  choice(boostQuestion, (options, { ask, state }) => {
    const shot = shotNow(state)
    const target = shot.targets[shot.made]
    const scene = new Scene(state, ask.seat)
    const left = shot.targets.slice(shot.made).filter((one) => one.element === target?.element).length
    const { boost } = target === undefined ? { boost: 0 } : targetWorth(scene, shooterNow(state), target, left)
    const isWorthIt = boost > pointPrice(state, ask.seat)
    return bestIndex(options, (option) => (option === 'fire' ? 0 : option === 'boosted' && isWorthIt ? 1 : -1))
  }),
  place(pointQuestion, ({ ask, state }) => bestPoint(state, ask.seat)),
  sharing(spreadQuestion, ({ ask, state }) => {
    const scene = new Scene(state, ask.seat)
    const shooter = shooterNow(state)
    return (target, given) => {
      if (target === null) return -1
      const worth = (attacks: number): number =>
        attacks === 0 ? 0 : targetWorth(scene, shooter, target, attacks).plain
      return worth(given + 1) - worth(given)
    }
  }),
  choice(tieQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return bestIndex(options, (id) => {
      const actor = scene.actorOf(id)
      return actor === undefined ? 0 : bestStrike(scene, actor, actor.discs) + (actor.scans.length > 0 ? 3 : 0)
    })
  }),
  choice(holdQuestion, () => 0),
]
