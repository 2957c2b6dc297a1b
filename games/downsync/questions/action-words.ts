// How Actions are called in notation and on buttons, what they cost in words, and their icons.

import type { Action } from '../content/action.ts'
import { apIn, cpIn, type Pay } from '../rules/costs.ts'
import { isCombat } from '../rules/unit-actions.ts'

/** `medium cannon`, `adv mg` */
export const sayAction = ({ name }: Action): string =>
  name
    .replace(/ \(.*\)$/, '')
    .replaceAll('.', '')
    .toLowerCase()

/** ` with cp`: only where there is a choice (DS-150). */
export const sayPay = ({ cost }: Action, pay: Pay): string => (cost === 'A/C' ? ` with ${pay}` : '')

/** `1 CP`, `1 AP and 1 CP`; undefined where it is the usual Action Point, or nothing. */
export function costWords(pay: Pay, boosts: number): string | undefined {
  const cp = cpIn(pay) + boosts
  if (cp === 0) return undefined
  return apIn(pay) > 0 && pay === 'both' ? `1 AP and ${cp} CP` : `${cp} CP`
}

const icons: { readonly [Id in NonNullable<Action['special']>]: string } = {
  move: 'move',
  overwatch: 'overwatch',
  'forward-observe': 'eye-alert',
  'deploy-drones': 'deploy',
  'target-lock': 'lock',
  'go-dark': 'stealth',
  repair: 'repair',
  unload: 'open-door',
  load: 'load',
  stealthify: 'stealth',
  'cm-hack': 'countermeasure',
  'position-hack': 'rotate',
  engineer: 'charge',
  secure: 'investigate',
  sabotage: 'charge',
}

export function actionIcon(action: Action): string {
  if (action.special !== null) return icons[action.special]
  if (action.cluster !== null) return 'area'
  if (!isCombat(action)) return action.effect === 'reveal' ? 'scan' : 'stun'
  return action.range !== null && action.range <= 600 ? 'melee' : 'ranged'
}
