// Doors and walls that abilities open and close (CC-058 to CC-060), with the reveal that may follow.

import { at, type RuleId, type Rules } from '@umpire/engine'
import { regionOf } from '../state.ts'
import type { RegionId, Side, Token } from '../state/region.ts'
import type { CrashersTable } from '../table.ts'
import { hasAbleOperative, layToken, openEdgeFor, turnDoor } from './borders.ts'
import { reveal } from './revealing.ts'

/** CC-059 */
export function* openDoor(t: CrashersTable, region: RegionId, side: Side, rule: RuleId): Rules {
  turnDoor(t, { region, side }, 'open', rule)
  yield* revealBeside(t, region, side)
}

/** CC-058 */
export function closeDoor(t: CrashersTable, region: RegionId, side: Side, rule: RuleId): void {
  turnDoor(t, { region, side }, 'closed', rule)
}

/** CC-056 */
export function placeToken(t: CrashersTable, region: RegionId, side: Side, token: Token, rule: RuleId): void {
  layToken(t, { region, side }, token, rule)
}

/** CC-060, CC-077 An Open Edge token in place of a wall or a door. */
export function* breakOpen(t: CrashersTable, region: RegionId, side: Side, rule: RuleId): Rules {
  layToken(t, { region, side }, openEdgeFor(t.state, { region, side }), rule)
  yield* revealBeside(t, region, side)
}

/** CC-059 Only where an Able Operative stands and nothing is revealed behind. */
function* revealBeside(t: CrashersTable, region: RegionId, side: Side): Rules {
  const isOutward = at(regionOf(t.state, region).next, side) === null
  if (isOutward && hasAbleOperative(t.state, region)) yield* reveal(t, region)
}
