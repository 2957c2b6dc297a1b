// Lower halves of cards (RB-095 to RB-097): which fit a test, a move or a noise, and what they do to it.

import type { RuleId } from '@umpire/engine'
import type { BottomHalf, CardId, Fits } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { Face } from '../content/dice.ts'
import type { HeroId } from '../content/hero.ts'
import { adjacentAreas } from '../ground.ts'
import { actionNow, heroOf, type State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import type { Test } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import { drawCards } from './decks.ts'
import { hasKeyword, sideOfWeapon } from './keywords.ts'
import { addDice, addPlus, dieOf, faceNow } from './tests/dice.ts'
import { woundEffect } from './wound-effects.ts'

/** What a lower half is played on. */
const isFit = (fits: Fits, { kind, mode }: Pick<Test, 'kind' | 'mode'>): boolean => {
  switch (fits) {
    case 'any':
      return kind !== 'noise'
    case 'melee attack':
      return kind === 'attack' && mode === 'melee'
    case 'ranged attack':
      return kind === 'attack' && mode === 'ranged'
    case 'attack':
    case 'defence':
    case 'noise':
      return kind === fits
    // CL6 takes dice away before they are rolled, as a quiet modifier does; moves are no tests.
    case 'non-weapon noise':
    case 'move':
      return false
  }
}

/** RB-089 Out of their own turn Downed Heroes play nothing. */
export const isAbleToPlay = (state: State, hero: Hero): boolean =>
  hero.area !== null && (!isDowned(hero) || (state.stage === 'hero turn' && state.turn?.hero === hero.id))

/** RB-097, RB-317 Whether the attacker is near enough: in the area, or for a Squad Leader in one beside it. */
const isNear = (state: State, helper: Hero, attacker: Hero): boolean =>
  helper.area !== null &&
  attacker.area !== null &&
  (helper.area === attacker.area ||
    (hasKeyword(state, helper, 'Squad Leader') && adjacentAreas(state, helper.area).includes(attacker.area)))

/** Whether a Hero may play cards on somebody else's test now. */
function mayHelp(state: State, test: Test, helper: Hero): boolean {
  const tester = heroOf(state, test.hero)
  // W18
  if (woundEffect(state, tester, 'no help')) return false
  // RB-097 One card each; not while lying down (RB-288).
  if (test.kind === 'attack') {
    return !helper.isKnockedDown && isNear(state, helper, tester) && !test.played.some((one) => one.hero === helper.id)
  }
  // RB-283
  return test.kind === 'defence' && helper.area === tester.area && hasKeyword(state, helper, 'Guardian')
}

/** W11 Neither by the wounded Hero nor for it. */
const isBarredFromDefence = (state: State, test: Test, hero: Hero): boolean =>
  test.kind === 'defence' &&
  (woundEffect(state, hero, 'no defence modifiers') ||
    woundEffect(state, heroOf(state, test.hero), 'no defence modifiers'))

/** Whether it would change anything: a jam that cannot come needs no card, nor does what is in force already. */
function isOfUse(state: State, test: Test, { twist, dice, plus }: BottomHalf): boolean {
  const { traits } = test
  if (twist === 'quieter') return isNoisy(state)
  if (dice > 0 || plus > 0) return true
  switch (twist) {
    case 'no jam':
      return isUnreliable(state, test) && !traits.includes('no jam')
    case 'burst':
      return !traits.includes('Burst')
    case 'armour piercing':
      return !traits.includes('Armour Piercing')
    case 'ignore top effect':
    case 'two noise cards':
      return !traits.includes(twist)
    case 'reroll two':
    case 'reroll any':
      return test.dice.some((die) => isWorthRerolling(test, faceNow(state, test, die)))
    case 'reroll blanks':
      return test.dice.some((die) => faceNow(state, test, die) === 0)
    case 'special':
    case 'draw':
    case 'accurate':
    case 'suppress if wounded':
    case null:
      return true
  }
}

/** RB-054 Whether the action that is going on will be followed by a noise test. */
function isNoisy(state: State): boolean {
  const action = actionNow(state)
  return action !== undefined && action.loud === null && action.noise + action.moreNoise > 0
}

/** RB-034 Specials stay; a blank noise die could not be better. */
const isWorthRerolling = ({ kind }: Test, face: Face): boolean => face !== 'S' && (kind !== 'noise' || face !== 0)

/** RB-324 Whether the weapon of the test may jam. */
const isUnreliable = (state: State, { hero, weapon }: Test): boolean =>
  heroOf(state, hero).weapons.some(
    (token) => token.id === weapon && sideOfWeapon(token).keywords.includes('Unreliable'),
  )

const none: readonly CardId[] = []

/** RB-095 Dice that are taken away go before the roll (`quietModifiers`); everything else is played after it. */
const isPlayedNow = ({ stage }: Test, { dice, twist }: BottomHalf): boolean =>
  stage === 'pool' ? twist === 'accurate' : dice >= 0 || twist === 'quieter'

/** The cards in a Hero's hand that fit the test now: the tester's own, or the help of another Hero. */
export function modifiersFor(state: State, test: Test, heroId: HeroId): readonly CardId[] {
  const hero = heroOf(state, heroId)
  if (hero.hand.length === 0 || !isAbleToPlay(state, hero)) return none
  if (heroId !== test.hero && !mayHelp(state, test, hero)) return none
  if (isBarredFromDefence(state, test, hero)) return none
  return hero.hand.filter((card) => {
    const { bottom } = cards.of(card)
    return bottom !== null && isFit(bottom.fits, test) && isPlayedNow(test, bottom) && isOfUse(state, test, bottom)
  })
}

/** QU4 Cards that widen the choice of targets: they are played with the declaration. */
export const targetingModifiers = (hero: Hero): readonly CardId[] =>
  hero.hand.filter((card) => cards.of(card).bottom?.twist === 'accurate')

/** RB-059 */
export function moveModifiers(state: State, heroId: HeroId): readonly CardId[] {
  const hero = heroOf(state, heroId)
  // W02
  if (hero.hand.length === 0 || woundEffect(state, hero, 'no movement modifiers')) return none
  return hero.hand.filter((card) => cards.of(card).bottom?.fits === 'move')
}

/** RB-052 Cards that take dice away from a noise before they are rolled. */
export function quietModifiers(state: State, heroId: HeroId, isWeapon: boolean): readonly CardId[] {
  const hero = heroOf(state, heroId)
  if (hero.hand.length === 0 || !isAbleToPlay(state, hero)) return none
  return hero.hand.filter((card) => {
    const { bottom } = cards.of(card)
    if (bottom === null || bottom.dice >= 0) return false
    return bottom.fits === 'noise' || (bottom.fits === 'non-weapon noise' && !isWeapon)
  })
}

/** Takes a card out of a Hero's hand to use it. */
export function takeFromHand(state: State, heroId: HeroId, card: CardId): void {
  const { hand } = heroOf(state, heroId)
  const place = hand.indexOf(card)
  if (place < 0) throw new Error(`${card} is not in the hand`)
  hand.splice(place, 1)
}

/** The lower half of a card that has one. */
function bottomOf(card: CardId): BottomHalf {
  const { bottom } = cards.of(card)
  if (bottom === null) throw new Error(`${card} has no lower half`)
  return bottom
}

/** RB-052, RB-095 Noise dice that it takes away, as a number above 0; the card goes to the discard pile. */
export function playQuietModifier(t: ReichbustersTable, heroId: HeroId, card: CardId): number {
  takeFromHand(t.state, heroId, card)
  heroOf(t.state, heroId).discard.push(card)
  t.tell({ kind: 'modifier played', rule: 'RB-095', hero: heroId, card, whose: heroId })
  return -bottomOf(card).dice
}

/** RB-096 Never a test of its own: the dice join the noise of the action. */
function addModifierNoise(state: State, noise: number): void {
  const action = actionNow(state)
  if (action !== undefined) action.moreNoise += noise
}

const ruleOf = (test: Test, hero: HeroId): RuleId => {
  if (test.hero === hero) return 'RB-095'
  return test.kind === 'defence' ? 'RB-283' : 'RB-097'
}

function twistTest(t: ReichbustersTable, test: Test, hero: HeroId, { twist, dice }: BottomHalf): void {
  switch (twist) {
    case null:
      return
    case 'special':
      // RB-029, RB-035 It counts as one of the test's kind.
      test.dice.push({ die: dieOf(test.kind), face: 'S', spent: null, rerolled: [], isAdded: true })
      return
    case 'draw':
      drawCards(t, hero, 1)
      return
    case 'quieter':
      addModifierNoise(t.state, -Math.abs(dice))
      return
    // As keywords where there are such.
    case 'burst':
      test.traits.push('Burst')
      return
    case 'accurate':
      test.traits.push('Accurate')
      return
    case 'armour piercing':
      test.traits.push('Armour Piercing')
      return
    case 'no jam':
    case 'suppress if wounded':
    case 'ignore top effect':
    case 'two noise cards':
    case 'reroll two':
    case 'reroll blanks':
    case 'reroll any':
      test.traits.push(twist)
  }
}

/** RB-095 Plays the lower half of a card on a test; its dice are rolled at once. The card lies with the test until it is over (`discardModifiers`). */
export function applyModifier(t: ReichbustersTable, test: Test, heroId: HeroId, card: CardId): void {
  const bottom = bottomOf(card)
  takeFromHand(t.state, heroId, card)
  test.played.push({ hero: heroId, card })
  const rule = ruleOf(test, heroId)
  t.tell({ kind: 'modifier played', rule, hero: heroId, card, whose: test.hero })
  const { name } = cards.of(card)
  if (bottom.dice > 0 && bottom.twist !== 'quieter') addDice(t, test, name, bottom.dice, rule, dieOf(test.kind))
  if (bottom.plus > 0) addPlus(test, name, bottom.plus, rule)
  twistTest(t, test, heroId, bottom)
  addModifierNoise(t.state, bottom.noise)
}

/** RB-095 At the end of the test. */
export function discardModifiers(state: State, test: Test): void {
  for (const { hero, card } of test.played) heroOf(state, hero).discard.push(card)
}
