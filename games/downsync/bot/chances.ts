// Chances of volleys, each worked out once.

import { checkChance, rollChance, volleyChance } from '../rules/odds.ts'

/** A number of Attacks on one base. */
export interface Salvo {
  readonly needed: number
  readonly attacks: number
  readonly effect: 'kill' | 'stun'
  /** What a Countermeasure Check has to reach. */
  readonly check: number
  readonly tokens: number
  readonly emergency: number
  readonly isStunned: boolean
  readonly isResilient: boolean
  readonly killsStunned: boolean
  /** So much less is needed while it has no tokens, while it is Stunned, and once it was hit. */
  readonly ifEmpty: number
  readonly ifStunned: number
  readonly ifHit: number
}

const known = new Map<number, number>()

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

function keyOf(salvo: Salvo, end: 'destroyed' | 'stunned'): number {
  let key = within(salvo.needed, 1, 14)
  key = key * 16 + within(salvo.attacks, 0, 15)
  key = key * 8 + within(salvo.check, 0, 7)
  key = key * 16 + within(salvo.tokens, 0, 15)
  key = key * 8 + within(salvo.emergency, 0, 7)
  key = key * 4 + salvo.ifEmpty
  key = key * 4 + salvo.ifStunned
  key = key * 4 + within(salvo.ifHit, 0, 3)
  const flags =
    (salvo.effect === 'kill' ? 1 : 0) +
    (salvo.isStunned ? 2 : 0) +
    (salvo.isResilient ? 4 : 0) +
    (salvo.killsStunned ? 8 : 0) +
    (end === 'destroyed' ? 16 : 0)
  return key * 32 + flags
}

/** That the base is destroyed, or Stunned at least. */
export function salvoChance(salvo: Salvo, end: 'destroyed' | 'stunned'): number {
  const key = keyOf(salvo, end)
  let chance = known.get(key)
  if (chance === undefined) known.set(key, (chance = worked(salvo, end)))
  return chance
}

const worked = (salvo: Salvo, end: 'destroyed' | 'stunned'): number =>
  volleyChance(
    {
      attacks: within(salvo.attacks, 0, 15),
      needed: within(salvo.needed, 1, 14),
      easier: { ifEmpty: salvo.ifEmpty, ifStunned: salvo.ifStunned, ifHit: within(salvo.ifHit, 0, 3) },
      effect: salvo.effect,
      killsStunned: salvo.killsStunned,
      isStunned: salvo.isStunned,
      isResilient: salvo.isResilient,
      isMagnet: false,
      check: checkChance(salvo.check, false),
      own: within(salvo.tokens, 0, 15),
      lent: 0,
      net: 0,
      emergency: within(salvo.emergency, 0, 7),
    },
    end,
  )

/** What a Boost of the first Attack adds to that chance. */
export function boostGain(salvo: Salvo, end: 'destroyed' | 'stunned'): number {
  const plain = rollChance(salvo.needed, false)
  if (plain <= 0) return 0
  const whole = salvoChance(salvo, end)
  const missed = salvoChance({ ...salvo, attacks: salvo.attacks - 1 }, end)
  const afterHit = (whole - (1 - plain) * missed) / plain
  return (rollChance(salvo.needed, true) - plain) * (afterHit - missed)
}
