// The tile that the Complex Manager places, over the map: what was drawn, what is in reserve, and each way to turn it.

import { ThingButton, useBoard, useBoardStore } from '@umpire/board'
import type { ReactNode } from 'react'
import { type TileId, tiles } from '../content/tiles.ts'
import type { State } from '../state.ts'
import { tileThing } from '../things.ts'
import type { Corner } from './corners.ts'
import { OverMap } from './over-map.tsx'
import './placing.css'
import { tileInHand, type Turn as TurnOption, turnsAmong } from './rotation.ts'
import { TilePicture } from './tile-picture.tsx'

export const PlacingWindow = ({ state, corner }: { readonly state: State; readonly corner: Corner }): ReactNode => {
  const options = useBoard(({ choosing: { ask } }) => ask?.options)
  const { reserve } = state
  const placed = tileInHand(state)
  if (placed === undefined) return null
  const turns = turnsAmong(options ?? [])
  return (
    <OverMap>
      <section className={`float cc-placing ${corner}`} aria-label="The tile to be placed">
        <h3 className="label">{turns.length > 0 ? 'Turn it' : 'Drawn'}</h3>
        <div className="tiles">
          {turns.length > 0 ? (
            turns.map((turn) => <Turn key={turn.rotation} tile={placed.tile} {...turn} />)
          ) : (
            <TileButton tile={placed.tile} />
          )}
        </div>
        {reserve.length === 0 || turns.length > 0 ? null : (
          <>
            <h3 className="label">Reserve</h3>
            <div className="tiles">
              {reserve.map((tile) => (
                <TileButton key={tile} tile={tile} />
              ))}
            </div>
          </>
        )}
      </section>
    </OverMap>
  )
}

export const TileButton = ({ tile }: { readonly tile: TileId }): ReactNode => (
  <ThingButton id={tileThing(tile)} label={`Tile ${tiles.of(tile).name}`} className="cc-tile">
    <TilePicture tile={tile} rotation={0} />
    <span>{tiles.of(tile).name}</span>
  </ThingButton>
)

const Turn = ({ tile, option, index, rotation }: TurnOption & { readonly tile: TileId }): ReactNode => {
  const store = useBoardStore()
  const isShown = useBoard(({ choosing: { armed, pointed } }) => (pointed ?? armed) === index)
  return (
    <button
      type="button"
      className={isShown ? 'cc-tile turn on' : 'cc-tile turn'}
      aria-label={`${option.label?.name ?? option.say}, ${option.label?.means ?? ''}`}
      onPointerEnter={() => store.pointOption(index)}
      onPointerLeave={() => store.pointOption(undefined)}
      onFocus={() => store.pointOption(index)}
      onBlur={() => store.pointOption(undefined)}
      onClick={() => store.clickOption(index)}
    >
      <TilePicture tile={tile} rotation={rotation} />
      <small>{option.label?.means}</small>
    </button>
  )
}
