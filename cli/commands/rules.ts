// umpire rules: the rules of a game, where each is carried out, and what proves it.

import { at, Refusal } from '@umpire/engine'
import { type Coverage, ruleCoverage, whatIsMissing } from '@umpire/conformance/rules'
import type { Command } from '../command.ts'
import { failed, fine, wrongUsage } from '../ending.ts'
import { findGame, folderOf, rulebookOf } from '../find-game.ts'
import { table } from '../layout.ts'
import { colours, lineWidth, say } from '../terminal.ts'

export const rules: Command = {
  name: 'rules',
  about: 'List the rules of a game, with the code and the proof of each.',
  args: {
    game: { type: 'positional', description: 'Its id, as "umpire games" lists it' },
    json: { type: 'boolean', description: 'As JSON, with every place' },
  },
  more: ['Fails if a rule is not named in the code or nothing proves it, or if an id is used that is no rule.'],
  examples: ['umpire rules connect-four', 'umpire rules liars-dice --json'],

  async run(given) {
    const game = await findGame(at(given.positionals, 0))
    if (game instanceof Refusal) return wrongUsage(game)
    if (rulebookOf(game) === undefined) return failed(`${game.name} has no rulebook yet`)
    const coverage = ruleCoverage(folderOf(game))
    say(given.flag('json') ? JSON.stringify(coverage, undefined, 2) : asTable(coverage))
    const wrong = whatIsWrong(coverage)
    return wrong.length === 0 ? fine : failed(wrong.join('\n        '))
  },
}

/** Rules that are not carried out or not proven, and ids that are no rules. */
export const whatIsWrong = ({ rules: all, unknown }: Coverage): string[] => [
  ...all.flatMap((rule) => {
    const missing = whatIsMissing(rule)
    return missing === undefined ? [] : [`${rule.id} ${rule.title}: ${missing}`]
  }),
  ...unknown.map(({ id, where }) => `${id} is used in ${where}, and is no rule of the rulebook`),
]

function asTable({ rules: all }: Coverage): string {
  const head = ['Rule', 'Title', 'Scenarios', 'Tests', 'Carried out in'].map((title) => colours.bold(title))
  const rows = all.map(({ id, title, carriedOut, scenarios, tests }) => [
    id,
    title,
    String(scenarios.length),
    String(tests.length),
    places(carriedOut),
  ])
  return table([head, ...rows], lineWidth(), [2, 3])
}

/** `game.ts:46, game.ts:58` as `game.ts:46,58`. */
function places(carriedOut: readonly string[]): string {
  const lines = new Map<string, string[]>()
  for (const place of carriedOut) {
    const colon = place.lastIndexOf(':')
    const file = place.slice(0, colon)
    lines.set(file, [...(lines.get(file) ?? []), place.slice(colon + 1)])
  }
  return [...lines].map(([file, numbers]) => `${file}:${numbers.join(',')}`).join(' ')
}
