// Deployment (DS-038 to DS-040): each seat places all its Pings in its zone, one seat after the other.

import {
  fraction,
  type Ground,
  type Random,
  refuse,
  type Rules,
  type Seat,
  seedRandom,
  type WhyNot,
} from '@umpire/engine'
import { type Disc, gap, spotFault } from '@umpire/plane'
import { missions } from '../content/missions.ts'
import { type Signature, signatureFacts, signatures } from '../content/signature.ts'
import { units } from '../content/units.ts'
import { inches, sayPing, signatureName } from '../names.ts'
import { type Deployment, deployQuestion, sayDeployment, type Waiting } from '../questions/setup.ts'
import type { State } from '../state.ts'
import type { DownsyncTable } from '../table.ts'
import { landOf, piecesOf, tableSize } from './ground.ts'
import { other } from './units.ts'
import { isInZone } from './zones.ts'

/** DS-038, DS-145, DS-241 One Ping for each Unit in Reserve, and one for each Decoy of cards and mission. */
export function pingCount(state: State, seat: Seat, signature: Signature): number {
  let count = missions.of(state.terms.mission).decoys.filter((decoy) => decoy === signature).length
  for (const unit of state.units) {
    if (unit.seat !== seat) continue
    const card = units.of(unit.card)
    if (unit.at === 'reserve' && card.signature === signature) count++
    if (card.decoy === signature) count++
  }
  return count
}

/** The Pings that a seat has to place, with the numbers that they will have. */
export function waitingPings(state: State, seat: Seat): Waiting[] {
  return signatures.flatMap((signature) => {
    const there = state.pings.filter((ping) => ping.signature === signature).length
    return Array.from({ length: pingCount(state, seat, signature) }, (_, n) => ({ signature, number: there + n + 1 }))
  })
}

/** DS-039, DS-040 Why a Ping may not start there. */
export function whyNotThere(state: State, seat: Seat, disc: Disc, placed: readonly Disc[]): WhyNot {
  const { deployment } = missions.of(state.terms.mission)
  const fault = spotFault(landOf(state), disc, false, [])
  if (fault?.kind === 'off table') return refuse('DS-014', 'the Ping must lie wholly on the table')
  if (!isInZone(disc, seat, deployment))
    return refuse('DS-039', () => `the Ping must lie wholly within ${inches(deployment)} of your edge`)
  if (fault?.kind === 'block')
    return refuse('DS-040', () => `the Ping overlaps building ${piecesOf(state)[fault.piece]?.id ?? ''}`)
  return placed.some((one) => gap(one, disc) < 0) ? refuse('DS-040', 'two Pings would overlap') : undefined
}

/** Why these are no places for all of the seat's Pings. */
export function whyNotDeployed(state: State, seat: Seat, waiting: readonly Waiting[], deployment: Deployment): WhyNot {
  const placed: Disc[] = []
  for (const one of waiting) {
    const found = deployment.find(({ ping }) => ping === sayPing(one))
    if (found === undefined)
      return refuse('DS-038', () => `${signatureName(one.signature)} Ping ${sayPing(one)} has no place yet`)
    const disc = { x: found.x, y: found.y, r: signatureFacts[one.signature].radius }
    const reason = whyNotThere(state, seat, disc, placed)
    if (reason !== undefined) return reason
    placed.push(disc)
  }
  return undefined
}

/** Somewhere in the zone; the first tries leave room between Pings, so that one move does not burn two. */
function anywhere(state: State, seat: Seat, r: number, placed: readonly Disc[], random: Random): Disc {
  const { deployment } = missions.of(state.terms.mission)
  for (let tries = 0; tries < 400; tries++) {
    const x = Math.round(r + 1 + fraction(random) * (tableSize - 2 * r - 2))
    const depth = Math.round(r + 1 + fraction(random) * (deployment - 2 * r - 2))
    const disc = { x, y: seat === 0 ? depth : tableSize - depth, r }
    const room = tries < 20 ? 400 : tries < 40 ? 200 : 0
    if (placed.some((one) => gap(one, disc) < room)) continue
    if (whyNotThere(state, seat, disc, placed) === undefined) return disc
  }
  return onGrid(state, seat, r, placed)
}

/** The first spot that is free, row by row. */
function onGrid(state: State, seat: Seat, r: number, placed: readonly Disc[]): Disc {
  const edge = Math.ceil(r)
  for (let depth = edge; depth < tableSize; depth += 25) {
    for (let x = edge; x <= tableSize - edge; x += 25) {
      const disc = { x, y: seat === 0 ? depth : tableSize - depth, r }
      if (whyNotThere(state, seat, disc, placed) === undefined) return disc
    }
  }
  throw new Error('no room left in the deployment zone')
}

function sample(state: State, seat: Seat, waiting: readonly Waiting[], random: Random): Deployment {
  const placed: Disc[] = []
  return waiting.map((one) => {
    const disc = anywhere(state, seat, signatureFacts[one.signature].radius, placed, random)
    placed.push(disc)
    return { ping: sayPing(one), x: disc.x, y: disc.y }
  })
}

/** D04 For who does not want to choose: always the same, with room between them. */
const spreadOut = (state: State, seat: Seat, waiting: readonly Waiting[]): Deployment =>
  sample(state, seat, waiting, seedRandom('spread'))

const groundOf = (state: State, seat: Seat, waiting: readonly Waiting[]): Ground<Deployment> => ({
  whyNot: (deployment) => whyNotDeployed(state, seat, waiting, deployment),
  sample: (random) => sample(state, seat, waiting, random),
  reach: () => ({
    kind: 'deploy',
    depth: missions.of(state.terms.mission).deployment,
    pings: waiting.map((one) => ({ ping: sayPing(one), signature: one.signature })),
    suggestions: [{ say: sayDeployment(spreadOut(state, seat, waiting)), name: 'Spread out' }],
  }),
})

/** DS-038 The first seat deploys everything, then the other. */
export function* deployStep(t: DownsyncTable): Rules {
  const { state } = t
  const isSecond = state.pings.some(({ seat }) => seat === state.active)
  const seat = isSecond ? other(state.active) : state.active
  const waiting = waitingPings(state, seat)
  const deployment = yield* t.place(seat, deployQuestion(waiting), groundOf(state, seat, waiting))
  const pings = waiting.map((one) => {
    const found = deployment.find(({ ping }) => ping === sayPing(one))
    if (found === undefined) throw new Error(`${sayPing(one)} was not placed`)
    return { signature: one.signature, number: one.number, x: found.x, y: found.y }
  })
  for (const ping of pings)
    state.pings.push({ id: state.nextId++, seat, ...ping, activated: false, moved: false, slowed: false })
  t.tell({ kind: 'deployed', rule: 'DS-038', seat, pings })
  if (isSecond) state.stage = 'round start'
}
