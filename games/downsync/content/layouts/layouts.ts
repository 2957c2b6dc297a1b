// All table layouts.

import { type Catalogue, catalogueOf } from '../../../catalogue.ts'
import { crossroadsDistrict } from './crossroads-district.ts'
import { drownedOrchard } from './drowned-orchard.ts'
import { dustBasin } from './dust-basin.ts'
import { floodedDelta } from './flooded-delta.ts'
import { habTerraces } from './hab-terraces.ts'
import { provingGround } from './proving-ground.ts'
import { railYard } from './rail-yard.ts'
import { refinerySpine } from './refinery-spine.ts'
import type { Layout } from './layout.ts'

export type { Layout, LayoutId, TerrainPiece, TerrainType } from './layout.ts'

export const layouts: Catalogue<Layout> = catalogueOf('layout', [
  crossroadsDistrict,
  drownedOrchard,
  dustBasin,
  refinerySpine,
  habTerraces,
  railYard,
  floodedDelta,
  provingGround,
])
