// Words that the texts of cards share.

/** `1 region`, `2 regions` */
export const countOf = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

/** `1 die`, `2 dice` */
export const diceOf = (number: number): string => (number === 1 ? '1 die' : `${number} dice`)

/** `a region up to 2 away` */
export const regionUpTo = (regions: number): string => `a region up to ${regions} away`

/** `up to 2 regions away` */
export const upToAway = (regions: number): string => `up to ${countOf(regions, 'region')} away`

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
