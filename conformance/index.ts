// Conformance: what every game passes by being listed.

import type { Check } from './check.ts'
import { bots } from './checks/bots.ts'
import { ending } from './checks/ending.ts'
import { fork } from './checks/fork.ts'
import { imagine } from './checks/imagine.ts'
import { keptFaces } from './checks/kept-faces.ts'
import { leaks } from './checks/leaks.ts'
import { notation } from './checks/notation.ts'
import { offered } from './checks/offered.ts'
import { plain } from './checks/plain.ts'
import { refused } from './checks/refused.ts'
import { replay } from './checks/replay.ts'
import { seeds } from './checks/seeds.ts'
import { together } from './checks/together.ts'
import { undoAtOnce } from './checks/undo-at-once.ts'
import { undo } from './checks/undo.ts'
import { words } from './checks/words.ts'

export { type Check, type Counts, type Effort, standard } from './check.ts'
export { ConformanceError, keepFailure } from './failure.ts'
export { playthrough } from './golden.ts'

export const checks: readonly Check[] = [
  plain,
  seeds,
  ending,
  replay,
  fork,
  undo,
  undoAtOnce,
  offered,
  refused,
  notation,
  words,
  together,
  imagine,
  keptFaces,
  leaks,
  bots,
]
