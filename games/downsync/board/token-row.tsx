// Tokens in a row at the foot of a base.

import type { ReactNode } from 'react'
import type { Token, TokenKind } from './tokens.ts'

/** How far apart they lie. */
const step = 12.5
export const tokenHeight = 13

type Shape = 'round' | 'square' | 'eye' | 'bolt' | 'hexagon' | 'chip'

const shapeOf: { readonly [Kind in TokenKind]: Shape } = {
  cm: 'round',
  emergency: 'square',
  overwatch: 'eye',
  stun: 'bolt',
  stealth: 'hexagon',
  command: 'hexagon',
  jammed: 'chip',
  tagged: 'chip',
  locked: 'chip',
  exposed: 'chip',
  cache: 'square',
}

const shapes: { readonly [Name in Shape]: string } = {
  round: 'M-6.300 0a6.300 6.300 0 1 0 12.600 0a6.300 6.300 0 1 0-12.600 0Z',
  square: 'M-5.500-5.500h11v11h-11z',
  eye: 'M0-7 7 0 0 7-7 0z',
  bolt: 'M0-7.500 7 5.500H-7z',
  hexagon: 'M-3.500-6.300h7l3.500 6.300-3.500 6.300h-7L-7 0z',
  chip: 'M-6-5.500H4L7 0 4 5.500H-6z',
}

export const TokenRow = ({ tokens, y }: { readonly tokens: readonly Token[]; readonly y: number }): ReactNode =>
  tokens.map(({ kind, sign }, n) => (
    <g
      // They lie in a row that does not change its order.
      // oxlint-disable-next-line react/no-array-index-key
      key={n}
      className={`ds-token ${kind}`}
      transform={`translate(${(n - (tokens.length - 1) / 2) * step} ${y})`}
      aria-hidden="true"
    >
      <path d={shapes[shapeOf[kind]]} />
      <text className="num" y={kind === 'stun' ? 4.6 : 3.4}>
        {sign}
      </text>
    </g>
  ))
