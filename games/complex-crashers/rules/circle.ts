// Abilities are interrupted by abilities: the rules of the stack run in a circle. It is closed here, once, by game.ts.

import type { Rules } from '@umpire/engine'
import type { Frame } from '../state/stack.ts'
import type { CrashersTable } from '../table.ts'

type RunFrame = (t: CrashersTable, frame: Frame) => Rules

let runner: RunFrame | undefined

export function closeCircle(run: RunFrame): void {
  runner = run
}

/** CC-150 Carries out an ability that is paid and on the stack, from its first window until it leaves the stack. */
export function runFrame(t: CrashersTable, frame: Frame): Rules {
  if (runner === undefined) throw new Error('the stack is not ready')
  return runner(t, frame)
}
