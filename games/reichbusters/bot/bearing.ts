// How much each thing about a position bears on who wins, fitted to missions of novices.

/** What is counted, of one state. Sums over Heroes are by Hero. */
export interface Features {
  readonly steps: number
  readonly unseen: number
  readonly toughness: number
  /** The way that is left on average, up to an exit, in areas. */
  readonly ways: number
  readonly boxes: number
  readonly boxesLate: number
  readonly isLate: number
  readonly isAlert: number
  readonly threat: number
  readonly wounds: number
  readonly down: number
  readonly cards: number
  readonly heroic: number
  readonly danger: number
  /** Areas too far for the time that is left. */
  readonly hurry: number
}

export const bearing: Features & { readonly start: number } = {
  start: 0.6,
  steps: 0.4,
  unseen: -0.04,
  toughness: -0.19,
  ways: -0.12,
  boxes: 0.06,
  boxesLate: 0.29,
  isLate: -0.5,
  isAlert: -0.24,
  threat: -0.03,
  wounds: -0.65,
  down: -1.7,
  cards: 0.08,
  heroic: 0.05,
  danger: -0.26,
  hurry: -0.11,
}
