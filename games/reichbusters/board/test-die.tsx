// A die of a test: its colour tells its kind, a star a special result, a bolt a surge.

import type { ReactNode } from 'react'
import type { DieKind, Face } from '../content/dice.ts'

const star = 'm12 4.500 2.100 4.600 5 .500-3.800 3.400 1.100 5-4.400-2.600-4.400 2.600 1.100-5-3.800-3.400 5-.500z'
const bolt = 'M13.500 3 6 13.500h4.500L9 20l8-10.500h-4.500z'

const faceWords = (face: Face | null): string => {
  if (face === null) return 'not rolled'
  return face === 'S' ? 'special' : face === 'U' ? 'surge' : face === 0 ? 'blank' : `${face}`
}

export const dieWords = (kind: DieKind, face: Face | null): string => `${kind} die, ${faceWords(face)}`

export const TestDieFace = ({ kind, face }: { readonly kind: DieKind; readonly face: Face | null }): ReactNode => (
  <svg className={`rb-die ${kind} ${face === 'S' ? 'special' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="2" y="3" width="20" height="20" rx="4.500" className="cast" />
    <rect x="2" y="1.500" width="20" height="20" rx="4.500" className="cube" />
    <rect x="2.600" y="2.100" width="18.800" height="9" rx="4" className="gloss" />
    <g transform="translate(0 -.5)">
      {face === 'S' ? (
        <path d={star} />
      ) : face === 'U' ? (
        <path d={bolt} />
      ) : face === null || face === 0 ? null : (
        <text x="12" y="16.800">
          {face}
        </text>
      )}
    </g>
  </svg>
)
