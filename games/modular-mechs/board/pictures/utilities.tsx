// Pictures of the Core and the utilities, by the number of the card. Drawn round the middle, 26 units to each side.

import type { ReactNode } from 'react'
import { blue, dark, gold, green, ink, light, orange, red, steel, teal, violet } from './steel.ts'

const shieldShape = 'M0-20c6 4 11 5 17 5 0 16-4 27-17 34-13-7-17-18-17-34 6 0 11-1 17-5z'

export const utilityPictures: { readonly [card: string]: ReactNode } = {
  C01: (
    <>
      <circle r="19" fill="#5a4a1a" />
      <circle r="15" fill={gold} />
      <circle r="9" fill="#fff3c4" />
      <path d="M0-19V-26M0 19v7M-19 0h-7M19 0h7" stroke={steel} strokeWidth="5" />
    </>
  ),
  U01: (
    <>
      <path d="M-20-16h40v32h-40z" fill={steel} />
      <path d="M-20-16h40l-5 5h-30zM-20 16h40l-5-5h-30z" fill={light} />
      <path d="M-12-6H12V6H-12z" fill={dark} />
      <path d="M-16-12h.1M16-12h.1M-16 12h.1M16 12h.1" stroke={ink} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  U02: (
    <>
      <path d={shieldShape} fill={steel} />
      <path d="M0-12c4 2.5 7 3.5 10 3.5C10 2 8 8 0 13z" fill={teal} />
    </>
  ),
  U03: (
    <>
      <path d="M-22 14a22 24 0 0 1 44 0z" fill={teal} opacity=".35" />
      <path d="M-22 14a22 24 0 0 1 44 0" fill="none" stroke={teal} strokeWidth="3" />
      <path d="M-8 14V2h16v12z" fill={steel} />
      <path d="M-24 17h48" stroke={light} strokeWidth="5" />
    </>
  ),
  U04: (
    <>
      <rect x="-22" y="-14" width="44" height="30" rx="4" fill={dark} />
      <path d="m-14 10 14-14a7 7 0 0 1 9-9l-5 5 4 4 5-5a7 7 0 0 1-9 9L-10 14z" fill={light} />
      <path d="M-16-8h8M-12-12v8" stroke={green} strokeWidth="4" />
    </>
  ),
  U05: (
    <>
      <path d="M-18-6a20 20 0 0 0 30 18z" fill={steel} />
      <path d="M-3 2 10-11" stroke={light} strokeWidth="4" />
      <circle cx="12" cy="-13" r="5" fill={teal} />
      <path d="M-6 12v8M-16 21H6" stroke={light} strokeWidth="5" />
    </>
  ),
  U06: (
    <>
      <path d="M0-16v36M-10 20h20" stroke={steel} strokeWidth="5" />
      <path d="M-8 8h16" stroke={light} strokeWidth="3" />
      <circle cy="-16" r="4.5" fill={teal} />
      <path
        d="M-9-23q-6 7 0 14M9-23q6 7 0 14M-16-27q-9 11 0 22M16-27q9 11 0 22"
        fill="none"
        stroke={teal}
        strokeWidth="2.5"
      />
    </>
  ),
  U07: (
    <>
      <rect x="-20" y="-14" width="40" height="29" rx="4" fill={steel} />
      <circle r="9" fill={gold} />
      <path d="M-14-9v19M14-9v19" stroke={dark} strokeWidth="3" />
    </>
  ),
  U08: (
    <>
      <path d="M-18 18v-34h32v6h-26v28z" fill={steel} />
      <path d="M10-10v12" stroke={light} strokeWidth="2.5" />
      <path d="M4 2h12l-2 5 4 7h-5l-3-4-3 4H2l4-7z" fill={gold} />
      <path d="M-22 20h16" stroke={light} strokeWidth="5" />
    </>
  ),
  U09: (
    <>
      <path d="M-6 20 0-4l6 24z" fill={steel} />
      <circle cy="-8" r="10" fill={gold} />
      <path d="M3-12c-3-3-7 0-3 3s0 6-4 3M0-16v16" fill="none" stroke="#3a2a00" strokeWidth="2" />
      <path d="M-15-16q-6 8 0 16M15-16q6 8 0 16" fill="none" stroke={teal} strokeWidth="3" />
    </>
  ),
  U10: (
    <>
      <path d="M-6-24H6V-6H24V6H6V24H-6V6H-24V-6H-6z" fill={steel} />
      <circle r="9" fill={ink} />
      <circle r="5" fill={teal} />
      <path d="M0-21v8M0 13v8M-21 0h8M13 0h8" stroke={light} strokeWidth="3" />
    </>
  ),
  U11: (
    <>
      <ellipse cy="15" rx="22" ry="7" fill={dark} />
      <ellipse cy="13" rx="16" ry="5" fill={violet} />
      <path d="M-12 10v-24M-4 8v-30M4 8v-26M12 10v-20" stroke={violet} strokeWidth="3" strokeDasharray="5 3" />
    </>
  ),
  U12: (
    <>
      <path d="M-22-14h44v30h-44z" fill={dark} />
      <path d="M-18-1h36M-18 12h36" stroke={light} strokeWidth="4" />
      <circle cx="-12" cy="-6" r="4" fill={teal} />
      <path d="M-6-5h20" stroke={teal} strokeWidth="5" />
      <circle cx="-12" cy="7" r="4" fill={teal} />
      <path d="M-6 8h20" stroke={teal} strokeWidth="5" />
    </>
  ),
  U13: (
    <>
      <path d="M-20-12h12v28h-12zM-4-12H8v28H-4zM12-12h10v28H12z" fill={steel} />
      <path d="M-17-17h6M-1-17h6M14-17h6" stroke={light} strokeWidth="5" />
      <path d="M4-8-3 3h4l-2 9 7-12H2z" fill={gold} />
    </>
  ),
  U14: (
    <>
      <rect x="-14" y="-14" width="28" height="28" rx="3" fill={dark} />
      <path
        d="M-22-8h8M-22 0h8M-22 8h8M14-8h8M14 0h8M14 8h8M-8-22v8M0-22v8M8-22v8M-8 14v8M0 14v8M8 14v8"
        stroke={steel}
        strokeWidth="3"
      />
      <path d="M3-9-6 2h5l-2 7 9-11H1z" fill={gold} />
    </>
  ),
  U15: (
    <>
      <path d="M-22 18h20l-4-12h-12z" fill={steel} />
      <path d="M-12 4 6-18h18V8z" fill={teal} opacity=".3" />
      <rect
        x="4"
        y="-16"
        width="20"
        height="20"
        rx="3"
        fill="none"
        stroke={teal}
        strokeWidth="2.5"
        strokeDasharray="4 3"
      />
      <path d="m9-11 10 10M19-11 9-1" stroke={teal} strokeWidth="2.5" />
    </>
  ),
  U16: (
    <>
      <path d="M-16 18h32l-4-12h-24z" fill={dark} />
      <path d="M-10 6a10 9 0 0 1 20 0z" fill={steel} />
      <path d="m0-2 16-18M0-2-16-20M0-2v-22" stroke={red} strokeWidth="2.5" strokeDasharray="5 3" />
      <path d="M-20-12h8M12-12h8M-4-19h8" stroke={light} strokeWidth="3" />
    </>
  ),
  U17: (
    <>
      <path d="M-20 18v-22h14v22z" fill={red} />
      <path d="M-17-4v-8h8v8M-9-10h10l4 6" fill="none" stroke={steel} strokeWidth="4" />
      <circle cx="8" cy="2" r="6" fill="#fff" />
      <circle cx="17" cy="6" r="7" fill="#eef3f7" />
      <circle cx="9" cy="13" r="7" fill="#dfe8ee" />
    </>
  ),
  U18: (
    <>
      <path d="M-22-14h16v28h-16z" fill={steel} />
      <path d="M-6-10 22-20V20L-6 10z" fill={blue} opacity=".3" />
      <path d="M2-8Q7 0 2 8M10-12q8 12 0 24M18-15q10 15 0 30" fill="none" stroke={blue} strokeWidth="3" />
    </>
  ),
  U19: (
    <>
      <path d="M-24-18h48v7h-48z" fill={steel} />
      <path d="M-18-11v30M18-11v30" stroke={dark} strokeWidth="5" />
      <path d="M2-11v10" stroke={light} strokeWidth="3" />
      <path d="M-7-1H11V3H-7z" fill={light} />
      <rect x="-6" y="5" width="16" height="14" rx="2" fill={orange} />
    </>
  ),
  U20: (
    <>
      <circle r="20" fill="none" stroke={steel} strokeWidth="5" />
      <ellipse rx="20" ry="8" fill="none" stroke={light} strokeWidth="3" />
      <ellipse rx="8" ry="20" fill="none" stroke={light} strokeWidth="3" />
      <circle r="6" fill={blue} />
    </>
  ),
}
