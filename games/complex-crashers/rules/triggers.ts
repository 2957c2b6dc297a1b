// Triggers (CC-138, CC-152): whether a reaction answers what has just happened, and whose doing it then answers.

import type { ActiveAbility } from '../content/ability.ts'
import { cardOf } from '../content/cards.ts'
import { defenders } from '../content/defenders.ts'
import type { AttackFilter, GroupOn, Trigger, Where } from '../content/trigger.ts'
import { distance, hasLine } from '../regions.ts'
import { operativeOf, regionOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { AbilityRef, Cause, Frame, Group } from '../state/stack.ts'
import { isComplex, isDefender, isOperative, type Unit } from '../state/unit.ts'
import { attackOf } from './targets.ts'
import { placeOf } from './units.ts'
import type { Destroyed, Happening, Movement, Results } from './windows.ts'

type TriggerIn<Window extends Trigger['window']> = Extract<Trigger, { readonly window: Window }>
type HappeningIn<Window extends Happening['window']> = Extract<Happening, { readonly window: Window }>

const none: readonly Cause[] = []

/**
 * What a reaction answers in it; nothing where its trigger does not fit. There are several where it may answer any one
 * of several units (CC-165).
 */
export function causesOf(state: State, happening: Happening, { trigger }: ActiveAbility, unit: Unit): readonly Cause[] {
  if (trigger === undefined) return none
  switch (happening.window) {
    case 'activated':
      return trigger.window === 'activated' ? onActivation(state, happening, trigger, unit) : none
    case 'step':
      return trigger.window === 'step' ? onStep(state, happening, trigger, unit) : none
    case 'assigned':
      return trigger.window === 'assigned' ? onAssigned(state, happening, unit) : none
    case 'group':
      return trigger.window === 'group' ? onGroup(state, happening, trigger, unit) : none
    case 'ignored':
      return trigger.window === 'ignored' ? onIgnored(state, happening, trigger, unit) : none
    case 'resolved':
      return trigger.window === 'resolved' ? onResolved(state, happening, trigger, unit) : none
  }
}

/** Seen from the place of the unit that reacts. */
function isThereToo(state: State, where: Where, place: RegionId, region: RegionId): boolean {
  switch (where) {
    case 'anywhere':
      return true
    case 'here':
      return region === place
    case 'adjacent':
      return distance(state, place, region) === 1 // CC-045
    case 'in line':
      return hasLine(state, place, region)
    case 'in line from 2':
      return distance(state, place, region) >= 2 && hasLine(state, place, region)
    default:
      return distance(state, place, region) <= where.within
  }
}

/** CC-141, CC-160 */
function onActivation(
  state: State,
  { frame }: HappeningIn<'activated'>,
  trigger: TriggerIn<'activated'>,
  unit: Unit,
): readonly Cause[] {
  const { ability, isAction } = frame
  if (ability === null || !isActivatedBy(trigger, ability, frame)) return none
  if (trigger.what !== 'ability' && isAction !== (trigger.what !== 'reaction')) return none
  const place = placeOf(state, unit)
  const region = placeOf(state, ability.unit)
  if (place === undefined || region === undefined || !isThereToo(state, trigger.where, place, region)) return none
  return [{ window: 'activated', frame: frame.id, group: null, unit: ability.unit, region, card: null, figure: null }]
}

function isActivatedBy(trigger: TriggerIn<'activated'>, ability: AbilityRef, frame: Frame): boolean {
  if (trigger.by === 'complex') return isDefender(ability.unit)
  return isOperative(ability.unit) && (trigger.what !== 'area attack action' || attackOf(frame)?.spread === 'area')
}

/** CC-143, CC-165 */
function onStep(
  state: State,
  { movements }: HappeningIn<'step'>,
  trigger: TriggerIn<'step'>,
  unit: Unit,
): readonly Cause[] {
  const place = placeOf(state, unit)
  if (place === undefined) return none
  let found: Cause[] | undefined
  for (const movement of movements) {
    if (isMover(trigger, movement, unit) && isStep(state, trigger, movement, place)) {
      const { unit: mover, to } = movement
      found ??= []
      found.push({ window: 'step', frame: null, group: null, unit: mover, region: to, card: null, figure: null })
    }
  }
  return found ?? none
}

const isMover = ({ who }: TriggerIn<'step'>, { unit: mover }: Movement, unit: Unit): boolean =>
  who === 'defender' ? isDefender(mover) : isOperative(mover) && (who === 'operative' || mover !== unit)

function isStep(state: State, trigger: TriggerIn<'step'>, { from, to, how }: Movement, place: RegionId): boolean {
  if ('leaves' in trigger) return how === 'move' && from !== null && isThereToo(state, trigger.leaves, place, from)
  if (trigger.isWithoutPhasing === true && how === 'phase') return false // CC-047
  if (trigger.isBurning === true && regionOf(state, to).burning === 0) return false
  return isThereToo(state, trigger.enters, place, to)
}

const attacker = ({ ability }: Frame): Unit | null => ability?.unit ?? null

/** CC-266 */
function onAssigned(state: State, { frame }: HappeningIn<'assigned'>, unit: Unit): readonly Cause[] {
  if (frame.attack === null || attackOf(frame)?.spread === 'area') return none
  const place = placeOf(state, unit)
  const isOnNeighbour = frame.attack.groups.some(
    (group) => group.unit !== unit && isDefender(group.unit) && placeOf(state, group.unit) === place,
  )
  if (!isOnNeighbour || place === undefined) return none
  return [
    {
      window: 'assigned',
      frame: frame.id,
      group: null,
      unit: attacker(frame),
      region: place,
      card: null,
      figure: null,
    },
  ]
}

/** CC-176 */
function onGroup(
  state: State,
  { frame, group }: HappeningIn<'group'>,
  trigger: TriggerIn<'group'>,
  unit: Unit,
): readonly Cause[] {
  const region = placeOf(state, group.unit)
  if (region === undefined || !isOn(state, trigger.on, group, region, unit)) return none
  if (!isSuchAttack(trigger.of, frame, region)) return none
  return [{ window: 'group', frame: frame.id, group: group.n, unit: group.unit, region, card: null, figure: null }]
}

function isOn(state: State, on: GroupOn, group: Group, region: RegionId, unit: Unit): boolean {
  if (on === 'this') return group.unit === unit
  const place = placeOf(state, unit)
  if (place === undefined) return false
  if (on === 'other complex unit within 1') {
    return group.unit !== unit && isComplex(group.unit) && distance(state, place, region) <= 1
  }
  if (place !== region) return false
  switch (on) {
    case 'defender here':
      return isDefender(group.unit)
    case 'unit here':
      return true
    case 'other complex unit here':
      return group.unit !== unit && isComplex(group.unit)
    case 'operative here':
      return isOperative(group.unit) // CC-159
    case 'other operative here':
      return group.unit !== unit && isOperative(group.unit)
  }
}

function isSuchAttack(of: AttackFilter, frame: Frame, region: RegionId): boolean {
  const attack = attackOf(frame)
  if (attack === undefined || frame.attack === null) return false
  if (of.reach !== undefined && attack.reach !== of.reach) return false
  if (of.path !== undefined && attack.path !== of.path) return false
  if (of.isArea === false && attack.spread === 'area') return false
  if (of.isFromElsewhere === true && frame.attack.origin === region) return false
  return of.isByOperative !== true || isByOperative(frame)
}

const isByOperative = ({ ability }: Frame): boolean => ability !== null && isOperative(ability.unit)

/** CC-179 */
function onIgnored(
  state: State,
  { frame, group, by }: HappeningIn<'ignored'>,
  trigger: TriggerIn<'ignored'>,
  unit: Unit,
): readonly Cause[] {
  if (!isOperative(by) || !isAttackOf(state, trigger.of, attacker(frame), unit)) return none
  const { region } = operativeOf(state, by)
  return [{ window: 'ignored', frame: frame.id, group: group.n, unit: by, region, card: null, figure: null }]
}

function isAttackOf(state: State, of: TriggerIn<'ignored'>['of'], by: Unit | null, unit: Unit): boolean {
  if (of === 'any attack') return true
  if (by === null || !isDefender(by)) return false
  return of === 'own attack'
    ? by === unit
    : placeOf(state, by) !== undefined && placeOf(state, by) === placeOf(state, unit)
}

/** CC-145, CC-189 */
function onResolved(
  state: State,
  { frame, results }: HappeningIn<'resolved'>,
  trigger: TriggerIn<'resolved'>,
  unit: Unit,
): readonly Cause[] {
  switch (trigger.what) {
    case 'this destroyed':
      return results.destroyed.filter((one) => one.unit === unit).map((one) => destruction(frame, one))
    case 'other defender destroyed':
      return results.destroyed
        .filter((one) => one.unit !== unit && isSuchLoss(state, trigger, frame, one, unit))
        .map((one) => destruction(frame, one))
    case 'operative here incapacitated':
      return results.incapacitated
        .filter((one) => operativeOf(state, one).region === placeOf(state, unit))
        .map((one) => answerTo(state, frame, one))
    case 'survived an attack':
    case 'attack in vain':
    case 'attacked by a defender':
      return isAnswered(trigger, frame, results, unit) ? [answerTo(state, frame, attacker(frame))] : none
  }
}

const destruction = (frame: Frame, { unit, region, card, figure }: Destroyed): Cause => ({
  window: 'resolved',
  frame: frame.id,
  group: null,
  unit,
  region,
  card,
  figure,
})

const answerTo = (state: State, frame: Frame, unit: Unit | null): Cause => ({
  window: 'resolved',
  frame: frame.id,
  group: null,
  unit,
  region: unit === null ? null : (placeOf(state, unit) ?? null),
  card: null,
  figure: null,
})

type LossTrigger = Extract<Trigger, { readonly what: 'other defender destroyed' }>

function isSuchLoss(state: State, trigger: LossTrigger, frame: Frame, lost: Destroyed, unit: Unit): boolean {
  const place = placeOf(state, unit)
  if (place === undefined || distance(state, place, lost.region) > trigger.within) return false
  if (trigger.isMechanical === true && defenders.of(lost.card).type !== 'Mechanical') return false
  if (trigger.isNotUnique === true && cardOf(lost.card).has.includes('Epically Unique')) return false
  return trigger.isByOperative !== true || isByOperative(frame)
}

type AnswerTrigger = Extract<
  Trigger,
  { readonly what: 'survived an attack' | 'attack in vain' | 'attacked by a defender' }
>

/** Whether the attack that was resolved is one to answer: by its source, and by what it did. */
function isAnswered(trigger: AnswerTrigger, frame: Frame, results: Results, unit: Unit): boolean {
  const { ability, attack, isAction } = frame
  if (ability === null || attack === null) return false
  const isOnThis = (): boolean => attack.groups.some((group) => group.unit === unit)
  switch (trigger.what) {
    case 'survived an attack':
      return isAction && isOperative(ability.unit) && isOnThis() // Whoever was destroyed is not asked.
    case 'attack in vain':
      return isAction && isOperative(ability.unit) && results.destroyed.length + results.offline.length === 0
    case 'attacked by a defender':
      return isDefender(ability.unit) && isOnThis() && (trigger.isMelee !== true || attackOf(frame)?.reach === 'melee')
  }
}
