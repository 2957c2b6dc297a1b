// The store of the page: what the disk takes lies there, and what it does not take goes on in memory with a notice.

import { Refusal } from '@umpire/engine'
import { beforeEach, expect, test } from 'vitest'
import { BrowserStore, type Disk } from './game-store.ts'
import { MemoryStore } from './memory-store.ts'
import { savedGame } from './saved-game-example.ts'
import type { SavedGame } from './saved-game.ts'
import { storeTrouble } from './store-trouble.ts'

/** A disk that can be full. */
class SmallDisk extends MemoryStore implements Disk {
  isFull = false

  async replace(game: SavedGame, answers: readonly string[]): Promise<void> {
    this.check()
    await this.remove(game.id)
    await this.create(game, answers)
  }

  override async create(game: SavedGame, answers: readonly string[]): Promise<Refusal | undefined> {
    this.check()
    return super.create(game, answers)
  }

  override append(...change: Parameters<MemoryStore['append']>): Promise<Refusal | undefined> {
    this.check()
    return super.append(...change)
  }

  private check(): void {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError')
  }
}

beforeEach(() => storeTrouble.setState({ trouble: undefined }))

const answersOf = async (store: { load: MemoryStore['load'] }): Promise<readonly string[]> => {
  const loaded = await store.load(savedGame.id)
  return loaded instanceof Refusal ? [loaded.reason] : loaded.answers
}

test('what the disk takes lies on the disk', async () => {
  const disk = new SmallDisk()
  const store = new BrowserStore(disk)
  expect(await store.create(savedGame, [])).toBeUndefined()
  expect(await store.append(savedGame.id, 0, ['azure: drop 4'], {})).toBeUndefined()
  expect(await answersOf(disk)).toEqual(['azure: drop 4'])
  expect(storeTrouble.getState().trouble).toBeUndefined()
})

test('an answer to a game that has gone on elsewhere is refused and not kept anywhere', async () => {
  const store = new BrowserStore(new SmallDisk())
  await store.create(savedGame, ['azure: drop 4', 'orange: drop 4'])
  expect(await store.append(savedGame.id, 1, ['azure: drop 1'], {})).toBeInstanceOf(Refusal)
  expect(await answersOf(store)).toEqual(['azure: drop 4', 'orange: drop 4'])
})

test('when the disk is full the game goes on in memory, a notice says why, and it can be written later', async () => {
  const disk = new SmallDisk()
  const store = new BrowserStore(disk)
  await store.create(savedGame, ['azure: drop 4'])
  disk.isFull = true
  expect(await store.append(savedGame.id, 1, ['orange: drop 4'], {})).toBeUndefined()
  expect(await store.append(savedGame.id, 2, ['azure: drop 5'], {})).toBeUndefined()
  expect(storeTrouble.getState().trouble).toContain('full')
  expect(await answersOf(store)).toEqual(['azure: drop 4', 'orange: drop 4', 'azure: drop 5'])
  expect(await answersOf(disk)).toEqual(['azure: drop 4'])
  expect((await store.list()).games.map(({ count }) => count)).toEqual([3])

  expect(await store.saveAgain()).toBeInstanceOf(Refusal)
  disk.isFull = false
  expect(await store.saveAgain()).toBeUndefined()
  expect(storeTrouble.getState().trouble).toBeUndefined()
  expect(await answersOf(disk)).toEqual(['azure: drop 4', 'orange: drop 4', 'azure: drop 5'])
})

test('without a disk everything is in memory', async () => {
  const store = new BrowserStore(undefined)
  expect(await store.create(savedGame, [])).toBeUndefined()
  expect(await store.cut(savedGame.id, 0, { takenBack: 1 })).toBeUndefined()
  expect((await store.list()).games).toHaveLength(1)
  expect(await store.remove(savedGame.id)).toBeUndefined()
  expect(await store.load(savedGame.id)).toBeInstanceOf(Refusal)
})
