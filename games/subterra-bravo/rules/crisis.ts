// Enemy passages and the Crisis Point (SB-034, SB-035, SB-179, SB-194, SB-200 to SB-204, SB-231).

import type { RuleId, Rules } from '@umpire/engine'
import type { PassageId } from '../content/map/map.ts'
import { forTeam } from '../content/team.ts'
import { arrivalPassageQuestion, arrivalSquareQuestion, passageQuestion } from '../questions/missions.ts'
import { missionOf, passageOf, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { isEmpty } from './figures.ts'
import { nearestEmpty, placeEnemy, supplyLeft } from './spawning.ts'
import { placePassage } from './terrain.ts'
import { nestsBurnt } from './victory.ts'

/** SB-179 Places a passage, unless it is there already. */
export function putPassage(t: SubterraTable, passage: PassageId, rule: RuleId): void {
  if (passageOf(t.state, passage).isPlaced) return
  placePassage(t.state, passage)
  t.tell({ kind: 'passage placed', rule, passage })
}

/** DC-06 The Overseer places one of these that is not there yet; nothing happens if all are. */
export function* placeOneOf(t: SubterraTable, passages: readonly PassageId[], rule: RuleId): Rules {
  const left = passages.filter((id) => !passageOf(t.state, id).isPlaced)
  if (left.length === 0) return
  putPassage(t, yield* t.choose(t.state.overseer, passageQuestion, left), rule)
}

/** SB-200, SB-231 Whether what the mission names has come to pass, the round aside. */
export function isTriggered(state: State): boolean {
  const { trigger } = missionOf(state).crisis
  const { objectives, terms } = state
  switch (trigger.trigger) {
    case 'generator-started':
      return objectives.isPowered
    case 'cores-taken':
      return objectives.cores.filter(({ wasTaken }) => wasTaken).length >= trigger.cores
    case 'uploads':
      return objectives.uploads >= forTeam(trigger.uploads, terms.n)
    case 'nests-burnt':
      return nestsBurnt(state) >= trigger.nests
  }
}

/** SB-200 After a change of an objective. */
export function* crisisIfTriggered(t: SubterraTable): Rules {
  if (isTriggered(t.state)) yield* triggerCrisis(t)
}

/** SB-200 Once in a mission. What Clones and attacks on the downed make of it is asked where it matters (SB-203, SB-204). */
export function* triggerCrisis(t: SubterraTable): Rules {
  const { state } = t
  if (state.isCrisis) return
  state.isCrisis = true
  const { latePassage, id } = missionOf(state)
  t.tell({ kind: 'crisis', rule: id === '1' ? 'SB-200' : 'SB-231' })
  if (latePassage?.orAt === 'crisis') putPassage(t, latePassage.passage, 'SB-231')
  yield* arrive(t)
}

/** SB-201, SB-202 One enemy comes free, through a passage of the Overseer's choice. */
function* arrive(t: SubterraTable): Rules {
  const { state } = t
  const { enemy, at: passages } = missionOf(state).crisis.arrival
  if (placedOf(state, passages).length === 0) yield* placeOneOf(t, passages, 'SB-202')
  const placed = placedOf(state, passages)
  if (placed.length === 0 || supplyLeft(state, enemy) === 0) return
  const passage = yield* t.choose(state.overseer, arrivalPassageQuestion(enemy), placed)
  const { squares } = passageOf(state, passage)
  const empty = squares.filter((square) => isEmpty(state, square))
  const open = empty.length > 0 ? empty : nearestEmpty(state, squares)
  if (open.length === 0) return
  placeEnemy(t, enemy, yield* t.choose(state.overseer, arrivalSquareQuestion(enemy), open), 'SB-201')
}

/** Those that can be used: a sealed one cannot (SB-195). */
const placedOf = (state: State, passages: readonly PassageId[]): PassageId[] =>
  passages.filter((id) => passageOf(state, id).isPlaced && passageOf(state, id).timer === null)
