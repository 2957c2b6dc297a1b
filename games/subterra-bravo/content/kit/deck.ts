// Short ways to write the cards of a deck as a table.

import { pool } from '../dice.ts'
import type { PassiveEffect } from '../passive.ts'
import type { Weapon } from '../weapon.ts'
import type { ActionEffect, CardType, FindCard, FindId, InterruptEffect, KitCard, KitId } from './card.ts'

interface Flags {
  readonly exhausts: boolean
  readonly uses?: number
  readonly tradeable: boolean
  readonly copies: number
}

/** Reads `E U2 T x3`: exhausts, two uses, trade-able, three copies. Nothing of it is an empty text. */
export function readFlags(text: string): Flags {
  const found = /^(E ?)?(?:U([1-9]) ?)?(T ?)?(?:x([1-9]))?$/.exec(text)
  if (found === null || text.endsWith(' ')) throw new Error(`"${text}" are no flags like E, U2 T or T x3`)
  const [, exhausts, uses, tradeable, copies] = found
  return {
    exhausts: exhausts !== undefined,
    ...(uses === undefined ? {} : { uses: Number(uses) }),
    tradeable: tradeable !== undefined,
    copies: Number(copies ?? 1),
  }
}

/** A row of a deck: id, name, kit points, flags, and what the card is. */
type KitRow = readonly [id: KitId, name: string, points: number, flags: string, type: CardType]

export const deckOf = (deck: KitCard['deck'], rows: readonly KitRow[]): readonly KitCard[] =>
  rows.map(([id, name, points, flags, type]) => ({ id, name, deck, points, ...readFlags(flags), ...type }))

export const find = (id: FindId, name: string, flags: string, type: CardType): FindCard => {
  const { copies: _, ...rest } = readFlags(flags)
  return { id, name, ...rest, ...type }
}

type Keywords = Omit<Weapon, 'attack' | 'dice'>

export const melee = (dice: string, keywords: Keywords = {}): CardType => ({
  type: 'weapon',
  weapon: { attack: 'melee', dice: pool(dice), ...keywords },
})

export const ranged = (dice: string, keywords: Keywords = {}): CardType => ({
  type: 'weapon',
  weapon: { attack: 'ranged', dice: pool(dice), ...keywords },
})

export const action = (adrenaline: number, effect: ActionEffect): CardType => ({
  type: 'action',
  adrenaline,
  action: effect,
})

export const passive = (...effects: PassiveEffect[]): CardType => ({ type: 'passive', passive: effects })

export const interrupt = (adrenaline: number, effect: InterruptEffect): CardType => ({
  type: 'interrupt',
  adrenaline,
  interrupt: effect,
})
