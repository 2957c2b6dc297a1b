// What commandos take along: how much a card helps a player who uses it as this one does.

import { at, fraction, type Random } from '@umpire/engine'
import type { KitId } from '../content/kit/card.ts'
import { kit } from '../content/kit/kit.ts'

/** Worth in kit points; cards that are not here are taken last. */
const worth: { readonly [Name in KitId]?: number } = {
  'TL-01': 2.5,
  'TL-02': 4,
  'TL-04': 2,
  'TL-05': 3,
  'TL-06': 1,
  'TL-07': 3.5,
  'TL-09': 3.5,
  'HV-01': 5,
  'HV-02': 3,
  'HV-03': 2.5,
  'HV-04': 4.5,
  'HV-05': 3.5,
  'HV-06': 1.5,
  'HV-07': 2.5,
  'HV-08': 1,
  'HV-09': 2,
  'HV-10': 1.4,
  'RF-01': 4.5,
  'RF-02': 2.6,
  'RF-03': 3.4,
  'RF-04': 1.5,
  'RF-05': 4.5,
  'RF-06': 2.4,
  'RF-07': 1,
  'RF-09': 2,
  'CM-01': 3.4,
  'CM-02': 1,
  'CM-03': 1,
  'CM-04': 2.6,
  'CM-05': 3,
  'CM-06': 3.6,
  'CM-07': 2.5,
  'CM-08': 1.5,
  'CM-10': 2,
  'RC-01': 2.5,
  'RC-02': 2.4,
  'RC-04': 2.5,
  'RC-05': 1.5,
  'RC-06': 2,
  'RC-07': 2.2,
  'RC-08': 2,
  'RC-09': 2.5,
  'RC-10': 1.5,
  'CO-01': 1.6,
  'CO-02': 2,
  'CO-03': 1.8,
  'CO-04': 1.5,
  'CO-05': 1.5,
  'CO-06': 1.2,
  'CO-07': 1,
  'CO-08': 1.8,
  'CO-09': 2.4,
  'CO-11': 1,
  'CO-12': 0.8,
  'CO-14': 1,
}

/** A weapon beyond the second is of little use. */
const usefulWeapons = 2

/** The best for their points, one after the other; chance makes every kit a little different. */
export function chooseKit(cards: readonly KitId[], points: number, random: Random): number[] {
  const rates = cards.map((id) => ((worth[id] ?? 0.3) / kit.of(id).points) * (0.8 + 0.4 * fraction(random)))
  const chosen: number[] = []
  let left = points
  let weapons = 0
  for (const index of rates.map((_, n) => n).sort((a, b) => at(rates, b) - at(rates, a))) {
    const { points: price, type } = kit.of(at(cards, index))
    if (price > left || (type === 'weapon' && weapons >= usefulWeapons)) continue
    chosen.push(index)
    left -= price
    if (type === 'weapon') weapons++
  }
  return chosen
}
