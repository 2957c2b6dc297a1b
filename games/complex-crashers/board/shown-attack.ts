// The attack that is looked at: the one an option would make, or else the one on the stack.

import { usePreview } from '@umpire/board'
import type { Shown } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import { abilityOf, actionsOf } from '../rules/abilities.ts'
import { armorPlan, type Part } from '../rules/armor.ts'
import { aimOf } from '../rules/groups.ts'
import { type Aim, attackAbilityOf } from '../rules/targets.ts'
import { placeOf } from '../rules/units.ts'
import { runningFrame, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { AbilityRef, Frame } from '../state/stack.ts'
import { reactorUnit, type Unit } from '../state/unit.ts'
import { regionThing, unitThing } from '../things.ts'

/** Where it comes from and whom or what it meets. */
export interface ShownAttack {
  readonly origin: RegionId
  /** Single targets, in the order of their groups. */
  readonly units: readonly Unit[]
  /** The region of an area attack. */
  readonly region: RegionId | null
  /** True while it is only thought of. */
  readonly isPreview: boolean
}

/** Every unit on the map. */
export const allUnits = (state: State): Unit[] => [
  ...state.operatives.map(({ id }) => id),
  ...state.reactors.flatMap(({ slot, region }) => (region === null ? [] : [reactorUnit(slot)])),
  ...state.defenders.map(({ unit }) => unit),
]

export const unitNamed = (state: State, thing: string): Unit | undefined =>
  allUnits(state).find((unit) => unitThing(unit, state) === thing)

const regionNamed = (state: State, things: readonly string[]): RegionId | null =>
  state.regions.find(({ id }) => things.includes(regionThing(id)))?.id ?? null

/** Who would make the attack of an option: whose dice are being given out, who has the pointer, whom it names. */
function attackerOf(state: State, named: readonly Unit[]): Unit | undefined {
  const frame = runningFrame(state)
  if (frame !== undefined) return frame.ability?.unit
  if (state.initiative === 'operatives') return state.pointer ?? undefined
  return named.find((unit) => state.defenders.some((one) => one.unit === unit))
}

function ofOption(state: State, option: Shown | undefined): ShownAttack | undefined {
  if (option?.label?.isAttack !== true) return undefined
  const things = option.things ?? []
  const named = things.flatMap((thing) => unitNamed(state, thing) ?? [])
  const attacker = attackerOf(state, named)
  const origin = runningFrame(state)?.attack?.origin ?? (attacker === undefined ? undefined : placeOf(state, attacker))
  if (origin === undefined) return undefined
  const units = named.filter((unit) => unit !== attacker)
  const region = units.length > 0 ? null : regionNamed(state, things)
  return units.length === 0 && region === null ? undefined : { origin, units, region, isPreview: true }
}

/** The newest frame whose dice lie. */
export const attackingFrame = (state: State): Frame | undefined => state.stack.findLast(({ attack }) => attack !== null)

function ofStack(state: State): ShownAttack | undefined {
  const attack = attackingFrame(state)?.attack
  if (attack === null || attack === undefined) return undefined
  const units = [...new Set(attack.groups.map(({ unit }) => unit))]
  return { origin: attack.origin, units: attack.region === null ? units : [], region: attack.region, isPreview: false }
}

export function useShownAttack(state: State): ShownAttack | undefined {
  const option = usePreview()
  return ofOption(state, option) ?? ofStack(state)
}

/** Effective Armor in parts, of whoever lies under the dice of a frame. */
export const planOf = (state: State, frame: Frame, unit: Unit): readonly Part[] =>
  armorPlan(
    state,
    frame,
    unit,
    frame.attack?.groups.find((group) => group.unit === unit),
  ).parts

/** An attack that somebody could make from where it stands, whoever pays. */
export interface Possible {
  readonly ref: AbilityRef
  readonly aim: Aim
}

/** The attack Actions of a unit, aimed from where it stands. */
export function attacksOf(state: State, unit: Unit): Possible[] {
  const origin = placeOf(state, unit)
  if (origin === undefined) return []
  return actionsOf(state, unit).flatMap((ref) => {
    if (!isAttack(abilityOf(ref))) return []
    const ability = attackAbilityOf(ref)
    return [{ ref, aim: { ref, ability, origin, payers: -1, cause: null, hasSteppedOut: true } }]
  })
}

/** The aim of a frame that is making its attack now. */
export const aimOfFrame = (frame: Frame): Aim | undefined =>
  frame.attack === null ? undefined : aimOf(frame, frame.attack.origin)
