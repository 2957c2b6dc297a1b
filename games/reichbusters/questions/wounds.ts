// What is asked of wounded Heroes: cards to discard, wounds to heal or keep, where to go, what to lose.

import type { Label, Question, RuleId, YesNo } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import type { AreaId } from '../content/map/map.ts'
import { skills } from '../content/skills.ts'
import { weapons } from '../content/weapons.ts'
import type { WoundId } from '../content/wound.ts'
import { wounds } from '../content/wounds.ts'
import { areaName, cardName, heroName, itemName, sayArea, sayCard } from '../names.ts'
import { heroOf, type State } from '../state.ts'
import type { Item } from '../state/hero.ts'
import { areaThing, cardThing, itemThing, skillThing, weaponThing } from '../things.ts'
import { placeLabel } from './places.ts'

/** D30 */
export const discardQuestion = (hero: HeroId, rule: RuleId): Question<CardId, State> => ({
  name: 'discard',
  rule,
  prompt: () => `Which card does ${heroName(hero)} discard?`,
  say: sayCard,
  things: (card) => [cardThing(card)],
  label: (card) => ({ name: cardName(card), means: cards.of(card).bottom?.text ?? cards.of(card).top.text }),
  forced: true,
})

/** W20 A card, or a basic action less. */
export const weakStartQuestion = (hero: HeroId): Question<CardId, State> => ({
  ...discardQuestion(hero, 'RB-015'),
  name: 'weak start',
  prompt: () => `Gut Shot: which card does ${heroName(hero)} discard, or rather a basic action less?`,
  pass: 'one action less',
  forced: false,
})

const woundLabel = (wound: WoundId): Label => {
  const { name, lastingText } = wounds.of(wound)
  return { name, means: lastingText, icon: 'wound' }
}

const sayWound = (wound: WoundId): string => wounds.of(wound).name.toLowerCase()

/** D56 */
export const healQuestion = (hero: HeroId): Question<WoundId, State> => ({
  name: 'heal',
  rule: 'RB-198',
  prompt: () => `Which wound of ${heroName(hero)} is healed?`,
  say: sayWound,
  label: (wound) => ({ ...woundLabel(wound), icon: 'heal' }),
  forced: true,
})

/** D26 */
export const keepQuestion = (hero: HeroId): Question<WoundId, State> => ({
  name: 'recover',
  rule: 'RB-085',
  prompt: () => `${heroName(hero)} recovers: which two wounds stay?`,
  say: sayWound,
  label: woundLabel,
  forced: true,
})

/** RB-293 */
export const whichWoundQuestion = (hero: HeroId, damage: number | 'permanent'): Question<WoundId, State> => ({
  name: 'mech implants',
  rule: 'RB-293',
  prompt: () => `Mech Implants: which wound card does ${heroName(hero)} suffer?`,
  say: sayWound,
  label: (wound) => {
    const { name, topText, number, lastingText } = wounds.of(wound)
    const stays = damage === 'permanent' || (number !== null && damage >= number)
    return { name, means: stays ? `${topText} Permanent: ${lastingText}` : `${topText} Not permanent.`, icon: 'wound' }
  },
})

/** D49 */
export const bitterQuestion = (hero: HeroId): YesNo<State> => ({
  name: 'bitter',
  rule: 'RB-254',
  prompt: () => `Bitter: does ${heroName(hero)} draw a card?`,
  label: (isYes) => (isYes ? { name: 'Draw a card', icon: 'draw-cards' } : { name: 'No', icon: 'pass' }),
})

/** D49 */
export const withdrawQuestion = (hero: HeroId): Question<AreaId, State> => ({
  name: 'withdraw',
  rule: 'RB-334',
  prompt: () => `Withdraw: where does ${heroName(hero)} go?`,
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => placeLabel(area, state, hero),
  pass: 'stay',
})

/** D55 */
export const driveQuestion = (hero: HeroId, rule: RuleId): Question<AreaId, State> => ({
  name: 'knocked back',
  rule,
  prompt: (state) => {
    const { area } = heroOf(state, hero)
    return `Where is ${heroName(hero)} driven${area === null ? '' : ` from ${areaName(area, state)}`}?`
  },
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => placeLabel(area, state, hero),
  forced: true,
})

/** D31 */
export const skillQuestion = (hero: HeroId): Question<HeroKeyword, State> => ({
  name: 'lose skill',
  rule: 'RB-196',
  prompt: () => `Nerve Damage: which skill does ${heroName(hero)} lose for now?`,
  say: (skill) => skill.toLowerCase(),
  things: (skill) => [skillThing(hero, skill)],
  label: (skill) => ({ name: skill, means: skills.of(skill).text }),
  forced: true,
})

/** A weapon as it lies there. */
const weaponName = (hero: HeroId, id: WeaponId, state: State): string => {
  const token = heroOf(state, hero).weapons.find((weapon) => weapon.id === id)
  return weapons.of(id)[token?.side ?? 'front'].name
}

/** D31 */
export const jamQuestion = (hero: HeroId): Question<WeaponId, State> => ({
  name: 'jam weapon',
  rule: 'RB-196',
  prompt: () => `Shattered Hand: which weapon of ${heroName(hero)} jams?`,
  say: (weapon) => weapon,
  things: (weapon) => [weaponThing(weapon)],
  label: (weapon, state) => ({ name: weaponName(hero, weapon, state), icon: 'broken' }),
})

/** W15 What can be drained. */
type Drainable = { readonly weapon: WeaponId } | { readonly item: Item }

export const drainQuestion = (hero: HeroId): Question<Drainable, State> => {
  const nameOf = (one: Drainable, state: State): string =>
    'weapon' in one ? weaponName(hero, one.weapon, state) : itemName(one.item.id)
  return {
    name: 'drain',
    rule: 'RB-196',
    prompt: () => `Vril Poisoning: what does ${heroName(hero)} lose the charge of?`,
    say: (one) => {
      if ('weapon' in one) return one.weapon
      const name = itemName(one.item.id).toLowerCase()
      return one.item.drained > 0 ? `${name} drained ${one.item.drained}` : name
    },
    things: (one) => ['weapon' in one ? weaponThing(one.weapon) : itemThing(one.item.uid)],
    label: (one, state) => ({ name: nameOf(one, state), icon: 'vril' }),
    forced: true,
  }
}
