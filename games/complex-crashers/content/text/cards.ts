// What whole cards say, and what their qualities mean.

import { type Ability, isActive } from '../ability.ts'
import type { Card, CardQuality } from '../card.ts'
import { barrierArmor, chargeTokens, mostBurning } from '../numbers.ts'
import { abilityText } from './abilities.ts'
import { countOf } from './words.ts'

/** All qualities, of cards (CC-248 to CC-263) and of single abilities (CC-245 to CC-261). */
export type Quality =
  | CardQuality
  | 'Armor Piercing'
  | 'Burning'
  | 'Consumable'
  | 'Range Limit'
  | 'Range Penalty'
  | 'Upgrades'

const qualityTexts: { readonly [Name in Quality]: string } = {
  'Armor Piercing': 'Targets count as having that much less Armor, but at least 1.',
  Burning: `That many burning tokens go to the region it targets, up to ${mostBurning}.`,
  Consumable: 'The card is discarded when it has been used.',
  Coordinated: 'When it moves by Move Defender, other Coordinated Defenders of its region may go along for free.',
  'Deploy Anywhere': 'It may be deployed in any revealed region.',
  'Enhanced Cover': 'If any Cover counts, it counts 1 more in all.',
  'Epically Unique': 'Only one model may be on the board.',
  'Fully Charged': `It begins the game with ${countOf(chargeTokens, 'charge token')}; taken by Respec it has none.`,
  Immobile: 'It cannot move and cannot become Pillared, but can be phased and redeployed.',
  'Inertial Barrier': `Armor ${barrierArmor} against attacks with only 1 die in each group.`,
  'Locked And Loaded': '1 Weapon and 1 Accessory more may be carried.',
  'Mechanical Affinity': 'Its charges count double for deploying Mechanical Defenders.',
  'Mechanical Deployment Point': 'Mechanical Defenders may be deployed in its region.',
  'Phase Unstable': 'It cannot be phased, nor placed by Phase Deployment.',
  'Range Limit': 'It reaches no farther than that many regions.',
  'Range Penalty': 'Targets count as having that much more Armor for each region of distance.',
  'Slow Reload': 'Once per Initiative; on a whole card, one of its abilities per Initiative.',
  'Superior Cover': 'Cover counts double.',
  Upgrades: 'It supplies that many Upgrade markers while it is Online and revealed.',
}

/** One sentence. */
export const qualityText = (quality: Quality): string => qualityTexts[quality]

/** `Suppression (Upgrade, 2 AP)` */
function abilityHead(ability: Ability): string {
  const notes = [...(ability.isUpgrade ? ['Upgrade'] : []), ...(isActive(ability) ? [`${ability.cost} AP`] : [])]
  return notes.length === 0 ? ability.name : `${ability.name} (${notes.join(', ')})`
}

function headText(card: Card): string {
  switch (card.kind) {
    case 'defender': {
      const models = `${countOf(card.models, 'model')} a Deployment, ${card.limit} at most`
      return `${card.type} Defender of tier ${card.tier}. ${models}. Armor ${card.armor}, Kill Threshold ${card.killThreshold}.`
    }
    case 'reactor': {
      const upgrades = card.upgrades === 0 ? '' : ` Supplies ${countOf(card.upgrades, 'Upgrade marker')}.`
      return `Reactor. Armor ${card.armor}, Kill Threshold ${card.killThreshold}.${upgrades}`
    }
    case 'weapon':
      return `Weapon of tier ${card.tier}.`
    case 'accessory':
      return `Accessory of tier ${card.tier}.`
    case 'training':
      return `Training of tier ${card.tier}.`
    case 'orders':
      return 'What every Defender can do.'
  }
}

/** The whole card, a line for each of its parts: figures, qualities, abilities. */
export const cardText = (card: Card): string =>
  [
    headText(card),
    ...card.has.map((quality) => `${quality}: ${qualityText(quality)}`),
    ...card.abilities.map((ability) => `${abilityHead(ability)}: ${abilityText(ability)}`),
  ].join('\n')
