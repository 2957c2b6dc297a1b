// The Planning Phase (SB-038 to SB-046): adrenaline becomes energy, then the order of turns and the stances.

import type { Rules, Seat } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import type { StanceId } from '../content/stances.ts'
import { initiative, type Saving, saveAdrenaline, stanceOf } from '../questions/planning.ts'
import { commandoOf, type State } from '../state.ts'
import { type Commando, newTurn } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { byInitiative, isStanding, onMap } from './figures.ts'
import { interruptsOf, useInterrupt } from './interrupts.ts'
import { layStance, stanceIds, takeStance } from './stances.ts'
import { heal } from './wounds.ts'

/** SB-038 All of its steps, in their order. */
export function* planning(t: SubterraTable): Rules {
  const { state } = t
  t.tell({ kind: 'planning begins', rule: 'SB-038', round: state.round })
  for (const commando of state.commandos) {
    commando.hasActed = false
    commando.turn = newTurn() // SB-045
  }
  yield* savings(t)
  transfer(t)
  topUp(t)
  recover(t)
  yield* dealInitiative(t)
  yield* chooseStances(t)
  state.acting = null
  state.stage = 'turn start'
}

/** SB-205 The window planning-start, by the initiative of the last round; one card each. */
function* savings(t: SubterraTable): Rules {
  const { state } = t
  for (const commando of byInitiative(state)) {
    const options = savingsOf(state, commando)
    if (options.length === 0) continue
    const saving = yield* t.chooseOrPass(commando.seat, saveAdrenaline, options)
    const item = commando.kit.find(({ uid }) => uid === saving?.uid)
    if (saving === undefined || item === undefined) continue
    useInterrupt(t, commando, item)
    const { of, tokens } = saving
    commandoOf(state, of).adrenaline -= tokens
    t.tell({ kind: 'adrenaline banked', rule: 'SB-039', card: item.card, commando: of, tokens })
  }
}

/** SB-207 Only where there are tokens. Those who have left still have theirs (SB-199). */
function savingsOf(state: State, commando: Commando): Saving[] {
  return interruptsOf(commando, 'planning-start').flatMap(({ item, effect }) => {
    const sheets = effect.of === 'owner' ? [commando] : state.commandos
    return sheets.flatMap(({ id, adrenaline }) =>
      Array.from(
        { length: Math.min(effect.tokens, adrenaline) },
        (_, n): Saving => ({ owner: commando.id, uid: item.uid, of: id, tokens: n + 1 }),
      ),
    )
  })
}

/** SB-039 Also from those who are downed or have left. */
function transfer(t: SubterraTable): void {
  const { state } = t
  let amount = 0
  for (const commando of state.commandos) {
    amount += commando.adrenaline
    commando.adrenaline = 0
  }
  state.energy += amount
  t.tell({ kind: 'transferred', rule: 'SB-039', amount, energy: state.energy })
}

/** SB-040 */
function topUp(t: SubterraTable): void {
  const { state } = t
  const amount = state.terms.energyMinimum - state.energy
  if (amount <= 0) return
  state.energy += amount
  t.tell({ kind: 'topped up', rule: 'SB-040', amount, energy: state.energy })
}

/** SB-041, SB-138 What lasts until the next Planning Phase ends, too (SB-159). */
function recover(t: SubterraTable): void {
  for (const commando of t.state.commandos) {
    commando.corroded = false
    commando.cloak = null
    if (commando.status !== 'recovering') continue
    heal(t, commando, 1, 'SB-041')
    commando.status = 'active'
    t.tell({ kind: 'recovered', rule: 'SB-041', commando: commando.id })
  }
}

/** SB-042 The highest rank that stands; commandos are kept by rank. */
function commandingOfficer(state: State): Commando {
  const found = onMap(state).find(isStanding)
  if (found === undefined) throw new Error('nobody stands, so the mission should be over')
  return found
}

/** SB-043 The downed get a card as well. The order of the last round is offered first. */
function* dealInitiative(t: SubterraTable): Rules {
  const { state } = t
  const officer = commandingOfficer(state)
  const last = onMap(state).sort((a, b) => (a.initiative ?? 0) - (b.initiative ?? 0))
  const order = yield* t.order(
    officer.seat,
    initiative,
    last.map(({ id }) => id),
  )
  for (const commando of state.commandos) {
    const place = order.indexOf(commando.id)
    commando.initiative = place < 0 ? null : place + 1
  }
  t.tell({ kind: 'initiative', rule: 'SB-043', officer: officer.id, order })
}

interface Chosen {
  readonly commando: CommandoId
  readonly stance: StanceId
}

/** SB-044 All seats at once; shown when all are in, or laid facedown. */
function* chooseStances(t: SubterraTable): Rules {
  const { state } = t
  const active = onMap(state).filter(({ status }) => status === 'active')
  const seats = t.seats.filter((seat) => active.some((commando) => commando.seat === seat))
  const answers = yield* t.askAll(seats, (seat) =>
    stancesOfSeat(
      t,
      seat,
      active.filter((commando) => commando.seat === seat).map(({ id }) => id),
    ),
  )
  const chosen = answers.flat()
  if (state.terms.secretStances) layStances(t, chosen)
  else {
    for (const { commando, stance } of chosen) takeStance(commandoOf(state, commando), stance)
    t.tell({ kind: 'stances', rule: 'SB-044', chosen })
  }
}

function layStances(t: SubterraTable, chosen: readonly Chosen[]): void {
  const laid = chosen.map(({ commando, stance }) => ({
    commando,
    card: layStance(t, commandoOf(t.state, commando), stance),
  }))
  t.tell({ kind: 'stances laid', rule: 'SB-044', laid }, ...laid.map(({ card }) => card))
}

function* stancesOfSeat(t: SubterraTable, seat: Seat, ids: readonly CommandoId[]): Rules<Chosen[]> {
  const chosen: Chosen[] = []
  for (const id of ids) {
    const stance = yield* t.choose(seat, stanceOf(id), stanceIds(id))
    chosen.push({ commando: id, stance })
  }
  return chosen
}
