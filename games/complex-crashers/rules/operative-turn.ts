// The Operatives' Actions (CC-107, CC-108, CC-276): one of them at a time is asked, and they may alternate as they like.

import type { Offer, Rules } from '@umpire/engine'
import { type Act, actQuestion } from '../questions/act.ts'
import { operativeOf, type State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import type { CrashersTable } from '../table.ts'
import { activate } from './activate.ts'
import { canAct } from './units.ts'
import { usesOf } from './uses.ts'

/** CC-276 To whom the pointer may be handed, those who are done too. */
function addHandOvers(found: Act[], state: State, { id, hasHandedOver }: Operative): void {
  if (hasHandedOver) return
  for (const other of state.operatives) {
    if (other.id !== id && canAct(other)) found.push({ do: 'hand over', to: other.id })
  }
}

/** CC-276 The next after the holder, or the holder itself, who can act and is not done. */
function nextPointer({ operatives, pointer }: State): Operative | undefined {
  const from = pointer ?? 0
  for (let n = 0; n < operatives.length; n++) {
    const one = operatives[(from + n) % operatives.length]
    if (one !== undefined && canAct(one) && !one.isDone) return one
  }
  return undefined
}

/** One Action, or a pointer that goes on. False when all are done: the Initiative passes (CC-108, CC-116). */
export function* operativeAction(t: CrashersTable): Rules<boolean> {
  const { state } = t
  const operative = nextPointer(state)
  if (operative === undefined) return false
  state.pointer = operative.id
  const uses = usesOf(state, operative.id)
  if (uses.allowed.length === 0) {
    operative.isDone = true
    return true
  }
  const allowed: Act[] = uses.allowed.slice()
  addHandOvers(allowed, state, operative)
  const menu: Offer<Act> = { allowed, blocked: () => uses.blocked() }
  const act = yield* t.chooseOrPass(operative.seat, actQuestion, menu)
  if (act === undefined) finish(t, operative)
  else if (act.do === 'hand over') handOver(t, operative, operativeOf(state, act.to))
  else if (yield* activate(t, act.ref, act.declared)) acted(state, operative)
  return true
}

/** CC-108 */
function finish(t: CrashersTable, operative: Operative): void {
  operative.isDone = true
  t.tell({ kind: 'done', rule: 'CC-108', operative: operative.id })
}

function handOver(t: CrashersTable, from: Operative, to: Operative): void {
  from.hasHandedOver = true
  to.isDone = false
  t.state.pointer = to.id
  t.tell({ kind: 'handed over', rule: 'CC-276', operative: from.id, to: to.id })
}

/** CC-108, CC-276 An Action withdraws a `done`, and lets everybody hand over again. */
function acted({ operatives }: State, operative: Operative): void {
  operative.isDone = false
  for (const one of operatives) one.hasHandedOver = false
}
