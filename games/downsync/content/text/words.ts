// Words that the texts of cards share: lengths, signs and lists.

/** `16"`, `0.5"` */
export const inches = (hundredths: number): string => `${hundredths / 100}"`

/** `+1`, `-2` */
export const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`)

/** `1`, `1-2`, `1 and 3` */
export function sayTeams(teams: readonly number[]): string {
  const [first = 0] = teams
  const last = teams.at(-1) ?? first
  if (teams.length === 1) return `${first}`
  return last - first === teams.length - 1 ? `${first}-${last}` : teams.join(' and ')
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `-` for what a card does not have. */
export const orDash = (value: number | null): string => (value === null ? '-' : String(value))
