// Reactions of the bot (D15 to D20): whether and with whom it reacts, and whose priority is made better.

import { bestAbove } from '../../best.ts'
import { braceQuestion, repositionQuestion } from '../questions/advisors.ts'
import { priorityBoostQuestion, swapQuestion } from '../questions/priorities.ts'
import { type Declared, joinersQuestion, reactorsQuestion, reactQuestion } from '../questions/reaction.ts'
import { participantOf, taskforceUnits } from '../rules/activations.ts'
import { type Ambush, ambushesOf } from '../rules/ambush.ts'
import { cpOf } from '../rules/command-points.ts'
import { eligibleReactors } from '../rules/participants.ts'
import type { Swap } from '../rules/priorities.ts'
import { reserveOf } from '../rules/units.ts'
import { type State, unitOf } from '../state.ts'
import { type Actor, actorRevealed } from './actors.ts'
import { progress, standing } from './aims.ts'
import { moveGain } from './deeds.ts'
import { type Asked, choice, many, type Reply, confirmation } from './asked.ts'
import { turnWorth } from './plans.ts'
import { pointPrice } from './prices.ts'
import { Scene } from './scene.ts'
import { bestStrike } from './strikes.ts'
import { manners } from './weights.ts'

/** So much has to be gained at least, before it is looked where a Move Action might go. */
const worthMoving = 3

/** What somebody could do without a Move phase: shoot, or with a Move Action stand where it is needed. */
export function actionWorth(scene: Scene, actor: Actor): number {
  const strike = bestStrike(scene, actor, actor.discs) * (1 + manners.before)
  const hope = progress(scene.aims, actor, actor.discs, actor.speed)
  const { unit } = actor
  if (hope < worthMoving || hope < strike || unit === null || unit.at !== 'table') return strike
  const team = unit.bases[0]?.team ?? 1
  return Math.max(strike, 0.8 * moveGain(scene, unit, team, false))
}

/** What it gains by reacting, against waiting for its own turn. */
function reactorWorth(scene: Scene, actor: Actor): number {
  const gain = actionWorth(scene, actor)
  if (!actor.isFresh) return gain - 0.1
  const later = turnWorth(scene, actor) - standing(scene.aims, actor, actor.discs)
  return gain - manners.reactor - manners.ownTurn * later
}

function ambusher(scene: Scene, { ping, card }: Ambush): Actor | undefined {
  const unit = reserveOf(scene.state, ping.seat, ping.signature).find((one) => one.card === card)
  return unit && actorRevealed(scene.state, ping, unit)
}

function declaredWorth(scene: Scene, declared: Declared): number {
  if (declared.is === 'unit') {
    const actor = scene.actorOf(declared.unit)
    return actor === undefined ? 0 : reactorWorth(scene, actor)
  }
  const actor = ambusher(scene, declared.ambush)
  return actor === undefined ? 0 : actionWorth(scene, actor) - manners.reactor - manners.shown * actor.mark.whole
}

/** D15 The best of all reactors decides; D17 the others follow. */
export function reactionWorth(state: State, seat: Scene['seat']): number {
  const scene = new Scene(state, seat)
  const free = taskforceUnits(state, state.active).length
  const all: Declared[] = [
    ...eligibleReactors(state).map(({ id }): Declared => ({ is: 'unit', unit: id })),
    ...ambushesOf(state, seat).map((ambush): Declared => ({ is: 'ambush', ambush })),
  ]
  const best = Math.max(...all.map((declared) => declaredWorth(scene, declared)))
  return best - (free === 0 ? manners.bought : 0)
}

/** D17 The best first, as long as each is worth its price. */
function reactors(options: readonly Declared[], { ask, state }: Asked): number[] {
  const scene = new Scene(state, ask.seat)
  const free = taskforceUnits(state, state.active).length
  const cp = cpOf(state, ask.seat)
  const ranked = options
    .map((declared, index) => ({ declared, index, worth: declaredWorth(scene, declared) }))
    .sort((a, b) => b.worth - a.worth)
  const chosen: number[] = []
  const sprung: Ambush[] = []
  for (const { declared, index, worth } of ranked) {
    const price = chosen.length < free ? 0 : manners.bought
    if (chosen.length > 0 && worth <= price) break
    if (chosen.length - free >= cp) break
    if (declared.is === 'ambush') {
      // One Ping becomes one Unit, and the same Unit appears once.
      if (sprung.some(({ ping, card }) => ping === declared.ambush.ping || card === declared.ambush.card)) continue
      sprung.push(declared.ambush)
    }
    chosen.push(index)
  }
  return chosen
}

/** D19 Those who gain most by acting first, while there are points to spare. */
function boosted(options: readonly number[], { ask, state }: Asked): number[] {
  const scene = new Scene(state, ask.seat)
  const chosen: number[] = []
  let cp = cpOf(state, ask.seat) - 1
  const ranked = options
    .map((id, index) => {
      const actor = scene.actorOf(id)
      return { id, index, worth: actor === undefined ? 0 : bestStrike(scene, actor, actor.discs) }
    })
    .sort((a, b) => b.worth - a.worth)
  for (const { id, index, worth } of ranked) {
    if (unitOf(state, id).jammed || cp < 1 || 0.3 * worth <= pointPrice(state, ask.seat)) continue
    chosen.push(index)
    cp--
  }
  return chosen
}

/** D20 A better number for who has more to do. */
function swapWorth(scene: Scene, { by, one, two }: Swap): number {
  const [first, second] = [participantOf(scene.state, one), participantOf(scene.state, two)]
  if (first === undefined || second === undefined) return 0
  const strikeOf = (id: number): number => {
    const actor = scene.actorOf(id) ?? scene.foeOf(id)
    return actor === undefined || actor.seat !== scene.seat ? -1 : bestStrike(scene, actor, actor.discs)
  }
  const gain = (second.priority - first.priority) * (strikeOf(one) - strikeOf(two)) * 0.1
  return gain - (by === 'prioritize' ? pointPrice(scene.state, scene.seat) : 0.05)
}

export const reactionReplies: readonly Reply[] = [
  choice(reactQuestion, (_, { ask, state }) => (reactionWorth(state, ask.seat) > 0 ? 0 : undefined)),
  many(joinersQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return options.flatMap((declared, index) =>
      declared.is === 'unit' && declaredWorth(scene, declared) > 0.5 ? [index] : [],
    )
  }),
  many(reactorsQuestion, reactors),
  many(priorityBoostQuestion, boosted),
  choice(swapQuestion, (options, { ask, state }) => {
    const scene = new Scene(state, ask.seat)
    return bestAbove(options, 0, (swap) => swapWorth(scene, swap))
  }),
  many(repositionQuestion, () => []),
  many(braceQuestion, (options, { state, ask }, most) =>
    cpOf(state, ask.seat) > 1 ? options.map((_, index) => index).slice(0, most) : [],
  ),
  confirmation({ name: 'covert' }, ({ ask, state }) => cpOf(state, ask.seat) > 2),
]
