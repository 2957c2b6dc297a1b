// The lowest line of a module card: mobility, damage and range, and as much of the text as fits.

import type { ReactNode } from 'react'
import { typeOf } from '../content/catalogue.ts'
import type { ModuleType, TypeId } from '../content/module-type.ts'
import { shortTextOf } from '../content/short-text.ts'
import { FittedText } from './card-marks.tsx'
import type { Measures } from './module-face.ts'
import { widthOf } from './text-width.ts'

interface FootProps {
  readonly type: TypeId
  readonly size: Measures
  readonly mobility: number
  readonly isHalved?: boolean
  readonly aim?: number
}

export const Foot = ({ type, size, mobility, isHalved = false, aim = 0 }: FootProps): ReactNode => {
  const printed = typeOf(type)
  const { card, footY, icon, number } = size
  const first = icon + 4
  const damageX = printed.mobility > 0 ? first + 2 * icon + 4 : first
  const chevrons = card - 3 * icon * 0.95 - 5
  const iconsEnd = (printed.damage > 0 ? damageX : printed.mobility > 0 ? first : 0) + icon
  return (
    <>
      {printed.mobility > 0 ? (
        <g className={isHalved ? 'mobility halved' : 'mobility'} transform={`translate(${first} ${footY})`}>
          <path d="M0-12 10.5-6V6L0 12-10.5 6V-6z" transform={`scale(${icon / 11.5})`} />
          <text y={number * 0.36} fontSize={number}>
            {mobility}
          </text>
        </g>
      ) : null}
      {printed.damage > 0 ? (
        <>
          <circle className="damage-mark" cx={damageX} cy={footY} r={icon} />
          <text className="damage-text" x={damageX} y={footY + number * 0.36} fontSize={number}>
            {printed.damage}
          </text>
          <Chevrons range={printed.range} x={chevrons} y={footY} size={icon * 0.58} />
        </>
      ) : null}
      <FootText
        text={aim > 0 ? `+${aim}` : footWords(printed, isHalved)}
        from={iconsEnd === icon ? 4 : iconsEnd + 3}
        to={printed.damage > 0 ? chevrons - 3 : card - 4}
        size={size}
        tone={printed.traits.gain === undefined ? '' : 'money'}
      />
    </>
  )
}

const footWords = (type: ModuleType, isHalved: boolean): string => {
  const text = shortTextOf(type)
  return isHalved && text === '' ? 'halved' : text
}

const FootText = ({
  text,
  from,
  to,
  size,
  tone,
}: {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly size: Measures
  readonly tone: string
}): ReactNode => {
  const room = to - from
  const squeezed = room / widthOf(text, size.text)
  // Pressed too hard, words cannot be read: the whole text stands on the card's large view.
  if (text === '' || squeezed < 0.78) return null
  return (
    <FittedText
      className={`foot-text ${tone}`}
      x={(from + to) / 2}
      y={size.footY + size.text * 0.34}
      size={size.text}
      text={text}
      {...(squeezed < 1 ? { length: room } : {})}
    />
  )
}

/** MM-083 Close, Mid and Long: filled where the weapon reaches. */
const Chevrons = ({
  range,
  x,
  y,
  size,
}: {
  readonly range: string
  readonly x: number
  readonly y: number
  readonly size: number
}): ReactNode =>
  [0, 1, 2].map((n) => (
    <path
      key={n}
      className={range[n] === '-' ? 'chevron' : 'chevron filled'}
      d={`M${x + n * size * 1.55} ${y - size}l${size * 1.15} ${size}-${size * 1.15} ${size}z`}
    />
  ))
