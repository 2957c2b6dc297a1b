// All kit cards, how many points a team may spend on them, and a ready choice for each commando.

import { type Catalogue, catalogueOf } from '../../../catalogue.ts'
import type { CommandoId } from '../commandos.ts'
import type { ByTeam } from '../team.ts'
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

/** SB-026 The most that the kit of one commando may cost. Even teams need more exits and bear fewer losses. */
export const kitPoints: ByTeam = [10, 12, 10, 12, 10]

/** SB-026 What a commando may choose from. */
export const cardsFor = (commando: CommandoId): readonly KitCard[] =>
  kit.rows.filter(({ deck }) => deck === commando || deck === 'common')

/** A good kit of 10 points. */
export const presets: { readonly [Name in CommandoId]: readonly KitId[] } = {
  QUILL: ['TL-01', 'TL-02', 'TL-05', 'TL-07'],
  ROAKE: ['HV-01', 'HV-04', 'HV-05', 'CO-02'],
  CALDER: ['RF-01', 'RF-03', 'RF-05'],
  OKONJO: ['CM-01', 'CM-04', 'CM-07', 'CO-06'],
  BRANDT: ['RC-01', 'RC-02', 'RC-06', 'RC-07', 'RC-08'],
}
