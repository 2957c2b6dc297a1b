// An action as it begins (RB-014).

import type { HeroId } from '../../content/hero.ts'
import type { Action } from '../../state/test.ts'

export const newAction = (hero: HeroId, what: string): Action => ({
  hero,
  what,
  noise: 0,
  moreNoise: 0,
  loud: null,
  loudBy: null,
  isWeaponNoise: false,
  triggered: [],
  unreliable: [],
  kills: 0,
  isHalted: false,
})
