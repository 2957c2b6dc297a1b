// Between roll and total (RB-019, D17 to D19, D40, D41): specials are spent, dice re-rolled, cards played, one at a time.

import { at, type Rules } from '@umpire/engine'
import type { CardId } from '../../content/card.ts'
import { cards } from '../../content/cards.ts'
import type { HeroId } from '../../content/hero.ts'
import { boostQuestion, helpQuestion, testQuestion } from '../../questions/test.ts'
import { actionNow, heroOf, type State } from '../../state.ts'
import type { Test } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import { hasWeaponKeyword } from '../keywords.ts'
import { applyModifier, modifiersFor } from '../modifiers.ts'
import { commonEffects } from './common.ts'
import { countUnspent, isUnspent, rollOneMore, totalOf } from './dice.ts'
import { pays, type SpecialEffect } from './effect.ts'
import { isRangedWeapon, loadAmmo } from './extras.ts'
import { type Reroll, reroll, rerollsOf } from './rerolls.ts'

export type TestStep =
  /** `die`: the place of the special that pays. */
  | { readonly do: 'spend'; readonly effect: SpecialEffect; readonly die: number }
  | { readonly do: 'boost'; readonly die: number }
  | ({ readonly do: 'reroll' } & Reroll)
  | { readonly do: 'card'; readonly card: CardId }
  | { readonly do: 'ammo'; readonly uid: number }

/** The place of the first unspent special of each kind of die. */
function unspentByKind(test: Test): number[] {
  const found: number[] = []
  for (let place = 0; place < test.dice.length; place++) {
    const die = at(test.dice, place)
    if (isUnspent(die) && !found.some((before) => at(test.dice, before).die === die.die)) found.push(place)
  }
  return found
}

/** RB-031 */
const isTriggered = (state: State, effect: SpecialEffect): boolean =>
  !effect.isRepeatable && actionNow(state)?.triggered.includes(effect.name) === true

function addSpending(state: State, test: Test, effects: readonly SpecialEffect[], found: TestStep[]): void {
  const specials = unspentByKind(test)
  const all = test.kind === 'noise' ? effects : [...effects, ...commonEffects]
  for (const effect of all) {
    const paying = specials.filter((place) => pays(effect, at(test.dice, place).die))
    if (paying.length === 0 || isTriggered(state, effect) || !effect.isOpen(state, test)) continue
    for (const die of paying) found.push({ do: 'spend', effect, die })
  }
}

/** A defence that holds already gains nothing from more of it, unless a special could strike back (RB-259). */
const isHeld = (state: State, test: Test): boolean =>
  test.kind === 'defence' &&
  countUnspent(test) === 0 &&
  totalOf(state, test) >= test.target &&
  !hasWeaponKeyword(heroOf(state, test.hero), 'Counter')

const isDraw = (card: CardId): boolean => cards.of(card).bottom?.twist === 'draw'

/** What the tester may do now. Nobody cares about a noise that is not heard. */
function stepsOf(state: State, test: Test, effects: readonly SpecialEffect[]): TestStep[] {
  const found: TestStep[] = []
  if (test.kind === 'noise' && totalOf(state, test) === 0) return found
  const unspent = countUnspent(test)
  if (unspent > 0) addSpending(state, test, effects, found)
  const holds = isHeld(state, test)
  if (!holds) for (const each of rerollsOf(state, test)) found.push({ do: 'reroll', ...each })
  for (const card of modifiersFor(state, test, test.hero)) if (!holds || isDraw(card)) found.push({ do: 'card', card })
  if (isRangedWeapon(test)) {
    const ammo = heroOf(state, test.hero).items.find(({ id }) => id === 'ammo')
    if (ammo !== undefined) found.push({ do: 'ammo', uid: ammo.uid })
  }
  if (unspent > 1 && found.length > 0) for (const die of unspentByKind(test)) found.push({ do: 'boost', die })
  return found
}

/** RB-033 One more die of the kind that showed the special. */
function boost(t: ReichbustersTable, test: Test, place: number): void {
  const die = at(test.dice, place)
  die.spent = 'boost'
  const face = rollOneMore(t, test, die.die)
  t.tell({ kind: 'boosted', rule: 'RB-033', hero: test.hero, die: die.die, face })
}

/** RB-030 What is not spent on anything else boosts. */
function boostAll(t: ReichbustersTable, test: Test): void {
  for (let place = test.dice.length - 1; place >= 0; place--) if (isUnspent(at(test.dice, place))) boost(t, test, place)
}

function* take(t: ReichbustersTable, test: Test, step: TestStep): Rules {
  switch (step.do) {
    case 'spend':
      yield* spend(t, test, step.effect, step.die)
      return
    case 'boost':
      boost(t, test, step.die)
      return
    case 'reroll':
      reroll(t, test, step)
      return
    case 'card':
      applyModifier(t, test, test.hero, step.card)
      return
    case 'ammo':
      loadAmmo(t, test, step.uid)
  }
}

function* spend(t: ReichbustersTable, test: Test, effect: SpecialEffect, place: number): Rules {
  const die = at(test.dice, place)
  die.spent = effect.name
  actionNow(t.state)?.triggered.push(effect.name)
  t.tell({ kind: 'special spent', rule: effect.rule, hero: test.hero, on: effect.name, die: die.die })
  const rules = effect.apply(t, test)
  if (rules !== undefined) yield* rules
}

/** The tester's own steps, until all specials are spent and nothing more is wanted. */
function* ownSteps(t: ReichbustersTable, test: Test, effects: readonly SpecialEffect[]): Rules {
  for (;;) {
    const steps = stepsOf(t.state, test, effects)
    const isOwing = countUnspent(test) > 0
    if (steps.length === 0 && !isOwing) return
    const step =
      steps.length === 0
        ? undefined
        : yield* t.chooseOrPass(heroOf(t.state, test.hero).seat, isOwing ? boostQuestion : testQuestion, steps)
    if (step !== undefined) yield* take(t, test, step)
    else if (isOwing) boostAll(t, test)
    else return
  }
}

/** A card that another Hero plays on the test. */
export interface Help {
  readonly hero: HeroId
  readonly card: CardId
}

/** RB-097, RB-283, RB-317 The others in seat order; true once one of them has played something. */
function* help(t: ReichbustersTable, test: Test): Rules<boolean> {
  if (test.kind === 'noise' || test.kind === 'vril' || t.state.heroes.length === 1 || isHeld(t.state, test))
    return false
  for (const hero of t.state.heroes) {
    if (hero.id === test.hero) continue
    const fitting = modifiersFor(t.state, test, hero.id)
    if (fitting.length === 0) continue
    const options = fitting.map((card): Help => ({ hero: hero.id, card }))
    const chosen = yield* t.chooseOrPass(hero.seat, helpQuestion, options)
    if (chosen === undefined) continue
    applyModifier(t, test, chosen.hero, chosen.card)
    return true
  }
  return false
}

/** RB-019 */
export function* workOnTest(t: ReichbustersTable, test: Test, effects: readonly SpecialEffect[]): Rules {
  do yield* ownSteps(t, test, effects)
  while (yield* help(t, test))
}
