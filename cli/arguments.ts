// The arguments of a command, read strictly: an unknown option or a missing value is refused, never taken in silence.

import { parseArgs } from 'node:util'
import { Refusal } from '@umpire/engine'
import type { ArgsDef } from 'citty'

type Value = string | boolean | (string | boolean)[] | undefined

/** What a command was called with. */
export class Given {
  readonly positionals: readonly string[]
  private readonly values: { readonly [name: string]: Value }

  constructor(values: { readonly [name: string]: Value }, positionals: readonly string[]) {
    this.values = values
    this.positionals = positionals
  }

  /** Everything given for an option that may be repeated. */
  texts(name: string): readonly string[] {
    const value = this.values[name]
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  }

  text(name: string): string | undefined {
    return this.texts(name).at(-1)
  }

  flag(name: string): boolean {
    return this.values[name] === true
  }

  /** A whole number of at least `least`. */
  wholeNumber(name: string, byDefault: number, least: number): number | Refusal {
    const text = this.text(name)
    if (text === undefined) return byDefault
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= least
      ? number
      : new Refusal('malformed', `--${name} is a whole number of at least ${least}, not "${text}"`)
  }
}

/** What a command takes. */
export interface Takes {
  readonly args: ArgsDef
  /** The options that may be given more than once. */
  readonly repeated?: readonly string[]
  /** True: the last positional argument may be followed by more of its kind. */
  readonly many?: boolean
}

export function readArguments(raw: readonly string[], takes: Takes): Given | Refusal {
  const entries = Object.entries(takes.args)
  const options = Object.fromEntries(
    entries
      .filter(([, { type }]) => type !== 'positional')
      .map(([name, { type }]) => [
        name,
        type === 'boolean' ? { type: 'boolean' as const } : { type: 'string' as const, multiple: true },
      ]),
  )
  let values: { readonly [name: string]: Value }
  let positionals: readonly string[]
  try {
    ;({ values, positionals } = parseArgs({ args: [...raw], options, allowPositionals: true, strict: true }))
  } catch (error) {
    return new Refusal('malformed', plainly(error instanceof Error ? error.message : String(error)))
  }
  const wanted = entries.filter(([, { type }]) => type === 'positional')
  const missing = wanted.slice(positionals.length).find(([, { required }]) => required !== false)
  if (missing !== undefined) return new Refusal('malformed', `<${missing[0]}> is missing`)
  const extra = positionals[wanted.length]
  if (extra !== undefined && takes.many !== true) return new Refusal('malformed', `"${extra}" is one argument too many`)
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value) && value.length > 1 && takes.repeated?.includes(name) !== true) {
      return new Refusal('malformed', `--${name} is given twice`)
    }
  }
  return new Given(values, positionals)
}

/** Node's message without its advice on positional arguments, in the form of the others. */
function plainly(message: string): string {
  const [first = message] = message.split('. ')
  return first.charAt(0).toLowerCase() + first.slice(1).replace(/\.$/, '')
}
