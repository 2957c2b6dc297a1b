// All Unit Cards: three factions, a mercenary and the Unit of a mission.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { UnitCard } from './unit-card.ts'
import { coalition } from './units/coalition.ts'
import { freeUnion } from './units/free-union.ts'
import { others } from './units/others.ts'
import { republic } from './units/republic.ts'

export const units: Catalogue<UnitCard> = catalogueOf('Unit Card', [...coalition, ...republic, ...freeUnion, ...others])
