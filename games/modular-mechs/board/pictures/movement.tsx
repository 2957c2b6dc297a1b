// Pictures of the movement modules, by the number of the card. Drawn round the middle, 26 units to each side.

import type { ReactNode } from 'react'
import { blue, dark, gold, ink, light, orange, red, steel } from './steel.ts'

const feet = <path d="M-24 21h14M10 21h14" stroke={light} strokeWidth="6" strokeLinecap="round" />

/** Treads with their wheels; `hull` stands on them. */
const treads = (hull: ReactNode): ReactNode => (
  <>
    <rect x="-24" y="-4" width="48" height="22" rx="11" fill={dark} />
    <circle cx="-13" cy="7" r="6.5" fill={light} />
    <circle cx="0" cy="7" r="6.5" fill={light} />
    <circle cx="13" cy="7" r="6.5" fill={light} />
    {hull}
  </>
)

const nozzles = 'M-15-16h12v18l4 12h-20l4-12zM5-16h12v18l4 12H1l4-12z'

export const movementPictures: { readonly [card: string]: ReactNode } = {
  M01: (
    <>
      <path d="M-14-18H14V-8H-14z" fill={steel} />
      <path d="M-12-8-18 6l4 14M12-8l6 14-4 14" fill="none" stroke={steel} strokeWidth="7" strokeLinejoin="round" />
      {feet}
    </>
  ),
  M02: (
    <>
      <path d="M-12-20H12v8H-12z" fill={steel} />
      <path
        d="M-8-12-18 0l8 8-6 12M8-12l12 10-9 8 8 14"
        fill="none"
        stroke={steel}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M-20 21h10M14 21h10" stroke={light} strokeWidth="5" strokeLinecap="round" />
      <path d="M-26-12h7M-26-4h5" stroke={blue} strokeWidth="2.5" />
    </>
  ),
  M03: treads(<path d="M-16-4l4-12h24l4 12z" fill={steel} />),
  M04: (
    <>
      <path d="M-16-12h32l6 14h-44z" fill={steel} />
      <path d="M-24 2h48l-5 9h-38z" fill={dark} />
      <path d="M-16 15v6M-8 15v8M0 15v8M8 15v8M16 15v6" stroke={blue} strokeWidth="3" />
    </>
  ),
  M05: (
    <>
      <path
        d="M-9-4-20-14l-5 12M-9 2-20 2l-4 16M9-4l11-10 5 12M9 2h11l4 16M-5 6l-5 15M5 6l5 15"
        fill="none"
        stroke={steel}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle r="11" fill={light} />
      <circle cx="-4" cy="-2" r="2.5" fill={red} />
      <circle cx="4" cy="-2" r="2.5" fill={red} />
    </>
  ),
  M06: (
    <>
      <path d={nozzles} fill={steel} />
      <path d="M-14 16h10l-5 10zM6 16h10l-5 10z" fill={orange} />
    </>
  ),
  M07: (
    <>
      <path d="M-14-20H14v10H-14z" fill={steel} />
      <path d="M-20-10h14V8h-14zM6-10h14V8H6z" fill={dark} />
      <path d="M-24 8h20v12h-20zM4 8h20v12H4z" fill={light} />
      <path d="M-24 23l-3 3M-4 23l3 3M4 23l-3 3M24 23l3 3" stroke={red} strokeWidth="2.5" />
    </>
  ),
  M08: (
    <>
      <path d="M-16-14h14v14h18v8h-32z" fill={steel} />
      <circle cx="-10" cy="14" r="6" fill={light} />
      <circle cx="9" cy="14" r="6" fill={light} />
      <path d="M-18-4h-9l4-5-5-1 10-6z" fill={orange} />
    </>
  ),
  M09: (
    <>
      <path d="M-18-16h10v22l4 8h-18l4-8zM8-16h10v22l4 8H4l4-8z" fill={steel} />
      <path d="M-13 16v8M13 16v8" stroke={blue} strokeWidth="5" />
      <path d="M-4-14C-1-12 1-12 4-14c2 10 1 16-4 20-5-4-6-10-4-20z" fill={blue} />
    </>
  ),
  M10: treads(
    <>
      <path d="M-18-4v-10H4l22 10z" fill={steel} />
      <path d="M4-14 27-4" stroke={red} strokeWidth="4" />
    </>,
  ),
  M11: (
    <>
      <path d="M-12-18h24v14h-24z" fill={steel} />
      <path d="M-12-8-24 16M12-8l12 24M-4-4v22M4-4v22" stroke={dark} strokeWidth="5" />
      <path d="M-28 19h14M14 19h14M-8 20H8" stroke={light} strokeWidth="6" />
      <path d="M-6-11H6" stroke={gold} strokeWidth="3" />
    </>
  ),
  M12: (
    <>
      <path d="M-22-18h44v16h-44z" fill={steel} />
      <path d="M-16-14h8v7h-8zM-4-14h8v7h-8zM8-14h8v7H8z" fill={ink} />
      <path d="M-14-2-18 10l3 10M14-2l4 12-3 10M0-2v22" fill="none" stroke={dark} strokeWidth="6" />
      <path d="M-22 21h12M-6 21H6M10 21h12" stroke={light} strokeWidth="5" />
    </>
  ),
  M13: treads(
    <>
      <path d="M-20-4v-9H2l6 9z" fill={steel} />
      <path d="m10-16 8-6 8 6-8 6z" fill={gold} />
      <path d="m4-6 8-6" stroke={light} strokeWidth="3" />
    </>,
  ),
}
