// Refresh (DS-064 to DS-067, DS-186): tokens come back, and what may be paid for then.

import type { Rules, Seat } from '@umpire/engine'
import { units } from '../content/units.ts'
import { refreshQuestion, type RefreshChoice } from '../questions/refreshing.ts'
import { unitOf } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { cpOf, returnUpkeep, spend } from './command-points.ts'
import { isOnTable } from './units.ts'

/** DS-065 All that happens by itself. */
function renew(t: DownsyncTable, unit: Unit): void {
  returnUpkeep(t, unit)
  const lostOverwatch = unit.overwatch
  unit.overwatch = false
  unit.refreshed = true
  const stat = units.of(unit.card).cm ?? 0
  let gained = 0
  for (const base of unit.bases) {
    // DS-298 Braced tokens lie beside its own.
    const full = stat + base.braced
    if (base.cm >= full) continue
    gained += full - base.cm
    base.cm = full
  }
  t.tell({ kind: 'refreshed', rule: 'DS-065', unit: unit.id, cm: gained, lostOverwatch })
}

const isStunned = (unit: Unit): boolean => unit.stunned || unit.bases.some((base) => base.stunned)

function choicesOf(unit: Unit): RefreshChoice[] {
  const card = units.of(unit.card)
  const choices: RefreshChoice[] = []
  if (card.hasDefenseAura && !unit.upkeep) choices.push({ does: 'defense aura', unit: unit.id })
  if (card.hasDefenderAura && !unit.upkeep) choices.push({ does: 'defender aura', unit: unit.id })
  if (isStunned(unit)) choices.push({ does: 'shake off stun', unit: unit.id })
  return choices
}

function carryOut(t: DownsyncTable, { does, unit: id }: RefreshChoice): void {
  const unit = unitOf(t.state, id)
  if (does === 'shake off stun') {
    spend(t, unit.seat, 1, 'stun', id)
    unit.stunned = false
    for (const base of unit.bases) base.stunned = false
    t.tell({ kind: 'stun paid', rule: 'DS-046', unit: id })
    return
  }
  spend(t, unit.seat, 1, 'aura', id)
  unit.upkeep = true
  t.tell({ kind: 'aura', rule: does === 'defense aura' ? 'DS-243' : 'DS-244', unit: id })
}

/** D12 What may be paid for while these Units are Refreshed, one thing after the other. */
function* payFor(t: DownsyncTable, seat: Seat, refreshed: readonly Unit[]): Rules {
  for (;;) {
    if (cpOf(t.state, seat) < 1) return
    const choices = refreshed.flatMap(choicesOf)
    if (choices.length === 0) return
    const choice = yield* t.chooseOrPass(seat, refreshQuestion, choices)
    if (choice === undefined) return
    carryOut(t, choice)
  }
}

/** DS-066 A Unit is Refreshed by itself, in a Reaction Engagement. */
export function* refresh(t: DownsyncTable, unit: Unit): Rules {
  renew(t, unit)
  yield* payFor(t, unit.seat, [unit])
}

/** DS-064 The Refresh phase: what comes back to one may be spent for another, in whichever order its owner likes. */
export function* refreshStep(t: DownsyncTable): Rules {
  const { state } = t
  const members = state.units.filter((unit) => isOnTable(unit) && state.taskforce.includes(unit.id))
  for (const unit of members) renew(t, unit)
  yield* payFor(t, state.active, members)
  state.stage = 'move'
}
