// A patch: fields of a game's content that a study changes, checked against what stands there. "What if it cost 3?"

import { type AnyGame, Refusal } from '@umpire/engine'

/** From the path of a field (`units/crusader/speed`) to its new value. */
export type Patch = { readonly [path: string]: number | string | boolean }

type Value = Patch[string]

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))

const isRecord = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A patch from JSON: paths as keys, or content nested as it is in the game. */
export function readPatch(text: string): Patch | Refusal {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    return new Refusal('malformed', `the patch is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isRecord(given)) return new Refusal('malformed', 'a patch is an object: { "units/crusader/speed": 600 }')
  const patch: { [path: string]: Value } = {}
  const flatten = (record: { readonly [name: string]: unknown }, before: string): Refusal | undefined => {
    for (const [name, value] of Object.entries(record)) {
      const path = before === '' ? name : `${before}/${name}`
      if (isValue(value)) patch[path] = value
      else if (isRecord(value)) {
        const wrong = flatten(value, path)
        if (wrong !== undefined) return wrong
      } else return new Refusal('malformed', `${path}: a number, a word, true or false can stand there`)
    }
    return undefined
  }
  return flatten(given, '') ?? patch
}

/**
 * Changes the game's content, for all games that this program plays from now on. Nothing is changed if one path does
 * not lead to a field, or the new value is of another kind than the old one.
 */
export function applyPatch(game: AnyGame, patch: Patch): Refusal | undefined {
  const tables = game.measures?.tables
  if (tables === undefined) return new Refusal('unusable', `${game.name} has no content that can be patched`)
  const changes: { readonly row: { [name: string]: unknown }; readonly field: string; readonly value: Value }[] = []
  for (const [path, value] of Object.entries(patch)) {
    const [table = '', id = '', ...fields] = path.split('/')
    const rows = tables[table]
    if (rows === undefined) {
      return new Refusal(
        'unusable',
        `${path}: there is no table "${table}"; there is: ${Object.keys(tables).join(', ')}`,
      )
    }
    let row: unknown = rows.find((one) => one.id === id)
    if (row === undefined) return new Refusal('unusable', `${path}: there is no "${id}" in ${table}`)
    for (const field of fields.slice(0, -1)) row = isRecord(row) && Object.hasOwn(row, field) ? row[field] : undefined
    const field = fields.at(-1)
    if (!isRecord(row) || field === undefined || !Object.hasOwn(row, field)) {
      const known = isRecord(row) ? Object.keys(row).filter((name) => isRecord(row) && isValue(row[name])) : []
      return new Refusal('unusable', `${path}: there is no such field; there is: ${known.join(', ')}`)
    }
    const wrong = whyNotValue(row[field], value)
    if (wrong !== undefined) return new Refusal('unusable', `${path}: ${wrong}`)
    changes.push({ row, field, value })
  }
  for (const { row, field, value } of changes) row[field] = value
  return undefined
}

/** A field keeps its kind; whole numbers stay whole, and what is not negative stays so. */
function whyNotValue(before: unknown, after: Value): string | undefined {
  if (typeof before !== typeof after) return `${JSON.stringify(before)} cannot become ${JSON.stringify(after)}`
  if (typeof before !== 'number' || typeof after !== 'number') return undefined
  if (Number.isInteger(before) && !Number.isInteger(after)) return `${before} is a whole number, ${after} is none`
  return before >= 0 && after < 0 ? `${before} cannot become negative` : undefined
}
