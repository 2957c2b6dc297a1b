// The options of a game, as data: a form, a command line and a record all read them from here.

import { Refusal } from './refusal.ts'

export type OptionValue = string | number | boolean

export interface Option<T extends OptionValue = OptionValue> {
  /** What it decides, for the person who sets it. */
  readonly says: string
  readonly values: readonly T[]
  readonly default: T
}

export type OptionSchema = { readonly [name: string]: Option }

/** The values a schema allows, by name. */
export type OptionsOf<Schema extends OptionSchema> = { readonly [Name in keyof Schema]: Schema[Name]['default'] }

/** One of these values; the first is the default. */
export const oneOf = <const T extends string>(says: string, values: readonly [T, ...T[]]): Option<T> => ({
  says,
  values,
  default: values[0],
})

/** A whole number from `least` to `most`. */
export const wholeNumber = (says: string, least: number, most: number, byDefault: number): Option<number> => ({
  says,
  values: Array.from({ length: most - least + 1 }, (_, n) => least + n),
  default: byDefault,
})

export const onOff = (says: string, byDefault: boolean): Option<boolean> => ({
  says,
  values: [byDefault, !byDefault],
  default: byDefault,
})

/** Reads options from text or JSON; what is not given takes its default. */
export function readOptions<Schema extends OptionSchema>(
  schema: Schema,
  given: { readonly [name: string]: unknown },
): OptionsOf<Schema> | Refusal {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema, name)) {
      const known = Object.keys(schema).join(', ')
      return new Refusal('unusable', `no option "${name}"; ${known ? `there is: ${known}` : 'the game has none'}`)
    }
  }
  const values: { [name: string]: OptionValue } = {}
  for (const [name, option] of Object.entries(schema)) {
    const wanted = Object.hasOwn(given, name) ? given[name] : option.default
    const value = option.values.find((allowed) => String(allowed) === String(wanted))
    if (value === undefined) {
      return new Refusal(
        'unusable',
        `option ${name} cannot be ${String(wanted)}; it is one of ${option.values.join(', ')}`,
      )
    }
    values[name] = value
  }
  return values as OptionsOf<Schema>
}
