// Several sides in turn: each in a process of its own, and never two at the same time.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { at } from '@umpire/engine'
import { median } from './measure.ts'
import type { SideName } from './sides/index.ts'

/** How long to measure. */
export interface Effort {
  readonly rounds: number
  /** Processor time for each side before the first round. */
  readonly warmUp: number
  /** Processor time for each side in a round. */
  readonly seconds: number
}

export const fullEffort: Effort = { rounds: 3, warmUp: 1, seconds: 1 }

/** Games with thousands of functions are compiled for some twenty seconds before they are as fast as they get. */
export const longWarmUp = 25

/** Enough to see that everything runs; the figures mean nothing. */
export const quickEffort: Effort = { rounds: 1, warmUp: 0, seconds: 0.001 }

async function rateIn(child: ChildProcess, seconds: number): Promise<number> {
  const settled = new AbortController()
  const { signal } = settled
  const measured = once(child, 'message', { signal }).then(([rate]) => Number(rate))
  const ended = once(child, 'exit', { signal }).then((): never => {
    throw new Error(`"${child.spawnargs.at(-1)}" ended instead of measuring`)
  })
  child.send(seconds)
  try {
    return await Promise.race([measured, ended])
  } finally {
    settled.abort()
  }
}

/**
 * How much each side does per second of processor time: the median of the rounds. The sides take turns (A B A B A B),
 * so that a slow minute of the machine hits all of them, after a first turn each that only warms up.
 */
export async function inTurn(names: readonly SideName[], { rounds, warmUp, seconds }: Effort): Promise<number[]> {
  console.error(`measuring ${names.join(' | ')}`)
  const program = fileURLToPath(new URL('side.mjs', import.meta.url))
  const children = names.map((name) => fork(program, [name]))
  const rates = names.map((): number[] => [])
  try {
    if (warmUp > 0) for (const child of children) await rateIn(child, warmUp)
    for (let round = 0; round < rounds; round++) {
      for (const [n, child] of children.entries()) at(rates, n).push(await rateIn(child, seconds))
    }
  } finally {
    for (const child of children) child.kill()
  }
  return rates.map(median)
}
