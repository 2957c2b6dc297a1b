// Answers that are worth comparing with the policy's own, where looking ahead tells them apart.

import { type Answer, type Ask, Choose, ChooseMany } from '@umpire/engine'
import { designateQuestion } from '../questions/designate.ts'
import { menuQuestion } from '../questions/menu.ts'
import { priorityBoostQuestion } from '../questions/priorities.ts'
import { joinersQuestion, reactorsQuestion, reactQuestion } from '../questions/reaction.ts'
import { revealQuestion } from '../questions/revealing.ts'
import type { State } from '../state.ts'
import { bestDeeds } from './acting.ts'
import { otherWays } from './moving.ts'
import { designated } from './turn.ts'

const together = (...members: readonly number[]): number[] => [...members].sort((a, b) => a - b)

/** One after the other as a Taskforce of its own, then the best two and three together. */
function taskforces(ask: Ask, state: State): Answer[] {
  const [first, second, third] = designated(ask, state)
  if (first === undefined || second === undefined) return []
  const pairs = [[second], together(first, second)]
  return third === undefined ? pairs : [...pairs, [third], together(first, second, third)]
}

/** The best things to do, and to be done. */
function deeds(ask: Ask, state: State): Answer[] {
  const best = bestDeeds(ask, state).slice(0, 3)
  return ask.passes ? [...best, ask.size - 1] : best
}

/** All numbers, where there are few. */
const each = (ask: Ask): Answer[] =>
  ask instanceof Choose ? Array.from({ length: Math.min(ask.size, 6) }, (_, n) => n) : []

/** Nobody, and each alone. */
function alone(ask: Ask): Answer[] {
  if (!(ask instanceof ChooseMany)) return []
  const ones = ask.allowed.slice(0, 4).map((_, n) => [n])
  return ask.least === 0 ? [[], ...ones] : ones
}

const ways: ReadonlyMap<string, (ask: Ask, state: State) => readonly Answer[]> = new Map<
  string,
  (ask: Ask, state: State) => readonly Answer[]
>([
  [designateQuestion.name, taskforces],
  ['way', otherWays],
  [menuQuestion.name, deeds],
  [revealQuestion.name, each],
  ['forced reveal', each],
  [reactQuestion.name, each],
  [reactorsQuestion.name, alone],
  [joinersQuestion.name, alone],
  [priorityBoostQuestion.name, alone],
])

export const alternatives = (ask: Ask, state: State): readonly Answer[] =>
  ways.get(ask.question.name)?.(ask, state) ?? []
