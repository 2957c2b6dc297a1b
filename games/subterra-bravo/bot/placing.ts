// Where the Overseer puts things: enemies, passages, and whatever else a room holds.

import { fraction, pick } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { groundOf } from '../ground.ts'
import { arrivalPassageQuestion, arrivalSquareQuestion, passageQuestion } from '../questions/missions.ts'
import * as rooms from '../questions/rooms.ts'
import { ratsQuestion } from '../questions/investigate.ts'
import { nestBrood } from '../questions/spawning.ts'
import { distanceOf, isStanding, onMap } from '../rules/figures.ts'
import { passageOf, type State } from '../state.ts'
import { type Asked, choice, choiceNamed, type Reply } from './asked.ts'
import { bestIndex } from './best.ts'
import { Hunt } from './hunt.ts'
import { teamGoal, waysToGoal } from './goals.ts'
import { far } from './ways.ts'

/** From here a Clone reaches somebody in its next activation. */
const strikingDistance = 6

/** Near enough to attack in the next phase, and out of sight of those who may still shoot. */
function ambush(squares: readonly Square[], { state, random }: Asked): number {
  const hunt = new Hunt(state)
  const { sight } = groundOf(state)
  const shooters = onMap(state).filter((one) => isStanding(one) && !one.hasActed && one.id !== state.acting)
  return bestIndex(squares, (square) => {
    const away = hunt.nearest(square)
    const isSeen = away <= strikingDistance + 3 && shooters.some((one) => sight.clear(one.square, square))
    return (
      -Math.abs(away - strikingDistance) - (away > strikingDistance ? away : 0) - (isSeen ? 2 : 0) + fraction(random)
    )
  })
}

/** As near as can be. */
function close(squares: readonly Square[], { state, random }: Asked): number {
  const hunt = new Hunt(state)
  return bestIndex(squares, (square) => -hunt.nearest(square) + 0.1 * fraction(random))
}

/** As far from the team as can be. */
function remote(squares: readonly Square[], { state, random }: Asked): number {
  const team = onMap(state)
  return bestIndex(
    squares,
    (square) =>
      team.reduce((sum, one) => sum + distanceOf(state, one.square, square), 0) / Math.max(1, team.length) +
      0.5 * fraction(random),
  )
}

/** In the way of the team. */
function hindering(squares: readonly Square[], { state, random }: Asked): number {
  const ways = waysToGoal(state, teamGoal(state))
  return bestIndex(squares, (square) => -(ways[square] ?? far) * 0.1 + fraction(random))
}

/** How far the team is from a passage; one that leads into the dark is of no use. */
function passageWorth(state: State, id: Parameters<typeof passageOf>[1]): number {
  const { squares, adjoins } = passageOf(state, id)
  const isDark = !state.terrain.explored.includes(adjoins)
  const ways = waysToGoal(state, teamGoal(state))
  const ground = groundOf(state)
  const near = Math.min(
    ...onMap(state).map((one) => Math.min(...squares.map((square) => distanceOf(state, one.square, square)))),
  )
  const [first] = ground.squaresOf(adjoins)
  return -near - (isDark ? 4 : 0) - 0.1 * (first === undefined ? 0 : (ways[first] ?? 0))
}

export const placingReplies: readonly Reply[] = [
  choice(passageQuestion, (ids, { state, random }) =>
    bestIndex(ids, (id) => passageWorth(state, id) + 2 * fraction(random)),
  ),
  choice(arrivalPassageQuestion('FEAR'), (ids, { state }) => bestIndex(ids, (id) => passageWorth(state, id))),
  choice(arrivalSquareQuestion('FEAR'), close),
  choice(rooms.generatorQuestion, (squares, { random }) => squares.indexOf(pick(random, squares))),
  choice(rooms.roomEnemyQuestion('ROGUE', 1), ambush),
  choice(rooms.flankingQuestion('ROGUE', 1), close),
  choice(ratsQuestion('ROGUE'), close),
  choice(nestBrood, close),
  choice(rooms.coreQuestion, remote),
  choice(rooms.supplyQuestion, remote),
  choice(rooms.rubbleQuestion, hindering),
  choice(rooms.emiQuestion, hindering),
  choice(rooms.freeAttackQuestion('QUILL', 'melee'), () => 0),
  choice(rooms.exchangeQuestion, (pairs, { random }) =>
    pairs.length > 0 && fraction(random) < 0.3 ? pairs.indexOf(pick(random, pairs)) : undefined,
  ),
  choiceNamed('exchange marker', (doors: readonly string[], { random }) =>
    doors.length > 0 && fraction(random) < 0.5 ? doors.indexOf(pick(random, doors)) : undefined,
  ),
  choice(rooms.reorderQuestion, () => undefined),
]
