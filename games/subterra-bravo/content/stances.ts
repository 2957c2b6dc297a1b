// The stance cards: three for each commando, and the Downed card. All numbers and special texts are designed.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { CommandoId } from './commandos.ts'
import type { PassiveEffect } from './passive.ts'

type Three = '1' | '2' | '3'
export type StanceId = `${'TL' | 'HV' | 'RF' | 'CM' | 'RC'}${Three}`
export type StanceCardId = StanceId | 'DWN'

/** SB-045 */
export interface StanceNumbers {
  readonly speed: number
  readonly rangedDefense: number
  readonly meleeDefense: number
  readonly maxAdrenaline: number
}

interface StanceCard<Id extends StanceCardId = StanceCardId> extends StanceNumbers {
  readonly id: Id
  readonly name: string
  readonly special: readonly PassiveEffect[]
}

interface Stance extends StanceCard<StanceId> {
  readonly commando: CommandoId
}

/** SB-046 */
export const downedCard: StanceCard<'DWN'> = {
  id: 'DWN',
  name: 'Downed',
  speed: 1,
  rangedDefense: 1,
  meleeDefense: 1,
  maxAdrenaline: 2,
  special: [{ effect: 'move-and-trade-only' }],
}

/** The four numbers are Speed, Ranged Defense, Melee Defense and Max Adrenaline. */
function stance(
  id: StanceId,
  commando: CommandoId,
  name: string,
  numbers: readonly [speed: number, ranged: number, melee: number, max: number],
  ...special: PassiveEffect[]
): Stance {
  const [speed, rangedDefense, meleeDefense, maxAdrenaline] = numbers
  return { id, commando, name, speed, rangedDefense, meleeDefense, maxAdrenaline, special }
}

// biome-ignore format: a table, one row a stance
export const stances: Catalogue<Stance> = catalogueOf('stance', [
  stance('TL1', 'QUILL', 'Vanguard Command', [5, 1, 1, 6], { effect: 'orders-without-line' }),
  stance('TL2', 'QUILL', 'Tactical Crouch', [3, 3, 1, 5], { effect: 'ranged-dice-if-unmoved', black: 1 }),
  stance('TL3', 'QUILL', 'Guarded Advance', [4, 2, 2, 5], { effect: 'defense-of-adjacent', melee: 1 }),

  stance('HV1', 'ROAKE', 'Rolling Thunder', [4, 1, 2, 6], { effect: 'heavy-after-moves', moves: 1 }),
  stance('HV2', 'ROAKE', 'Dug In', [2, 2, 3, 5], { effect: 'immune-to-knockback' }, { effect: 'ranged-dice-if-unmoved', black: 1 }),
  stance('HV3', 'ROAKE', 'Prone Gunner', [1, 4, 0, 6], { effect: 'ranged-black-becomes-red', dice: 1 }),

  stance('RF1', 'CALDER', 'Assault Step', [5, 1, 1, 6], { effect: 'steps-after-removal', steps: 1 }),
  stance('RF2', 'CALDER', 'Steady Aim', [3, 2, 2, 5], { effect: 'ranged-reroll', dice: 1 }),
  stance('RF3', 'CALDER', 'Combat Medic', [4, 2, 2, 5], { effect: 'first-heal-or-revive-cheaper', by: 1 }),

  stance('CM1', 'OKONJO', 'Signal Sweep', [4, 2, 1, 6], { effect: 'challenge-dice', stat: 'intelligence', of: 'any', black: 1 }),
  stance('CM2', 'OKONJO', 'Ghost Protocol', [5, 2, 2, 4], { effect: 'no-surprise-attack' }),
  stance('CM3', 'OKONJO', 'Static Shell', [3, 2, 3, 4], { effect: 'first-enemy-attack-loses', black: 1 }),

  stance('RC1', 'BRANDT', 'Sprint', [7, 1, 0, 5], { effect: 'more-diagonals', diagonals: 1 }),
  stance('RC2', 'BRANDT', 'Shadow', [5, 2, 2, 4], { effect: 'quiet-actions', actions: ['open-door', 'investigate'] }),
  stance('RC3', 'BRANDT', 'Knife Work', [5, 1, 2, 5], { effect: 'attack-dice', attack: 'melee', black: 1 }),
])

export const stancesOf = (commando: CommandoId): readonly Stance[] =>
  stances.rows.filter((card) => card.commando === commando)

export const stanceCard = (id: StanceCardId): StanceCard => (id === 'DWN' ? downedCard : stances.of(id))

/** Of each number the lowest that a commando's stances have. */
export function lowestNumbers(commando: CommandoId): StanceNumbers {
  const cards = stancesOf(commando)
  return {
    speed: Math.min(...cards.map(({ speed }) => speed)),
    rangedDefense: Math.min(...cards.map(({ rangedDefense }) => rangedDefense)),
    meleeDefense: Math.min(...cards.map(({ meleeDefense }) => meleeDefense)),
    maxAdrenaline: Math.min(...cards.map(({ maxAdrenaline }) => maxAdrenaline)),
  }
}
