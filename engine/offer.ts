// Offers: what may be chosen, and what may not with its reason, from one function so that the two cannot disagree.

import type { Refusal, WhyNot } from './refusal.ts'

export interface Blocked<T> {
  readonly value: T
  readonly refusal: Refusal
}

/** The allowed options, and on request the others with their reasons. */
export interface Offer<T> {
  readonly allowed: readonly T[]
  blocked(): Blocked<T>[]
}

/** Sorts candidates by what forbids them. The reasons are worked out again when somebody wants to read them. */
export function offer<T>(candidates: readonly T[], whyNot: (candidate: T) => WhyNot): Offer<T> {
  return {
    allowed: candidates.filter((candidate) => whyNot(candidate) === undefined),
    blocked: () =>
      candidates.flatMap((value) => {
        const refusal = whyNot(value)
        return refusal === undefined ? [] : [{ value, refusal }]
      }),
  }
}

export type Options<T> = readonly T[] | Offer<T>

export const isOffer = <T>(options: Options<T>): options is Offer<T> => !Array.isArray(options)
