// What a module is good for when crew comes in (MM-066, MM-068, MM-080, MM-116, MM-117, MM-134).

import { refuse, type WhyNot } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import type { ModuleType } from '../content/module-type.ts'
import type { Crew, Module, State } from '../state.ts'
import { working } from './building.ts'

/** MM-080 Whether there is anything to activate: an icon, or a text that is not passive, a reaction or for the Buy turn. */
export function canBeActivated({ mobility, damage, traits }: ModuleType): boolean {
  const { gain, shield, shieldAll, surge, boost, fieldRepair, overclock, tractor, teleport } = traits
  const texts = [gain, shield, shieldAll, surge, boost, fieldRepair, overclock, tractor, teleport]
  return mobility > 0 || damage > 0 || texts.some((text) => text !== undefined)
}

/** MM-117 */
export const isReloading = (state: State, { firedIn }: Module): boolean => firedIn > 0 && firedIn === state.round - 1

/** MM-066, MM-068, MM-116, MM-117 Why a module cannot be activated by entering it now. */
export function whyNotActivate(state: State, module: Module): WhyNot {
  if (module.broken) return refuse('MM-068', 'Broken.')
  if (module.activated) return refuse('MM-066', 'Already activated this Fight Phase.')
  if (module.jammed) return refuse('MM-116', 'Jammed until the end of your turn.')
  if (isReloading(state, module)) return refuse('MM-117', 'Reloading this round.')
  return canBeActivated(typeOf(module.type)) ? undefined : refuse('MM-080', 'There is nothing to activate.')
}

/** MM-134 Whether a step into the module costs nothing. */
export const isFreeStep = (crew: Crew, to: Module): boolean => working(to).hub === true && !crew.hubs.includes(to.label)
