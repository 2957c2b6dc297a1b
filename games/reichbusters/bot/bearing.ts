// How much each thing about a position bears on who wins, fitted to missions of novices: before the alarm and after it.

/** What is counted, of one state. Sums over Heroes are by Hero. */
export interface Features {
  /** The way that is left, as a share of what can be gone in the time that is left. */
  readonly strain: number
  readonly tasks: number
  readonly toughness: number
  readonly isAlert: number
  readonly threat: number
  readonly wounds: number
  readonly down: number
  readonly cards: number
  readonly danger: number
}

type Bearing = Features & { readonly start: number }

export const early: Bearing = {
  start: 4.3,
  strain: -2.1,
  tasks: -0.45,
  toughness: -0.14,
  isAlert: -0.4,
  threat: -0.08,
  wounds: -0.4,
  down: -3.5,
  cards: 0.05,
  danger: -0.35,
}

export const late: Bearing = {
  start: 3.6,
  strain: -2.24,
  tasks: -0.25,
  toughness: -0.38,
  isAlert: 0,
  threat: -0.05,
  wounds: -0.55,
  down: -1.1,
  cards: 0.07,
  danger: -0.4,
}
