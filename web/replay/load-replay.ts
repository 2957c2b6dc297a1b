// Finds the game of a replay: among those of this browser, or in the link itself.

import { Refusal } from '@umpire/engine'
import { readLink } from '../store/game-link.ts'
import { gameStore } from '../store/game-store.ts'
import { openShared, sharedOf } from '../store/keep-game.ts'
import { isOpen, type ReplayedGame, roundsOf } from './replayed-game.ts'

/** The name that stands for the game in the link. */
export const linkId = 'link'

export async function loadReplay(id: string, hash: string): Promise<ReplayedGame | Refusal> {
  const loaded = id === linkId ? undefined : await (await gameStore()).load(id)
  if (loaded instanceof Refusal) return loaded
  const shared = loaded === undefined ? await readLink(hash) : sharedOf(loaded.game, loaded.answers)
  if (shared instanceof Refusal) return shared
  const opened = await openShared(shared)
  if (opened instanceof Refusal) return opened
  const { match, tabletop } = opened
  return { ...opened, saved: loaded?.game, rounds: roundsOf(match, tabletop), isOpen: isOpen(match) }
}
