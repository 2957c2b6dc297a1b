// The 60 action cards, twelve for each Hero (RB-090).

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { ActionCard, CardId } from './card.ts'
import { brickCards } from './cards/brick.ts'
import { claudineCards } from './cards/claudine.ts'
import { quentinCards } from './cards/quentin.ts'
import { redHawkCards } from './cards/red-hawk.ts'
import { sargeCards } from './cards/sarge.ts'
import type { HeroId } from './hero.ts'

export const cards: Catalogue<ActionCard> = catalogueOf('action card', [
  ...brickCards,
  ...claudineCards,
  ...sargeCards,
  ...quentinCards,
  ...redHawkCards,
])

const ids = (deck: readonly ActionCard[]): readonly CardId[] => deck.map((card) => card.id)

const decks: { readonly [Id in HeroId]: readonly CardId[] } = {
  brick: ids(brickCards),
  claudine: ids(claudineCards),
  sarge: ids(sargeCards),
  quentin: ids(quentinCards),
  'red-hawk': ids(redHawkCards),
}

export const deckOf = (hero: HeroId): readonly CardId[] => decks[hero]
