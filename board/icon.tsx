// Icons, from the one sprite. Decorative: what they mean stands beside them in words.

import type { ReactNode } from 'react'
import sprite from './icons.svg?url'

export const iconHref = (name: string): string => `${sprite}#${name}`

export const Icon = ({ name, className = '' }: { readonly name: string; readonly className?: string }): ReactNode => (
  <svg className={`icon ${className}`} aria-hidden="true">
    <use href={iconHref(name)} />
  </svg>
)

/** The same inside a board's drawing. */
export const BoardIcon = ({
  name,
  x,
  y,
  size,
  color,
}: {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color?: string
}): ReactNode => (
  <use href={iconHref(name)} x={x} y={y} width={size} height={size} {...(color === undefined ? {} : { color })} />
)
