// Figures of content: how often each piece is chosen, won with and used, and a verdict in words that holds for the whole list.

import { type AnyGame, at } from '@umpire/engine'
import { contentOf, type ListedItem } from './content.ts'
import type { Sheet } from './sheet.ts'
import { type Estimate, shareOf } from './statistics/interval.ts'
import { chanceOfAtLeast, standing } from './statistics/many.ts'

export type ContentVerdict =
  | 'fine'
  | 'won with too often'
  | 'won with too seldom'
  | 'nearly always chosen'
  | 'hardly chosen'
  | 'never chosen'
  | 'never offered'
  | 'chosen and never used'
  | 'too few games to say'

export interface ItemFigures extends ListedItem {
  /** Questions in which it could be chosen. */
  readonly offered: number
  /** Of these, those in which it was. */
  readonly chosen: Estimate
  /** Of the games in which somebody had chosen or used it, those that they won. */
  readonly wonWith: Estimate
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
  offered: number
  chosen: number
  used: number
  effect: number
  games: number
  won: number
  /** What was to be expected of the seats that had it: how often that seat wins. */
  expected: number
}

export function contentFigures(game: AnyGame, sheets: readonly Sheet[]): KindFigures[] {
  const { items } = contentOf(game)
  const usual = usualShares(sheets)
  const sums = items.map((): Sum => ({ offered: 0, chosen: 0, used: 0, effect: 0, games: 0, won: 0, expected: 0 }))
  for (const { content, payoffs, arm } of sheets) {
    for (const { item, seat, offered, chosen, used, effect } of content) {
      const sum = at(sums, item)
      sum.offered += offered
      sum.chosen += chosen
      sum.used += used
      sum.effect += effect
      if (chosen === 0 && used === 0) continue
      sum.games++
      sum.won += payoffs[seat] ?? 0
      sum.expected += usual(arm, seat)
    }
  }
  const verdicts = verdictsOf(sums)
  const kinds = new Map<string, ItemFigures[]>()
  for (const [number, item] of items.entries()) {
    const sum = at(sums, number)
    const figures: ItemFigures = {
      ...item,
      offered: sum.offered,
      chosen: shareOf(sum.chosen, sum.offered),
      wonWith: shareOf(sum.won, sum.games),
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

/** How often each seat of each arm wins. */
function usualShares(sheets: readonly Sheet[]): (arm: number, seat: number) => number {
  const sums = new Map<number, { won: number; games: number }>()
  for (const { arm, payoffs } of sheets) {
    for (const [seat, worth] of payoffs.entries()) {
      const key = arm * 16 + seat
      const sum = sums.get(key) ?? { won: 0, games: 0 }
      sums.set(key, { won: sum.won + worth, games: sum.games + 1 })
    }
  }
  return (arm, seat) => {
    const sum = sums.get(arm * 16 + seat)
    return sum === undefined ? 0 : sum.won / sum.games
  }
}

/** A finding, and how likely it would be if the piece were just at the bound. */
interface Finding {
  readonly item: number
  readonly verdict: ContentVerdict
  readonly chance: number
}

/** All findings about all pieces are held against each other (Holm), so that a long list names none by chance. */
function verdictsOf(sums: readonly Sum[]): ContentVerdict[] {
  const findings = sums.flatMap((sum, item) => findingsOf(sum, item))
  const stands = standing(findings.map(({ chance }) => chance))
  const verdicts = sums.map(plainVerdict)
  for (const [n, { item, verdict }] of findings.entries()) {
    if (stands[n] === true && verdicts[item] !== 'never chosen') verdicts[item] = verdict
  }
  return verdicts
}

function findingsOf({ offered, chosen, games, won, expected }: Sum, item: number): Finding[] {
  const usual = games === 0 ? 0 : expected / games
  const high = Math.min(1, usual + bounds.wonMargin)
  const low = Math.max(0, usual - bounds.wonMargin)
  return [
    ...(offered === 0
      ? []
      : [
          {
            item,
            verdict: 'nearly always chosen' as const,
            chance: chanceOfAtLeast(chosen, offered, bounds.chosenHigh),
          },
          {
            item,
            verdict: 'hardly chosen' as const,
            chance: chanceOfAtLeast(offered - chosen, offered, 1 - bounds.chosenLow),
          },
        ]),
    ...(games === 0
      ? []
      : [
          {
            item,
            verdict: 'won with too seldom' as const,
            chance: chanceOfAtLeast(Math.ceil(games - won), games, 1 - low),
          },
          { item, verdict: 'won with too often' as const, chance: chanceOfAtLeast(Math.floor(won), games, high) },
        ]),
  ]
}

/** So many games with a piece, and chances to choose it, are the least of which anything is said. */
const enough = 30

function plainVerdict({ offered, chosen, used, games }: Sum): ContentVerdict {
  if (offered === 0 && used === 0) return 'never offered'
  if (offered >= enough && chosen === 0 && used === 0) return 'never chosen'
  if (games >= enough && chosen > 0 && used === 0) return 'chosen and never used'
  return games < enough ? 'too few games to say' : 'fine'
}
