// What abilities can do to borders (CC-054 to CC-061, CC-075), and why not to others.

import { at, refuse, type WhyNot } from '@umpire/engine'
import { borderOf, isUnobstructed, reachable, setToken } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import { type BorderRef, isDoor, tokenAt, whyNoSupply } from './borders.ts'
import { isAble } from './units.ts'

/** CC-058 Opening or closing. */
export const whyNotWorkDoor = (state: State, border: BorderRef): WhyNot =>
  isDoor(tokenAt(state, border)) ? undefined : refuse('CC-058', 'There is no Blast Door.')

/** CC-058 */
export function whyNotOpenDoor(state: State, border: BorderRef): WhyNot {
  if (tokenAt(state, border) === 'closed door') return undefined
  return whyNotWorkDoor(state, border) ?? refuse('CC-058', 'That Blast Door is open already.')
}

/** CC-058 */
export function whyNotCloseDoor(state: State, border: BorderRef): WhyNot {
  if (tokenAt(state, border) === 'open door') return undefined
  return whyNotWorkDoor(state, border) ?? refuse('CC-058', 'That Blast Door is closed already.')
}

type Breakable = 'thin wall' | 'thick wall' | 'door'

/** CC-040 to CC-042 A wall towards an unrevealed cell is neither thin nor thick. */
export function whyNotBreak(state: State, border: BorderRef, breaks: readonly Breakable[]): WhyNot {
  const what = isDoor(tokenAt(state, border)) ? 'door' : borderOf(state, regionOf(state, border.region), border.side)
  if (what !== 'open' && what !== 'wall' && what !== 'closed door' && breaks.includes(what)) return undefined
  const rule = what === 'wall' ? 'CC-042' : 'CC-060'
  return refuse(rule, () => `It breaks ${breaks.map((one) => `a ${one}`).join(' or ')}, and there is none.`)
}

/** CC-056, CC-075 */
export function whyNotCover(state: State, border: BorderRef): WhyNot {
  if (tokenAt(state, border) !== null) return refuse('CC-056', 'A token lies there already.')
  if (!isUnobstructed(state, regionOf(state, border.region), border.side)) {
    return refuse('CC-075', 'Cover does not lie on walls.')
  }
  return whyNoSupply(state, 'cover')
}

/** Weld: a door between two revealed regions, unless it cuts an Able Operative off (as in CC-092). */
export function whyNotWeld(state: State, border: BorderRef): WhyNot {
  const here = regionOf(state, border.region)
  if (at(here.next, border.side) === null) return refuse('CC-042', 'Nothing is revealed behind that edge.')
  if (tokenAt(state, border) !== null) return refuse('CC-056', 'A token lies there already.')
  if (!isUnobstructed(state, here, border.side)) return refuse('CC-043', 'A wall is there already.')
  const lacking = whyNoSupply(state, 'closed door')
  if (lacking !== undefined) return lacking
  return isCutOffBy(state, border) ? refuse('CC-092', 'An Able Operative could not reach every region.') : undefined
}

/** Tries a closed door out. */
function isCutOffBy(state: State, { region, side }: BorderRef): boolean {
  const here = regionOf(state, region)
  setToken(state, here, side, 'closed door')
  const isCutOff = state.operatives.some(
    (one) => isAble(one) && reachable(state, one.region).some((isReached) => !isReached),
  )
  setToken(state, here, side, null)
  return isCutOff
}
