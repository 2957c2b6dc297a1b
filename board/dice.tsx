// Dice that lie: light from above, a foot, a shadow. The same in the log, at text height.

import type { ReactNode } from 'react'
import type { ShownDie } from './tabletop.ts'

const pips: { readonly [face: string]: readonly (readonly [number, number])[] } = {
  1: [[12, 11.5]],
  2: [
    [7.5, 7],
    [16.5, 16],
  ],
  3: [
    [7.5, 7],
    [12, 11.5],
    [16.5, 16],
  ],
  4: [
    [7.5, 7],
    [16.5, 7],
    [7.5, 16],
    [16.5, 16],
  ],
  5: [
    [7.5, 7],
    [16.5, 7],
    [12, 11.5],
    [7.5, 16],
    [16.5, 16],
  ],
  6: [
    [7.5, 6],
    [16.5, 6],
    [7.5, 11.5],
    [16.5, 11.5],
    [7.5, 17],
    [16.5, 17],
  ],
}

const opacities = { damage: 1, spend: 1, idle: 0.5, dropped: 0.4 } as const
const kite = 'M12 .8 23 8v7l-11 8L1 15V8z'

export const Die = ({ face, kind = 'd6', colour = 'black', is }: ShownDie): ReactNode => {
  const rim = is === 'damage' ? '#ff5a49' : is === 'spend' ? 'var(--lamp)' : undefined
  return (
    <svg
      className="die"
      viewBox="0 0 24 24"
      role="img"
      aria-label={`${colour === 'red' ? 'red ' : ''}${face}${is === undefined ? '' : `, ${words[is]}`}`}
      opacity={is === undefined ? 1 : opacities[is]}
    >
      {kind === 'd10' ? <Ten face={face} rim={rim} /> : <Cube face={face} kind={kind} colour={colour} rim={rim} />}
    </svg>
  )
}

const words = { damage: 'counts', spend: 'to be spent', idle: 'does not count', dropped: 'dropped' } as const

const special = { black: '#262b33', red: '#b3202c' } as const

const Cube = ({
  face,
  kind,
  colour,
  rim,
}: {
  face: number | string
  kind: 'd6' | 'special'
  colour: 'black' | 'red'
  rim: string | undefined
}): ReactNode => (
  <>
    <rect x="2" y="3" width="20" height="20" rx="4.5" opacity=".45" />
    <rect x="2" y="1.5" width="20" height="20" rx="4.5" fill={kind === 'special' ? special[colour] : '#f4efe2'} />
    <rect x="2.6" y="2.1" width="18.8" height="9" rx="4" fill="#fff" opacity={kind === 'special' ? 0.12 : 0.5} />
    {rim === undefined ? null : (
      <rect x="1" y=".5" width="22" height="22" rx="5.5" fill="none" stroke={rim} strokeWidth="2" />
    )}
    {kind === 'd6' && pips[face] !== undefined ? (
      pips[face].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2" fill="#1b1e23" />)
    ) : (
      <text
        x="12"
        y="16.3"
        textAnchor="middle"
        className="num"
        fontSize="13"
        fill={kind === 'special' ? '#fff' : '#1b1e23'}
      >
        {face}
      </text>
    )}
  </>
)

const Ten = ({ face, rim }: { face: number | string; rim: string | undefined }): ReactNode => (
  <>
    <path d="M12 2 23 9v7l-11 8L1 16V9z" opacity=".4" />
    <path d={kite} fill="#f4efe2" />
    <path d="M12 .8 5.5 14 1 15V8zM12 .8 18.5 14 23 15V8z" opacity=".13" />
    <path d="M5.5 14 12 18.5 18.5 14 23 15l-11 8L1 15z" opacity=".24" />
    {rim === undefined ? null : <path d={kite} fill="none" stroke={rim} strokeWidth="2" />}
    <text x="12" y="14.3" textAnchor="middle" className="num" fontSize="10" fill="#1b1e23">
      {face}
    </text>
  </>
)
