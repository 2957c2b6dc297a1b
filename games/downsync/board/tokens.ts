// The tokens that lie on a base (DS-208), each with its colour, its shape and its letter or number.

import type { Base, Unit } from '../state/unit.ts'

export type TokenKind =
  | 'cm'
  | 'emergency'
  | 'overwatch'
  | 'stun'
  | 'stealth'
  | 'command'
  | 'jammed'
  | 'tagged'
  | 'locked'
  | 'exposed'
  | 'cache'

export interface Token {
  readonly kind: TokenKind
  /** What stands on it. */
  readonly sign: string
  /** What a screen reader says. */
  readonly words: string
}

const several = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** Those of a base and, on the first base of its Unit, those of the whole Unit (DS-129). */
export function tokensOf(unit: Unit, base: Base): readonly Token[] {
  const { cm, emergency, stunned, team } = base
  const own: Token[] = []
  const add = (kind: TokenKind, sign: string, words: string): number => own.push({ kind, sign, words })
  if (cm > 0) add('cm', `${cm}`, several(cm, 'countermeasure'))
  if (emergency > 0) add('emergency', emergency === 1 ? 'E' : `${emergency}`, `${emergency} emergency`)
  if (stunned) add('stun', '!', 'stunned')
  if (unit.cache?.team === team) add('cache', 'C', 'carries a cache')
  if (base !== unit.bases[0]) return own
  if (unit.overwatch) add('overwatch', 'O', 'on overwatch')
  if (unit.stunned) add('stun', '!', 'stunned')
  if (unit.stealth) add('stealth', 'S', 'stealth')
  if (unit.upkeep) add('command', 'CP', 'a command point lies on it')
  if (unit.jammed) add('jammed', 'J', 'jammed')
  if (unit.tagged) add('tagged', 'T', 'tagged')
  if (unit.locked) add('locked', 'L', 'target locked')
  if (unit.exposed) add('exposed', 'X', 'exposed')
  return own
}
