// Suppressed areas (RB-170, RB-321, RB-322): those in them do not act until the end of the enemy turn.

import type { RuleId } from '@umpire/engine'
import type { AreaId } from '../../content/map/map.ts'
import { spotOf } from '../../state.ts'
import type { ReichbustersTable } from '../../table.ts'

export function suppress(t: ReichbustersTable, area: AreaId, rule: RuleId): void {
  const spot = spotOf(t.state, area)
  if (spot.isSuppressed) return
  spot.isSuppressed = true
  t.tell({ kind: 'area suppressed', rule, area })
}
