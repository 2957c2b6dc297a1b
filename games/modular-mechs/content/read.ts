// Reads module types from data, and refuses a table with a mistake: file, place and reason.

import { id } from '@umpire/engine'
import { deckNames, type Deck, type ModuleType, type Traits, type TypeId } from './module-type.ts'

/** A mistake in a content file. */
export class ContentError extends Error {
  constructor(file: string, place: string, reason: string) {
    super(`${file}, ${place}: ${reason}`)
    this.name = 'ContentError'
  }
}

type Row = { readonly [field: string]: unknown }
type Check = (value: unknown) => string | undefined

const whole =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? undefined
      : `is ${JSON.stringify(value)}, not a whole number from ${least} to ${most}`

const yes: Check = (value) => (value === true ? undefined : `is ${JSON.stringify(value)}; a trait is true or left out`)

const some = whole(1, 99)

const record =
  (fields: { readonly [name: string]: Check }): Check =>
  (value) => {
    if (!isRow(value)) return 'is not a record'
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name))
    if (unknown !== undefined) return `has an unknown field ${unknown}`
    for (const [name, check] of Object.entries(fields)) {
      const problem = check(value[name])
      if (problem !== undefined) return `${name} ${problem}`
    }
    return undefined
  }

/** What each trait's value may be. A trait that is not here is none. */
const traitChecks: { readonly [Name in keyof Required<Traits>]: Check } = {
  armor: some,
  aim: some,
  screen: some,
  sensor: some,
  salvage: some,
  discount: some,
  hub: yes,
  anchored: yes,
  gyro: some,
  redirect: yes,
  foam: some,
  gantry: yes,
  finisher: some,
  gunner: some,
  pointBlank: whole(0, 99),
  piercing: yes,
  shots: whole(2, 9),
  reload: yes,
  splash: some,
  scatter: some,
  push: some,
  pull: some,
  jam: yes,
  siphon: some,
  overheat: some,
  hover: yes,
  spider: yes,
  jump: some,
  skate: yes,
  ram: some,
  brace: some,
  evade: record({ least: some, shield: some, modules: some }),
  prospect: record({ least: some, gain: some }),
  gain: some,
  shield: some,
  shieldAll: some,
  surge: some,
  boost: some,
  fieldRepair: some,
  overclock: some,
  tractor: some,
  teleport: yes,
}

const fieldNames = new Set([
  'id',
  'name',
  'kind',
  'copies',
  'basic',
  'cost',
  'health',
  'sides',
  'damage',
  'range',
  'mobility',
  'traits',
])

const kindByLetter: { readonly [letter: string]: 'core' | Deck } = {
  C: 'core',
  W: 'weapon',
  U: 'utility',
  M: 'movement',
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All module types of a table, by id. Throws a ContentError for the first mistake. */
export function readModules(rows: readonly unknown[], file: string): ReadonlyMap<TypeId, ModuleType> {
  const types = new Map<TypeId, ModuleType>()
  for (const [index, row] of rows.entries()) {
    const type = readRow(row, file, `row ${index + 1}`)
    if (types.has(type.id)) throw new ContentError(file, `row ${index + 1} (${type.id})`, 'the id is there twice')
    types.set(type.id, type)
  }
  for (const deck of deckNames) {
    if (![...types.values()].some(({ kind }) => kind === deck))
      throw new ContentError(file, 'all rows', `no ${deck} module`)
  }
  return types
}

function readRow(row: unknown, file: string, at: string): ModuleType {
  if (!isRow(row)) throw new ContentError(file, at, 'is not a record')
  const name = typeof row['id'] === 'string' ? row['id'] : '?'
  const place = `${at} (${name})`
  const fail = (reason: string): never => {
    throw new ContentError(file, place, reason)
  }
  const unknown = Object.keys(row).find((field) => !fieldNames.has(field))
  if (unknown !== undefined) fail(`unknown field ${unknown}`)
  if (!/^[CWUM]\d\d$/.test(name)) fail(`id ${JSON.stringify(row['id'])} is not a letter of C, W, U, M and two digits`)
  const number = (field: string, least: number, most: number, otherwise?: number): number => {
    const value = row[field] ?? otherwise
    const problem = whole(least, most)(value)
    return problem === undefined && typeof value === 'number' ? value : fail(`${field} ${problem}`)
  }
  const text = (field: string, pattern: RegExp, meant: string, otherwise?: string): string => {
    const value = row[field] ?? otherwise
    return typeof value === 'string' && pattern.test(value)
      ? value
      : fail(`${field} is ${JSON.stringify(value)}, not ${meant}`)
  }
  const damage = number('damage', 0, 99, 0)
  const range = text('range', /^[C-][M-][L-]$/, 'chevrons like CM-', '---')
  if (damage > 0 !== (range !== '---'))
    fail(damage > 0 ? 'a damage icon without a range' : 'a range without a damage icon')
  const kind = kindByLetter[name.charAt(0)] ?? fail('no kind')
  return {
    id: id<TypeId>(name),
    name: text('name', /^[A-Z][\w -]{1,30}$/, 'a name'),
    kind,
    copies: number('copies', 0, 20),
    basic: row['basic'] === true,
    cost: number('cost', 1, 99),
    health: number('health', 1, 99),
    sides: text('sides', /^(?=[NESW])N?E?S?W?$/, 'at least one connection, in the order N, E, S, W'),
    damage,
    range,
    mobility: number('mobility', 0, 20, 0),
    traits: readTraits(row['traits'] ?? {}, fail),
  }
}

function readTraits(given: unknown, fail: (reason: string) => never): Traits {
  if (!isTraits(given, fail)) return fail('traits is not a record')
  return given
}

function isTraits(given: unknown, fail: (reason: string) => never): given is Traits {
  if (!isRow(given)) return false
  const checks: { readonly [name: string]: Check } = traitChecks
  for (const [name, value] of Object.entries(given)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (check === undefined) return fail(`unknown trait ${name}`)
    const problem = check(value)
    if (problem !== undefined) return fail(`trait ${name} ${problem}`)
  }
  return true
}
