// Deployments (CC-220 to CC-226): where Defenders come in, the door that is opened for them, and their coming.

import { at, type RuleId, type Rules } from '@umpire/engine'
import { type DefenderId, defenders } from '../content/defenders.ts'
import { deployDoorQuestion, neededDoorQuestion } from '../questions/borders.ts'
import { regionOf, type State } from '../state.ts'
import { type RegionId, type Side, sides } from '../state/region.ts'
import type { Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { entryRegions, hasEntry, outwardDoors } from './frontier.ts'
import { placeModels } from './models.ts'
import { openDoor } from './tokens.ts'
import { reactorHas } from './units.ts'
import { openWindow } from './windows.ts'

/** CC-257 Regions of Reactors that let Mechanical Defenders in. */
const deploymentPoints = (state: State): RegionId[] =>
  state.reactors.flatMap((one) =>
    one.region !== null && reactorHas(one, 'Mechanical Deployment Point') ? [one.region] : [],
  )

/** CC-222, CC-249, CC-257 Regions where a card may be deployed, those included that need a door opened (CC-223). */
export function deployRegions(state: State, card: DefenderId): readonly RegionId[] {
  const { has, type } = defenders.of(card)
  if (has.includes('Deploy Anywhere')) return state.regions.map(({ id }) => id)
  const entries = entryRegions(state, 'opened')
  if (type !== 'Mechanical') return entries
  const points = deploymentPoints(state).filter((region) => !entries.includes(region))
  return [...entries, ...points]
}

/** Whether there is any. */
export function hasDeployRegion(state: State, card: DefenderId): boolean {
  const { has, type } = defenders.of(card)
  if (has.includes('Deploy Anywhere') || hasEntry(state)) return true
  return type === 'Mechanical' && deploymentPoints(state).length > 0
}

/** CC-223 Whether the usual rule lets a card in only if a door is opened. */
function needsDoor(state: State, card: DefenderId, region: RegionId): boolean {
  const { has, type } = defenders.of(card)
  if (has.includes('Deploy Anywhere')) return false
  if (type === 'Mechanical' && deploymentPoints(state).includes(region)) return false
  return !entryRegions(state, 'as they are').includes(region)
}

/** CC-222 Whether the place follows the usual rule, or a text names it. */
type DeployPlace = 'usual' | 'named'

/** CC-223 The door that the Complex Manager opens for a Deployment: null for none. */
export function* chooseDoor(
  t: CrashersTable,
  card: DefenderId,
  region: RegionId,
  place: DeployPlace,
): Rules<Side | null> {
  const { state } = t
  if (place === 'usual' && needsDoor(state, card, region)) {
    const doors = outwardDoors(state, region)
    return (yield* t.choose(state.manager, neededDoorQuestion, doors)).side
  }
  const { tokens } = regionOf(state, region)
  const doors = sides.filter((side) => at(tokens, side) === 'closed door').map((side) => ({ region, side }))
  if (doors.length === 0) return null
  return (yield* t.chooseOrPass(state.manager, deployDoorQuestion, doors))?.side ?? null
}

/** What comes in, and how. */
export interface Deployment {
  readonly card: DefenderId
  readonly region: RegionId
  /** CC-223 Opened first. */
  readonly door: Side | null
  /** CC-220 As many as the card says, if left out. */
  readonly models?: number
  readonly rule: RuleId
}

/** CC-224 A Deployment that is no part of a reveal: one movement, however many models. */
export function* deploy(t: CrashersTable, { card, region, door, models, rule }: Deployment): Rules {
  const { state } = t
  if (door !== null) yield* openDoor(t, region, door, 'CC-223')
  const before = state.nextDefender
  const units = placeModels(t, card, region, models ?? defenders.of(card).models, rule)
  yield* enterByDeployment(t, units, region, before)
}

/** CC-224 Others may react to what has come in. */
export function* enterByDeployment(t: CrashersTable, units: readonly Unit[], to: RegionId, before: Unit): Rules {
  const movements = units.map((unit) => ({ unit, from: null, to, how: 'deploy' as const }))
  if (movements.length === 0) return
  yield* openWindow(t, { window: 'step', movements, before, regions: t.state.regions.length })
}
