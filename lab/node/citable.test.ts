// The rules that the source of a game can cite.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { citableRules } from './citable.ts'

test('rules are those of events and questions: not of cards, not of tests, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-citable-'))
  for (const part of ['rules', 'content']) mkdirSync(join(folder, part))
  const write = (path: string, id: string): void => writeFileSync(join(folder, path), `tell({ rule: '${id}' })\n`)
  write('rules/b.ts', 'XX-002')
  write('rules/a.ts', 'XX-001b')
  write('game.ts', 'XX-002')
  write('content/card.ts', 'XX-003')
  write('rules/a.test.ts', 'XX-004')
  write('rules/a.scenario', 'XX-005')
  expect(citableRules(folder)).toEqual(['XX-001b', 'XX-002'])
  rmSync(folder, { recursive: true })
  expect(citableRules(folder)).toBeUndefined()
})
