// A commando's turn (SB-047 to SB-054): whose it is, one thing after another, and its end.

import type { Rules } from '@umpire/engine'
import { regroup } from '../questions/planning.ts'
import { type Action, turn as turnQuestion } from '../questions/turn.ts'
import { commandoOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { act } from './acting.ts'
import { actionDone } from './action-done.ts'
import { moveCost, moveTokens } from './costs.ts'
import { newWindow } from './dashboard.ts'
import { byInitiative, isOnMap } from './figures.ts'
import { interruptCards, useInterrupt } from './interrupts.ts'
import { confirmLeaving, moveCommando } from './moving.ts'
import { speedOf } from './passives.ts'
import { pay } from './paying.ts'
import { purseOf, wayTo } from './reach.ts'
import { turnUpStance } from './stances.ts'
import { blackoutWindow } from './tile-windows.ts'
import { turnOffer, whyNotAct } from './turn-menu.ts'

/** SB-047, SB-048 Those who are still to act, in their order. */
const waiting = (state: State): Commando[] =>
  byInitiative(state).filter((commando) => isOnMap(commando) && !commando.hasActed)

/** Window turn-start, and the turn of whoever acts then. After the last one the Overseer Phase begins. */
export function* turnStart(t: SubterraTable): Rules {
  const { state } = t
  const [next] = waiting(state)
  if (next === undefined) {
    state.acting = null
    state.stage = 'refresh'
    return
  }
  newWindow(state) // SB-167
  state.acting = next.id
  yield* regroupWindow(t)
  const commando = actingCommando(state)
  yield* blackoutWindow(t, commando)
  state.stage = 'turn'
  turnUpStance(t, commando) // SB-044
  t.tell({ kind: 'turn begins', rule: 'SB-047', commando: commando.id })
}

function actingCommando(state: State): Commando {
  if (state.acting === null) throw new Error('it is nobody’s turn')
  return commandoOf(state, state.acting)
}

/** SB-205 Before Blackout, which meets whoever really acts. */
function* regroupWindow(t: SubterraTable): Rules {
  const { state } = t
  for (const { commando: owner, item } of interruptCards(state, 'turn-start')) {
    const starting = actingCommando(state)
    const others = waiting(state).filter((commando) => commando !== starting)
    if (others.length === 0) return
    const chosen = yield* t.chooseOrPass(
      owner.seat,
      regroup,
      others.map(({ id }) => id),
    )
    if (chosen === undefined) continue
    useInterrupt(t, owner, item)
    const other = commandoOf(state, chosen)
    const { initiative } = starting
    starting.initiative = other.initiative
    other.initiative = initiative
    state.acting = chosen
    t.tell({ kind: 'initiative swapped', rule: 'SB-205', commando: starting.id, other: chosen })
  }
}

/** SB-053, SB-054 One thing of the turn; passing ends it. */
export function* turnAction(t: SubterraTable): Rules {
  const { state } = t
  const commando = actingCommando(state)
  const wasDowned = commando.status === 'downed'
  const isOver = (): boolean => !isOnMap(commando) || (commando.status === 'downed' && !wasDowned) // SB-049
  const action = yield* t.chooseOrPass(commando.seat, turnQuestion, turnOffer(state, commando))
  if (action?.do === 'move') moveAction(t, commando)
  else if (action?.do === 'go') yield* go(t, commando, action)
  else {
    // SB-071 Whatever is no Move gives up the movement points: the movement is complete before it.
    if (commando.turn.points > 0) yield* completeMovement(t, commando)
    if (action === undefined || isOver()) return endTurn(t, commando, isOver())
    // What the Overseer did in between may have made it impossible.
    if (action.do !== 'stop' && whyNotAct(state, commando, action) === undefined) {
      const done = yield* act(t, commando, action)
      if (done !== 'taken back' && !isOver()) yield* actionDone(t, commando, { silent: done === 'silent' })
    }
  }
  if (isOver()) endTurn(t, commando, true)
}

/** SB-056, SB-072, SB-073 */
function moveAction(t: SubterraTable, commando: Commando): void {
  pay(t, commando, moveCost(commando), 'Move')
  commando.redTokens = Math.min(moveTokens, commando.redTokens + 1)
  const { turn } = commando
  turn.moves++
  turn.points += speedOf(t.state, commando)
  t.tell({ kind: 'move action', rule: 'SB-056', commando: commando.id, points: turn.points })
}

/** SB-071, SB-087 With the last point the movement is complete. */
function* go(t: SubterraTable, commando: Commando, { square }: Extract<Action, { do: 'go' }>): Rules {
  const way = wayTo(t.state, commando, square, purseOf(commando))
  if (way === undefined) throw new Error(`${commando.id} cannot get to ${square}`)
  if (way.isExit && !(yield* confirmLeaving(t, commando))) return
  const { turn } = commando
  turn.points -= way.points
  turn.diagonals += way.diagonals
  moveCommando(t, commando, way, 'SB-071')
  if (isOnMap(commando) && turn.points === 0) yield* completeMovement(t, commando)
}

/** SB-187 All Moves in a row are one movement. */
function* completeMovement(t: SubterraTable, commando: Commando): Rules {
  const { points: lost } = commando.turn
  commando.turn.points = 0
  if (lost > 0) t.tell({ kind: 'stopped', rule: 'SB-071', commando: commando.id, lost })
  yield* actionDone(t, commando, { silent: false })
}

/** What holds for this turn only is over. What SB-045 looks back at stays until the next round. */
function endTurn(t: SubterraTable, commando: Commando, isCutShort: boolean): void {
  const { state } = t
  const { turn } = commando
  turn.points = 0
  turn.generatorReady = false // SB-192
  turn.calledShot = null
  turn.blackout = 0
  commando.hasActed = true
  state.acting = null
  state.stage = 'turn start'
  const rule = isCutShort ? (isOnMap(commando) ? 'SB-049' : 'SB-199') : 'SB-054'
  t.tell({ kind: 'turn ends', rule, commando: commando.id })
}
