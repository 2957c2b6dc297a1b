// All missions: RAID objective cards and the campaign.

import { catalogueOf } from '../../catalogue.ts'
import { campaignMissions } from './campaign-missions.ts'
import type { Mission } from './mission.ts'
import { raidMissions } from './raid-missions.ts'

export const missions = catalogueOf<Mission>('mission', [...raidMissions, ...campaignMissions])
