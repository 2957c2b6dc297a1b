// What any test lets a Hero spend specials on: surges, vril skills, and weapons or items that would jam.

import type { Rules } from '@umpire/engine'
import type { HeroId, WeaponId } from '../../content/hero.ts'
import { weapons } from '../../content/weapons.ts'
import { enemiesAt } from '../../ground.ts'
import { experimentQuestion, enhancedQuestion } from '../../questions/specials.ts'
import { actionNow, heroOf, type State } from '../../state.ts'
import type { WeaponToken } from '../../state/hero.ts'
import type { Action, Test } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import { circled } from '../circle.ts'
import { hasKeyword, sideOfWeapon } from '../keywords.ts'
import { hasSurge, isSurge } from './dice.ts'
import type { SpecialEffect } from './effect.ts'

/** RB-043 */
const cancelSurge: SpecialEffect = {
  name: 'cancel surge',
  rule: 'RB-043',
  means: 'one surge does no harm',
  pays: 'any',
  isRepeatable: true,
  isOpen: hasSurge,
  apply(t, test) {
    const die = test.dice.find((one) => isSurge(t.state, test, one))
    if (die !== undefined) die.spent = 'cancelled'
  },
}

/** RB-331 */
const vrilImplants: SpecialEffect = {
  name: 'Vril Implants',
  rule: 'RB-331',
  means: 'a surge becomes a vril special',
  pays: 'any',
  isRepeatable: false,
  isOpen: (state, test) => hasSurge(state, test) && hasKeyword(state, heroOf(state, test.hero), 'Vril Implants'),
  apply(t, test) {
    const die = test.dice.find((one) => isSurge(t.state, test, one))
    if (die !== undefined) die.face = 'S'
  },
}

/** RB-329 */
const vrilEnhanced: SpecialEffect = {
  name: 'Vril Enhanced',
  rule: 'RB-329',
  means: 'a removed card comes back to the discard pile',
  pays: ['vril'],
  isRepeatable: false,
  isOpen: (state, test) => {
    const hero = heroOf(state, test.hero)
    return hero.removed.length > 0 && hasKeyword(state, hero, 'Vril Enhanced')
  },
  *apply(t, test) {
    const hero = heroOf(t.state, test.hero)
    const card = yield* t.choose(hero.seat, enhancedQuestion, hero.removed.slice())
    hero.removed.splice(hero.removed.indexOf(card), 1)
    hero.discard.push(card)
    t.tell({ kind: 'card brought back', rule: 'RB-329', hero: hero.id, card })
  },
}

/** RB-330 */
const vrilExperiment: SpecialEffect = {
  name: 'Vril Experiment',
  rule: 'RB-330',
  means: 'heal a wound, or wound an enemy in the area',
  pays: ['vril'],
  isRepeatable: false,
  isOpen: (state, test) =>
    hasKeyword(state, heroOf(state, test.hero), 'Vril Experiment') && experimentsOf(state, test.hero).length > 0,
  *apply(t, test) {
    const { seat } = heroOf(t.state, test.hero)
    const chosen = yield* t.choose(seat, experimentQuestion, experimentsOf(t.state, test.hero))
    yield* experiment(t, test.hero, chosen)
  },
}

/** `heal`, or the number of an enemy. */
function experimentsOf(state: State, heroId: HeroId): ('heal' | number)[] {
  const hero = heroOf(state, heroId)
  const found: ('heal' | number)[] = hero.wounds.length > 0 ? ['heal'] : []
  if (hero.area !== null) for (const { uid } of enemiesAt(state, hero.area)) found.push(uid)
  return found
}

function* experiment(t: ReichbustersTable, hero: HeroId, chosen: 'heal' | number): Rules {
  if (chosen === 'heal') {
    yield* circled().heal(t, hero, 1)
    return
  }
  const by = { hero, how: 'effect', isArmourPiercing: false, ignoresArmour: false } as const
  yield* circled().woundEnemy(t, chosen, 1, by)
}

type Used = Action['unreliable'][number]

/** RB-324 How often Unreliable stands on what was used: each needs its own special. */
function unreliableCount(state: State, { weapon }: Pick<Used, 'weapon'>): number {
  if (weapon === null) return 1
  let count = 0
  for (const keyword of sideOfWeapon(tokenOf(state, weapon)).keywords) if (keyword === 'Unreliable') count++
  return count
}

/** The token of a weapon. It may be another Hero's than that of the action (SA2). */
function tokenOf(state: State, weapon: WeaponId): WeaponToken {
  const token = heroOf(state, weapons.of(weapon).hero).weapons.find(({ id }) => id === weapon)
  if (token === undefined) throw new Error(`${weapon} is not in this mission`)
  return token
}

const isInTest = (used: Used, test: Test): boolean =>
  used.item === null ? used.weapon === test.weapon : test.kind === 'defence'

/** What would still jam of what this test uses. */
function unpaid(state: State, test: Test): Used | undefined {
  if (test.traits.includes('no jam')) return undefined
  return actionNow(state)?.unreliable.find(
    (used) => isInTest(used, test) && !used.isSpared && used.paid < unreliableCount(state, used),
  )
}

/** RB-324 */
const unreliable: SpecialEffect = {
  name: 'Unreliable',
  rule: 'RB-324',
  means: 'it does not jam',
  pays: 'any',
  isRepeatable: true,
  isOpen: (state, test) => unpaid(state, test) !== undefined,
  apply(t, test) {
    const used = unpaid(t.state, test)
    if (used !== undefined) used.paid++
  },
}

/** RB-324 Notes that a weapon or item with Unreliable is used in the action that is going on. */
export function noteUnreliable(
  state: State,
  what: { readonly weapon: Used['weapon']; readonly item: number | null },
): void {
  const action = actionNow(state)
  if (action === undefined) return
  if (action.unreliable.some(({ weapon, item }) => weapon === what.weapon && item === what.item)) return
  action.unreliable.push({ weapon: what.weapon, item: what.item, paid: 0, isSpared: false })
}

/** RB-324 Markers for all that was used and not paid for, at the end of the action. */
export function jam(t: ReichbustersTable, action: Action): void {
  for (const used of action.unreliable) {
    const markers = used.isSpared ? 0 : unreliableCount(t.state, used) - used.paid
    if (markers <= 0) continue
    if (used.weapon !== null) jamWeapon(t, used.weapon, markers)
    else if (used.item !== null) jamItem(t, action.hero, used.item, markers)
  }
}

function jamWeapon(t: ReichbustersTable, weapon: WeaponId, markers: number): void {
  tokenOf(t.state, weapon).jammed += markers
  t.tell({ kind: 'jammed', rule: 'RB-324', hero: weapons.of(weapon).hero, weapon, item: null, markers })
}

function jamItem(t: ReichbustersTable, hero: HeroId, uid: number, markers: number): void {
  const item = heroOf(t.state, hero).items.find((one) => one.uid === uid)
  if (item === undefined) return
  item.jammed += markers
  t.tell({ kind: 'jammed', rule: 'RB-324', hero, weapon: null, item: item.id, markers })
}

export const commonEffects: readonly SpecialEffect[] = [
  cancelSurge,
  vrilImplants,
  vrilEnhanced,
  vrilExperiment,
  unreliable,
]
