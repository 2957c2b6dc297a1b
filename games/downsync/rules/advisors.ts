// What advisors let a Force do around its Taskforce (DS-264, DS-296 to DS-298): Regroup, Reposition, Brace.

import { at, type Rules, type Seat } from '@umpire/engine'
import { advisors, type AdvisorAbility } from '../content/advisors.ts'
import { advisorNumbers, placing } from '../content/numbers.ts'
import { braceQuestion, repositionQuestion } from '../questions/advisors.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import type { DownsyncTable } from '../table.ts'
import { taskforceUnits } from './activations.ts'
import { cpOf, spend } from './command-points.ts'
import { placeUnit } from './placing.ts'
import { baseOf, hasPart, isInfantry } from './units.ts'

/** DS-296 */
export function hasAbility(state: State, seat: Seat, ability: AdvisorAbility): boolean {
  const { advisor } = at(state.forces, seat)
  return advisor !== null && advisors.of(advisor).abilities.includes(ability)
}

/** DS-264 Those with an Overwatch Token may be Placed within 6". */
export function* regroup(t: DownsyncTable, seat: Seat, declared: readonly number[]): Rules {
  for (const id of declared) {
    if (pingOf(t.state, id) !== undefined) continue
    const unit = unitOf(t.state, id)
    if (!unit.overwatch || unit.at !== 'table' || !hasPart(t.state, unit, 'canRegroup')) continue
    const teams = unit.bases.map(({ team }) => team)
    yield* placeUnit(t, seat, unit, teams, { kind: 'own', within: placing.regroup }, 'DS-264')
  }
}

/** D07 Right after a Taskforce was designated, or reactors were declared. `declared`: Units and Pings by id. */
export function* afterDesignating(t: DownsyncTable, seat: Seat, declared: readonly number[]): Rules {
  yield* regroup(t, seat, declared)
  yield* reposition(t, seat)
}

/** DS-297 For 1 CP up to two Infantry Units of the seat's Taskforce are Placed within 3". */
function* reposition(t: DownsyncTable, seat: Seat): Rules {
  const { state } = t
  if (!hasAbility(state, seat, 'reposition') || cpOf(state, seat) < 1) return
  const infantry = taskforceUnits(state, seat).filter(isInfantry)
  if (infantry.length === 0) return
  const ids = infantry.map(({ id }) => id)
  const chosen = yield* t.chooseMany(seat, repositionQuestion, ids, { least: 0, most: advisorNumbers.repositioned })
  if (chosen.length === 0) return
  spend(t, seat, 1, 'reposition')
  for (const id of chosen) {
    const unit = unitOf(state, id)
    const teams = unit.bases.map(({ team }) => team)
    yield* placeUnit(t, seat, unit, teams, { kind: 'own', within: placing.reposition }, 'DS-297')
  }
}

/** D18, DS-298 Infantry Bases of the seat's Taskforce gain a token until the end of the Taskforce Activation. */
export function* brace(t: DownsyncTable, seat: Seat): Rules {
  const { state } = t
  if (!hasAbility(state, seat, 'brace') || cpOf(state, seat) < 1) return
  const bases: Target[] = taskforceUnits(state, seat)
    .filter(isInfantry)
    .flatMap((unit) => unit.bases.map(({ team }) => ({ element: unit.id, team })))
  if (bases.length === 0) return
  const chosen = yield* t.chooseMany(seat, braceQuestion, bases, { least: 0, most: advisorNumbers.braced })
  if (chosen.length === 0) return
  spend(t, seat, 1, 'brace')
  for (const { element, team } of chosen) {
    const base = baseOf(unitOf(state, element), team)
    base.cm += advisorNumbers.braceTokens
    base.braced += advisorNumbers.braceTokens
  }
  t.tell({ kind: 'braced', rule: 'DS-298', seat, bases: chosen })
}
