// The bodies of enemies: a plate by what they are made of, and on it who it is.

import type { ReactNode } from 'react'
import type { UnitId } from '../content/unit.ts'

/** Soldiers stand on shields, beasts and undead on round plates, machines on octagons. */
type Plate = 'shield' | 'round' | 'octagon'

interface Look {
  readonly plate: Plate
  /** Names a colour of the plate in the style sheet. */
  readonly cloth: 'field' | 'guard' | 'officer' | 'beast' | 'coat' | 'undead' | 'vril' | 'steel' | 'master'
  /** Dark shapes, and bright ones on top of them. */
  readonly dark: string
  readonly bright?: string
  /** Larger than a man. */
  readonly size?: number
}

const plates: { readonly [Shape in Plate]: string } = {
  shield: 'M-19-19h38v32L0 22l-19-9z',
  round: 'M-19-6a19 19 0 0 1 38 0v8a19 19 0 0 1-38 0z',
  octagon: 'M-10-20h20l10 10v20l-10 10h-20l-10-10v-20z',
}

const shoulders = 'M-10 14c0-7 3.500-10.500 10-10.500s10 3.500 10 10.500z'
const head = 'M-5.5-3a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z'
const helmet = 'M-9-4c0-6 3.500-9 9-9s9 3 9 9l2 1.500h-22z'
const cap = 'M-10-9q10-9 20 0l-2 4h-16zM-8.500-4.500h17l2 2q-10.500-3-21 0z'
const goggles = 'M-5.500-4h4.500v3.500h-4.500zM1-4h4.500v3.500H1z'
const hulk = 'M-15 15c0-10 4-14 8-15.500-1-8 2-12 7-12s8 4 7 12c4 1.500 8 5.500 8 15.500z'
const tripod = 'M-1.500 2h3l7 13h-3.500L0 6l-5 9h-3.500z'

const looks: { readonly [Id in UnitId]: Look } = {
  soldier: { plate: 'shield', cloth: 'field', dark: shoulders + head + helmet },
  'castle-guard': {
    plate: 'shield',
    cloth: 'guard',
    dark: `${shoulders}${head}${helmet}M-1-18h2v6h-2z`,
    bright: 'M0 5l5 1.500v3.500q0 3-5 4.500-5-1.500-5-4.500v-3.500z',
  },
  officer: { plate: 'shield', cloth: 'officer', dark: shoulders + head + cap, bright: 'M-1.500-9.500h3v3h-3z' },
  dog: {
    plate: 'round',
    cloth: 'beast',
    dark: 'M-15-3l5-2 2-6 3 4h3l7 3h5l4-4 1.500 1.500-3.500 6-1 12h-3.500l-1-7h-7l-2 7h-3.500v-8l-3-4.500-6 .500z',
  },
  scientist: {
    plate: 'round',
    cloth: 'coat',
    dark: `${shoulders}${head}M-6-5q6-9 12 0l-1 1q-5-4-10 0z`,
    bright: `${goggles}M-2 5h4l-2 7z`,
  },
  zombie: {
    plate: 'round',
    cloth: 'undead',
    dark: 'M-8 15l1-9 3-3-11-2v-3.500l14 1.500 10-5 4 1-9 7 3 13zM-3-6a5.500 5.500 0 1 1 9-5 5.500 5.500 0 0 1-9 5z',
  },
  'charged-zombie': {
    plate: 'round',
    cloth: 'vril',
    dark: 'M-8 15l1-9 3-3-11-2v-3.500l14 1.500 10-5 4 1-9 7 3 13zM-3-6a5.500 5.500 0 1 1 9-5 5.500 5.500 0 0 1-9 5z',
    bright: 'M2 2l-5 6h3l-2 6 6-7.500h-3.500z',
  },
  'experiment-6xx': { plate: 'round', cloth: 'vril', dark: hulk, bright: 'M-4-5h3v2h-3zM1-5h3v2H1z', size: 1.1 },
  'experiment-601': {
    plate: 'round',
    cloth: 'vril',
    dark: `${hulk}M-15 0l-3-7 6 3zM15 0l3-7-6 3z`,
    bright: 'M-4-5h3v2h-3zM1-5h3v2H1zM-5 6h10v2.500H-5z',
    size: 1.15,
  },
  'sturm-angriff': {
    plate: 'shield',
    cloth: 'officer',
    dark: shoulders + head + helmet,
    bright: `${goggles}M-2 1h4v3h-4z`,
  },
  'sturm-kanonier': {
    plate: 'shield',
    cloth: 'officer',
    dark: `${shoulders}${head}${helmet}M-16 5h27v5h-27zM11 4h5v7h-5z`,
    bright: goggles,
  },
  'tracking-bomber': {
    plate: 'octagon',
    cloth: 'steel',
    dark: 'M-13 13v-5h26v5a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3zM-10 6a10 10 0 1 1 20 0zM-1-6h2v-7h5v2h-3v5z',
    bright: 'M-3 0h6v3h-6z',
  },
  uebersoldat: {
    plate: 'octagon',
    cloth: 'steel',
    dark: 'M-17 14v-9l5-5h6v-9l3-4h6l3 4v9h6l5 5v9z',
    bright: 'M-4-6h8v2.500h-8zM-5 4h10v6H-5z',
    size: 1.15,
  },
  'sentry-gun': { plate: 'octagon', cloth: 'steel', dark: `${tripod}M-11-8h11v-3h4v3h13v4h-13v6h-15z` },
  'sentry-flamer': {
    plate: 'octagon',
    cloth: 'steel',
    dark: `${tripod}M-12-8h14v10h-14zM2-5h7v4H2z`,
    bright: 'M10-3q5-6 8 0-2 6-8 0z',
  },
  vrilpanzer: {
    plate: 'octagon',
    cloth: 'master',
    dark: 'M-17 14a4 4 0 0 1 0-8h34a4 4 0 0 1 0 8zM-13 4l2-6h22l3 6zM-6-4v-6h11v2h13v3H6v1z',
    bright: 'M-13 9h3v2.500h-3zM-4 9h3v2.500h-3zM5 9h3v2.500H5z',
    size: 1.25,
  },
  'general-wolff': {
    plate: 'shield',
    cloth: 'master',
    dark: 'M-12-13l6 5h12l6-5 1 10-3 6-4 8-4 4h-4l-4-4-4-8-3-6z',
    bright: 'M-7-3l5 2-4 2zM7-3l-5 2 4 2zM-2 8h4l-2 3z',
    size: 1.2,
  },
  'gisela-gruber': {
    plate: 'shield',
    cloth: 'master',
    dark: `${shoulders}${head}M-7-1c-3-13 17-13 14 0l-2-5q-5 2-10 0zM-3.500-14a3.500 3.500 0 1 1 7 0z`,
    bright: goggles,
    size: 1.15,
  },
}

export const sizeOfUnit = (unit: UnitId): number => looks[unit].size ?? 1

export const UnitShape = ({ unit }: { readonly unit: UnitId }): ReactNode => {
  const { plate, cloth, dark, bright, size = 1 } = looks[unit]
  const path = plates[plate]
  return (
    <g className={`unit-shape ${cloth}`} transform={`scale(${size})`}>
      <ellipse className="cast" cx="4" cy="17" rx="21" ry="9" />
      <path className="foot" d={path} transform="translate(0 4)" />
      <path className="body" d={path} />
      <path d={path} fill="url(#rb-lit)" opacity=".5" />
      <path className="dark" d={dark} />
      {bright === undefined ? null : <path className="bright" d={bright} />}
    </g>
  )
}

/** The same by itself, in a list beside the map. */
export const UnitSign = ({ unit }: { readonly unit: UnitId }): ReactNode => (
  <svg className="rb-unit-sign" viewBox="-24 -24 48 48" aria-hidden="true">
    <UnitShape unit={unit} />
  </svg>
)
