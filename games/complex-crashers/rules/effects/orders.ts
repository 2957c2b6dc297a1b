// Effects by which an Action is activated without paying (CC-157), or together with a reaction: orders and Return Fire.

import { at, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import { isAttack } from '../../content/ability.ts'
import type { Effect } from '../../content/effect.ts'
import { commandedAction, type Ordered, orderedAction } from '../../questions/effects.ts'
import { declareQuestion } from '../../questions/manager.ts'
import { operativeOf, type State } from '../../state.ts'
import { type AbilityRef, type Declared, declaring, type Frame } from '../../state/stack.ts'
import type { Unit } from '../../state/unit.ts'
import type { CrashersTable } from '../../table.ts'
import { abilityOf, actionsOf, itemOf, whyNotUse } from '../abilities.ts'
import { activateFree } from '../activate.ts'
import { declarationsOf, hasDeclaration } from '../declaring.ts'
import { moveUpTo } from '../moving.ts'
import { canAttack } from '../targets.ts'
import { placeOf } from '../units.ts'

/** The effects that are carried out here. */
type OrdersEffect = Extract<Effect, { readonly do: 'order action' | 'order attack' | 'return fire' }>

export function* ordersEffect(t: CrashersTable, frame: Frame, effect: OrdersEffect): Rules {
  const { payers, declared } = frame
  if (effect.do === 'return fire') return yield* returnFire(t, frame)
  if (effect.do === 'order attack') return yield* orderAttack(t, declared.unit, effect.cost, payers)
  if (effect.whose === 'operative') return yield* command(t, declared.unit, effect.cost)
  return yield* orderAny(t, effect.cost, payers)
}

/** CC-127 Operatives have no trackers that would count. */
const anyPayers = -1

function whyNotOrdered(state: State, ref: AbilityRef, mostCost: number, payers: number): WhyNot {
  const { cost, name } = abilityOf(ref)
  if (cost > mostCost) return refuse('CC-157', () => `${name} costs ${cost}, more than ${mostCost}.`)
  const flaw = whyNotUse(state, ref)
  if (flaw !== undefined || hasDeclaration(state, ref, payers)) return flaw
  return refuse('CC-140', () => `There is nothing that ${name} can be used on.`)
}

/** Command: the Operative's own seat chooses its Action. */
function* command(t: CrashersTable, unit: Unit | null, mostCost: number): Rules {
  const { state } = t
  if (unit === null) return
  const choices: Ordered[] = []
  for (const ref of actionsOf(state, unit)) {
    if (whyNotOrdered(state, ref, mostCost, anyPayers) !== undefined) continue
    for (const declared of declarationsOf(state, ref).allowed) choices.push({ ref, declared })
  }
  if (choices.length === 0) return
  const chosen = yield* t.chooseOrPass(operativeOf(state, unit).seat, commandedAction, choices)
  if (chosen !== undefined) yield* activateFree(t, chosen.ref, chosen.declared, anyPayers)
}

/** Coordinated Assault: an Action of any Defender. */
function* orderAny(t: CrashersTable, mostCost: number, payers: number): Rules {
  const refs = t.state.defenders.flatMap(({ unit }) => actionsOf(t.state, unit))
  yield* order(t, refs, mostCost, payers)
}

/** Execute Orders: a step, then an attack, each if it is wanted. */
function* orderAttack(t: CrashersTable, unit: Unit | null, mostCost: number, payers: number): Rules {
  if (unit === null) return
  yield* moveUpTo(t, unit, 1)
  const attacks = actionsOf(t.state, unit).filter((ref) => isAttack(abilityOf(ref)))
  yield* order(t, attacks, mostCost, payers)
}

/** The Complex Manager chooses the Action, then what it is used on, and may think better of it in between. */
function* order(t: CrashersTable, refs: readonly AbilityRef[], mostCost: number, payers: number): Rules {
  const { state } = t
  const actions = offer(refs, (ref) => whyNotOrdered(state, ref, mostCost, payers))
  while (actions.allowed.length > 0) {
    const ref = yield* t.chooseOrPass(state.manager, orderedAction, actions)
    if (ref === undefined) return
    const declared = yield* declare(t, ref, payers)
    if (declared !== undefined) return yield* activateFree(t, ref, declared, payers)
  }
}

function* declare(t: CrashersTable, ref: AbilityRef, payers: number): Rules<Declared | undefined> {
  const choices = declarationsOf(t.state, ref, payers)
  if (choices.allowed.length === 1) return at(choices.allowed, 0)
  return yield* t.chooseOrPass(t.state.manager, declareQuestion(ref), choices)
}

/**
 * The attack Action that was chosen and paid for with Return Fire, on the Defender that it answers. An area attack hits
 * the region where that Defender is.
 */
function* returnFire(t: CrashersTable, { declared, cause }: Frame): Rules {
  const { state } = t
  const { action } = declared
  const target = cause?.unit ?? null
  if (action === null || cause === null || target === null) return
  const isCarried = action.item !== null && itemOf(operativeOf(state, action.unit), action.item) !== undefined
  const region = placeOf(state, target)
  if (!isCarried || region === undefined || !canAttack(state, action, cause, anyPayers)) return
  const ability = abilityOf(action)
  const isArea = isAttack(ability) && ability.attack.spread === 'area'
  yield* activateFree(t, action, declaring({ unit: target, region: isArea ? region : null }), anyPayers)
}
