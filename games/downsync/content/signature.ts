// Signatures (DS-022) and what follows from them: size of the base, letter, Defense of a Ping, worth.

export type Signature = 'small' | 'medium' | 'large'

export interface SignatureFacts {
  readonly name: string
  readonly letter: 'S' | 'M' | 'L'
  /** DS-009 Of a Ping and of a vehicle, in hundredths of an inch. */
  readonly radius: number
  /** DS-162 What a Scan Roll has to reach against a Ping. */
  readonly pingDefense: number
  /** DS-058 What a Unit that is left counts, and what it scores by leaving in a Breakthrough. */
  readonly value: number
}

/** From the smallest on. */
export const signatures: readonly Signature[] = ['small', 'medium', 'large']

/** DS-009 Bases of 60, 70 and 80 mm. */
export const signatureFacts: { readonly [Sig in Signature]: SignatureFacts } = {
  small: { name: 'Small', letter: 'S', radius: 118.11, pingDefense: 14, value: 1 },
  medium: { name: 'Medium', letter: 'M', radius: 137.8, pingDefense: 13, value: 2 },
  large: { name: 'Large', letter: 'L', radius: 157.48, pingDefense: 12, value: 3 },
}

/** DS-009, DS-024 An Infantry Base of 40 mm, and every marker of that size. */
export const infantryRadius = 78.74

/** DS-058 A Unit without Signature counts nothing. */
export const valueOf = (sig: Signature | null): number => (sig === null ? 0 : signatureFacts[sig].value)
