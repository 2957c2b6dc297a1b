// The tile that is about to be laid: a ghost of it in its cell, and that cell as a thing, where each click turns it on.

import { Thing, useBoard, useBoardStore, usePreview } from '@umpire/board'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { tiles } from '../content/tiles.ts'
import { sayCell } from '../names.ts'
import { turnedEdges } from '../rules/edges.ts'
import type { State } from '../state.ts'
import { cellThing } from '../things.ts'
import { ghostEdges } from './edges.ts'
import { Floor } from './floors.tsx'
import { cornerOf, tile } from './measure.ts'
import { rotationSaid, tileInHand, turnsAmong } from './rotation.ts'
import { Walls } from './walls.tsx'

/** Turned as the option that is looked at turns it. */
export const TileGhost = ({ state }: { readonly state: State }): ReactNode => {
  const preview = usePreview()
  const first = useBoard(({ choosing: { ask } }) => ask?.options[0])
  const placed = tileInHand(state)
  if (placed === undefined) return null
  const rotation = rotationSaid(preview) ?? rotationSaid(first)
  const { x, y } = cornerOf(placed.x, placed.y)
  return (
    <g className="cc-ghost" aria-hidden="true">
      <Floor x={x} y={y} tile={placed.tile} isNamed />
      {rotation === undefined ? (
        <rect className="unturned" x={x + 4} y={y + 4} width={tile - 8} height={tile - 8} rx="4" />
      ) : (
        <Walls edges={ghostEdges(placed, turnedEdges(placed.tile, rotation))} />
      )}
    </g>
  )
}

const inset = 15
const box = { x: inset, y: inset, width: tile - 2 * inset, height: tile - 2 * inset }

/** Its cell. A click only turns: the large button of the ask bar lays the tile. */
export const TileCell = ({ state }: { readonly state: State }): ReactNode => {
  const store = useBoardStore()
  const placed = tileInHand(state)
  if (placed === undefined) return null
  const corner = cornerOf(placed.x, placed.y)
  const turnOn = (event: SyntheticEvent): void => {
    const { ask, armed } = store.getState().choosing
    const turns = turnsAmong(ask?.options ?? [])
    const shown = turns.findIndex(({ index }) => index === armed)
    const next = turns[(shown + 1) % turns.length]
    if (next === undefined) return
    store.clickOption(next.index, true)
    event.preventDefault()
    event.stopPropagation()
  }
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const isArmed = store.getState().choosing.armed !== undefined
    if (event.key === ' ' || (event.key === 'Enter' && !isArmed)) turnOn(event)
  }
  return (
    <g
      className="cc-tile-cell"
      transform={`translate(${corner.x} ${corner.y})`}
      onClickCapture={turnOn}
      onKeyDownCapture={onKeyDownCapture}
      role="presentation"
    >
      <Thing
        id={cellThing(placed.x, placed.y)}
        label={`${tiles.of(placed.tile).name}, to be laid at ${sayCell(placed.x, placed.y)}`}
        box={box}
      >
        <rect className="touch" width={tile} height={tile} />
      </Thing>
    </g>
  )
}
