// Events of the Overseer Phase and of tiles, and how the log says them.

import type { LogReader, RuleId } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { type TileId, tiles } from '../content/dashboard.ts'
import { countOf } from '../content/text/words.ts'
import type { DoorId, PassageId } from '../content/map/map.ts'
import type { SubterraEvent } from '../events.ts'
import { enemyName, squareName } from '../names.ts'
import type { State } from '../state.ts'
import type { OfEnemy } from './harm.ts'

export type OverseerEvent =
  | { readonly kind: 'overseer phase begins'; readonly rule: 'SB-163'; readonly round: number; readonly energy: number }
  /** `cost`: all of it, with what goes to the bank. */
  | {
      readonly kind: 'tile used'
      readonly rule: 'SB-165' | 'SB-166'
      readonly tile: TileId
      readonly cost: number
      readonly on: string | null
    }
  | { readonly kind: 'tile cancelled'; readonly rule: 'SB-206'; readonly tile: TileId }
  | ({ readonly kind: 'spawned'; readonly rule: RuleId; readonly square: Square } & OfEnemy)
  | {
      readonly kind: 'paid towards passage'
      readonly rule: 'SB-196'
      readonly passage: PassageId
      readonly energy: number
      readonly paid: number
      readonly price: number
    }
  | { readonly kind: 'passage opened'; readonly rule: 'SB-196'; readonly passage: PassageId }
  | { readonly kind: 'door locked'; readonly rule: 'SB-088'; readonly door: DoorId; readonly square: Square }
  | { readonly kind: 'jammed'; readonly rule: 'SB-113'; readonly squares: readonly Square[]; readonly until: number }
  | ({ readonly kind: 'regenerated'; readonly rule: 'SB-140'; readonly wounds: number } & OfEnemy)
  | ({ readonly kind: 'activated'; readonly rule: 'SB-172' | 'SB-173'; readonly cost: number } & OfEnemy)
  /** `path`: from where it stood; a jump in it goes by vents. */
  | ({
      readonly kind: 'enemy moved'
      readonly rule: 'SB-172' | 'SB-080'
      readonly path: readonly Square[]
    } & OfEnemy)
  | ({ readonly kind: 'phase step'; readonly rule: 'SB-216'; readonly from: Square; readonly to: Square } & OfEnemy)
  | ({ readonly kind: 'mine set off'; readonly rule: 'SB-087'; readonly square: Square } & OfEnemy)
  | ({ readonly kind: 'no longer stunned'; readonly rule: 'SB-157' } & OfEnemy)

const kinds: ReadonlySet<string> = new Set<OverseerEvent['kind']>([
  'overseer phase begins',
  'tile used',
  'tile cancelled',
  'spawned',
  'paid towards passage',
  'passage opened',
  'door locked',
  'jammed',
  'regenerated',
  'activated',
  'enemy moved',
  'phase step',
  'mine set off',
  'no longer stunned',
])

export const isOverseerEvent = (event: SubterraEvent): event is OverseerEvent => kinds.has(event.kind)

const listed = (squares: readonly Square[], state: State): string =>
  squares.map((square) => squareName(square, state)).join(', ')

export function saysOverseer(event: OverseerEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'overseer phase begins':
      return `The Overseer Phase of round ${event.round} begins, with ${event.energy} energy in the pool.`
    case 'tile used': {
      const { name } = tiles.of(event.tile)
      return `The Overseer pays ${event.cost} energy for ${name}${event.on === null ? '' : `: ${event.on}`}.`
    }
    case 'tile cancelled':
      return `${tiles.of(event.tile).name} is cancelled, and nothing is paid.`
    case 'spawned':
      return `${enemyName(event)} appears on ${squareName(event.square, state)}.`
    case 'paid towards passage':
      return `The Overseer pays ${event.energy} energy towards passage ${event.passage}: ${event.paid} of ${event.price}.`
    case 'passage opened':
      return `The timer is gone from passage ${event.passage}: enemies come through again.`
    case 'door locked':
      return `Door ${event.door} closes and is locked.`
    case 'jammed':
      return `${listed(event.squares, state)}: EMI until the end of round ${event.until}.`
    case 'regenerated':
      return `${enemyName(event)} discards ${countOf(event.wounds, 'wound')}.`
    case 'activated':
      return `The Overseer pays ${event.cost} energy: ${enemyName(event)} ${event.rule === 'SB-173' ? 'fights' : 'moves'}.`
    case 'enemy moved':
      return `${enemyName(event)} moves to ${squareName(event.path.at(-1) ?? 0, state)}${event.rule === 'SB-080' ? ' through the vents' : ''}.`
    case 'phase step':
      return `${enemyName(event)} vanishes and appears on ${squareName(event.to, state)}.`
    case 'mine set off':
      return `${enemyName(event)} sets off the mine on ${squareName(event.square, state)}.`
    case 'no longer stunned':
      return `${enemyName(event)} is no longer Stunned.`
  }
}
