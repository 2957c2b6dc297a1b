// What a special result can be spent on (RB-030 to RB-035): the shape of such an effect, and which dice pay for it.

import type { RuleId, Rules } from '@umpire/engine'
import type { DieKind } from '../../content/dice.ts'
import type { State } from '../../state.ts'
import type { Test } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'

export interface SpecialEffect {
  /** Its keyword or item, by which it is triggered once in an action (RB-031). */
  readonly name: string
  readonly rule: RuleId
  /** What it does, in a few words. */
  readonly means: string
  /** RB-035 The kinds of dice whose specials pay for it. */
  readonly pays: 'any' | readonly DieKind[]
  /** It may be triggered again in the same action, as long as it is open. */
  readonly isRepeatable: boolean
  /** RB-032 Whether the tester has it, and all of it can be carried out now. */
  readonly isOpen: (state: State, test: Test) => boolean
  /** Rules where it has to ask. */
  readonly apply: (t: ReichbustersTable, test: Test) => Rules | undefined
}

/** RB-035 */
export const pays = (effect: SpecialEffect, die: DieKind): boolean => effect.pays === 'any' || effect.pays.includes(die)
