// Finding a game by its name, and the files of its folder.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyGame, Refusal } from '@umpire/engine'
import { games, loadGame } from '@umpire/games'

export async function findGame(id: string): Promise<AnyGame | Refusal> {
  const game = await loadGame(id)
  if (game !== undefined) return game
  return new Refusal('unusable', `there is no game "${id}"; there is: ${games.map((listed) => listed.id).join(', ')}`)
}

/** The folder of a game. */
export const folderOf = (game: AnyGame): string => fileURLToPath(new URL(`../games/${game.id}/`, import.meta.url))

/** Its rulebook, or undefined where it has none yet. */
export function rulebookOf(game: AnyGame): string | undefined {
  const path = `${folderOf(game)}rulebook.md`
  return existsSync(path) ? path : undefined
}
