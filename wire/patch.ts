// Patches: what has changed between two plain values, small enough to be sent after every move.

import { copyPlain, type Plain, samePlain } from '@umpire/engine'

/**
 * `[value]` puts something else in place. An object changes the parts it names, `0` takes one away. A list is changed
 * the same way by its indices, or has a part of it exchanged: `{ '@': [from, howMany, ...instead] }`.
 */
export type Patch = readonly [Plain] | Changes
interface Changes {
  readonly [part: string]: Patch | Splice | 0
}
type Splice = readonly [from: number, howMany: number, ...instead: Plain[]]

interface Parts {
  [part: string]: Plain
}

const isObject = (value: Plain | undefined): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: Plain | undefined): value is Plain[] => Array.isArray(value)

// Patches are made as text, and read as data: after every move all is compared and next to nothing has changed, so what
// is the same costs no memory, and what is not is written down at once.

/** The JSON of the patch that makes `before` into `after`; empty where they are the same. Both must be plain data. */
export const diff = <T>(before: T, after: T): string => diffPlain(before as Plain, after as Plain, false)

/**
 * Brings a copy of a list or an object up to date with what it was copied from, and gives the JSON of the patch; empty
 * where nothing has changed. The two share nothing, before and after.
 */
export const follow = (copy: unknown, now: unknown): string => diffPlain(copy as Plain, now as Plain, true)

// `isCopy`: what was before is such a copy, and is changed on the spot, so that a move costs no new one.

function diffPlain(before: Plain | undefined, after: Plain, isCopy: boolean): string {
  if (before === after) return ''
  if (isList(before) && isList(after)) return diffLists(before, after, isCopy)
  if (isObject(before) && isObject(after)) return diffObjects(before, after, isCopy)
  return replaced(after)
}

const replaced = (value: Plain): string => `[${typeof value === 'number' ? value : JSON.stringify(value)}]`

/** Changes of parts begin with a brace. */
const isReplaced = (change: string): boolean => change.startsWith('[')

/** Names that stand in JSON as they are. */
const isSimple = /^[\w -]*$/

/** One more change of a part, behind those before. */
const added = (changes: string, part: string, change: string): string =>
  behind(changes, isSimple.test(part) ? `"${part}":${change}` : `${JSON.stringify(part)}:${change}`)

const behind = (changes: string, change: string): string => (changes === '' ? change : `${changes},${change}`)

const inBraces = (changes: string): string => (changes === '' ? '' : `{${changes}}`)

function diffObjects(before: Parts, after: Parts, isCopy: boolean): string {
  let changes = ''
  /** How many parts there are on both sides. */
  let both = 0
  for (const part in after) {
    const now = after[part]
    if (now === undefined) continue
    both++
    const old = before[part]
    if (now === old) continue
    const change = diffPlain(old, now, isCopy)
    if (change === '') continue
    if (isReplaced(change)) {
      if (!Object.hasOwn(before, part)) both--
      if (isCopy) before[part] = copyPlain(now)
    }
    changes = added(changes, part, change)
  }
  // Nearly always nothing is gone, and counting is quicker than looking for it.
  for (const _ in before) both--
  return inBraces(both === 0 ? changes : withoutGone(changes, before, after, isCopy))
}

/** The changes, with those parts taken away that are there no more. */
function withoutGone(changes: string, before: Parts, after: Parts, isCopy: boolean): string {
  let all = changes
  for (const part in before) {
    if (after[part] !== undefined || before[part] === undefined) continue
    if (isCopy) delete before[part]
    all = added(all, part, '0')
  }
  return all
}

/** Lists that are as long as before change in place; else what differs between their ends is exchanged. */
function diffLists(before: Plain[], after: readonly Plain[], isCopy: boolean): string {
  if (before.length !== after.length) {
    const exchange = exchanged(before, after)
    if (isCopy) before.splice(...copyPlain(exchange))
    return JSON.stringify({ '@': exchange })
  }
  let changes = ''
  for (let index = 0; index < after.length; index++) {
    const now = after[index] as Plain
    const old = before[index]
    if (now === old) continue
    const change = diffPlain(old, now, isCopy)
    if (change === '') continue
    if (isCopy && isReplaced(change)) before[index] = copyPlain(now)
    changes = behind(changes, `"${index}":${change}`)
  }
  return inBraces(changes)
}

/** What differs between the parts that are the same at both ends of two lists. */
function exchanged(before: readonly Plain[], after: readonly Plain[]): Splice {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && samePlain(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && samePlain(before.at(-1 - end), after.at(-1 - end))) end++
  return [start, before.length - start - end, ...after.slice(start, after.length - end)]
}

/** What a value becomes by a patch. The value itself stays as it is; parts that do not change are shared. */
export const patched = <T>(value: T, patch: Patch): T => patchedPlain(value as Plain, patch) as T

function patchedPlain(value: Plain, patch: Patch): Plain {
  if (isReplacement(patch)) return patch[0]
  if (isList(value)) return patchedList(value, patch)
  if (!isObject(value)) throw new Error('a patch of parts for something that has none')
  const copy: Parts = { ...value }
  for (const [part, change] of Object.entries(patch)) {
    if (change === 0) delete copy[part]
    else copy[part] = patchedPart(value[part], change)
  }
  return copy
}

function patchedList(value: readonly Plain[], patch: Changes): readonly Plain[] {
  const splice = patch['@']
  if (Array.isArray(splice)) {
    const [from, howMany, ...instead] = splice as Splice
    return value.toSpliced(from, howMany, ...instead)
  }
  const copy = value.slice()
  for (const [index, change] of Object.entries(patch)) {
    if (change !== 0) copy[Number(index)] = patchedPart(value[Number(index)], change)
  }
  return copy
}

const patchedPart = (value: Plain | undefined, change: Patch | Splice): Plain =>
  patchedPlain(value ?? null, change as Patch)

const isReplacement = (patch: Patch): patch is readonly [Plain] => Array.isArray(patch)
