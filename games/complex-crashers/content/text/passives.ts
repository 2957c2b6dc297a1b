// What cards do without being activated, in sentences.

import type { Passive } from '../effect.ts'
import { passives } from '../passives.ts'
import { countOf, diceOf } from './words.ts'

const { steadyHand, heavyHands, bigCharges, momentum, plated, notToday, cartography, uplink, overdrive } = passives

export const passiveTexts: { readonly [Name in Passive]: string } = {
  insulated: 'Burning attacks neither count you nor give you dice.',
  'steady hand': `Your ranged attacks on a single target have Armor Piercing ${steadyHand.piercing} more at distance ${steadyHand.fromDistance} or more.`,
  'heavy hands': `Your melee attacks roll ${diceOf(heavyHands.dice)} more.`,
  'big charges': `Your area attacks roll ${diceOf(bigCharges.dice)} more for each unit.`,
  momentum: `Once per Initiative, when your attack destroys a Defender or brings a Reactor Offline, gain ${momentum.ap} AP.`,
  unshaken:
    'The first time in each Initiative that a Complex ability would take AP from you, you lose none; they count as lost.',
  reflexes: 'Your first Duck and your first Item Swap in each Initiative are free.',
  plated: `You have +${plated.armor} Armor against all attacks, and Complex abilities cannot move you.`,
  'not today': `Once per game, when you become Incapacitated, you are revived at once with ${notToday.health} Health.`,
  cartography: `When one reveal brings ${cartography.regions} or more regions, this Reactor gains ${countOf(cartography.charges, 'charge')} more.`,
  uplink: `When you gain the Initiative, add ${uplink.ap} AP to a Complex tracker that is not Exhausted.`,
  overdrive: `When you gain the Initiative with ${overdrive.fromHealth} or more Health, you may lose ${overdrive.health} to gain ${overdrive.ap} AP.`,
}
