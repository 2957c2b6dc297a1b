// A patch: fields of a game's content, and options, that a study changes, checked against what stands there. "What if it cost 3?"

import { type AnyGame, Refusal } from '@umpire/engine'

/** From the path of a field (`units/crusader/speed`) or an option (`options/crewLimit`) to its new value. */
export type Patch = { readonly [path: string]: number | string | boolean }

type Value = Patch[string]

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))

/** An object, or a list, whose fields are its places: `abilities/0/cost`. */
const isNode = (value: unknown): value is { [name: string]: unknown } => typeof value === 'object' && value !== null

/** A patch from JSON: paths as keys, or content nested as it is in the game. */
export function readPatch(text: string): Patch | Refusal {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    return new Refusal('malformed', `the patch is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isNode(given) || Array.isArray(given))
    return new Refusal('malformed', 'a patch is an object: { "units/crusader/speed": 600 }')
  const patch: { [path: string]: Value } = {}
  const flatten = (record: { readonly [name: string]: unknown }, before: string): Refusal | undefined => {
    for (const [name, value] of Object.entries(record)) {
      const path = before === '' ? name : `${before}/${name}`
      if (isValue(value)) patch[path] = value
      else if (isNode(value)) {
        const wrong = flatten(value, path)
        if (wrong !== undefined) return wrong
      } else return new Refusal('malformed', `${path}: a number, a word, true or false can stand there`)
    }
    return undefined
  }
  return flatten(given, '') ?? patch
}

const ofOption = /^options\/([^/]+)$/

/** The options that a patch sets, by their names. They are part of how the arms of a study are set up. */
export function optionsIn(patch: Patch | null): { readonly [name: string]: Value } {
  return Object.fromEntries(
    Object.entries(patch ?? {}).flatMap(([path, value]) => {
      const name = ofOption.exec(path)?.[1]
      return name === undefined ? [] : [[name, value]]
    }),
  )
}

/** A value that is there, and what is to stand there instead. */
interface Change {
  readonly node: { [name: string]: unknown }
  readonly field: string
  readonly value: Value
}

/**
 * Changes the game's content, for all games that this program plays from now on. Nothing is changed if one path does
 * not lead to a field, or the new value is none that could stand there.
 */
export function applyPatch(game: AnyGame, patch: Patch): Refusal | undefined {
  const { tables, ranges = {} } = game.measures ?? {}
  const changes: Change[] = []
  for (const [path, value] of Object.entries(patch)) {
    if (ofOption.test(path)) continue
    if (tables === undefined) return new Refusal('unusable', `${game.name} has no content that can be patched`)
    const found = changeAt(tables, path, value)
    const wrong = typeof found === 'string' ? found : whyNotValue(found, path, tables, ranges)
    if (wrong !== undefined) return new Refusal('unusable', `${path}: ${wrong}`)
    if (typeof found !== 'string') changes.push(found)
  }
  for (const { node, field, value } of changes) node[field] = value
  return undefined
}

type Tables = NonNullable<NonNullable<AnyGame['measures']>['tables']>

/** The place that a path leads to, or why it leads to none. */
function changeAt(tables: Tables, path: string, value: Value): Change | string {
  const [table = '', id = '', ...fields] = path.split('/')
  const rows = Object.hasOwn(tables, table) ? tables[table] : undefined
  if (rows === undefined) return `there is no table "${table}"; there is: ${Object.keys(tables).join(', ')}`
  let node: unknown = rows.find((one) => one.id === id)
  if (node === undefined) return `there is no "${id}" in ${table}`
  const field = fields.pop()
  for (const name of fields) node = isNode(node) && Object.keys(node).includes(name) ? node[name] : undefined
  if (isNode(node) && field !== undefined && Object.keys(node).includes(field)) return { node, field, value }
  const known = isNode(node) ? Object.keys(node).filter((name) => name !== 'id') : []
  return `there is no such field${known.length === 0 ? '' : `; there is: ${known.join(', ')}`}`
}

/**
 * A field keeps its kind; whole numbers stay whole, what is not negative stays so, and numbers stay within what the game
 * says of the field. A word must be one that the same field has somewhere in the table: only then do the rules know it.
 */
function whyNotValue({ node, field, value }: Change, path: string, tables: Tables, ranges: Ranges): string | undefined {
  const before = node[field]
  if (field === 'id') return 'an id cannot be changed'
  if (typeof before !== typeof value) return `${JSON.stringify(before)} cannot become ${JSON.stringify(value)}`
  if (typeof value === 'string') return whyNotWord(value, path, tables)
  if (typeof before !== 'number' || typeof value !== 'number') return undefined
  if (Number.isInteger(before) && !Number.isInteger(value)) return `${before} is a whole number, ${value} is none`
  if (before >= 0 && value < 0) return `${before} cannot become negative`
  const [least, most] = ranges[nameOf(path)] ?? []
  return least !== undefined && most !== undefined && (value < least || value > most)
    ? `${value} is not between ${least} and ${most}`
    : undefined
}

type Ranges = NonNullable<NonNullable<AnyGame['measures']>['ranges']>

/** The field of a path, by its name: places in a list have none of their own. */
const nameOf = (path: string): string => path.split('/').findLast((part) => !/^\d+$/.test(part)) ?? ''

/** Texts for people may say anything. */
const freeTexts: ReadonlySet<string> = new Set(['name', 'text', 'brief', 'role'])

function whyNotWord(value: string, path: string, tables: Tables): string | undefined {
  const name = nameOf(path)
  if (freeTexts.has(name)) return undefined
  const words = new Set<string>()
  for (const row of tables[path.split('/')[0] ?? ''] ?? []) collectWords(row, name, '', words)
  return words.has(value) ? undefined : `"${value}" is none of ${[...words].sort().join(', ')}`
}

/** All words in fields of a name, however deep. */
function collectWords(node: unknown, name: string, field: string, words: Set<string>): void {
  if (typeof node === 'string' && field === name) words.add(node)
  if (!isNode(node)) return
  for (const [inner, value] of Object.entries(node))
    collectWords(value, name, Array.isArray(node) ? field : inner, words)
}
