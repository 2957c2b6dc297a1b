// Effects that take units somewhere (CC-046, CC-047, CC-162 to CC-165), hold them, or put them behind pillars.

import { offer, type Rules } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import { orders } from '../../content/orders.ts'
import { whoIs } from '../../events/who.ts'
import { offeredPillar } from '../../questions/effects.ts'
import { goAlong } from '../../questions/moving.ts'
import { defenderOf, operativeOf } from '../../state.ts'
import { type RegionId, type Side, sides } from '../../state/region.ts'
import type { AbilityRef, Cause, Frame } from '../../state/stack.ts'
import { isComplex, type Unit } from '../../state/unit.ts'
import type { CrashersTable } from '../../table.ts'
import { whyNotPillar } from '../declaring/regions.ts'
import { followInto } from '../going-first.ts'
import { dodge, halt, moveAside, moveUpTo, step } from '../moving.ts'
import { loseAp } from '../paying.ts'
import { defenderHas, isAble, placeOf, setPillar } from '../units.ts'

type GoingDoing =
  | 'move'
  | 'move out'
  | 'phase'
  | 'phase other'
  | 'recall'
  | 'take pillar'
  | 'offer pillar'
  | 'dodge'
  | 'follow'
  | 'pursue'
  | 'drag'
  | 'end movement'

/** The effects that are carried out here. */
type GoingEffect = Extract<Effect, { readonly do: GoingDoing }>

export function* goingEffect(t: CrashersTable, ref: AbilityRef, frame: Frame, effect: GoingEffect): Rules {
  const { declared, cause } = frame
  switch (effect.do) {
    case 'move':
      return yield* move(t, ref, declared.region, effect)
    case 'move out':
      return yield* moveOut(t, ref.unit, declared.region)
    case 'phase':
      return yield* goTo(t, ref.unit, declared.region, 'phase')
    case 'phase other':
      return yield* goTo(t, declared.unit, declared.region, 'phase')
    case 'recall':
      return yield* goTo(t, declared.unit, placeOf(t.state, ref.unit) ?? null, 'phase')
    case 'drag':
      return yield* goTo(t, declared.unit, declared.region, 'move')
    case 'take pillar':
      return takePillar(t, ref.unit, declared.side)
    case 'offer pillar':
      return yield* offerPillar(t, cause)
    case 'dodge':
      return yield* dodge(t, ref.unit, effect)
    case 'follow':
      yield* followInto(t, ref.unit, cause?.region ?? undefined)
      return
    case 'pursue':
      return yield* moveAside(t, ref.unit)
    case 'end movement':
      return endMovement(t, ref.unit, cause, effect.losesAp)
  }
}

/** One unit, to a region that was named. */
function* goTo(t: CrashersTable, unit: Unit | null, to: RegionId | null, how: 'move' | 'phase'): Rules {
  if (unit !== null && to !== null) yield* step(t, [unit], to, how)
}

/** CC-046, CC-139 One step was named before; several are chosen on the way. */
function* move(
  t: CrashersTable,
  { unit, card }: AbilityRef,
  to: RegionId | null,
  { regions, isUpTo, isStraight }: Extract<Effect, { readonly do: 'move' }>,
): Rules {
  if (isUpTo === true) return yield* moveUpTo(t, unit, regions, { isStraight: isStraight === true })
  if (to === null) return
  const others = card === orders.id ? yield* coordinated(t, unit) : []
  yield* step(t, [unit, ...others], to, 'move')
}

/** CC-248 Other Coordinated Defenders in the region may go along. */
function* coordinated(t: CrashersTable, unit: Unit): Rules<Unit[]> {
  const { state } = t
  const leader = defenderOf(state, unit)
  if (leader === undefined || !defenderHas(leader, 'Coordinated')) return []
  const others: Unit[] = []
  for (const one of state.defenders) {
    if (one.unit !== unit && one.region === leader.region && defenderHas(one, 'Coordinated')) others.push(one.unit)
  }
  if (others.length === 0) return []
  return yield* t.chooseMany(state.manager, goAlong, others, { least: 0, most: others.length })
}

/** CC-165 Each seat says which of its Operatives here are willing. */
function* moveOut(t: CrashersTable, unit: Unit, to: RegionId | null): Rules {
  const { state } = t
  if (to === null) return
  const { region } = operativeOf(state, unit)
  const here = state.operatives.filter((one) => one.id !== unit && one.region === region && isAble(one))
  const group = [unit]
  for (const seat of new Set(here.map((one) => one.seat))) {
    const others = here.filter((one) => one.seat === seat).map(({ id }) => id)
    group.push(...(yield* t.chooseMany(seat, goAlong, others, { least: 0, most: others.length })))
  }
  yield* step(t, group, to, 'move')
}

/** CC-063, CC-066 A new pillar takes the place of the old one. */
function takePillar(t: CrashersTable, unit: Unit, side: Side | null): void {
  if (side === null) return
  setPillar(t.state, unit, side)
  t.tell({ kind: 'pillared', rule: 'CC-066', who: whoIs(t.state, unit), side })
}

/** The Operative that has entered, if it is still there, may stand behind a pillar of that region. */
function* offerPillar(t: CrashersTable, cause: Cause | null): Rules {
  const { state } = t
  const unit = cause?.unit ?? null
  if (cause === null || unit === null) return
  const operative = operativeOf(state, unit)
  if (operative.region !== cause.region || !isAble(operative)) return
  const pillars = offer(sides, (side) => whyNotPillar(state, unit, side))
  if (pillars.allowed.length === 0) return
  takePillar(t, unit, (yield* t.chooseOrPass(operative.seat, offeredPillar, pillars)) ?? null)
}

/** CC-163 What is left of the movement is lost. */
function endMovement(t: CrashersTable, by: Unit, cause: Cause | null, ap: number): void {
  const unit = cause?.unit ?? null
  if (unit === null) return
  halt(t.state, unit)
  loseAp(t, unit, ap, 'CC-133', isComplex(by))
}
