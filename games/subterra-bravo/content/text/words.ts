// Words that the texts of cards share: numbers, challenges and their failures.

import type { Challenge, Failure, Stat } from '../challenge.ts'
import { type ByTeam, forTeam } from '../team.ts'

/** `2`; while N is not known, for all teams: `1/1/2/2/2`. */
export function sayByTeam(value: ByTeam, n?: number): string {
  if (n !== undefined) return String(forTeam(value, n))
  return typeof value === 'number' ? String(value) : value.join('/')
}

export const statNames: { readonly [Name in Stat]: string } = {
  strength: 'Strength',
  intelligence: 'Intelligence',
  agility: 'Agility',
}

/** `2 Strength or 2 Agility` */
export const sayChallenge = ({ hits, stats }: Challenge): string =>
  stats.map((stat) => `${hits} ${statNames[stat]}`).join(' or ')

/** `1 wound`, `2 wounds` */
export const countOf = (number: number | string, thing: string): string =>
  `${number} ${thing}${String(number) === '1' ? '' : 's'}`

export function sayFailure(result: Failure): string {
  switch (result.failure) {
    case 'wounds':
      return `suffers ${countOf(result.wounds, 'wound')}`
    case 'adrenaline':
      return `gains ${result.adrenaline} adrenaline`
    case 'corroded':
      return 'is Corroded'
  }
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `+1`, `-2` */
export const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`)
