// Abilities that change borders: doors, walls, Cover (CC-054 to CC-061, CC-075).

import { at, offer, type Rules } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import { crossQuestion, doorQuestion } from '../../questions/borders.ts'
import { stepTo } from '../../regions.ts'
import { regionOf, type State } from '../../state.ts'
import { sides } from '../../state/region.ts'
import type { AbilityRef, Frame } from '../../state/stack.ts'
import type { CrashersTable } from '../../table.ts'
import { type BorderRef, tokenAt } from '../borders.ts'
import { whyNotDeclare } from '../declaring.ts'
import { whyNotCloseDoor } from '../doors-and-walls.ts'
import { step } from '../moving.ts'
import { breakOpen, closeDoor, openDoor, placeToken } from '../tokens.ts'
import { isThere, placeOf, seatOf } from '../units.ts'

/** CC-139, CC-154 The border that was fixed when the ability was activated, if it can still be used. */
function declaredBorder({ state }: CrashersTable, { declared }: Frame, ref: AbilityRef): BorderRef | undefined {
  const { region, side } = declared
  if (region === null || side === null || whyNotDeclare(state, ref, declared) !== undefined) return undefined
  return { region, side }
}

/** CC-058 Open becomes closed, closed becomes open. */
export function* workDoor(t: CrashersTable, frame: Frame, ref: AbilityRef): Rules {
  const border = declaredBorder(t, frame, ref)
  if (border === undefined) return
  const { region, side } = border
  if (tokenAt(t.state, border) === 'closed door') yield* openDoor(t, region, side, 'CC-058')
  else closeDoor(t, region, side, 'CC-058')
}

/** Kick Door: opens it, and may go through. */
export function* kickDoor(t: CrashersTable, frame: Frame, ref: AbilityRef): Rules {
  const { state } = t
  const border = declaredBorder(t, frame, ref)
  if (border === undefined) return
  const { region, side } = border
  yield* openDoor(t, region, side, 'CC-058')
  const to = stepTo(state, region, side)
  if (to === undefined || !isThere(state, ref.unit) || placeOf(state, ref.unit) !== region) return
  const goes = yield* t.confirm(seatOf(state, ref.unit), crossQuestion)
  if (goes) yield* step(t, [ref.unit], to, 'move')
}

/** The borders of the own region, and of the one that was entered where that counts too; a common one once. */
function bordersAnswered(state: State, { cause }: Frame, ref: AbilityRef, isEnteredToo: boolean): BorderRef[] {
  const here = placeOf(state, ref.unit)
  const entered = isEnteredToo ? (cause?.region ?? undefined) : undefined
  const own = here === undefined ? [] : sides.map((side): BorderRef => ({ region: here, side }))
  if (entered === undefined || entered === here) return own
  const { next } = regionOf(state, entered)
  const others = sides.filter((side) => here === undefined || at(next, side) !== here)
  return [...own, ...others.map((side): BorderRef => ({ region: entered, side }))]
}

/** D-24 */
export function* closeOneDoor(
  t: CrashersTable,
  frame: Frame,
  ref: AbilityRef,
  { isEnteredToo }: Extract<Effect, { readonly do: 'close door' }>,
): Rules {
  const { state } = t
  const borders = bordersAnswered(state, frame, ref, isEnteredToo === true)
  const doors = offer(borders, (border) => whyNotCloseDoor(state, border))
  if (doors.allowed.length === 0) return
  const { region, side } = yield* t.choose(seatOf(state, ref.unit), doorQuestion, doors)
  closeDoor(t, region, side, 'CC-058')
}

/** CC-060 */
export function* breakWall(t: CrashersTable, frame: Frame, ref: AbilityRef): Rules {
  const border = declaredBorder(t, frame, ref)
  if (border !== undefined) yield* breakOpen(t, border.region, border.side, 'CC-060')
}

/** CC-075 Cover, or CC-057 a closed Blast Door. */
export function layDeclared(t: CrashersTable, frame: Frame, ref: AbilityRef, token: 'cover' | 'closed door'): void {
  const border = declaredBorder(t, frame, ref)
  if (border === undefined) return
  placeToken(t, border.region, border.side, token, token === 'cover' ? 'CC-075' : 'CC-057')
}
