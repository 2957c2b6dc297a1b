// How far the longest of several ways went.

import type { MovedBase } from '../events/moving.ts'
import { inches } from '../names.ts'

export const pathLengthWords = (bases: readonly MovedBase[]): string =>
  inches(Math.max(0, ...bases.map(({ length }) => Math.round(length / 10) * 10)))
