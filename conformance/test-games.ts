// Every game of the list passes every check. The games are tested in parts, so that a part does not wait for another.

import type { AnyGame } from '@umpire/engine'
import { games } from '@umpire/games'
import { describe, expect, test } from 'vitest'
import { type Check, checks, type Counts, keepFailure, standard } from './index.ts'

/** Each has a file of its own: `games-1.test.ts` and so on. */
export const parts = 4

function run(check: Check, game: AnyGame): Counts {
  try {
    return check.run(game, standard)
  } catch (error) {
    throw keepFailure(check, error)
  }
}

/** The tests of one part, from 1 on. */
export function testGames(part: number): void {
  const those = games.filter((_, n) => n % parts === part - 1)
  describe.each(those.map(({ id, load }) => [id, load] as const))('%s', (_, load) => {
    test.each(checks.map((check) => [check.name, check] as const))('%s', async (_name, check) => {
      const counts = run(check, await load())
      expect(check.always.filter((what) => counts[what] === undefined || counts[what] === 0)).toEqual([])
    })
  })
}
