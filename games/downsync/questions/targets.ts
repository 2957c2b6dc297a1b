// What is asked before each Attack or Scan Check but the first (D29, D30).

import type { Label, Question, Refusal } from '@umpire/engine'
import { actions } from '../content/actions.ts'
import { baseName, sayTarget, targetName, unitName } from '../names.ts'
import { actionWords, chanceWords } from '../rules/attack-words.ts'
import type { Aim, BoostOption } from '../rules/attacks.ts'
import { whyNoBoost } from '../rules/boosts.ts'
import { cpIn, type Pay } from '../rules/costs.ts'
import type { Shooter } from '../rules/eyes.ts'
import { type Outlook, outlook } from '../rules/outlook.ts'
import { whyNoTarget } from '../rules/targets.ts'
import { isCombat } from '../rules/unit-actions.ts'
import { type State, unitOf } from '../state.ts'
import type { Shot, Target } from '../state/shot.ts'
import { targetThing } from '../things.ts'
import { actionIcon, costWords } from './action-words.ts'

export function shotNow(state: State): Shot {
  if (state.shot === null) throw new Error('no Action is being carried out')
  return state.shot
}

/** Who shoots, as the state keeps it. */
export function shooterNow(state: State): Shooter {
  const { unit, team, action, observer, point } = shotNow(state)
  return { unit: unitOf(state, unit), team, action: actions.of(action), observer, point }
}

/** What all attacks that are left would do to this target. */
function outlookNow(state: State, target: Target): Outlook {
  const shooter = shooterNow(state)
  return outlook(state, shooter, target, shooter.action.rof - shotNow(state).made)
}

const clearJam: Label = {
  name: 'Clear the jam',
  means: 'its rolls may be boosted again',
  cost: '1 CP',
  group: 'Or',
  icon: 'command-point',
}

/** The group of targets that would do if they stood elsewhere. */
export const outOfReach = 'Out of reach'

/** Whether only where it stands is in the way. */
const isReach = ({ rule }: Refusal): boolean =>
  rule === 'DS-151' || rule === 'DS-170' || rule === 'DS-270' || rule === 'DS-274'

/** A target as it is offered: the chances from the rules' own plan. `attacks`: how many are left, this one included. */
export function targetLabel(
  state: State,
  shooter: Shooter,
  target: Target,
  pay: Pay,
  boosted: boolean,
  attacks: number,
): Label {
  const { action, unit } = shooter
  const cost = costWords(pay, boosted ? 1 : 0)
  const common = {
    name: targetName(state, target),
    ...(cost === undefined ? {} : { cost }),
    icon: actionIcon(action),
    isAttack: true,
  }
  const refusal = whyNoTarget(state, shooter, target)
  if (refusal !== undefined) return { ...common, group: isReach(refusal) ? outOfReach : 'No target for it' }
  const expected = outlook(state, shooter, target, attacks)
  if (boosted)
    return { ...common, means: chanceWords({ ...expected, hit: expected.boosted }, false), group: action.name }
  const mayBoost = whyNoBoost(state, unit, cpIn(pay)) === undefined
  return { ...common, means: chanceWords(expected, mayBoost), group: action.name }
}

function aimLabel(aim: Aim, state: State): Label {
  if (aim.do === 'clear jam') return clearJam
  const shooter = shooterNow(state)
  return targetLabel(state, shooter, aim.target, 'free', aim.boosted, shooter.action.rof - shotNow(state).made)
}

/** `2 of 3` */
const countWords = (state: State): string => `${shotNow(state).made + 1} of ${shooterNow(state).action.rof}`

/** D29, D30 */
export const targetQuestion: Question<Aim, State> = {
  name: 'target',
  rule: 'DS-169',
  prompt: (state) => {
    const { unit, team, action } = shooterNow(state)
    const verb = action.effect === 'reveal' ? 'scanned' : isCombat(action) ? 'shot' : 'hacked'
    return `${baseName(unit, team)}: who is ${verb} next?`
  },
  detail: (state) => {
    const { action } = shooterNow(state)
    return `${action.name}, ${action.isScan ? 'check' : 'attack'} ${countWords(state)}: ${actionWords(action)}.`
  },
  say: (aim, state) =>
    aim.do === 'clear jam' ? 'clear jam' : `${sayTarget(state, aim.target)}${aim.boosted ? ' boosted' : ''}`,
  things: (aim, state) => (aim.do === 'clear jam' ? [] : [targetThing(state, aim.target)]),
  label: aimLabel,
  pass: 'stop',
}

/** DS-270 The target of the next Attack, declared before. */
function declaredNow(state: State): Target {
  const shot = shotNow(state)
  const target = shot.targets[shot.made]
  if (target === undefined) throw new Error('no target is declared')
  return target
}

function boostLabel(option: BoostOption, state: State): Label {
  if (option === 'clear jam') return clearJam
  const expected = outlookNow(state, declaredNow(state))
  const name = `Fire on ${targetName(state, declaredNow(state))}`
  const icon = actionIcon(shooterNow(state).action)
  return option === 'boosted'
    ? { name, means: chanceWords({ ...expected, hit: expected.boosted }, false), cost: '1 CP', icon, isAttack: true }
    : { name, means: chanceWords(expected, false), icon, isAttack: true }
}

/** D30 for a Clustered Action, whose targets are declared first. */
export const boostQuestion: Question<BoostOption, State> = {
  name: 'boost',
  rule: 'DS-045',
  prompt: (state) =>
    `${unitName(shooterNow(state).unit)} fires on ${targetName(state, declaredNow(state))}: is the roll boosted?`,
  detail: (state) => `${shooterNow(state).action.name}, attack ${countWords(state)}.`,
  say: (option) => option,
  things: (_, state) => [targetThing(state, declaredNow(state))],
  label: boostLabel,
  pass: 'stop',
}
