// A commando on the table: its sheet, what it carries, and what it has done in its turn.

import type { Seat, Secret } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import type { EnemyId } from '../content/enemies.ts'
import type { FindId, KitId } from '../content/kit/card.ts'
import type { StanceCardId, StanceId } from '../content/stances.ts'

/** SB-065, SB-131, SB-136, SB-199 */
type Status = 'active' | 'recovering' | 'downed' | 'exited' | 'killed'

export interface KitInstance {
  /** Unique in the match. */
  readonly uid: number
  readonly card: KitId | FindId
  /** SB-146 Null: without end. */
  uses: number | null
  /** SB-145 */
  exhausted: boolean
}

/** SB-045 What a commando has done in its own turn of this round. */
export interface TurnSoFar {
  /** Move actions taken. */
  moves: number
  /** SB-071 Movement points left. */
  points: number
  /** SB-075 */
  diagonals: number
  /** Attacks in melee, attempts at doors, and Heals or Revives: the first of each may be cheaper. */
  melees: number
  doors: number
  cures: number
  rerolled: boolean
  /** SB-192 The first step of the generator is done. */
  generatorReady: boolean
  /** What Called Shot adds to the next ranged attack. */
  calledShot: { readonly dice: number; readonly pierce: number } | null
  /** How much slower Blackout makes it; it cannot boost then. */
  blackout: number
}

export interface Commando {
  readonly id: CommandoId
  readonly seat: Seat
  status: Status
  /** Null before the start squares are chosen, and once it has left or was killed. */
  square: Square | null
  wounds: number
  adrenaline: number
  /** The Downed card while it is downed or recovering; null before the first choice and while it lies facedown. */
  stance: StanceCardId | null
  /** SB-044 The stance that not everybody has seen yet; null: there is none. */
  facedown: Secret<StanceId> | null
  /** The last stance that it took, of those that everybody has seen. */
  lastStance: StanceId | null
  /** SB-043 Last round's until new cards are dealt. */
  initiative: number | null
  hasActed: boolean
  /** SB-073 Move tokens with the red side up. */
  redTokens: number
  kit: KitInstance[]
  /** SB-159 */
  corroded: boolean
  /** Max Adrenaline beyond the card, until the end of the round. */
  maxBonus: number
  /** Enemies farther away than this cannot target it, until the next Planning Phase; null: without Cloak. */
  cloak: number | null
  turn: TurnSoFar
  /** SB-127 The enemies that have attacked it in this Overseer Phase, in order. */
  attackedBy: { readonly type: EnemyId; readonly uid: number }[]
}

export const newTurn = (): TurnSoFar => ({
  moves: 0,
  points: 0,
  diagonals: 0,
  melees: 0,
  doors: 0,
  cures: 0,
  rerolled: false,
  generatorReady: false,
  calledShot: null,
  blackout: 0,
})

/** SB-024 */
export const newCommando = (id: CommandoId, seat: Seat): Commando => ({
  id,
  seat,
  status: 'active',
  square: null,
  wounds: 0,
  adrenaline: 0,
  stance: null,
  facedown: null,
  lastStance: null,
  initiative: null,
  hasActed: false,
  redTokens: 0,
  kit: [],
  corroded: false,
  maxBonus: 0,
  cloak: null,
  turn: newTurn(),
  attackedBy: [],
})

export const copyCommando = (commando: Commando): Commando => ({
  id: commando.id,
  seat: commando.seat,
  status: commando.status,
  square: commando.square,
  wounds: commando.wounds,
  adrenaline: commando.adrenaline,
  stance: commando.stance,
  facedown: commando.facedown,
  lastStance: commando.lastStance,
  initiative: commando.initiative,
  hasActed: commando.hasActed,
  redTokens: commando.redTokens,
  kit: commando.kit.map((item) => ({
    uid: item.uid,
    card: item.card,
    uses: item.uses,
    exhausted: item.exhausted,
  })),
  corroded: commando.corroded,
  maxBonus: commando.maxBonus,
  cloak: commando.cloak,
  turn: copyTurn(commando.turn),
  attackedBy: commando.attackedBy.map(({ type, uid }) => ({ type, uid })),
})

const copyTurn = (turn: TurnSoFar): TurnSoFar => ({
  moves: turn.moves,
  points: turn.points,
  diagonals: turn.diagonals,
  melees: turn.melees,
  doors: turn.doors,
  cures: turn.cures,
  rerolled: turn.rerolled,
  generatorReady: turn.generatorReady,
  calledShot: turn.calledShot && { dice: turn.calledShot.dice, pierce: turn.calledShot.pierce },
  blackout: turn.blackout,
})
