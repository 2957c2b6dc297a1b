// Lines between those who attack and those who are attacked: in the test that is going on, or by the option pointed at.

import { usePreview } from '@umpire/board'
import type { Shown } from '@umpire/engine'
import type { ReactNode } from 'react'
import { type State, testNow } from '../state.ts'
import { actingHero } from './acting.ts'
import { enemiesNamed } from './options-named.ts'
import type { Piece } from './pieces.ts'
import type { PlacedPiece } from './place.ts'

interface LinesProps {
  readonly state: State
  readonly pieces: readonly Piece[]
  readonly places: ReadonlyMap<string, PlacedPiece>
}

interface Shot {
  readonly from: string
  readonly to: string
  readonly isSure: boolean
}

export const pieceOfEnemy = (pieces: readonly Piece[], uid: number): Piece | undefined =>
  pieces.find((piece) => piece.is === 'enemies' && piece.uids.includes(uid))

function shotsNow(state: State, pieces: readonly Piece[]): Shot[] {
  const test = testNow(state)
  if (test === undefined || (test.kind !== 'attack' && test.kind !== 'defence')) return []
  const keys = new Set(test.enemies.flatMap((uid) => pieceOfEnemy(pieces, uid)?.key ?? []))
  return [...keys].map((key) =>
    test.kind === 'attack' ? { from: test.hero, to: key, isSure: true } : { from: key, to: test.hero, isSure: true },
  )
}

function shotsOf(state: State, pieces: readonly Piece[], option: Shown | undefined): Shot[] {
  const hero = actingHero(state)
  if (hero === undefined || option?.label?.isAttack !== true) return []
  const keys = new Set(enemiesNamed(option).flatMap((uid) => pieceOfEnemy(pieces, uid)?.key ?? []))
  return [...keys].map((key) => ({ from: hero.id, to: key, isSure: false }))
}

export const AttackLines = ({ state, pieces, places }: LinesProps): ReactNode => {
  const option = usePreview()
  const previewed = shotsOf(state, pieces, option)
  const shots = previewed.length > 0 ? previewed : shotsNow(state, pieces)
  return (
    <g className="rb-attacks" aria-hidden="true">
      {shots.map((shot) => {
        const from = places.get(shot.from)
        const to = places.get(shot.to)
        if (from === undefined || to === undefined) return null
        const path = `M${from.x} ${from.y}L${to.x} ${to.y}`
        return (
          <g key={`${shot.from} ${shot.to}`} className={shot.isSure ? 'sure' : ''}>
            <path className="casing" d={path} />
            <path className="line" d={path} />
            {shot.isSure ? <Reticle place={to} /> : null}
          </g>
        )
      })}
    </g>
  )
}

const reticle = 'M30 0A30 30 0 1 1-30 0 30 30 0 1 1 30 0zM0-38V-25M0 38V25M38 0H25M-38 0H-25'

const Reticle = ({ place: { x, y, scale } }: { readonly place: PlacedPiece }): ReactNode => (
  <g className="reticle" transform={`translate(${x} ${y}) scale(${scale})`}>
    <path className="casing" d={reticle} />
    <path d={reticle} />
  </g>
)
