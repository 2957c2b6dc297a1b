// The faction cards (RB-144, RB-145, RB-167): rows A to H in the order in which they act.

import { at } from '@umpire/engine'
import { catalogueOf } from '../../catalogue.ts'
import type { Faction, FactionId, FactionRow, Row, UnitId, UnitSide } from './unit.ts'
import { units } from './units.ts'

type Numbers = Partial<Pick<UnitSide, 'melee' | 'ranged' | 'defence'>>

interface Line {
  readonly unit: UnitId
  /** On yellow rows; null on white ones. */
  readonly limit: number | null
  readonly numbers: Numbers | null
}

/** A yellow row: so many of the type, with these numbers where they differ from its card. */
const yellow = (unit: UnitId, limit: number, numbers: Numbers | null = null): Line => ({ unit, limit, numbers })
const white = (unit: UnitId): Line => ({ unit, limit: null, numbers: null })

const rowLetters: readonly Row[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

const faction = (id: FactionId, name: string, lines: readonly Line[]): Faction => ({
  id,
  name,
  rows: lines.map(
    ({ unit, limit, numbers }, n): FactionRow => ({
      row: at(rowLetters, n),
      unit,
      isYellow: limit !== null,
      limit: limit ?? limitOf(lines, unit),
      side: numbers && { ...units.of(unit).sides[0], ...numbers },
    }),
  ),
})

/** RB-145 White rows share the limit of their type's yellow one. */
const limitOf = (lines: readonly Line[], unit: UnitId): number =>
  lines.find((line) => line.unit === unit && line.limit !== null)?.limit ?? 0

export const factions = catalogueOf<Faction>('faction', [
  faction('F1', 'Castle Garrison', [
    yellow('officer', 2),
    yellow('soldier', 12),
    white('soldier'),
    yellow('dog', 4),
    yellow('castle-guard', 4),
    white('soldier'),
    white('castle-guard'),
    white('officer'),
  ]),
  faction('F2', 'Prison Watch', [
    yellow('officer', 2),
    yellow('castle-guard', 6),
    yellow('soldier', 10),
    yellow('dog', 4),
    yellow('zombie', 4),
    white('soldier'),
    white('zombie'),
    yellow('scientist', 2),
  ]),
  faction('F3', 'Factory Detachment', [
    yellow('officer', 2),
    yellow('soldier', 10),
    yellow('sturm-angriff', 4),
    yellow('tracking-bomber', 4),
    yellow('scientist', 4),
    yellow('sturm-kanonier', 3),
    white('sturm-angriff'),
    yellow('uebersoldat', 1),
  ]),
  faction('F4', "Wolff's Hunt", [
    yellow('officer', 3),
    yellow('soldier', 10),
    yellow('dog', 4),
    yellow('experiment-6xx', 8),
    yellow('castle-guard', 6),
    white('experiment-6xx'),
    yellow('sturm-kanonier', 2),
    yellow('general-wolff', 1),
  ]),
  faction('F5', 'Iron Works', [
    yellow('officer', 2),
    yellow('zombie', 10),
    yellow('soldier', 8, { melee: { attack: 4, support: 1 } }),
    yellow('tracking-bomber', 4),
    yellow('scientist', 4),
    yellow('sturm-angriff', 4),
    yellow('uebersoldat', 2),
    yellow('vrilpanzer', 1),
  ]),
  faction('F6', 'Inner Circle', [
    yellow('scientist', 4, { ranged: { attack: 3, support: 1, range: 2 } }),
    yellow('sturm-angriff', 4),
    yellow('charged-zombie', 8),
    yellow('experiment-6xx', 6, { melee: { attack: 5, support: 2 } }),
    yellow('officer', 2),
    yellow('sturm-kanonier', 4),
    yellow('experiment-601', 3),
    yellow('gisela-gruber', 1),
  ]),
  faction('RF1', 'Watch Company', [
    yellow('officer', 3),
    yellow('soldier', 12),
    yellow('castle-guard', 4),
    yellow('dog', 4),
    white('soldier'),
    yellow('sturm-kanonier', 2),
    yellow('sturm-angriff', 2),
    white('sturm-kanonier'),
  ]),
  faction('RF2', 'Sturmkommando', [
    yellow('officer', 2),
    yellow('sturm-angriff', 4),
    yellow('soldier', 10),
    yellow('tracking-bomber', 4),
    white('soldier'),
    yellow('sturm-kanonier', 4),
    yellow('uebersoldat', 2),
    white('uebersoldat'),
  ]),
  faction('RF3', 'The Restless', [
    yellow('scientist', 4),
    yellow('zombie', 8),
    yellow('soldier', 8),
    yellow('charged-zombie', 4),
    white('scientist'),
    white('zombie'),
    yellow('experiment-601', 2),
    white('experiment-601'),
  ]),
  faction('RF4', 'Menagerie', [
    yellow('officer', 2),
    yellow('experiment-6xx', 8),
    yellow('soldier', 8),
    yellow('dog', 4),
    yellow('scientist', 3),
    yellow('experiment-601', 3),
    yellow('tracking-bomber', 2),
    yellow('vrilpanzer', 1),
  ]),
])
