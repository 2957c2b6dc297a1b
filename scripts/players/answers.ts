// Answers at random to questions that came over the network.

import { type AskJson, below, pick, type Random, shuffle } from '@umpire/engine'

const wholeNumber = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** Something that the question allows; where its parts must also fit together, that may not be so. */
export function anyAnswer({ kind, options, least, most, name }: AskJson, random: Random): string {
  switch (kind) {
    case 'choose':
    case 'confirm':
      return pick(random, options).say
    case 'choose many': {
      const fewest = wholeNumber(least, 0)
      const count = fewest + below(random, wholeNumber(most, options.length) - fewest + 1)
      const chosen = shuffle(random, [...options]).slice(0, count)
      return chosen.length === 0 ? 'none' : chosen.map(({ say }) => say).join(', ')
    }
    case 'assign':
    case 'share':
    case 'order':
    case 'place':
      throw new Error(`nobody here can answer "${name}"`)
  }
}
