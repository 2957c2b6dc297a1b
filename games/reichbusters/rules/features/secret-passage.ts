// Secret passages (RB-120): two areas far apart that Heroes can walk between.

import type { Rules } from '@umpire/engine'
import type { AreaId } from '../../content/map/map.ts'
import { passageQuestion } from '../../questions/features.ts'
import { mapOf, spotOf } from '../../state.ts'
import type { ReichbustersTable } from '../../table.ts'
import { tieSeat } from '../ties.ts'

/** RB-120 To X, Y or Z, where no token lies yet; with none left nothing happens. */
export function* placePassage(t: ReichbustersTable, area: AreaId): Rules {
  const { state } = t
  const free = mapOf(state).passages.filter((end) => end !== area && spotOf(state, end).passage === null)
  if (free.length === 0 || spotOf(state, area).passage !== null) return
  const end = yield* t.choose(tieSeat(state), passageQuestion(area), free)
  spotOf(state, area).passage = end
  spotOf(state, end).passage = area
  t.tell({ kind: 'passage found', rule: 'RB-120', area, end })
}
