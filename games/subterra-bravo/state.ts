// The table of Subterra Bravo. All of it is public: what lies face down is a secret (door markers, stacks, the deck, facedown stances).

import type { Seat, Secret } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from './content/commandos.ts'
import type { TileId } from './content/dashboard.ts'
import type { DoorMarkerId } from './content/doors.ts'
import type { EnemyId } from './content/enemies.ts'
import type { InvestigateId } from './content/investigate.ts'
import type { DoorId, PassageId, RegionId } from './content/map/map.ts'
import type { Mission } from './content/mission.ts'
import { missions } from './content/missions/missions.ts'
import type { RoomCardId } from './content/rooms.ts'
import { type Attack, copyAttack } from './state/attack.ts'
import { type Commando, copyCommando } from './state/commando.ts'
import type { ActivationNow, ChallengeNow, MovingNow, TileNow } from './state/going-on.ts'
import { copyObjectives, type Objectives } from './state/objectives.ts'
import type { Peek, Stack, StackPlace } from './state/stacks.ts'
import type { Stage } from './state/stage.ts'
import { copyTerrain, type Terrain } from './state/terrain.ts'
import type { Terms } from './state/terms.ts'

export type { Nest } from './state/objectives.ts'
export { phaseOf } from './state/stage.ts'

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

/** A figure or structure that can be attacked, or attacks. */
export type FigureRef =
  | { readonly is: 'commando'; readonly id: CommandoId }
  | { readonly is: 'enemy'; readonly uid: number }
  | { readonly is: 'console' }

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
