// Set-up (DS-030 to DS-037): the empty table, both Force Lists, and who begins.

import { at, d6, type Ground, type Rules, type Seat, seat, seatsOf } from '@umpire/engine'
import { missions } from '../content/missions.ts'
import { rollDice } from '../content/numbers.ts'
import { sides } from '../content/sides.ts'
import { sizes } from '../content/sizes.ts'
import { advisorQuestion, listQuestion, mountQuestion, readyQuestion, sayList } from '../questions/lists.ts'
import { firstQuestion } from '../questions/setup.ts'
import type { State } from '../state.ts'
import type { ForceList } from '../state/force.ts'
import type { Marker } from '../state/marker.ts'
import type { Terms } from '../state/terms.ts'
import type { DownsyncTable } from '../table.ts'
import { advisorsFor, anyList, canonical, listWith, mountable, readyFor, sampleList, whyNoList } from './lists.ts'
import { muster } from './muster.ts'
import { other } from './units.ts'

/** DS-228 Markers that lie where the mission says. */
const missionMarkers = (terms: Terms): Marker[] =>
  missions.of(terms.mission).markers.map(({ kind, owner, x, y, radius }, n) => ({
    id: n + 1,
    kind,
    seat: owner === null ? null : seat(sides.indexOf(owner)),
    x,
    y,
    r: radius,
    isCarried: false,
    isUsed: false,
  }))

/** The table before anybody has chosen anything. */
export function setUp(terms: Terms): State {
  const { capacity } = sizes.of(terms.size)
  const markers = missionMarkers(terms)
  const [south] = seatsOf(2)
  if (south === undefined) throw new Error('two seats')
  return {
    terms,
    stage: 'lists',
    round: 0,
    turn: 0,
    active: south,
    rollWinner: south,
    forces: terms.factions.map((faction) => ({ faction, advisor: null, list: null, cp: 0, capacity, vp: 0 })),
    units: [],
    pings: [],
    markers,
    nextId: 1,
    taskforce: [],
    engagement: null,
    activations: [],
    shot: null,
  }
}

const listGround = (terms: Terms, of: Seat): Ground<ForceList> => ({
  whyNot: (list) => whyNoList(terms, of, list),
  sample: (random) => sampleList(terms, of, random),
  reach: () => ({
    kind: 'list',
    faction: terms.factions[of === 0 ? 0 : 1],
    size: terms.size,
    suggestions: readyFor(terms, of).map(({ name, units }) => ({ say: sayList(listWith(units, 0, null)), name })),
  }),
})

/** D01, D02 A ready list, who starts mounted, and an advisor that allows it. */
function* chooseReady(t: DownsyncTable, of: Seat): Rules<ForceList> {
  const { terms } = t.state
  const { units } = yield* t.choose(of, readyQuestion, readyFor(terms, of))
  const most = mountable(units)
  const counts = Array.from({ length: most + 1 }, (_, n) => n)
  const mounted = most === 0 ? 0 : yield* t.choose(of, mountQuestion, counts)
  const fitting = advisorsFor(terms, of).filter(
    (id) => whyNoList(terms, of, listWith(units, mounted, id)) === undefined,
  )
  const advisor = fitting.length === 0 ? null : ((yield* t.chooseOrPass(of, advisorQuestion, fitting)) ?? null)
  return listWith(units, mounted, advisor)
}

/** DS-035 Both lists are chosen in secret and shown together; or drawn, where the option says so. */
export function* chooseLists(t: DownsyncTable): Rules {
  const { state } = t
  const lists = yield* listsOf(t)
  for (const [n, list] of lists.entries()) {
    const of = at(t.seats, n)
    const shown = canonical(list)
    muster(state, of, shown)
    t.tell({ kind: 'list shown', rule: 'DS-035', seat: of, list: shown })
  }
  state.stage = 'start roll'
}

function* listsOf(t: DownsyncTable): Rules<readonly ForceList[]> {
  const { terms } = t.state
  switch (terms.lists) {
    case 'random':
      return t.seats.map((of) => anyList(terms, of, t.random))
    case 'ready':
      return yield* t.askAll(t.seats, (of) => chooseReady(t, of))
    case 'own':
      return yield* t.askAll(t.seats, (of) => t.place(of, listQuestion, listGround(terms, of)))
  }
}

/** DS-001, DS-036, DS-037 Both roll until one is higher, and that one says who deploys first. */
export function* startingRoll(t: DownsyncTable): Rules {
  const { state } = t
  const winner = rollForStart(t)
  state.rollWinner = winner
  const which = yield* t.choose(winner, firstQuestion, ['first', 'second'] as const)
  state.active = which === 'first' ? winner : other(winner)
  t.tell({ kind: 'first chosen', rule: 'DS-037', by: winner, first: state.active })
  state.stage = missions.of(state.terms.mission).placed === null ? 'deploy' : 'markers'
}

function rollForStart(t: DownsyncTable): Seat {
  for (;;) {
    const dice = t.seats.map(() => t.roll(d6, rollDice))
    const [south = 0, north = 0] = dice.map((two) => two.reduce((sum, one) => sum + one, 0))
    const winner = south === north ? null : at(t.seats, south > north ? 0 : 1)
    t.tell({ kind: 'starting roll', rule: 'DS-036', dice, winner })
    if (winner !== null) return winner
  }
}
