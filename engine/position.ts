// A position between two steps: everything there is of a match, as plain data.

import type { AnyGame, Outcome } from './game.ts'
import { copyPlain } from './plain.ts'
import type { Random } from './random.ts'
import { copySecrets, type Secrets } from './secrets.ts'

export interface Position<S = unknown> {
  state: S
  secrets: Secrets
  random: Random
  outcome: Outcome | null
}

export function copyPosition(game: AnyGame, position: Position): Position {
  const { state, secrets, random, outcome } = position
  return {
    state: game.copy === undefined ? copyPlain(state) : game.copy(state),
    secrets: copySecrets(secrets),
    random: [random[0], random[1], random[2], random[3]],
    outcome,
  }
}
