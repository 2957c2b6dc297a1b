// How bots are called where one is chosen.

import { levelNames } from '@umpire/bots/levels'

type LevelName = (typeof levelNames)[number]

const levelWords: { readonly [Name in LevelName]: string } = {
  random: 'anything goes',
  novice: 'easy',
  regular: 'thinks ahead',
  expert: 'thinks longer',
}

/** Every bot there is, in words: `Bot, novice: easy`. */
export const botChoices: readonly { readonly level: LevelName; readonly words: string }[] = levelNames.map((level) => ({
  level,
  words: `Bot, ${level}: ${levelWords[level]}`,
}))
