// Wounds of enemies (RB-068 to RB-071), and what follows from their deaths: loot, credit, explosions (RB-256, RB-325).

import type { Rules } from '@umpire/engine'
import type { AreaId } from '../content/map/map.ts'
import { units } from '../content/units.ts'
import { enemiesAt, heroesAt, roomHasEnemies, roomOf } from '../ground.ts'
import type { Named } from '../names.ts'
import { pacifyQuestion } from '../questions/heroic.ts'
import type { HeroId } from '../content/hero.ts'
import { killsToPacify } from '../content/numbers.ts'
import { actionNow, enemyOf, heroOf, type State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import type { ReichbustersTable } from '../table.ts'
import { addNoise } from './actions.ts'
import { circled } from './circle.ts'
import { drawHeroic, drawLoot } from './decks.ts'
import { hasTrait } from './enemies.ts'
import { discardFeature, hasFeature } from './features/lying.ts'
import { layFaceDown } from './found.ts'
import type { HarmBy } from './harm-by.ts'
import { loudNoise } from './noise-test.ts'

/** An explosion that waits until all wounds of what caused it are dealt (RB-247). */
interface Blast {
  readonly enemy: Named
  readonly area: AreaId
  readonly why: 'Bomber' | 'Unstable'
}

/** Wounds that are dealt together: who suffered, who died, and what explodes afterwards. */
export interface Harm {
  by: HarmBy
  readonly wounded: number[]
  readonly killed: Named[]
  readonly blasts: Blast[]
}

export const newHarm = (by: HarmBy): Harm => ({ by, wounded: [], killed: [], blasts: [] })

/** RB-250, RB-251 Wounds that it suffers: none with armour, but for what pierces or ignores it. */
function woundsSuffered(state: State, enemy: Enemy, wounds: number, by: HarmBy): number {
  if (by.ignoresArmour) return wounds
  if (hasTrait(state, enemy, 'Armoured')) return by.isArmourPiercing ? wounds : 0
  return by.isArmourPiercing ? wounds + 1 : wounds
}

/** RB-247, RB-256 A bomber explodes where it is wounded from afar; another explosion just destroys it. */
const isSetOff = (state: State, enemy: Enemy, { how }: HarmBy): boolean =>
  how === 'ranged' && hasTrait(state, enemy, 'Bomber')

/**
 * Wounds an enemy, without the explosions that follow: those wait in `harm.blasts`. `wounds` are those of an armoured
 * target; Armour Piercing does one more to others (RB-250).
 */
export function* strike(t: ReichbustersTable, harm: Harm, uid: number, wounds: number, isLooted = false): Rules {
  const enemy = enemyOf(t.state, uid)
  if (enemy === undefined) return
  const suffered = woundsSuffered(t.state, enemy, wounds, harm.by)
  const named: Named = { uid, unit: enemy.unit }
  if (suffered === 0) {
    t.tell({ kind: 'enemy unharmed', rule: 'RB-251', enemy: named })
    return
  }
  if (!harm.wounded.includes(uid)) harm.wounded.push(uid)
  if (isSetOff(t.state, enemy, harm.by)) {
    harm.blasts.push({ enemy: named, area: enemy.area, why: 'Bomber' })
    yield* kill(t, harm, enemy, isLooted)
    return
  }
  for (let n = 0; n < suffered; n++) {
    if (suffer(t, enemy)) {
      yield* kill(t, harm, enemy, isLooted)
      return
    }
  }
}

/** One wound; true if it is the last one that it can suffer. */
function suffer(t: ReichbustersTable, enemy: Enemy): boolean {
  const { wounds, sides } = units.of(enemy.unit)
  const { uid, unit } = enemy
  if (sides.length > 1) {
    // RB-070
    if (enemy.side + 1 >= sides.length) return true
    enemy.side++
    t.tell({ kind: 'enemy changed', rule: 'RB-070', enemy: { uid, unit }, side: enemy.side })
    circled().sideFlipped(t, enemy)
    return false
  }
  // RB-068, RB-069
  enemy.wounds++
  if (enemy.wounds >= wounds) return true
  t.tell({ kind: 'enemy wounded', rule: 'RB-069', enemy: { uid, unit }, wounds: enemy.wounds, of: wounds })
  return false
}

/** RB-071 A random item of its kind, face down in its area. */
function dropLoot(t: ReichbustersTable, { unit, area }: Enemy): void {
  const { loot } = units.of(unit)
  const found = loot === null ? undefined : drawLoot(t, loot)
  if (found === undefined) return
  layFaceDown(t.state, area, found.category, found.secret)
  t.tell({ kind: 'loot dropped', rule: 'RB-071', unit, category: found.category, area })
}

/** RB-068 It leaves the map. */
function* kill(t: ReichbustersTable, harm: Harm, enemy: Enemy, isLooted: boolean): Rules {
  const { state } = t
  const { uid, unit, area } = enemy
  const named: Named = { uid, unit }
  const isUnstable = hasTrait(state, enemy, 'Unstable')
  if (isLooted) dropLoot(t, enemy)
  state.enemies.splice(state.enemies.indexOf(enemy), 1)
  harm.killed.push(named)
  t.tell({ kind: 'enemy killed', rule: 'RB-068', enemy: named, area, by: harm.by.hero })
  if (isUnstable) harm.blasts.push({ enemy: named, area, why: 'Unstable' })
  creditKill(state, harm.by.hero, area)
  circled().enemyDied(t, named, area)
  yield* pacify(t, harm.by.hero, area)
}

/** RB-041 Kills of the Hero whose turn it is, by room. */
function creditKill(state: State, hero: HeroId | null, area: AreaId): void {
  const action = actionNow(state)
  if (action !== undefined) action.kills++
  const { turn } = state
  if (turn === null || turn.hero !== hero || state.stage !== 'hero turn') return
  const room = roomOf(state, area)
  turn.kills[room] = (turn.kills[room] ?? 0) + 1
}

/** RB-041 A heroic point for a room that a Hero has emptied alone. */
function* pacify(t: ReichbustersTable, heroId: HeroId | null, area: AreaId): Rules {
  const { state } = t
  const { turn } = state
  if (turn === null || turn.hero !== heroId || turn.hasSpentHeroic || state.stage !== 'hero turn') return
  const room = roomOf(state, area)
  if ((turn.kills[room] ?? 0) < killsToPacify || roomHasEnemies(state, room)) return
  turn.kills[room] = 0
  state.pacified++
  const { attack, defence, wild } = state.pools.heroic
  if (attack + defence + wild === 0) return
  if (!(yield* t.confirm(heroOf(state, heroId).seat, pacifyQuestion(heroId, room)))) return
  const point = drawHeroic(t, heroId)
  if (point !== undefined) t.tell({ kind: 'pacified', rule: 'RB-041', hero: heroId, room, point })
}

/** RB-002, RB-197, RB-246 Everybody in an area: enemies first, then Heroes, Downed ones too. */
function* hurtAll(t: ReichbustersTable, harm: Harm, area: AreaId, wounds: number, isGrenade: boolean): Rules {
  for (const enemy of enemiesAt(t.state, area)) {
    if (isGrenade && hasTrait(t.state, enemy, 'Ablative Shield')) {
      t.tell({ kind: 'enemy unharmed', rule: 'RB-248', enemy: { uid: enemy.uid, unit: enemy.unit } })
    } else {
      yield* strike(t, harm, enemy.uid, wounds)
    }
  }
  // RB-246 Armour Piercing is about units with and without armour: a Hero suffers what is printed.
  for (const { id } of heroesAt(t.state, area)) {
    for (let n = 0; n < wounds; n++) {
      if (heroOf(t.state, id).area === null) break
      yield* circled().wound(t, id, 'permanent', { by: 'explosion', area })
    }
  }
}

/** Ammunition Crates go up with whatever explodes beside them, and do one wound more. */
function cratesGoUp(t: ReichbustersTable, area: AreaId): number {
  if (!hasFeature(t.state, area, 'ammunition-crates')) return 0
  discardFeature(t.state, area)
  t.tell({ kind: 'crates exploded', rule: 'RB-121', area })
  return 1
}

/** RB-054 Inside an action only the worst noise happens, at its end; else at once. */
function* makeLoud(t: ReichbustersTable, loud: 'BANG!' | 'BOOM!'): Rules {
  const action = actionNow(t.state)
  if (action === undefined) yield* loudNoise(t, loud, null)
  else addNoise(action, loud, null)
}

/** RB-247, RB-256, RB-325 One after the other; each may set off more. */
export function* resolveBlasts(t: ReichbustersTable, harm: Harm): Rules {
  const waiting = harm.blasts.splice(0)
  for (let blast = waiting.shift(); blast !== undefined; blast = waiting.shift()) {
    const { enemy, area, why } = blast
    t.tell({ kind: 'exploded', rule: why === 'Bomber' ? 'RB-256' : 'RB-325', enemy, area })
    yield* makeLoud(t, why === 'Bomber' ? 'BOOM!' : 'BANG!')
    const by: HarmBy = { hero: harm.by.hero, how: 'explosion', isArmourPiercing: false, ignoresArmour: false }
    const more = newHarm(by)
    yield* hurtAll(t, more, area, 1 + cratesGoUp(t, area), false)
    harm.wounded.push(...more.wounded)
    harm.killed.push(...more.killed)
    waiting.push(...more.blasts)
  }
}

/** RB-068 to RB-071 Wounds of an enemy, with all that follows; true if it died. */
export function* woundEnemy(t: ReichbustersTable, uid: number, wounds: number, by: HarmBy): Rules<boolean> {
  const harm = newHarm(by)
  yield* strike(t, harm, uid, wounds)
  yield* resolveBlasts(t, harm)
  return enemyOf(t.state, uid) === undefined
}

/** Removes an enemy whatever it could bear, with all that follows (CL10, RB-251). */
export function* killEnemy(t: ReichbustersTable, uid: number, by: HarmBy): Rules {
  const enemy = enemyOf(t.state, uid)
  if (enemy === undefined) return
  const harm = newHarm(by)
  yield* kill(t, harm, enemy, false)
  yield* resolveBlasts(t, harm)
}

/** RB-256 A bomber blows itself up instead of its melee attack. */
export function* explode(t: ReichbustersTable, uid: number): Rules {
  const enemy = enemyOf(t.state, uid)
  if (enemy === undefined) return
  const harm = newHarm({ hero: null, how: 'effect', isArmourPiercing: false, ignoresArmour: true })
  harm.blasts.push({ enemy: { uid, unit: enemy.unit }, area: enemy.area, why: 'Bomber' })
  yield* kill(t, harm, enemy, false)
  yield* resolveBlasts(t, harm)
  yield* circled().look(t)
}

/**
 * RB-232, RB-240, RB-246 A grenade goes off in an area: so many wounds to all units there, and with Armour Piercing one
 * more to those without armour. Its noise is a weapon's (RB-053), and belongs to the action.
 */
export function* grenade(
  t: ReichbustersTable,
  hero: HeroId,
  area: AreaId,
  { wounds, isArmourPiercing }: { readonly wounds: number; readonly isArmourPiercing: boolean },
): Rules {
  const action = actionNow(t.state)
  if (action !== undefined) action.isWeaponNoise = true
  t.tell({ kind: 'grenade', rule: isArmourPiercing ? 'RB-240' : 'RB-232', hero, area })
  const harm = newHarm({ hero, how: 'ranged', isArmourPiercing, ignoresArmour: false })
  yield* hurtAll(t, harm, area, wounds + cratesGoUp(t, area), true)
  yield* resolveBlasts(t, harm)
  yield* circled().look(t)
}
