// How the mission ends (SB-001 to SB-008): checked after every wound, kill, exit and change of an objective.

import { type Outcome, type RuleId, type Seat, seatsOf } from '@umpire/engine'
import { structures } from '../content/structures.ts'
import { forTeam } from '../content/team.ts'
import { missionOf, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { isOnMap } from './figures.ts'

type Side = 'commandos' | 'overseer'

/** Thrown where the mission ends, however deep in the rules: what was still to be done is dropped (SB-006). */
export class MissionEnds {
  readonly winner: Side
  readonly rule: RuleId

  constructor(winner: Side, rule: RuleId) {
    this.winner = winner
    this.rule = rule
  }
}

/** SB-004 */
export const exitsNeeded = (n: number): number => Math.floor(n / 2) + 1
export const killsNeeded = (n: number): number => Math.ceil(n / 2)

const count = ({ commandos }: State, status: 'exited' | 'killed'): number =>
  commandos.filter((commando) => commando.status === status).length

export const exitsOf = (state: State): number => count(state, 'exited')
export const killsOf = (state: State): number => count(state, 'killed')

export const coresOut = ({ objectives }: State): number => objectives.cores.filter(({ isOut }) => isOut).length
export const nestsBurnt = ({ objectives }: State): number => objectives.nests.filter(({ isBurnt }) => isBurnt).length

/** SB-224 */
export const consoleVitality = ({ terms }: State): number =>
  forTeam(structures.console.attackable?.vitality ?? 0, terms.n)

/** The rule by which the commandos have won, if they have. */
function commandoVictory(state: State): RuleId | undefined {
  const { objective } = missionOf(state)
  const { n } = state.terms
  const areOut = exitsOf(state) >= exitsNeeded(n)
  switch (objective.objective) {
    case 'generator':
      return state.objectives.isPowered && areOut ? 'SB-001' : undefined
    case 'data-cores':
      return coresOut(state) >= objective.needed && areOut ? 'SB-223' : undefined
    case 'uplink':
      return state.objectives.uploads >= forTeam(objective.needed, n) ? 'SB-226' : undefined
    case 'nests':
      return nestsBurnt(state) >= forTeam(objective.needed, n) && areOut ? 'SB-230' : undefined
  }
}

/** SB-005 Nobody who is left can do anything: all on the map are downed, or nobody is on the map any more. */
const isWholeTeamDown = ({ commandos }: State): boolean =>
  commandos.every((commando) => !isOnMap(commando) || commando.status === 'downed')

function overseerVictory(state: State): RuleId | undefined {
  if (killsOf(state) >= killsNeeded(state.terms.n)) return 'SB-002'
  if (isWholeTeamDown(state)) return 'SB-005'
  const { objective } = missionOf(state)
  const isConsoleGone = state.objectives.consoleWounds >= consoleVitality(state)
  return objective.objective === 'uplink' && isConsoleGone ? 'SB-226' : undefined
}

/** What has come true, in the order of SB-007. */
export function victoryOf(state: State): MissionEnds | undefined {
  const won = commandoVictory(state)
  if (won !== undefined) return new MissionEnds('commandos', won)
  const lost = overseerVictory(state)
  return lost === undefined ? undefined : new MissionEnds('overseer', lost)
}

/** SB-006 */
export function checkVictory({ state }: SubterraTable): void {
  const end = victoryOf(state)
  if (end !== undefined) throw end
}

/** Who has won: the Overseer, or all who play commandos. */
function winnersOf(state: State, seats: number, side: Side): Seat[] {
  return seatsOf(seats).filter((seat) => (seat === state.overseer) === (side === 'overseer'))
}

export const outcomeOf = (state: State, seats: number, { winner, rule }: MissionEnds): Outcome => ({
  winners: winnersOf(state, seats, winner),
  rule,
})
