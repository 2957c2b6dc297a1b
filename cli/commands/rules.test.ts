// The rules of a game from the command line.

import { expect, test } from 'vitest'
import { umpire } from '../run-umpire.ts'
import { whatIsWrong } from './rules.ts'

test('the rules of a game are listed with their code and their proof', async () => {
  const { code, out, err } = await umpire(['rules', 'connect-four'])
  expect(err).toBe('')
  expect(out).toMatch(/^Rule +Title +Scenarios +Tests +Carried out in$/m)
  expect(out).toMatch(/^CF-003 +Full column +\d+ +\d+ +game\.ts:\d/m)
  expect(code).toBe(0)
})

test('as JSON every place is named', async () => {
  const { out } = await umpire(['rules', 'liars-dice', '--json'])
  const coverage: unknown = JSON.parse(out)
  expect(coverage).toMatchObject({ unknown: [] })
  expect(coverage).toHaveProperty('rules.0.id', 'LD-001')
})

test('a rule without code or proof, and an id that is no rule, are named', () => {
  const proven = { carriedOut: ['game.ts:1'], scenarios: ['a.scenario:1'], tests: [] }
  const wrong = whatIsWrong({
    rules: [
      { id: 'TG-001', title: 'Proven', ...proven },
      { id: 'TG-002', title: 'Unproven', ...proven, scenarios: [] },
      { id: 'TG-003', title: 'Forgotten', ...proven, carriedOut: [] },
    ],
    unknown: [{ id: 'TG-099', where: 'game.ts:7' }],
  })
  expect(wrong).toEqual([
    'TG-002 Unproven: nothing proves it',
    'TG-003 Forgotten: no code names it',
    'TG-099 is used in game.ts:7, and is no rule of the rulebook',
  ])
})
