// The unit cards of the enemy (RB-167, RB-177), in the order of their numbers. Factions may change the numbers.

import { catalogueOf } from '../../catalogue.ts'
import type { EnemyKeyword } from './keywords.ts'
import { grubersSides, vrilpanzersSides, wolffsSides } from './unit-states.ts'
import type { Loot, Melee, Ranged, UnitCard, UnitId, UnitSide } from './unit.ts'

/** A bomber has a melee value only so that it goes for Heroes: it explodes in place of its attack (RB-256). */
const explodes: Melee = { attack: 0, support: 0 }

const melee = (attack: number, support: number): Melee => ({ attack, support })
const ranged = (attack: number, support: number, range: number): Ranged => ({ attack, support, range })

const sideOf = (
  type: UnitSide['type'],
  close: Melee | null,
  far: Ranged | null,
  defence: number,
  keywords: readonly EnemyKeyword[],
): UnitSide => ({ name: '', type, melee: close, ranged: far, defence, keywords })

interface Printed {
  readonly id: UnitId
  readonly name: string
  readonly plural?: string
  readonly card: number
  readonly figure: string
  readonly figures: number
  readonly wounds?: number
  readonly sides: UnitCard['sides']
  readonly loot: Loot
  readonly threat: number
}

const unit = ({ plural, wounds = 1, ...printed }: Printed): UnitCard => ({
  ...printed,
  plural: plural ?? `${printed.name}s`,
  wounds,
})

export const units = catalogueOf<UnitCard>('unit', [
  unit({
    id: 'soldier',
    name: 'Soldier',
    card: 1,
    figure: 'soldier',
    figures: 16,
    sides: [sideOf('ranged', melee(3, 1), ranged(3, 2, 3), 4, ['Guard'])],
    loot: 'normal',
    threat: 2,
  }),
  unit({
    id: 'castle-guard',
    name: 'Castle Guard',
    card: 2,
    figure: 'soldier',
    figures: 16,
    sides: [sideOf('melee', melee(4, 2), null, 5, ['Guard', 'Dug In', 'Bodyguard'])],
    loot: 'normal',
    threat: 2,
  }),
  unit({
    id: 'officer',
    name: 'Officer',
    card: 3,
    figure: 'officer',
    figures: 4,
    sides: [sideOf('ranged', melee(3, 1), ranged(4, 2, 3), 5, ['Reinforce!'])],
    loot: 'normal',
    threat: 3,
  }),
  unit({
    id: 'dog',
    name: 'Dog',
    card: 4,
    figure: 'dog',
    figures: 4,
    sides: [sideOf('melee', melee(4, 2), null, 3, ['Fast', 'No Hands', 'Detect'])],
    loot: null,
    threat: 2,
  }),
  unit({
    id: 'scientist',
    name: 'Scientist',
    card: 5,
    figure: 'scientist',
    figures: 4,
    sides: [sideOf('ranged', melee(1, 1), ranged(2, 1, 2), 3, ['Coward', 'Enhance!'])],
    loot: 'vril',
    threat: 1,
  }),
  unit({
    id: 'zombie',
    name: 'Zombie',
    card: 6,
    figure: 'zombie',
    figures: 12,
    sides: [sideOf('melee', melee(5, 3), null, 7, ['Meatshield', 'No Hands', 'Relentless'])],
    loot: 'vril',
    threat: 3,
  }),
  unit({
    id: 'charged-zombie',
    name: 'Charged Zombie',
    card: 7,
    figure: 'zombie',
    figures: 12,
    sides: [sideOf('melee', melee(4, 2), null, 6, ['Overwhelm', 'No Hands', 'Unstable'])],
    loot: 'vril',
    threat: 3,
  }),
  unit({
    id: 'experiment-6xx',
    name: 'Experiment 6XX',
    plural: 'Experiments 6XX',
    card: 8,
    figure: 'Experiment 6XX',
    figures: 8,
    sides: [sideOf('melee', melee(4, 2), null, 5, ['Scuttle', 'No Hands', 'Piercing'])],
    loot: 'vril',
    threat: 3,
  }),
  unit({
    id: 'experiment-601',
    name: 'Experiment 601',
    plural: 'Experiments 601',
    card: 9,
    figure: 'Experiment 601',
    figures: 4,
    wounds: 2,
    sides: [sideOf('melee', melee(6, 4), null, 8, ['Unstoppable', 'Crush'])],
    loot: 'vril',
    threat: 6,
  }),
  unit({
    id: 'sturm-angriff',
    name: 'Sturm Angriff',
    plural: 'Sturm Angriff',
    card: 10,
    figure: 'Sturm Angriff',
    figures: 4,
    sides: [sideOf('melee', melee(5, 3), ranged(3, 1, 1), 6, ['Ablative Shield', 'Bodyguard', 'Repulse'])],
    loot: 'normal',
    threat: 4,
  }),
  unit({
    id: 'sturm-kanonier',
    name: 'Sturm Kanonier',
    plural: 'Sturm Kanoniere',
    card: 11,
    figure: 'Sturm Kanonier',
    figures: 4,
    wounds: 2,
    sides: [sideOf('ranged', melee(3, 2), ranged(5, 3, 4), 6, ['Chain Fire'])],
    loot: 'normal',
    threat: 5,
  }),
  unit({
    id: 'tracking-bomber',
    name: 'Tracking Bomber',
    card: 12,
    figure: 'tracking bomber',
    figures: 4,
    sides: [sideOf('melee', explodes, null, 4, ['Bomber', 'Scuttle', 'Relentless'])],
    loot: null,
    threat: 3,
  }),
  unit({
    id: 'uebersoldat',
    name: 'Uebersoldat',
    plural: 'Uebersoldaten',
    card: 13,
    figure: 'Uebersoldat token',
    figures: 2,
    wounds: 2,
    sides: [sideOf('melee', melee(6, 4), ranged(4, 2, 2), 6, ['Armoured', 'Relentless', 'Smash'])],
    loot: 'normal',
    threat: 6,
  }),
  unit({
    id: 'sentry-gun',
    name: 'Sentry Gun',
    card: 14,
    figure: 'sentry gun token',
    figures: 2,
    sides: [sideOf('ranged', null, ranged(5, 2, 5), 6, ['Fixed', 'Ruthless', 'Ablative Shield'])],
    loot: null,
    threat: 5,
  }),
  unit({
    id: 'sentry-flamer',
    name: 'Sentry Flamer',
    card: 15,
    figure: 'sentry flamer token',
    figures: 1,
    sides: [sideOf('ranged', null, ranged(5, 2, 1), 6, ['Fixed', 'Incendiary', 'Ablative Shield'])],
    loot: null,
    threat: 4,
  }),
  unit({
    id: 'vrilpanzer',
    name: 'Vrilpanzer',
    plural: 'Vrilpanzer',
    card: 16,
    figure: 'Vrilpanzer',
    figures: 1,
    sides: vrilpanzersSides,
    loot: 'vril',
    threat: 12,
  }),
  unit({
    id: 'general-wolff',
    name: 'General Wolff',
    plural: 'General Wolff',
    card: 18,
    figure: 'General Wolff',
    figures: 1,
    sides: wolffsSides,
    loot: 'vril',
    threat: 14,
  }),
  unit({
    id: 'gisela-gruber',
    name: 'Gisela Gruber',
    plural: 'Gisela Gruber',
    card: 21,
    figure: 'Gisela Gruber',
    figures: 1,
    sides: grubersSides,
    loot: 'vril',
    threat: 14,
  }),
])
