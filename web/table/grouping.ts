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
  /** True where all are places on the board, so many that a list of them would hide the rest. */
  readonly arePlaces: boolean
  readonly entries: readonly Entry[]
  readonly blocked: readonly BlockedOption[]
}

/** So many places are still a list that one reads. */
const fewPlaces = 6

const isPlace = ({ label }: Shown): boolean => label?.isPlace === true

const groupOf = ({ label, things }: Shown): string =>
  label?.group ?? (things === undefined || things.length === 0 ? 'Answers' : 'Lit on the board')

/** Whether an option is passing: it has a button of its own. */
export const isPass = (ask: AskJson, index: number): boolean => ask.passes === true && index === ask.options.length - 1

/** People look for attacks first; ways to places are seen on the board, and many of them are not even listed. */
function rankOf({ arePlaces, entries, blocked }: Group): number {
  const options = [...entries.map(({ option }) => option), ...blocked]
  if (arePlaces) return 3
  if (options.some(({ label }) => label?.isAttack === true)) return 0
  return options.some(isPlace) ? 2 : 1
}

/**
 * The options that are left, in groups; what is not possible comes last in each, but places that are not stand on the
 * board only. A group in which nothing is possible stands only where all are so: it would hide what is. Groups with
 * attacks come first and those with places last.
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
      if (isPlace(option)) continue
      const group = groupNamed(groupOf(option))
      // The same thing in another rotation, or for the same reason, is said once.
      const isSaid =
        group.entries.some((entry) => nameOf(entry.option) === nameOf(option)) ||
        group.blocked.some((other) => nameOf(other) === nameOf(option) && other.reason === option.reason)
      if (!isSaid) group.blocked.push(option)
    }
  }
  const all = [...groups].map(([name, group]) => ({
    name,
    arePlaces: group.entries.length > fewPlaces && group.entries.every(({ option }) => isPlace(option)),
    ...group,
  }))
  const possible = all.filter(({ entries }) => entries.length > 0)
  const shown = possible.length > 0 ? possible : all
  return shown.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** An entry and the key that chooses it. */
export interface Keyed {
  readonly entry: Entry
  readonly key: string
}

const ending = /^(.*\D)(\d)$/

/** Keys by place; where all are called alike but for a number, by that number: column 5 is 5 even when 4 is full. */
export function keysOf(groups: readonly Group[]): readonly Keyed[] {
  const entries = groups.flatMap(({ arePlaces, entries: all }) => (arePlaces ? [] : all))
  const named = entries.map(({ option }) => ending.exec(nameOf(option)))
  const areAlike = named.every((found) => found !== null && found[1] === named[0]?.[1])
  return entries.map((entry, n) => ({ entry, key: areAlike ? (named[n]?.[2] ?? '') : n < 9 ? `${n + 1}` : '' }))
}

export const nameOf = ({ label, say }: Shown): string => label?.name ?? say.charAt(0).toUpperCase() + say.slice(1)

/** What several options cost together, where all costs are numbers of the same thing: `7 points`. Else nothing. */
export function costOf(options: readonly Shown[]): string {
  const costs = options.map(({ label }) => /^(\d+) ([a-z]+?)s?$/i.exec(label?.cost ?? ''))
  const unit = costs[0]?.[2]
  if (unit === undefined || costs.some((cost) => cost?.[2] !== unit)) return ''
  const sum = costs.reduce((all, cost) => all + Number(cost?.[1]), 0)
  return `${sum} ${unit}${sum === 1 ? '' : 's'}`
}
