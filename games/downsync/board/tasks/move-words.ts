// What planned moves would come to, in a line: how far, what slows, whose Pings are forced open, and who would see it.

import { gap, type Mover, pathLength, type Point } from '@umpire/plane'
import { elementName, inches, pingName } from '../../names.ts'
import { pingDisc, sees } from '../../rules/ground.ts'
import { slowedBy } from '../../rules/moving.ts'
import { MoveGround } from '../../rules/path-rules.ts'
import { pingOf, type State, unitOf } from '../../state.ts'
import { type PlannedMove, stateAfter } from './plan.ts'

/** DS-087 */
const burns = 200

/** DS-081 How long this way may be, and the terrain that makes it shorter. */
export function limitOf(
  state: State,
  mover: Mover,
  path: readonly Point[],
): { readonly limit: number; readonly slowed: string | null } {
  const slowed = path.length === 0 ? null : slowedBy(state, mover, path)
  return { limit: slowed === null ? mover.speed : Math.max(0, mover.speed - mover.slowing), slowed }
}

/** `6.4″ of 7″`, `2″ of 2″, slowed by R2a` */
function lengthWords(state: State, { move, ways }: PlannedMove): string {
  const { movers } = new MoveGround(state, move)
  const lengths = ways.flatMap(({ team, path }) => {
    const mover = movers.get(team)
    return mover === undefined ? [] : [{ length: pathLength(mover.disc, path), ...limitOf(state, mover, path) }]
  })
  const longest = lengths.toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined) return ''
  const slowed = lengths.find((one) => one.slowed !== null)?.slowed
  const words = `${inches(longest.length)} of ${inches(longest.limit)}`
  return slowed === undefined ? words : `${words}, slowed by ${slowed}`
}

/** DS-087 Enemy Pings that it would force open by ending where it ends. */
function burnedWords(after: State, element: number): string {
  if (pingOf(after, element) !== undefined) return ''
  const unit = unitOf(after, element)
  const burned = after.pings.filter(
    (ping) => ping.seat !== unit.seat && unit.bases.some((base) => gap(base, pingDisc(ping)) <= burns),
  )
  return burned.length === 0 ? '' : `forces ${burned.map(pingName).join(' and ')} open`
}

/** Who of the enemy's Units would have it in sight. */
function seenWords(after: State, element: number): string {
  const ping = pingOf(after, element)
  const own = ping === undefined ? unitOf(after, element) : ping
  const eyes =
    ping === undefined ? unitOf(after, element).bases.map(({ team }) => ({ element, team })) : [{ element, team: 0 }]
  const seen = after.units.filter(
    (unit) =>
      unit.seat !== own.seat &&
      unit.at === 'table' &&
      unit.bases.some(({ team }) => eyes.some((eye) => sees(after, eye, { element: unit.id, team }))),
  )
  if (seen.length === 0) return 'out of sight of all enemy Units'
  return `in sight of ${seen.map(({ id }) => elementName(after, id)).join(', ')}`
}

export function meansOfMoves(state: State, plan: readonly PlannedMove[]): string {
  const after = stateAfter(state, plan)
  const [only] = plan
  if (only !== undefined && plan.length === 1) {
    const { element } = only.move
    const words = [lengthWords(state, only), burnedWords(after, element), seenWords(after, element)]
    return words.filter((part) => part !== '').join(', ')
  }
  return plan.map((one) => `${elementName(state, one.move.element)} ${lengthWords(state, one)}`).join(', ')
}
