// How much each feature of a position bears on who wins. Fitted to how games of novices ended.

export interface Features {
  readonly health: number
  readonly alone: number
  readonly down: number
  readonly armor: number
  readonly points: number
  readonly nearest: number
  readonly gear: number
  readonly deck: number
  readonly online: number
  readonly isEmp: number
  readonly wasEmp: number
  readonly isLastFound: number
  readonly isLastOffline: number
  readonly isOne: number
  readonly isOneSeen: number
  readonly charges: number
  readonly staged: number
  readonly defenders: number
  readonly trackers: number
  readonly isTech: number
  readonly round: number
  readonly side: number
  readonly start: number
}

export const bias = 0

export const bearing: Features = {
  health: 3,
  alone: -0.5,
  down: -3,
  armor: 1,
  points: 0.5,
  nearest: -0.3,
  gear: 0.3,
  deck: -1.5,
  online: -1,
  isEmp: 1,
  wasEmp: 0,
  isLastFound: 0.5,
  isLastOffline: 0.5,
  isOne: 0.5,
  isOneSeen: 0.5,
  charges: -0.5,
  staged: -0.5,
  defenders: -0.8,
  trackers: -0.5,
  isTech: 0.3,
  round: -0.5,
  side: 0,
  start: 0,
}
