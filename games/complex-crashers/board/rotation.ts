// The tile that the Complex Manager is placing while it does not lie yet, and the ways to turn it that options speak of.

import type { Shown } from '@umpire/engine'
import type { TileId } from '../content/tiles.ts'
import type { State } from '../state.ts'

interface TileInHand {
  readonly tile: TileId
  readonly x: number
  readonly y: number
}

export function tileInHand({ placing }: Pick<State, 'placing'>): TileInHand | undefined {
  if (placing === null || placing.tile === null || placing.region !== null) return undefined
  const { tile, x, y } = placing
  return { tile, x, y }
}

/** Undefined where an option speaks of no rotation. */
export function rotationSaid(option: Shown | undefined): number | undefined {
  const found = /^turn (\d)/.exec(option?.say ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}

/** An option that turns the tile, and its number. */
export interface Turn {
  readonly option: Shown
  readonly index: number
  readonly rotation: number
}

export const turnsAmong = (options: readonly Shown[]): Turn[] =>
  options.flatMap((option, index) => {
    const rotation = rotationSaid(option)
    return rotation === undefined ? [] : [{ option, index, rotation }]
  })
