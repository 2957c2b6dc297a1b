// Setup (SB-009 to SB-030): the first position, and one function for each stage of it, which names the next stage.

import { at, id, offer, refuse, type Rules, type Seat, shuffle, type WhyNot } from '@umpire/engine'
import { type CommandoId, commandos } from '../content/commandos.ts'
import { type TileId, tiles } from '../content/dashboard.ts'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import { kit } from '../content/kit/kit.ts'
import type { FreeStacks } from '../content/mission.ts'
import { missions } from '../content/missions/missions.ts'
import type { RoomCardId } from '../content/rooms.ts'
import { groundOf } from '../ground.ts'
import { regionName } from '../names.ts'
import {
  commandoQuestion,
  dashboardQuestion,
  markersQuestion,
  stackOrderQuestion,
  stackRoomsQuestion,
  startQuestion,
} from '../questions/setup.ts'
import { missionOf, type State } from '../state.ts'
import type { Terms } from '../state/terms.ts'
import { newCommando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { commandoAt } from './figures.ts'
import { kitFor } from './kits.ts'
import {
  dashboardOf,
  dealHidden,
  layHidden,
  newPool,
  newTile,
  objectivesOf,
  type SubterraDealer,
  terrainOf,
  wholeDeck,
} from './laying-out.ts'

/**
 * SB-011, SB-012, SB-022, SB-028, SB-029 The first position. The Overseer is the last seat (SB-009), unless another
 * one is named, as in the second mission of a series.
 */
export function setUp(dealer: SubterraDealer, terms: Terms, overseer: Seat = id<Seat>(dealer.seats.length - 1)): State {
  const mission = missions.of(terms.mission)
  return {
    terms,
    stage: 'commandos',
    overseer,
    round: 1,
    commandos: [],
    acting: null,
    enemies: [],
    nextUid: 1,
    energy: 0, // SB-023
    tiles: dashboardOf(mission, terms),
    clonePoints: 0,
    isCrisis: false,
    wallCrawlers: false,
    terrain: terrainOf(mission),
    objectives: objectivesOf(mission),
    spareMarkers: [],
    stacks: [],
    stackPlaces: [],
    reorders: 0,
    peeks: [],
    deck: dealer.deal(newPool(dealer, 'investigate'), wholeDeck), // SB-028
    discard: [],
    attack: null,
    challenge: null,
    moving: null,
    activation: null,
    tile: null,
    exploring: null,
    firstGame: null,
  }
}

/** SB-010 The seats that play commandos, in order. */
const commandoSeats = ({ seats, state }: SubterraTable): Seat[] => seats.filter((seat) => seat !== state.overseer)

/** SB-010, SB-011 In seat order, one each, and round again until all are chosen. */
export function* chooseCommandos(t: SubterraTable): Rules {
  const { state } = t
  const seats = commandoSeats(t)
  while (state.commandos.length < state.terms.n) {
    const free = commandos.rows.map((sheet) => sheet.id).filter((name) => !isTaken(state, name))
    const seat = at(seats, state.commandos.length % seats.length)
    // One seat that takes all that are left has nothing to choose.
    const isOpen = seats.length > 1 || free.length > state.terms.n - state.commandos.length
    const chosen = isOpen ? yield* t.choose(seat, commandoQuestion, free) : at(free, 0)
    state.commandos.push(newCommando(chosen, seat))
    t.tell({ kind: 'commando chosen', rule: 'SB-010', commando: chosen })
  }
  state.commandos.sort((a, b) => commandos.of(b.id).rank - commandos.of(a.id).rank)
  state.stage = 'dashboard'
}

const isTaken = (state: State, name: CommandoId): boolean => state.commandos.some((one) => one.id === name)

/** The tile that no dashboard is without. */
const always: TileId = 'T-05'
const tilesOfDashboard = 6

/** SB-022 The mission's tiles, or six of the Overseer's choice. */
export function* ownDashboard(t: SubterraTable): Rules {
  const { state } = t
  if (state.terms.ownDashboard) {
    const others = tiles.rows.map((tile) => tile.id).filter((tile) => tile !== always)
    const chosen = yield* t.chooseMany(
      state.overseer,
      dashboardQuestion,
      offer(others, (tile) => whyNotOnDashboard(state, tile)),
      { least: tilesOfDashboard - 1, most: tilesOfDashboard - 1 },
    )
    state.tiles = [always, ...chosen].map(newTile)
  }
  t.tell({ kind: 'dashboard laid', rule: 'SB-022', tiles: state.tiles.map((tile) => tile.id) })
  state.stage = 'doors'
}

const whyNotOnDashboard = ({ terms }: State, tile: TileId): WhyNot =>
  terms.hasInterrupts || !tiles.of(tile).interrupt
    ? undefined
    : refuse('SB-168', 'This match is played without interrupts.')

/** SB-017, SB-018 One marker on each door, by the Overseer's choice or by chance; the rest is out of the game. */
export function* layDoors(t: SubterraTable): Rules {
  const { state } = t
  const { doors } = state.terrain
  const { doorSupply } = missionOf(state)
  const markers =
    state.terms.layout === 'manual'
      ? layHidden(t, 'door markers', yield* chooseMarkers(t))
      : dealHidden(t, 'door markers', doorSupply)
  for (const [n, door] of doors.entries()) door.marker = at(markers, n)
  state.spareMarkers = markers.slice(doors.length)
  t.tell({ kind: 'doors laid', rule: 'SB-018' })
  state.stage = 'stacks'
}

/** SB-018 The markers of the doors in their order, then what is left over. */
function* chooseMarkers(t: SubterraTable): Rules<DoorMarkerId[]> {
  const { state } = t
  const { doorSupply } = missionOf(state)
  const doors = state.terrain.doors.map((door) => door.id)
  const chosen = yield* t.assign(state.overseer, markersQuestion, doors, [...new Set(doorSupply)], {
    whyNot: (markers) => whyNotMarkers(doorSupply, markers),
    sample: (random) => shuffle(random, doorSupply.slice()).slice(0, doors.length),
  })
  const left = doorSupply.slice()
  for (const marker of chosen) left.splice(left.indexOf(marker), 1)
  return [...chosen, ...left]
}

const countOf = <T>(list: readonly T[], thing: T): number => list.filter((one) => one === thing).length

function whyNotMarkers(supply: readonly DoorMarkerId[], markers: readonly DoorMarkerId[]): WhyNot {
  const short = markers.find((marker) => countOf(markers, marker) > countOf(supply, marker))
  if (short === undefined) return undefined
  return refuse('SB-018', () => `The supply has ${countOf(supply, short)} of ${doorMarkers.of(short).name}.`)
}

/** SB-019 to SB-021 The stacks of the rooms, by the Overseer's choice or by chance. */
export function* orderStacks(t: SubterraTable): Rules {
  const { state } = t
  const { stacks, freeStacks } = missionOf(state)
  const isChosen = state.terms.layout === 'manual' || state.terms.layout === 'random doors'
  state.stackPlaces = stacks.map(({ region }) => ({ region, which: null }))
  if (freeStacks !== undefined) yield* placeFreeStacks(t, freeStacks, isChosen)
  for (const { region, cards } of stacks)
    yield* layStack(t, region, `the stack of ${regionName(region)}`, cards, isChosen)
  for (const { id: name, cards } of freeStacks?.stacks ?? []) yield* layStack(t, name, `stack ${name}`, cards, isChosen)
  t.tell({ kind: 'stacks laid', rule: 'SB-020' })
  state.stage = 'kits'
}

/** SB-021 */
function* placeFreeStacks(t: SubterraTable, { regions, stacks }: FreeStacks, isChosen: boolean): Rules {
  const { state } = t
  const names = stacks.map((stack) => stack.id)
  const placed = isChosen
    ? layHidden(
        t,
        'stacks',
        yield* t.assign(state.overseer, stackRoomsQuestion, regions, names, {
          whyNot: (chosen) =>
            new Set(chosen).size === chosen.length ? undefined : refuse('SB-021', 'Each stack lies in one room only.'),
          sample: (random) => shuffle(random, names.slice()).slice(0, regions.length),
        }),
      )
    : dealHidden(t, 'stacks', names)
  for (const [n, region] of regions.entries()) state.stackPlaces.push({ region, which: at(placed, n) })
}

/** SB-020 */
function* layStack(
  t: SubterraTable,
  name: string,
  where: string,
  cards: readonly RoomCardId[],
  isChosen: boolean,
): Rules {
  const pool = `stack ${name}`
  if (!isChosen) {
    t.state.stacks.push({ id: name, cards: dealHidden(t, pool, cards) })
    return
  }
  const things = new Map(cards.entries())
  const order = yield* t.order(t.state.overseer, stackOrderQuestion(where, things), [...things.keys()])
  const ordered = order.map((n) => at(cards, n))
  t.state.stacks.push({ id: name, cards: layHidden(t, pool, ordered) })
}

/** SB-026, SB-027 Whole kits, highest rank first. */
export function* chooseKits(t: SubterraTable): Rules {
  const { state } = t
  for (const [n, { id: name, seat }] of state.commandos.entries()) {
    const cards = yield* kitFor(t, name, seat)
    at(state.commandos, n).kit = cards.map((card) => ({
      uid: state.nextUid++,
      card,
      uses: kit.of(card).uses ?? null,
      exhausted: false,
    }))
    t.tell({ kind: 'kit taken', rule: 'SB-026', commando: name, cards })
  }
  state.stage = 'start squares'
}

/** SB-014 Highest rank first; then round 1 begins (SB-011, SB-029). */
export function* chooseStartSquares(t: SubterraTable): Rules {
  const { state } = t
  const ground = groundOf(state)
  const start = missionOf(state).map.start.map((spot) => ground.squareOf(spot))
  for (const [n, { id: name, seat }] of state.commandos.entries()) {
    const free = start.filter((square) => commandoAt(state, square) === undefined)
    const square = yield* t.choose(seat, startQuestion(name), free)
    at(state.commandos, n).square = square
    t.tell({ kind: 'starts', rule: 'SB-014', commando: name, square })
  }
  state.stage = 'timer'
}
