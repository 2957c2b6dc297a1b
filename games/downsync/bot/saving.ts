// How the bot saves its Units (D12, D24, D31, D32): Countermeasures, Stun, auras, a weapon that is taken up.

import { bestAbove, bestIndex } from '../../best.ts'
import { countermeasureQuestion } from '../questions/countermeasures.ts'
import { refreshQuestion } from '../questions/refreshing.ts'
import { stunQuestion } from '../questions/stun.ts'
import { takeUpQuestion } from '../questions/take-up.ts'
import { shooterNow, shotNow } from '../questions/targets.ts'
import { unitNow } from '../rules/activations.ts'
import type { Answer } from '../rules/countermeasures.ts'
import { areWithin } from '../rules/ground.ts'
import { checkChance } from '../rules/odds.ts'
import type { StunPay } from '../rules/stun.ts'
import { baseOf, cardOf } from '../rules/units.ts'
import { unitOf } from '../state.ts'
import { cardWorth } from './actors.ts'
import { choice, type Reply } from './asked.ts'
import { pointPrice } from './prices.ts'
import { actionWorth } from './reactions.ts'
import { Scene } from './scene.ts'
import { worths } from './weights.ts'

/** What is lost if the hit is accepted. */
function stake({ state }: Scene): number {
  const { now } = shotNow(state)
  if (now === null) return 0
  const unit = unitOf(state, now.target.element)
  const card = cardOf(unit)
  const whole = cardWorth(card)
  const isSpared = card.isResilient && !unit.stunned
  if (now.effect === 'kill' && !isSpared) return whole / card.bases + (unit.cache === null ? 0 : 6)
  return worths.stun * whole * (unit.activated ? 0.7 : 1.3)
}

/** D31 What an answer to a hit saves, less what it uses up. */
function answerWorth(scene: Scene, answer: Answer): number {
  if (answer.do === 'clear jam') return -1
  const { state, seat } = scene
  const { now } = shotNow(state)
  if (now === null) return 0
  const { source, boosted: isBoosted } = answer
  const saved = stake(scene)
  if (source.how === 'emergency') return saved - 0.9
  const owner = unitOf(state, source.unit)
  const chance = checkChance(now.needs, isBoosted)
  const token = owner.activated || owner.refreshed ? 0.4 : 0.15
  const others = sourcesLeft(scene)
  // A failed check can be followed by another token.
  const price = isBoosted ? pointPrice(state, seat) : 0
  return saved * (chance + (1 - chance) * (others > 1 ? 0.5 : 0)) - token - price
}

function sourcesLeft({ state }: Scene): number {
  const { now } = shotNow(state)
  if (now === null) return 0
  const base = baseOf(unitOf(state, now.target.element), now.target.team)
  return base.cm + base.emergency
}

/** D24 A Command Point if it has something to do, a token if that is cheaper, else its Action Point. */
function stunWorth(scene: Scene, { by, team }: StunPay): number {
  const { state, seat } = scene
  const unit = unitNow(state)
  const actor = scene.actorOf(unit.id)
  const useful = actor === undefined ? 0 : actionWorth(scene, actor)
  switch (by) {
    case 'ap':
      return 0
    case 'cp':
      return useful - pointPrice(state, seat)
    case 'cm':
      return (useful - (baseOf(unit, team).cm > 1 ? 0.35 : 0.6)) / (unit.bases.length > 1 ? 2 : 1)
    case 'emergency':
      return useful - 1.2
  }
}

/** D12 Auras for friends that stand near, and Stun where it would cost more later. */
function refreshWorth(scene: Scene, does: string, id: number): number {
  const { state, seat } = scene
  if (does === 'shake off stun') return -1
  const unit = unitOf(state, id)
  const near = state.units.filter(
    (friend) => friend.seat === seat && friend.at === 'table' && friend !== unit && areWithin(friend, unit, 400),
  ).length
  return 0.5 * near + 0.3 - pointPrice(state, seat)
}

export const savingReplies: readonly Reply[] = [
  choice(countermeasureQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    const { action } = shooterNow(state)
    if (!ask.passes || action.isMagnet) return bestIndex(options, (answer) => answerWorth(scene, answer))
    return bestAbove(options, 0, (answer) => answerWorth(scene, answer))
  }),
  choice(stunQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return bestIndex(options, (pay) => stunWorth(scene, pay))
  }),
  choice(refreshQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return bestAbove(options, 0, ({ does, unit }) => refreshWorth(scene, does, unit))
  }),
  // D32 The weapon is worth more than a rifle.
  choice(takeUpQuestion, () => 0),
]
