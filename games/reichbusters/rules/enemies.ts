// Enemies as they are now: their numbers with this faction, their keywords, and what others give them.

import { at } from '@umpire/engine'
import { factions } from '../content/factions.ts'
import type { EnemyKeyword } from '../content/keywords.ts'
import type { AreaId } from '../content/map/map.ts'
import type { Awareness } from '../content/noise.ts'
import type { FactionId, FactionRow, UnitId, UnitSide } from '../content/unit.ts'
import { units } from '../content/units.ts'
import { roomOf } from '../ground.ts'
import { mapOf, roomNow, spotOf, type State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import type { Mode } from '../state/test.ts'

/** The types of a faction: their yellow rows, and their sides with the faction's own numbers. */
interface Ranks {
  readonly faction: FactionId
  readonly rows: ReadonlyMap<UnitId, FactionRow>
  readonly sides: ReadonlyMap<UnitId, readonly UnitSide[]>
}

function readRanks(faction: FactionId): Ranks {
  const rows = new Map(factions.of(faction).rows.flatMap((row) => (row.isYellow ? [[row.unit, row] as const] : [])))
  const sides = new Map(
    units.rows.map(({ id, sides: printed }) => {
      const own = rows.get(id)?.side ?? null
      return [id, own === null ? printed : printed.map(() => own)] as const
    }),
  )
  return { faction, rows, sides }
}

const ranks = new Map<FactionId, Ranks>()

/** Those that were asked for last: a mission has only one faction. */
let last: Ranks | undefined

function ranksOf(faction: FactionId): Ranks {
  if (last?.faction === faction) return last
  last = ranks.get(faction) ?? readRanks(faction)
  ranks.set(faction, last)
  return last
}

/** RB-145, RB-167 The yellow row of a type on the faction card; undefined where it is not on it. */
export const rowOf = (faction: FactionId, unit: UnitId): FactionRow | undefined => ranksOf(faction).rows.get(unit)

/** RB-070, RB-177 What a unit is now: the side of its card that is up, with the faction's own numbers. */
export function sideOf(state: State, enemy: Enemy): UnitSide {
  const side = ranksOf(state.faction).sides.get(enemy.unit)?.[enemy.side]
  if (side === undefined) throw new RangeError(`${enemy.unit} has no side ${enemy.side}`)
  return side
}

export const hasTrait = (state: State, enemy: Enemy, keyword: EnemyKeyword): boolean =>
  sideOf(state, enemy).keywords.includes(keyword)

/** RB-282 A guard point token, or a captured Hero (RB-102). */
export function isGuardPoint(state: State, area: AreaId): boolean {
  if (spotOf(state, area).hasGuardPoint) return true
  for (const hero of state.heroes) if (hero.isCaptured && hero.area === area) return true
  return false
}

/** RB-281, RB-102 By its keyword, or because it holds a captured Hero. */
export function isGuard(state: State, enemy: Enemy): boolean {
  if (hasTrait(state, enemy, 'Guard')) return true
  for (const hero of state.heroes) if (hero.isCaptured && hero.area === enemy.area) return true
  return false
}

/** RB-170 Suppressed, and not Relentless (RB-305). */
export const isHeldDown = (state: State, enemy: Enemy): boolean =>
  spotOf(state, enemy.area).isSuppressed && !hasTrait(state, enemy, 'Relentless')

/** A change of a printed number, by name. */
interface Part {
  readonly name: string
  readonly plus: number
}

const isOnTile = (state: State, one: AreaId, other: AreaId): boolean => {
  const { areas } = mapOf(state)
  return at(areas, one).tile === at(areas, other).tile
}

const isLeader = (state: State, enemy: Enemy): boolean =>
  enemy.unit === 'officer' || hasTrait(state, enemy, 'Vrilmeister')

const enhanced: ReadonlySet<UnitId> = new Set<UnitId>(['zombie', 'charged-zombie', 'experiment-6xx', 'experiment-601'])

const reinforced: ReadonlySet<UnitId> = new Set<UnitId>([
  'sentry-flamer',
  'sentry-gun',
  'sturm-angriff',
  'sturm-kanonier',
  'uebersoldat',
])

/** RB-255 A bodyguard on the tile of somebody to guard. */
const isGuarding = (state: State, enemy: Enemy): boolean =>
  hasTrait(state, enemy, 'Bodyguard') &&
  state.enemies.some((other) => other !== enemy && isLeader(state, other) && isOnTile(state, other.area, enemy.area))

/** RB-271 Several do not add up. */
const isEnhanced = (state: State, enemy: Enemy): boolean =>
  enhanced.has(enemy.unit) &&
  state.enemies.some((other) => other.area === enemy.area && hasTrait(state, other, 'Enhance!'))

/** RB-304 By somebody else on its tile; several do not add up. */
const isReinforced = (state: State, enemy: Enemy): boolean =>
  (reinforced.has(enemy.unit) || hasTrait(state, enemy, 'Armoured')) &&
  state.enemies.some(
    (other) => other !== enemy && hasTrait(state, other, 'Reinforce!') && isOnTile(state, other.area, enemy.area),
  )

/** RB-270 */
const isDugIn = (state: State, enemy: Enemy): boolean =>
  hasTrait(state, enemy, 'Dug In') && isGuardPoint(state, enemy.area)

/** What others add to its attack value. Support values never change (RB-186). */
export function attackParts(state: State, enemy: Enemy): Part[] {
  const parts: Part[] = []
  if (isGuarding(state, enemy)) parts.push({ name: 'Bodyguard', plus: 1 })
  if (isEnhanced(state, enemy)) parts.push({ name: 'Enhance!', plus: 1 })
  return parts
}

export function defenceParts(state: State, enemy: Enemy): Part[] {
  const parts: Part[] = []
  if (isDugIn(state, enemy)) parts.push({ name: 'Dug In', plus: 1 })
  if (isReinforced(state, enemy)) parts.push({ name: 'Reinforce!', plus: 1 })
  return parts
}

/** The number that an attack on it must reach. */
export const defenceOf = (state: State, enemy: Enemy): number =>
  sideOf(state, enemy).defence + (isDugIn(state, enemy) ? 1 : 0) + (isReinforced(state, enemy) ? 1 : 0)

/** What others add to its attack value, whatever the mode. */
export const attackPlus = (state: State, enemy: Enemy): number =>
  (isGuarding(state, enemy) ? 1 : 0) + (isEnhanced(state, enemy) ? 1 : 0)

/** Its attack value in this mode, with all that is added; 0 where it has none. */
export function attackOf(state: State, enemy: Enemy, mode: Mode): number {
  const printed = sideOf(state, enemy)[mode]
  return printed === null ? 0 : printed.attack + attackPlus(state, enemy)
}

export const supportOf = (state: State, enemy: Enemy, mode: Mode): number => sideOf(state, enemy)[mode]?.support ?? 0

/** RB-158, RB-164 The level of its room; after the alarm everybody is alert. */
export const awarenessOf = (state: State, enemy: Enemy): Awareness =>
  state.alarm === 'post' ? 2 : roomNow(state, roomOf(state, enemy.area)).awareness

export const isAlert = (state: State, enemy: Enemy): boolean => awarenessOf(state, enemy) === 2

/**
 * RB-145 How many more of a type may be placed: by the `#` of the faction card, and by the figures in the box, which
 * some types share.
 */
export function figuresLeft(state: State, unit: UnitId): number {
  const { figure, figures } = units.of(unit)
  const limit = rowOf(state.faction, unit)?.limit ?? figures
  let ofType = 0
  let ofFigure = 0
  for (const enemy of state.enemies) {
    if (enemy.unit === unit) ofType++
    if (enemy.unit === unit || units.of(enemy.unit).figure === figure) ofFigure++
  }
  return Math.max(0, Math.min(limit - ofType, figures - ofFigure))
}
