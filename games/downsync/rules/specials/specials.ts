// All special Actions that a Unit uses by a rule of their own (DS-284 to DS-292). Hacks are Scan Actions with an effect.

import type { SpecialId } from '../../content/action.ts'
import { deployDrones } from './deploy-drones.ts'
import { forwardObserve } from './forward-observe.ts'
import { goDark, stealthify } from './go-dark.ts'
import { load } from './load.ts'
import { repair } from './repair.ts'
import type { Special } from './special.ts'
import { targetLock } from './target-lock.ts'
import { unload } from './unload.ts'

const specials: { readonly [Id in SpecialId]?: Special } = {
  'forward-observe': forwardObserve,
  'deploy-drones': deployDrones,
  'target-lock': targetLock,
  'go-dark': goDark,
  repair,
  unload,
  load,
  stealthify,
}

export const specialOf = (id: SpecialId | null): Special | undefined => (id === null ? undefined : specials[id])
