// The games of this browser: kept in IndexedDB, or in memory alone where the browser does not let us write.

import { Refusal } from '@umpire/engine'
import { IndexedStore } from './indexed-store.ts'
import { MemoryStore } from './memory-store.ts'
import type { SavedGame } from './saved-game.ts'
import { storeTrouble, troubleWords } from './store-trouble.ts'

export { holdGame, type Release } from './hold-game.ts'
export { storeTrouble, useStoreTrouble } from './store-trouble.ts'

/** A game with all its answers. */
export interface LoadedGame {
  readonly game: SavedGame
  /** `P1: drop 4`, one after the other. */
  readonly answers: string[]
}

/** A game that cannot be read, and why. */
export interface DamagedGame {
  readonly id: string
  readonly reason: string
}

export interface GameList {
  /** The one changed last comes first. */
  readonly games: SavedGame[]
  readonly damaged: DamagedGame[]
}

/** What of a game may be changed beside its answers. The store itself counts those, and notes the time. */
export type GameChanges = Partial<Omit<SavedGame, 'id' | 'count' | 'created' | 'record'>>

/** A promise is kept only when the change is written to the end. */
export interface GameStore {
  create(game: SavedGame, answers: readonly string[]): Promise<Refusal | undefined>
  list(): Promise<GameList>
  load(id: string): Promise<LoadedGame | Refusal>
  /** Adds answers after the first `number`; refused where there are more or fewer by now, as another tab may play. */
  append(id: string, number: number, lines: readonly string[], changes: GameChanges): Promise<Refusal | undefined>
  /** Takes back all but the first `count` answers. */
  cut(id: string, count: number, changes: GameChanges): Promise<Refusal | undefined>
  update(id: string, changes: GameChanges): Promise<Refusal | undefined>
  remove(id: string): Promise<Refusal | undefined>
  /** All there is of a game, whatever its state: for saving a damaged one. */
  raw(id: string): Promise<unknown>
}

/** A store that can take a whole game over, whatever it has of it. It throws what the browser throws. */
export interface Disk extends GameStore {
  replace(game: SavedGame, answers: readonly string[]): Promise<void>
}

/** Writes to the disk; a game that the disk does not take goes on in memory, and `storeTrouble` says so. */
export class BrowserStore implements GameStore {
  readonly #disk: Disk | undefined
  readonly #memory = new MemoryStore()

  constructor(disk: Disk | undefined) {
    this.#disk = disk
  }

  async create(game: SavedGame, answers: readonly string[]): Promise<Refusal | undefined> {
    if (this.#disk === undefined) return this.#memory.create(game, answers)
    try {
      return await this.#disk.create(game, answers)
    } catch (error) {
      noteTrouble(error)
      return this.#memory.create(game, answers)
    }
  }

  async list(): Promise<GameList> {
    const { games } = await this.#memory.list()
    const kept = await this.#read((disk) => disk.list(), { games: [], damaged: [] })
    const others = kept.games.filter(({ id }) => !this.#memory.has(id))
    return { games: [...games, ...others].toSorted((a, b) => b.changed - a.changed), damaged: kept.damaged }
  }

  async load(id: string): Promise<LoadedGame | Refusal> {
    if (this.#disk === undefined || this.#memory.has(id)) return this.#memory.load(id)
    try {
      return await this.#disk.load(id)
    } catch (error) {
      return new Refusal('unusable', noteTrouble(error))
    }
  }

  append(id: string, number: number, lines: readonly string[], changes: GameChanges): Promise<Refusal | undefined> {
    return this.#write(id, (store) => store.append(id, number, lines, changes))
  }

  cut(id: string, count: number, changes: GameChanges): Promise<Refusal | undefined> {
    return this.#write(id, (store) => store.cut(id, count, changes))
  }

  update(id: string, changes: GameChanges): Promise<Refusal | undefined> {
    return this.#write(id, (store) => store.update(id, changes))
  }

  async remove(id: string): Promise<Refusal | undefined> {
    await this.#memory.remove(id)
    try {
      return await this.#disk?.remove(id)
    } catch (error) {
      return new Refusal('unusable', `not removed: ${troubleWords(error)}`)
    }
  }

  async raw(id: string): Promise<unknown> {
    return this.#memory.has(id) ? this.#memory.raw(id) : this.#read((disk) => disk.raw(id), undefined)
  }

  /** Tries to write down what is only in memory. */
  async saveAgain(): Promise<Refusal | undefined> {
    if (this.#disk === undefined) return new Refusal('unusable', 'this browser keeps nothing for Umpire')
    const { games } = await this.#memory.list()
    try {
      for (const { id } of games) {
        const loaded = await this.#memory.load(id)
        if (loaded instanceof Refusal) continue
        await this.#disk.replace(loaded.game, loaded.answers)
        await this.#memory.remove(id)
      }
    } catch (error) {
      return new Refusal('unusable', noteTrouble(error))
    }
    storeTrouble.setState({ trouble: undefined })
    return undefined
  }

  async #read<T>(read: (disk: Disk) => Promise<T>, nothing: T): Promise<T> {
    if (this.#disk === undefined) return nothing
    try {
      return await read(this.#disk)
    } catch (error) {
      noteTrouble(error)
      return nothing
    }
  }

  async #write(id: string, write: (store: GameStore) => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    if (this.#disk === undefined || this.#memory.has(id)) return write(this.#memory)
    try {
      return await write(this.#disk)
    } catch (error) {
      const reason = noteTrouble(error)
      const loaded = await this.load(id)
      if (loaded instanceof Refusal) return new Refusal('unusable', reason)
      await this.#memory.create(loaded.game, loaded.answers)
      return write(this.#memory)
    }
  }
}

function noteTrouble(error: unknown): string {
  const trouble = troubleWords(error)
  storeTrouble.setState({ trouble })
  return trouble
}

let opened: Promise<BrowserStore> | undefined

/** The one store of this page. */
export const gameStore = (): Promise<BrowserStore> => {
  opened ??= openStore()
  return opened
}

async function openStore(): Promise<BrowserStore> {
  try {
    return new BrowserStore(await IndexedStore.open())
  } catch (error) {
    noteTrouble(error)
    return new BrowserStore(undefined)
  }
}
