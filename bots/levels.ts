// Levels of play: what each means, for a game that says nothing else.

import { type AnyGame, type Level, type LevelName, Refusal } from '@umpire/engine'
import { policyPlayer, type Player, randomPlayer } from './player.ts'
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

/** A bot of that level. Equal seeds make equal choices. */
export function levelPlayer(game: AnyGame, name: string, seed: string): Player | Refusal {
  if (name === 'random') return randomPlayer(seed)
  if (name !== 'novice' && name !== 'regular' && name !== 'expert') {
    return new Refusal('unusable', `no bot "${name}"; there is: ${levelNames.join(', ')}`)
  }
  const level = levelOf(game, name)
  return level.by === 'policy' ? policyPlayer(game, name, seed) : searchPlayer(name, level, seed)
}
