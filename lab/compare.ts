// Two studies side by side: what changed, by how much, and what difference this many games could have shown.

import type { AnyGame } from '@umpire/engine'
import type { ItemFigures } from './content-figures.ts'
import { type Figures, figuresOf, nameOfArm } from './figures.ts'
import { optionsIn } from './patch.ts'
import type { Sheet } from './sheet.ts'
import { sidesOf, worthOf } from './sides.ts'
import { type Estimate, noticeable, pairedDifference, shareDifference, z95 } from './statistics/interval.ts'
import { chanceOff, standing } from './statistics/many.ts'
import type { Arm, Study } from './study.ts'

export interface Studied {
  readonly study: Study
  readonly sheets: readonly Sheet[]
}

export interface Change {
  readonly what: string
  readonly before: number
  readonly after: number
  readonly difference: Estimate
  /** The difference is more than chance explains; of content, even of a list as long as this. */
  readonly isChanged: boolean
  /** A difference of so much would have been noticed in 80 of 100 such comparisons. */
  readonly noticeable: number
}

/** Where both have an arm of the same set-up but for what a patch sets, and the same seed, games are compared one with one. */
export function compareStudies(game: AnyGame, before: Studied, after: Studied): Change[] {
  const main: Change[] = []
  const patched = { ...optionsIn(before.study.patch), ...optionsIn(after.study.patch) }
  const setUp = ({ seats, options }: Arm): string =>
    JSON.stringify([seats, Object.entries(options).filter(([name]) => !Object.hasOwn(patched, name))])
  const setUps = after.study.arms.map(setUp)
  for (const [arm, first] of before.study.arms.entries()) {
    const same = setUps.indexOf(setUp(first))
    if (same < 0) continue
    const [one, other] = inPairs(before, arm, after, same)
    const name = nameOfArm(before.study, arm)
    for (const side of sidesOf(game, first)) {
      main.push(paired(`${side.name} win, ${name}`, one, other, (sheet) => worthOf(side, sheet.payoffs)))
    }
    main.push(paired(`rounds, ${name}`, one, other, ({ rounds }) => rounds))
    main.push(paired(`decisions, ${name}`, one, other, ({ decisions }) => decisions))
  }
  const content = itemsOfBoth(
    figuresOf(game, before.study, before.sheets),
    figuresOf(game, after.study, after.sheets),
  ).flatMap(([one, other]) => [
    ...(one.offered + other.offered === 0 ? [] : [apart(`${one.name} chosen`, one.chosen, other.chosen)]),
    ...(one.wonWith.games * other.wonWith.games === 0
      ? []
      : [apart(`${one.name} won with`, one.wonWith, other.wonWith)]),
  ])
  return [...main, ...corrected(content)]
}

/** With two figures for each of a hundred cards a few look changed by chance alone. */
function corrected(changes: readonly Change[]): Change[] {
  const stands = standing(changes.map(({ difference }) => chanceOfNone(difference)))
  return changes.map((change, n) => ({ ...change, isChanged: stands[n] === true }))
}

/** How likely so large a difference is where there is none. */
function chanceOfNone({ value, low, high }: Estimate): number {
  if (value === 0) return 1
  // The half of the interval that points towards no difference.
  const half = value > 0 ? value - low : high - value
  return half === 0 ? 0 : chanceOff((value / half) * z95)
}

const changeOf = (what: string, before: number, after: number, difference: Estimate): Change => ({
  what,
  before,
  after,
  difference,
  isChanged: difference.low > 0 || difference.high < 0,
  noticeable: noticeable(difference),
})

const apart = (what: string, before: Estimate, after: Estimate): Change =>
  changeOf(what, before.value, after.value, shareDifference(before, after))

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function paired(what: string, before: readonly Sheet[], after: readonly Sheet[], of: (sheet: Sheet) => number): Change {
  const [one, other] = [before.map(of), after.map(of)]
  return changeOf(what, mean(one), mean(other), pairedDifference(one, other))
}

/** The games that both have, in the same order. */
function inPairs(before: Studied, arm: number, after: Studied, same: number): [readonly Sheet[], readonly Sheet[]] {
  const whole = ({ sheets }: Studied, of: number): Map<number, Sheet> =>
    new Map(sheets.filter((sheet) => sheet.arm === of && sheet.error === null).map((sheet) => [sheet.number, sheet]))
  const [one, other] = [whole(before, arm), whole(after, same)]
  const both = [...one.keys()].filter((number) => other.has(number))
  const of = (sheets: ReadonlyMap<number, Sheet>): Sheet[] =>
    both.flatMap((number) => {
      const sheet = sheets.get(number)
      return sheet === undefined ? [] : [sheet]
    })
  return [of(one), of(other)]
}

function itemsOfBoth(before: Figures, after: Figures): [ItemFigures, ItemFigures][] {
  const others = new Map(after.content.flatMap(({ items }) => items).map((item) => [item.id, item]))
  return before.content
    .flatMap(({ items }) => items)
    .flatMap((item): [ItemFigures, ItemFigures][] => {
      const other = others.get(item.id)
      return other === undefined ? [] : [[item, other]]
    })
}
