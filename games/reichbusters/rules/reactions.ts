// What Heroes do about an attack before any dice are rolled: Decoys (RB-265, D42) and Dog Biscuits (RB-231, D43).

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { UnitId } from '../content/unit.ts'
import { enemiesAt } from '../ground.ts'
import { biscuitsQuestion, decoyQuestion } from '../questions/reactions.ts'
import { enemyOf, heroOf, type State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import type { Mode } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import { enemySees } from './awareness.ts'
import { spendItem } from './carrying.ts'
import { hasKeyword } from './keywords.ts'

// RB-265 ------------------------------------------------------------------------------------------------------------

/** Whether any of the group could attack this Hero instead. */
const isLegal = (state: State, hero: Hero, group: readonly number[], mode: Mode): boolean =>
  group.some((uid) => {
    const enemy = enemyOf(state, uid)
    if (enemy === undefined) return false
    return mode === 'melee' ? enemy.area === hero.area : enemySees(state, enemy, hero)
  })

/** RB-089 A Downed Hero is no decoy. */
const mayDecoy = (state: State, hero: Hero, target: Hero, group: readonly number[], mode: Mode): boolean =>
  hero.id !== target.id &&
  hero.area === target.area &&
  !isDowned(hero) &&
  hasKeyword(state, hero, 'Decoy') &&
  isLegal(state, hero, group, mode)

/** RB-265 Who is attacked: the target, or another Hero of the area who steps in. */
export function* decoy(t: ReichbustersTable, target: HeroId, group: readonly number[], mode: Mode): Rules<HeroId> {
  const { state } = t
  for (const { id, seat } of state.heroes.filter((hero) => mayDecoy(state, hero, heroOf(state, target), group, mode))) {
    if (!(yield* t.confirm(seat, decoyQuestion(id, target, group, mode)))) continue
    t.tell({ kind: 'decoyed', rule: 'RB-265', hero: id, instead: target })
    return id
  }
  return target
}

// RB-231 ------------------------------------------------------------------------------------------------------------

const hungry: ReadonlySet<UnitId> = new Set(['dog', 'experiment-6xx', 'general-wolff'])

/** Those in the Hero's area who like biscuits and have not had any. */
function hungryAt(state: State, { area }: Hero): Enemy[] {
  if (area === null) return []
  const calmed = state.enemyTurn?.calmed ?? []
  return enemiesAt(state, area).filter(({ uid, unit }) => hungry.has(unit) && !calmed.includes(uid))
}

const biscuitsOf = ({ items }: Hero): number | undefined => items.find(({ id }) => id === 'dog-biscuits')?.uid

function* throwBiscuits(t: ReichbustersTable, id: HeroId): Rules<number[]> {
  const { state } = t
  const hero = heroOf(state, id)
  const item = biscuitsOf(hero)
  const calmed = hungryAt(state, hero).map(({ uid, unit }) => ({ uid, unit }))
  if (item === undefined || calmed.length === 0 || isDowned(hero)) return []
  if (!(yield* t.confirm(hero.seat, biscuitsQuestion(id, calmed)))) return []
  spendItem(state, hero, item)
  const uids = calmed.map(({ uid }) => uid)
  state.enemyTurn?.calmed.push(...uids)
  t.tell({ kind: 'biscuits thrown', rule: 'RB-231', hero: id, enemies: calmed })
  return uids
}

/**
 * RB-231 When a group attacks this Hero; or, with null, at the start of phase 3, every Hero who has some. Who was
 * calmed does not attack until the end of the enemy turn.
 */
export function* biscuits(t: ReichbustersTable, target: HeroId | null, group: readonly number[]): Rules<number[]> {
  const { state } = t
  const calmed: number[] = []
  for (const { id } of state.heroes) {
    const hero = heroOf(state, id)
    if (biscuitsOf(hero) === undefined || (target !== null && target !== id)) continue
    const isAttacked = hungryAt(state, hero).some(({ uid }) => group.includes(uid))
    if (target === null || isAttacked) calmed.push(...(yield* throwBiscuits(t, id)))
  }
  return calmed
}
