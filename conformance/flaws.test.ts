// The suite finds what it is there to find: sound games pass all of it, and each flaw fails the check meant for it.

import { describe, expect, test } from 'vitest'
import { type Check, checks, ConformanceError, type Effort, standard } from './index.ts'
import { faultyGames } from './leaky/faults.ts'
import { type Flaw, leakyGames } from './leaky/leaks.ts'
import { muster } from './leaky/muster.ts'
import { suspiciousGames } from './leaky/sound.ts'
import { vault } from './leaky/vault.ts'

const effort: Effort = { ...standard, milliseconds: 1000 }

/** A flaw is looked for to the last trial, however slow the machine is. */
const patience: Effort = { ...standard, milliseconds: 120_000 }

/** For titles in full. */
const named = <T extends { readonly name: string }>(list: readonly T[]) => list.map((one) => [one.name, one] as const)

function checkCalled(id: string): Check {
  const check = checks.find((one) => one.id === id)
  if (check === undefined) throw new Error(`there is no check ${id}`)
  return check
}

function resultOf({ game, check }: Flaw): unknown {
  try {
    return checkCalled(check).run(game, patience)
  } catch (error) {
    return error
  }
}

describe('a sound game passes', () => {
  test.each(named(checks))('%s', (_, check) => {
    const counts = Object.values(check.run(vault(), effort))
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test.each(named(checks))('%s, with every kind of question', (_, check) => {
    const counts = check.run(muster(), effort)
    expect(check.always.filter((what) => !counts[what])).toEqual([])
  })

  test.each(named(suspiciousGames))('%s is not suspected', (_, { game }) => {
    expect(checkCalled('leaks').run(game, effort)['compared']).toBeGreaterThan(500)
  })
})

describe('a game that leaks is found out', () => {
  test.each(named(leakyGames))('%s', (_, flaw) => {
    const result = resultOf(flaw)
    expect(result).toBeInstanceOf(ConformanceError)
    expect(String(result)).toMatch(flaw.says)
  })
})

describe('a game that breaks a promise is found out', () => {
  test.each(named(faultyGames))('%s', (_, flaw) => {
    const result = resultOf(flaw)
    expect(result).toBeInstanceOf(ConformanceError)
    expect(String(result)).toMatch(flaw.says)
  })
})

test('every check is failed by some flaw', () => {
  const failed = new Set([...leakyGames, ...faultyGames].map((flaw) => flaw.check))
  expect(checks.map((check) => check.id).filter((id) => !failed.has(id))).toEqual([])
})
