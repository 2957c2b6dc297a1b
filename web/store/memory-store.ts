// Games in memory: gone with the tab. Stands in where the browser does not let us write.

import { Refusal } from '@umpire/engine'
import { appended, cutTo, updated } from './game-entries.ts'
import type { GameChanges, GameList, GameStore, LoadedGame } from './game-store.ts'
import type { SavedGame } from './saved-game.ts'

export class MemoryStore implements GameStore {
  readonly #games = new Map<string, LoadedGame>()

  has(id: string): boolean {
    return this.#games.has(id)
  }

  async create(game: SavedGame, answers: readonly string[]): Promise<Refusal | undefined> {
    if (this.has(game.id)) return new Refusal('unusable', 'there is such a game already')
    this.#games.set(game.id, { game: { ...game, count: answers.length }, answers: [...answers] })
    return undefined
  }

  async list(): Promise<GameList> {
    return { games: [...this.#games.values()].map(({ game }) => game), damaged: [] }
  }

  async load(id: string): Promise<LoadedGame | Refusal> {
    const kept = this.#games.get(id)
    if (kept === undefined) return new Refusal('unusable', 'there is no such game in this browser')
    return { game: kept.game, answers: [...kept.answers] }
  }

  append(id: string, number: number, lines: readonly string[], changes: GameChanges): Promise<Refusal | undefined> {
    return this.#change(id, ({ game, answers }) => {
      const next = appended(game, number, lines, changes)
      return next instanceof Refusal ? next : { game: next, answers: [...answers, ...lines] }
    })
  }

  cut(id: string, count: number, changes: GameChanges): Promise<Refusal | undefined> {
    return this.#change(id, ({ game, answers }) => {
      const next = cutTo(game, count, changes)
      return next instanceof Refusal ? next : { game: next, answers: answers.slice(0, count) }
    })
  }

  update(id: string, changes: GameChanges): Promise<Refusal | undefined> {
    return this.#change(id, ({ game, answers }) => ({ game: updated(game, changes), answers }))
  }

  async remove(id: string): Promise<Refusal | undefined> {
    this.#games.delete(id)
    return undefined
  }

  async raw(id: string): Promise<unknown> {
    return this.#games.get(id)
  }

  async #change(id: string, change: (kept: LoadedGame) => LoadedGame | Refusal): Promise<Refusal | undefined> {
    const kept = await this.load(id)
    if (kept instanceof Refusal) return kept
    const next = change(kept)
    if (next instanceof Refusal) return next
    this.#games.set(id, next)
    return undefined
  }
}
