// Whether an Action that is no attack can be used on what it names (CC-139), asked again when it is processed (CC-154).

import { refuse, type WhyNot } from '@umpire/engine'
import type { EffectAbility } from '../../content/ability.ts'
import { cardOf } from '../../content/cards.ts'
import type { Effect } from '../../content/effect.ts'
import { chargeTokens } from '../../content/numbers.ts'
import { defenderOf, operativeOf, type State } from '../../state.ts'
import type { Side } from '../../state/region.ts'
import type { AbilityRef, Declared } from '../../state/stack.ts'
import type { Unit } from '../../state/unit.ts'
import { itemOf } from '../abilities.ts'
import { whyNotBreak, whyNotCover, whyNotOpenDoor, whyNotWeld, whyNotWorkDoor } from '../doors-and-walls.ts'
import { whyNotSwapWith } from '../swapping.ts'
import { neighboursOf, stepsOf, whyNotPhase, whyNotStep } from '../ways.ts'
import { whyNotDeployment, whyNotJumpStart, whyNotRedeploy, whyNotScan } from './complex.ts'
import { whyNotOperative, whyNotReach } from './reach.ts'
import { whyNotBurn, whyNotNear, whyNotOwn, whyNotPillar } from './regions.ts'
import {
  losersOf,
  whyNotCharge,
  whyNotCommand,
  whyNotDrag,
  whyNotDrain,
  whyNotGive,
  whyNotHeal,
  whyNotOrder,
  whyNotRecall,
  whyNotRecover,
  whyNotTransit,
} from './units.ts'

const nothing = (): WhyNot => refuse('CC-139', 'It has to be said what it is used on.')

/** Effects that name a unit, and perhaps where it goes. */
type OnUnit = Extract<
  Effect,
  {
    readonly do:
      | 'heal'
      | 'recover armor'
      | 'give AP'
      | 'leech'
      | 'paint'
      | 'item swap'
      | 'drag'
      | 'order action'
      | 'order attack'
      | 'recall'
      | 'phase other'
      | 'drain'
      | 'jump start'
  }
>

/** Effects that name a region. */
type OnRegion = Extract<Effect, { readonly do: 'move' | 'move out' | 'phase' | 'burn' | 'pulse' | 'redeploy' }>

/** Effects that name a border. */
type OnBorder = Extract<
  Effect,
  { readonly do: 'take pillar' | 'barrier' | 'work door' | 'kick door' | 'break wall' | 'place cover' | 'weld' }
>

/** Effects that name a card, or nothing. */
type OnOther = Extract<
  Effect,
  {
    readonly do:
      | 'reload'
      | 'recharge'
      | 'respec'
      | 'deploy'
      | 'scan'
      | 'charge'
      | 'call EMP'
      | 'lose AP'
      | 'gain AP'
      | 'brace'
  }
>

export function whyNotNamed(state: State, ref: AbilityRef, ability: EffectAbility, declared: Declared): WhyNot {
  const { effect } = ability
  switch (effect.do) {
    case 'heal':
    case 'recover armor':
    case 'give AP':
    case 'leech':
    case 'paint':
    case 'item swap':
    case 'drag':
    case 'order action':
    case 'order attack':
    case 'recall':
    case 'phase other':
    case 'drain':
    case 'jump start':
      return whyNotUnit(state, ref.unit, ability, effect, declared)
    case 'move':
    case 'move out':
    case 'phase':
    case 'burn':
    case 'pulse':
    case 'redeploy':
      return whyNotRegion(state, ref.unit, ability, effect, declared)
    case 'take pillar':
    case 'barrier':
    case 'work door':
    case 'kick door':
    case 'break wall':
    case 'place cover':
    case 'weld':
      return whyNotBorder(state, ref.unit, effect, declared)
    case 'reload':
    case 'recharge':
    case 'respec':
    case 'deploy':
    case 'scan':
    case 'charge':
    case 'call EMP':
    case 'lose AP':
    case 'gain AP':
    case 'brace':
      return whyNotOther(state, ref, effect, declared)
    case 'duck':
    case 'dodge':
    case 'follow':
    case 'pursue':
    case 'end movement':
    case 'offer pillar':
    case 'close door':
    case 'lose or cancel':
    case 'replace':
    case 'return fire':
    case 'ignore group':
    case 'ignore dice':
    case 'harden':
    case 'reassign':
      return refuse('CC-135', 'That is a Reaction.')
  }
}

function whyNotUnit(state: State, unit: Unit, ability: EffectAbility, effect: OnUnit, declared: Declared): WhyNot {
  const { unit: other, region } = declared
  if (effect.do === 'heal' && effect.isAll === true) return whyNobodyHeals(state, unit)
  if (effect.do === 'order action' && effect.whose === 'defender') return undefined
  if (other === null) return nothing()
  switch (effect.do) {
    case 'heal':
      return whyNotHeal(state, unit, other)
    case 'recover armor':
      return whyNotRecover(state, unit, other)
    case 'give AP':
      return whyNotGive(state, unit, ability, other)
    case 'leech':
    case 'paint':
      return whyNotOperative(state, unit, ability, other)
    case 'item swap':
      return whyNotSwapWith(state, unit, other)
    case 'order action':
      return whyNotCommand(state, unit, ability, other)
    case 'order attack':
      return whyNotOrder(state, unit, ability, other)
    case 'recall':
      return whyNotRecall(state, unit, other)
    case 'drain':
      return whyNotDrain(state, unit, other)
    case 'jump start':
      return whyNotJumpStart(state, unit, other)
    case 'drag':
      return region === null ? nothing() : whyNotDrag(state, unit, ability, effect.isNearer, other, region)
    case 'phase other':
      return region === null ? nothing() : whyNotTransit(state, unit, effect.within, other, region)
  }
}

function whyNotRegion(
  state: State,
  unit: Unit,
  ability: EffectAbility,
  effect: OnRegion,
  { region }: Declared,
): WhyNot {
  if (effect.do === 'move' && effect.isUpTo === true) return whyNowhere(state, unit)
  if (effect.do === 'burn' && effect.where === 'each adjacent') return whyNothingBurns(state, unit, ability, effect)
  if (region === null) return nothing()
  switch (effect.do) {
    case 'move':
    case 'move out':
      return whyNotStep(state, unit, region)
    case 'phase':
      return whyNotPhase(state, unit, region, effect.within)
    case 'burn':
      return whyNotBurn(state, unit, ability, effect, region)
    case 'pulse':
      return whyNotReach(state, unit, ability, region)
    case 'redeploy':
      return whyNotRedeploy(state, unit, region)
  }
}

function whyNotBorder(state: State, unit: Unit, effect: OnBorder, { region, side }: Declared): WhyNot {
  if (side === null || region === null) return nothing()
  const border = { region, side }
  if (effect.do === 'work door') return whyNotNear(state, unit, effect.within, region) ?? whyNotWorkDoor(state, border)
  const flaw = whyNotOwn(state, unit, region)
  if (flaw !== undefined) return flaw
  switch (effect.do) {
    case 'take pillar':
      return whyNotPillar(state, unit, side)
    case 'barrier':
      return whyNotBarrier(state, unit, side)
    case 'kick door':
      return whyNotOpenDoor(state, border)
    case 'break wall':
      return whyNotBreak(state, border, effect.breaks)
    case 'place cover':
      return whyNotCover(state, border)
    case 'weld':
      return whyNotWeld(state, border)
  }
}

function whyNotOther(state: State, { unit, item }: AbilityRef, effect: OnOther, declared: Declared): WhyNot {
  if (effect.do === 'reload') return declared.item === null ? nothing() : whyNotReload(state, unit, declared.item)
  if (effect.do === 'deploy') return whyNotDeployment(state, unit, effect, declared)
  if (effect.do === 'recharge') return whyNotRecharge(state, unit, item)
  if (effect.do === 'scan') return whyNotScan(state)
  if (effect.do === 'charge') return whyNotCharge(state, unit)
  if (effect.do === 'lose AP')
    return whyNobodyLoses(state, unit, typeof effect.who === 'object' ? effect.who.within : Infinity)
  if (effect.do === 'brace' && defenderOf(state, unit)?.isBraced === true)
    return refuse('CC-254', 'It has braced itself already.')
  return undefined
}

const whyNowhere = (state: State, unit: Unit): WhyNot =>
  stepsOf(state, unit).length > 0 ? undefined : refuse('CC-046', 'There is nowhere to go.')

function whyNobodyHeals(state: State, unit: Unit): WhyNot {
  const isNeeded = state.operatives.some(({ id }) => whyNotHeal(state, unit, id) === undefined)
  return isNeeded ? undefined : refuse('CC-206', 'Nobody here lacks Health.')
}

type Burn = Extract<Effect, { readonly do: 'burn' }>

function whyNothingBurns(state: State, unit: Unit, ability: EffectAbility, effect: Burn): WhyNot {
  const canBurn = neighboursOf(state, unit).some((to) => whyNotBurn(state, unit, ability, effect, to) === undefined)
  return canBurn ? undefined : refuse('CC-240', 'No adjacent region in line can burn more.')
}

function whyNobodyLoses(state: State, unit: Unit, within: number): WhyNot {
  for (const _ of losersOf(state, unit, within)) return undefined
  return refuse('CC-053', 'There is no Able Operative that would lose anything.')
}

/** CC-214 A card whose Slow Reload is spent, and that nobody has reloaded in this Initiative. */
function whyNotReload(state: State, unit: Unit, uid: number): WhyNot {
  const item = itemOf(operativeOf(state, unit), uid)
  if (item === undefined) return refuse('CC-214', 'It is not carried any more.')
  if (item.isReloaded) return refuse('CC-214', () => `${cardOf(item.card).name} was reloaded in this Initiative.`)
  return item.used === 0 ? refuse('CC-214', () => `${cardOf(item.card).name} needs no reloading.`) : undefined
}

/** CC-252 */
function whyNotRecharge(state: State, unit: Unit, uid: number | null): WhyNot {
  const item = uid === null ? undefined : itemOf(operativeOf(state, unit), uid)
  if (item === undefined) return refuse('CC-209', 'It is not carried any more.')
  return item.tokens < chargeTokens ? undefined : refuse('CC-252', () => `It has ${chargeTokens} tokens already.`)
}

/** CC-270 */
function whyNotBarrier(state: State, unit: Unit, side: Side): WhyNot {
  const barriers = defenderOf(state, unit)?.barriers ?? 0
  return (barriers & (1 << side)) === 0 ? undefined : refuse('CC-270', 'A barrier stands on that side already.')
}
