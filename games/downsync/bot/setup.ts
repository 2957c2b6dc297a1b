// Set-up of the bot (D01 to D05): lists, who begins, objectives, deployment.

import { at, below, fraction, pick, type Random, type Seat } from '@umpire/engine'
import { type Disc, gap } from '@umpire/plane'
import { missions } from '../content/missions.ts'
import { signatureFacts } from '../content/signature.ts'
import { sayPing } from '../names.ts'
import { advisorQuestion, listQuestion, mountQuestion, readyQuestion } from '../questions/lists.ts'
import { markerQuestion } from '../questions/missions.ts'
import { type Deployment, deployQuestion, firstQuestion, type Waiting } from '../questions/setup.ts'
import type { Spot } from '../questions/ways.ts'
import { waitingPings, whyNotThere } from '../rules/deploying.ts'
import { tableSize } from '../rules/ground.ts'
import { advisorsFor, listWith, mountable, readyFor, whyNoList } from '../rules/lists.ts'
import type { State } from '../state.ts'
import type { ForceList } from '../state/force.ts'
import { type Asked, choice, place, type Reply } from './asked.ts'
import { isCovered } from './views.ts'

/** D01 A ready list, with squads mounted and an advisor where there are any. */
function listOf({ ask, state, random }: Asked): ForceList | undefined {
  const { terms } = state
  const ready = readyFor(terms, ask.seat)
  if (ready.length === 0) return undefined
  const { units } = pick(random, ready)
  const mounted = below(random, mountable(units) + 1)
  const lists = [...advisorsFor(terms, ask.seat), null].map((advisor) => listWith(units, mounted, advisor))
  return lists.find((list) => whyNoList(terms, ask.seat, list) === undefined)
}

/** Where the Force wants to go, and what it has to guard, as places along its edge. */
function fronts(state: State, seat: Seat): { goals: number[]; guards: number[] } {
  const goals = state.markers.filter((marker) => marker.seat !== seat).map(({ x }) => x)
  const guards = state.markers.filter((marker) => marker.seat === seat).map(({ x }) => x)
  return { goals: goals.length > 0 ? goals : [tableSize / 2, tableSize / 4, (3 * tableSize) / 4], guards }
}

/** How well a Ping would start there. */
function startWorth(
  state: State,
  disc: Disc,
  seat: Seat,
  target: number,
  isGuard: boolean,
  placed: readonly Disc[],
): number {
  const depth = seat === 0 ? disc.y : tableSize - disc.y
  const aside = Math.abs(disc.x - target) / 100
  const crowded = placed.filter((one) => gap(one, disc) < 350).length
  return (isGuard ? 0.5 : 1) * (depth / 100) - aside + (isCovered(state, disc) ? 1.5 : 0) - 2.5 * crowded
}

const tries = 60

/** The best of some legal spots for a Ping. */
function startOf(
  state: State,
  seat: Seat,
  one: Waiting,
  role: { target: number; isGuard: boolean },
  placed: readonly Disc[],
  random: Random,
): Disc | undefined {
  const { deployment } = missions.of(state.terms.mission)
  const r = signatureFacts[one.signature].radius
  let best: Disc | undefined
  let most = Number.NEGATIVE_INFINITY
  for (let n = 0; n < tries; n++) {
    const x = Math.round(r + 1 + fraction(random) * (tableSize - 2 * r - 2))
    const depth = n % 3 === 0 ? deployment - r - 1 : r + 1 + fraction(random) * (deployment - 2 * r - 2)
    const y = Math.floor(seat === 0 ? depth : tableSize - depth)
    const disc = { x, y: seat === 0 ? y : y + 1, r }
    const worth = startWorth(state, disc, seat, role.target, role.isGuard, placed)
    if (worth <= most || whyNotThere(state, seat, disc, placed) !== undefined) continue
    best = disc
    most = worth
  }
  return best
}

/** D04 Every third Ping near what has to be guarded, the others towards the goals. */
function deploymentOf({ ask, state, random }: Asked): Deployment | undefined {
  const { seat } = ask
  const { goals, guards } = fronts(state, seat)
  const placed: Disc[] = []
  const deployment: { ping: string; x: number; y: number }[] = []
  for (const [n, one] of waitingPings(state, seat).entries()) {
    const isGuard = guards.length > 0 && n % 3 === 2
    const targets = isGuard ? guards : goals
    const disc = startOf(state, seat, one, { target: at(targets, n % targets.length), isGuard }, placed, random)
    if (disc === undefined) return undefined
    placed.push(disc)
    deployment.push({ ping: sayPing(one), x: disc.x, y: disc.y })
  }
  return deployment
}

/** D05 Where one's own Pings are not farther from it than the enemy's: in the middle of a half. */
function objectiveOf({ ask, state }: Asked): Spot | undefined {
  const { placed } = missions.of(state.terms.mission)
  const wanted = placed?.usual[state.markers.length === 0 ? 0 : 1]
  if (wanted === undefined) return undefined
  for (let aside = 0; aside < tableSize / 2; aside += 50) {
    for (const x of [wanted.x - aside, wanted.x + aside]) {
      if (ask.refusal({ x, y: wanted.y }) === undefined) return { x, y: wanted.y }
    }
  }
  return undefined
}

export const setupReplies: readonly Reply[] = [
  place(listQuestion, listOf),
  choice(readyQuestion, (options, { random }) => below(random, options.length)),
  choice(mountQuestion, (options, { random }) => below(random, options.length)),
  choice(advisorQuestion, () => 0),
  choice(firstQuestion, () => 0),
  place(markerQuestion, objectiveOf),
  place(deployQuestion([]), deploymentOf),
]
