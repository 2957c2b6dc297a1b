// What abilities of the Complex can be used on (CC-139): cards to deploy and where, Reactors, the stack of tiles.

import { refuse, type WhyNot } from '@umpire/engine'
import { type DefenderId, defenders } from '../../content/defenders.ts'
import type { Effect } from '../../content/effect.ts'
import { regionsWithin } from '../../regions.ts'
import { reactorOf, type State } from '../../state.ts'
import type { RegionId } from '../../state/region.ts'
import type { Declared } from '../../state/stack.ts'
import type { Unit } from '../../state/unit.ts'
import { deployRegions } from '../deploying.ts'
import { modelsOnBoard, whyNotDeploy } from '../models.ts'
import { costOfOnline, whyNotOnline } from '../reactors.ts'
import { placeOf, technologyOf } from '../units.ts'
import { whyNotHere } from './reach.ts'

const isDefenderId = (card: string): card is DefenderId => defenders.rows.some(({ id }) => id === card)

type DeployEffect = Extract<Effect, { readonly do: 'deploy' }>

/** CC-226 */
export function whyNotDeployment(state: State, unit: Unit, effect: DeployEffect, { card, region }: Declared): WhyNot {
  if (card === null || region === null || !isDefenderId(card))
    return refuse('CC-139', 'It has to be said what is deployed, and where.')
  const flaw = whyNotSuchCard(state, effect.card, card) ?? whyNotDeploy(state, card)
  if (flaw !== undefined || regionsFor(state, unit, effect, card).includes(region)) return flaw
  return refuse('CC-226', 'It cannot be deployed there.')
}

/** CC-221, CC-258 */
function whyNotSuchCard(state: State, which: DeployEffect['card'], id: DefenderId): WhyNot {
  const { tier, type, has, name } = defenders.of(id)
  if (which === 'deployed before') return whyNotReinforce(state, id)
  if (which === 'any staged')
    return has.includes('Phase Unstable') ? refuse('CC-258', () => `${name} is Phase Unstable.`) : undefined
  if (which === 'this card' || (tier === which.tier && type === which.type)) return undefined
  return refuse('CC-226', () => `${name} is no ${which.type} Defender of tier ${which.tier}.`)
}

/** CC-272 */
function whyNotReinforce(state: State, id: DefenderId): WhyNot {
  const { isUpgraded, isReinforced } = technologyOf(state, id)
  const { name } = defenders.of(id)
  if (modelsOnBoard(state, id) === 0) return refuse('CC-272', () => `No ${name} is on the board.`)
  if (isUpgraded) return refuse('CC-272', () => `${name} bears an Upgrade marker.`)
  return isReinforced ? refuse('CC-272', () => `${name} was reinforced in this Initiative.`) : undefined
}

/** CC-222, CC-226 Where an ability may deploy a card. */
function regionsFor(state: State, unit: Unit, { where }: DeployEffect, card: DefenderId): readonly RegionId[] {
  if (where === 'usual') return deployRegions(state, card)
  const place = placeOf(state, unit)
  if (place === undefined) return []
  return where === 'here' ? [place] : regionsWithin(state, place, where.within)
}

/** What comes in, and where. */
interface Named {
  readonly card: DefenderId
  readonly region: RegionId
}

/** The Deployments that an ability could make. A card that cannot come is named once, so that it can be said why. */
export function deploymentsBy(state: State, unit: Unit, effect: DeployEffect): Named[] {
  const place = placeOf(state, unit)
  if (place === undefined) return []
  return state.grid.flatMap(({ card }) => {
    const flaw = whyNotSuchCard(state, effect.card, card) ?? whyNotDeploy(state, card)
    const regions = flaw === undefined ? regionsFor(state, unit, effect, card) : [place]
    return regions.map((region) => ({ card, region }))
  })
}

/** Whether there is any. */
export const hasDeployment = (state: State, unit: Unit, effect: DeployEffect): boolean =>
  placeOf(state, unit) !== undefined &&
  state.grid.some(
    ({ card }) =>
      whyNotSuchCard(state, effect.card, card) === undefined &&
      whyNotDeploy(state, card) === undefined &&
      regionsFor(state, unit, effect, card).length > 0,
  )

/** CC-275 It enters another region. */
export const whyNotRedeploy = (state: State, unit: Unit, region: RegionId): WhyNot =>
  placeOf(state, unit) === region ? refuse('CC-275', 'It is there already.') : undefined

/** CC-231 An Offline Reactor here, for 1 charge less but at least 1. */
export function whyNotJumpStart(state: State, unit: Unit, other: Unit): WhyNot {
  const cost = Math.max(1, costOfOnline(state) - 1)
  return whyNotHere(state, unit, other) ?? whyNotOnline(state, reactorOf(state, other), cost)
}

/** CC-100 */
export const whyNotScan = ({ kinds }: State): WhyNot =>
  kinds.length > 0 ? undefined : refuse('CC-100', 'No tile is left in the stack.')
