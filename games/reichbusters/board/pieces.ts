// The pieces on the map: Heroes one by one, enemies that are alike in an area as one piece with their number.

import type { Seat } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import type { UnitId } from '../content/unit.ts'
import { units } from '../content/units.ts'
import { areaName, heroName } from '../names.ts'
import { defenceOf, sideOf } from '../rules/enemies.ts'
import type { State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import { enemyThing, heroThing } from '../things.ts'
import { letterOf } from './hero-words.ts'

export interface Sign {
  readonly icon: string
  readonly words: string
  readonly tone: 'bad' | 'good' | 'plain'
  /** Beside the icon, where it counts something. */
  readonly count: number
}

interface Common {
  readonly key: string
  readonly thing: string
  readonly area: AreaId
  readonly name: string
  /** What a screen reader says. */
  readonly label: string
  readonly signs: readonly Sign[]
}

interface HeroPiece extends Common {
  readonly is: 'hero'
  readonly hero: HeroId
  readonly seat: Seat
  readonly letter: string
  readonly isDown: boolean
  readonly isActive: boolean
}

export interface EnemyPiece extends Common {
  readonly is: 'enemies'
  readonly unit: UnitId
  readonly uids: readonly number[]
}

export type Piece = HeroPiece | EnemyPiece

const sign = (icon: string, words: string, tone: Sign['tone'], count = 0): Sign => ({ icon, words, tone, count })

function heroSigns(state: State, hero: Hero): Sign[] {
  const wounds = hero.wounds.length
  return [
    ...(wounds > 0 && !isDowned(hero) ? [sign('wound', `${wounds} of 4 wounds`, 'bad', wounds)] : []),
    ...(hero.isCaptured ? [sign('captured', 'captured', 'bad')] : []),
    ...(hero.isKnockedDown && !isDowned(hero) ? [sign('downed', 'knocked down', 'bad')] : []),
    ...(state.lasting.some(({ heroes }) => heroes.includes(hero.id))
      ? [sign('deck', 'has a card in play', 'good')]
      : []),
  ]
}

function heroPiece(state: State, hero: Hero, area: AreaId): HeroPiece {
  const isDown = isDowned(hero)
  const signs = heroSigns(state, hero)
  const name = heroName(hero.id)
  return {
    is: 'hero',
    key: hero.id,
    thing: heroThing(hero.id),
    area,
    hero: hero.id,
    seat: hero.seat,
    letter: letterOf(state, hero),
    isDown,
    isActive: state.turn?.hero === hero.id && state.stage === 'hero turn',
    name,
    signs,
    label: [name, areaName(area, state), ...(isDown ? ['Downed'] : []), ...signs.map(({ words }) => words)].join(', '),
  }
}

/** Alike are enemies of one type, with the same side up and as many wounds. */
const kindOf = ({ unit, side, wounds, area }: Enemy): string => `${area} ${unit} ${side} ${wounds}`

function enemyPiece(state: State, alike: readonly [Enemy, ...Enemy[]], { told }: NamedEnemies): EnemyPiece {
  const [first] = alike
  const uids = alike.map(({ uid }) => uid)
  const { name, plural, wounds } = units.of(first.unit)
  const side = sideOf(state, first)
  const count = uids.length
  const signs =
    wounds > 1 && first.wounds > 0 ? [sign('wound', `${first.wounds} of ${wounds} wounds`, 'plain', first.wounds)] : []
  return {
    is: 'enemies',
    key: `enemy ${first.uid}`,
    thing: enemyThing(uids.find((uid) => told.has(uid)) ?? first.uid),
    area: first.area,
    unit: first.unit,
    uids,
    name: count === 1 ? name : plural,
    signs,
    label: [
      count === 1 ? `${name} ${first.uid}` : `${count} ${plural}`,
      areaName(first.area, state),
      ...(side.name === '' ? [] : [side.name]),
      `defence ${defenceOf(state, first)}`,
      ...signs.map(({ words }) => words),
    ].join(', '),
  }
}

export interface NamedEnemies {
  /** Those that can be chosen or are refused: by which options. */
  readonly asked: ReadonlyMap<number, string>
  /** Those of whom something is just told. */
  readonly told: ReadonlySet<number>
}

/** Enemies that are alike stand together, unless they can be chosen apart. */
export function piecesOf(state: State, named: NamedEnemies): Piece[] {
  const pieces: Piece[] = state.heroes.flatMap((hero) =>
    hero.area === null ? [] : [heroPiece(state, hero, hero.area)],
  )
  const kinds = new Map<string, [Enemy, ...Enemy[]]>()
  for (const enemy of state.enemies) {
    const kind = `${kindOf(enemy)} ${named.asked.get(enemy.uid) ?? ''}`
    const known = kinds.get(kind)
    if (known === undefined) kinds.set(kind, [enemy])
    else known.push(enemy)
  }
  for (const alike of kinds.values()) pieces.push(enemyPiece(state, alike, named))
  return pieces
}
