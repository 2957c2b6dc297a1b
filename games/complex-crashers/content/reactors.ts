// The Reactors. A game may use one card for several places (CC-012).

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { ReactorCard } from './card.ts'
import { groupOn, operativeEnters } from './triggers.ts'
import { action, attack, onInitiative, passive, reaction, type WithId } from './write.ts'

/** A card without what is the same for most; `has` and `upgrades` only where there is something. */
type Row = Omit<ReactorCard, 'kind' | 'has' | 'upgrades'> & Partial<Pick<ReactorCard, 'has' | 'upgrades'>>

const reactorsOf = <const Id extends string>(rows: readonly WithId<Row, Id>[]): readonly WithId<ReactorCard, Id>[] =>
  rows.map(({ id, name, armor, killThreshold, upgrades = 0, has = [], abilities }) => ({
    id,
    kind: 'reactor',
    name,
    armor,
    killThreshold,
    upgrades,
    has,
    abilities,
  }))

const rows = reactorsOf([
  {
    id: 'fission-core',
    name: 'Fission Core',
    armor: 5,
    killThreshold: 3,
    upgrades: 1,
    abilities: [action('Surge', 2, { do: 'charge', charges: 1, which: 'this' }, { isSlowReload: true })],
  },
  { id: 'twin-core', name: 'Twin Core', armor: 4, killThreshold: 3, upgrades: 2, abilities: [] },
  {
    id: 'foundry-core',
    name: 'Foundry Core',
    armor: 5,
    killThreshold: 3,
    has: ['Mechanical Affinity', 'Mechanical Deployment Point'],
    abilities: [],
  },
  {
    id: 'assembly-core',
    name: 'Assembly Core',
    armor: 5,
    killThreshold: 3,
    upgrades: 1,
    has: ['Mechanical Deployment Point'],
    abilities: [],
  },
  {
    id: 'rift-core',
    name: 'Rift Core',
    armor: 4,
    killThreshold: 3,
    upgrades: 1,
    abilities: [action('Phase Recall', 3, { do: 'recall' }, { needsNoLine: true })],
  },
  {
    id: 'bastion-core',
    name: 'Bastion Core',
    armor: 7,
    killThreshold: 4,
    has: ['Inertial Barrier'],
    abilities: [reaction('Shutters', 2, operativeEnters('adjacent'), { do: 'close door' })],
  },
  {
    id: 'arc-core',
    name: 'Arc Core',
    armor: 5,
    killThreshold: 3,
    upgrades: 1,
    abilities: [attack('Arc Discharge', 3, 'MZ 2', { isSlowReload: true })],
  },
  {
    id: 'plasma-core',
    name: 'Plasma Core',
    armor: 5,
    killThreshold: 3,
    upgrades: 1,
    abilities: [
      attack('Vent Plasma', 2, 'RDZ 1', { rangeLimit: 1, burning: 1, isSlowReload: true, target: 'elsewhere' }),
    ],
  },
  {
    id: 'null-core',
    name: 'Null Core',
    armor: 5,
    killThreshold: 3,
    abilities: [
      reaction(
        'Dampening Field',
        2,
        { window: 'activated', by: 'operative', what: 'reaction', where: { within: 2 } },
        { do: 'lose or cancel' },
        { isSlowReload: true, needsNoLine: true },
      ),
    ],
  },
  {
    id: 'shield-core',
    name: 'Shield Core',
    armor: 5,
    killThreshold: 3,
    upgrades: 1,
    abilities: [reaction('Deflector', 3, groupOn('this'), { do: 'ignore dice', highest: 2 }, { isSlowReload: true })],
  },
  {
    id: 'command-core',
    name: 'Command Core',
    armor: 5,
    killThreshold: 3,
    abilities: [onInitiative('Uplink', 'uplink')],
  },
  {
    id: 'survey-core',
    name: 'Survey Core',
    armor: 4,
    killThreshold: 3,
    upgrades: 1,
    abilities: [passive('Cartography', 'cartography')],
  },
])

export type ReactorId = (typeof rows)[number]['id']

export const reactors: Catalogue<WithId<ReactorCard, ReactorId>> = catalogueOf('Reactor', rows)
