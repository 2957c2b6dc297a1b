// What stands on a square, blocks it, and is no figure. All numbers are designed.

import { type ByTeam, plusN } from './team.ts'

type StructureId = 'generator' | 'console' | 'nest'

interface Structure {
  readonly name: string
  /** Left out: it cannot be attacked. */
  readonly attackable?: { readonly vitality: ByTeam; readonly rangedDefense: number; readonly meleeDefense: number }
}

export const structures: { readonly [Name in StructureId]: Structure } = {
  generator: { name: 'Generator' }, // SB-189
  console: { name: 'Console', attackable: { vitality: plusN(5), rangedDefense: 1, meleeDefense: 1 } }, // SB-224
  nest: { name: 'Nest' }, // SB-227
}
