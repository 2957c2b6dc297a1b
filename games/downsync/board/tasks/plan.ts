// Moves that are planned and not made: which questions can be answered by dragging somebody, and the notation of that.

import type { Prepared } from '@umpire/board'
import type { AskJson } from '@umpire/engine'
import { namesTeams } from '../../questions/moving.ts'
import { readWays, sayWays, type Ways } from '../../questions/ways.ts'
import { sayElement } from '../../names.ts'
import { landOf } from '../../rules/ground.ts'
import type { Move } from '../../rules/path-rules.ts'
import { entersBuildings } from '../../rules/units.ts'
import { copyState, pingOf, type State, unitOf } from '../../state.ts'
import { numberIn, numbersIn, reachOf } from './reach-data.ts'

/** A move that can be asked for now, and what has to be answered before its way. */
export interface Movable {
  readonly move: Move
  readonly lead: readonly Prepared[]
}

export interface PlannedMove extends Movable {
  readonly ways: Ways
}

/** The move that a question for a way is about. */
function moveIn(ask: AskJson): Move | undefined {
  const reach = reachOf(ask, 'move')
  const element = reach === undefined ? undefined : numberIn(reach, 'element')
  if (reach === undefined || element === undefined) return undefined
  const { keepsOff, isPhase } = reach
  return { element, teams: numbersIn(reach, 'teams'), keepsOff: keepsOff === true, isPhase: isPhase === true }
}

const teamsOf = (state: State, element: number): readonly number[] =>
  pingOf(state, element) === undefined ? unitOf(state, element).bases.map(({ team }) => team) : [0]

/** Everybody who can be moved by an answer to this question, perhaps with another before it. */
export function movables(state: State, ask: AskJson): readonly Movable[] {
  if (ask.name === 'way') {
    const move = moveIn(ask)
    return move === undefined ? [] : [{ move, lead: [] }]
  }
  const offers = (say: string): boolean => ask.options.some((option) => option.say === say)
  if (ask.name === 'mover') {
    return state.taskforce.flatMap((element) => {
      const say = sayElement(state, element)
      if (!offers(say)) return []
      const move = { element, teams: teamsOf(state, element), keepsOff: false, isPhase: true }
      return [{ move, lead: [{ to: ask.name, say }] }]
    })
  }
  const now = state.activations.at(-1)
  if (now === undefined || now.team === null || !offers('move')) return []
  const move = { element: now.element, teams: [now.team], keepsOff: false, isPhase: false }
  return [{ move, lead: [{ to: ask.name, say: 'move' }] }]
}

/** The planned moves that these answers stand for; undefined where they stand for something else. */
export function readPlan(
  state: State,
  all: readonly Movable[],
  answers: readonly Prepared[],
): readonly PlannedMove[] | undefined {
  const plan: PlannedMove[] = []
  let rest = answers
  while (rest.length > 0) {
    const movable = all.find(({ lead }) => lead.every(({ to, say }, n) => rest[n]?.to === to && rest[n]?.say === say))
    const way = movable === undefined ? undefined : rest[movable.lead.length]
    if (movable === undefined || way?.to !== 'way') return undefined
    const { move } = movable
    const ways = readWays(way.say, namesTeams(state, move), move.teams[0] ?? 0)
    if (ways === undefined) return undefined
    plan.push({ ...movable, ways })
    rest = rest.slice(movable.lead.length + 1)
  }
  return plan
}

export const sayPlan = (state: State, plan: readonly PlannedMove[]): readonly Prepared[] =>
  plan.flatMap(({ lead, move, ways }) => [...lead, { to: 'way', say: sayWays(ways, namesTeams(state, move)) }])

/** The table after these moves, as far as they were foreseen. */
export function stateAfter(state: State, plan: readonly PlannedMove[]): State {
  if (plan.length === 0) return state
  const after = copyState(state)
  for (const { move, ways } of plan) {
    for (const { team, path } of ways) {
      const end = path.at(-1)
      if (end === undefined) continue
      const ping = pingOf(after, move.element)
      const unit = ping === undefined ? unitOf(after, move.element) : undefined
      const base = unit?.bases.find((one) => one.team === team)
      const moved = ping ?? base
      if (moved === undefined) continue
      moved.x = end.x
      moved.y = end.y
      if (unit !== undefined && base !== undefined && entersBuildings(unit))
        base.inside = landOf(after).blockAround(base)
    }
  }
  return after
}
