// Attacks in words: modifiers with their reasons, effects, and what an Action is like.

import type { Action, Effect } from '../content/action.ts'
import { attack, extremeRangeFrom, traitNumbers } from '../content/numbers.ts'
import { inches, unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import type { AttackPlan, Modifier, ModifierWhy } from './attack-plan.ts'
import type { Outlook } from './outlook.ts'
import { percent } from './odds.ts'
import { concealedWords } from './sight-words.ts'

const short: { readonly [Why in ModifierWhy]: string } = {
  'short range': `under ${inches(attack.short)}`,
  'close and personal': 'Close and Personal',
  'long range': `beyond ${inches(attack.long)}`,
  concealed: 'concealed',
  'out of sight': 'out of sight',
  finisher: 'Finisher',
  predator: 'Predator',
  specialized: 'Specialized',
  'adaptive camo': 'Adaptive Camo',
  obscured: 'Obscured',
  tagged: 'Tagged',
  locked: 'Target Lock',
}

/** `beyond 16″` */
export const shortReason = ({ why }: Pick<Modifier, 'why'>): string => short[why]

/** The whole reason for a card of odds: `concealed by Urban U1b`. */
export function longReason(state: State, { shooter, target }: AttackPlan, { why }: Modifier): string {
  switch (why) {
    case 'concealed':
      return concealedWords(state, shooter, target)
    case 'finisher':
      return 'Finisher: no tokens left'
    case 'predator':
      return `Predator: ${unitName(unitOf(state, target.element))} is Stunned`
    case 'specialized':
      return 'Specialized against Infantry'
    case 'adaptive camo':
      return 'Adaptive Camo while concealed'
    case 'obscured':
      return `Obscured from ${inches(traitNumbers.obscured.from)} on`
    case 'short range':
    case 'close and personal':
    case 'long range':
    case 'out of sight':
    case 'tagged':
    case 'locked':
      return short[why]
  }
}

/** What it is worth to the one who rolls: `+1`, `−2`. */
export const worthWords = ({ on, value }: Pick<Modifier, 'on' | 'value'>): string => {
  const worth = on === 'roll' ? value : -value
  return worth < 0 ? `−${-worth}` : `+${worth}`
}

/** `KILL` */
export const effectWords: { readonly [E in Effect]: string } = {
  kill: 'KILL',
  stun: 'STUN',
  reveal: 'REVEAL',
  jam: 'JAM',
  special: 'a special effect',
  none: 'no effect',
}

/** What the dice have to show: `7+`; `sure`, `out of reach` where they do not matter. */
export const neededWords = (needed: number): string =>
  needed <= 2 ? 'sure' : needed > 12 ? 'out of reach' : `${needed}+`

/** `58%, boosted 81%`, `42%, beyond 16″` */
export function chanceWords({ plan, hit, boosted }: Outlook, mayBoost: boolean): string {
  const reasons = plan.modifiers.filter(({ on, value }) => (on === 'roll' ? value < 0 : value > 0)).map(shortReason)
  return [percent(hit), ...(mayBoost && hit < 1 ? [`boosted ${percent(boosted)}`] : []), ...reasons].join(', ')
}

/** `2 attacks, range to 24″` */
export function actionWords(action: Action): string {
  const { rof, range, extremeRange, isScan } = action
  const times = isScan ? (rof === 1 ? '1 check' : `${rof} checks`) : rof === 1 ? '1 attack' : `${rof} attacks`
  const reach = extremeRange
    ? `from ${inches(extremeRangeFrom)} on, any range`
    : range === null
      ? 'any range'
      : `range to ${inches(range)}`
  return [times, reach, ...action.keywords.map(({ name }) => name)].join(', ')
}
