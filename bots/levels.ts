// Levels of play: what each means, for a game that says nothing else.

import { type AnyGame, type Level, type LevelName, Refusal } from '@umpire/engine'
import { policyPlayer, type Player, randomPlayer } from './player.ts'
import { rolloutPlayer } from './rollouts.ts'
import { searchPlayer } from './search.ts'

export const levelNames = ['random', 'novice', 'regular', 'expert'] as const

const searches: { readonly [Name in LevelName]: Level } = {
  novice: { by: 'search', iterations: 60 },
  regular: { by: 'search', iterations: 1_000 },
  expert: { by: 'search', iterations: 8_000 },
}

/** A novice plays by the game's policy where it has one; the others search. */
export function levelOf(game: AnyGame, name: LevelName): Level {
  const own = game.bot?.levels?.[name]
  if (own !== undefined) return own
  return name === 'novice' && game.bot?.policy !== undefined ? { by: 'policy' } : searches[name]
}

/** What a player is held to beside its level. */
export interface Limits {
  /** A search answers with the best so far after so much time; what has no search takes no notice. */
  readonly milliseconds?: number
}

/** A bot of that level. Equal seeds make equal choices, as long as no limit on time cuts a search short. */
export function levelPlayer(game: AnyGame, name: string, seed: string, limits: Limits = {}): Player | Refusal {
  if (name === 'random') return randomPlayer(seed)
  if (name !== 'novice' && name !== 'regular' && name !== 'expert') {
    return new Refusal('unusable', `no bot "${name}"; there is: ${levelNames.join(', ')}`)
  }
  const level = levelOf(game, name)
  switch (level.by) {
    case 'policy':
      return policyPlayer(game, name, seed)
    case 'rollouts':
      return rolloutPlayer(name, within(level, limits), seed)
    case 'search':
      return searchPlayer(name, within(level, limits), seed)
  }
}

/** The level, held to the shorter of its own time and the limit. */
function within<T extends { readonly milliseconds?: number }>(level: T, { milliseconds }: Limits): T {
  if (milliseconds === undefined) return level
  return { ...level, milliseconds: Math.min(milliseconds, level.milliseconds ?? milliseconds) }
}
