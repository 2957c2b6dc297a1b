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
  /** What comes before anything else. */
  first: 30,
  /** A step towards the way out, once it is open. */
  run: 1.4,
  /** To be where somebody can be helped. */
  arrival: 3,
  /** Standing in a doorway, where nobody gets past. */
  doorway: 0.6,
  /** Standing on a vent, where nobody comes out. */
  vent: 0.5,
  /** A wound that a commando suffers. */
  wound: 1.6,
  /** An enemy that could attack on this square. */
  threat: 0.35,
  revive: 7,
  /** To be able to shoot from a square. */
  shot: 1,
  investigate: 0.2,
  /** A point of Max Adrenaline. */
  max: 0.6,
  /** What is nearly as good is as likely. */
  whim: 0.2,
  /** How far away somebody is still helped. */
  rescue: 14,
  /** How near to the lift those wait who have nothing else to do. */
  waiting: 13,
  /** From this round on the generator is started also if not enough can leave at once. */
  startRound: 10,
  /** So near to the start those wait who have nothing else to do. */
  gathering: 6,
  /** So many rounds before the Crisis Point nobody waits for it any more. */
  early: 1,
  /** To be rid of an enemy in a doorway on the way. */
  gatekeeper: 3,
  /** To be next to a charge when it goes off. */
  blast: 2.5,
}

/** What depends on the kind of mission, beside the goals. */
export interface Manner {
  /** A step towards the goal. */
  readonly step: number
  /** What an enemy is worth, as a share of the list above. */
  readonly fight: number
  /** One token of adrenaline, which the Overseer will have. */
  readonly adrenaline: number
  /** To be at Max Adrenaline, for each enemy that may attack. */
  readonly atMax: number
  /** Enemies that may come out of vents and rooms, and would find somebody at Max Adrenaline. */
  readonly unseen: number
  /** A point of Melee Defense, for each attack that may come. */
  readonly defense: number
  /** An open door on the way. */
  readonly door: number
  /** How far ahead of the others somebody may be. */
  readonly lead: number
}

/** A way in one direction, or a place to be held: enemies are fought. */
export const straightOn: Manner = {
  step: 0.9,
  fight: 1,
  adrenaline: 0.3,
  atMax: 1,
  unseen: 0,
  defense: 0.5,
  door: 4,
  lead: 9,
}

/** A long way in and out again: adrenaline is for running, and most enemies are left behind. */
export const inAndOut: Manner = {
  step: 0.75,
  fight: 0.35,
  adrenaline: 0.4,
  atMax: 2,
  unseen: 2,
  defense: 0.3,
  door: 2,
  lead: 17,
}

/** What the Overseer goes by, in wounds of commandos. */
export const aims = {
  /** What a token of energy could do later. */
  energy: 0.3,
  /** What a token that is spent on a tile has to do beyond that. */
  tile: 0.6,
  /** The share of the energy wanted for attacks that a ready spawning tile leaves alone. */
  keptBack: 0.4,
  /** A step nearer to prey. */
  nearness: 0.05,
  /** A square nearer to the team's goal, when an enemy can stand in the way there. */
  block: 0.2,
  /** The same for those that appear, in steps. */
  gate: 1,
  /** How much counts what others can do to the same prey. */
  together: 0.4,
  /** To bring somebody down, and to kill. */
  down: 7,
  kill: 3.5,
  /** Rogues before other Clones. */
  rogues: 3,
  /** Those that are there already, for the pack. */
  pack: 1.5,
  /** Energy that is kept for the next round, when there is nobody to attack. */
  reserve: 2,
  /** Squares that are nearly as good are as likely: nobody can count on the next move. */
  whim: 0.08,
  /** Hard markers on the short way. */
  route: 1,
}
