// How the options of a question stand in the ask bar: in groups, the same thing done in different ways as one.

import { areVariants, type BlockedOption, candidates, type Choosing, isOneOf } from '@umpire/board'
import { type AskJson, at, type Shown } from '@umpire/engine'

/** One button: an option, or several that differ only in how the same is done. */
export interface Entry {
  readonly indexes: readonly number[]
  readonly option: Shown
}

export interface Group {
  readonly name: string
  readonly entries: readonly Entry[]
  readonly blocked: readonly BlockedOption[]
}

const groupOf = ({ label, things }: Shown): string =>
  label?.group ?? (things === undefined || things.length === 0 ? 'Answers' : 'Lit on the board')

/** Whether an option is passing: it has a button of its own. */
export const isPass = (ask: AskJson, index: number): boolean => ask.passes === true && index === ask.options.length - 1

/**
 * The options that are left, in groups; what is not possible comes last in each. A group in which nothing is possible
 * stands only where all are so: it would hide what is.
 */
export function groupsOf(choosing: Choosing): readonly Group[] {
  const { ask, blocked, picked } = choosing
  if (ask === undefined) return []
  const left = isOneOf(ask) ? candidates(choosing) : [...ask.options.keys()]
  const groups = new Map<string, { entries: Entry[]; blocked: BlockedOption[] }>()
  const groupNamed = (name: string): { entries: Entry[]; blocked: BlockedOption[] } => {
    const group = groups.get(name) ?? { entries: [], blocked: [] }
    groups.set(name, group)
    return group
  }
  for (const index of left) {
    if (isPass(ask, index)) continue
    const option = at(ask.options, index)
    const { entries } = groupNamed(groupOf(option))
    const before = entries.at(-1)
    if (before !== undefined && areVariants(ask, [...before.indexes, index])) {
      const isShown = index === choosing.armed
      entries[entries.length - 1] = { option: isShown ? option : before.option, indexes: [...before.indexes, index] }
    } else entries.push({ option, indexes: [index] })
  }
  if (picked.length === 0) {
    for (const option of blocked) {
      const group = groupNamed(groupOf(option))
      // The same thing in another rotation, or for the same reason, is said once.
      const isSaid =
        group.entries.some((entry) => nameOf(entry.option) === nameOf(option)) ||
        group.blocked.some((other) => nameOf(other) === nameOf(option) && other.reason === option.reason)
      if (!isSaid) group.blocked.push(option)
    }
  }
  const all = [...groups].map(([name, group]) => ({ name, ...group }))
  const possible = all.filter(({ entries }) => entries.length > 0)
  return possible.length > 0 ? possible : all
}

/** An entry and the key that chooses it. */
export interface Keyed {
  readonly entry: Entry
  readonly key: string
}

const ending = /^(.*\D)(\d)$/

/** Keys by place; where all are called alike but for a number, by that number: column 5 is 5 even when 4 is full. */
export function keysOf(groups: readonly Group[]): readonly Keyed[] {
  const entries = groups.flatMap((group) => group.entries)
  const named = entries.map(({ option }) => ending.exec(nameOf(option)))
  const areAlike = named.every((found) => found !== null && found[1] === named[0]?.[1])
  return entries.map((entry, n) => ({ entry, key: areAlike ? (named[n]?.[2] ?? '') : n < 9 ? `${n + 1}` : '' }))
}

export const nameOf = ({ label, say }: Shown): string => label?.name ?? say.charAt(0).toUpperCase() + say.slice(1)
