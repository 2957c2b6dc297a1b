// Re-rolls in a test (RB-034): which effects allow them, and which dice they may touch. Specials never.

import { at, type RuleId } from '@umpire/engine'
import { cards } from '../../content/cards.ts'
import { actionNow, heroOf, type State } from '../../state.ts'
import type { Test, TestDie } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import { hasKeyword } from '../keywords.ts'
import { faceNow, rerollDie } from './dice.ts'

/** An effect that re-rolls. `takes`: one die after the other, or all blanks at once. */
interface Source {
  /** RB-034 A die is re-rolled at most once by each name. */
  readonly name: string
  readonly rule: RuleId
  readonly takes: 'low' | 'blank' | 'any' | 'all blanks'
  /** How many dice in all. */
  readonly most: number
  /** Once in an action (RB-031), not once in a test. */
  readonly isOncePerAction: boolean
}

/** A re-roll that may be made now. `die`: its place; -1 all blanks. */
export interface Reroll {
  readonly source: Source
  readonly die: number
}

const many = 99
const lethal: Source = { name: 'Lethal', rule: 'RB-289', takes: 'low', most: many, isOncePerAction: false }
const resilient: Source = { name: 'Resilient', rule: 'RB-307', takes: 'low', most: many, isOncePerAction: false }
const focused: Source = { name: 'Focused', rule: 'RB-278', takes: 'any', most: 1, isOncePerAction: true }
const stealthy: Source = { name: 'Stealthy', rule: 'RB-319', takes: 'any', most: 1, isOncePerAction: false }
const radio: Source = { name: 'Radio', rule: 'RB-238', takes: 'all blanks', most: many, isOncePerAction: true }
const injection: Source = { name: 'Vril Injection', rule: 'RB-243', takes: 'blank', most: many, isOncePerAction: false }

/** BR12, SA12, CL9, RH5, RH7: what a card on the test allows. */
function sourceOfCard(card: Test['played'][number]['card']): Source | undefined {
  const { bottom, name } = cards.of(card)
  const twist = bottom?.twist
  const source = { name, rule: 'RB-095', isOncePerAction: false } as const
  if (twist === 'reroll two') return { ...source, takes: 'any', most: 2 }
  if (twist === 'reroll any') return { ...source, takes: 'any', most: many }
  return twist === 'reroll blanks' ? { ...source, takes: 'all blanks', most: many } : undefined
}

function sourcesOf(state: State, test: Test): Source[] {
  const found: Source[] = []
  const hero = heroOf(state, test.hero)
  if (test.kind === 'attack') {
    if (test.traits.includes('Lethal') || hasKeyword(state, hero, 'Lethal')) found.push(lethal)
    if (hasKeyword(state, hero, 'Focused')) found.push(focused)
  } else if (test.kind === 'defence') {
    if (hasKeyword(state, hero, 'Resilient')) found.push(resilient)
  } else if (test.kind === 'noise') {
    if (!test.traits.includes('weapon noise') && hasKeyword(state, hero, 'Stealthy')) found.push(stealthy)
  }
  if (test.kind !== 'noise') {
    if (hero.items.some(({ id }) => id === 'radio')) found.push(radio)
    if (hero.injected > 0) found.push(injection)
  }
  for (const { card } of test.played) {
    const source = sourceOfCard(card)
    if (source !== undefined) found.push(source)
  }
  return found
}

/** Whether an effect may re-roll a die. A blank noise die is the best there is: nobody re-rolls it. */
function isTaken(state: State, test: Test, { name, takes }: Source, die: TestDie): boolean {
  const face = faceNow(state, test, die)
  if (face === 'S' || die.isAdded || die.spent !== null || die.rerolled.includes(name)) return false
  if (test.kind === 'noise' && face === 0) return false
  if (takes === 'any') return true
  if (takes === 'low') return die.die === test.kind && (face === 0 || face === 1)
  return face === 0
}

function timesUsed(test: Test, name: string): number {
  let times = 0
  for (const { rerolled } of test.dice) if (rerolled.includes(name)) times++
  return times
}

function isSpent(state: State, test: Test, { name, takes, most, isOncePerAction }: Source): boolean {
  if (isOncePerAction) return actionNow(state)?.triggered.includes(name) === true
  const times = timesUsed(test, name)
  return takes === 'all blanks' ? times > 0 : times >= most
}

/** RB-119 Dice between which there is no difference are one. */
const isAlike = (one: TestDie, other: TestDie): boolean => one.die === other.die && one.face === other.face

export function rerollsOf(state: State, test: Test): Reroll[] {
  const found: Reroll[] = []
  for (const source of sourcesOf(state, test)) {
    if (isSpent(state, test, source)) continue
    const taken: number[] = []
    for (let place = 0; place < test.dice.length; place++) {
      const die = at(test.dice, place)
      if (!isTaken(state, test, source, die)) continue
      if (!taken.some((before) => isAlike(at(test.dice, before), die))) taken.push(place)
    }
    if (taken.length === 0) continue
    if (source.takes === 'all blanks') found.push({ source, die: -1 })
    else for (const die of taken) found.push({ source, die })
  }
  return found
}

export function reroll(t: ReichbustersTable, test: Test, { source, die }: Reroll): void {
  if (source.isOncePerAction) actionNow(t.state)?.triggered.push(source.name)
  if (die >= 0) {
    rerollDie(t, test, at(test.dice, die), source.name)
    return
  }
  const blanks = test.dice.filter((one) => isTaken(t.state, test, source, one))
  for (const blank of blanks) rerollDie(t, test, blank, source.name)
}
