// The movement track (MM-075 to MM-078): moving by a mobility icon, and being moved.

import { type Blocked, type Offer, refuse, type RuleId, type Rules, type Seat, type WhyNot } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import { move } from '../questions.ts'
import { type Mech, mechOf, type Module, type State } from '../state.ts'
import { isHalved, mobilityNow, working } from './building.ts'
import type { MechsTable } from './money.ts'

/** MM-115 Whether others cannot move this mech. */
export const isAnchored = (mech: Mech): boolean => mech.modules.some((module) => working(module).anchored === true)

/** MM-077 Why a piece cannot stand on a space. */
export const whyOffTrack = ({ terms: { trackEnd } }: State, space: number): WhyNot =>
  Math.abs(space) > trackEnd ? refuse('MM-077', `The track ends at ${trackEnd}.`) : undefined

/** Puts a piece on another space, whoever stands there (MM-078). */
export function moveMech(t: MechsTable, seat: Seat, to: number, by: Seat, rule: RuleId): void {
  const mech = mechOf(t.state, seat)
  const from = mech.space
  if (from === to) return
  mech.space = to
  t.tell({ kind: 'moved', rule, seat, by, from, to })
}

/** MM-144 How far the module jumps, if it does; half as far when it is halved. */
function jumpOf(mech: Mech, module: Module): number {
  const { jump = 0 } = typeOf(module.type).traits
  return isHalved(mech, module) ? Math.floor(jump / 2) : jump
}

/** MM-075 to MM-077, MM-144, MM-145 Where a module's mobility icon can take its mech. */
export function movesOf(state: State, mech: Mech, module: Module): Offer<number> {
  const { trackEnd } = state.terms
  const { space } = mech
  const reach = mobilityNow(mech, module)
  const jump = jumpOf(mech, module)
  const isSkate = typeOf(module.type).traits.skate === true
  const allowed = isSkate
    ? [...new Set([Math.max(-trackEnd, space - reach), Math.min(trackEnd, space + reach)])]
    : normalMoves(space, reach, trackEnd)
  for (const to of jump > 0 ? [space - jump, space + jump] : []) {
    if (Math.abs(to) <= trackEnd && !allowed.includes(to)) allowed.push(to)
  }
  return { allowed, blocked: () => blockedMoves(state, space, reach, jump, isSkate, allowed) }
}

function normalMoves(space: number, reach: number, trackEnd: number): number[] {
  const spaces = [space]
  for (let n = 1; n <= reach; n++) {
    if (space + n <= trackEnd) spaces.push(space + n)
    if (space - n >= -trackEnd) spaces.push(space - n)
  }
  return spaces
}

function blockedMoves(
  state: State,
  space: number,
  reach: number,
  jump: number,
  isSkate: boolean,
  allowed: readonly number[],
): Blocked<number>[] {
  const blocked: Blocked<number>[] = []
  const most = Math.max(reach, jump)
  for (let to = space - most; to <= space + most; to++) {
    if (allowed.includes(to)) continue
    const isJump = Math.abs(to - space) === jump
    const off = whyOffTrack(state, to)
    if (off !== undefined && isJump)
      blocked.push({ value: to, refusal: refuse('MM-144', 'A jump must fit on the track.') })
    else if (off !== undefined) blocked.push({ value: to, refusal: off })
    else if (isSkate) blocked.push({ value: to, refusal: refuse('MM-145', 'Skates must go all the way.') })
    else blocked.push({ value: to, refusal: refuse('MM-076', `This module moves ${reach}.`) })
  }
  return blocked
}

/** MM-075 Uses a mobility icon; gives how far the mech has moved. */
export function* useMobility(t: MechsTable, seat: Seat, module: Module): Rules<number> {
  const mech = mechOf(t.state, seat)
  const from = mech.space
  const to = yield* t.choose(seat, move, movesOf(t.state, mech, module))
  moveMech(t, seat, to, seat, 'MM-075')
  return Math.abs(to - from)
}
