// Effects on the Complex: Reactors and their charges, the E.M.P., the stack of tiles; borders and Deployments likewise.

import { at, type Rules } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import { defenders } from '../../content/defenders.ts'
import { chargedReactorQuestion } from '../../questions/charges.ts'
import { reactorOf } from '../../state.ts'
import type { Reactor } from '../../state/complex.ts'
import type { AbilityRef, Frame } from '../../state/stack.ts'
import { reactorUnit } from '../../state/unit.ts'
import type { CrashersTable } from '../../table.ts'
import { whoIs } from '../../events/who.ts'
import { addCharges, loseCharges } from '../charges.ts'
import { scan } from '../deck.ts'
import { whyNotDeclare } from '../declaring.ts'
import { bringOnline, callEmp, jumpStartCost } from '../reactors.ts'
import { deployBy, redeploy, replaceModel } from './deployments.ts'
import { breakWall, closeOneDoor, kickDoor, layDeclared, workDoor } from './doors.ts'

type ComplexDoing =
  | 'deploy'
  | 'replace'
  | 'redeploy'
  | 'drain'
  | 'charge'
  | 'jump start'
  | 'pulse'
  | 'call EMP'
  | 'scan'
  | 'work door'
  | 'kick door'
  | 'close door'
  | 'break wall'
  | 'place cover'
  | 'weld'

/** The effects that are carried out here. */
type ComplexEffect = Extract<Effect, { do: ComplexDoing }>

/** Carries out one of them for the unit whose ability it is. */
export function* complexEffect(t: CrashersTable, frame: Frame, effect: ComplexEffect): Rules {
  const { ability: ref } = frame
  if (ref === null) return
  switch (effect.do) {
    case 'deploy':
      return yield* deployBy(t, frame, ref, effect)
    case 'replace':
      return yield* replaceModel(t, frame, ref, effect)
    case 'redeploy':
      return yield* redeploy(t, frame, ref)
    case 'work door':
      return yield* workDoor(t, frame, ref)
    case 'kick door':
      return yield* kickDoor(t, frame, ref)
    case 'close door':
      return yield* closeOneDoor(t, frame, ref, effect)
    case 'break wall':
      return yield* breakWall(t, frame, ref)
    case 'place cover':
      return layDeclared(t, frame, ref, 'cover')
    case 'weld':
      return layDeclared(t, frame, ref, 'closed door')
    case 'charge':
      return yield* charge(t, ref, effect)
    case 'jump start':
      return yield* jumpStart(t, frame, ref)
    case 'drain':
      return drain(t, frame, ref, effect.charges)
    case 'pulse':
      return pulse(t, frame, ref)
    case 'call EMP':
      return callEmp(t)
    case 'scan':
      return scan(t, effect.tiles)
  }
}

/** Surge: of this Reactor. Digest: of one that is chosen. */
function* charge(
  t: CrashersTable,
  ref: AbilityRef,
  { charges, which }: Extract<Effect, { readonly do: 'charge' }>,
): Rules {
  const { state } = t
  if (which === 'this') return addCharges(t, reactorOf(state, ref.unit), charges, 'CC-011')
  const online = state.reactors.filter(({ isOnline }) => isOnline).map(({ slot }) => slot)
  const slot = yield* t.choose(state.manager, chargedReactorQuestion, online)
  addCharges(t, at(state.reactors, slot - 1), charges, 'CC-011')
}

/** CC-154 The Reactor that was named, if the ability can still be used on it. */
function declaredReactor({ state }: CrashersTable, { declared }: Frame, ref: AbilityRef): Reactor | undefined {
  if (declared.unit === null || whyNotDeclare(state, ref, declared) !== undefined) return undefined
  return reactorOf(state, declared.unit)
}

function* jumpStart(t: CrashersTable, frame: Frame, ref: AbilityRef): Rules {
  const reactor = declaredReactor(t, frame, ref)
  if (reactor !== undefined) yield* bringOnline(t, reactorUnit(reactor.slot), jumpStartCost(t.state))
}

/** Sabotage. */
function drain(t: CrashersTable, frame: Frame, ref: AbilityRef, charges: number): void {
  const reactor = declaredReactor(t, frame, ref)
  if (reactor !== undefined) loseCharges(t, reactor, charges, 'CC-219')
}

/** EMP Grenade: Online Reactors there lose all charges, Mechanical Defenders there their abilities for a while. */
function pulse(t: CrashersTable, { declared }: Frame, ref: AbilityRef): void {
  const { state } = t
  const { region } = declared
  if (region === null || whyNotDeclare(state, ref, declared) !== undefined) return
  for (const reactor of state.reactors) {
    if (reactor.region === region && reactor.isOnline) loseCharges(t, reactor, reactor.charges, 'CC-219')
  }
  for (const defender of state.defenders) {
    if (defender.region !== region || defenders.of(defender.card).type !== 'Mechanical') continue
    defender.isDisabled = true
    t.tell({ kind: 'disabled', rule: 'CC-117', who: whoIs(state, defender.unit) })
  }
}
