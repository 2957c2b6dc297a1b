// The keywords of Heroes and their weapons (RB-248 to RB-335): who has which now, and by what.

import { cards } from '../content/cards.ts'
import type { CardId } from '../content/card.ts'
import type { WeaponSide } from '../content/hero.ts'
import type { HeroKeyword, WeaponKeyword } from '../content/keywords.ts'
import { weapons } from '../content/weapons.ts'
import type { State } from '../state.ts'
import { type Hero, isDowned, type WeaponToken } from '../state/hero.ts'

/** RB-089, RB-267, RB-291 No other Hero that stands is in the area. */
export function isAlone(state: State, hero: Hero): boolean {
  for (const other of state.heroes) if (other !== hero && other.area === hero.area && !isDowned(other)) return false
  return true
}

const hasSkill = (hero: Hero, keyword: HeroKeyword): boolean => {
  for (const skill of hero.skills) if (skill.id === keyword) return skill.isActive
  return false
}

/** Whether the upper half of a card gives a keyword for as long as it lies in play. */
function isGranted(card: CardId, keyword: HeroKeyword): boolean {
  for (const effect of cards.of(card).top.effects) {
    if (effect.does === 'last' && effect.grants.includes(keyword)) return true
  }
  return false
}

function isLent(state: State, hero: Hero, keyword: HeroKeyword): boolean {
  for (const lasting of state.lasting) {
    if (lasting.heroes.includes(hero.id) && isGranted(lasting.card, keyword)) return true
  }
  return false
}

/** RB-010 What the Team card gives to a Hero who goes alone. */
const isGivenToTheLone = (state: State, keyword: HeroKeyword): boolean =>
  state.terms.heroes === 1 && (keyword === 'Vengeance' || keyword === 'Die Hard')

const hasOwn = (state: State, hero: Hero, keyword: HeroKeyword): boolean =>
  hasSkill(hero, keyword) || isGivenToTheLone(state, keyword) || isLent(state, hero, keyword)

/** RB-267, RB-291 Die Hard gives Lethal, Lone Wolf gives Resilient, to a Hero who is alone in the area. */
const sources: { readonly [Keyword in HeroKeyword]?: HeroKeyword } = { Lethal: 'Die Hard', Resilient: 'Lone Wolf' }

/** By an active skill token, a card in play, the Team card, or another keyword. */
export function hasKeyword(state: State, hero: Hero, keyword: HeroKeyword): boolean {
  if (hasOwn(state, hero, keyword)) return true
  const source = sources[keyword]
  return source !== undefined && hasOwn(state, hero, source) && isAlone(state, hero)
}

/** The side of a weapon token that is up. */
export const sideOfWeapon = (token: WeaponToken): WeaponSide => weapons.of(token.id)[token.side]

/** RB-045, RB-065, RB-324 Neither jammed nor drained. */
export const isUsable = (token: WeaponToken): boolean => token.jammed === 0 && token.drained === 0

/** Counter, Frenzy, Quick Shot and Precise are keywords of the Hero while a weapon that shows them can be used. */
export function hasWeaponKeyword(hero: Hero, keyword: WeaponKeyword): boolean {
  for (const token of hero.weapons) if (isUsable(token) && sideOfWeapon(token).keywords.includes(keyword)) return true
  return false
}
