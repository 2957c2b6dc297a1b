// What abilities do, in a few sentences made from their data. Name, cost and Upgrade stand beside them on the card.

import { type Ability, type ActiveAbility, type AttackAbility, isActive, isAttack } from '../ability.ts'
import type { Attack } from '../attack.ts'
import type { First, Rider } from '../effect.ts'
import { effectWords } from './effects.ts'
import { passiveTexts } from './passives.ts'
import { culpritWords, triggerWords } from './triggers.ts'
import { capital, countOf, diceOf, regionUpTo } from './words.ts'

/** `ranged direct sweeping attack with 3 dice`; a single target needs no word, as on the cards. */
export function attackWords({ reach, path, spread, strength }: Attack): string {
  const kind = [reach, ...(reach === 'ranged' ? [path] : []), ...(spread === 'single' ? [] : [spread]), 'attack']
  return `${kind.join(' ')} with ${diceOf(strength)}${spread === 'area' ? ' for each unit' : ''}`
}

function firstWords(first: First): string {
  switch (first.by) {
    case 'moving':
      return `move ${first.isExactly ? '' : 'up to '}${countOf(first.regions, 'region')}`
    case 'following':
      return 'move into that region'
    case 'phasing':
      return `you may phase to ${regionUpTo(first.within)}`
    case 'phasing to a lone operative':
      return 'phase to a region with exactly 1 Operative, Able or not'
    case 'opening a door and moving':
      return 'you may open a Blast Door of this region and may move 1 region'
  }
}

function riderText(rider: Rider): string {
  switch (rider.after) {
    case 'lose AP':
      return `If it does damage, that Operative loses ${rider.ap} AP.`
    case 'lose armor':
      return 'If it does damage, that Operative loses 1 Armor.'
    case 'lose charges':
      return `A Reactor that suffers damage loses ${countOf(rider.charges, 'charge')}.`
    case 'reel in':
      return 'A Defender that suffers damage and survives is moved 1 region nearer, unless Immobile.'
    case 'disable':
      return 'A Defender that suffers damage and survives activates nothing until the Complex Manager next passes the Initiative.'
    case 'again':
      return `If it does no damage, it may be activated again for ${rider.cost} AP.`
    case 'destroy this':
      return 'Then this unit is destroyed.'
  }
}

function targetWords({ target, trigger }: AttackAbility): string {
  if (target === 'reactors') return ' on a Reactor'
  if (target === 'elsewhere') return ', not on this region'
  return target === undefined || trigger === undefined ? '' : ` on ${culpritWords(trigger)}`
}

const attackClause = (ability: AttackAbility): string =>
  `${ability.first === undefined ? '' : `${firstWords(ability.first)}, then `}${attackWords(ability.attack)}${targetWords(ability)}`

/** `Armor Piercing 2, Slow Reload.` */
function qualitiesText(ability: ActiveAbility): string {
  const numbered: readonly (readonly [string, number | undefined])[] = [
    ['Armor Piercing', ability.armorPiercing],
    ['Burning', ability.burning],
    ['Range Limit', ability.rangeLimit],
    ['Range Penalty', ability.rangePenalty],
  ]
  const qualities = [
    ...numbered.flatMap(([name, x]) => (x === undefined ? [] : [`${name} ${x}`])),
    ...(ability.isSlowReload ? ['Slow Reload'] : []),
    ...(ability.isConsumable ? ['Consumable'] : []),
    ...(ability.isOncePerGame ? ['Once per game'] : []),
  ]
  return qualities.length === 0 ? '' : `${qualities.join(', ')}.`
}

function attackNotes({ isThroughThinWalls, piercingMachines, riders = [] }: AttackAbility): readonly string[] {
  return [
    isThroughThinWalls ? 'Its line may cross thin walls.' : '',
    piercingMachines === undefined
      ? ''
      : `Armor Piercing ${piercingMachines} against Mechanical Defenders and Reactors.`,
    ...riders.map(riderText),
  ]
}

function effectNotes(techTier: number | undefined): readonly string[] {
  if (techTier === undefined) return []
  return [`Only in a Tech Region${techTier === 1 ? '' : ` of tier ${techTier}`}.`]
}

export function abilityText(ability: Ability): string {
  if (!isActive(ability)) return passiveTexts[ability.passive]
  const when = ability.trigger === undefined ? '' : `when ${triggerWords(ability.trigger)}: `
  const clause = isAttack(ability) ? attackClause(ability) : effectWords(ability.effect)
  const notes = isAttack(ability) ? attackNotes(ability) : effectNotes(ability.techTier)
  const sentences = [
    `${capital(when + clause)}.`,
    qualitiesText(ability),
    ability.needsNoLine ? 'No line needed.' : '',
    ...notes,
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
