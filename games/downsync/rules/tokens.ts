// Countermeasure and Emergency Tokens of a base (DS-125, DS-210, DS-211): spending them.

import type { Base } from '../state/unit.ts'

/** DS-208 A spent token leaves the base. Tokens that would go anyway at the end of the Turn are spent first (DS-298). */
export function takeToken(base: Base, kind: 'cm' | 'emergency'): void {
  if (kind === 'emergency') {
    base.emergency--
    return
  }
  base.cm--
  if (base.braced > 0) base.braced--
}
