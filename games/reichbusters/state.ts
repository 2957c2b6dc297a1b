// The table of Reichbusters. All of it is public but what lies face down: decks, items, room features (secrets).

import type { Secret } from '@umpire/engine'
import type { CardId, Duration } from './content/card.ts'
import type { FeatureId, FeatureType } from './content/feature.ts'
import type { HeroId, HeroicKind } from './content/hero.ts'
import type { Category, ItemId } from './content/item.ts'
import { castleMaps } from './content/map/maps.ts'
import type { AreaId, CastleMap, MapId, RoomId } from './content/map/map.ts'
import type { MissionId } from './content/mission.ts'
import { missions } from './content/missions.ts'
import type { Mission } from './content/mission.ts'
import type { NoiseCardId } from './content/noise.ts'
import type { FactionId, SpawnCardId, UnitId } from './content/unit.ts'
import type { WoundId } from './content/wound.ts'
import { type Campaign, copyCampaign } from './state/campaign.ts'
import { copyEnemy, copySpot, type Enemy, type RoomNow, type Spot } from './state/castle.ts'
import { copyHero, type Hero } from './state/hero.ts'
import { type Action, copyAction, copyTest, type Test } from './state/test.ts'

/** What the options mean for the rules. */
export interface Terms {
  readonly mode: 'raid' | 'campaign' | 'mission'
  /** RB-208 Heroes on the map. */
  readonly heroes: 1 | 2 | 3 | 4
  readonly heroChoice: 'pick' | 'random' | 'draft'
  /** Null: drawn at random. */
  readonly map: MapId | null
  readonly faction: FactionId | null
  readonly objective: MissionId | null
  readonly difficulty: 'normal' | 'recruit' | 'veteran' | 'suicide'
  readonly length: 'normal' | 'short' | 'long'
  readonly hasVrilStart: boolean
  /** RB-119 */
  readonly hasAutoTies: boolean
}

/**
 * What comes next: who plays, setting the mission up, then for each round the order of turns, Hero turns each followed
 * by the enemy's four phases, the end of the round, the alarm; and the HQ between the missions of a campaign.
 */
export type Stage =
  | 'heroes'
  | 'set up'
  | 'round'
  | 'next hero'
  | 'hero turn'
  | 'raise the alarm'
  | 'action stations'
  | 'kill the intruders'
  | 'check awareness'
  | 'end of round'
  | 'alarm'
  | 'headquarters'

/** RB-128 The mission tracker. */
export interface Tracker {
  readonly pre: number
  readonly post: number
  section: 'pre' | 'alarm' | 'post'
  /** From 1. */
  box: number
}

/** The Hero turn that is going on, or was last. */
export interface Turn {
  readonly hero: HeroId
  basicLeft: number
  hasMoved: boolean
  hasAttacked: boolean
  hasGiven: boolean
  hasAvenged: boolean
  hasFrenzied: boolean
  hasShotQuickly: boolean
  /** RB-041 */
  hasSpentHeroic: boolean
  /** RB-041 Enemies killed by this Hero in this turn, by room. */
  kills: number[]
  /** W16 Areas moved in this turn. */
  areas: number
  /** RB-222 Objectives that this Hero took from the map in this turn, by number. */
  taken: number[]
  /** RB-087 Nothing more may be done in it. */
  isOver: boolean
}

/** A card that stays in play (RB-108, RB-110, RB-112). */
export interface Lasting {
  readonly card: CardId
  readonly owner: HeroId
  /** Those who have what it gives. */
  readonly heroes: HeroId[]
  readonly until: Duration | 'end of turn'
  /** RH3 It has fired. */
  isUsed: boolean
}

/** Primary objectives as far as they have come. */
export interface Progress {
  /** RO2: the Vrilmeister that was drawn. */
  vrilmeister: UnitId | null
  /** Units that had to be killed and were. */
  killed: UnitId[]
  /** RB-223 */
  planted: AreaId[]
  isDetonated: boolean
  /** M5 Cores that were taken at least once, by number. */
  taken: number[]
  /** Items of the mission that left the map. */
  carriedOff: ItemId[]
  /** M1 The first noise card does nothing. */
  isNoiseSpared: boolean
  /** RB-323 Units that can be placed once and were. */
  uniques: UnitId[]
  /** M5 */
  isPanzerAwake: boolean
}

export interface Pools {
  /** Items face down, the top is the end; what was used, face up. */
  items: { [In in Category]: Secret<ItemId>[] }
  used: { [In in Category]: ItemId[] }
  features: { [Type in FeatureType]: Secret<FeatureId>[] }
  /** RB-041 What is in the bag, in any order. */
  heroic: { [Kind in HeroicKind]: number }
}

/** The enemy turn that is going on. */
export interface EnemyTurn {
  /** The types that still have to act in this phase, first one first. */
  types: UnitId[]
  /** RB-168 Enemies with this number or a higher one were placed in this phase. */
  before: number
  /** RB-171 Ruthless units that shoot in phase 2. */
  flagged: number[]
  /** RB-185 Answers of the players that hold for the phase: `soldier:brick sarge` -> the Hero. */
  picks: { readonly key: string; readonly hero: HeroId }[]
  /** RB-231 Enemies that do not attack until the end of this enemy turn. */
  calmed: number[]
  /** RB-136 The free turn inside the alarm. */
  isFree: boolean
}

export interface State {
  terms: Terms
  stage: Stage
  campaign: Campaign | null
  missionId: MissionId
  mapId: MapId
  faction: FactionId
  round: number
  alarm: 'pre' | 'pending' | 'post'
  tracker: Tracker
  /** In seat order. Their place here is their number in `Enemy.sees`. */
  heroes: Hero[]
  /** RB-008 The turns still to come after the alarm, next one first. */
  order: HeroId[]
  /** Those who had a turn in this round, in order (RB-185). */
  acted: HeroId[]
  turn: Turn | null
  enemyTurn: EnemyTurn | null
  spots: Spot[]
  rooms: RoomNow[]
  /** Bit n: door n is open; and: it is locked. */
  openDoors: number
  lockedDoors: number
  enemies: Enemy[]
  nextEnemy: number
  nextItem: number
  lasting: Lasting[]
  actions: Action[]
  tests: Test[]
  /** A wound card that lies face up before it takes effect. */
  woundNow: { readonly hero: HeroId; readonly wound: WoundId; isShruggedOff: boolean } | null
  /** RB-259, RB-094 What came of the last defence test, until its reactions are over. */
  lastDefence: { readonly hero: HeroId; readonly isSuccess: boolean; readonly hasCounter: boolean } | null
  progress: Progress
  pools: Pools
  noiseDeck: Secret<NoiseCardId>[]
  noiseDiscard: NoiseCardId[]
  spawnDeck: Secret<SpawnCardId>[]
  spawnDiscard: SpawnCardId[]
  woundDeck: Secret<WoundId>[]
  woundDiscard: WoundId[]
  /** P10 Nobody draws at the end of this round. */
  isDrawLost: boolean
  /** N03 The room of the last patrol of the noise card that is resolved. */
  patrolRoom: RoomId | null
  /** Operating Table: Heroes that have used it, as `area:hero`. */
  treated: string[]
  /** The largest number of rounds that were played before the alarm, for the secondary goals. */
  alarmRound: number | null
  pacified: number
}

export const mapOf = (state: State): CastleMap => castleMaps.of(state.mapId)
export const missionOf = (state: State): Mission => missions.of(state.missionId)

export function heroOf(state: State, id: HeroId): Hero {
  for (const hero of state.heroes) if (hero.id === id) return hero
  throw new Error(`${id} is not in this mission`)
}

/** Undefined once it is dead. */
export function enemyOf(state: State, uid: number): Enemy | undefined {
  for (const enemy of state.enemies) if (enemy.uid === uid) return enemy
  return undefined
}

export function spotOf(state: State, area: AreaId): Spot {
  const found = state.spots[area]
  if (found === undefined) throw new Error(`no area ${area}`)
  return found
}

export function roomNow(state: State, room: RoomId): RoomNow {
  const found = state.rooms[room]
  if (found === undefined) throw new Error(`no room ${room}`)
  return found
}

export const isOpen = (state: State, door: number): boolean => (state.openDoors & (1 << door)) !== 0
export const isLocked = (state: State, door: number): boolean => (state.lockedDoors & (1 << door)) !== 0

/** The test, and the action, that is going on. */
export const testNow = (state: State): Test | undefined => state.tests.at(-1)
export const actionNow = (state: State): Action | undefined => state.actions.at(-1)

const copyPools = (pools: Pools): Pools => ({
  items: {
    misc: pools.items.misc.slice(),
    medical: pools.items.medical.slice(),
    weapon: pools.items.weapon.slice(),
    vril: pools.items.vril.slice(),
    objective: pools.items.objective.slice(),
  },
  used: {
    misc: pools.used.misc.slice(),
    medical: pools.used.medical.slice(),
    weapon: pools.used.weapon.slice(),
    vril: pools.used.vril.slice(),
    objective: pools.used.objective.slice(),
  },
  features: {
    misc: pools.features.misc.slice(),
    medical: pools.features.medical.slice(),
    weapon: pools.features.weapon.slice(),
    vril: pools.features.vril.slice(),
    objective: pools.features.objective.slice(),
  },
  heroic: { attack: pools.heroic.attack, defence: pools.heroic.defence, wild: pools.heroic.wild },
})

const copyTurn = (turn: Turn): Turn => ({
  hero: turn.hero,
  basicLeft: turn.basicLeft,
  hasMoved: turn.hasMoved,
  hasAttacked: turn.hasAttacked,
  hasGiven: turn.hasGiven,
  hasAvenged: turn.hasAvenged,
  hasFrenzied: turn.hasFrenzied,
  hasShotQuickly: turn.hasShotQuickly,
  hasSpentHeroic: turn.hasSpentHeroic,
  kills: turn.kills.slice(),
  areas: turn.areas,
  taken: turn.taken.slice(),
  isOver: turn.isOver,
})

const copyEnemyTurn = (turn: EnemyTurn): EnemyTurn => ({
  types: turn.types.slice(),
  before: turn.before,
  flagged: turn.flagged.slice(),
  picks: turn.picks.map((pick) => ({ key: pick.key, hero: pick.hero })),
  calmed: turn.calmed.slice(),
  isFree: turn.isFree,
})

const copyProgress = (progress: Progress): Progress => ({
  vrilmeister: progress.vrilmeister,
  killed: progress.killed.slice(),
  planted: progress.planted.slice(),
  isDetonated: progress.isDetonated,
  taken: progress.taken.slice(),
  carriedOff: progress.carriedOff.slice(),
  isNoiseSpared: progress.isNoiseSpared,
  uniques: progress.uniques.slice(),
  isPanzerAwake: progress.isPanzerAwake,
})

export const copyState = (state: State): State => ({
  terms: { ...state.terms },
  stage: state.stage,
  campaign: state.campaign && copyCampaign(state.campaign),
  missionId: state.missionId,
  mapId: state.mapId,
  faction: state.faction,
  round: state.round,
  alarm: state.alarm,
  tracker: {
    pre: state.tracker.pre,
    post: state.tracker.post,
    section: state.tracker.section,
    box: state.tracker.box,
  },
  heroes: state.heroes.map(copyHero),
  order: state.order.slice(),
  acted: state.acted.slice(),
  turn: state.turn && copyTurn(state.turn),
  enemyTurn: state.enemyTurn && copyEnemyTurn(state.enemyTurn),
  spots: state.spots.map(copySpot),
  rooms: state.rooms.map((room) => ({
    awareness: room.awareness,
    isCleared: room.isCleared,
    isRaised: room.isRaised,
  })),
  openDoors: state.openDoors,
  lockedDoors: state.lockedDoors,
  enemies: state.enemies.map(copyEnemy),
  nextEnemy: state.nextEnemy,
  nextItem: state.nextItem,
  lasting: state.lasting.map((one) => ({
    card: one.card,
    owner: one.owner,
    heroes: one.heroes.slice(),
    until: one.until,
    isUsed: one.isUsed,
  })),
  actions: state.actions.map(copyAction),
  tests: state.tests.map(copyTest),
  woundNow: state.woundNow && {
    hero: state.woundNow.hero,
    wound: state.woundNow.wound,
    isShruggedOff: state.woundNow.isShruggedOff,
  },
  lastDefence: state.lastDefence && {
    hero: state.lastDefence.hero,
    isSuccess: state.lastDefence.isSuccess,
    hasCounter: state.lastDefence.hasCounter,
  },
  progress: copyProgress(state.progress),
  pools: copyPools(state.pools),
  noiseDeck: state.noiseDeck.slice(),
  noiseDiscard: state.noiseDiscard.slice(),
  spawnDeck: state.spawnDeck.slice(),
  spawnDiscard: state.spawnDiscard.slice(),
  woundDeck: state.woundDeck.slice(),
  woundDiscard: state.woundDiscard.slice(),
  isDrawLost: state.isDrawLost,
  patrolRoom: state.patrolRoom,
  treated: state.treated.slice(),
  alarmRound: state.alarmRound,
  pacified: state.pacified,
})
