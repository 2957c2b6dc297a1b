// Frames of the stack (CC-139, CC-146, CC-150): put on it when they are paid, taken off when they are done.

import type { RuleId } from '@umpire/engine'
import { whoIs, whoUses } from '../events/who.ts'
import { defenderOf, type State } from '../state.ts'
import { type AbilityRef, type Frame, nothingDeclared } from '../state/stack.ts'
import { isDefender } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'

/** What is known of an ability when it is activated; what is left out it does not have. */
type FrameParts = Pick<Frame, 'ability' | 'isAction'> &
  Partial<Pick<Frame, 'cost' | 'shares' | 'payers' | 'declared' | 'cause' | 'burns'>>

const nobody: Frame['burns'] = []
const nothing: Frame['shares'] = []

/** A new frame on the stack, which waits for its turn. */
export function newFrame(state: State, parts: FrameParts): Frame {
  const frame: Frame = {
    id: state.nextFrame++,
    ability: parts.ability,
    model: modelOf(state, parts),
    isAction: parts.isAction,
    cost: parts.cost ?? 0,
    shares: parts.shares ?? nothing,
    payers: parts.payers ?? 0,
    declared: parts.declared ?? nothingDeclared,
    cause: parts.cause ?? null,
    burns: parts.burns ?? nobody,
    stage: 'paid',
    isCancelled: false,
    attack: null,
  }
  state.stack.push(frame)
  return frame
}

/** CC-153 Whoever answers its own destruction is gone already. */
function modelOf(state: State, { ability, cause }: FrameParts): Frame['model'] {
  if (ability === null || !isDefender(ability.unit)) return null
  const defender = defenderOf(state, ability.unit)
  if (defender !== undefined) return { card: defender.card, figure: defender.figure }
  const { card = null, figure = null } = cause ?? {}
  return card === null || figure === null ? null : { card, figure }
}

export function dropFrame(state: State, frame: Frame): void {
  const place = state.stack.indexOf(frame)
  if (place >= 0) state.stack.splice(place, 1)
}

/** CC-139, CC-146, CC-157 */
export function tellActivated(t: CrashersTable, frame: Frame, ability: AbilityRef, rule: RuleId): void {
  if (!t.isHeard) return // In playouts nobody listens, and this is told all the time.
  const { declared, isAction } = frame
  const whom = declared.unit === null ? null : whoIs(t.state, declared.unit)
  t.tell({ kind: 'activated', rule, who: whoUses(frame, ability), ability, declared, whom, isAction })
}
