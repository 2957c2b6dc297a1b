// A command of `umpire`: what it takes, how its help reads, and what it does.

import { Refusal } from '@umpire/engine'
import { type ArgsDef, type CommandDef, defineCommand } from 'citty'
import { type Given, readArguments, type Takes } from './arguments.ts'
import { Ending, wrongUsage } from './ending.ts'
import { table, wrapped } from './layout.ts'
import { colours, lineWidth } from './terminal.ts'

export interface Command extends Takes {
  readonly name: string
  /** One sentence for the list of commands. */
  readonly about: string
  /** Paragraphs after the list of options. */
  readonly more?: readonly string[]
  readonly examples: readonly string[]
  run(given: Given): Promise<Ending>
}

/** The command as citty runs it; its arguments are read by us, since citty lets unknown ones pass. */
export const forCitty = (command: Command): CommandDef =>
  defineCommand({
    meta: { name: command.name, description: command.about },
    run: async ({ rawArgs }): Promise<Ending> => {
      const given = readArguments(rawArgs, command)
      if (!(given instanceof Refusal)) return command.run(given)
      const { code, says } = wrongUsage(given)
      return new Ending(code, `${says ?? ''}\nSee: umpire ${command.name} --help`)
    },
  })

const isPositional = (args: ArgsDef, name: string): boolean => args[name]?.type === 'positional'

function usageLine({ name, args, many }: Command): string {
  const names = Object.keys(args)
  const positional = names
    .filter((one) => isPositional(args, one))
    .map((one) => {
      const shown = many === true ? `${one}...` : one
      return args[one]?.required === false ? ` [${shown}]` : ` <${shown}>`
    })
  return `umpire ${name}${positional.join('')}${names.length > positional.length ? ' [options]' : ''}`
}

/** The help of one command. */
export function helpOf(command: Command): string {
  const { args, about, more = [], examples } = command
  const width = lineWidth()
  const rows = Object.entries(args).map(([name, { type, valueHint, description = '' }]) => {
    const hint = valueHint === undefined ? '' : ` ${valueHint}`
    return [`  ${type === 'positional' ? `<${name}>` : `--${name}${hint}`}`, description]
  })
  rows.push(['  --help', 'This help'])
  return [
    wrapped(about, width),
    '',
    `${colours.bold('Usage')}  ${usageLine(command)}`,
    '',
    table(rows, width),
    ...more.flatMap((paragraph) => ['', wrapped(paragraph, width)]),
    '',
    colours.bold('Examples'),
    ...examples.map((example) => `  ${example}`),
  ].join('\n')
}
