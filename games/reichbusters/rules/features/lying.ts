// Features that lie face up.

import type { FeatureId } from '../../content/feature.ts'
import type { AreaId } from '../../content/map/map.ts'
import { type State, spotOf } from '../../state.ts'

/** Whether this feature lies face up in an area, and is in force. */
export function hasFeature(state: State, area: AreaId, id: FeatureId): boolean {
  const { feature } = spotOf(state, area)
  return feature !== null && feature.id === id && !feature.isKnown
}

/** Takes a feature off the map. */
export function discardFeature(state: State, area: AreaId): void {
  spotOf(state, area).feature = null
}
