// What Unit Cards say, made from their data.

import { factions } from '../factions.ts'
import { signatureFacts } from '../signature.ts'
import type { Availability, Trait, UnitCard } from '../unit-card.ts'
import { cardActionLine } from './actions.ts'
import { inches, orDash } from './words.ts'

/** DS-121 `2`, `3+1`, `-` */
export const sayCm = ({ cm, emergency }: UnitCard): string => (emergency === 0 ? orDash(cm) : `${cm ?? 0}+${emergency}`)

/** `SIG S · SPD 8" · SCAN 7 · TARG 5 · DEF 14 · CM 1` */
export const statsOfUnit = (card: UnitCard): string =>
  [
    `SIG ${card.signature === null ? '-' : signatureFacts[card.signature].letter}`,
    `SPD ${inches(card.speed)}`,
    `SCAN ${orDash(card.scan)}`,
    `TARG ${orDash(card.targ)}`,
    `DEF ${card.def}`,
    `CM ${sayCm(card)}`,
  ].join(' · ')

/** `Human Infantry Squad, 3 bases` */
export function sayType({ type, kind, bases }: UnitCard): string {
  if (kind === 'vehicle') return type
  return `${type}, ${bases} ${bases === 1 ? 'base' : 'bases'}`
}

/** `Republic of Terra`, `Mercenary` */
export function sayOrigin({ faction, role }: UnitCard): string {
  if (faction !== null) return factions.of(faction).name
  return role === 'mercenary' ? 'Mercenary' : 'Mission Unit'
}

/** Empty for what needs no word. */
export const availabilityWords: { readonly [Name in Availability]: string } = {
  released: '',
  beta: 'beta',
  unreleased: 'unreleased',
  designed: 'designed for this edition',
}

/** `Finisher: +1 TARG against ...` */
export const traitLine = ({ name, text }: Trait): string => `${name}: ${text}`

/** The whole card, a line each: what it is, its numbers, Actions, traits. */
export const cardLines = (card: UnitCard): readonly string[] => [
  `${card.name} (${sayOrigin(card)}, ${sayType(card)})`,
  statsOfUnit(card),
  ...card.actions.map(cardActionLine),
  ...card.traits.map(traitLine),
]
