// Reads options of questions, of which measures know nothing but the question's name.

import { isObject } from '@umpire/engine'

const fieldOf = (value: unknown, field: string): unknown => (isObject(value) ? value[field] : undefined)

/** The option itself, if it is a word. */
export const wordOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A word in a field of the option: `{ do: 'buy', type: 'laser' }`. */
export const wordIn = (value: unknown, field: string): string | undefined => wordOf(fieldOf(value, field))

export const numberIn = (value: unknown, field: string): number | undefined => {
  const found = fieldOf(value, field)
  return typeof found === 'number' ? found : undefined
}

/** An option inside the option: `{ do: 'attack', attack: { weapon: 'bow' } }`. */
export const optionIn = (value: unknown, field: string): unknown => fieldOf(value, field)
