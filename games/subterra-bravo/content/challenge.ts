// Challenges: which stats are rolled, how many hits are needed, and what a failure brings.

export type Stat = 'strength' | 'intelligence' | 'agility'

/** SB-099 Black dice as many as the stat; of two stats the commando chooses one (SB-101). */
export interface Challenge {
  readonly hits: number
  readonly stats: readonly [Stat] | readonly [Stat, Stat]
}

/** A challenge belongs to a door, to the mission's objective, or to something else. */
export type ChallengeOf = 'door' | 'objective' | 'any'

/** What happens to the commando that failed. */
export type Failure =
  | { readonly failure: 'wounds'; readonly wounds: number }
  /** Also above Max Adrenaline (SB-052). */
  | { readonly failure: 'adrenaline'; readonly adrenaline: number }
  /** SB-159 */
  | { readonly failure: 'corroded' }
