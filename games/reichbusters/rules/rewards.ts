// The rewards of campaign missions, and what they are worth in the next one.

import type { Rules } from '@umpire/engine'
import { mostItems } from '../content/numbers.ts'
import { collarQuestion, featuresQuestion, peekQuestion, salvageQuestion } from '../questions/headquarters.ts'
import { type State, spotOf } from '../state.ts'
import type { Campaign } from '../state/campaign.ts'
import type { ReichbustersTable } from '../table.ts'
import { change, plainWeapons, turnWeapon } from './headquarters.ts'
import { hostOf } from './setup.ts'

/** Heroes that get Dog Biscuits from Wolff's collar. */
const collars = 3

/** After a victory. The point of M2 is counted with the others (RB-218). */
export function* takeReward(t: ReichbustersTable, campaign: Campaign): Rules {
  const { missionId } = t.state
  if (missionId === 'M1') campaign.canLook = true
  if (missionId === 'M3') yield* salvage(t, campaign)
  if (missionId === 'M4') yield* giveBiscuits(t, campaign)
  if (missionId === 'M5') campaign.hasFreeWorkbench = true
}

/** M3: one Hero may turn one weapon to its vril side. */
function* salvage(t: ReichbustersTable, campaign: Campaign): Rules {
  const able = t.state.heroes.filter((hero) => plainWeapons(campaign, hero).length > 0)
  const ids = able.map(({ id }) => id)
  const chosen = ids.length === 0 ? undefined : yield* t.chooseOrPass(hostOf(t), salvageQuestion, ids)
  const hero = able.find(({ id }) => id === chosen)
  if (hero !== undefined) yield* turnWeapon(t, campaign, hero)
}

/** M4: up to three Heroes. */
function* giveBiscuits(t: ReichbustersTable, campaign: Campaign): Rules {
  const ids = campaign.kept.filter(({ items }) => items.length < mostItems).map(({ hero }) => hero)
  const all = ids.length <= collars
  const chosen = all ? ids : yield* t.chooseMany(hostOf(t), collarQuestion, ids, { least: 0, most: collars })
  for (const hero of chosen) change(campaign, hero, (kept) => ({ ...kept, items: [...kept.items, 'dog-biscuits'] }))
}

/** Face-down tokens of objectives, by their number. */
const hiddenObjectives = ({ spots }: State): number[] =>
  spots.flatMap(({ items }) =>
    items.filter(({ secret, category }) => secret !== null && category === 'objective').map(({ uid }) => uid),
  )

/** Before a mission, once everything lies: M1's reward in M2, and the maps of the HQ. */
export function* lookAhead(t: ReichbustersTable): Rules {
  const { state } = t
  const { campaign } = state
  if (campaign === null) return
  if (campaign.canLook && state.missionId === 'M2') {
    campaign.canLook = false
    const uid = yield* t.choose(hostOf(t), peekQuestion, hiddenObjectives(state))
    for (const { items } of state.spots) {
      for (const { uid: one, secret } of items) if (one === uid && secret !== null) t.reveal(secret)
    }
  }
  if (campaign.hasBetterMaps) yield* betterMaps(t)
}

/** Features that better maps show. */
const mapped = 3

function* betterMaps(t: ReichbustersTable): Rules {
  const { state } = t
  const hidden = [...state.spots.keys()].filter((area) => (spotOf(state, area).feature?.secret ?? null) !== null)
  const most = Math.min(mapped, hidden.length)
  const chosen = yield* t.chooseMany(hostOf(t), featuresQuestion, hidden, { least: most, most })
  for (const area of chosen) {
    const { feature } = spotOf(state, area)
    if (feature === null || feature.secret === null) continue
    feature.id = t.reveal(feature.secret)
    feature.secret = null
    feature.isKnown = true
  }
}
