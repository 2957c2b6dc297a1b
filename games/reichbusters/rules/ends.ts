// How a mission ends (RB-001, RB-205, RB-206): thrown, however deep in an action it happens.

import type { RuleId } from '@umpire/engine'

export class MissionEnds {
  readonly isWon: boolean
  readonly rule: RuleId

  constructor(isWon: boolean, rule: RuleId) {
    this.isWon = isWon
    this.rule = rule
  }
}
