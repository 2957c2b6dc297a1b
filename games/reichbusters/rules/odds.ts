// The odds of tests, exact (RB-018, RB-022, RB-033): every special boosts, however long that goes on.

import { at } from '@umpire/engine'
import { type DieKind, dice, type Face, worthOf } from '../content/dice.ts'

/** What is rolled. Dice that are left out are none. */
export interface Pool {
  readonly attack?: number
  readonly defence?: number
  readonly noise?: number
  readonly vril?: number
  /** RB-289, RB-307 Blanks and ones of the attack or defence dice are re-rolled once. */
  readonly rerollsLow?: boolean
  /** RB-300 What a special is worth beyond the usual. */
  readonly precise?: number
  /** RB-299 Ones count as blanks. */
  readonly pierced?: boolean
}

/** Totals from here on are counted together. */
const most = 60

/** By total: the chance of exactly that much; the last one: of that much or more. */
type Spread = readonly number[]

const isLow = (face: Face): boolean => face === 0 || face === 1

/** A die as it lies in the end, without its boost: chances by face. */
function facesOf(kind: DieKind, rerollsLow: boolean): { readonly face: Face; readonly chance: number }[] {
  const { faces } = dice[kind]
  const each = 1 / faces.length
  const low = rerollsLow ? faces.filter(isLow).length * each : 0
  return faces.map((face) => ({ face, chance: (rerollsLow && isLow(face) ? 0 : each) + low * each }))
}

/** One die with all that its specials bring. */
function oneDie(kind: DieKind, rerollsLow: boolean, precise: number, pierced: boolean): Spread {
  const spread = Array.from({ length: most + 1 }, () => 0)
  let special = 0
  for (const { face, chance } of facesOf(kind, rerollsLow)) {
    const worth = pierced && face === 1 ? 0 : worthOf(face)
    if (face === 'S') special += chance
    else spread[worth] = at(spread, worth) + chance
  }
  // A special is worth so much, and another die follows which is as good as this one.
  const step = worthOf('S') + precise
  for (let total = step; total < most; total++) {
    spread[total] = at(spread, total) + special * at(spread, total - step)
  }
  spread[most] = Math.max(0, 1 - spread.slice(0, most).reduce((sum, chance) => sum + chance, 0))
  return spread
}

function together(one: Spread, other: Spread): Spread {
  const sum = Array.from({ length: most + 1 }, () => 0)
  for (let a = 0; a <= most; a++) {
    for (let b = 0; b <= most; b++) {
      const total = Math.min(most, a + b)
      sum[total] = at(sum, total) + at(one, a) * at(other, b)
    }
  }
  return sum
}

const nothing: Spread = [1, ...Array.from({ length: most }, () => 0)]

/** By how dice count, and how many there are. */
const ofKind = new Map<string, Spread[]>()

function spreadOf(kind: DieKind, count: number, { rerollsLow = false, precise = 0, pierced = false }: Pool): Spread {
  const key = `${kind} ${rerollsLow} ${precise} ${pierced}`
  let spreads = ofKind.get(key)
  if (spreads === undefined) ofKind.set(key, (spreads = [nothing]))
  for (let n = spreads.length; n <= count; n++) {
    spreads.push(together(at(spreads, n - 1), oneDie(kind, rerollsLow && kind !== 'vril', precise, pierced)))
  }
  return at(spreads, count)
}

/** By pool: the chance of at least 0, 1, 2 ... */
const known = new Map<number, readonly number[]>()

/** A pool as one number. No pool has 64 dice of a kind, and `precise` stays below 8. */
function keyOf({ attack = 0, defence = 0, noise = 0, vril = 0, rerollsLow, precise = 0, pierced }: Pool): number {
  const how = precise * 4 + (rerollsLow === true ? 2 : 0) + (pierced === true ? 1 : 0)
  return (((how * 64 + vril) * 64 + noise) * 64 + attack) * 64 + defence
}

function chancesOf(pool: Pool): readonly number[] {
  const key = keyOf(pool)
  let chances = known.get(key)
  if (chances !== undefined) return chances
  let spread = nothing
  for (const kind of ['attack', 'defence', 'noise', 'vril'] as const) {
    const count = pool[kind] ?? 0
    if (count > 0) spread = together(spread, spreadOf(kind, count, pool))
  }
  let least = 0
  chances = spread
    .toReversed()
    .map((exactly) => (least += exactly))
    .toReversed()
  known.set(key, chances)
  return chances
}

/** The chance that a pool reaches a total. */
export const chance = (pool: Pool, target: number): number =>
  target <= 0 ? 1 : target > most ? 0 : Math.min(1, at(chancesOf(pool), target))

/** The average total of a pool. */
export const average = (pool: Pool): number =>
  chancesOf(pool)
    .slice(1)
    .reduce((sum, least) => sum + least, 0)

/** `78 %` */
export const percent = (odds: number): string => `${Math.round(odds * 100)} %`
