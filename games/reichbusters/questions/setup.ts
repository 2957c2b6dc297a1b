// What is asked before a mission: Heroes, redrawing, entrances, dividing charges, what is left behind.

import type { Question, YesNo } from '@umpire/engine'
import { cards } from '../content/cards.ts'
import type { HeroId, WeaponId } from '../content/hero.ts'
import { heroes } from '../content/heroes.ts'
import { items } from '../content/items.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import type { AreaId } from '../content/map/map.ts'
import { skills } from '../content/skills.ts'
import { weapons } from '../content/weapons.ts'
import { areaName, heroName, sayArea, sayHero } from '../names.ts'
import { heroOf, type State } from '../state.ts'
import type { Item } from '../state/hero.ts'
import { areaThing, heroThing, itemThing, skillThing, weaponThing } from '../things.ts'

/** D01 */
export const heroQuestion = (taken: number): Question<HeroId, State> => ({
  name: 'hero',
  rule: 'RB-208',
  prompt: ({ terms }) => `Who is Hero ${taken + 1} of ${terms.heroes}?`,
  say: sayHero,
  label: (id) => {
    const { name, role, weapons: both, skills: four } = heroes.of(id)
    const arms = both.map((weapon) => weapons.of(weapon).front.name).join(' and ')
    return { name, means: `${role} ${arms}. ${four.join(', ')}`, icon: 'person' }
  },
})

/** D02 */
export const redrawQuestion = (hero: HeroId): YesNo<State> => ({
  name: 'redraw',
  rule: 'RB-209',
  prompt: () => `Does ${heroName(hero)} draw another opening hand?`,
  detail: (state) =>
    `No card can be played in the own turn: ${heroOf(state, hero)
      .hand.map((card) => cards.of(card).name)
      .join(', ')}.`,
})

/** D03 */
export const entranceQuestion = (hero: HeroId): Question<AreaId, State> => ({
  name: 'entrance',
  rule: 'RB-214',
  forced: true,
  prompt: () => `Where does ${heroName(hero)} come in?`,
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => ({ name: areaName(area, state), isPlace: true, icon: 'step' }),
})

/** D07 */
export const chargesQuestion: Question<HeroId, State> = {
  name: 'charges',
  rule: 'RB-212',
  forced: true,
  prompt: () => 'Who carries the demolition charges?',
  detail: () => 'Each charge takes an item slot. A Hero with more than four items leaves others behind.',
  say: sayHero,
  things: (hero) => [heroThing(hero)],
  label: (hero, state) => ({ name: heroName(hero), means: itemWords(hero, state), icon: 'charge' }),
}

function itemWords(hero: HeroId, state: State): string {
  const carried = heroOf(state, hero).items.map(({ id }) => items.of(id).name)
  return carried.length === 0 ? 'carries nothing' : `carries ${carried.join(', ')}`
}

/** RB-212 What stays behind where there is too much to carry. */
export const leaveBehindQuestion = (hero: HeroId): Question<Item, State> => ({
  name: 'leave behind',
  rule: 'RB-212',
  forced: true,
  prompt: () => `What does ${heroName(hero)} leave behind?`,
  detail: () => 'Nobody carries more than four items.',
  say: ({ id, uid }) => `${items.of(id).name.toLowerCase()} ${uid}`,
  things: ({ uid }) => [itemThing(uid)],
  label: ({ id }) => ({ name: items.of(id).name, means: items.of(id).text, icon: 'cancel' }),
})

/** The weapon that begins on its vril side. */
export const vrilWeaponQuestion = (hero: HeroId): Question<WeaponId, State> => ({
  name: 'vril weapon',
  forced: true,
  prompt: () => `Which weapon of ${heroName(hero)} is turned to its vril side?`,
  say: (weapon) => weapons.of(weapon).vril.name.toLowerCase(),
  things: (weapon) => [weaponThing(weapon)],
  label: (weapon) => {
    const { name, range, attack, vril, keywords } = weapons.of(weapon).vril
    return {
      name,
      means: `range ${range}, ${attack} attack and ${vril} vril dice, ${keywords.join(', ')}`,
      icon: 'vril',
    }
  },
})

export const vrilSkillQuestion = (hero: HeroId): Question<HeroKeyword, State> => ({
  name: 'vril skill',
  forced: true,
  prompt: () => `Which vril skill does ${heroName(hero)} get?`,
  say: (skill) => skill.toLowerCase(),
  things: (skill) => [skillThing(hero, skill)],
  label: (skill) => ({ name: skill, means: skills.of(skill).text, icon: 'vril' }),
})
