// All kit cards, and a ready choice for each commando.

import { type Catalogue, catalogueOf } from '../../../catalogue.ts'
import type { CommandoId } from '../commandos.ts'
import { brandtDeck } from './brandt.ts'
import { calderDeck } from './calder.ts'
import type { KitCard, KitId } from './card.ts'
import { commonDeck } from './common.ts'
import { okonjoDeck } from './okonjo.ts'
import { quillDeck } from './quill.ts'
import { roakeDeck } from './roake.ts'

export const kit: Catalogue<KitCard> = catalogueOf('kit card', [
  ...quillDeck,
  ...roakeDeck,
  ...calderDeck,
  ...okonjoDeck,
  ...brandtDeck,
  ...commonDeck,
])

/** SB-026 What a commando may choose from. */
export const cardsFor = (commando: CommandoId): readonly KitCard[] =>
  kit.rows.filter(({ deck }) => deck === commando || deck === 'common')

/** A good kit of 10 points, the best first. */
const presets: { readonly [Name in CommandoId]: readonly KitId[] } = {
  QUILL: ['TL-01', 'TL-02', 'TL-05', 'TL-07'],
  ROAKE: ['HV-01', 'HV-04', 'HV-05', 'CO-02'],
  CALDER: ['RF-01', 'RF-03', 'RF-05'],
  OKONJO: ['CM-01', 'CM-04', 'CM-07', 'CO-06'],
  BRANDT: ['RC-01', 'RC-02', 'RC-06', 'RC-07', 'RC-08'],
}

/** Of a ready choice, all that so many points are enough for. */
export function presetFor(commando: CommandoId, points: number): readonly KitId[] {
  let left = points
  return presets[commando].filter((card) => {
    const price = kit.of(card).points
    if (price > left) return false
    left -= price
    return true
  })
}
