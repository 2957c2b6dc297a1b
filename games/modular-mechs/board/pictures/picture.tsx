// The picture on a module card.

import type { ReactNode } from 'react'
import type { TypeId } from '../../content/module-type.ts'
import { movementPictures } from './movement.tsx'
import { utilityPictures } from './utilities.tsx'
import { weaponPictures } from './weapons.tsx'

const pictures = { ...weaponPictures, ...utilityPictures, ...movementPictures }

/** Every type has one, drawn round the middle, about 26 units to each side. */
export const pictureOf = (type: TypeId): ReactNode => pictures[type]

export const Picture = ({
  type,
  x,
  y,
  scale,
}: {
  readonly type: TypeId
  readonly x: number
  readonly y: number
  readonly scale: number
}): ReactNode => <g transform={`translate(${x} ${y}) scale(${scale})`}>{pictureOf(type)}</g>
