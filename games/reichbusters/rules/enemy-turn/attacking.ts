// Enemies attack (RB-184 to RB-189): groups of a type, one after the other, each with one number to defend against.

import { at, type Rules } from '@umpire/engine'
import type { HeroId } from '../../content/hero.ts'
import type { UnitId } from '../../content/unit.ts'
import { enemyTarget } from '../../questions/enemy.ts'
import { enemyOf, heroOf, type State } from '../../state.ts'
import type { Enemy } from '../../state/castle.ts'
import { type Hero, isDowned } from '../../state/hero.ts'
import type { Mode } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import { afterDefence, defend } from '../defence.ts'
import { hasTrait, isHeldDown } from '../enemies.ts'
import { explode } from '../harm.ts'
import { react } from '../instants.ts'
import { biscuits, decoy } from '../reactions.ts'
import { settle } from '../ties.ts'
import type { WoundCause } from '../wound-cause.ts'
import { wound } from '../wounds.ts'
import { type Combined, combine, defenders } from './group.ts'
import { aimOf, canAttack, keepPick, pickOf } from './targets.ts'

interface Target {
  readonly mode: Mode
  readonly hero: HeroId
}

/** The attacks of one type in one phase. */
interface Attacks {
  readonly unit: UnitId
  /** RB-171 Ruthless fire is ranged. */
  readonly isRangedOnly: boolean
  /** Enemies that have not attacked yet, lowest number first. */
  left: number[]
  /** RB-187 Heroes whom an enemy cannot choose again. */
  readonly spared: Map<number, HeroId[]>
}

/** RB-170, RB-231 Whether it may attack at all now. */
const mayAct = (state: State, enemy: Enemy): boolean =>
  !isHeldDown(state, enemy) && state.enemyTurn?.calmed.includes(enemy.uid) !== true

const aimNow = (state: State, attacks: Attacks, enemy: Enemy): ReturnType<typeof aimOf> => {
  if (!mayAct(state, enemy)) return undefined
  const aim = aimOf(state, enemy, attacks.spared.get(enemy.uid))
  return attacks.isRangedOnly && aim?.mode === 'melee' ? undefined : aim
}

/** RB-185 The one of several Heroes, by the last turn or by the players' choice, which holds for the phase. */
function* pick(t: ReichbustersTable, enemy: Enemy, heroes: readonly [Hero, ...Hero[]]): Rules<HeroId> {
  const { state } = t
  if (hasTrait(state, enemy, 'Bomber')) return heroes[0].id // It explodes among all of them.
  const known = pickOf(state, enemy.unit, heroes)
  if (known !== undefined) return known.id
  const ids = heroes.map(({ id }) => id)
  const chosen = yield* settle(t, enemyTarget({ uid: enemy.uid, unit: enemy.unit }), ids)
  keepPick(state, enemy.unit, heroes, chosen)
  return chosen
}

function* targetOf(t: ReichbustersTable, attacks: Attacks, uid: number): Rules<Target | undefined> {
  const enemy = enemyOf(t.state, uid)
  const aim = enemy && aimNow(t.state, attacks, enemy)
  return enemy && aim && { mode: aim.mode, hero: yield* pick(t, enemy, aim.heroes) }
}

/** RB-187 Whether another enemy has the same target. It is asked only where that could be. */
function* aimsAt(t: ReichbustersTable, attacks: Attacks, uid: number, { mode, hero }: Target): Rules<boolean> {
  const enemy = enemyOf(t.state, uid)
  const aim = enemy && aimNow(t.state, attacks, enemy)
  if (enemy === undefined || aim === undefined || aim.mode !== mode) return false
  return aim.heroes.some(({ id }) => id === hero) && (yield* pick(t, enemy, aim.heroes)) === hero
}

/** RB-187 Everybody of the type attacks who can, in groups with the same target and mode. */
export function* attackGroups(
  t: ReichbustersTable,
  unit: UnitId,
  uids: readonly number[],
  isRangedOnly: boolean,
): Rules {
  const attacks: Attacks = { unit, isRangedOnly, left: uids.slice(), spared: new Map() }
  while (attacks.left.length > 0) {
    const first = at(attacks.left, 0)
    const target = yield* targetOf(t, attacks, first)
    if (target === undefined) {
      attacks.left.shift()
      continue
    }
    const group = [first]
    for (const uid of attacks.left.slice(1)) if (yield* aimsAt(t, attacks, uid, target)) group.push(uid)
    if (target.mode === 'melee' && isBomber(t.state, first)) yield* explodeAll(t, attacks, group)
    else yield* groupAttack(t, attacks, group, target)
  }
}

const isBomber = (state: State, uid: number): boolean => {
  const enemy = enemyOf(state, uid)
  return enemy !== undefined && hasTrait(state, enemy, 'Bomber')
}

/** RB-256 */
function* explodeAll(t: ReichbustersTable, attacks: Attacks, group: readonly number[]): Rules {
  attacks.left = attacks.left.filter((uid) => !group.includes(uid))
  for (const uid of group) yield* explode(t, uid)
}

/** D42, D43, D47 The answers to an attack before any dice; the Hero who is the target after them. */
function* answers(t: ReichbustersTable, group: readonly number[], { mode, hero }: Target): Rules<HeroId> {
  const target = yield* decoy(t, hero, group, mode)
  yield* biscuits(t, target, group)
  const { enemyTurn } = t.state
  const angry = group.filter((uid) => enemyTurn?.calmed.includes(uid) !== true)
  if (angry.length > 0) yield* react(t, { when: 'targeted', hero: target, group: angry, mode })
  return target
}

/** RB-187 Those who can carry out the attack. Others who live have not attacked, and choose again without this Hero. */
function ableOf(state: State, { spared }: Attacks, group: readonly number[], hero: Hero, mode: Mode): Enemy[] {
  const able: Enemy[] = []
  for (const uid of group) {
    const enemy = enemyOf(state, uid)
    if (enemy === undefined || !mayAct(state, enemy)) continue
    if (canAttack(state, enemy, hero, mode)) able.push(enemy)
    else spared.set(uid, [...(spared.get(uid) ?? []), hero.id])
  }
  return able
}

function* groupAttack(t: ReichbustersTable, attacks: Attacks, group: readonly number[], target: Target): Rules {
  const { state } = t
  const hero = heroOf(state, yield* answers(t, group, target))
  const [first, ...others] = ableOf(state, attacks, group, hero, target.mode)
  if (first === undefined) return
  const combined = combine(state, [first, ...others], target.mode)
  attacks.left = attacks.left.filter((uid) => !combined.uids.includes(uid))
  const { uids, number } = combined
  const named = uids.map((uid) => ({ uid, unit: attacks.unit }))
  t.tell({ kind: 'enemies attack', rule: 'RB-186', group: named, hero: hero.id, mode: target.mode, number })
  const blow = blowOf(state, combined, target.mode)
  for (const id of defenders(state, combined.main, hero, target.mode)) yield* suffer(t, id, blow)
}

/** What an attack does to whoever fails to defend, as it was when it was made. */
interface Blow extends Combined {
  readonly mode: Mode
  readonly area: number
  /** RB-263, RB-306, RB-313 */
  readonly knocks: NonNullable<WoundCause['knocks']>
}

/** RB-263, RB-306, RB-313 */
function blowOf(state: State, { main, uids, number }: Combined, mode: Mode): Blow {
  const isSmash = mode === 'melee' && hasTrait(state, main, 'Smash')
  const knocks: ('back' | 'down')[] = []
  if (isSmash || hasTrait(state, main, 'Repulse')) knocks.push('back')
  if (isSmash || (mode === 'melee' && hasTrait(state, main, 'Crush'))) knocks.push('down')
  return { main, uids, number, mode, area: main.area, knocks }
}

/** RB-027, RB-196 One Hero defends, and bears what comes of it. */
function* suffer(t: ReichbustersTable, id: HeroId, blow: Blow): Rules {
  const { state } = t
  const { uids, number, mode, area, knocks } = blow
  const hero = heroOf(state, id)
  if (hero.area === null || isDowned(hero)) return
  const damage = yield* defend(t, id, number, uids, mode)
  if (damage > 0) yield* wound(t, id, damage, { by: 'attack', area, knocks })
  yield* afterDefence(t, id, uids, mode, damage === 0)
}
