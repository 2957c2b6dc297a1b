// The door markers. That doors jam, lock and short out is known from the game in print; the rest is designed.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { Challenge, Failure } from './challenge.ts'

type OneToTen = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10'
export type DoorMarkerId = `DM-${OneToTen}`

/** What a failed attempt brings; what is of the commando befalls the opener (SB-090). */
export type DoorFailure =
  | Failure
  /** From the bank to the pool. */
  | { readonly failure: 'overseer-energy'; readonly energy: number }
  /** As after a success (SB-095). */
  | { readonly failure: 'door-opens' }
  /** Facedown again; the Overseer may exchange it with any other facedown marker. */
  | { readonly failure: 'hidden-again' }

export interface DoorMarker {
  readonly id: DoorMarkerId
  readonly name: string
  /** How many there are of it. */
  readonly copies: number
  /** Left out: it opens at once (SB-089). */
  readonly challenge?: Challenge
  /** In the order in which they happen. */
  readonly failures: readonly DoorFailure[]
}

const strength = (hits: number): Challenge => ({ hits, stats: ['strength'] })
const intelligence = (hits: number): Challenge => ({ hits, stats: ['intelligence'] })
const oneWound: Failure = { failure: 'wounds', wounds: 1 }

// biome-ignore format: a table, one row a marker
export const doorMarkers: Catalogue<DoorMarker> = catalogueOf('door marker', [
  { id: 'DM-01', name: 'Unlocked', copies: 2, failures: [] },
  { id: 'DM-02', name: 'Jammed', copies: 2, challenge: strength(2), failures: [] },
  { id: 'DM-03', name: 'Sealed', copies: 1, challenge: strength(3), failures: [] },
  { id: 'DM-04', name: 'Locked', copies: 2, challenge: intelligence(2), failures: [] },
  { id: 'DM-05', name: 'Encrypted', copies: 1, challenge: intelligence(3), failures: [] },
  { id: 'DM-06', name: 'Short Circuit', copies: 1, challenge: intelligence(2), failures: [oneWound] },
  { id: 'DM-07', name: 'Alarmed', copies: 1, challenge: intelligence(2), failures: [{ failure: 'overseer-energy', energy: 2 }] },
  { id: 'DM-08', name: 'Booby Trap', copies: 1, challenge: { hits: 2, stats: ['agility'] }, failures: [oneWound, { failure: 'door-opens' }] },
  { id: 'DM-09', name: 'Welded', copies: 1, challenge: { hits: 3, stats: ['strength', 'intelligence'] }, failures: [{ failure: 'adrenaline', adrenaline: 1 }] },
  { id: 'DM-10', name: 'Biometric', copies: 1, challenge: { hits: 2, stats: ['intelligence', 'agility'] }, failures: [{ failure: 'hidden-again' }] },
])
