// The odds of rolls and of whole volleys, exact (DS-004, DS-171, DS-181 to DS-185).

import { at } from '@umpire/engine'

const faces = [1, 2, 3, 4, 5, 6]

/** By total: in how many of the 36 rolls of two dice it comes up. */
const ofTwo: readonly number[] = countTotals(36, false)
/** By total: in how many of the 216 rolls of three dice, the lowest left out. */
const ofThree: readonly number[] = countTotals(216, true)

function countTotals(rolls: 36 | 216, isBoosted: boolean): number[] {
  const counts = Array.from({ length: 13 }, () => 0)
  for (const a of faces) {
    for (const b of faces) {
      for (const c of isBoosted ? faces : [0]) {
        const total = a + b + c - (isBoosted ? Math.min(a, b, c) : 0)
        counts[total] = at(counts, total) + 1 / rolls
      }
    }
  }
  return counts
}

/** DS-002, DS-004 The chance that two dice, or the best two of three, reach so much. No roll fails or succeeds by itself. */
export function rollChance(needed: number, isBoosted: boolean): number {
  if (needed <= 2) return 1
  let chance = 0
  const counts = isBoosted ? ofThree : ofTwo
  for (let total = needed; total <= 12; total++) chance += at(counts, total)
  return chance
}

/** DS-184 The chance that one die, or the better of two, reaches so much. */
export function checkChance(needed: number, isBoosted: boolean): number {
  const fails = Math.min(6, Math.max(0, needed - 1)) / 6
  return isBoosted ? 1 - fails * fails : 1 - fails
}

/** All Attacks of an Action on one target, as far as they matter for how it ends. */
export interface Volley {
  readonly attacks: number
  /** What the dice of the next Attack need, before the four parts below. */
  readonly needed: number
  /** So much less is needed while the target has no tokens of its own (DS-247), while it is Stunned (DS-256), and once it has been hit by this volley (DS-273, DS-281). */
  readonly easier: { readonly ifEmpty: number; readonly ifStunned: number; readonly ifHit: number }
  readonly effect: 'kill' | 'stun'
  /** DS-272 */
  readonly killsStunned: boolean
  readonly isStunned: boolean
  /** DS-257 */
  readonly isResilient: boolean
  /** DS-277 Tokens are spent even where nothing more can happen. */
  readonly isMagnet: boolean
  /** The chance that one Countermeasure Check succeeds. */
  readonly check: number
  /** Countermeasure Tokens of its own, of Units that lend theirs (DS-242, DS-244), of its other bases (DS-245), Emergency ones. */
  readonly own: number
  readonly lent: number
  readonly net: number
  readonly emergency: number
}

/** What is left of the target in the course of a volley. */
interface Standing {
  readonly attacks: number
  readonly own: number
  readonly lent: number
  readonly net: number
  readonly emergency: number
  readonly isStunned: boolean
  readonly isHit: boolean
}

const keyOf = (s: Standing): number =>
  ((((s.attacks * 16 + s.own) * 32 + s.lent) * 16 + s.net) * 16 + s.emergency) * 4 +
  (s.isStunned ? 2 : 0) +
  (s.isHit ? 1 : 0)

/**
 * The chance that the target is destroyed, or at least Stunned. It spends whatever it may until the effect is negated: its own
 * tokens, lent ones, those of a net, and Emergency ones last.
 */
export function volleyChance(volley: Volley, end: 'destroyed' | 'stunned'): number {
  const known = new Map<number, number>()

  const from = (s: Standing): number => {
    if (end === 'stunned' && s.isStunned) return 1
    if (s.attacks === 0) return 0
    const key = keyOf(s)
    let chance = known.get(key)
    if (chance === undefined) known.set(key, (chance = next(s)))
    return chance
  }

  const next = (s: Standing): number => {
    const { easier } = volley
    const needed =
      volley.needed -
      (s.own + s.emergency === 0 ? easier.ifEmpty : 0) -
      (s.isStunned ? easier.ifStunned : 0) -
      (s.isHit ? easier.ifHit : 0)
    const hit = rollChance(needed, false)
    const missed = hit < 1 ? (1 - hit) * from({ ...s, attacks: s.attacks - 1 }) : 0
    return hit > 0 ? missed + hit * afterHit({ ...s, attacks: s.attacks - 1, isHit: true }) : missed
  }

  const afterHit = (s: Standing): number => {
    const kills = volley.effect === 'kill' || (volley.killsStunned && s.isStunned)
    const isIdle = !kills && s.isStunned && !volley.isMagnet
    return isIdle ? from(s) : negated(s, kills)
  }

  /** The chance with the best that the target can do about this hit. */
  const negated = (s: Standing, kills: boolean): number => {
    let open = 1
    let chance = 0
    let left = s
    const spend = (after: Standing): void => {
      chance += open * volley.check * from(after)
      open *= 1 - volley.check
      left = after
    }
    while (left.own > 0) spend({ ...left, own: left.own - 1 })
    while (left.lent > 0) spend({ ...left, lent: left.lent - 1 })
    if (left.net > 0) spend({ ...left, net: left.net - 1 })
    if (left.emergency > 0) return chance + open * from({ ...left, emergency: left.emergency - 1 })
    if (kills && (left.isStunned || !volley.isResilient)) return chance + open
    return chance + open * from({ ...left, isStunned: true })
  }

  return from({
    attacks: volley.attacks,
    own: volley.own,
    lent: volley.lent,
    net: volley.net,
    emergency: volley.emergency,
    isStunned: volley.isStunned,
    isHit: false,
  })
}

/** `58%` */
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`
