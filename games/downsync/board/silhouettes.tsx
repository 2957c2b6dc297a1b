// What stands on a base: the outline of a vehicle from above, its front up, about 24 units long; by its type.

import type { ReactNode } from 'react'
import type { UnitCard } from '../content/unit-card.ts'

type Outline = 'scout' | 'tank' | 'heavy' | 'transport' | 'support' | 'artillery'

const dark = '#0a1420'

/** By the words of the card's type. */
const outlines: readonly (readonly [RegExp, Outline])[] = [
  [/artillery/i, 'artillery'],
  [/transport|carrier|motorized/i, 'transport'],
  [/support/i, 'support'],
  [/^light/i, 'scout'],
  [/^heavy/i, 'heavy'],
]

export const outlineOf = ({ type }: Pick<UnitCard, 'type'>): Outline =>
  outlines.find(([words]) => words.test(type))?.[1] ?? 'tank'

/** The outline that a piece says it has. */
export const outlineNamed = (name: string): Outline => outlineNames.find((one) => one === name) ?? 'tank'

const outlineNames: readonly Outline[] = ['scout', 'tank', 'heavy', 'transport', 'support', 'artillery']

const Wheels = ({ xs, ys, height }: { xs: readonly number[]; ys: readonly number[]; height: number }): ReactNode =>
  xs.flatMap((x) => ys.map((y) => <rect key={`${x} ${y}`} x={x} y={y} width="4" height={height} rx="1" fill={dark} />))

const shapes: { readonly [Name in Outline]: ReactNode } = {
  scout: (
    <>
      <Wheels xs={[-9, 5]} ys={[-8, 3]} height={6} />
      <path d="M-5-6 0-11l5 5V7L3 10h-6l-2-3z" />
      <path d="M-3-3h6v4h-6z" fill={dark} />
    </>
  ),
  tank: (
    <>
      <rect x="-10.500" y="-9" width="5" height="19" rx="1.500" fill={dark} />
      <rect x="5.500" y="-9" width="5" height="19" rx="1.500" fill={dark} />
      <path d="M-6-8h12l1 4v11l-2 2H-5l-2-2V-4z" />
      <circle r="4.600" cy="1" fill={dark} />
      <circle r="3.200" cy="1" />
      <path d="M-1.200-14h2.400v13h-2.400z" fill={dark} />
    </>
  ),
  heavy: (
    <g transform="scale(.86)">
      <rect x="-14" y="-11" width="6" height="23" rx="2" fill={dark} />
      <rect x="8" y="-11" width="6" height="23" rx="2" fill={dark} />
      <path d="M-8.500-10h17v20l-2 2h-13l-2-2z" />
      <path d="M-6-3h12v10H-6z" fill={dark} />
      <path d="M-4.500-1.500h9v7h-9z" />
      <path d="M-3.800-17h2.400v15h-2.400zM1.400-17h2.400v15H1.400z" fill={dark} />
    </g>
  ),
  transport: (
    <>
      <Wheels xs={[-9.5, 5.5]} ys={[-9, -2, 5]} height={5} />
      <path d="M-6-8l3-3h6l3 3V11H-6z" />
      <path d="M-3.500 2h7v7h-7z" fill={dark} fillOpacity=".45" />
      <circle r="2.600" cy="-4" fill={dark} />
    </>
  ),
  support: (
    <>
      <rect x="-10" y="-9" width="4.500" height="19" rx="1.500" fill={dark} />
      <rect x="5.500" y="-9" width="4.500" height="19" rx="1.500" fill={dark} />
      <path d="M-6-9h12v17l-2 2h-8l-2-2z" />
      <path d="M-4.500 5a6.400 6.400 0 0 1 9 0z" fill={dark} />
      <path d="M-.8 0h1.600v4h-1.600zM-.9-14h1.800v9h-1.800z" fill={dark} />
      <circle r="2.200" cy="-3.500" fill={dark} />
    </>
  ),
  artillery: (
    <g transform="scale(.9)">
      <rect x="-13" y="-4" width="6" height="17" rx="2" fill={dark} />
      <rect x="7" y="-4" width="6" height="17" rx="2" fill={dark} />
      <path d="M-8-3h16v14l-2 2H-6l-2-2z" />
      <path d="M-5 2h10v8H-5z" fill={dark} fillOpacity=".5" />
      <path d="M-2.200-18h4.400v21h-4.400z" fill={dark} />
      <path d="M-1-17h2v18h-2z" />
    </g>
  ),
}

/** On a base of that radius, turned by so many degrees. */
export const Silhouette = ({
  outline,
  radius,
  turned,
}: {
  readonly outline: Outline
  readonly radius: number
  readonly turned: number
}): ReactNode => (
  <g className="ds-model" transform={`rotate(${turned}) scale(${(radius / 17.2).toFixed(2)})`}>
    {shapes[outline]}
  </g>
)
