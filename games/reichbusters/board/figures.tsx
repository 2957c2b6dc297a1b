// Heroes and enemies on the map, with what a glance must tell: who it is, how many, what hinders it.

import { BoardIcon, lookHandlers, Thing, useMark, useThingHandlers } from '@umpire/board'
import { at } from '@umpire/engine'
import type { ReactNode } from 'react'
import { mapOf, type State } from '../state.ts'
import { areaThing } from '../things.ts'
import { fittingName } from './board-words.ts'
import { HeroShape, LyingHero } from './hero-shapes.tsx'
import type { OnLook } from './look.ts'
import { cornerOf, type Frame } from './measure.ts'
import type { Piece, Sign } from './pieces.ts'
import { placePieces, type PlacedPiece } from './place.ts'
import { isNameArea } from './room-names.tsx'
import { tokensAt } from './tokens.ts'
import { sizeOfUnit, UnitShape } from './unit-shapes.tsx'

/** Where every piece stands, by its key. */
export function placesOf(state: State, pieces: readonly Piece[], frame: Frame): ReadonlyMap<string, PlacedPiece> {
  const map = mapOf(state)
  const places = new Map<string, PlacedPiece>()
  for (const area of map.areas) {
    const here = pieces.filter((piece) => piece.area === area.id)
    if (here.length === 0) continue
    const corner = cornerOf(area)
    // The sign of a cleared room may be covered.
    const tokens = tokensAt(state, area.id).filter(({ look }) => look !== 'cleared').length
    const placed = placePieces(here.length, tokens, isNameArea(map, area.id), frame.grown)
    for (const [n, piece] of here.entries()) {
      const place = at(placed, n)
      places.set(piece.key, { ...place, x: corner.x + place.x, y: corner.y + place.y })
    }
  }
  return places
}

export const Figures = ({
  pieces,
  places,
  onLook,
}: {
  readonly pieces: readonly Piece[]
  readonly places: ReadonlyMap<string, PlacedPiece>
  readonly onLook: OnLook
}): ReactNode => (
  <g className="rb-figures">
    {pieces.map((piece) => {
      const place = places.get(piece.key)
      return place === undefined ? null : <Standing key={piece.key} piece={piece} place={place} onLook={onLook} />
    })}
  </g>
)

const box = { x: -22, y: -23, width: 44, height: 46 }
const nameSize = 12.5

const Standing = ({
  piece,
  place,
  onLook,
}: {
  readonly piece: Piece
  readonly place: PlacedPiece
  readonly onLook: OnLook
}): ReactNode => {
  const look = lookHandlers({ at: 'piece', key: piece.key }, onLook)
  const { may, reason } = useMark(piece.thing)
  const area = useThingHandlers(areaThing(piece.area))
  // A figure that is nothing to choose does not hide the area under it.
  const isIdle = may === '' && reason === ''
  return (
    <g
      className="rb-slide"
      style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}
      {...look}
      onPointerUp={area.onPointerUp}
      onClick={(event) => {
        look.onClick()
        if (isIdle) area.onClick(event)
      }}
    >
      <Thing id={piece.thing} label={piece.label} box={box} isRound>
        <Body piece={piece} />
        <Signs signs={piece.signs} />
      </Thing>
      {place.nameWidth > 0 ? (
        <text className="rb-name" y={footOf(piece)} fontSize={nameSize}>
          {fittingName(piece.name, place.nameWidth / place.scale, nameSize)}
        </text>
      ) : null}
    </g>
  )
}

const footOf = (piece: Piece): number =>
  piece.is === 'hero' ? (piece.isDown ? 27 : 35) : 20 + 18 * sizeOfUnit(piece.unit)

const Body = ({ piece }: { readonly piece: Piece }): ReactNode => {
  if (piece.is === 'hero') {
    const { seat, letter, isDown, isActive } = piece
    return isDown ? (
      <LyingHero seat={seat} letter={letter} />
    ) : (
      <HeroShape seat={seat} letter={letter} isActive={isActive} />
    )
  }
  const count = piece.uids.length
  return (
    <>
      <UnitShape unit={piece.unit} />
      {count > 1 ? (
        <g className="rb-count" transform="translate(19 -17)">
          <circle r="11" />
          <text y="5">×{count}</text>
        </g>
      ) : null}
    </>
  )
}

const Signs = ({ signs }: { readonly signs: readonly Sign[] }): ReactNode =>
  signs.map(({ icon, tone, count }, n) => (
    <g key={icon} className={`rb-sign ${tone}`} transform={`translate(-19 ${-14 + n * 17})`}>
      <circle r="9" />
      {count === 0 ? (
        <BoardIcon name={icon} x={-6.5} y={-6.5} size={13} />
      ) : (
        <text y="4.500" fontSize="12.500">
          {count}
        </text>
      )}
    </g>
  ))
