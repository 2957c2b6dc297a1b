// Game sizes: the slots of a Force List and the Command Point Capacity (DS-031, DS-032, DS-042).

import { catalogueOf } from '../../catalogue.ts'
import type { Signature } from './signature.ts'

export type SizeId = 'skirmish' | 'small' | 'standard'

export interface Size {
  readonly id: SizeId
  readonly name: string
  /** DS-034 How many Units of each Signature a Force List has. */
  readonly slots: { readonly [Sig in Signature]: number }
  /** DS-042 */
  readonly capacity: number
}

/** The skirmish is designed, for learning; the others are the rulebook's. */
export const sizes = catalogueOf<Size>('size', [
  { id: 'skirmish', name: 'Skirmish', slots: { small: 1, medium: 2, large: 0 }, capacity: 3 },
  { id: 'small', name: 'Small', slots: { small: 2, medium: 3, large: 1 }, capacity: 5 },
  { id: 'standard', name: 'Standard', slots: { small: 4, medium: 5, large: 2 }, capacity: 7 },
])
