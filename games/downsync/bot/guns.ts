// What a Unit can do to another from so far away, in points: its weapons, what it is as a target, and the harm.

import type { Action } from '../content/action.ts'
import { actions } from '../content/actions.ts'
import { attack, extremeRangeFrom, marks, traitNumbers } from '../content/numbers.ts'
import type { UnitCard } from '../content/unit-card.ts'
import { isCombat } from '../rules/unit-actions.ts'
import { rollChance } from '../rules/odds.ts'
import { type Salvo, salvoChance } from './chances.ts'
import { aims, worths } from './weights.ts'

/** A Combat or Scan Action of a Unit, with all its teams that have it. */
export interface Gun {
  readonly action: Action
  readonly skill: number
  readonly attacks: number
  readonly isFinisher: boolean
  readonly isPredator: boolean
}

/** What somebody is to those who shoot at it; all its bases are alike. */
export interface Mark {
  readonly def: number
  readonly tokens: number
  readonly emergency: number
  /** What an aura adds to its Countermeasure Checks. */
  readonly bonus: number
  readonly bases: number
  /** Of one base, and of the Unit. */
  readonly worth: number
  readonly whole: number
  readonly isInfantry: boolean
  readonly isStunned: boolean
  readonly isResilient: boolean
  readonly isCamouflaged: boolean
  readonly isObscured: boolean
}

interface Arms {
  readonly guns: readonly Gun[]
  /** Actions with REVEAL. */
  readonly scans: readonly Gun[]
}

const known = new Map<UnitCard, Map<number, Arms>>()

const isHarmful = (action: Action): boolean => isCombat(action) || (action.isScan && action.effect === 'stun')

/** The weapons of those of a card's teams that are left; a bit for each. */
export function armsOf(card: UnitCard, teams: number): Arms {
  let ofCard = known.get(card)
  if (ofCard === undefined) known.set(card, (ofCard = new Map()))
  let arms = ofCard.get(teams)
  if (arms === undefined) ofCard.set(teams, (arms = armsAnew(card, teams)))
  return arms
}

/** The bits of these bases. */
export function teamBits(bases: readonly { readonly team: number }[]): number {
  let bits = 0
  for (const { team } of bases) bits |= 1 << team
  return bits
}

/** The bits of all bases that a card has. */
export const allTeams = (card: UnitCard): number => (1 << (card.bases + 1)) - 2

function armsAnew(card: UnitCard, living: number): Arms {
  const guns: Gun[] = []
  const scans: Gun[] = []
  for (const { action: id, teams } of card.actions) {
    const action = actions.of(id)
    let count = 0
    for (let team = 1; team <= card.bases; team++) {
      if ((living & (1 << team)) !== 0 && (teams === null || teams.includes(team))) count++
    }
    const skill = action.isScan ? card.scan : card.targ
    if (count === 0 || skill === null) continue
    const { isFinisher, isPredator } = card
    const gun = { action, skill, attacks: action.rof * count, isFinisher, isPredator }
    if (action.effect === 'reveal') scans.push(gun)
    else if (isHarmful(action)) guns.push(gun)
  }
  return { guns, scans }
}

export function isInRange({ range, extremeRange }: Action, gap: number): boolean {
  return (range === null || gap <= range) && (!extremeRange || gap >= extremeRangeFrom)
}

function suits({ against }: Action, { isInfantry }: Mark): boolean {
  return against === 'any' || (against === 'infantry') === isInfantry
}

/** What two dice need; DS-171 to DS-174 and the traits that bear on it. */
function neededBy({ action, skill }: Gun, mark: Mark, gap: number, isConcealed: boolean): number {
  let needed = mark.def - skill
  if (mark.isObscured && gap >= traitNumbers.obscured.from) needed += traitNumbers.obscured.def
  if (action.isScan) return needed
  if (gap < attack.short) needed -= (action.noShortBonus ? 0 : attack.shortBonus) + action.closeBonus
  if (gap > attack.long && !action.isStabilized) needed += attack.longPenalty
  if (isConcealed && !action.ignoresConcealment) {
    needed += attack.concealedPenalty + (mark.isCamouflaged ? traitNumbers.adaptiveCamo : 0)
  }
  return mark.isInfantry ? needed - action.versusInfantry : needed
}

/** All that a gun fires, at one base. */
export function salvoOf(gun: Gun, mark: Mark, gap: number, isConcealed: boolean): Salvo {
  const { action } = gun
  const kills = action.effect === 'kill' || (action.killsInfantry && mark.isInfantry)
  return {
    needed: neededBy(gun, mark, gap, isConcealed),
    attacks: gun.attacks,
    effect: kills ? 'kill' : 'stun',
    check: action.needs - mark.bonus,
    tokens: mark.tokens,
    emergency: mark.emergency,
    isStunned: mark.isStunned,
    isResilient: mark.isResilient,
    killsStunned: action.killsStunned,
    ifEmpty: gun.isFinisher && !action.isScan ? traitNumbers.finisher : 0,
    ifStunned: gun.isPredator && !action.isScan ? traitNumbers.predator : 0,
    ifHit: action.tags ? marks.tagged : 0,
  }
}

/** What the gun takes from the target on average, out of range and sight nothing. */
export function harmOf(gun: Gun, mark: Mark, gap: number, isConcealed: boolean): number {
  const { action } = gun
  if (!isInRange(action, gap) || !suits(action, mark)) return 0
  const salvo = salvoOf(gun, mark, gap, isConcealed)
  if (action.effect === 'jam') return aims.jam * rollChance(salvo.needed, false)
  return harmBy(salvo, mark) + (action.tags ? aims.tag * mark.whole * rollChance(salvo.needed, false) : 0)
}

export function harmBy(salvo: Salvo, mark: Mark): number {
  const mayKill = salvo.effect === 'kill' || salvo.killsStunned
  let harm = 0
  if (mayKill) {
    harm =
      mark.bases > 1 && mark.tokens + mark.emergency === 0
        ? mark.worth * Math.min(mark.bases, salvo.attacks * rollChance(salvo.needed, false))
        : mark.worth * salvoChance(salvo, 'destroyed')
  }
  if (mark.isStunned || (salvo.effect === 'kill' && !mark.isResilient)) return harm
  return harm + worths.stun * mark.whole * salvoChance(salvo, 'stunned')
}
