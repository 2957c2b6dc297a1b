// Coverage of rules: for each rule of a game's rulebook, where it is carried out and what proves it.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readScenarios } from './scenario.ts'

export interface CoveredRule {
  readonly id: string
  readonly title: string
  /** Where code names it: `game.ts:46`. */
  readonly carriedOut: string[]
  readonly scenarios: string[]
  readonly tests: string[]
}

export interface Coverage {
  readonly rules: readonly CoveredRule[]
  /** Ids that are used and stand in no rulebook. */
  readonly unknown: readonly { readonly id: string; readonly where: string }[]
}

/** A rule in a rulebook: - `CF-001` **Turns** - Red begins. */
const rulePattern = /^[-|]?\s*`([A-Z]{2}-\d{3}[a-z]?)`\s+\*\*(.+?)\*\*/

/** Reads a game's folder: rulebook.md, the code, the tests beside it and the scenarios. */
export function ruleCoverage(folder: string): Coverage {
  const rules = readFileSync(join(folder, 'rulebook.md'), 'utf8')
    .split('\n')
    .flatMap((line): CoveredRule[] => {
      const [, id, title] = rulePattern.exec(line) ?? []
      return id === undefined || title === undefined ? [] : [{ id, title, carriedOut: [], scenarios: [], tests: [] }]
    })
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const prefix = rules[0]?.id.slice(0, 2) ?? '--'
  const unknown: { id: string; where: string }[] = []
  const note = (ids: Iterable<string>, where: string, kind: 'carriedOut' | 'scenarios' | 'tests'): void => {
    for (const id of new Set(ids)) {
      const rule = byId.get(id)
      if (rule === undefined) unknown.push({ id, where })
      else rule[kind].push(where)
    }
  }
  for (const file of filesBelow(folder)) {
    const where = relative(folder, file)
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.scenario')) {
      for (const { proves, line } of readScenarios(text, where).scenarios) note(proves, `${where}:${line}`, 'scenarios')
    } else if (file.endsWith('.ts') || file.endsWith('.tsx')) {
      const kind = /\.(?:test|spec)\.tsx?$/.test(file) ? 'tests' : 'carriedOut'
      for (const [index, line] of text.split('\n').entries()) note(idsIn(line, prefix), `${where}:${index + 1}`, kind)
    }
  }
  return { rules, unknown }
}

/** Every id in a line; `AB-001 to AB-004` are all four. */
function* idsIn(line: string, prefix: string): Iterable<string> {
  const pattern = new RegExp(`\\b${prefix}-(\\d{3})[a-z]?(?: to ${prefix}-(\\d{3})\\b)?`, 'g')
  for (const [found, first, last] of line.matchAll(pattern)) {
    if (last === undefined) yield found
    else for (let n = Number(first); n <= Number(last); n++) yield `${prefix}-${String(n).padStart(3, '0')}`
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** What is missing of a rule, in words; undefined if it is carried out and proven. */
export function whatIsMissing(rule: CoveredRule): string | undefined {
  const isProven = rule.scenarios.length + rule.tests.length > 0
  if (rule.carriedOut.length === 0) return isProven ? 'no code names it' : 'no code names it, nothing proves it'
  return isProven ? undefined : 'nothing proves it'
}
