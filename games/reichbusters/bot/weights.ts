// What things are worth in the eyes of the bots, in points. Fitted by missions of novices.

import type { CardId } from '../content/card.ts'

/** Getting on: ways are measured in areas. */
export const ways = {
  /** A closed door, beside the area behind it; the lock on it. */
  door: 0.8,
  lock: 1.2,
  /** Each noise die of working on a door. */
  doorNoise: 0.25,
  /** Enemies in an area on the way, for each threat point, before and after the alarm. */
  threat: 0.3,
  threatLate: 0.1,
  /** A spawn token in the area, and in its room, for each level. */
  token: 0.5,
  tokenRoom: 0.15,
}

/** Goals. */
export const goals = {
  /** An area nearer to the goal, before and after the alarm. */
  pace: 6.5,
  paceLate: 8,
  /** The same for a Hero who only keeps company. */
  company: 0.6,
  /** Taking, planting, searching for what the mission is about. */
  step: 40,
  leave: 1000,
  /** Bringing the wanted unit down, for each wound. */
  wanted: 22,
  /** Heroes without a goal of their own keep so near. */
  near: 1,
}

/** Time: the way that is left, as a share of what can be gone in the time that is left. */
export const time = {
  /** Areas that a Hero comes on in a turn. */
  speed: 2,
  /** Rounds for each box before the alarm, of which alert enemies take some. */
  early: 0.6,
  /** From this share on every area counts for more, by so much for each share, up to so much. */
  from: 0.5,
  slope: 3,
  most: 5,
}

/** Noise and sight. */
export const stealth = {
  /** A box of the tracker before the alarm. */
  box: 6,
  /** Each noise die before the alarm, and after it from two on. */
  die: 1.2,
  dieLate: 0.6,
  bangLate: 1.5,
  boomLate: 3,
  /** Sight that makes a room suspicious, and alert. */
  suspicious: 2.5,
  alert: 7,
}

export const harm = {
  /** The next permanent wound of a Hero who has 0, 1, 2, 3 of them. */
  wound: [4, 6, 9, 25],
  /** A wound card that is not kept. */
  scratch: 0.7,
  /** How much of the danger of a place counts where another Hero is nearer to the enemy. */
  shared: 0.4,
  /** How much danger counts when a Hero weighs up where to go. */
  danger: 0.5,
}

export const fighting = {
  /** A threat point that is killed: near Heroes, and far from them, after the alarm; and before it. */
  near: 1.6,
  far: 0.4,
  calm: 0.3,
  /** The last alert enemy, and one of several, of all that cost boxes. */
  alert: 12,
  suspicious: 6,
  /** It stands in the way. */
  blocks: 2,
  jam: 2,
  /** A heroic point, and a card, that is spent. */
  heroic: 5,
  card: 1.5,
}

export const turn = {
  /** Two cards, with an empty hand; less for each card in it. */
  draw: 5,
  drawLess: 0.2,
  leastDraw: 0.8,
  ready: 2.5,
  /** A basic action more. */
  patience: 2,
  heal: 4,
  /** What heals, kept for later. */
  cure: 3,
  /** What one more item is worth to whoever has all hands full; one that is known. */
  full: 0.3,
  faceUp: 1.2,
  /** Getting up. */
  stand: 5,
  /** A card that makes a move longer. */
  stride: 1.2,
  /** To hand the way on to somebody whose turn comes later. */
  relay: 2.5,
  /** What is nearly as good is as likely: those who look ahead compare both. */
  whim: 1,
  /** What is worth less is left. */
  least: 0.6,
  /** By so much less than the best another act may be worth to be compared with it. */
  rival: 7,
}

/** Opening doors on the way, in areas; with cards that need no second action. */
export const doors = {
  open: 1.5,
  lock: 1.3,
  whole: 1.6,
  /** By how much the way through it must be better than the door itself costs. */
  slack: 0.9,
  nothing: 0.01,
  /** Opening it last, for each level of the spawn tokens behind. */
  ambush: 1,
}

const lasts: { readonly [Id in CardId]?: number } = { CL11: 2.5, QU11: 2.5, RH12: 3.5, BR8: 0.3, QU1: 1 }
const keeps: { readonly [Id in CardId]?: number } = { RH12: 0.5, BR11: 0.3, CL12: 0.5, QU5: 1 }

/** Upper halves of cards. */
export const playing = {
  draw: 3,
  discard: 0.8,
  /** Attacks that may go on. */
  again: 1.6,
  suppress: 2,
  /** A room that calms down, by its level. */
  lower: [0, 4, 10],
  /** Steady Aim, as a share of the attack; Overwatch. */
  aim: 0.3,
  watch: 2,
  raise: 14,
  takeBack: 2,
  survey: 6,
  lasts,
  /** What is given up with the card: its lower half, another time. */
  keep: 1,
  feat: 4,
  featLate: 2,
  keeps,
}

/** Tests. */
export const testing = {
  /** What a wild point is worth more than another. */
  wild: 1,
  rounds: 1.5,
  armour: 0.5,
  experiment: 0.3,
  critical: 3,
  /** More than one enemy that a burst may hit. */
  crowd: 5,
  /** An effect that nobody thought of. */
  unknown: 1,
  reroll: 1,
  hush: 1,
  /** A noise that is heard. */
  heard: 2.5,
  hushed: 0.8,
  /** A card that costs nothing. */
  free: 0.6,
  /** A loss that is worth two heroic points. */
  rescue: 12,
  least: 0.02,
}

/** Answers out of turn. */
export const reacting = {
  /** A card that is spent. */
  price: 1.5,
  /** The wound card may not have stayed anyway. */
  shrug: 0.7,
  /** A room that would have cost a box. */
  calm: 9,
  loot: 3,
  hold: 0.3,
  stiff: 3,
  /** An enemy that works on a door comes later. */
  delay: 2,
  /** An attack by which Heroes are compared. */
  usualAttack: 6,
}
