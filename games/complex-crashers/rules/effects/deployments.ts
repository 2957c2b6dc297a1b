// Deployments by abilities (CC-226, CC-273, CC-275): new models, models that come back, a turret that comes elsewhere.

import type { Rules } from '@umpire/engine'
import type { DefenderId } from '../../content/defenders.ts'
import type { Effect } from '../../content/effect.ts'
import { whoIs } from '../../events/who.ts'
import { entryQuestion } from '../../questions/manager.ts'
import { defenderOf, type State } from '../../state.ts'
import type { RegionId } from '../../state/region.ts'
import type { AbilityRef, Frame } from '../../state/stack.ts'
import type { CrashersTable } from '../../table.ts'
import { whyNotDeclare } from '../declaring.ts'
import { chooseDoor, deploy, deployRegions, enterByDeployment } from '../deploying.ts'
import { whyNotDeploy } from '../models.ts'
import { openDoor } from '../tokens.ts'
import { placeOf, technologyOf } from '../units.ts'

type DeployEffect = Extract<Effect, { readonly do: 'deploy' }>

/** What comes in, and where. */
interface Entry {
  readonly card: DefenderId
  readonly region: RegionId
}

const inGrid = (state: State, card: string | null): DefenderId | undefined =>
  state.grid.find((one) => one.card === card)?.card

/** CC-154 What an Action has named, if it is still possible. */
function declaredEntry(state: State, { declared }: Frame, ref: AbilityRef): Entry | undefined {
  const card = inGrid(state, declared.card)
  if (card === undefined || declared.region === null) return undefined
  return whyNotDeclare(state, ref, declared) === undefined ? { card, region: declared.region } : undefined
}

/** A reaction deploys its own card, in a region that is chosen now. */
function* chosenEntry(t: CrashersTable, ref: AbilityRef): Rules<Entry | undefined> {
  const { state } = t
  const card = inGrid(state, ref.card)
  if (card === undefined || whyNotDeploy(state, card) !== undefined) return undefined
  const regions = deployRegions(state, card)
  if (regions.length === 0) return undefined
  return { card, region: yield* t.choose(state.manager, entryQuestion(card), regions) }
}

export function* deployBy(t: CrashersTable, frame: Frame, ref: AbilityRef, effect: DeployEffect): Rules {
  const { state } = t
  const entry = frame.isAction ? declaredEntry(state, frame, ref) : yield* chosenEntry(t, ref)
  if (entry === undefined) return
  const { card, region } = entry
  const door = yield* chooseDoor(t, card, region, effect.where === 'usual' ? 'usual' : 'named')
  if (effect.card === 'deployed before') technologyOf(state, card).isReinforced = true // CC-272
  yield* deploy(t, { card, region, door, rule: 'CC-226' })
}

/** Rally, Reconstruct: one model of the card that was destroyed. */
export function* replaceModel(
  t: CrashersTable,
  { cause }: Frame,
  ref: AbilityRef,
  { where }: Extract<Effect, { readonly do: 'replace' }>,
): Rules {
  const { state } = t
  const card = inGrid(state, cause?.card ?? null)
  const region = (where === 'here' ? placeOf(state, ref.unit) : cause?.region) ?? null
  if (card === undefined || region === null || whyNotDeploy(state, card) !== undefined) return
  const door = yield* chooseDoor(t, card, region, 'named')
  yield* deploy(t, { card, region, door, models: 1, rule: 'CC-226' })
}

/** CC-275 Into another revealed region, as a Deployment of the same model. */
export function* redeploy(t: CrashersTable, { declared }: Frame, ref: AbilityRef): Rules {
  const { state } = t
  const { region } = declared
  const turret = defenderOf(state, ref.unit)
  if (region === null || turret === undefined || whyNotDeclare(state, ref, declared) !== undefined) return
  const door = yield* chooseDoor(t, turret.card, region, 'named')
  if (door !== null) yield* openDoor(t, region, door, 'CC-223')
  turret.region = region
  turret.pillar = null
  t.tell({ kind: 'redeployed', rule: 'CC-275', who: whoIs(state, ref.unit), region })
  yield* enterByDeployment(t, [ref.unit], region, state.nextDefender)
}
