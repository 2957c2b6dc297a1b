// Noise (RB-046 to RB-054): the test after an action, BANG! and BOOM! (RB-139, RB-140), and the card that is drawn.

import { at, type Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { NoiseCardId } from '../content/noise.ts'
import { noiseCards } from '../content/noises.ts'
import { enemiesAt } from '../ground.ts'
import { noiseCardQuestion, quietQuestion } from '../questions/noise.ts'
import { actionNow, heroOf, mapOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { Test } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import { drawNoiseCards } from './decks.ts'
import { hasTrait } from './enemies.ts'
import { hasFeature } from './features/lying.ts'
import { hasKeyword } from './keywords.ts'
import { playQuietModifier, quietModifiers } from './modifiers.ts'
import { resolveNoise } from './noise-cards.ts'
import { noiseEffects } from './noise-effects.ts'
import { newTest, runTest } from './tests.ts'
import { newAction } from './tests/action.ts'
import { addPlus } from './tests/dice.ts'
import type { SpecialEffect } from './tests/effect.ts'
import { leadHero } from './ties.ts'
import { advance } from './tracker.ts'
import { woundEffect } from './wound-effects.ts'

/** A Humming Conduit that lies face up on the Hero's tile. */
function isHumming(state: State, hero: Hero): boolean {
  if (hero.area === null) return false
  const { areas, tiles } = mapOf(state)
  const tile = tiles.get(at(areas, hero.area).tile)
  return tile?.areas.some((area) => hasFeature(state, area, 'humming-conduit')) ?? false
}

/** RB-052, RB-314 Dice after what wounds add, and Sneaky and features take away; before cards. */
function adjusted(state: State, hero: Hero, dice: number, isWeapon: boolean): number {
  let count = dice
  if (woundEffect(state, hero, 'noisy')) count++
  if (!isWeapon && hasKeyword(state, hero, 'Sneaky')) count--
  if (isHumming(state, hero)) count--
  return Math.max(0, count)
}

/** RB-051 After the alarm a single die is not heard. */
const drowned = (state: State, dice: number): number => (state.alarm === 'post' && dice === 1 ? 0 : dice)

/** The dice that a noise of so many would roll, if nobody plays a card: for those who weigh it up. */
export const noiseDice = (state: State, hero: HeroId, dice: number, isWeapon: boolean): number =>
  dice === 0 ? 0 : drowned(state, adjusted(state, heroOf(state, hero), dice, isWeapon))

/** RB-095 Cards that take dice away, one at a time, as long as any would be rolled. */
function* hush(t: ReichbustersTable, hero: HeroId, dice: number, isWeapon: boolean): Rules<number> {
  let left = dice
  while (drowned(t.state, left) > 0) {
    const cards = quietModifiers(t.state, hero, isWeapon)
    if (cards.length === 0) break
    const card = yield* t.chooseOrPass(heroOf(t.state, hero).seat, quietQuestion(hero, left), cards)
    if (card === undefined) break
    left = Math.max(0, left - playQuietModifier(t, hero, card))
  }
  return drowned(t.state, left)
}

/** RB-266 What units in the area add to the total. */
function addDetection(state: State, test: Test, hero: Hero): void {
  for (const enemy of hero.area === null ? [] : enemiesAt(state, hero.area)) {
    if (hasTrait(state, enemy, 'Detect')) addPlus(test, 'Detect', 1, 'RB-266')
  }
}

/** RB-046 A noise test by itself, which belongs to no action: `dice` before all changes. */
export function* noiseTest(t: ReichbustersTable, hero: HeroId, dice: number, isWeapon: boolean): Rules {
  t.state.actions.push(newAction(hero, 'noise'))
  const test = yield* listen(t, hero, dice, isWeapon)
  t.state.actions.pop()
  if (test !== undefined) yield* heard(t, test)
}

/** The test, if there is one. A Hero off the map makes none (RB-204). */
function* listen(t: ReichbustersTable, heroId: HeroId, dice: number, isWeapon: boolean): Rules<Test | undefined> {
  const hero = heroOf(t.state, heroId)
  if (hero.area === null) return undefined
  const count = yield* hush(t, heroId, adjusted(t.state, hero, dice, isWeapon), isWeapon)
  if (count === 0) {
    t.tell({ kind: 'no noise', rule: 'RB-052', hero: heroId })
    return undefined
  }
  const test = newTest(t.state, {
    kind: 'noise',
    hero: heroId,
    about: 'noise',
    target: 1,
    pool: { noise: count },
    traits: isWeapon ? ['weapon noise'] : [],
  })
  addDetection(t.state, test, hero)
  yield* runTest(t, test, isWeapon ? noEffects : noiseEffects)
  return test
}

const noEffects: readonly SpecialEffect[] = []

/** RB-028, RB-311 A noise that was heard: a card, its upper effect, and the lower one where the total is high enough. */
function* heard(t: ReichbustersTable, test: Test): Rules {
  const total = test.traits.includes('Silent') ? 0 : (test.total ?? 0)
  if (total < test.target) return
  const card = yield* drawCard(t, test.hero, total, test.traits.includes('two noise cards'))
  if (card === undefined) return
  const hasTop = !test.traits.includes('ignore top effect')
  const hasLower = total >= noiseCards.of(card).number
  t.tell({ kind: 'noise heard', rule: 'RB-028', hero: test.hero, card, total, hasTop, hasLower })
  yield* resolveNoise(t, test.hero, card, { hasTop, hasLower })
}

/** RB-312, D52 One card, or one of two. */
function* drawCard(
  t: ReichbustersTable,
  hero: HeroId,
  total: number,
  isOfTwo: boolean,
): Rules<NoiseCardId | undefined> {
  const cards = drawNoiseCards(t, isOfTwo ? 2 : 1)
  const [first, second] = cards
  if (first === undefined || second === undefined) return first
  return yield* t.choose(heroOf(t.state, hero).seat, noiseCardQuestion(total), cards)
}

/** RB-139, RB-140 `hero` is null where an enemy caused it: then the Hero draws whose turn it is or was. */
export function* loudNoise(t: ReichbustersTable, loud: 'BANG!' | 'BOOM!', hero: HeroId | null): Rules {
  const rule = loud === 'BANG!' ? 'RB-139' : 'RB-140'
  t.tell({ kind: 'loud noise', rule, loud, hero })
  if (t.state.alarm !== 'post') {
    advance(t, loud === 'BANG!' ? 1 : 2, rule)
    return
  }
  const drawer = hero ?? leadHero(t.state)?.id
  if (drawer === undefined) return
  const [card] = drawNoiseCards(t, 1)
  if (card === undefined) return
  const hasTop = loud === 'BOOM!' && hero !== null
  t.tell({ kind: 'noise heard', rule, hero: drawer, card, total: null, hasTop, hasLower: true })
  yield* resolveNoise(t, drawer, card, { hasTop, hasLower: true })
}

/** RB-046, RB-048, RB-054, RB-096 The noise of the action that is going on. */
export function* actionNoise(t: ReichbustersTable): Rules {
  const action = actionNow(t.state)
  if (action === undefined) throw new Error('no action is going on')
  const { hero, loud, loudBy, noise, moreNoise, isWeaponNoise } = action
  if (loud !== null) {
    yield* loudNoise(t, loud, loudBy)
  } else if (noise > 0 || moreNoise > 0) {
    const test = yield* listen(t, hero, noise + moreNoise, isWeaponNoise)
    if (test !== undefined) yield* heard(t, test)
  }
}
