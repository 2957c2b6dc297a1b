// What things are worth in the eyes of the bots, in points of the commandos. Fitted by games of novices.

import type { EnemyId } from '../content/enemies.ts'

/** What it is worth to be rid of an enemy. */
export const enemyWorth: { readonly [Name in EnemyId]: number } = {
  ROGUE: 3,
  WARRIOR: 4.5,
  FEAR: 9,
  SPITTER: 4,
  BRUTE: 7,
  WARDEN: 8,
  BROOD: 1.6,
}

export const weights = {
  /** A step towards the goal. */
  step: 0.5,
  /** One token of adrenaline, which the Overseer will have. */
  adrenaline: 0.3,
  /** A wound that a commando suffers. */
  wound: 1.6,
  /** An enemy that could attack on this square. */
  threat: 0.35,
  /** To be at Max Adrenaline, for each enemy that may attack. */
  atMax: 1,
  /** An open door on the way. */
  door: 4,
  revive: 7,
  /** To be able to shoot from a square. */
  shot: 1,
  investigate: 0.2,
}
