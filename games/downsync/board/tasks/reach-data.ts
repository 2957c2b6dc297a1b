// What the reach of an open question says, read from plain data: it came over the wire.

import type { AskJson } from '@umpire/engine'
import type { Disc } from '@umpire/plane'

interface Fields {
  readonly [key: string]: unknown
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The reach of a question of this kind. */
export function reachOf({ reach }: AskJson, kind: string): Fields | undefined {
  const data: unknown = reach
  return isFields(data) && data['kind'] === kind ? data : undefined
}

export const numberIn = (fields: Fields, name: string): number | undefined => {
  const value = fields[name]
  return typeof value === 'number' ? value : undefined
}

export const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}

/** A list of things with fields of their own. */
export const listIn = (fields: Fields, name: string): readonly Fields[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter(isFields) : []
}

export const numbersIn = (fields: Fields, name: string): readonly number[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}

export const discIn = (fields: Fields): Disc => ({
  x: numberIn(fields, 'x') ?? 0,
  y: numberIn(fields, 'y') ?? 0,
  r: numberIn(fields, 'r') ?? 0,
})
