// The Trainings: Basic Training, which every Operative has (CC-033), then those to choose from by tier.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { TrainingCard } from './card.ts'
import { defenderEnters, groupOn } from './triggers.ts'
import { action, attack, passive, reaction, type WithId } from './write.ts'

/** A card without its kind; `has` only where there is something. */
type Row = Omit<TrainingCard, 'kind' | 'has'> & Partial<Pick<TrainingCard, 'has'>>

const trainingsOf = <const Id extends string>(rows: readonly WithId<Row, Id>[]): readonly WithId<TrainingCard, Id>[] =>
  rows.map(({ id, name, tier, has = [], abilities }) => ({ id, kind: 'training', name, tier, has, abilities }))

const rows = trainingsOf([
  {
    id: 'basic-training',
    name: 'Basic Training',
    tier: 1,
    abilities: [
      action('Move', 1, { do: 'move', regions: 1 }),
      action('Take Pillar', 1, { do: 'take pillar' }),
      reaction('Duck', 1, groupOn('this', { reach: 'ranged', path: 'direct', isArea: false, isFromElsewhere: true }), {
        do: 'duck',
      }),
      action('Operate Door', 1, { do: 'work door', within: 0 }),
      action('Item Swap', 1, { do: 'item swap' }),
      action('Respec', 3, { do: 'respec' }, { techTier: 1 }),
      action('Field Dressing', 4, { do: 'heal', health: 1 }),
      action('Call Stage 2 E.M.P.', 4, { do: 'call EMP' }, { techTier: 3, isOncePerGame: true }),
    ],
  },
  {
    id: 'rapid-reload',
    name: 'Rapid Reload',
    tier: 1,
    abilities: [action('Rapid Reload', 1, { do: 'reload' })],
  },
  {
    id: 'sprinter',
    name: 'Sprinter',
    tier: 1,
    abilities: [action('Sprint', 2, { do: 'move', regions: 3, isUpTo: true })],
  },
  {
    id: 'evasive-roll',
    name: 'Evasive Roll',
    tier: 1,
    abilities: [reaction('Roll', 2, groupOn('this'), { do: 'dodge', by: 'moving' })],
  },
  { id: 'medic', name: 'Medic', tier: 1, abilities: [action('Triage', 2, { do: 'heal', health: 1 })] },
  {
    id: 'squad-leader',
    name: 'Squad Leader',
    tier: 1,
    abilities: [action('Encourage', 2, { do: 'give AP', ap: 3 }, { isSlowReload: true })],
  },
  { id: 'marksman', name: 'Marksman', tier: 1, abilities: [passive('Steady Hand', 'steady hand')] },
  { id: 'bruiser', name: 'Bruiser', tier: 1, abilities: [passive('Heavy Hands', 'heavy hands')] },
  {
    id: 'entrencher',
    name: 'Entrencher',
    tier: 1,
    has: ['Enhanced Cover'],
    abilities: [
      reaction('Hunker', 1, groupOn('this', { reach: 'ranged', path: 'direct' }), { do: 'harden', armor: 1 }),
    ],
  },
  {
    id: 'lookout',
    name: 'Lookout',
    tier: 1,
    abilities: [
      reaction('Call It Out', 1, { window: 'step', who: 'other operative', enters: 'in line' }, { do: 'offer pillar' }),
    ],
  },
  { id: 'pack-mule', name: 'Pack Mule', tier: 1, has: ['Locked And Loaded'], abilities: [] },
  {
    id: 'door-tech',
    name: 'Door Tech',
    tier: 1,
    abilities: [
      action('Hotwire', 1, { do: 'work door', within: 2 }, { needsNoLine: true }),
      reaction('Slam', 1, defenderEnters('adjacent'), { do: 'close door' }),
    ],
  },
  { id: 'cover-specialist', name: 'Cover Specialist', tier: 2, has: ['Superior Cover'], abilities: [] },
  { id: 'gunslinger', name: 'Gunslinger', tier: 2, abilities: [passive('Momentum', 'momentum')] },
  {
    id: 'bodyguard',
    name: 'Bodyguard',
    tier: 2,
    abilities: [
      reaction('Intercept', 1, groupOn('other operative here', { isArea: false }), { do: 'reassign', to: 'this' }),
    ],
  },
  {
    id: 'saboteur',
    name: 'Saboteur',
    tier: 2,
    abilities: [action('Sabotage', 3, { do: 'drain', charges: 2 }, { isSlowReload: true })],
  },
  { id: 'point-man', name: 'Point Man', tier: 2, abilities: [action('Move Out', 2, { do: 'move out' })] },
  {
    id: 'return-fire',
    name: 'Return Fire',
    tier: 2,
    abilities: [
      reaction('Return Fire', 1, { window: 'resolved', what: 'attacked by a defender' }, { do: 'return fire' }),
    ],
  },
  { id: 'iron-will', name: 'Iron Will', tier: 2, abilities: [passive('Unshaken', 'unshaken')] },
  { id: 'quick-hands', name: 'Quick Hands', tier: 2, abilities: [passive('Reflexes', 'reflexes')] },
  {
    id: 'armorer',
    name: 'Armorer',
    tier: 2,
    abilities: [action('Patch Plate', 2, { do: 'recover armor', armor: 1 })],
  },
  {
    id: 'field-commander',
    name: 'Field Commander',
    tier: 3,
    abilities: [action('Command', 3, { do: 'order action', whose: 'operative', cost: 4 }, { isSlowReload: true })],
  },
  {
    id: 'ghost',
    name: 'Ghost',
    tier: 3,
    abilities: [
      reaction('Vanish', 2, groupOn('this', { reach: 'ranged' }), { do: 'ignore group' }, { isSlowReload: true }),
    ],
  },
  {
    id: 'demolitionist',
    name: 'Demolitionist',
    tier: 3,
    abilities: [
      passive('Big Charges', 'big charges'),
      action('Demolish', 4, { do: 'break wall', breaks: ['thin wall', 'thick wall'] }),
    ],
  },
  {
    id: 'core-breaker',
    name: 'Core Breaker',
    tier: 3,
    abilities: [attack('Overload Core', 4, 'M1 5', { armorPiercing: 3, target: 'reactors' })],
  },
  {
    id: 'phase-adept',
    name: 'Phase Adept',
    tier: 3,
    abilities: [action('Phase Walk', 2, { do: 'phase', within: 2 }, { needsNoLine: true })],
  },
  { id: 'juggernaut', name: 'Juggernaut', tier: 3, abilities: [passive('Plated', 'plated')] },
  {
    id: 'tactician',
    name: 'Tactician',
    tier: 3,
    abilities: [
      reaction(
        'Countermand',
        2,
        { window: 'activated', by: 'complex', what: 'defender action', where: 'in line' },
        { do: 'lose or cancel' },
        { isSlowReload: true },
      ),
    ],
  },
  { id: 'walking-arsenal', name: 'Walking Arsenal', tier: 3, has: ['Locked And Loaded'], abilities: [] },
  { id: 'last-stand', name: 'Last Stand', tier: 3, abilities: [passive('Not Today', 'not today')] },
])

export type TrainingId = (typeof rows)[number]['id']

export const trainings: Catalogue<WithId<TrainingCard, TrainingId>> = catalogueOf('Training', rows)
