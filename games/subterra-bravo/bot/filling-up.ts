// Max Adrenaline: whoever has reached it is easier prey, until the next Planning Phase.

import { isAtMaxForMelee } from '../rules/attack-dice.ts'
import { maxAdrenalineOf } from '../rules/passives.ts'
import type { Commando } from '../state/commando.ts'

/** Whether so much more adrenaline makes a commando easier prey than it is. */
export const fillsUp = (commando: Commando, cost: number): boolean =>
  commando.adrenaline + cost >= maxAdrenalineOf(commando) && !isAtMaxForMelee(commando)
