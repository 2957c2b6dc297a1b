// The numbers of the rules that stand on no card. Some icons of the rulebook are lost; numbers that stand in for one
// are called designed.

import type { HeroicKind } from './hero.ts'
import type { Level } from './noise.ts'

/** RB-005, RB-153 Spawn tokens in the box, by level. Those on the map never exceed them. */
export const spawnTokens: { readonly [At in Level]: number } = { 1: 14, 2: 10, 3: 8 }

/** RB-211 Tokens of level 2 in a strong garrison and of level 3 in an elite one, so that some are left; designed. */
export const strongTokens = 8
export const eliteTokens = 6

/** RB-005 Locks in the box: P11 needs one that is left. */
export const locks = 6

/** RB-005 Doors in the box: of noise 1, 2 and 3, and large ones. */
export const doorSupply = { 1: 9, 2: 9, 3: 9, large: 2 }

/** RB-005, RB-213 The heroic bag when it is full. */
export const heroicBag: { readonly [Kind in HeroicKind]: number } = { attack: 8, defence: 8, wild: 8 }

/** RB-011 Basic actions of a Hero turn. */
export const basicActions = 2

/** RB-041 Enemies of one room that a Hero must kill in a turn to pacify it. */
export const killsToPacify = 4

/** RB-077 Items that a Hero carries; W12 allows fewer. */
export const mostItems = 4
export const mostItemsSapped = 2

/** RB-085 Wounds that are kept when a Hero recovers. */
export const woundsKept = 2

/** RB-101 Enemies that capture a Downed Hero. */
export const enemiesToCapture = 4

/** RB-281 With so many guards on a guard point the next one may leave. */
export const guardsToLeave = 5

/** RB-079, RB-280 Cards of the basic action, and with Genius (of which one is discarded). */
export const cardsDrawn = 2
export const geniusDrawn = 3

/** RB-200 A Hero with fewer cards than this draws one at the end of a round. */
export const fullHand = 5

/** RB-223 Noise of planting a charge, and of taking a core in M5; designed. */
export const plantNoise = 1
export const coreNoise = 1

/** RB-224 Wounds that the charges inflict on enemies beside them. */
export const demolitionWounds = 2

/** Booby Trap: the number of its defence test; designed. */
export const trapAttack = 5

/** RB-217 What a Hero keeps between missions. */
export const keptItems = 2

/** RB-218 Requisition points: for a victory, and more if nobody is Downed, and if there was no alarm. */
export const requisition = { victory: 2, nobodyDowned: 1, noAlarm: 1 }

/** RB-219 Boxes before the alarm are kept within these bounds. */
export const preAlarmBoxes = { least: 4, most: 7 }

/** RB-219 Defeats in a row that end a campaign. */
export const defeatsToEnd = 2

/** The rounds without an alarm, and the rooms cleared or pacified, that secondary goals ask for. */
export const secondary = { roundsUnheard: 5, rooms: 3 }
