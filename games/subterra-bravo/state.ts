// The table of Subterra Bravo. All of it is public: what lies face down is a secret (door markers, stacks, the deck).

import type { Seat, Secret } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from './content/commandos.ts'
import type { TileId } from './content/dashboard.ts'
import type { DoorMarkerId } from './content/doors.ts'
import type { EnemyId } from './content/enemies.ts'
import type { InvestigateId } from './content/investigate.ts'
import type { DoorId, PassageId, RegionId } from './content/map/map.ts'
import type { Mission, MissionId } from './content/mission.ts'
import { missions } from './content/missions/missions.ts'
import type { RoomCardId } from './content/rooms.ts'
import { type Attack, copyAttack } from './state/attack.ts'
import { type Commando, copyCommando } from './state/commando.ts'
import { copyTerrain, type Terrain } from './state/terrain.ts'

/** What the options mean for the rules. */
export interface Terms {
  readonly mission: MissionId
  /** SB-003 N: how many commandos begin the mission. */
  readonly n: number
  readonly kit: 'custom' | 'presets' | 'random' | 'none'
  /** Who lays door markers and stacks: the Overseer, or chance; `blind` hides it from the Overseer too. */
  readonly layout: 'manual' | 'random doors' | 'random' | 'blind'
  readonly kitPoints: number
  /** What every commando's Vitality is raised by. */
  readonly moreVitality: number
  readonly energyMinimum: number
  readonly poolCap: number
  readonly roundLimit: number
  readonly hasInterrupts: boolean
  readonly ownDashboard: boolean
  readonly boostAfterRoll: boolean
  readonly emiRangedOnly: boolean
  /** Two games with sides swapped. */
  readonly isSeries: boolean
}

/** What comes next. The first five are setup, the others the phases of a round and their steps. */
export type Stage =
  | 'commandos'
  | 'dashboard'
  | 'doors'
  | 'stacks'
  | 'kits'
  | 'start squares'
  | 'timer'
  | 'planning'
  | 'turn start'
  | 'turn'
  | 'refresh'
  | 'spawn'
  | 'activate'
  | 'discard'

export interface EnemyFigure {
  readonly uid: number
  readonly type: EnemyId
  /** Its number among the figures of its type, from 1: `rogue 3`. */
  readonly figure: number
  square: Square
  wounds: number
  /** SB-171 In this Overseer Phase. */
  activated: boolean
  /** SB-156 */
  suppressed: boolean
  /** SB-157 */
  stunned: boolean
  /** SB-158 Until the end of the round. */
  marked: boolean
  /** Barred from Surprise Attack until the end of the round. */
  dazzled: boolean
}

/** A tile of the dashboard; ready without tokens, otherwise committed. */
export interface DashboardTile {
  readonly id: TileId
  tokens: number
  /** SB-167 Used in the gap between two activations that is going on, or in the commando turn that is. */
  used: boolean
}

/** SB-219 to SB-222 */
export interface Core {
  /** Where it lies; null while it is carried or is out. */
  square: Square | null
  carrier: CommandoId | null
  /** Whether somebody ever took it. */
  wasTaken: boolean
  isOut: boolean
}

/** SB-227 to SB-229 */
export interface Nest {
  readonly square: Square
  isAwake: boolean
  /** The order in which its charge was planted, from 1; null without a charge. */
  charge: number | null
  isBurnt: boolean
}

/** What the mission is about, as far as it has come. What a mission does not have stays as it began. */
export interface Objectives {
  /** SB-188 Where the generator stands; null before it is found and after it is started. */
  generator: Square | null
  isPowered: boolean
  /** SB-197 */
  isLiftFound: boolean
  cores: Core[]
  /** SB-224 */
  consoleWounds: number
  uploads: number
  uploadsThisRound: number
  nests: Nest[]
}

/** SB-019 to SB-021 A stack by its name. The name of a fixed stack is its region. */
export interface Stack {
  readonly id: string
  /** Top first; empty once it was resolved. */
  cards: Secret<RoomCardId>[]
}

/** Where a stack lies. For fixed stacks `which` is null. */
export interface StackPlace {
  readonly region: RegionId
  readonly which: Secret<string> | null
}

/** SB-238 A card of the stack of a region, as it was looked at. */
export interface Peek {
  readonly region: RegionId
  readonly card: Secret<RoomCardId>
  /** How many cards lie above it; null once the stack was put in another order. */
  readonly place: number | null
}

/** A figure or structure that can be attacked, or attacks. */
export type FigureRef =
  | { readonly is: 'commando'; readonly id: CommandoId }
  | { readonly is: 'enemy'; readonly uid: number }
  | { readonly is: 'console' }

/** The challenge that is being made, while it is asked about (SB-099 to SB-102). */
export interface ChallengeNow {
  readonly commando: CommandoId
  /** What it is for, in words: `Jammed door`. */
  readonly of: string
  readonly stat: 'strength' | 'intelligence' | 'agility' | null
  readonly hits: number
  readonly dice: number
  readonly faces: readonly number[]
}

/** A movement of a figure that is not a commando in its own turn, while it is asked where to (SB-073, SB-172). */
export interface MovingNow {
  readonly who: FigureRef
  readonly points: number
  readonly diagonals: number
}

/** An enemy's activation that is going on (SB-171 to SB-173). */
export interface ActivationNow {
  readonly uid: number
  readonly isCombat: boolean
  readonly from: Square
  readonly charged: boolean
  readonly phased: boolean
}

/** A tile that is being used, while others may answer it (SB-206). */
export interface TileNow {
  readonly id: TileId
  readonly cost: number
  /** SB-165, SB-156 What goes to the bank beside the cost. */
  readonly surcharge: number
  /** What it is used on, in words: `Rogue Clone 3`. */
  readonly on: string | null
}

export interface State {
  terms: Terms
  stage: Stage
  /** Whose seat the Overseer is. */
  overseer: Seat
  round: number
  /** By rank, highest first, once all are chosen. */
  commandos: Commando[]
  /** Whose turn it is, in the Activation Phase. */
  acting: CommandoId | null
  enemies: EnemyFigure[]
  nextUid: number
  energy: number
  tiles: DashboardTile[]
  /** SB-178 Clone points spawned in this round. */
  clonePoints: number
  /** SB-200 */
  isCrisis: boolean
  /** Wall Crawlers are in force until the end of the phase. */
  wallCrawlers: boolean
  terrain: Terrain
  objectives: Objectives
  /** SB-018 What was left out. */
  spareMarkers: Secret<DoorMarkerId>[]
  stacks: Stack[]
  stackPlaces: StackPlace[]
  /** How often the cards of a stack were put in another order. */
  reorders: number
  peeks: Peek[]
  /** Face down; the top is the end. */
  deck: Secret<InvestigateId>[]
  discard: Secret<InvestigateId>[]
  attack: Attack | null
  challenge: ChallengeNow | null
  moving: MovingNow | null
  activation: ActivationNow | null
  tile: TileNow | null
  /** The room being explored and the card being resolved, while it is asked about. */
  exploring: { readonly region: RegionId; readonly door: DoorId | null; readonly card: RoomCardId | null } | null
  /** How the first game of a series ended. */
  firstGame: { readonly winner: Seat; readonly round: number } | null
}

export type Phase = 'setup' | 'timer' | 'planning' | 'activation' | 'overseer'

/** SB-031 */
export function phaseOf({ stage }: State): Phase {
  switch (stage) {
    case 'timer':
    case 'planning':
      return stage
    case 'turn start':
    case 'turn':
      return 'activation'
    case 'refresh':
    case 'spawn':
    case 'activate':
    case 'discard':
      return 'overseer'
    case 'commandos':
    case 'dashboard':
    case 'doors':
    case 'stacks':
    case 'kits':
    case 'start squares':
      return 'setup'
  }
}

export const missionOf = ({ terms }: State): Mission => missions.of(terms.mission)

/** SB-198 The lift is found and has power: its squares can be entered. */
export const isLiftOpen = ({ objectives: { isPowered, isLiftFound } }: State): boolean => isPowered && isLiftFound

export function commandoOf(state: State, id: CommandoId): Commando {
  const found = state.commandos.find((one) => one.id === id)
  if (found === undefined) throw new Error(`${id} is not in this mission`)
  return found
}

/** Undefined once it was removed. */
export const enemyOf = (state: State, uid: number): EnemyFigure | undefined =>
  state.enemies.find((one) => one.uid === uid)

export const doorOf = (state: State, id: DoorId): Terrain['doors'][number] => {
  const found = state.terrain.doors.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no door ${id}`)
  return found
}

export const passageOf = (state: State, id: PassageId): Terrain['passages'][number] => {
  const found = state.terrain.passages.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no passage ${id}`)
  return found
}

export const tileOf = (state: State, id: TileId): DashboardTile | undefined =>
  state.tiles.find((tile) => tile.id === id)

export const copyState = (state: State): State => ({
  terms: { ...state.terms },
  stage: state.stage,
  overseer: state.overseer,
  round: state.round,
  commandos: state.commandos.map(copyCommando),
  acting: state.acting,
  enemies: state.enemies.map(copyEnemy),
  nextUid: state.nextUid,
  energy: state.energy,
  tiles: state.tiles.map((tile) => ({ id: tile.id, tokens: tile.tokens, used: tile.used })),
  clonePoints: state.clonePoints,
  isCrisis: state.isCrisis,
  wallCrawlers: state.wallCrawlers,
  terrain: copyTerrain(state.terrain),
  objectives: copyObjectives(state.objectives),
  spareMarkers: state.spareMarkers.slice(),
  stacks: state.stacks.map((stack) => ({ id: stack.id, cards: stack.cards.slice() })),
  stackPlaces: state.stackPlaces.map((place) => ({ region: place.region, which: place.which })),
  reorders: state.reorders,
  peeks: state.peeks.map((peek) => ({ region: peek.region, card: peek.card, place: peek.place })),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  attack: state.attack && copyAttack(state.attack),
  challenge: state.challenge && { ...state.challenge, faces: state.challenge.faces.slice() },
  moving: state.moving && { ...state.moving, who: { ...state.moving.who } },
  activation: state.activation && { ...state.activation },
  tile: state.tile && { ...state.tile },
  exploring: state.exploring && { ...state.exploring },
  firstGame: state.firstGame && { ...state.firstGame },
})

const copyEnemy = (enemy: EnemyFigure): EnemyFigure => ({
  uid: enemy.uid,
  type: enemy.type,
  figure: enemy.figure,
  square: enemy.square,
  wounds: enemy.wounds,
  activated: enemy.activated,
  suppressed: enemy.suppressed,
  stunned: enemy.stunned,
  marked: enemy.marked,
  dazzled: enemy.dazzled,
})

const copyObjectives = (objectives: Objectives): Objectives => ({
  generator: objectives.generator,
  isPowered: objectives.isPowered,
  isLiftFound: objectives.isLiftFound,
  cores: objectives.cores.map((core) => ({
    square: core.square,
    carrier: core.carrier,
    wasTaken: core.wasTaken,
    isOut: core.isOut,
  })),
  consoleWounds: objectives.consoleWounds,
  uploads: objectives.uploads,
  uploadsThisRound: objectives.uploadsThisRound,
  nests: objectives.nests.map((nest) => ({
    square: nest.square,
    isAwake: nest.isAwake,
    charge: nest.charge,
    isBurnt: nest.isBurnt,
  })),
})
