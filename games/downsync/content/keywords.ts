// The keywords of Actions (DS-265 to DS-282): each a small value with its rule, its words and the part it sets.

import type { RuleId } from '@umpire/engine'
import type { Action, Keyword } from './action.ts'
import { extremeRangeFrom, marks, takeUpReach } from './numbers.ts'
import { inches, signed } from './text/words.ts'

const harder = (name: string, rule: RuleId, needs: Action['needs']): Keyword => ({
  name,
  rule,
  text: `Countermeasure Checks against it need ${needs}+.`,
  part: { needs },
})

export const advanced = harder('Advanced', 'DS-265', 4)
export const smart = harder('Smart', 'DS-266', 5)
export const overkill = harder('Overkill', 'DS-267', 6)

export const closeCombat: Keyword = {
  name: 'Close Combat',
  rule: 'DS-268',
  text: 'Concealment and short range make no difference.',
  part: { ignoresConcealment: true, noShortBonus: true },
}

export const closeAndPersonal: Keyword = {
  name: 'Close and Personal',
  rule: 'DS-269',
  text: `A further ${signed(1)} at short range.`,
  part: { closeBonus: 1 },
}

/** `within`: how far from the chosen point. */
export const clustered = (within: number): Keyword => ({
  name: `Clustered [${inches(within)}]`,
  rule: 'DS-270',
  text: `Choose a point in range and sight. All targets are within ${inches(within)} of it and are named first; Concealment is judged from there.`,
  part: { cluster: within },
})

export const deadly: Keyword = {
  name: 'Deadly [Infantry]',
  rule: 'DS-271',
  text: 'Against Infantry its effect is KILL.',
  part: { killsInfantry: true },
}

export const doubleTap: Keyword = {
  name: 'Double Tap',
  rule: 'DS-272',
  text: 'Against Stunned targets its effect is KILL.',
  part: { killsStunned: true },
}

export const exposed: Keyword = {
  name: 'Exposed',
  rule: 'DS-273',
  text: 'A Unit hit has nothing from Concealment until this Taskforce Activation ends.',
  part: { exposes: true },
}

export const extremeRange: Keyword = {
  name: 'Extreme Range',
  rule: 'DS-274',
  text: `No modifier for short or long range. From ${inches(extremeRangeFrom)} on, without limit.`,
  part: { extremeRange: true, noShortBonus: true, isStabilized: true },
}

export const fireSupport: Keyword = {
  name: 'Fire Support',
  rule: 'DS-275',
  text: 'May be used through Forward Observe.',
  part: { isFireSupport: true },
}

export const infantryNetwork: Keyword = {
  name: 'Infantry Network',
  rule: 'DS-276',
  text: 'May use the line of sight of any base of its Unit; range from the base that fires.',
  part: { usesNetwork: true },
}

export const cmMagnet: Keyword = {
  name: 'CM Magnet',
  rule: 'DS-277',
  text: 'A Unit hit has to spend Countermeasure Tokens until it negates the effect or has none left.',
  part: { isMagnet: true },
}

export const seekerRounds: Keyword = {
  name: 'Seeker Rounds',
  rule: 'DS-278',
  text: 'Concealment makes no difference.',
  part: { ignoresConcealment: true },
}

export const specialized: Keyword = {
  name: 'Specialized [Infantry]',
  rule: 'DS-279',
  text: `${signed(2)} TARG against Infantry.`,
  part: { versusInfantry: 2 },
}

export const stabilizer: Keyword = {
  name: 'Stabilizer',
  rule: 'DS-280',
  text: 'No penalty for long range.',
  part: { isStabilized: true },
}

export const tagged: Keyword = {
  name: 'Tagged',
  rule: 'DS-281',
  text: `A Unit hit has DEF ${signed(-marks.tagged)} until this Taskforce Activation ends.`,
  part: { tags: true },
}

export const takeUp: Keyword = {
  name: 'Take Up',
  rule: 'DS-282',
  text: `When the base that has it would be killed, another base of its Unit within ${inches(takeUpReach)} may die instead.`,
  part: { hasTakeUp: true },
}
