// What Actions say, made from their data: costs, the line of numbers, and what each does.

import type { RuleId } from '@umpire/engine'
import type { Action, CardAction, Cost, Effect, SpecialId } from '../action.ts'
import { actions } from '../actions.ts'
import { countermeasureNeeds, marks, positionHackReach } from '../numbers.ts'
import { inches, sayTeams, signed } from './words.ts'

/** A word or sentence of a card with its rule, so that a reader may look it up. */
export interface Clause {
  readonly rule: RuleId
  /** Empty for a special Action, whose name it has already. */
  readonly name: string
  readonly text: string
}

/** DS-150 In words: `1 Action Point or 1 Command Point`. */
export const costWords: { readonly [Price in Cost]: string } = {
  A: '1 Action Point',
  C: '1 Command Point',
  'A/C': '1 Action Point or 1 Command Point',
  'A+C': '1 Action Point and 1 Command Point',
  free: 'nothing',
}

/** As it stands on a card: `A+C`, `Free`. */
export const sayCost = (cost: Cost): string => (cost === 'free' ? 'Free' : cost)

export const effectNames: { readonly [Name in Effect]: string } = {
  kill: 'KILL',
  stun: 'STUN',
  reveal: 'REVEAL',
  jam: 'JAM',
  special: '★',
  none: '-',
}

/** What an effect does to what it hits, and its rule. */
export const effectClauses: { readonly [Name in Exclude<Effect, 'special' | 'none'>]: Clause } = {
  kill: { rule: 'DS-176', name: 'KILL', text: 'The Unit or Infantry Base hit is destroyed.' },
  stun: { rule: 'DS-177', name: 'STUN', text: 'The Unit hit gains a Stun Token.' },
  reveal: { rule: 'DS-165', name: 'REVEAL', text: 'A Ping is revealed; a Unit loses its Stealth Token.' },
  jam: {
    rule: 'DS-283',
    name: 'JAM',
    text: 'Command Points cannot Boost rolls of the Unit hit until its owner pays 1 to end it.',
  },
}

/** `Scanner [SCAN]`, `MG (VS Infantry only)` (DS-152, DS-153). */
export function nameOnCard({ name, isScan, against }: Action): string {
  const only = { any: '', infantry: ' (VS Infantry only)', vehicles: ' (VS Vehicles only)' }[against]
  return `${name}${isScan ? ' [SCAN]' : ''}${only}`
}

/** `A+C · Range - · ROF 4 · KILL`; what has a rule of its own shows only what it has. */
export function statsOfAction({ cost, range, rof, effect, special, once }: Action): string {
  const reach = range === null ? 'Range -' : `Range ${inches(range)}`
  return [
    sayCost(cost),
    ...(special !== null && range === null ? [] : [reach]),
    ...(rof === 0 ? [] : [`ROF ${rof}`]),
    ...(effect === 'none' ? [] : [effectNames[effect]]),
    ...(once === null ? [] : [`once per ${once}`]),
  ].join(' · ')
}

/** What it does by a rule of its own, and that rule. */
function specialText({ special, range }: Action & { readonly special: SpecialId }): readonly [RuleId, string] {
  const within = range === null ? '' : ` within ${inches(range)}`
  switch (special) {
    case 'move':
      return ['DS-155', 'Move up to SPD.']
    case 'overwatch':
      return ['DS-156', 'Gain an Overwatch Token.']
    case 'forward-observe':
      return [
        'DS-284',
        'Another Unit of the Taskforce acts at once with one Fire Support Action, by the sight of this Unit.',
      ]
    case 'deploy-drones':
      return ['DS-285', `Place the packaged Unit${within}.`]
    case 'target-lock':
      return [
        'DS-286',
        `An enemy Unit in sight has DEF ${signed(-marks.targetLock)} until this Taskforce Activation ends.`,
      ]
    case 'go-dark':
      return ['DS-287', 'Gain a Stealth Token.']
    case 'repair':
      return ['DS-288', `Remove the Stun Token of another friendly Unit${within}.`]
    case 'unload':
      return [
        'DS-289',
        `Place the carried Unit${within}. It joins the Taskforce, may take an Action at once, and is Activated.`,
      ]
    case 'load':
      return ['DS-291', `Take aboard a Mechanized Small Infantry Unit of the Taskforce with all its bases${within}.`]
    case 'stealthify':
      return ['DS-292', `Another friendly Unit${within} gains a Stealth Token.`]
    case 'cm-hack':
      return ['DS-293', `A Unit hit checks each of its Countermeasure Tokens: below ${countermeasureNeeds} it is lost.`]
    case 'position-hack':
      return ['DS-294', `A Unit hit is Placed by you within ${inches(positionHackReach)} of where it stands.`]
    case 'engineer':
      return ['DS-295', `Carry out the engineer work of the mission${within}.`]
    case 'secure':
      return ['DS-226', `Take a free cache${within}.`]
    case 'sabotage':
      return ['DS-226', `Damage the enemy pylon${within}.`]
  }
}

const hasSpecial = (action: Action): action is Action & { readonly special: SpecialId } => action.special !== null

/** Its keywords with what they mean, or what it does by a rule of its own. */
export function clausesOf(action: Action): readonly Clause[] {
  if (!hasSpecial(action)) return action.keywords.map(({ rule, name, text }) => ({ rule, name, text }))
  const [rule, text] = specialText(action)
  return [{ rule, name: '', text }]
}

/** `Railgun: A · Range - · ROF 1 · KILL. Overkill, Extreme Range` */
export function actionLine(action: Action): string {
  const words = clausesOf(action).map(({ name, text }) => (name === '' ? text : name))
  const stats = statsOfAction(action)
  return `${nameOnCard(action)}: ${stats}${words.length === 0 ? '' : `. ${words.join(', ')}`}`
}

/** All of it: the numbers, then each keyword with what it means. */
export function actionText(action: Action): string {
  const clauses = clausesOf(action).map(({ name, text }) => (name === '' ? text : `${name}: ${text}`))
  return [`${statsOfAction(action)}.`, ...clauses].join(' ')
}

/** As on a Unit Card: `Teams 1-2: Rifle (VS Infantry only): A · ...` */
export function cardActionLine({ action, teams }: CardAction): string {
  const line = actionLine(actions.of(action))
  return teams === null ? line : `${teams.length === 1 ? 'Team' : 'Teams'} ${sayTeams(teams)}: ${line}`
}
