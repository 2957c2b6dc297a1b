// What specials of a defence are spent on (RB-035): the sturdy skills, a counter-attack, and what ignores damage.

import type { RuleId } from '@umpire/engine'
import type { HeroKeyword } from '../content/keywords.ts'
import { heroOf, type State } from '../state.ts'
import type { Test } from '../state/test.ts'
import { plainAttack } from './attack-plan.ts'
import { canAttack } from './attack.ts'
import { hasKeyword, hasWeaponKeyword } from './keywords.ts'
import { addDice, addPlus } from './tests/dice.ts'
import type { SpecialEffect } from './tests/effect.ts'

const sturdy = (
  name: HeroKeyword,
  rule: RuleId,
  means: string,
  apply: SpecialEffect['apply'],
  isPossible: (test: Test) => boolean = () => true,
): SpecialEffect => ({
  name,
  rule,
  means,
  pays: ['defence'],
  isRepeatable: false,
  isOpen: (state, test) => isPossible(test) && hasKeyword(state, heroOf(state, test.hero), name),
  apply,
})

const isHurting = (test: Test): boolean => !test.traits.includes('no damage')

/** RB-284, RB-286, RB-293 */
const infantryDice = 2
const hidePlus = 3
const implantsPlus = 2

/** RB-259 Somebody of the group can be struck from here. */
const canCounter = (state: State, test: Test): boolean =>
  hasWeaponKeyword(heroOf(state, test.hero), 'Counter') &&
  canAttack(state, plainAttack(test.hero, { only: test.enemies }))

export const defenceEffects: readonly SpecialEffect[] = [
  sturdy('Heavy Infantry', 'RB-284', '2 dice more', (t, test) => {
    addDice(t, test, 'Heavy Infantry', infantryDice, 'RB-284', 'defence')
  }),
  sturdy('Iron Hide', 'RB-286', '+3', (_t, test) => {
    addPlus(test, 'Iron Hide', hidePlus, 'RB-286')
  }),
  sturdy('Mech Implants', 'RB-293', '+2', (_t, test) => {
    addPlus(test, 'Mech Implants', implantsPlus, 'RB-293')
  }),
  sturdy(
    'Stand Down',
    'RB-318',
    'no damage at all',
    (_t, test) => {
      test.traits.push('no damage')
    },
    isHurting,
  ),
  {
    name: 'Counter',
    rule: 'RB-259',
    means: 'strike back afterwards',
    pays: ['defence'],
    isRepeatable: false,
    isOpen: canCounter,
    apply(_t, test) {
      test.traits.push('Counter')
    },
  },
  {
    name: 'Vril Shield',
    rule: 'RB-245',
    means: 'no damage at all',
    pays: ['vril'],
    isRepeatable: false,
    isOpen: (_state, test) => test.traits.includes('Vril Shield on') && isHurting(test),
    apply(_t, test) {
      test.traits.push('no damage')
    },
  },
]
