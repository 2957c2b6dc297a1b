// The first position (RB-208): which mission is played, and by which Heroes.

import { at, type Dealer, type Rules, type Seat, seatsOf } from '@umpire/engine'
import { trackerFor } from '../content/trackers.ts'
import { type HeroId } from '../content/hero.ts'
import { heroes } from '../content/heroes.ts'
import type { MapId } from '../content/map/map.ts'
import { castleMaps } from '../content/map/maps.ts'
import type { MissionId } from '../content/mission.ts'
import { missions } from '../content/missions.ts'
import type { FactionId } from '../content/unit.ts'
import type { ReichbustersEvent } from '../events.ts'
import { heroQuestion } from '../questions/setup.ts'
import type { Pools, State, Terms } from '../state.ts'
import type { Campaign } from '../state/campaign.ts'
import type { Hero, WeaponToken } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'

const raidMaps: readonly MapId[] = ['R1', 'R2', 'R3', 'R4']
const raidFactions: readonly FactionId[] = ['RF1', 'RF2', 'RF3', 'RF4']
const raidObjectives: readonly MissionId[] = ['RO1', 'RO2', 'RO3', 'RO4']

const noCampaign = (): Campaign => ({
  results: [],
  points: 0,
  kept: [],
  boxes: 0,
  defeatsInARow: 0,
  hasBetterMaps: false,
  canLook: false,
  hasFreeWorkbench: false,
})

/** RB-207 A RAID is drawn, or fixed by options; a campaign begins with its first mission. */
function missionIn(dealer: Dealer<ReichbustersEvent>, terms: Terms): MissionId {
  if (terms.mode === 'campaign') return 'M1' // RB-216
  return terms.objective ?? dealer.pick(raidObjectives)
}

export const noPools = (): Pools => ({
  items: { misc: [], medical: [], weapon: [], vril: [], objective: [] },
  used: { misc: [], medical: [], weapon: [], vril: [], objective: [] },
  features: { misc: [], medical: [], weapon: [], vril: [], objective: [] },
  heroic: { attack: 0, defence: 0, wild: 0 },
})

/** Before Heroes are chosen: the mission is known, the map lies there, and nothing is on it. */
export function setUp(dealer: Dealer<ReichbustersEvent>, terms: Terms): State {
  const missionId = missionIn(dealer, terms)
  const mission = missions.of(missionId)
  const mapId = mission.map ?? terms.map ?? dealer.pick(raidMaps)
  const faction = mission.faction ?? terms.faction ?? dealer.pick(raidFactions)
  const { pre, post, from } = trackerFor(missionId, mapId, faction, terms.heroes)
  return {
    terms,
    stage: 'heroes',
    campaign: terms.mode === 'campaign' ? noCampaign() : null,
    missionId,
    mapId,
    faction,
    round: 1,
    alarm: 'pre',
    tracker: { pre, post, section: 'pre', box: from },
    heroes: [],
    order: [],
    acted: [],
    turn: null,
    enemyTurn: null,
    ...emptyMap(mapId),
    enemies: [],
    nextEnemy: 1,
    nextItem: 1,
    lasting: [],
    actions: [],
    tests: [],
    woundNow: null,
    lastDefence: null,
    progress: noProgress(),
    pools: noPools(),
    noiseDeck: [],
    noiseDiscard: [],
    spawnDeck: [],
    spawnDiscard: [],
    woundDeck: [],
    woundDiscard: [],
    isDrawLost: false,
    patrolRoom: null,
    treated: [],
    alarmRound: null,
    pacified: 0,
  }
}

/** RB-210 All doors closed, locks as marked, guard points as marked. */
export function emptyMap(mapId: MapId): Pick<State, 'spots' | 'rooms' | 'openDoors' | 'lockedDoors'> {
  const map = castleMaps.of(mapId)
  return {
    spots: map.areas.map(({ id }) => ({
      isSuppressed: false,
      obscured: 0,
      hasGuardPoint: map.guards.includes(id),
      passage: null,
      feature: null,
      items: [],
      spawns: [],
    })),
    rooms: map.rooms.map(() => ({ awareness: 0, isCleared: false, isRaised: false })),
    openDoors: 0,
    lockedDoors: map.doors.reduce((bits, { id, isLocked }) => (isLocked ? bits | (1 << id) : bits), 0),
  }
}

export const noProgress = (): State['progress'] => ({
  vrilmeister: null,
  killed: [],
  planted: [],
  isDetonated: false,
  taken: [],
  carriedOff: [],
  isNoiseSpared: false,
  uniques: [],
  isPanzerAwake: false,
})

/** RB-209 Both weapons front up, all skills active. */
const weaponToken = (id: WeaponToken['id']): WeaponToken => ({ id, side: 'front', jammed: 0, drained: 0 })

export function newHero(id: HeroId, seat: Seat): Hero {
  const { weapons, skills } = heroes.of(id)
  return {
    id,
    seat,
    area: null,
    deck: [],
    hand: [],
    discard: [],
    removed: [],
    weapons: [weaponToken(weapons[0]), weaponToken(weapons[1])],
    skills: skills.map((skill) => ({ id: skill, isActive: true })),
    items: [],
    wounds: [],
    heroic: { attack: 0, defence: 0, wild: 0 },
    isKnockedDown: false,
    isCaptured: false,
    isPainless: false,
    injected: 0,
    isBlinded: false,
    hasShown: false,
  }
}

/** The seat of each Hero, in the order in which they are chosen: player by player, or there and back in a draft. */
function choosers({ terms }: State, seats: readonly Seat[]): Seat[] {
  const rounds = Math.ceil(terms.heroes / seats.length)
  const inTurn = Array.from({ length: rounds }, (_, n) =>
    terms.heroChoice === 'draft' && n % 2 === 1 ? seats.toReversed() : [...seats],
  )
  const order = inTurn.flat().slice(0, terms.heroes)
  return terms.heroChoice === 'draft' ? order : order.toSorted((a, b) => a - b)
}

/** RB-208 No Hero twice. */
export function* chooseHeroes(t: ReichbustersTable): Rules {
  const { state } = t
  const free = heroes.rows.map(({ id }) => id)
  const chosen: Hero[] = []
  for (const seat of choosers(state, seatsOf(t.seats.length))) {
    const isRandom = state.terms.heroChoice === 'random'
    const id = isRandom ? t.pick(free) : yield* t.choose(seat, heroQuestion(chosen.length), free)
    free.splice(free.indexOf(id), 1)
    chosen.push(newHero(id, seat))
    state.heroes = chosen.toSorted((a, b) => a.seat - b.seat)
    t.tell({ kind: 'hero chosen', rule: 'RB-208', hero: id, seat })
  }
  state.stage = 'set up'
}

/** The seat that decides what no Hero's seat does: the first. */
export const hostOf = (t: ReichbustersTable): Seat => at(t.seats, 0)
