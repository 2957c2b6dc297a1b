// How the Defenders of one type are written.

import type { DefenderCard, DefenderType } from '../card.ts'
import type { WithId } from '../write.ts'

/** A card without what all of its type share; `has` only where there is something. */
type Row = Omit<DefenderCard, 'kind' | 'type' | 'has'> & Partial<Pick<DefenderCard, 'has'>>

export const defendersOfType = <const Id extends string>(
  type: DefenderType,
  rows: readonly WithId<Row, Id>[],
): readonly WithId<DefenderCard, Id>[] =>
  rows.map(({ id, name, tier, models, limit, armor, killThreshold, has = [], abilities }) => ({
    id,
    kind: 'defender',
    name,
    tier,
    type,
    models,
    limit,
    armor,
    killThreshold,
    has,
    abilities,
  }))
