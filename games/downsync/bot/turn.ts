// Turns of the bot (D06, D08, D10, D23): who forms the Taskforce, what Pings are revealed as, who acts first.

import type { Ask } from '@umpire/engine'
import { ChooseMany } from '@umpire/engine'
import { bestAbove, bestIndex } from '../../best.ts'
import { units } from '../content/units.ts'
import { memberQuestion } from '../questions/activation.ts'
import { designateQuestion } from '../questions/designate.ts'
import { burnedQuestion, type Revealed, revealQuestion } from '../questions/revealing.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import { actorRevealed } from './actors.ts'
import { choice, choiceNamed, many, type Reply } from './asked.ts'
import { planWorth, revealGain, turnWorth } from './plans.ts'
import { Scene } from './scene.ts'
import { bestStrike } from './strikes.ts'

/** The members that could be designated, by what each would gain; the best first. */
export function designated(ask: Ask, state: State): number[] {
  if (!isDesignation(ask)) return []
  const scene = new Scene(state, ask.seat)
  return ask.allowed
    .map((id, index) => {
      const actor = scene.actorOf(id)
      return { index, worth: actor === undefined ? 0 : planWorth(scene, actor) }
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ index }) => index)
}

const isDesignation = (ask: Ask): ask is ChooseMany<number> =>
  ask instanceof ChooseMany && ask.question.name === designateQuestion.name

/** What comes of revealing a Ping so; a Decoy is kept as long as it can be. */
function revealedWorth(scene: Scene, { ping, unit }: Revealed): number {
  return unit === null ? -1 : revealGain(scene, ping, unitOf(scene.state, unit))
}

/** D10 What appears under the enemy's eyes: nothing if possible, else who can answer best from there. */
function forcedWorth(scene: Scene, { ping, unit }: Revealed): number {
  if (unit === null) return 1.5
  const actor = actorRevealed(scene.state, ping, unitOf(scene.state, unit))
  const card = units.of(unitOf(scene.state, unit).card)
  const isBrittle = card.cm === null && !card.isStealthy
  return turnWorth(scene, actor) * 0.5 + bestStrike(scene, actor, actor.discs) - (isBrittle ? 1.5 : 0)
}

/** Who looks acts before who tags, and that before who kills; Pings come last. */
function actingRank(scene: Scene, id: number): number {
  if (pingOf(scene.state, id) !== undefined) return -1
  const actor = scene.actorOf(id)
  if (actor === undefined) return 0
  const strike = bestStrike(scene, actor, actor.discs)
  const opens = actor.scans.length > 0 ? 10 : 0
  const softens = actor.guns.some(({ action }) => action.effect !== 'kill') ? 5 : 0
  return strike > 0 ? opens + softens + strike : 0
}

export const turnReplies: readonly Reply[] = [
  many(designateQuestion, (_, { ask, state }) => designated(ask, state).slice(0, 1)),
  choice(revealQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return bestAbove(options, 0, (option) => revealedWorth(scene, option))
  }),
  choiceNamed<Revealed, State>('forced reveal', (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return bestIndex(options, (option) => forcedWorth(scene, option))
  }),
  choice(burnedQuestion, () => 0),
  choice(memberQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return bestIndex(options, (id) => actingRank(scene, id))
  }),
]
