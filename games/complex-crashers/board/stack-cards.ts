// The stack as cards, newest first: who does what, what was paid, how far it has come, and what its dice would do.

import type { ShownDie } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import { abilityName, defenderName, regionName, unitName } from '../names.ts'
import { abilityOf } from '../rules/abilities.ts'
import { armorPlan } from '../rules/armor.ts'
import { attackOf } from '../rules/targets.ts'
import { frameOf, operativeOf, type State } from '../state.ts'
import type { AbilityRef, Frame, FrameStage, Group } from '../state/stack.ts'
import { isDefender, isOperative, type Unit } from '../state/unit.ts'
import { countOf } from './board-words.ts'
import { groupDamage, groupDice } from './group-dice.ts'
import { thresholdOf } from './threshold.ts'
import { abilityIcon } from './unit-icons.ts'

/** All dice on one unit, and what comes of them. */
export interface DiceOnUnit {
  readonly unit: Unit
  readonly name: string
  readonly dice: readonly ShownDie[]
  readonly damage: number
  /** `2 damage`, `destroyed`, `dodged` */
  readonly result: string
  /** `over Armor 5, +1 Cover` */
  readonly armor: string
  readonly tone: 'bad' | 'plain'
}

export interface StackCard {
  readonly id: number
  /** Null for fire, which is nobody's. */
  readonly seat: Seat | null
  readonly icon: string
  readonly name: string
  /** Who, and what was declared: `Vera, to Junction (1,0)`. */
  readonly who: string
  readonly cost: string
  readonly isReaction: boolean
  readonly isWaiting: boolean
  readonly steps: readonly { readonly name: string; readonly is: 'done' | 'now' | 'coming' }[]
  /** Dice that lie on nobody yet. */
  readonly loose: readonly ShownDie[]
  readonly targets: readonly DiceOnUnit[]
}

const stepOf: { readonly [Stage in FrameStage]: number } = {
  paid: 0,
  activated: 0,
  processed: 1,
  contested: 2,
  resolved: 3,
}

const stepsOf = (frame: Frame): StackCard['steps'] => {
  const isAttack = attackOf(frame) !== undefined
  const now = stepOf[frame.stage]
  return ['paid', 'processed', 'contest', 'resolve'].flatMap((name, n) =>
    name === 'contest' && !isAttack ? [] : [{ name, is: n < now ? 'done' : n === now ? 'now' : 'coming' } as const],
  )
}

export const seatOfUnit = (state: State, unit: Unit): Seat =>
  isOperative(unit) ? operativeOf(state, unit).seat : state.manager

/** `3 AP`, `3 AP: Vera 2, Ito 1`, `free` */
function costWords(state: State, { cost, shares, ability }: Frame): string {
  if (ability === null) return ''
  if (cost === 0) return 'free'
  const payers = shares.flatMap((share, n) => (share === 0 ? [] : [[unitName(n, state), share] as const]))
  if (payers.length === 0) return `${cost} AP`
  const [only] = payers
  if (payers.length === 1 && only !== undefined) return `${cost} AP, tracker of ${only[0]}`
  return `${cost} AP: ${payers.map(([name, share]) => `${name} ${share}`).join(', ')}`
}

/** What was declared, or what it answers. */
function aboutWords(state: State, { declared, cause }: Frame): string {
  if (cause !== null) {
    const answered = cause.frame === null ? undefined : frameOf(state, cause.frame)?.ability
    if (answered !== null && answered !== undefined) return `answers ${abilityName(answered)}`
    return cause.unit === null ? '' : `answers ${unitName(cause.unit, state)}`
  }
  if (declared.region !== null) return `to ${regionName(declared.region, state)}`
  return declared.unit === null ? '' : `on ${unitName(declared.unit, state)}`
}

function resultWords(state: State, unit: Unit, damage: number): Pick<DiceOnUnit, 'result' | 'tone'> {
  const threshold = thresholdOf(state, unit)
  if (damage === 0) return { result: 'no damage', tone: 'plain' }
  if (threshold === undefined) {
    const isDown = isOperative(unit) && damage >= operativeOf(state, unit).health
    return { result: `${damage} damage${isDown ? ': down' : ''}`, tone: 'bad' }
  }
  if (damage < threshold) return { result: `${damage} of ${threshold}: survives`, tone: 'plain' }
  return { result: isDefender(unit) ? 'destroyed' : 'Offline', tone: 'bad' }
}

/** `over Armor 5 +1 Cover -2 Armor Piercing` */
function armorWords(state: State, frame: Frame, group: Group): string {
  if (group.armor !== null) return `over Armor ${group.armor}`
  const { armor, parts } = armorPlan(state, frame, group.unit, group)
  const [base, ...more] = parts
  if (base === undefined || more.length === 0) return `over Armor ${armor}`
  return `over ${base.words} ${base.armor} ${more.map((part) => `${part.armor > 0 ? '+' : ''}${part.armor} ${part.words}`).join(' ')}`
}

const statusWords: { readonly [Status in Group['status']]: string } = {
  open: '',
  locked: '',
  void: 'no longer a target',
  ignored: 'ignored',
}

function onUnit(state: State, frame: Frame, unit: Unit, groups: readonly Group[]): DiceOnUnit {
  const damage = groups.reduce((sum, group) => sum + groupDamage(state, frame, group), 0)
  const live = groups.find(({ status }) => status === 'open' || status === 'locked')
  const [first] = groups
  const isOut = live === undefined
  return {
    unit,
    name: unitName(unit, state),
    dice: groups.flatMap((group) => groupDice(state, frame, group)),
    damage,
    ...(isOut
      ? { result: first === undefined ? '' : statusWords[first.status], tone: 'plain' }
      : resultWords(state, unit, damage)),
    armor: live === undefined ? '' : armorWords(state, frame, live),
  }
}

function targetsOf(state: State, frame: Frame): DiceOnUnit[] {
  const groups = frame.attack?.groups ?? []
  const units = [...new Set(groups.map(({ unit }) => unit))]
  return units.map((unit) =>
    onUnit(
      state,
      frame,
      unit,
      groups.filter((group) => group.unit === unit),
    ),
  )
}

/** A Defender may be gone before its ability is. */
const userName = (state: State, { unit }: AbilityRef, { model }: Frame): string =>
  model === null ? unitName(unit, state) : defenderName(model)

function cardOfFrame(state: State, frame: Frame): StackCard {
  const { id, ability, stage, attack, isAction } = frame
  const who = ability === null ? '' : userName(state, ability, frame)
  const about = aboutWords(state, frame)
  return {
    id,
    seat: ability === null ? null : seatOfUnit(state, ability.unit),
    icon: ability === null ? 'fire' : abilityIcon(abilityOf(ability)),
    name: ability === null ? 'Burning' : abilityName(ability),
    who: [who, about].filter((part) => part !== '').join(', '),
    cost: costWords(state, frame),
    isReaction: ability !== null && !isAction,
    isWaiting: stage === 'paid',
    steps: stepsOf(frame),
    loose:
      attack !== null && attack.groups.length === 0 ? attack.dice.map((face) => ({ face, kind: 'd10' as const })) : [],
    targets: targetsOf(state, frame),
  }
}

/** Newest first; what waits for its turn in a batch stands where it was activated. */
export const stackCards = (state: State): StackCard[] =>
  state.stack.map((frame) => cardOfFrame(state, frame)).toReversed()

/** The card in one line, for a small screen: `2 damage over Armor 6`. */
export function gistOf({ targets, loose, isWaiting, steps }: StackCard): string {
  const [first] = targets
  if (first !== undefined) {
    const more = targets.length > 1 ? ` and ${countOf(targets.length - 1, 'more', 'more')}` : ''
    return `${first.name}: ${first.result}${more}`
  }
  if (loose.length > 0) return `${countOf(loose.length, 'die', 'dice')} rolled`
  return isWaiting ? 'paid, waits for its turn' : (steps.find(({ is }) => is === 'now')?.name ?? '')
}
