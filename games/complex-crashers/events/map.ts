// Events of the map: tiles drawn, reserved and placed, doors and other tokens; and how the log says them.

import type { GameEvent, LogReader, RuleId, Secret } from '@umpire/engine'
import { type TileId, tiles } from '../content/tiles.ts'
import { regionName, saySide } from '../names.ts'
import type { State } from '../state.ts'
import type { RegionId, Side, Token } from '../state/region.ts'
import { type Who, whoName } from './who.ts'

interface OfTile {
  readonly tile: TileId
}

interface OnBorder {
  readonly rule: RuleId
  readonly region: RegionId
  readonly side: Side
}

export type MapEvent =
  | { readonly kind: 'reveal begins'; readonly rule: RuleId; readonly region: RegionId; readonly cells: number }
  | ({ readonly kind: 'tile drawn'; readonly rule: 'CC-082' } & OfTile)
  | ({ readonly kind: 'tile reserved'; readonly rule: 'CC-083' } & OfTile)
  | ({ readonly kind: 'tile from the reserve'; readonly rule: RuleId } & OfTile)
  | ({
      readonly kind: 'tile placed'
      readonly rule: RuleId
      readonly region: RegionId
      readonly x: number
      readonly y: number
      readonly rotation: number
    } & OfTile)
  | ({ readonly kind: 'door opened' } & OnBorder)
  | ({ readonly kind: 'door closed' } & OnBorder)
  | ({ readonly kind: 'token placed'; readonly token: Token } & OnBorder)
  | { readonly kind: 'pillar lost'; readonly rule: 'CC-068'; readonly who: Who }
  | {
      readonly kind: 'tiles looked at'
      readonly rule: 'CC-028'
      readonly tiles: readonly Secret<TileId>[]
      readonly count: number
    }

const kinds: ReadonlySet<string> = new Set<MapEvent['kind']>([
  'reveal begins',
  'tile drawn',
  'tile reserved',
  'tile from the reserve',
  'tile placed',
  'door opened',
  'door closed',
  'token placed',
  'pillar lost',
  'tiles looked at',
])

export const isMapEvent = (event: GameEvent): event is MapEvent => kinds.has(event.kind)

/** What a token is called. */
export const tokenName = (token: Token): string => tokenNames[token]

const tokenNames: { readonly [Kind in Token]: string } = {
  'open door': 'an open Blast Door',
  'closed door': 'a closed Blast Door',
  cover: 'Cover',
  'open edge': 'an Open Edge token',
  'pillared edge': 'a pillared Open Edge token',
}

const onBorder = ({ region, side }: OnBorder, state: State): string =>
  `on the ${saySide(side)} edge of ${regionName(region, state)}`

export function saysMap(event: MapEvent, reader: LogReader<State>): string {
  const { state } = reader
  switch (event.kind) {
    case 'reveal begins':
      return `The Complex Manager reveals ${event.cells === 1 ? 'a region' : `${event.cells} regions`} beyond ${regionName(event.region, state)}.`
    case 'tile drawn':
      return `The Complex Manager draws ${tiles.of(event.tile).name}.`
    case 'tile reserved':
      return `${tiles.of(event.tile).name} goes into the reserve.`
    case 'tile from the reserve':
      return `${tiles.of(event.tile).name} comes from the reserve.`
    case 'tile placed':
      return `${tiles.of(event.tile).name} lies at (${event.x},${event.y}).`
    case 'door opened':
      return `The Blast Door ${onBorder(event, state)} opens.`
    case 'door closed':
      return `The Blast Door ${onBorder(event, state)} closes.`
    case 'token placed':
      return `${tokenName(event.token).replace(/^a/, 'A')} is put ${onBorder(event, state)}.`
    case 'pillar lost':
      return `${whoName(event.who, state)} is no longer Pillared.`
    case 'tiles looked at':
      return saysLook(
        event.tiles.map((tile) => reader.face(tile)),
        event.count,
      )
  }
}

/** The tiles only for those who saw them. */
function saysLook(seen: readonly (TileId | undefined)[], count: number): string {
  const names = seen.flatMap((tile) => (tile === undefined ? [] : [tiles.of(tile).name]))
  const words = `The Operatives look at the next ${count === 1 ? 'tile' : `${count} tiles`} of the stack`
  return names.length === 0 ? `${words}.` : `${words}: ${names.join(', ')}.`
}
