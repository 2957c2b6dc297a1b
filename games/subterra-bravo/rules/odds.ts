// The odds of an attack, exact: how likely so many hits are, and what they do to a target.

import { faces, type Pool } from '../content/dice.ts'

export interface Odds {
  /** The chance of at least one wound. */
  readonly wounded: number
  /** The chance of at least as many wounds as the target has left. */
  readonly removed: number
  /** Wounds on average, also those beyond what the target has left. */
  readonly expected: number
}

const addDie = (chances: readonly number[], die: readonly number[]): number[] => {
  const sums = Array.from({ length: chances.length + Math.max(...die) }, () => 0)
  for (const [hits, chance] of chances.entries()) {
    for (const face of die) sums[hits + face] = (sums[hits + face] ?? 0) + chance / die.length
  }
  return sums
}

const known = new Map<string, readonly number[]>()

/** The chance of exactly 0, 1, 2 ... hits. */
export function chancesOfHits({ black, red }: Pool): readonly number[] {
  const key = `${black} ${red}`
  const kept = known.get(key)
  if (kept !== undefined) return kept
  let chances: readonly number[] = [1]
  for (let n = 0; n < black; n++) chances = addDie(chances, faces.black)
  for (let n = 0; n < red; n++) chances = addDie(chances, faces.red)
  known.set(key, chances)
  return chances
}

/** The chance of so many hits or more. */
export const chanceOfHits = (dice: Pool, least: number): number =>
  chancesOfHits(dice).reduce((sum, chance, hits) => (hits >= least ? sum + chance : sum), 0)

const knownOdds = new Map<string, Odds>()

/** SB-123 `left`: the wounds that the target can still take. */
export function oddsOf(dice: Pool, defense: number, left: number): Odds {
  const key = `${dice.black} ${dice.red} ${defense} ${left}`
  const kept = knownOdds.get(key)
  if (kept !== undefined) return kept
  const odds: Odds = {
    wounded: chanceOfHits(dice, defense + 1),
    removed: chanceOfHits(dice, defense + Math.max(1, left)),
    expected: chancesOfHits(dice).reduce((sum, chance, hits) => sum + chance * Math.max(0, hits - defense), 0),
  }
  knownOdds.set(key, odds)
  return odds
}
