// Moving (DS-068, DS-075 to DS-090, DS-155): the Move phase, the Move Action, and what a move that has ended sets off.

import { offer, type Ground, refuse, type Rules, type WhyNot } from '@umpire/engine'
import { pathFault, pathLength, type Mover } from '@umpire/plane'
import { missions } from '../content/missions.ts'
import { burnReach } from '../content/numbers.ts'
import { units } from '../content/units.ts'
import type { MovedBase } from '../events/moving.ts'
import { type MoveChoice, moverQuestion, wayQuestion } from '../questions/moving.ts'
import { burnedQuestion } from '../questions/revealing.ts'
import type { Ways } from '../questions/ways.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { cpOf, spend } from './command-points.ts'
import { isWithinDisc, landOf, pingDisc, piecesOf } from './ground.ts'
import { memberOf } from './members.ts'
import { isAtEnemyEdge } from './missions/breakthrough.ts'
import { ignoresSlowing, type Move, MoveGround } from './path-rules.ts'
import { revealPing } from './revealing.ts'
import { stripStealth } from './stealth.ts'
import { baseOf, entersBuildings, isOnTable } from './units.ts'
import { sampleWays } from './wander.ts'

function groundOf(state: State, move: Move): Ground<Ways> {
  const ground = new MoveGround(state, move)
  return {
    whyNot: (ways) => ground.whyNot(ways),
    sample: (random) => sampleWays(ground, random),
    reach: () => ({
      kind: 'move',
      element: move.element,
      teams: move.teams,
      keepsOff: move.keepsOff,
      isPhase: move.isPhase,
      suggestions: [{ say: 'stay', name: 'Stay' }],
    }),
  }
}

/** Asks for the way and goes it; false: it stayed. */
function* goSomewhere(t: DownsyncTable, move: Move): Rules<boolean> {
  const { state } = t
  const ping = pingOf(state, move.element)
  const seat = ping === undefined ? unitOf(state, move.element).seat : ping.seat
  const ways = yield* t.place(seat, wayQuestion(move), groundOf(state, move))
  if (ways.length === 0) return false
  if (ping === undefined) yield* goUnit(t, unitOf(state, move.element), move, ways)
  else goPing(t, ping, move, ways)
  return true
}

/** The piece that slows a way down, or null; for the log and for DS-081. */
export function slowedBy(state: State, mover: Mover, path: Ways[number]['path']): string | null {
  if (mover.ignoresSlow) return null
  // With a penalty that nothing can bear, a path that touches slowing terrain is too long because of it.
  const fault = pathFault(landOf(state), { ...mover, slowing: 100_000 }, [], path)
  return fault?.kind === 'too long' && fault.piece >= 0 ? (piecesOf(state)[fault.piece]?.id ?? null) : null
}

/** What is told of a way, and whether slowing terrain was on it. */
function described(t: DownsyncTable, ground: MoveGround, ways: Ways): { bases: MovedBase[]; slowed: boolean } {
  const { state } = t
  if (!t.isHeard && !state.terms.slowOncePerTurn) return { bases: [], slowed: false }
  const bases = ways.flatMap(({ team, path }) => {
    const mover = ground.movers.get(team)
    if (mover === undefined) return []
    const { x, y } = mover.disc
    return [{ team, from: { x, y }, path, length: pathLength({ x, y }, path), slowedBy: slowedBy(state, mover, path) }]
  })
  return { bases, slowed: bases.some((base) => base.slowedBy !== null) }
}

function goPing(t: DownsyncTable, ping: Ping, move: Move, ways: Ways): void {
  const told = described(t, new MoveGround(t.state, move), ways)
  const end = ways[0]?.path.at(-1)
  if (end === undefined) return
  ping.x = end.x
  ping.y = end.y
  ping.slowed ||= told.slowed
  t.tell({
    kind: 'moved',
    rule: move.isPhase ? 'DS-068' : 'DS-155',
    member: memberOf(t.state, ping.id),
    bases: told.bases,
  })
}

function* goUnit(t: DownsyncTable, unit: Unit, move: Move, ways: Ways): Rules {
  const { state } = t
  const told = described(t, new MoveGround(state, move), ways)
  for (const { team, path } of ways) {
    const base = baseOf(unit, team)
    const end = path.at(-1)
    if (end === undefined) continue
    base.x = end.x
    base.y = end.y
    if (entersBuildings(unit)) base.inside = landOf(state).blockAround(base)
  }
  unit.slowed ||= told.slowed
  if (move.isPhase) unit.hasMovedInPhase = true
  t.tell({
    kind: 'moved',
    rule: move.isPhase ? 'DS-068' : 'DS-155',
    member: memberOf(state, unit.id),
    bases: told.bases,
  })
  yield* endMove(t, unit)
}

/** DS-086 What a Unit that has ended its move sets off, once for all its bases. */
function* endMove(t: DownsyncTable, unit: Unit): Rules {
  const { state } = t
  if (missions.of(state.terms.mission).scoring.scoring === 'breakthrough') unit.atEdge = isAtEnemyEdge(state, unit)
  stripStealth(t, unit)
  yield* burnPings(t, unit)
}

/** DS-087, DS-088 Enemy Pings within 2" are revealed at once, in their owner's order. */
function* burnPings(t: DownsyncTable, unit: Unit): Rules {
  const { state } = t
  for (;;) {
    const burned = state.pings.filter(
      (ping) => ping.seat !== unit.seat && isWithinDisc(unit, pingDisc(ping), burnReach),
    )
    const [first] = burned
    if (first === undefined) return
    const ping = yield* t.choose(first.seat, burnedQuestion, burned)
    yield* revealPing(t, ping.id, 'burned', unit.id)
  }
}

const phaseMove = (state: State, element: number): Move => ({
  element,
  teams: pingOf(state, element) === undefined ? unitOf(state, element).bases.map(({ team }) => team) : [0],
  keepsOff: false,
  isPhase: true,
})

/** DS-240 Why paying to clear the way is no use now. */
function whyNotClear(state: State, unit: Unit): WhyNot {
  if (unit.clearsTheWay) return refuse('DS-240', 'the way is being cleared already')
  if (cpOf(state, unit.seat) < 1) return refuse('DS-240', 'it costs 1 CP, and there is none')
  const helped = state.units.some(
    (one) =>
      one !== unit &&
      isOnTable(one) &&
      !one.moved &&
      state.taskforce.includes(one.id) &&
      !ignoresSlowing(state, one, true),
  )
  return helped ? undefined : refuse('DS-240', 'nobody who has still to move would be helped')
}

/** D13, D14 Who can move next. */
function moversOf(state: State): MoveChoice[] {
  const choices: MoveChoice[] = []
  for (const id of state.taskforce) {
    const ping = pingOf(state, id)
    if (ping !== undefined) {
      if (!ping.moved) choices.push({ does: 'move', element: id })
      continue
    }
    const unit = unitOf(state, id)
    if (isOnTable(unit) && !unit.moved) choices.push({ does: 'move', element: id })
  }
  if (choices.length === 0) return choices
  for (const unit of state.units) {
    if (units.of(unit.card).clearTheWay && isOnTable(unit) && state.taskforce.includes(unit.id))
      choices.push({ does: 'clear', unit: unit.id })
  }
  return choices
}

/** DS-068 One element of the Taskforce moves, or the phase is over. */
export function* movePhaseStep(t: DownsyncTable): Rules {
  const { state } = t
  const movers = moversOf(state)
  if (movers.length === 0) {
    state.stage = 'reaction window'
    return
  }
  const whyNot = (choice: MoveChoice): WhyNot =>
    choice.does === 'clear' ? whyNotClear(state, unitOf(state, choice.unit)) : undefined
  const choice = yield* t.chooseOrPass(state.active, moverQuestion, offer(movers, whyNot))
  if (choice === undefined) {
    state.stage = 'reaction window'
  } else if (choice.does === 'clear') {
    spend(t, state.active, 1, 'clear the way', choice.unit)
    unitOf(state, choice.unit).clearsTheWay = true
    t.tell({ kind: 'clears the way', rule: 'DS-240', unit: choice.unit })
  } else {
    const mover = pingOf(state, choice.element) ?? unitOf(state, choice.element)
    mover.moved = true
    yield* goSomewhere(t, phaseMove(state, choice.element))
  }
}

/**
 * DS-073, DS-155 The second move of a Turn: that of a Move Action, which is all that a Ping can do; it has been paid for.
 * `team`: the base of a squad. DS-290 `keepsOff`: it may not come within 2" of an enemy Ping. False: it stayed.
 */
export function* moveAction(t: DownsyncTable, element: number, team: number | null, keepsOff = false): Rules<boolean> {
  const isPing = pingOf(t.state, element) !== undefined
  return yield* goSomewhere(t, { element, teams: [isPing ? 0 : (team ?? 1)], keepsOff, isPhase: false })
}
