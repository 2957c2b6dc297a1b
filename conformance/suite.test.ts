// The parts of the suite that its checks rely on.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { at, type MatchRecord, parseRecord, seatsOf, seedRandom } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { trials } from './check.ts'
import { firstShared } from './checks/plain.ts'
import { ConformanceError, fail, keepFailure } from './failure.ts'
import { checks } from './index.ts'
import { vault } from './leaky/vault.ts'
import { answersOf, playOn, sampleOf, start } from './play.ts'
import { coveringCount, optionSets, seatCounts, settingCount, settingOf } from './settings.ts'
import { parts } from './test-games.ts'
import { pickChanges, unseenBy } from './twins/change.ts'
import { firstTold, received } from './twins/received.ts'
import { World } from './twins/world.ts'

const setting = { seats: 3, options: { hand: 2, looking: true }, seed: 'suite' }

describe('settings', () => {
  test('have the fewest seats, the most and one number between', () => {
    expect(seatCounts(vault())).toEqual([2, 4, 3])
  })

  test('begin with the defaults and hold every value of every option', () => {
    const sets = optionSets(vault())
    expect(sets[0]).toEqual({ hand: 2, looking: true })
    for (const [name, { values }] of Object.entries(vault().options)) {
      expect(new Set(sets.map((set) => set[name]))).toEqual(new Set<unknown>(values))
    }
  })

  test('soon bring every set of options and every number of seats', () => {
    const some = Array.from({ length: coveringCount(vault()) }, (_, n) => settingOf(vault(), n))
    expect(new Set(some.map(({ seats }) => seats)).size).toBe(3)
    const sets = new Set(optionSets(vault()).map((set) => JSON.stringify(set)))
    expect(new Set(some.map(({ options }) => JSON.stringify(options)))).toEqual(sets)
  })

  test('bring every set of options together with every number of seats', () => {
    const all = Array.from({ length: settingCount(vault()) }, (_, n) => settingOf(vault(), n))
    const pairs = new Set(all.map(({ seats, options }) => JSON.stringify([seats, options])))
    const sets = new Set(optionSets(vault()).map((set) => JSON.stringify(set)))
    expect(pairs.size).toBe(sets.size * 3)
  })
})

describe('trials', () => {
  test('stop at the least when time is over', () => {
    expect([...trials(100, 3, 0)]).toEqual([0, 1, 2])
  })

  test('go on to the most while there is time', () => {
    expect([...trials(5, 3, 60_000)]).toHaveLength(5)
  })
})

test('every part of the list of games has its file', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const files = Array.from({ length: parts }, (_, n) => `games-${n + 1}.test.ts`)
  expect(readdirSync(folder).filter((name) => /^games-.*\.test\.ts$/.test(name))).toEqual(files)
  for (const [n, file] of files.entries()) {
    expect(readFileSync(join(folder, file), 'utf8')).toContain(`testGames(${n + 1})`)
  }
})

describe('a failure', () => {
  const [check] = checks
  const match = start(vault(), setting)
  playOn(match, answersOf(setting), 4)

  test('keeps a record that replays, and says how', () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-'))
    let error: unknown
    try {
      fail(match, 'something is wrong')
    } catch (thrown) {
      error = thrown
    }
    const kept = keepFailure(at(checks, 0), error, pathToFileURL(`${folder}/`))
    expect(kept.message).toContain('something is wrong')
    expect(kept.message).toContain(`umpire replay failures/the-vault-${check?.id}.json`)
    const saved = parseRecord(readFileSync(join(folder, `the-vault-${check?.id}.json`), 'utf8'))
    expect(saved).toEqual<MatchRecord>(match.record())
    rmSync(folder, { recursive: true })
  })

  test('that is no failure of a game is passed on as it is', () => {
    const error = new TypeError('a bug of the suite')
    expect(keepFailure(at(checks, 0), error)).toBe(error)
  })

  test('holds the answer that made a rule throw', () => {
    const broken = start(vault({ actions: (sound) => ({ ...sound, allowed: [{ do: 'lay', place: 9 }] }) }), setting)
    const thrown = (() => {
      try {
        playOn(broken, answersOf(setting))
        return undefined
      } catch (error) {
        return error
      }
    })()
    expect(thrown).toBeInstanceOf(ConformanceError)
    expect(thrown instanceof ConformanceError && thrown.record.answers).toEqual(['P1: lay 10'])
  })
})

test('a shared part is found, however deep it lies', () => {
  const part = { cards: [1] }
  expect(firstShared({ a: [part] }, { b: { c: [0, part] } })).toBe('b.c.1')
  expect(firstShared({ a: [part] }, { b: { c: [0, { cards: [1] }] } })).toBeUndefined()
})

describe('a watched world', () => {
  const world = new World(vault(), setting)

  test('knows the moments at which faces were laid down', () => {
    // The deal of all twenty cards, and a die for each seat.
    expect(world.moments.map(({ hidden }) => hidden.length)).toEqual([20, 1, 1, 1])
  })

  test('knows who saw what, and who did not', () => {
    const [first, second] = seatsOf(2)
    if (first === undefined || second === undefined) throw new Error('two seats are needed')
    const fromFirst = unseenBy(world, first).map(({ id }) => id)
    // Two cards in the own hand, and the own die.
    expect(fromFirst).toHaveLength(20 - 2 + 2)
    expect(unseenBy(world, 'spectator')).toHaveLength(20 + 3)
    expect(fromFirst).not.toEqual(unseenBy(world, second).map(({ id }) => id))
  })

  test('notices a face that was shown and mixed in again within one answer', () => {
    const shown = new World(
      vault({
        note(t) {
          t.reveal(at(t.state.deck, 0))
          t.shuffle(t.state.deck)
          return 'mixed'
        },
      }),
      setting,
    )
    const ask = at(shown.match.asks, 0)
    const before = shown.sights.length
    shown.give(ask.seat, 0)
    const seen = shown.sights.slice(before)
    expect(seen.map(({ id, at: count }) => [id, count])).toEqual([[0, 1]])
    expect(shown.match.position.secrets.seenBy[0]).toBe(0)
  })

  test('has other faces where they were changed, and plays the same game otherwise', () => {
    const random = seedRandom('changes')
    const changes = pickChanges(world, 'spectator', random)
    const other = new World(vault(), setting, changes)
    expect(changes.length).toBeGreaterThan(0)
    expect(other.faces).not.toEqual(world.faces)
    expect(other.match.position.random).toEqual(world.match.position.random)
    expect(firstTold(received(world.match, 'spectator'), received(other.match, 'spectator'))).toBeUndefined()
  })

  test('changes cards for each other, and makes none', () => {
    let changed = 0
    for (let n = 0; n < 50; n++) {
      const changes = pickChanges(world, 'spectator', seedRandom(`cards ${n}`)).filter(({ moment }) => moment === 0)
      const faces = [...(world.moments[0]?.faces ?? [])]
      for (const { id, face } of changes) faces[id] = face
      changed += changes.length
      expect(faces.map(String).sort()).toEqual(world.moments[0]?.faces.map(String).sort())
    }
    expect(changed).toBeGreaterThan(0)
  })
})

test('a question without an answer is a failure of its game', () => {
  const match = start(vault(), setting)
  const ask = at(match.asks, 0)
  ask.sample = () => {
    throw new RangeError('nothing to pick from')
  }
  expect(() => sampleOf(match, ask, seedRandom('none'))).toThrow('action has no answer')
})
