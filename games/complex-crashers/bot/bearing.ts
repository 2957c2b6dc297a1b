// How much each feature of a position bears on who wins. Fitted to how games of novices ended.

/** What counts about a position; all are about as large as 1 when they count much. */
export interface Features {
  readonly health: number
  readonly down: number
  readonly isAlone: number
  readonly armor: number
  readonly points: number
  readonly gear: number
  /** How far the nearest Operative is from its goal. */
  readonly nearest: number
  readonly deck: number
  readonly online: number
  readonly countdown: number
  readonly isEmpOver: number
  readonly isLastFound: number
  readonly isLastOffline: number
  readonly isOneSeen: number
  readonly charges: number
  readonly staged: number
  readonly defenders: number
  readonly trackers: number
  readonly round: number
}

/** For teams of one, two, three and four. */
export const start: readonly number[] = [-2.4, -1.1, -0.5, -0.1]

/** Charges and Defenders count a little less than nothing for the Operatives: novices make little of them. */
export const bearing: Features = {
  health: 2,
  down: -2,
  isAlone: -0.2,
  armor: 0.3,
  points: 1.0,
  gear: 1.4,
  nearest: -0.6,
  deck: -1,
  online: -1.1,
  countdown: 2.6,
  isEmpOver: 1.4,
  isLastFound: 0.1,
  isLastOffline: 1.1,
  isOneSeen: 0.6,
  charges: -0.2,
  staged: -0.9,
  defenders: -0.2,
  trackers: -1.2,
  round: -1.3,
}
