// All missions.

import { type Catalogue, catalogueOf } from '../../../catalogue.ts'
import type { Mission } from '../mission.ts'
import { burnTheNest } from './burn-the-nest.ts'
import { deadLetters } from './dead-letters.ts'
import { powerAndLight } from './power-and-light.ts'
import { uplink } from './uplink.ts'

export const missions: Catalogue<Mission> = catalogueOf('mission', [powerAndLight, deadLetters, uplink, burnTheNest])
