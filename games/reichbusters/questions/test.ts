// What is asked between the roll of a test and its total (D17 to D19, D40, D41).

import { at, type Label, type Question } from '@umpire/engine'
import type { Face } from '../content/dice.ts'
import { cards } from '../content/cards.ts'
import { cardName, heroName, sayCard, sayHero } from '../names.ts'
import { chance, percent } from '../rules/odds.ts'
import { countUnspent, totalOf } from '../rules/tests/dice.ts'
import type { Help, TestStep } from '../rules/tests/steps.ts'
import { type State, testNow } from '../state.ts'
import type { Test, TestDie } from '../state/test.ts'
import { cardThing, dieThing, itemThing } from '../things.ts'

function testOf(state: State): Test {
  const test = testNow(state)
  if (test === undefined) throw new Error('no test is going on')
  return test
}

const faceWords = (face: Face): string => (face === 'S' ? 'special' : face === 'U' ? 'surge' : `${face}`)

/** ` with vril`: which special pays, where the test has two kinds of dice. */
const byVril = (test: Test, place: number): string =>
  test.kind !== 'vril' && at(test.dice, place).die === 'vril' ? ' with vril' : ''

const dieWords = (test: Test, { die, face }: TestDie): string =>
  `${test.kind !== 'vril' && die === 'vril' ? 'vril ' : ''}${faceWords(face)}`

const plainName = (name: string): string => name.toLowerCase().replaceAll(',', '')

function sayStep(step: TestStep, state: State): string {
  const test = testOf(state)
  switch (step.do) {
    case 'spend':
      return `${plainName(step.effect.name)}${byVril(test, step.die)}`
    case 'boost':
      return `boost one${byVril(test, step.die)}`
    case 'reroll': {
      const what = step.die < 0 ? 'blanks' : dieWords(test, at(test.dice, step.die))
      return `reroll ${what} by ${plainName(step.source.name)}`
    }
    case 'card':
      return `play ${sayCard(step.card)}`
    case 'ammo':
      return 'ammo'
  }
}

function stepThings(step: TestStep): readonly string[] {
  switch (step.do) {
    case 'spend':
    case 'boost':
      return [dieThing(step.die)]
    case 'reroll':
      return step.die < 0 ? [] : [dieThing(step.die)]
    case 'card':
      return [cardThing(step.card)]
    case 'ammo':
      return [itemThing(step.uid)]
  }
}

function stepLabel(step: TestStep, state: State): Label {
  const test = testOf(state)
  switch (step.do) {
    case 'spend': {
      const name = `${step.effect.name.charAt(0).toUpperCase()}${step.effect.name.slice(1)}${byVril(test, step.die)}`
      return { name, means: step.effect.means, cost: '1 special', group: 'Specials', icon: 'die-hit' }
    }
    case 'boost':
      return { name: `Boost one${byVril(test, step.die)}`, means: 'one more die', group: 'Specials', icon: 'odds' }
    case 'reroll': {
      const what = step.die < 0 ? 'all blanks' : dieWords(test, at(test.dice, step.die))
      return { name: `Re-roll ${what}`, means: step.source.name, group: 'Re-rolls', icon: 'redo' }
    }
    case 'card':
      return { name: cardName(step.card), means: cards.of(step.card).bottom?.text ?? '', group: 'Cards', icon: 'deck' }
    case 'ammo':
      return { name: 'Ammo', means: '2 dice more', group: 'Items', icon: 'gear' }
  }
}

const kindWords = { attack: 'attack', defence: 'defence', noise: 'noise', vril: 'vril test' } as const

/** `1 1 special: 4, needs 7` */
function standing(state: State): string {
  const test = testOf(state)
  const dice = test.dice.map((die) => dieWords(test, die)).join(', ')
  const needs = test.kind === 'vril' ? '' : ` against ${test.target}`
  return `${dice}: ${totalOf(state, test)}${needs}.`
}

/** What boosting all specials gives a chance of. */
function boostWords(state: State): string {
  const test = testOf(state)
  const unspent = countUnspent(test)
  const missing = test.target - totalOf(state, test)
  if (missing <= 0 || test.kind === 'vril' || test.kind === 'noise') return ''
  return ` With all ${unspent === 1 ? 'of it' : unspent} boosted it succeeds in ${percent(chance({ [test.kind]: unspent }, missing))}.`
}

const onStep = {
  name: 'test',
  prompt: (state: State): string => {
    const test = testOf(state)
    return `What does ${heroName(test.hero)} do with this ${kindWords[test.kind]}?`
  },
  say: sayStep,
  things: stepThings,
  label: stepLabel,
  stakes: (state: State) => {
    const test = testOf(state)
    return { missing: test.target - totalOf(state, test) }
  },
}

/** D17 While there are specials that have to be spent. */
export const boostQuestion: Question<TestStep, State> = {
  ...onStep,
  rule: 'RB-030',
  detail: (state) => `${standing(state)} What is not spent on anything else boosts.${boostWords(state)}`,
  pass: 'boost',
}

/** D18, D19 Once all specials are spent. */
export const testQuestion: Question<TestStep, State> = {
  ...onStep,
  rule: 'RB-019',
  detail: standing,
  pass: 'done',
}

/** D40, D41 */
export const helpQuestion: Question<Help, State> = {
  name: 'help',
  rule: 'RB-097',
  prompt: (state) => {
    const test = testOf(state)
    return `Does anybody help ${heroName(test.hero)} with this ${kindWords[test.kind]}?`
  },
  detail: standing,
  say: ({ hero, card }) => `${sayHero(hero)} plays ${sayCard(card)}`,
  things: ({ card }) => [cardThing(card)],
  label: ({ hero, card }) => ({
    name: cardName(card),
    means: cards.of(card).bottom?.text ?? '',
    group: heroName(hero),
    icon: 'deck',
  }),
  stakes: onStep.stakes,
  pass: 'no help',
}
