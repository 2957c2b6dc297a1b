// Tokens on the map: items, spawn tokens, room features, and the signs of rooms; exits and barracks at the walls.

import { BoardIcon, Thing } from '@umpire/board'
import { at } from '@umpire/engine'
import { Fragment, type ReactNode } from 'react'
import type { CastleMap } from '../content/map/map.ts'
import type { Barracks } from '../content/noise.ts'
import { areaName } from '../names.ts'
import { mapOf, spotOf, type State } from '../state.ts'
import { exitThing } from '../things.ts'
import { cornerOf, type Frame, middleOf, tile, towards } from './measure.ts'
import { type Placed, placeTokens } from './place.ts'
import { type Token, tokensAt } from './tokens.ts'

const box = { x: -14, y: -14, width: 28, height: 27 }

export const Tokens = ({ state, frame }: { readonly state: State; readonly frame: Frame }): ReactNode => (
  <g className="rb-tokens">
    {mapOf(state).areas.map((area) => {
      const tokens = tokensAt(state, area.id)
      if (tokens.length === 0) return null
      const corner = cornerOf(area)
      const places = placeTokens(tokens.length, frame.grown)
      return (
        <g key={area.id} transform={`translate(${corner.x} ${corner.y})`}>
          {tokens.map((token, n) => (
            <TokenThing key={token.key} token={token} place={at(places, n)} />
          ))}
        </g>
      )
    })}
  </g>
)

const TokenThing = ({ token, place }: { readonly token: Token; readonly place: Placed }): ReactNode => (
  <g transform={`translate(${place.x} ${place.y}) scale(${place.scale})`} className={`rb-token ${token.look}`}>
    {token.thing === undefined ? (
      <g role="img" aria-label={token.words}>
        <TokenBody token={token} />
      </g>
    ) : (
      <Thing id={token.thing} label={token.words} box={box}>
        <TokenBody token={token} />
      </Thing>
    )}
  </g>
)

const TokenBody = ({ token: { icon, look, badge, words } }: { readonly token: Token }): ReactNode => {
  const isRound = look === 'suspicious' || look === 'alert'
  return (
    <>
      <title>{words}</title>
      {look === 'cleared' ? null : (
        <>
          <rect className="cast" x="-12" y="-9" width="28" height="26" rx={isRound ? 13 : 5} />
          <rect className="body" {...box} rx={isRound ? 13 : 5} />
        </>
      )}
      <BoardIcon name={icon} x={-10} y={-11} size={20} />
      {badge === '' ? null : (
        <g className="badge-text">
          <circle cx="12" cy="-11" r="8" />
          <text x="12" y="-7" fontSize={badge.length > 1 ? 9 : 11.5}>
            {badge}
          </text>
        </g>
      )}
    </>
  )
}

const turns = [180, 270, 0, 90]
const letters: readonly Barracks[] = ['A', 'B', 'C']

/** Ways out, and where the enemy comes in once the alarm rings. */
export const WallSigns = ({ state, frame }: { readonly state: State; readonly frame: Frame }): ReactNode => {
  const map = mapOf(state)
  return (
    <g className="rb-wall-signs">
      {map.exits.map(({ area, side }) => {
        const { x, y } = towards(map, area, side, tile / 2 + 1)
        return (
          <g key={`${area} ${side}`} transform={`translate(${x} ${y}) scale(${frame.grown * 0.92})`} className="exit">
            <Thing id={exitThing(area, side)} label={`Exit at ${areaName(area, state)}`} box={exitBox}>
              <path className="arrow" d="M-7 8h14L0 15z" transform={`rotate(${at(turns, side)})`} />
              <rect x="-15" y="-8" width="30" height="16" rx="3" />
              <text y="4">EXIT</text>
            </Thing>
          </g>
        )
      })}
      {letters.map((letter) => (
        <BarracksSign key={letter} letter={letter} map={map} frame={frame} />
      ))}
    </g>
  )
}

const exitBox = { x: -17, y: -15, width: 34, height: 30 }

const BarracksSign = ({
  letter,
  map,
  frame,
}: {
  readonly letter: Barracks
  readonly map: CastleMap
  readonly frame: Frame
}): ReactNode => {
  const { x, y } = cornerOf(at(map.areas, map.barracks[letter]))
  const grown = frame.grown * 0.9
  return (
    <g
      className="barracks"
      transform={`translate(${x + tile - 9 - 9 * grown} ${y + tile - 22 - 9 * grown}) scale(${grown})`}
      role="img"
      aria-label={`Barracks ${letter}`}
    >
      <title>{`Barracks ${letter}`}</title>
      <path d="M-10-9h20v11L0 10-10 2z" />
      <text y="3">{letter}</text>
    </g>
  )
}

/** Smoke hides, suppression holds down: over the floor and below the pieces. */
export const AreaEffects = ({ state }: { readonly state: State }): ReactNode => {
  const map = mapOf(state)
  return (
    <g className="rb-area-effects">
      {map.areas.map((area) => {
        const { isSuppressed } = spotOf(state, area.id)
        if (!isSuppressed) return null
        const { x, y } = cornerOf(area)
        return (
          <g key={area.id}>
            <rect x={x + 7} y={y + 7} width={tile - 14} height={tile - 14} fill="url(#rb-suppressed)" />
            <g className="suppressed" transform={`translate(${x + tile - 24} ${y + 62})`}>
              <title>Suppressed</title>
              <circle r="11" />
              <BoardIcon name="stun" x={-8} y={-8} size={16} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** Puffs around the middle of an area. */
const puffs: readonly (readonly [number, number, number])[] = [
  [-24, -18, 34],
  [22, -22, 32],
  [0, 8, 40],
  [-26, 24, 30],
  [27, 20, 32],
]

export const Smoke = ({ state }: { readonly state: State }): ReactNode => {
  const map = mapOf(state)
  return (
    <g className="rb-smoke">
      {map.areas.map(({ id }) => {
        const { obscured } = spotOf(state, id)
        if (obscured === 0) return null
        const { x, y } = middleOf(map, id)
        return (
          <Fragment key={id}>
            {puffs.map(([dx, dy, r]) => (
              <circle key={dx} cx={x + dx} cy={y + dy} r={r} fill="url(#rb-smoke)" />
            ))}
            <g className="smoke-sign" transform={`translate(${x + 36} ${y + 18})`}>
              <circle r="11" />
              <BoardIcon name="smoke" x={-8} y={-8} size={16} />
            </g>
          </Fragment>
        )
      })}
    </g>
  )
}
