// Objective actions (SB-063, SB-189 to SB-195, SB-218 to SB-228): what a mission lets commandos do, and what comes of it.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { forTeam } from '../content/team.ts'
import { groundOf } from '../ground.ts'
import { objectiveName } from '../questions/objectives.ts'
import { missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { challenge } from './challenges.ts'
import { crisisIfTriggered } from './crisis.ts'
import { isAdjacent, isOnOrAdjacent, squareOfFigure } from './figures.ts'
import { startGenerator } from './generator.ts'
import { confirmLeaving, leave } from './moving.ts'
import { attemptOf, type ObjectiveAction, objectiveCost } from './objective-actions.ts'
import { whyNotDowned } from './passives.ts'
import { pay, whyNotPay } from './paying.ts'
import { changeTerrain } from './terrain.ts'
import { checkVictory, coresOut, nestsBurnt } from './victory.ts'

export type { ObjectiveAction } from './objective-actions.ts'

// Why not -----------------------------------------------------------------------------------------------------------

export function whyNotObjective(state: State, commando: Commando, action: ObjectiveAction): WhyNot {
  if (action.is === 'leave') return whyNotLeave(state, commando)
  return (
    whyNotDowned(commando) ??
    whyNotThere(state, commando, action) ??
    whyNotPay(commando, objectiveCost(state, action), objectiveName(action))
  )
}

function whyNotThere(
  state: State,
  commando: Commando,
  action: Exclude<ObjectiveAction, { readonly is: 'leave' }>,
): WhyNot {
  switch (action.is) {
    case 'generator':
      return whyNotGenerator(state, commando, action.step)
    case 'upload':
      return whyNotUpload(state, commando)
    case 'take core':
      return commando.square !== null && isOnOrAdjacent(state, commando.square, action.square)
        ? undefined
        : refuse('SB-220', 'The core is not on your square or next to it.')
    case 'plant charge':
      return whyNotPlant(state, commando, action.square)
  }
}

const isNextTo = (state: State, { square }: Commando, other: Square | null): boolean =>
  square !== null && other !== null && isAdjacent(state, square, other)

/** SB-190, SB-191, SB-192 */
function whyNotGenerator(state: State, commando: Commando, step: 1 | 2): WhyNot {
  const { generatorReady } = commando.turn
  if (!isNextTo(state, commando, state.objectives.generator))
    return refuse('SB-190', 'The generator is not next to you.')
  if (step === 1) return generatorReady ? refuse('SB-191', 'The first step is done in this turn.') : undefined
  return generatorReady ? undefined : refuse('SB-191', 'The first step has to be done before, in this turn.')
}

const consoleSquare = (state: State): Square | null => squareOfFigure(state, { is: 'console' })

/** SB-225 */
function whyNotUpload(state: State, commando: Commando): WhyNot {
  const { objective } = missionOf(state)
  const { uploadsThisRound } = state.objectives
  const most = objective.objective === 'uplink' ? forTeam(objective.perRound, state.terms.n) : 0
  if (!isNextTo(state, commando, consoleSquare(state))) return refuse('SB-225', 'The console is not next to you.')
  if (uploadsThisRound < most) return undefined
  return refuse('SB-225', () => `The console takes ${most} in a round, and has had them.`)
}

/** SB-228 */
function whyNotPlant(state: State, commando: Commando, square: Square): WhyNot {
  const nest = state.objectives.nests.find((one) => one.square === square)
  if (nest === undefined || nest.isBurnt) return refuse('SB-228', 'There is no nest to be burnt.')
  if (nest.charge !== null) return refuse('SB-228', 'A charge is on that nest already.')
  return isNextTo(state, commando, square) ? undefined : refuse('SB-228', 'The nest is not next to you.')
}

/** SB-218, SB-222, SB-230 Downed ones may leave, too. */
function whyNotLeave(state: State, { square }: Commando): WhyNot {
  const { map, objective } = missionOf(state)
  const { n } = state.terms
  const isOnStart = map.start.some((spot) => groundOf(state).squareOf(spot) === square)
  if (objective.objective === 'data-cores') {
    const cores = coresOut(state) + state.objectives.cores.filter(({ carrier }) => carrier !== null).length
    if (cores < objective.needed)
      return refuse('SB-222', () => `The team has ${cores} of the ${objective.needed} cores it needs.`)
  }
  if (objective.objective === 'nests') {
    const needed = forTeam(objective.needed, n)
    const burnt = nestsBurnt(state)
    if (burnt < needed) return refuse('SB-230', () => `${burnt} of ${needed} nests are burnt.`)
  }
  return isOnStart ? undefined : refuse('SB-218', 'You do not stand on the green passage.')
}

// Carrying out ------------------------------------------------------------------------------------------------------

/** Pays, makes the challenge, and does what follows. False if nothing was done after all. */
export function* carryOutObjective(t: SubterraTable, commando: Commando, action: ObjectiveAction): Rules<boolean> {
  if (action.is === 'leave') {
    const isSure = yield* confirmLeaving(t, commando)
    if (isSure) leave(t, commando, 'SB-218')
    return isSure
  }
  const attempt = attemptOf(t.state, action)
  if (attempt === undefined) throw new Error(`this mission has no ${action.is}`)
  const name = objectiveName(action)
  pay(t, commando, attempt.adrenaline, name)
  if (yield* challenge(t, commando, attempt.challenge, { of: 'objective', name })) yield* succeed(t, commando, action)
  return true
}

function* succeed(
  t: SubterraTable,
  commando: Commando,
  action: Exclude<ObjectiveAction, { readonly is: 'leave' }>,
): Rules {
  switch (action.is) {
    case 'generator':
      yield* generatorStep(t, commando, action.step)
      return
    case 'upload':
      upload(t, commando)
      break
    case 'take core':
      takeCore(t, commando, action.square)
      break
    case 'plant charge':
      plantCharge(t, commando, action.square)
      break
  }
  checkVictory(t)
  yield* crisisIfTriggered(t)
}

/** SB-191, SB-192 The first step counts until the turn ends. */
function* generatorStep(t: SubterraTable, commando: Commando, step: 1 | 2): Rules {
  if (step === 2) {
    yield* startGenerator(t, commando)
    return
  }
  commando.turn.generatorReady = true
  t.tell({ kind: 'generator ready', rule: 'SB-191', commando: commando.id })
}

/** SB-225 */
function upload(t: SubterraTable, commando: Commando): void {
  const { objectives } = t.state
  objectives.uploads++
  objectives.uploadsThisRound++
  t.tell({ kind: 'uploaded', rule: 'SB-225', commando: commando.id, all: objectives.uploads })
}

/** SB-220 */
function takeCore(t: SubterraTable, commando: Commando, square: Square): void {
  const core = t.state.objectives.cores.find((one) => one.square === square)
  if (core === undefined) throw new Error(`no core on ${square}`)
  core.square = null
  core.carrier = commando.id
  core.wasTaken = true
  changeTerrain(t.state)
  t.tell({ kind: 'core taken', rule: 'SB-220', commando: commando.id })
}

/** SB-228 It explodes in the next Timer Phase. */
function plantCharge(t: SubterraTable, commando: Commando, square: Square): void {
  const { nests } = t.state.objectives
  const nest = nests.find((one) => one.square === square)
  if (nest === undefined) throw new Error(`no nest on ${square}`)
  nest.charge = 1 + Math.max(0, ...nests.map(({ charge }) => charge ?? 0))
  changeTerrain(t.state)
  t.tell({ kind: 'charge planted', rule: 'SB-228', commando: commando.id, square })
}
