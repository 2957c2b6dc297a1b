// Figures of content: how often each piece is chosen, won with and used, and a verdict in words that holds for the whole list.

import { type AnyGame, at, type Side } from '@umpire/engine'
import { contentOf, type ListedItem } from './content.ts'
import type { ContentCount, Sheet } from './sheet.ts'
import { sidesOf, worthOf } from './sides.ts'
import { type Cluster, type ClusteredShare, clusteredShare } from './statistics/clustered.ts'
import { type Estimate, shareOf } from './statistics/interval.ts'
import { chanceOfAtLeast, standing } from './statistics/many.ts'
import type { Study } from './study.ts'

export type ContentVerdict =
  | 'fine'
  | 'won with too often'
  | 'won with too seldom'
  | 'nearly always chosen'
  | 'hardly chosen'
  | 'never chosen'
  | 'never came up'
  | 'never used'
  | 'too few games to say'

export interface ItemFigures extends ListedItem {
  /** Questions in which it could be chosen. */
  readonly offered: number
  /** Of these, those in which it was. */
  readonly chosen: Estimate
  /** Of the games in which a side had it and another had not, those that it won. */
  readonly wonWith: Estimate
  /** How often the sides that had it win anyway. */
  readonly usual: number
  readonly used: number
  /** For each use. */
  readonly effect: number
  readonly verdict: ContentVerdict
}

export interface KindFigures {
  readonly kind: string
  readonly items: readonly ItemFigures[]
}

/** What is in order: chosen in 2 to 80 of 100 chances, won with within ten points of what its games are won with anyway. */
export const bounds = { chosenLow: 0.02, chosenHigh: 0.8, wonMargin: 0.1 }

interface Sum {
  /** Chances and choices, game by game. */
  readonly choices: Cluster[]
  used: number
  effect: number
  /** Games in which somebody had or used it. */
  seen: number
  /** Of these, those in which another side had not; all of them where there is but one side. */
  games: number
  won: number
  /** What was to be expected of the sides that had it: how often they win anyway. */
  expected: number
}

export function contentFigures(game: AnyGame, study: Study, sheets: readonly Sheet[]): KindFigures[] {
  const { items } = contentOf(game)
  const sides = study.arms.map((arm) => sidesOf(game, arm))
  const usual = usualShares(sides, sheets)
  const sums = items.map((): Sum => ({ choices: [], used: 0, effect: 0, seen: 0, games: 0, won: 0, expected: 0 }))
  for (const sheet of sheets) addSheet(sums, sheet, at(sides, sheet.arm), at(usual, sheet.arm))
  const shares = sums.map(({ choices }) => clusteredShare(choices))
  const verdicts = verdictsOf(items, sums, shares, sheets.length)
  const kinds = new Map<string, ItemFigures[]>()
  for (const [number, item] of items.entries()) {
    const sum = at(sums, number)
    const figures: ItemFigures = {
      ...item,
      offered: chancesOf(sum),
      chosen: at(shares, number).estimate,
      wonWith: shareOf(sum.won, sum.games),
      usual: sum.games === 0 ? 0 : sum.expected / sum.games,
      used: sum.used,
      effect: sum.used === 0 ? 0 : sum.effect / sum.used,
      verdict: at(verdicts, number),
    }
    const listed = kinds.get(item.kind)
    if (listed === undefined) kinds.set(item.kind, [figures])
    else listed.push(figures)
  }
  return [...kinds].map(([kind, listed]) => ({ kind, items: listed }))
}

const chancesOf = ({ choices }: Sum): number => choices.reduce((sum, { tries }) => sum + tries, 0)

/** All seats of a side win together: whoever of them has a piece, it is one game with it. */
function addSheet(sums: readonly Sum[], sheet: Sheet, sides: readonly Side[], usual: readonly number[]): void {
  for (const [item, ofItem] of byItem(sheet.content)) {
    const sum = at(sums, item)
    const total = (of: (count: ContentCount) => number): number => ofItem.reduce((all, count) => all + of(count), 0)
    const tries = total(({ offered }) => offered)
    if (tries > 0) sum.choices.push({ tries, successes: total(({ chosen }) => chosen) })
    sum.used += total(({ used }) => used)
    sum.effect += total(({ effect }) => effect)
    const having = sides.flatMap(({ seats }, side) =>
      ofItem.some((count) => isHad(count) && seats.some((seat) => seat === count.seat)) ? [side] : [],
    )
    if (ofItem.some(isHad)) sum.seen++
    // Where all have it, nobody has won by it.
    if (having.length === sides.length && sides.length > 1) continue
    for (const side of having) {
      sum.games++
      sum.won += worthOf(at(sides, side), sheet.payoffs)
      sum.expected += at(usual, side)
    }
  }
}

function byItem(counts: readonly ContentCount[]): Map<number, ContentCount[]> {
  const groups = new Map<number, ContentCount[]>()
  for (const count of counts) {
    const group = groups.get(count.item)
    if (group === undefined) groups.set(count.item, [count])
    else group.push(count)
  }
  return groups
}

const isHad = ({ chosen, dealt, used }: ContentCount): boolean => chosen + dealt + used > 0

/** How often each side of each arm wins. */
function usualShares(sides: readonly (readonly Side[])[], sheets: readonly Sheet[]): number[][] {
  return sides.map((ofArm, arm) => {
    const played = sheets.filter((sheet) => sheet.arm === arm)
    return ofArm.map(
      (side) => played.reduce((sum, { payoffs }) => sum + worthOf(side, payoffs), 0) / Math.max(1, played.length),
    )
  })
}

/** A finding, and how likely it would be if the piece were just at the bound. */
interface Finding {
  readonly item: number
  readonly verdict: ContentVerdict
  readonly chance: number
}

/** All findings about all pieces are held against each other (Holm), so that a long list names none by chance. */
function verdictsOf(
  items: readonly ListedItem[],
  sums: readonly Sum[],
  shares: readonly ClusteredShare[],
  games: number,
): ContentVerdict[] {
  const findings = items.flatMap((item, n) => [
    ...choiceFindings(at(shares, n), n),
    ...(item.comesByPlay === true ? [] : winFindings(at(sums, n), n)),
  ])
  const stands = standing(findings.map(({ chance }) => chance))
  const verdicts = items.map((item, n) => plainVerdict(item, at(sums, n), games))
  for (const [n, { item, verdict }] of findings.entries()) {
    if (stands[n] === true && verdicts[item] !== 'never chosen') verdicts[item] = verdict
  }
  return verdicts
}

function choiceFindings({ estimate: { value }, tries }: ClusteredShare, item: number): Finding[] {
  const chances = Math.round(tries)
  if (chances === 0) return []
  const [taken, left] = [Math.floor(value * chances), Math.floor((1 - value) * chances)]
  return [
    { item, verdict: 'nearly always chosen', chance: chanceOfAtLeast(taken, chances, bounds.chosenHigh) },
    { item, verdict: 'hardly chosen', chance: chanceOfAtLeast(left, chances, 1 - bounds.chosenLow) },
  ]
}

function winFindings({ games, won, expected }: Sum, item: number): Finding[] {
  if (games === 0) return []
  const usual = expected / games
  const high = Math.min(1, usual + bounds.wonMargin)
  const low = Math.max(0, usual - bounds.wonMargin)
  return [
    {
      item,
      verdict: 'won with too seldom',
      chance: chanceOfAtLeast(Math.floor(games - won), games, 1 - low),
    },
    { item, verdict: 'won with too often', chance: chanceOfAtLeast(Math.floor(won), games, high) },
  ]
}

/** So many games, and games with a piece or with a chance to choose it, are the least of which anything is said. */
const enough = 30

function plainVerdict({ isPassive }: ListedItem, sum: Sum, all: number): ContentVerdict {
  const { choices, used, seen } = sum
  if (all < enough) return 'too few games to say'
  if (choices.length === 0 && seen === 0) return 'never came up'
  if (seen === 0) return choices.length >= enough ? 'never chosen' : 'too few games to say'
  if (seen < enough) return 'too few games to say'
  return used === 0 && isPassive !== true ? 'never used' : 'fine'
}
