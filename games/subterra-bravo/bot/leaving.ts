// Leaving the map: where, whether nothing else is left to do, and who could be out before the Overseer's next phase.

import type { Square } from '@umpire/grid'
import { forTeam } from '../content/team.ts'
import { groundOf } from '../ground.ts'
import { moveTokens } from '../rules/costs.ts'
import { isOnMap } from '../rules/figures.ts'
import { losesByLeaving } from '../rules/moving.ts'
import { diagonalsLeft, wayTo } from '../rules/reach.ts'
import { coresOf, maxAdrenalineOf, speedOf } from '../rules/passives.ts'
import { coresOut, nestsBurnt } from '../rules/victory.ts'
import { missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { far, waysTo } from './ways.ts'

/** The squares on which commandos leave. */
export function exitSquares(state: State): Square[] {
  const ground = groundOf(state)
  const { map, exit } = ground.mission
  return (exit === 'lift' ? map.lift : map.start).map((spot) => ground.squareOf(spot))
}

/** SB-222 Out, or on their way. */
export const coresSaved = (state: State): number =>
  coresOut(state) + state.objectives.cores.filter(({ carrier }) => carrier !== null).length

/** Burnt, or about to be. */
export const nestsDone = (state: State): number =>
  state.objectives.nests.filter(({ isBurnt, charge }) => isBurnt || charge !== null).length

/** Whether the way out is open: all that is left is to run. */
export function isLeaving(state: State): boolean {
  const { objective } = missionOf(state)
  switch (objective.objective) {
    case 'generator':
      return state.objectives.isPowered
    case 'data-cores':
      return coresSaved(state) >= objective.needed
    case 'uplink':
      return false
    case 'nests':
      return nestsBurnt(state) >= forTeam(objective.needed, state.terms.n)
  }
}

/** How far a commando can still run in its turn, with so much adrenaline spent on something else before. */
export function runOf(state: State, commando: Commando, spent = 0): number {
  const left = maxAdrenalineOf(commando) - commando.adrenaline - spent
  const cheap = Math.min(left, moveTokens - commando.redTokens)
  const dear = Math.floor((left - cheap) / 2)
  return commando.turn.points + speedOf(state, commando) * Math.max(0, cheap + dear)
}

/** Whether others with cores still need somebody to keep the enemies busy. */
export const staysBehind = (state: State, commando: Commando): boolean =>
  state.round < state.terms.roundLimit &&
  coresOf(state, commando) === 0 &&
  state.commandos.some((one) => isOnMap(one) && coresOf(state, one) > 0)

/** Whether nothing that it can see keeps a commando from leaving in this very turn. */
export function canRunOut(state: State, commando: Commando): boolean {
  const purse = { points: runOf(state, commando), diagonals: diagonalsLeft(commando) }
  if (
    wayOut(state, commando) > purse.points + purse.diagonals ||
    losesByLeaving(state, commando) ||
    staysBehind(state, commando)
  )
    return false
  return exitSquares(state).some(
    (square) => square === commando.square || wayTo(state, commando, square, purse) !== undefined,
  )
}

export const wayOut = (state: State, { square }: Commando): number =>
  square === null ? far : (waysTo(state, exitSquares(state))[square] ?? far)
