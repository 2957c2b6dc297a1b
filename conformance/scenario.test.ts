// Scenario files: what they may say, and that each mistake in one is found with its line.

import { connectFour } from '@umpire/games/connect-four'
import { liarsDice } from '@umpire/games/liars-dice'
import { describe, expect, test } from 'vitest'
import { ruleCoverage, whatIsMissing } from './rules.ts'
import { readScenarios, runScenario } from './scenario.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const problemsIn = (text: string): string[] =>
  readScenarios(text, 'x.scenario').problems.map(({ line, message }) => `${line}: ${message}`)

const played = (lines: string, game = connectFour as Parameters<typeof runScenario>[0]): string[] => {
  const { scenarios, problems } = readScenarios(`scenario  try\nproves  CF-001\n${lines}`, 'x.scenario')
  expect(problems).toEqual([])
  return scenarios.flatMap((scenario) => runScenario(game, scenario)).map(({ line, message }) => `${line}: ${message}`)
}

describe('a scenario file', () => {
  test('holds several scenarios, remarks, and lines that go on', () => {
    const { scenarios, problems } = readScenarios(
      [
        '# a remark',
        'scenario  one   # a remark',
        'proves    CF-001, CF-002',
        'game      seats 2, seed 7, wild = true',
        'position  drops 1;',
        '          drops 2',
        'answer    azure: drop 3',
        '',
        'scenario  two',
        'proves    CF-003',
        'then      turn = 0',
      ].join('\n'),
      'x.scenario',
    )
    expect(problems).toEqual([])
    expect(scenarios).toMatchObject([
      {
        title: 'one',
        line: 2,
        proves: ['CF-001', 'CF-002'],
        seats: 2,
        seed: '7',
        options: { wild: 'true' },
        position: [{ text: 'drops 1' }, { text: 'drops 2' }],
        lines: [{ keyword: 'answer', text: 'azure: drop 3', number: 7 }],
      },
      { title: 'two', line: 9 },
    ])
  })

  test.each([
    ['', '1: no scenario in this file'],
    ['answer azure: drop 1', '1: begins with "scenario" and a title'],
    ['scenario a\nproves CF-001\nanser x', '3: "anser" is none of: '],
    ['scenario a\nproves rule\nthen x = 1', '2: "rule" is not a rule id like AB-001'],
    ['scenario a\nthen x = 1', '1: "a" proves no rule'],
    ['scenario a\nproves CF-001', '1: "a" expects nothing'],
    [
      'scenario a\nproves CF-001\ngame many seats\nthen x = 1',
      '3: "many seats" is not: seats 3, seed 7, or option = value',
    ],
    ['scenario a\nproves CF-001\nthen x = 1\nposition y', '4: the position comes before what happens in it'],
    ['  goes on\nscenario a\nproves CF-001\nthen x = 1', '1: a line that goes on from nothing'],
  ])('with a mistake says in which line: %j', (text, problem) => {
    expect(problemsIn(text).join('\n')).toContain(problem)
  })
})

describe('a scenario that does not turn out', () => {
  test.each([
    ['answer azure: drop 9', '3: refused: "drop 9" is no answer'],
    ['answer blue: drop 1', '3: refused: "blue: drop 1" does not begin with'],
    ['refused azure: drop 1', '3: was not refused'],
    ['refused azure: drop 9 because CF-003', '3: refused otherwise'],
    ['refused orange: drop 1 because the sun shines', '3: refused otherwise: azure is asked now, not orange'],
    ['asked orange', '3: asked now: azure: column'],
    ['asked nobody', '3: asked now: azure: column'],
    ['offered azure: drop 8', '3: "drop 8" is not offered; offered: drop 1 |'],
    ['only offered azure: drop 1', '3: offered: drop 1 | drop 2'],
    ['not offered azure: drop 1', '3: "drop 1" is offered'],
    ['offered orange: drop 1', '3: orange is not asked'],
    ['answer azure: drop 1\ntold dropped, CF-002, column = 3', '4: not told; told was: {"kind":"dropped"'],
    ['answer azure: drop 1\nnot told dropped', '4: was told'],
    ['answer azure: drop 1\nlog wins', '4: the log says: azure drops a disc into column 1.'],
    ['then turn = 1', '3: turn is 0'],
    ['then turn != azure', '3: turn is 0'],
    ['then cells.length >= 43', '3: cells.length is 42'],
    ['then nothing = 1', '3: nothing is not there'],
    ['then turn', '3: is not: path = value'],
    ['undo azure', '3: there is nothing of yours to take back'],
    ['answer azure: drop 1\nno undo azure', '4: was taken back'],
    ['position drops 9\nthen turn = 0', '3: cannot be set up'],
    ['dice 3\nthen turn = 0', '1: laid down and never used: 3'],
  ])('%j', (lines, problem) => {
    expect(played(lines).join('\n')).toContain(problem)
  })

  test('says so if the dice laid down are none', () => {
    expect(played('position P1 has 1 1 1 1 1; P1 bids 9 twos\ndice 7\nanswer P2: liar', liarsDice)).toEqual([
      expect.stringContaining('a d6 has no face 7'),
    ])
  })

  test('ends at the first answer that is not taken', () => {
    expect(played('answer azure: drop 9\nthen turn = 5')).toHaveLength(1)
  })
})

describe('coverage of rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-rules-'))
  writeFileSync(
    join(folder, 'rulebook.md'),
    ['- `AB-001` **One** - a', '- `AB-002` **Two** - b', '- `AB-003` **Three** - c', '- `AB-004` **Four** - d'].join(
      '\n',
    ),
  )
  writeFileSync(join(folder, 'rules.ts'), '// AB-001 to AB-003\n\n// AB-009')
  writeFileSync(join(folder, 'rules.test.ts'), "test('a rule (AB-001)')")
  writeFileSync(join(folder, 'a.scenario'), 'scenario a\nproves AB-002\nthen x = 1')
  const { rules, unknown } = ruleCoverage(folder)
  rmSync(folder, { recursive: true })

  test('finds where each rule is carried out and what proves it', () => {
    expect(rules).toEqual([
      { id: 'AB-001', title: 'One', carriedOut: ['rules.ts:1'], scenarios: [], tests: ['rules.test.ts:1'] },
      { id: 'AB-002', title: 'Two', carriedOut: ['rules.ts:1'], scenarios: ['a.scenario:1'], tests: [] },
      { id: 'AB-003', title: 'Three', carriedOut: ['rules.ts:1'], scenarios: [], tests: [] },
      { id: 'AB-004', title: 'Four', carriedOut: [], scenarios: [], tests: [] },
    ])
  })

  test('says what is missing, and which ids are in no rulebook', () => {
    expect(rules.map((rule) => whatIsMissing(rule))).toEqual([
      undefined,
      undefined,
      'nothing proves it',
      'no code names it, nothing proves it',
    ])
    expect(unknown).toEqual([{ id: 'AB-009', where: 'rules.ts:3' }])
  })
})
