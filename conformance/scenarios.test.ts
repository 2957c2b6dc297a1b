// Every scenario of every game passes, and every rule of every rulebook is carried out and proven.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyGame } from '@umpire/engine'
import { games } from '@umpire/games'
import { beforeAll, describe, expect, test } from 'vitest'
import { ruleCoverage, whatIsMissing } from './rules.ts'
import { readScenarios, runScenario } from './scenario.ts'

describe.each(games)('$id', ({ id, load }) => {
  const folder = fileURLToPath(new URL(`../games/${id}/`, import.meta.url))
  const files = readdirSync(join(folder, 'scenarios')).filter((name) => name.endsWith('.scenario'))
  const all = files.map((name) => readScenarios(readFileSync(join(folder, 'scenarios', name), 'utf8'), name))
  let game: AnyGame

  beforeAll(async () => {
    game = await load()
  })

  test('has scenarios, all of which can be read', () => {
    expect(all.flatMap(({ problems }) => problems)).toEqual([])
    expect(all.length).toBeGreaterThan(0)
  })

  test.each(all.flatMap(({ scenarios }) => scenarios))('$title', (scenario) => {
    expect(runScenario(game, scenario)).toEqual([])
  })

  test('every rule of the rulebook is carried out and proven, and no other is named', () => {
    const { rules, unknown } = ruleCoverage(folder)
    expect(rules.length).toBeGreaterThan(0)
    expect(
      rules.flatMap((rule) => (whatIsMissing(rule) === undefined ? [] : [`${rule.id} ${whatIsMissing(rule)}`])),
    ).toEqual([])
    expect(unknown).toEqual([])
  })
})
