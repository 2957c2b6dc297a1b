// The ground: a blueprint whose lines run far beyond the drawing, so that moving the board never shows an end.

import type { Size } from '@umpire/board'
import { memo, type ReactNode } from 'react'

const beyond = 1200

export const Ground = memo(({ width, height }: Size): ReactNode => {
  const sheet = { x: -beyond, y: -beyond, width: width + 2 * beyond, height: height + 2 * beyond }
  return (
    <>
      <defs>
        <pattern id="mm-blueprint" className="mm-lines" width="112" height="112" patternUnits="userSpaceOnUse">
          <path d="M28 0V112M56 0V112M84 0V112M0 28H112M0 56H112M0 84H112" />
          <path className="strong" d="M0 0H112M0 0V112" />
        </pattern>
      </defs>
      <rect className="mm-ground" {...sheet} />
      <rect {...sheet} fill="url(#mm-blueprint)" />
    </>
  )
})
