// Pictures of the weapons, by the number of the card. Drawn round the middle, 26 units to each side.

import type { ReactNode } from 'react'
import { blue, dark, gold, green, ink, light, orange, pink, red, steel, teal, violet } from './steel.ts'

/** A gun on its mount, with what is special about it drawn over it. */
const cannon = (barrel: string, muzzle: ReactNode): ReactNode => (
  <>
    <path d="M-22 16h22l-4-10h-14z" fill={dark} />
    <path d={barrel} fill={steel} />
    <circle cx="-11" cy="3" r="6" fill={light} />
    {muzzle}
  </>
)

/** Round holes of a launcher. */
const tubes = (spots: readonly (readonly [number, number])[], radius: number, glow: string): ReactNode =>
  spots.map(([x, y]) => (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y} r={radius} fill="#3a2320" />
      <circle cx={x} cy={y} r={radius * 0.57} fill={glow} />
    </g>
  ))

export const weaponPictures: { readonly [card: string]: ReactNode } = {
  W01: (
    <>
      <path d="M-20 10h14v-8l26-8v10L-2 10v6h-18z" fill={steel} />
      <path d="M20-6v10" stroke={red} strokeWidth="4" />
      <circle cx="-10" cy="3" r="5" fill={red} />
      <path d="M24-1h9" stroke={pink} strokeWidth="3" strokeDasharray="4 3" />
    </>
  ),
  W02: (
    <>
      <path d="M-20-10h28v10h-12l-3 4h-3l-4 12h-9l4-14z" fill={steel} />
      <path d="M8-8h8v6H8z" fill={light} />
      <path d="M20-8h7M20-5h5M20-2h7" stroke={gold} strokeWidth="2" />
    </>
  ),
  W03: (
    <>
      <path
        d="M0-21 5-15 12-17 13-10 20-8 17-1 21 5 15 9 14 16 7 15 1 20-5 15-12 16-13 9-20 6-17 0-20-7-13-10-12-17-5-15z"
        fill={steel}
      />
      <circle r="11" fill={light} />
      <circle r="5" fill={ink} />
    </>
  ),
  W04: (
    <>
      <path d="M-22-13h20v26h-20z" fill={steel} />
      <path d="M-18-9h12M-18 0h12M-18 9h12" stroke={dark} strokeWidth="3" />
      <path d="M-2-8H14L26 0 14 8H-2z" fill={light} />
      <path d="M2 0h16" stroke={red} strokeWidth="3" />
    </>
  ),
  W05: (
    <>
      <path d="M-24-2h22v10h-22z" fill={steel} />
      <rect x="-22" y="8" width="9" height="11" rx="4" fill={dark} />
      <path d="M-2-4c10-8 18-10 26-14-2 10 2 13 2 22 0 10-14 12-28 6z" fill={orange} />
      <path d="M2 1c8-3 11-5 16-8 0 6 1 7 1 11 0 5-9 5-17 3z" fill={gold} />
    </>
  ),
  W06: cannon(
    'M-16-5h18l12-8v24L2 5h-18z',
    <>
      <circle cx="20" cy="-11" r="2.6" fill={gold} />
      <circle cx="24" cy="-3" r="2.6" fill={gold} />
      <circle cx="24" cy="5" r="2.6" fill={gold} />
      <circle cx="20" cy="12" r="2.6" fill={gold} />
    </>,
  ),
  W07: cannon(
    'M-16-7h22v14h-22z',
    <path d="M12-9q7 9 0 18M18-13q10 13 0 26M24-17q13 17 0 34" fill="none" stroke={blue} strokeWidth="3" />,
  ),
  W08: (
    <>
      <path d="M-24-9h16v18h-16z" fill={steel} />
      <path d="M-8-12 24 0-8 12z" fill={light} />
      <path d="M-3-10-8 4M5-7-1 9M13-4 7 6" stroke={dark} strokeWidth="3" />
      <path d="M-20-4h8M-20 4h8" stroke={ink} strokeWidth="3" />
    </>
  ),
  W09: cannon(
    'M-18-8h20v6h22v8H2v4h-20z',
    <>
      <path d="M24-3h6M24 2h6" stroke={gold} strokeWidth="2.5" />
      <path d="M-6 8v10M-1 8v10M4 8v7" stroke={gold} strokeWidth="3" />
    </>,
  ),
  W10: cannon(
    'M-16-9h28v5h-28zM-16 1h28v5h-28z',
    <path d="M15-6.5h5M23-6.5h5M15 3.5h5M23 3.5h5" stroke={red} strokeWidth="4" />,
  ),
  W11: cannon(
    'M-16-6h20l6-4v20l-6-4h-20z',
    <>
      <circle cx="19" r="9" fill={violet} />
      <circle cx="19" r="4.5" fill="#fff" />
    </>,
  ),
  W12: cannon(
    'M-16-5h20v10h-20z',
    <>
      <path d="M4-11v22" stroke={light} strokeWidth="4" />
      <path d="m8-9 7 6-5 3 8 6-4 3 8 6" fill="none" stroke={teal} strokeWidth="3" />
    </>,
  ),
  W13: cannon(
    'M-16-5h14l8-6v22l-8-6h-14z',
    <>
      <path d="M9-8 25-3M9 0h16M9 8l16-5" stroke={gold} strokeWidth="2.5" strokeDasharray="4 2.5" />
      <circle cx="26" r="5" fill={gold} />
    </>,
  ),
  W14: (
    <>
      <path d="M-20 18h40l-5-12h-30z" fill={dark} />
      <path d="M-16 6a16 14 0 0 1 32 0z" fill={steel} />
      <path d="M-10-6v-14M10-6v-14" stroke={light} strokeWidth="6" />
      <circle cx="-6" cy="1" r="3.5" fill={teal} />
      <circle cx="6" cy="1" r="3.5" fill={teal} />
    </>
  ),
  W15: (
    <>
      <path d="M-22 18h36l-6-8h-22z" fill={dark} />
      <path d="m-12 10 20-26 12 9L2 15z" fill={steel} />
      <path d="m6-19 15 11" stroke={light} strokeWidth="5" />
      <circle cx="24" cy="-18" r="4" fill={orange} />
    </>
  ),
  W16: (
    <>
      <path d="M-24-7h24V7h-24z" fill={steel} />
      <path d="M0 0h18" stroke={light} strokeWidth="4" />
      <path d="m27 0-13-9 4 9-4 9z" fill={light} />
      <path d="M-18 7c0 14 22 14 22 0" fill="none" stroke={gold} strokeWidth="2.5" strokeDasharray="4 2.5" />
    </>
  ),
  W17: (
    <>
      <rect x="-20" y="-15" width="40" height="30" rx="4" fill={steel} />
      {tubes(
        [
          [-11, -6],
          [0, -6],
          [11, -6],
          [-11, 7],
          [0, 7],
          [11, 7],
        ],
        4.6,
        '#ff7a4a',
      )}
    </>
  ),
  W18: (
    <>
      <path d="M-24-3h46v-4h4v14h-4V3h-46z" fill={steel} />
      <path d="M-6-9h26M-6 9h26" stroke={blue} strokeWidth="3" />
      <path d="M-24-8h14v16h-14z" fill={dark} />
      <path d="M-20-3h6M-20 3h6" stroke={blue} strokeWidth="2.5" />
    </>
  ),
  W19: (
    <>
      <rect x="-22" y="-4" width="44" height="20" rx="3" fill={steel} />
      <path d="M-16-4v-10l4-6 4 6v10M-4-4v-10l4-6 4 6v10M8-4v-10l4-6 4 6v10" fill={light} />
      <path d="M-16-13h8M-4-13h8M8-13h8" stroke={red} strokeWidth="4" />
      <path d="M-16 6h32" stroke={dark} strokeWidth="4" />
    </>
  ),
  W20: cannon(
    'M-18-7h16v2h28v8H-2v5h-16z',
    <>
      <rect x="-6" y="-15" width="14" height="6" rx="2" fill={dark} />
      <circle cx="8" cy="-12" r="3.5" fill={teal} />
    </>,
  ),
  W21: (
    <>
      <circle cx="-8" cy="10" r="10" fill={dark} />
      <circle cx="-8" cy="10" r="4" fill={light} />
      <path d="m-18 4 26-22 12 12L-4 14z" fill={steel} />
      <path d="m4-22 19 19" stroke={light} strokeWidth="6" />
      <path d="M2 18h20" stroke={dark} strokeWidth="5" />
    </>
  ),
  W22: (
    <>
      <path d="M-24-2h18v14h-18z" fill={steel} />
      {tubes([[-10, 5]], 5, orange)}
      <path d="M-4 4Q4-16 12 4 17-6 24 4" fill="none" stroke={light} strokeWidth="2.5" strokeDasharray="4 3" />
      <circle cx="24" cy="4" r="4" fill={orange} />
    </>
  ),
  W23: (
    <>
      <path d="M-22 18v-16l10-6h24l10 6v16z" fill={steel} />
      <path d="M-12 18V6h24v12z" fill={ink} />
      <path d="M-11-14h22M-11-18v8M11-18v8" stroke={light} strokeWidth="3" />
      <ellipse cy="-13" rx="6" ry="4" fill={green} />
    </>
  ),
  W24: cannon(
    'M-18-8h16l6 4h22v8H4l-6 4h-16z',
    <>
      <path d="M6-8v16M13-7v14M20-6v12" stroke={gold} strokeWidth="3" />
      <circle cx="28" r="4" fill="#fff3c4" />
    </>,
  ),
}
