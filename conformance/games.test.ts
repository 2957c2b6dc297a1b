// Every game of the list passes every check.

import type { AnyGame } from '@umpire/engine'
import { games } from '@umpire/games'
import { describe, expect, test } from 'vitest'
import { type Check, checks, type Counts, keepFailure, standard } from './index.ts'

function run(check: Check, game: AnyGame): Counts {
  try {
    return check.run(game, standard)
  } catch (error) {
    throw keepFailure(check, error)
  }
}

describe.each(games.map(({ id, load }) => [id, load] as const))('%s', (_, load) => {
  test.each(checks.map((check) => [check.name, check] as const))('%s', async (_name, check) => {
    const counts = run(check, await load())
    expect(check.always.filter((what) => counts[what] === undefined || counts[what] === 0)).toEqual([])
  })
})
