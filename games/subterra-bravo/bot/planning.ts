// The Planning Phase: who acts when, and in which stance.

import { fraction } from '@umpire/engine'
import { commandos } from '../content/commandos.ts'
import { type StanceId, stances } from '../content/stances.ts'
import { initiative, regroup, saveAdrenaline, stanceOf } from '../questions/planning.ts'
import { coresOf } from '../rules/passives.ts'
import { commandoOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { type Asked, choice, ordering, type Reply } from './asked.ts'
import { bestIndex } from './best.ts'
import { isAboutToTake } from './cores.ts'
import { goalOf, isAboutToStart, operatorOf, waysToGoal } from './goals.ts'
import { exitSquares, isLeaving } from './leaving.ts'
import { mannerOf } from './manner.ts'
import { Threat } from './threat.ts'
import { far } from './ways.ts'
import { weights } from './weights.ts'

/** Who starts the generator first, then the nearest to the goal, the hurt later, the downed last. */
const turnOrder =
  ({ state }: Asked) =>
  (id: Commando['id']): number => {
    const commando = commandoOf(state, id)
    if (commando.square === null || commando.status === 'downed') return -1000
    const { generator } = state.objectives
    if (generator !== null && operatorOf(state, generator)?.id === id) return 1000
    const steps = waysToGoal(state, goalOf(state, commando))[commando.square] ?? far
    return -steps - commando.wounds
  }

/** What a stance's text is worth beside its numbers. */
const specialWorth: { readonly [Name in StanceId]: number } = {
  TL1: 0,
  TL2: 0.4,
  TL3: 0.5,
  HV1: 0.6,
  HV2: 0.5,
  HV3: 0.2,
  RF1: 0.2,
  RF2: 0.5,
  RF3: 0.4,
  CM1: 0.4,
  CM2: 0.4,
  CM3: 0.4,
  RC1: 0.2,
  RC2: 0.4,
  RC3: 0.5,
}

/** So many Moves a turn are usual. */
const usualMoves = 2
/** What may come out of rooms and vents that nobody has seen yet. */
const unseen = 0.8

function stanceWorth(state: State, commando: Commando, id: StanceId): number {
  const { square } = commando
  const { speed, meleeDefense, rangedDefense, maxAdrenaline } = stances.of(id)
  if (square === null) return 0
  const isRun = isLeaving(state) || isAboutToStart(state) || isAboutToTake(state)
  const goal = isRun ? { targets: exitSquares(state), stop: 0 } : goalOf(state, commando)
  const steps = Math.max(0, (waysToGoal(state, goal)[square] ?? far) - goal.stop)
  const attacks = unseen + new Threat(state).at(square)
  const manner = mannerOf(state)
  return (
    (isRun ? weights.run : manner.step) * Math.min(steps, usualMoves * (speed - coresOf(state, commando))) +
    manner.defense * attacks * (meleeDefense + 0.25 * rangedDefense) +
    weights.max * maxAdrenaline +
    specialWorth[id]
  )
}

const anyStance = stanceOf(commandos.rows[0]?.id ?? 'QUILL')

export const planningReplies: readonly Reply[] = [
  // Whatever the Overseer does not get is won, and cards are ready again next round.
  choice(saveAdrenaline, (savings) => bestIndex(savings, ({ tokens }) => tokens)),
  ordering(initiative, turnOrder),
  choice(anyStance, (ids, { state, random }) => {
    const [first] = ids
    if (first === undefined) return undefined
    const commando = commandoOf(state, stances.of(first).commando)
    return bestIndex(ids, (id) => stanceWorth(state, commando, id) + 0.2 * fraction(random))
  }),
  choice(regroup, () => undefined),
]
