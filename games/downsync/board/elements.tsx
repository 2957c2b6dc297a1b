// Bases and Pings on the table, true to size: whose, what, how it stands with them, and what they are called.

import { BoardIcon, type Box, seatClass, Thing, useBoard } from '@umpire/board'
import { samePlain } from '@umpire/engine'
import { memo, type ReactNode } from 'react'
import { long, placeOf } from './measure.ts'
import { Names, Webs } from './squads.tsx'
import type { Piece } from './pieces.ts'
import { outlineNamed, Silhouette } from './silhouettes.tsx'
import { TokenRow } from './token-row.tsx'

export const Elements = memo(
  ({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode => (
    <g className="ds-elements">
      <Webs pieces={pieces} />
      {pieces.map((piece) => (
        <Element key={piece.key} piece={piece} />
      ))}
      <Names pieces={pieces} />
    </g>
  ),
)

const slide = (x: number, y: number): { readonly transform: string } => ({ transform: `translate(${x}px, ${y}px)` })

/** Pieces are made anew with every view, and drawn again only where something has changed. */
const Element = memo(
  ({ piece }: { readonly piece: Piece }): ReactNode => {
    const { x, y } = placeOf(piece.disc)
    const r = long(piece.disc.r)
    const states = [
      piece.isMember ? 'member' : '',
      piece.isActing ? 'acting' : '',
      piece.isHidden ? 'stealth' : '',
      piece.isDone ? 'done' : '',
    ]
    return (
      <g className={`ds-piece ${seatClass(piece.seat)} ${piece.is} ${states.join(' ')}`} style={slide(x, y)}>
        <g data-base={piece.key}>
          <OfferedThing piece={piece} box={{ x: -r, y: -r, width: 2 * r, height: 2 * r }}>
            {piece.is === 'ping' ? <PingFace piece={piece} r={r} /> : <BaseFace piece={piece} r={r} />}
          </OfferedThing>
        </g>
        <TokenRow tokens={piece.tokens} y={r + 2} />
        {piece.isDone ? <Tick at={r * 0.72} /> : null}
      </g>
    )
  },
  (before, after) => samePlain(before, after),
)

/** A base stands for itself and for its Unit: it is the thing that the question speaks of. */
const OfferedThing = ({
  piece: { things, label, isDone },
  box,
  children,
}: {
  readonly piece: Piece
  readonly box: Box
  readonly children: ReactNode
}): ReactNode => {
  const id = useBoard(
    ({ marks }) =>
      things.find((thing) => marks.get(thing)?.may === 'lit') ??
      things.find((thing) => marks.has(thing)) ??
      things.at(-1) ??
      '',
  )
  return (
    <Thing id={id} label={isDone ? `${label}, has acted` : label} box={box} isRound>
      {children}
    </Thing>
  )
}

const Tick = ({ at }: { readonly at: number }): ReactNode => (
  <g className="badge ok" transform={`translate(${at} ${-at})`}>
    <circle r="6.500" />
    <BoardIcon name="confirm" x={-5} y={-5} size={10} />
  </g>
)

/** The rim tells the seat as well: smooth or notched. */
const Rim = ({ r, piece: { seat } }: { readonly r: number; readonly piece: Piece }): ReactNode =>
  seat === 0 ? null : <circle className="notches" r={r - 1.7} pathLength="96" />

const PingFace = ({ piece, r }: { readonly piece: Piece; readonly r: number }): ReactNode => (
  <>
    <circle className="sonar far" r={r * 2.3} />
    <circle className="sonar" r={r * 1.65} />
    <circle className="face" r={r - 1.3} />
    <Rim r={r} piece={piece} />
    <text className="letter" y="5.500">
      {piece.sign.charAt(0)}
      <tspan className="number" dy="2.500">
        {piece.sign.slice(1)}
      </tspan>
    </text>
  </>
)

const BaseFace = ({ piece, r }: { readonly piece: Piece; readonly r: number }): ReactNode => (
  <>
    <ellipse className="shade" cx="3" cy="4" rx={r + 1} ry={r} />
    <circle className="face" r={r - 1.7} />
    <circle r={r - 1.7} fill="url(#ds-lit)" />
    <Rim r={r} piece={piece} />
    {piece.is === 'infantry' ? (
      <text className="team" y="4.500">
        {piece.sign}
      </text>
    ) : (
      <Silhouette outline={outlineNamed(piece.sign)} radius={r} turned={turnOf(piece)} />
    )}
    {piece.isActing ? (
      <>
        <circle className="acting-casing" r={r + 4.5} />
        <circle className="acting-line" r={r + 4.5} />
      </>
    ) : null}
  </>
)

/** Towards the enemy, and none quite like the next: facing means nothing (DS-015). */
const turnOf = ({ seat, element }: Piece): number => (seat === 0 ? 0 : 180) + ((element * 37) % 44) - 22
