// The two dice and the pools made of them.

/** How many dice of each colour are rolled. */
export interface Pool {
  readonly black: number
  readonly red: number
}

export type DieColour = keyof Pool

/** Hits on the six faces. Designed: known is only that there are faces with no, one and two hits. */
export const faces: { readonly [Colour in DieColour]: readonly number[] } = {
  black: [0, 0, 1, 1, 1, 2],
  red: [0, 1, 1, 1, 2, 2],
}

/** Reads `3B`, `1R` or `2B+1R`. */
export function pool(text: string): Pool {
  const found = /^(?:([1-9])B)?(?:(\+)?([1-9])R)?$/.exec(text)
  const [black, plus, red] = [found?.[1], found?.[2], found?.[3]]
  if (found === null || text === '' || (plus !== undefined) !== (black !== undefined && red !== undefined))
    throw new Error(`"${text}" is no pool of dice like 3B or 2B+1R`)
  return { black: Number(black ?? 0), red: Number(red ?? 0) }
}

/** As `pool` reads it; a pool without dice is `0`. */
export function sayPool({ black, red }: Pool): string {
  const colours = [...(black > 0 ? [`${black}B`] : []), ...(red > 0 ? [`${red}R`] : [])]
  return colours.length === 0 ? '0' : colours.join('+')
}
