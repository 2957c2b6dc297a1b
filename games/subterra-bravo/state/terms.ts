// What the options mean for the rules.

import type { MissionId } from '../content/mission.ts'

export interface Terms {
  readonly mission: MissionId
  /** SB-003 N: how many commandos begin the mission. */
  readonly n: number
  readonly kit: 'custom' | 'presets' | 'random' | 'none'
  /** Who lays door markers and stacks: the Overseer, or chance; `blind` hides it from the Overseer too. */
  readonly layout: 'manual' | 'random doors' | 'random' | 'blind'
  readonly kitPoints: number
  /** What every commando's Vitality is raised by. */
  readonly moreVitality: number
  readonly energyMinimum: number
  readonly poolCap: number
  readonly roundLimit: number
  /** SB-044 Stances stay hidden from the Overseer until they are needed. */
  readonly secretStances: boolean
  readonly hasInterrupts: boolean
  readonly ownDashboard: boolean
  readonly boostAfterRoll: boolean
  readonly emiRangedOnly: boolean
  /** Two games with sides swapped. */
  readonly isSeries: boolean
}
