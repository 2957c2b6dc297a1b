// The sides of units with several states (RB-070): a wound turns to the next, and on the last one they die.

import type { EnemyKeyword } from './keywords.ts'
import type { UnitCard, UnitSide } from './unit.ts'

/** They never attack together with others of their kind: there is only one. */
const alone = (attack: number): NonNullable<UnitSide['melee']> => ({ attack, support: 0 })

/** Its keywords are those that all its sides have, and these. */
const vrilpanzer = (side: UnitSide): UnitSide => ({
  ...side,
  keywords: ['Unique', 'Armoured', 'Unstoppable', ...side.keywords],
})

export const vrilpanzersSides: UnitCard['sides'] = [
  vrilpanzer({
    name: 'I grey',
    type: 'ranged',
    melee: alone(7),
    ranged: { ...alone(7), range: 4 },
    defence: 7,
    keywords: ['Relentless', 'Chain Fire'],
  }),
  vrilpanzer({
    name: 'I red',
    type: 'ranged',
    melee: alone(7),
    ranged: { ...alone(7), range: 3 },
    defence: 7,
    keywords: ['Relentless', 'Incendiary'],
  }),
  vrilpanzer({
    name: 'II grey',
    type: 'melee',
    melee: alone(9),
    ranged: null,
    defence: 6,
    keywords: ['Fast', 'Smash'],
  }),
]

const vrilmeister = (
  name: string,
  close: number,
  far: readonly [attack: number, range: number] | null,
  defence: number,
  keywords: readonly EnemyKeyword[],
): UnitSide => ({
  name,
  type: far === null ? 'melee' : 'ranged',
  melee: alone(close),
  ranged: far && { ...alone(far[0]), range: far[1] },
  defence,
  keywords: ['Vrilmeister', 'Unique', ...keywords],
})

export const wolffsSides: UnitCard['sides'] = [
  vrilmeister('I grey', 5, [6, 3], 6, ['Ruthless']),
  vrilmeister('I red', 6, [6, 3], 6, ['Ruthless', 'Relentless']),
  vrilmeister('II grey', 8, null, 7, ['Fast', 'Detect']),
  vrilmeister('II red', 9, null, 7, ['Fast', 'Crush', 'Relentless']),
  vrilmeister('III grey', 10, null, 8, ['Fast', 'Smash', 'Unstoppable', 'Relentless']),
]

export const grubersSides: UnitCard['sides'] = [
  vrilmeister('I grey', 3, [5, 2], 5, ['Coward', 'Enhance!']),
  vrilmeister('I red', 3, [6, 2], 5, ['Coward', 'Enhance!', 'Reinforce!']),
  vrilmeister('II grey', 5, [7, 3], 6, ['Chain Fire', 'Enhance!']),
  vrilmeister('II red', 6, [8, 3], 6, ['Chain Fire', 'Repulse', 'Relentless']),
  vrilmeister('III grey', 7, [9, 4], 7, ['Incendiary', 'Repulse', 'Relentless', 'Unstable']),
]
