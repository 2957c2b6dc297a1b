// Patches: what has changed between two plain values, small enough to be sent after every move.

import { type Plain, samePlain } from '@umpire/engine'

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
  readonly [part: string]: Plain
}

const isObject = (value: Plain | undefined): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: Plain | undefined): value is readonly Plain[] => Array.isArray(value)

/** What makes `before` into `after`; undefined where they are the same. Both must be plain data. */
export const diff = <T>(before: T, after: T): Patch | undefined => diffPlain(before as Plain, after as Plain)

function diffPlain(before: Plain, after: Plain): Patch | undefined {
  if (before === after) return undefined
  if (isList(before) && isList(after)) return diffLists(before, after)
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return [after]
}

function diffObjects(before: Parts, after: Parts): Patch | undefined {
  const changes: { [part: string]: Patch | 0 } = {}
  let isChanged = false
  for (const part in after) {
    const now = after[part]
    if (now === undefined) continue
    const old = before[part]
    const change = old === undefined ? ([now] as const) : diffPlain(old, now)
    if (change === undefined) continue
    changes[part] = change
    isChanged = true
  }
  for (const part in before) {
    if (before[part] === undefined || after[part] !== undefined) continue
    changes[part] = 0
    isChanged = true
  }
  return isChanged ? changes : undefined
}

/** Lists that are as long as before change in place; else what differs between their ends is exchanged. */
function diffLists(before: readonly Plain[], after: readonly Plain[]): Patch | undefined {
  if (before.length === after.length) {
    const changes: { [index: string]: Patch } = {}
    let isChanged = false
    for (const [index, now] of after.entries()) {
      const change = diffPlain(before[index] as Plain, now)
      if (change === undefined) continue
      changes[index] = change
      isChanged = true
    }
    return isChanged ? changes : undefined
  }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && samePlain(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && samePlain(before.at(-1 - end), after.at(-1 - end))) end++
  return { '@': [start, before.length - start - end, ...after.slice(start, after.length - end)] }
}

/** What a value becomes by a patch. The value itself stays as it is; parts that do not change are shared. */
export const patched = <T>(value: T, patch: Patch): T => patchedPlain(value as Plain, patch) as T

function patchedPlain(value: Plain, patch: Patch): Plain {
  if (isReplacement(patch)) return patch[0]
  if (isList(value)) return patchedList(value, patch)
  if (!isObject(value)) throw new Error('a patch of parts for something that has none')
  const copy: { [part: string]: Plain } = { ...value }
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
