// A card whose upper half is being played: by whom, on what occasion, and how far it has come.

import type { CardId } from '../../content/card.ts'
import type { HeroId } from '../../content/hero.ts'
import type { Named } from '../../names.ts'

export interface Play {
  readonly hero: HeroId
  readonly card: CardId
  /** RB-094 The enemies that an instant answers; null for a card of the own turn. */
  readonly only: readonly number[] | null
  /** RB-094 Those whose death an instant answers. */
  readonly killed: readonly Named[]
  /** RB-092 True while there is something else to be done with the card, so that what is asked may be left out. */
  isOptional: boolean
  /** RB-111 Attacks that were made with it. */
  attacks: number
}

export const newPlay = (hero: HeroId, card: CardId, occasion: Partial<Pick<Play, 'only' | 'killed'>> = {}): Play => ({
  hero,
  card,
  only: occasion.only ?? null,
  killed: occasion.killed ?? [],
  isOptional: false,
  attacks: 0,
})
