// A test in lines: what is rolled and why, every modifier by name, and how likely it is.

import type { DieKind } from '../content/dice.ts'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { UnitId } from '../content/unit.ts'
import { units } from '../content/units.ts'
import { heroName } from '../names.ts'
import { plainAttack } from '../rules/attack-plan.ts'
import { armOf } from '../rules/attack/arms.ts'
import { isLethal, outlook, poolOf } from '../rules/attack/pool.ts'
import { defenceParts, sideOf } from '../rules/enemies.ts'
import { chance } from '../rules/odds.ts'
import { countUnspent, plusOf, totalOf } from '../rules/tests/dice.ts'
import { enemyOf, heroOf, type State } from '../state.ts'
import type { Bonus, Test } from '../state/test.ts'
import { countOf } from './board-words.ts'

export interface TestRow {
  readonly key: string
  readonly why: string
  readonly amount: string
  readonly rule: string
}

const kinds: readonly DieKind[] = ['attack', 'defence', 'noise', 'vril']

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)

const amountOf = ({ dice, plus }: Bonus): string =>
  [
    ...(dice === 0 ? [] : [`${signed(dice)} ${Math.abs(dice) === 1 ? 'die' : 'dice'}`]),
    ...(plus === 0 ? [] : [signed(plus)]),
  ].join(', ')

const bonusRows = (bonuses: readonly Bonus[]): TestRow[] =>
  bonuses.flatMap((bonus, n) =>
    bonus.dice === 0 && bonus.plus === 0
      ? []
      : [{ key: `${n} ${bonus.name}`, why: bonus.name, amount: amountOf(bonus), rule: bonus.rule }],
  )

/** The pool before anything was added to it, by kind. */
function firstDice({ pool, bonuses, kind }: Test): TestRow[] {
  const added = bonuses.reduce((sum, { dice }) => sum + dice, 0)
  return kinds.flatMap((die) => {
    const count = die === kind ? Math.max(0, pool[die] - added) : pool[die]
    return count === 0
      ? []
      : [{ key: die, why: `${die.charAt(0).toUpperCase()}${die.slice(1)} dice`, amount: `${count}`, rule: '' }]
  })
}

export const rowsOf = (test: Test): TestRow[] => [...firstDice(test), ...bonusRows(test.bonuses)]

/** `2 Soldiers and Officer` */
function foesOf(state: State, uids: readonly number[]): string {
  const counts = new Map<UnitId, number>()
  for (const uid of uids) {
    const unit = enemyOf(state, uid)?.unit
    if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  }
  return [...counts]
    .map(([unit, count]) => (count === 1 ? units.of(unit).name : `${count} ${units.of(unit).plural}`))
    .join(' and ')
}

/** What a test is about: `Thompson at Soldier`, `against 2 Soldiers`. */
export function titleOf(state: State, { kind, about, enemies }: Test): string {
  const foes = foesOf(state, enemies)
  if (foes === '') return about
  return kind === 'defence' ? `defends against ${foes}` : `${about} at ${foes}`
}

/** How likely it succeeds from here on, with every special boosted; undefined where that does not matter any more. */
export function chanceNow(state: State, test: Test): number | undefined {
  if (test.kind === 'vril' || test.stage === 'compared') return undefined
  const precise = test.traits.includes('Precise') ? 1 : 0
  const pierced = test.traits.includes('Piercing')
  if (test.stage === 'pool') {
    const rerollsLow = test.traits.includes('Lethal') || test.traits.includes('Resilient')
    return chance({ ...test.pool, precise, rerollsLow, pierced }, neededFor(test) - plusOf(test.bonuses))
  }
  const missing = neededFor(test) - totalOf(state, test)
  if (missing <= 0) return 1
  return chance({ [test.kind]: countUnspent(test), precise, pierced }, missing)
}

/** RB-052 A noise is heard from 1 on. */
const neededFor = ({ kind, target }: Test): number => (kind === 'noise' ? 1 : target)

interface Outcome {
  readonly words: string
  readonly tone: 'good' | 'bad' | ''
}

/** What it comes to as the dice lie. */
export function outcomeOf(state: State, test: Test): Outcome {
  const total = test.total ?? totalOf(state, test)
  switch (test.kind) {
    case 'attack':
      return test.isSuccess === true || total >= test.target
        ? { words: 'hit', tone: 'good' }
        : { words: 'miss', tone: 'bad' }
    case 'defence':
      return test.isSuccess === true || total >= test.target
        ? { words: 'safe', tone: 'good' }
        : { words: `${test.target - total} damage`, tone: 'bad' }
    case 'noise':
      return total > 0 ? { words: 'heard', tone: 'bad' } : { words: 'nobody hears', tone: 'good' }
    case 'vril':
      return { words: '', tone: '' }
  }
}

/** An attack before it is declared. */
export interface AttackOdds {
  readonly title: string
  readonly rows: readonly TestRow[]
  readonly attack: number
  readonly vril: number
  readonly defence: number
  readonly chance: number
  readonly notes: readonly string[]
}

export function attackOdds(
  state: State,
  heroId: HeroId,
  weapon: WeaponId | 'unarmed',
  target: number,
): AttackOdds | undefined {
  const hero = heroOf(state, heroId)
  const enemy = enemyOf(state, target)
  if (enemy === undefined || hero.area === null) return undefined
  const plan = plainAttack(heroId)
  const arm = armOf(state, hero, weapon, plan)
  const mode = enemy.area === hero.area && arm.range === 0 ? 'melee' : 'ranged'
  const {
    attack,
    vril,
    defence,
    chance: odds,
    noise,
    isUnreliable,
    isHarmless,
  } = outlook(state, plan, {
    weapon,
    target,
    mode,
    aim: null,
  })
  const { bonuses } = poolOf(state, plan, arm, target)
  const printed = sideOf(state, enemy).defence
  return {
    title: `${heroName(heroId)}, ${arm.name}`,
    rows: [
      { key: 'arm', why: arm.name, amount: countOf(arm.attack, 'die', 'dice'), rule: '' },
      ...(vril === 0 ? [] : [{ key: 'vril', why: 'Vril dice', amount: `+${vril}`, rule: 'RB-042' }]),
      ...bonusRows(bonuses),
      ...(isLethal(state, hero) ? [{ key: 'lethal', why: 'Lethal', amount: 're-rolls', rule: 'RB-289' }] : []),
      { key: 'defence', why: 'Defence', amount: `${printed}`, rule: '' },
      ...defenceParts(state, enemy).map(({ name, plus }) => ({ key: name, why: name, amount: signed(plus), rule: '' })),
    ],
    attack,
    vril,
    defence,
    chance: odds,
    notes: [
      noise === 0 ? 'silent' : typeof noise === 'number' ? `noise ${noise}` : noise,
      ...(isUnreliable ? ['jams unless a special is spent'] : []),
      ...(isHarmless ? ['cannot pierce its armour'] : []),
    ],
  }
}
