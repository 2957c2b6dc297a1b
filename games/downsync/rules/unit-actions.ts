// Which Actions a base may use at all (DS-128, DS-154 to DS-156, DS-296): its card's, and those that an advisor grants.

import { at, refuse, type WhyNot } from '@umpire/engine'
import type { Action, ActionId } from '../content/action.ts'
import { actions } from '../content/actions.ts'
import { advisors } from '../content/advisors.ts'
import type { UnitCardId } from '../content/unit-card.ts'
import { unitName } from '../names.ts'
import type { State } from '../state.ts'
import type { Activation } from '../state/activation.ts'
import type { Unit } from '../state/unit.ts'
import { cardOf } from './units.ts'

const printed = new Map<string, readonly Action[]>()

/** DS-128 What stands on the card for this team. Mission Actions are asked for by the mission. */
function printedFor(card: UnitCardId, unit: Unit, team: number): readonly Action[] {
  const key = `${card}/${team}`
  let found = printed.get(key)
  if (found === undefined) {
    found = cardOf(unit)
      .actions.filter(({ teams }) => teams === null || teams.includes(team))
      .map(({ action }) => actions.of(action))
      .filter(({ aim }) => aim !== 'marker')
    printed.set(key, found)
  }
  return found
}

/** DS-296, DS-299 What the Force's advisor grants this card. */
function granted(state: State, unit: Unit): readonly Action[] {
  const { advisor } = at(state.forces, unit.seat)
  if (advisor === null) return none
  return advisors
    .of(advisor)
    .actions.filter(({ to }) => to.includes(unit.card))
    .map(({ action }) => actions.of(action))
}

const none: readonly Action[] = []

/** Without Move and Overwatch, which everybody has. */
export function actionsFor(state: State, unit: Unit, team: number): readonly Action[] {
  const own = printedFor(unit.card, unit, team)
  const more = granted(state, unit)
  return more.length === 0 ? own : [...own, ...more]
}

/** DS-154 */
export function whyUsedUp(unit: Unit, activation: Activation, { id, name, once }: Action): WhyNot {
  if (once === 'activation' && activation.used.includes(id)) {
    return refuse('DS-154', () => `${name} was used in this activation`)
  }
  if (once === 'game' && unit.usedThisGame.includes(id)) {
    return refuse('DS-154', () => `${unitName(unit)} has used ${name} in this game`)
  }
  return undefined
}

/** DS-154 It is being used now. */
export function markUsed(unit: Unit, activation: Activation, { id, once }: Action): void {
  if (once === 'activation') activation.used.push(id)
  if (once === 'game') unit.usedThisGame.push(id)
}

/** DS-128 The teams of a Unit that have a weapon and live. */
export const teamsWith = (unit: Unit, action: ActionId): number[] => {
  const entry = cardOf(unit).actions.find((one) => one.action === action)
  if (entry === undefined) return []
  return unit.bases.map(({ team }) => team).filter((team) => entry.teams === null || entry.teams.includes(team))
}

/** DS-168, DS-283 KILL, STUN or JAM, and no Scan Action. */
export const isCombat = ({ isScan, effect }: Action): boolean =>
  !isScan && (effect === 'kill' || effect === 'stun' || effect === 'jam')

/** Aimed at bases or Pings with a roll for each: Combat and Scan Actions. */
export const isRolled = (action: Action): boolean => isCombat(action) || action.isScan
