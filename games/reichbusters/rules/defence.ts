// Defence (RB-027, RB-195): the test of a Hero that is attacked, the damage that is left, and what answers the attack.

import type { RuleId, Rules } from '@umpire/engine'
import { cards } from '../content/cards.ts'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { adjacentAreas, distance } from '../ground.ts'
import { evasiveQuestion, stiffQuestion } from '../questions/defence.ts'
import { enemyOf, heroOf, type State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import type { Bonus, Mode, Test } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import { beginAction, endAction } from './actions.ts'
import { plainAttack } from './attack-plan.ts'
import { attack, canAttack } from './attack.ts'
import { circled } from './circle.ts'
import { defenceEffects } from './defence-effects.ts'
import { hasTrait } from './enemies.ts'
import { hasKeyword, isAlone } from './keywords.ts'
import { endCard, lastingOf } from './lasting.ts'
import { chance } from './odds.ts'
import { closeTest, newTest, rollTest } from './tests.ts'
import { isSurge, plusOf } from './tests/dice.ts'
import { woundEffect } from './wound-effects.ts'

/** RB-018 */
const usualDice = 2

const more = (name: string, dice: number, plus: number, rule: RuleId): Bonus => ({ name, dice, plus, rule })

/** BR8, SA6 Dice of cards in play. */
function addCards(state: State, hero: Hero, found: Bonus[]): void {
  for (const { card, heroes } of state.lasting) {
    if (!heroes.includes(hero.id)) continue
    const { name, top } = cards.of(card)
    for (const effect of top.effects) {
      if (effect.does === 'last' && effect.defenceDice > 0) found.push(more(name, effect.defenceDice, 0, 'RB-195'))
    }
  }
}

/** Everything that changes the number of dice or the total. RB-100 Two helmets are as good as one. */
function bonusesOf(state: State, hero: Hero): Bonus[] {
  const found: Bonus[] = []
  if (hasKeyword(state, hero, 'Strong')) found.push(more('Strong', 1, 0, 'RB-320'))
  if (hasKeyword(state, hero, 'Lone Wolf') && isAlone(state, hero)) found.push(more('Lone Wolf', 1, 0, 'RB-291'))
  addCards(state, hero, found)
  if (hero.items.some(({ id }) => id === 'helmet')) found.push(more('Helmet', 0, 1, 'RB-233'))
  if (woundEffect(state, hero, 'weak defence')) found.push(more('Cracked Ribs', -1, 0, 'RB-196'))
  return found
}

/** RB-195 At least one die. */
const diceOf = (bonuses: readonly Bonus[]): number =>
  Math.max(
    1,
    bonuses.reduce((sum, { dice }) => sum + dice, usualDice),
  )

/** RB-299, RB-285 An attack whose main attacker makes ones count as blanks. */
function isPiercing(state: State, group: readonly number[], mode: Mode | null): boolean {
  return group.some((uid) => {
    const enemy = enemyOf(state, uid)
    if (enemy === undefined) return false
    return hasTrait(state, enemy, 'Piercing') || (mode === 'ranged' && hasTrait(state, enemy, 'Incendiary'))
  })
}

/** The chance of a Hero to hold against a number, with what is known before the roll: for the board and bots. */
export function defenceChance(state: State, heroId: HeroId, number: number): number {
  const hero = heroOf(state, heroId)
  const bonuses = bonusesOf(state, hero)
  const shield = hero.items.some(({ id }) => id === 'vril-shield') ? 1 : 0
  const pool = { defence: diceOf(bonuses) + shield, rerollsLow: hasKeyword(state, hero, 'Resilient') }
  return chance(pool, number - plusOf(bonuses) - (hero.injected === 2 ? 1 : 0))
}

/**
 * RB-195 A defence test against a number; the damage, 0 where there is none. `group`: the attackers, the main one
 * first; nobody for a trap.
 */
export function* defend(
  t: ReichbustersTable,
  heroId: HeroId,
  number: number,
  group: readonly number[],
  mode: Mode | null,
): Rules<number> {
  const { state } = t
  beginAction(t, heroId, 'defend')
  const bonuses = bonusesOf(state, heroOf(state, heroId))
  const test = newTest(state, {
    kind: 'defence',
    hero: heroId,
    about: 'defence',
    target: number,
    enemies: group.slice(),
    mode,
    pool: { defence: diceOf(bonuses) },
    traits: isPiercing(state, group, mode) ? ['Piercing'] : [],
    bonuses,
  })
  yield* rollTest(t, test, defenceEffects)
  const damage = yield* lessen(t, test, damageOf(state, test))
  // Nobody answers a trap; one may spring while an attack waits for its answer.
  if (mode !== null) {
    const isSuccess = test.isSuccess === true
    state.lastDefence = { hero: heroId, isSuccess, hasCounter: test.traits.includes('Counter') }
  }
  closeTest(t, test)
  yield* endAction(t)
  return damage
}

/** RB-027, RB-245, RB-318 What the number exceeds the total by, unless something takes all of it away. */
function damageOf(state: State, test: Test): number {
  if (test.isSuccess === true || test.traits.includes('no damage')) return 0
  if (test.traits.includes('Vril Shield on') && test.dice.some((die) => isSurge(state, test, die))) return 0
  return Math.max(0, test.target - (test.total ?? 0))
}

/** QU11 */
const stiffness = 2

/** QU11, D59 After heroic points, before the wound card. */
function* lessen(t: ReichbustersTable, test: Test, damage: number): Rules<number> {
  const lip = damage === 0 ? undefined : lastingOf(t.state, test.hero, 'QU11')
  if (lip === undefined) return damage
  if (!(yield* t.confirm(heroOf(t.state, test.hero).seat, stiffQuestion(test.hero, damage)))) return damage
  endCard(t, lip, 'RB-108')
  const left = Math.max(0, damage - stiffness)
  t.tell({ kind: 'damage lessened', rule: 'RB-108', hero: test.hero, card: 'QU11', from: damage, to: left })
  return left
}

/**
 * D50, D58 After the defence test and its wound card: instants that answer a success, then Counter (RB-259), then
 * Evasive (RB-273).
 */
export function* afterDefence(
  t: ReichbustersTable,
  hero: HeroId,
  group: readonly number[],
  mode: Mode,
  isSuccess: boolean,
): Rules {
  const { lastDefence } = t.state
  t.state.lastDefence = null
  // An attack whose damage was ignored did not fail for that.
  const hasHeld = lastDefence?.hero === hero ? lastDefence.isSuccess : isSuccess
  if (hasHeld) yield* circled().react(t, { when: 'defended', hero, mode, group })
  if (lastDefence?.hero === hero && lastDefence.hasCounter) yield* counter(t, hero, group)
  yield* evade(t, hero, group)
}

const isAble = (hero: Hero): boolean => hero.area !== null && !isDowned(hero) && !hero.isKnockedDown

/** RB-259 An attack on one of those who attacked, an action of its own with its own noise. */
function* counter(t: ReichbustersTable, heroId: HeroId, group: readonly number[]): Rules {
  const plan = plainAttack(heroId, { only: group, isOptional: true })
  if (!isAble(heroOf(t.state, heroId)) || !canAttack(t.state, plan)) return
  beginAction(t, heroId, 'counter')
  yield* attack(t, plan)
  yield* endAction(t)
}

/** RB-273 The areas beside the Hero that are farther from the main attacker. */
function evasiveAreas(state: State, hero: Hero, group: readonly number[]): AreaId[] {
  const [main] = group
  const attacker = main === undefined ? undefined : enemyOf(state, main)
  const { area } = hero
  if (area === null || attacker === undefined) return []
  const here = distance(state, attacker.area, area)
  return adjacentAreas(state, area).filter((other) => distance(state, attacker.area, other) > here)
}

function* evade(t: ReichbustersTable, heroId: HeroId, group: readonly number[]): Rules {
  const hero = heroOf(t.state, heroId)
  if (!isAble(hero) || !hasKeyword(t.state, hero, 'Evasive')) return
  const areas = evasiveAreas(t.state, hero, group)
  if (areas.length === 0) return
  const to = yield* t.chooseOrPass(hero.seat, evasiveQuestion(heroId), areas)
  if (to === undefined) return
  t.tell({ kind: 'evaded', rule: 'RB-273', hero: heroId, to })
  yield* circled().enter(t, heroId, to)
}
