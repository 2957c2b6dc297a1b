// All Defenders: four for each of the nine places of the Technology Grid (CC-015).

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { DefenderCard } from './card.ts'
import { alienDefenders } from './defenders/alien.ts'
import { basicDefenders } from './defenders/basic.ts'
import { mechanicalDefenders } from './defenders/mechanical.ts'
import type { WithId } from './write.ts'

const rows = [...alienDefenders, ...basicDefenders, ...mechanicalDefenders]

export type DefenderId = (typeof rows)[number]['id']

export const defenders: Catalogue<WithId<DefenderCard, DefenderId>> = catalogueOf('Defender', rows)
