// Fire (CC-239 to CC-244): burning tokens, the attack on whoever enters, and that on whole regions in each Initiative.

import { d10, type RuleId, type Rules } from '@umpire/engine'
import { mostBurning } from '../content/numbers.ts'
import { burningRegion } from '../questions/attack.ts'
import { operativeOf, regionOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import { type AttackNow, declaring, type Frame } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { assignArea, initiativeSeat, layGroups } from './assigning.ts'
import { runFrame } from './circle.ts'
import { contestGroups } from './contest.ts'
import { newFrame } from './frames.ts'
import { isThere, operativeHas, placeOf, unitsIn } from './units.ts'

/** CC-240 A region has at most 3 tokens, whatever places them. */
export function setOnFire(t: CrashersTable, region: RegionId, tokens: number, rule: RuleId): void {
  const burning = regionOf(t.state, region)
  const placed = Math.min(tokens, mostBurning - burning.burning)
  if (placed <= 0) return
  burning.burning += placed
  t.tell({ kind: 'set on fire', rule, region, tokens: burning.burning })
}

/** The Insulated neither count nor get dice. */
const isBurnt = (state: State, unit: Unit): boolean =>
  !isOperative(unit) || !operativeHas(operativeOf(state, unit), 'insulated')

/** CC-242, CC-243 The dice of a burning attack: rolled, assigned and contested. */
export function* burningAttack(t: CrashersTable, frame: Frame): Rules {
  const { state } = t
  const { region } = frame.declared
  if (region === null) return
  frame.stage = 'processed'
  if (frame.burns.length > 0) burnEntering(t, frame, region)
  else
    yield* burnAll(
      t,
      frame,
      region,
      unitsIn(state, region).filter((unit) => isBurnt(state, unit)),
    )
  yield* contestGroups(t, frame)
}

function roll(t: CrashersTable, frame: Frame, region: RegionId, count: number): AttackNow {
  const dice = t.roll(d10, count)
  const isEntering = frame.burns.length > 0
  const attack: AttackNow = {
    origin: region,
    region: isEntering ? null : region,
    dice,
    groups: [],
    piercing: 0,
    ducked: [],
    ignorings: [],
  }
  frame.attack = attack
  t.tell({ kind: 'dice rolled', rule: isEntering ? 'CC-242' : 'CC-241', by: null, region, dice })
  return attack
}

/** CC-165, CC-242 One group for each unit that has entered and is still there. */
function burnEntering(t: CrashersTable, frame: Frame, region: RegionId): void {
  const { state } = t
  const { burning } = regionOf(state, region)
  const units = frame.burns.filter(
    (unit) => isThere(state, unit) && placeOf(state, unit) === region && isBurnt(state, unit),
  )
  if (burning === 0 || units.length === 0) return
  const attack = roll(t, frame, region, burning * units.length)
  const groups = units.map((unit, n) => ({ unit, dice: attack.dice.slice(n * burning, (n + 1) * burning) }))
  layGroups(t, frame, attack, groups)
}

/** CC-241 */
function* burnAll(t: CrashersTable, frame: Frame, region: RegionId, units: readonly Unit[]): Rules {
  const { burning } = regionOf(t.state, region)
  if (units.length === 0) return
  const attack = roll(t, frame, region, burning * units.length)
  yield* assignArea(t, frame, attack, units)
}

/** CC-105, CC-111, CC-241 Step 3 of an Initiative: every burning region, in an order of that side's choice. */
export function* burnRegions(t: CrashersTable): Rules {
  const { state } = t
  let left = state.regions.filter(({ burning }) => burning > 0).map(({ id }) => id)
  while (left.length > 0) {
    const region = yield* nextRegion(t, left)
    left = left.filter((other) => other !== region)
    yield* burn(t, region)
  }
}

/** D-13 Nobody is asked while nobody is in any of them. */
function* nextRegion(t: CrashersTable, left: readonly RegionId[]): Rules<RegionId> {
  const { state } = t
  const [first] = left
  if (first !== undefined && left.every((region) => unitsIn(state, region).length === 0)) return first
  return yield* t.choose(initiativeSeat(state), burningRegion, left)
}

function* burn(t: CrashersTable, region: RegionId): Rules {
  const { state } = t
  if (unitsIn(state, region).length > 0) {
    yield* runFrame(t, newFrame(state, { ability: null, isAction: false, declared: declaring({ region }) }))
  }
  const burning = regionOf(state, region)
  if (burning.burning === 0) return
  burning.burning--
  t.tell({ kind: 'burned down', rule: 'CC-241', region, tokens: burning.burning })
}
