// umpire check: runs scenarios, and says what does not hold with its file and line.

import { readdirSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import process from 'node:process'
import { type AnyGame, Refusal } from '@umpire/engine'
import { type Problem, readScenarios, runScenario, type Scenario } from '@umpire/conformance/scenario'
import type { Command } from '../command.ts'
import { failed, fine, wrongUsage } from '../ending.ts'
import { findGame } from '../find-game.ts'
import { readTextFile } from '../record-files.ts'
import { colours, say } from '../terminal.ts'

export const check: Command = {
  name: 'check',
  about: 'Run scenarios: worked examples of the rules, as files.',
  args: {
    files: { type: 'positional', description: 'Files that end in .scenario, or folders with such files' },
    game: { type: 'string', valueHint: 'ID', description: 'Their game, where the path games/ID/ does not name it' },
  },
  many: true,
  examples: ['umpire check games/connect-four', 'umpire check try.scenario --game liars-dice'],

  async run(given) {
    const files: string[] = []
    for (const path of given.positionals) {
      const found = scenarioFiles(path)
      if (found instanceof Refusal) return wrongUsage(found)
      files.push(...found)
    }
    let scenarios = 0
    let problems = 0
    for (const file of files) {
      const game = await gameOf(file, given.text('game'))
      if (game instanceof Refusal) return wrongUsage(game)
      const text = readTextFile(file)
      if (text instanceof Refusal) return failed(text)
      const read = readScenarios(text, relative(process.cwd(), file) || file)
      problems += show(undefined, read.problems)
      for (const scenario of read.scenarios) problems += show(scenario, runScenario(game, scenario))
      scenarios += read.scenarios.length
    }
    const scenariosInWords = `${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'}`
    if (problems > 0) return failed(`${problems} ${problems === 1 ? 'problem' : 'problems'} in ${scenariosInWords}`)
    say(`${scenariosInWords}, all as they should be.`)
    return fine
  },
}

function scenarioFiles(path: string): string[] | Refusal {
  const whole = resolve(path)
  try {
    if (!statSync(whole).isDirectory()) return [whole]
    const found = readdirSync(whole, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.scenario'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.includes(`${sep}node_modules${sep}`))
      .sort()
    return found.length > 0 ? found : new Refusal('unusable', `no file in ${path} ends in .scenario`)
  } catch (error) {
    return new Refusal('unusable', `cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The game a scenario is of: as it was said, or by the folder it lies in. */
async function gameOf(file: string, named: string | undefined): Promise<AnyGame | Refusal> {
  const folders = file.split(sep)
  const id = named ?? folders[folders.lastIndexOf('games') + 1]
  if (named === undefined && !folders.includes('games')) {
    return new Refusal('unusable', `${file} is in no folder games/ID/: name its game with --game`)
  }
  return findGame(id ?? '')
}

/** One line for a scenario that holds, one for each problem; says how many problems. */
function show(scenario: Scenario | undefined, problems: readonly Problem[]): number {
  if (scenario !== undefined && problems.length === 0) {
    const proves = colours.dim(scenario.proves.join(' '))
    say(`${colours.green('ok')}      ${scenario.title}  ${proves}`)
  }
  if (scenario !== undefined && problems.length > 0) say(`${colours.red('not ok')}  ${scenario.title}`)
  for (const { file, line, message } of problems) say(`        ${file}:${line}: ${message}`)
  return problems.length
}
