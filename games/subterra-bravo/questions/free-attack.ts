// What a commando attacks that was ordered to: a free attack in somebody else's turn.

import type { Question } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import { commandoName } from '../names.ts'
import type { AttackChoice } from '../rules/targets.ts'
import type { State } from '../state.ts'
import { attackLabel, attackThings, sayAttack } from './attacks.ts'

const made = new Map<CommandoId, Question<AttackChoice, State>>()

/** DC-36 The question for one commando, always the same one. */
export function freeAttack(id: CommandoId): Question<AttackChoice, State> {
  let question = made.get(id)
  if (question === undefined) {
    const by = { is: 'commando', id } as const
    question = {
      name: 'free attack',
      rule: 'SB-059',
      prompt: () => `What does ${commandoName(id)} attack, free?`,
      say: sayAttack,
      things: (choice, state) => attackThings(choice, state, by),
      label: (choice, state) => attackLabel(choice, state, by),
      pass: 'hold fire',
    }
    made.set(id, question)
  }
  return question
}
