// Games in IndexedDB. A header for each game and an entry for each answer, changed together in one transaction.

import { Refusal } from '@umpire/engine'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { Disk, GameChanges, GameList, LoadedGame } from './game-store.ts'
import { type AnswerKey, answersFrom, appended, cutTo, joinAnswers, updated } from './game-entries.ts'
import { readSavedGame } from './saved-game-form.ts'
import type { SavedGame } from './saved-game.ts'
import { BlockedByTab } from './store-trouble.ts'

/** What is written is typed; what is read may be anything, and is checked. */
interface Entries extends DBSchema {
  games: { key: string; value: unknown }
  answers: { key: AnswerKey; value: unknown }
}

type Writing = IDBPTransaction<Entries, ('games' | 'answers')[], 'readwrite'>

const databaseName = 'umpire'

/** What each version of the schema added; a browser that is behind runs all that it lacks. */
const upgrades: readonly ((database: IDBPDatabase<Entries>) => void)[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' })
    database.createObjectStore('answers')
  },
]

const everything: ('games' | 'answers')[] = ['games', 'answers']
const rangeFrom = (id: string, number: number): IDBKeyRange => IDBKeyRange.bound(...answersFrom(id, number))
const missing = (): Refusal => new Refusal('unusable', 'there is no such game in this browser')

/** Opens the database, bringing it up to date. `onLost`: the connection is gone and has to be opened again. */
function openDatabase(onLost: () => void): Promise<IDBPDatabase<Entries>> {
  if (typeof indexedDB === 'undefined') {
    return Promise.reject(Object.assign(new Error('no IndexedDB'), { name: 'MissingStorage' }))
  }
  return new Promise((resolve, reject) => {
    let isGivenUp = false
    openDB<Entries>(databaseName, upgrades.length, {
      upgrade: (database, from) => {
        for (const upgrade of upgrades.slice(from)) upgrade(database)
      },
      blocked: () => {
        isGivenUp = true
        reject(new BlockedByTab())
      },
      // A newer page in another tab waits for this one to let go; the next write here then finds itself too old.
      blocking: (_from, _to, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        onLost()
      },
      terminated: onLost,
    }).then((database) => {
      if (isGivenUp) database.close()
      else resolve(database)
    }, reject)
  })
}

export class IndexedStore implements Disk {
  #database: Promise<IDBPDatabase<Entries>> | undefined

  /** Opens it at once, so that what is wrong is known before the first game. */
  static async open(): Promise<IndexedStore> {
    const store = new IndexedStore()
    await store.#open()
    return store
  }

  #open(): Promise<IDBPDatabase<Entries>> {
    const forget = (): void => {
      this.#database = undefined
    }
    this.#database ??= openDatabase(forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return this.#database
  }

  async create(game: SavedGame, answers: readonly string[]): Promise<Refusal | undefined> {
    return this.#write(async (writing) => {
      if ((await writing.objectStore('games').getKey(game.id)) !== undefined) {
        return new Refusal('unusable', 'there is such a game already')
      }
      await putGame(writing, { ...game, count: answers.length })
      await addAnswers(writing, game.id, 0, answers)
      return undefined
    })
  }

  async replace(game: SavedGame, answers: readonly string[]): Promise<void> {
    await this.#write(async (writing) => {
      await putGame(writing, { ...game, count: answers.length })
      await writing.objectStore('answers').delete(rangeFrom(game.id, 0))
      await addAnswers(writing, game.id, 0, answers)
      return undefined
    })
  }

  async list(): Promise<GameList> {
    const database = await this.#open()
    const reading = database.transaction(everything, 'readonly')
    const headers = reading.objectStore('games')
    const [keys, values] = await Promise.all([headers.getAllKeys(), headers.getAll()])
    const list: GameList = { games: [], damaged: [] }
    for (const [n, value] of values.entries()) {
      const id = String(keys[n])
      const game = readSavedGame(value)
      const there = await reading.objectStore('answers').count(rangeFrom(id, 0))
      if (game instanceof Refusal) list.damaged.push({ id, reason: game.reason })
      else if (there === game.count) list.games.push(game)
      else list.damaged.push({ id, reason: `${game.count} answers were given, and ${there} are there` })
    }
    return list
  }

  async load(id: string): Promise<LoadedGame | Refusal> {
    const database = await this.#open()
    const reading = database.transaction(everything, 'readonly')
    const value = await reading.objectStore('games').get(id)
    if (value === undefined) return missing()
    const game = readSavedGame(value)
    if (game instanceof Refusal) return game
    const entries = reading.objectStore('answers')
    const range = rangeFrom(id, 0)
    const [keys, values] = await Promise.all([entries.getAllKeys(range), entries.getAll(range)])
    const answers = joinAnswers(game.count, keys, values)
    return answers instanceof Refusal ? answers : { game, answers }
  }

  append(id: string, number: number, lines: readonly string[], changes: GameChanges): Promise<Refusal | undefined> {
    return this.#write(async (writing) => {
      const game = await getGame(writing, id)
      const next = game instanceof Refusal ? game : appended(game, number, lines, changes)
      if (next instanceof Refusal) return next
      await putGame(writing, next)
      await addAnswers(writing, id, number, lines)
      return undefined
    })
  }

  cut(id: string, count: number, changes: GameChanges): Promise<Refusal | undefined> {
    return this.#write(async (writing) => {
      const game = await getGame(writing, id)
      const next = game instanceof Refusal ? game : cutTo(game, count, changes)
      if (next instanceof Refusal) return next
      await putGame(writing, next)
      await writing.objectStore('answers').delete(rangeFrom(id, count))
      return undefined
    })
  }

  update(id: string, changes: GameChanges): Promise<Refusal | undefined> {
    return this.#write(async (writing) => {
      const game = await getGame(writing, id)
      if (game instanceof Refusal) return game
      await putGame(writing, updated(game, changes))
      return undefined
    })
  }

  remove(id: string): Promise<Refusal | undefined> {
    return this.#write(async (writing) => {
      await writing.objectStore('games').delete(id)
      await writing.objectStore('answers').delete(rangeFrom(id, 0))
      return undefined
    })
  }

  async raw(id: string): Promise<unknown> {
    const database = await this.#open()
    const reading = database.transaction(everything, 'readonly')
    const [game, answers] = await Promise.all([
      reading.objectStore('games').get(id),
      reading.objectStore('answers').getAll(rangeFrom(id, 0)),
    ])
    return { game, answers }
  }

  /** One transaction, on the disk when the promise is kept. What the browser refuses is thrown, and nothing is changed. */
  async #write(change: (writing: Writing) => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    const database = await this.#open()
    const writing = database.transaction(everything, 'readwrite', { durability: 'strict' })
    try {
      const [refusal] = await Promise.all([change(writing), writing.done])
      return refusal
    } catch (error) {
      // What could not even be asked of the browser leaves its transaction open, and half a change in it.
      abort(writing)
      throw error
    }
  }
}

function abort(writing: Writing): void {
  try {
    writing.abort()
  } catch {
    // It was over already: nothing is left to undo.
  }
}

async function getGame(writing: Writing, id: string): Promise<SavedGame | Refusal> {
  const value: unknown = await writing.objectStore('games').get(id)
  return value === undefined ? missing() : readSavedGame(value)
}

const putGame = (writing: Writing, game: SavedGame): Promise<unknown> => writing.objectStore('games').put(game)

/** `add`, not `put`: an answer that is there already is never written over. */
const addAnswers = (writing: Writing, id: string, number: number, lines: readonly string[]): Promise<unknown> =>
  Promise.all(lines.map((line, n) => writing.objectStore('answers').add(line, [id, number + n])))
