// What specials of an attack are spent on (RB-030 to RB-035): keywords of the weapon and the Hero, and loot.

import { at, type RuleId } from '@umpire/engine'
import type { DieKind } from '../../content/dice.ts'
import type { WeaponKeyword } from '../../content/keywords.ts'
import { units } from '../../content/units.ts'
import { enemiesAt } from '../../ground.ts'
import { enemyOf, heroOf, type State, type Turn } from '../../state.ts'
import type { Enemy } from '../../state/castle.ts'
import type { Test } from '../../state/test.ts'
import { circled } from '../circle.ts'
import { hasLoot } from '../decks.ts'
import { type Harm, strike } from '../harm.ts'
import { hasKeyword, hasWeaponKeyword, sideOfWeapon } from '../keywords.ts'
import { lastingOf } from '../lasting.ts'
import { addDice, addPlus } from '../tests/dice.ts'
import type { SpecialEffect } from '../tests/effect.ts'
import { crowdAreas } from './crowd.ts'
import { suppress } from './suppress.ts'

/** Whether the weapon of the attack has a keyword. CL11 gives Deadly to the daggers. */
export function isOnWeapon(state: State, test: Test, keyword: WeaponKeyword): boolean {
  if (test.weapon === null || test.weapon === 'unarmed') return false
  if (keyword === 'Deadly' && test.weapon === 'daggers' && lastingOf(state, test.hero, 'CL11') !== undefined)
    return true
  const token = heroOf(state, test.hero).weapons.find(({ id }) => id === test.weapon)
  return token !== undefined && sideOfWeapon(token).keywords.includes(keyword)
}

/** The first declared target, as long as it lives. */
const targetOf = (state: State, test: Test): Enemy | undefined => enemyOf(state, at(test.enemies, 0))

const attackOnly: readonly DieKind[] = ['attack']
const attackOrVril: readonly DieKind[] = ['attack', 'vril']

interface Keyword {
  readonly name: string
  readonly rule: RuleId
  readonly means: string
  readonly pays?: 'any' | readonly DieKind[]
  readonly isOpen: SpecialEffect['isOpen']
  readonly apply: SpecialEffect['apply']
}

const effect = ({ name, rule, means, pays = attackOnly, isOpen, apply }: Keyword): SpecialEffect => ({
  name,
  rule,
  means,
  pays,
  isRepeatable: false,
  isOpen,
  apply,
})

/** Something that is noted for the end of the attack. */
const noted =
  (name: string): SpecialEffect['apply'] =>
  (_t, test) => {
    test.traits.push(name)
  }

const moreDice =
  (name: string, rule: RuleId): SpecialEffect['apply'] =>
  (t, test) => {
    addDice(t, test, name, 2, rule, 'attack')
  }

const burst = effect({
  name: 'Burst',
  rule: 'RB-257',
  means: '2 dice more, and it may wound several',
  isOpen: (state, test) => !test.traits.includes('Burst') && isOnWeapon(state, test, 'Burst'),
  apply(t, test) {
    test.traits.push('Burst')
    addDice(t, test, 'Burst', 2, 'RB-257', 'attack')
  },
})

const doubleTap = effect({
  name: 'Double Tap',
  rule: 'RB-268',
  means: '2 dice more',
  isOpen: (state, test) => isOnWeapon(state, test, 'Double Tap'),
  apply: moreDice('Double Tap', 'RB-268'),
})

const rage = effect({
  name: 'Rage',
  rule: 'RB-302',
  means: '2 dice more',
  isOpen: (state, test) => test.mode === 'melee' && hasKeyword(state, heroOf(state, test.hero), 'Rage'),
  apply: moreDice('Rage', 'RB-302'),
})

/** RB-264 */
const deadlyPlus = 3

const deadly = effect({
  name: 'Deadly',
  rule: 'RB-264',
  means: '+3',
  isOpen: (state, test) => isOnWeapon(state, test, 'Deadly'),
  apply(_t, test) {
    addPlus(test, 'Deadly', deadlyPlus, 'RB-264')
  },
})

const crowdControl = effect({
  name: 'Crowd Control',
  rule: 'RB-262',
  means: 'everybody there is driven one area away',
  isOpen: (state, test) =>
    isOnWeapon(state, test, 'Crowd Control') && crowdAreas(state, test.hero, test.area).length > 0,
  apply: noted('Crowd Control'),
})

const shockwave = effect({
  name: 'Shockwave',
  rule: 'RB-310',
  means: 'the total counts against everybody there',
  pays: attackOrVril,
  isOpen: (state, test) => isOnWeapon(state, test, 'Shockwave') && enemiesAt(state, test.area).length > 1,
  apply: noted('Shockwave'),
})

const splash = effect({
  name: 'Splash',
  rule: 'RB-316',
  means: 'the result counts for a second enemy too',
  isOpen: (state, test) =>
    isOnWeapon(state, test, 'Splash') && enemiesAt(state, test.area).some(({ uid }) => !test.enemies.includes(uid)),
  apply: noted('Splash'),
})

const stunned = effect({
  name: 'Stunned',
  rule: 'RB-321',
  means: 'their area is suppressed',
  isOpen: (state, test) => isOnWeapon(state, test, 'Stunned') && state.spots[test.area]?.isSuppressed === false,
  apply(t, test) {
    suppress(t, test.area, 'RB-321')
  },
})

const lifedrain = effect({
  name: 'Lifedrain',
  rule: 'RB-290',
  means: 'heal a wound',
  pays: attackOrVril,
  isOpen: (state, test) => isOnWeapon(state, test, 'Lifedrain') && heroOf(state, test.hero).wounds.length > 0,
  *apply(t, test) {
    yield* circled().heal(t, test.hero, 1)
  },
})

const overload = effect({
  name: 'Overload',
  rule: 'RB-297',
  means: 'another attack with it',
  pays: attackOrVril,
  isOpen: (state, test) => isOnWeapon(state, test, 'Overload'),
  apply: noted('Overload'),
})

/** The turn of this Hero that is going on: what happens once a turn is noted in it. */
const ownTurn = (state: State, test: Test): Turn | undefined =>
  state.stage === 'hero turn' && state.turn?.hero === test.hero ? state.turn : undefined

const frenzy = effect({
  name: 'Frenzy',
  rule: 'RB-279',
  means: 'another melee attack',
  isOpen: (state, test) =>
    test.mode === 'melee' &&
    ownTurn(state, test)?.hasFrenzied !== true &&
    hasWeaponKeyword(heroOf(state, test.hero), 'Frenzy'),
  apply(t, test) {
    const turn = ownTurn(t.state, test)
    if (turn !== undefined) turn.hasFrenzied = true
    test.traits.push('Frenzy')
  },
})

const quickShot = effect({
  name: 'Quick Shot',
  rule: 'RB-301',
  means: 'another ranged attack',
  isOpen: (state, test) =>
    test.mode === 'ranged' &&
    ownTurn(state, test)?.hasShotQuickly !== true &&
    hasWeaponKeyword(heroOf(state, test.hero), 'Quick Shot'),
  apply(t, test) {
    const turn = ownTurn(t.state, test)
    if (turn !== undefined) turn.hasShotQuickly = true
    test.traits.push('Quick Shot')
  },
})

/** RB-032, RB-071 Of the first declared target, if its kind has any. */
const loot = effect({
  name: 'Loot',
  rule: 'RB-071',
  means: 'it leaves an item if it dies',
  pays: 'any',
  isOpen: (state, test) => {
    const target = targetOf(state, test)
    const kind = target === undefined ? null : units.of(target.unit).loot
    return kind !== null && hasLoot(state, kind)
  },
  apply: noted('Loot'),
})

const staticEffects: readonly SpecialEffect[] = [
  burst,
  doubleTap,
  rage,
  deadly,
  crowdControl,
  shockwave,
  splash,
  stunned,
  lifedrain,
  overload,
  frenzy,
  quickShot,
  loot,
]

/** RB-250 */
export const isPiercing = (state: State, test: Test): boolean =>
  test.traits.includes('Armour Piercing') || isOnWeapon(state, test, 'Armour Piercing')

/** RB-261 A wound at once; the test goes on. */
const criticalHit = (harm: Harm): SpecialEffect =>
  effect({
    name: 'Critical Hit',
    rule: 'RB-261',
    means: 'the target suffers a wound at once',
    pays: attackOrVril,
    isOpen: (state, test) => isOnWeapon(state, test, 'Critical Hit') && targetOf(state, test) !== undefined,
    *apply(t, test) {
      harm.by = { ...harm.by, isArmourPiercing: isPiercing(t.state, test) }
      yield* strike(t, harm, at(test.enemies, 0), 1, test.traits.includes('Loot'))
    },
  })

export const attackEffects = (state: State, test: Test, harm: Harm): readonly SpecialEffect[] =>
  isOnWeapon(state, test, 'Critical Hit') ? [criticalHit(harm), ...staticEffects] : staticEffects
