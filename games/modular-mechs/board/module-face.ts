// What the face of a module card has room for: the sizes of its parts, and names that fit.

import { wordsFrom } from './packing.ts'
import { widthOf } from './text-width.ts'

/** The measures of a card of that width. Numbers and words never get smaller than 12. */
export interface Measures {
  readonly card: number
  readonly band: number
  readonly costWidth: number
  readonly costHeight: number
  readonly number: number
  readonly health: number
  readonly pictureY: number
  readonly pictureScale: number
  readonly nameY: number
  readonly nameHeight: number
  readonly name: number
  readonly footY: number
  readonly icon: number
  readonly text: number
  /** Too small for words: the picture and the health alone. */
  readonly isMini: boolean
  /** Too small even for a picture: the health alone. */
  readonly isTiny: boolean
}

const pictureFrom = 36

export function measuresOf(card: number): Measures {
  const grown = Math.min(1, Math.max(0, (card - wordsFrom) / (118 - wordsFrom)))
  const between = (small: number, large: number): number => small + (large - small) * grown
  const isMini = card < wordsFrom
  const band = isMini ? Math.round(card * 0.2) : between(17, 26)
  const nameHeight = between(14, 18)
  const foot = between(16, 24)
  const room = card - band - nameHeight - foot
  return {
    card,
    band,
    costWidth: between(21, 29),
    costHeight: between(13.5, 21),
    number: between(12, 15),
    health: between(9, 12.5),
    pictureY: isMini ? card * 0.58 : band + room / 2,
    pictureScale: isMini ? card * 0.0115 : room / 50,
    nameY: card - foot - nameHeight,
    nameHeight,
    name: between(12, 14),
    footY: card - foot / 2,
    icon: between(8, 11.5),
    text: between(12, 13),
    isMini,
    isTiny: card < pictureFrom,
  }
}

const short: { readonly [word: string]: string } = {
  Computer: 'Comp.',
  Concussion: 'Concuss.',
  Disruptor: 'Disr.',
  Defence: 'Def.',
  Generator: 'Gen.',
  Launcher: 'Launch.',
  Projector: 'Proj.',
  Prospector: 'Prosp.',
  Stabilisers: 'Stabil.',
  Turret: 'Turr.',
  Quarters: 'Qtrs.',
  Overclock: 'Overcl.',
}

/** The name of a card as it fits into a width: whole, shortened, or pressed together. */
export function fitted(text: string, size: number, width: number): { readonly text: string; readonly length?: number } {
  if (widthOf(text, size) <= width) return { text }
  const shorter = text
    .split(' ')
    .map((word) => short[word] ?? word)
    .join(' ')
  return widthOf(shorter, size) <= width ? { text: shorter } : { text: shorter, length: width }
}
