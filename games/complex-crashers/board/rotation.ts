// The rotation that an option of placing a tile speaks of.

import type { Shown } from '@umpire/engine'

/** Undefined where an option speaks of no rotation. */
export function rotationSaid(option: Shown | undefined): number | undefined {
  const found = /^turn (\d)/.exec(option?.say ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}
