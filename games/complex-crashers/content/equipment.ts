// Equipment: what Operatives carry (CC-209), and how its cards are written.

import type { AccessoryId } from './accessories.ts'
import type { EquipmentCard } from './card.ts'
import type { WeaponId } from './weapons.ts'
import type { WithId } from './write.ts'

export type EquipmentId = WeaponId | AccessoryId

/** A card without its kind; `has` only where there is something. */
type Row = Omit<EquipmentCard, 'kind' | 'has'> & Partial<Pick<EquipmentCard, 'has'>>

export const equipmentOfKind = <const Id extends string>(
  kind: EquipmentCard['kind'],
  rows: readonly WithId<Row, Id>[],
): readonly WithId<EquipmentCard, Id>[] =>
  rows.map(({ id, name, tier, has = [], abilities }) => ({ id, kind, name, tier, has, abilities }))
