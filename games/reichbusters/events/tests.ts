// Events of tests: pools, rolls, specials, heroic points, vril, noise; and how the log says them.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import type { DieKind, Face } from '../content/dice.ts'
import type { HeroId, HeroicKind, WeaponId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import type { NoiseCardId } from '../content/noise.ts'
import { noiseCards } from '../content/noises.ts'
import { cardName, heroName, itemName, sayUid } from '../names.ts'
import { heroOf, type State } from '../state.ts'
import { weapons } from '../content/weapons.ts'
import type { TestKind } from '../state/test.ts'

interface OfHero {
  readonly hero: HeroId
}

interface RolledDie {
  readonly die: DieKind
  readonly face: Face
}

/** A weapon, or an item where that is null. */
interface Used {
  readonly weapon: WeaponId | null
  readonly item: ItemId | null
}

/** Dice, and what is done with them. */
type DiceEvent = OfHero &
  (
    | {
        readonly kind: 'test begins'
        readonly rule: 'RB-017'
        readonly test: TestKind
        readonly about: string
        readonly target: number
        readonly enemies: readonly number[]
      }
    | {
        readonly kind: 'dice rolled'
        readonly rule: 'RB-018'
        readonly test: TestKind
        readonly dice: readonly RolledDie[]
      }
    | {
        readonly kind: 'dice added'
        readonly rule: RuleId
        readonly name: string
        readonly die: DieKind
        readonly faces: readonly Face[]
      }
    | {
        readonly kind: 'die rerolled'
        readonly rule: 'RB-034'
        readonly by: string
        readonly die: DieKind
        readonly before: Face
        readonly face: Face
      }
    | { readonly kind: 'boosted'; readonly rule: 'RB-033'; readonly die: DieKind; readonly face: Face }
    | { readonly kind: 'special spent'; readonly rule: RuleId; readonly on: string; readonly die: DieKind }
    | { readonly kind: 'test item used'; readonly rule: RuleId; readonly item: ItemId }
    | { readonly kind: 'card brought back'; readonly rule: 'RB-329'; readonly card: CardId }
  )

/** What comes of a test, and of what was used in it. */
type ResultEvent = OfHero &
  (
    | {
        readonly kind: 'test compared'
        readonly rule: 'RB-023'
        readonly test: TestKind
        readonly total: number
        readonly target: number
        readonly isSuccess: boolean
      }
    | {
        readonly kind: 'heroic spent'
        readonly rule: 'RB-037' | 'RB-038'
        readonly points: readonly HeroicKind[]
        readonly total: number
      }
    | { readonly kind: 'surged'; readonly rule: 'RB-044'; readonly surges: number }
    | ({ readonly kind: 'drained'; readonly rule: 'RB-021' } & Used)
    | ({ readonly kind: 'jammed'; readonly rule: 'RB-324'; readonly markers: number } & Used)
    | {
        readonly kind: 'damage lessened'
        readonly rule: 'RB-108'
        readonly card: CardId
        readonly from: number
        readonly to: number
      }
  )

type NoiseEvent =
  | { readonly kind: 'no noise'; readonly rule: 'RB-052'; readonly hero: HeroId }
  | {
      readonly kind: 'noise heard'
      readonly rule: 'RB-028' | 'RB-139' | 'RB-140'
      readonly hero: HeroId
      readonly card: NoiseCardId
      /** Null for BANG! and BOOM! */
      readonly total: number | null
      readonly hasTop: boolean
      readonly hasLower: boolean
    }
  | {
      readonly kind: 'loud noise'
      readonly rule: 'RB-139' | 'RB-140'
      readonly loud: 'BANG!' | 'BOOM!'
      /** Null: an enemy caused it. */
      readonly hero: HeroId | null
    }

export type TestsEvent = DiceEvent | ResultEvent | NoiseEvent

const diceKinds: ReadonlySet<string> = new Set<DiceEvent['kind']>([
  'test begins',
  'dice rolled',
  'dice added',
  'die rerolled',
  'boosted',
  'special spent',
  'test item used',
  'card brought back',
])

const resultKinds: ReadonlySet<string> = new Set<ResultEvent['kind']>([
  'test compared',
  'heroic spent',
  'surged',
  'drained',
  'jammed',
  'damage lessened',
])

const noiseKinds: ReadonlySet<string> = new Set<NoiseEvent['kind']>(['no noise', 'noise heard', 'loud noise'])

const isDiceEvent = (event: GameEvent): event is DiceEvent => diceKinds.has(event.kind)
const isResultEvent = (event: GameEvent): event is ResultEvent => resultKinds.has(event.kind)
const isNoiseEvent = (event: GameEvent): event is NoiseEvent => noiseKinds.has(event.kind)

export const isTestsEvent = (event: GameEvent): event is TestsEvent =>
  isDiceEvent(event) || isResultEvent(event) || isNoiseEvent(event)

export function saysTests(event: TestsEvent, { state }: LogReader<State>): string {
  if (isDiceEvent(event)) return saysDice(event, state)
  return isResultEvent(event) ? saysResult(event, state) : saysNoise(event)
}

const faceWords = (face: Face): string => (face === 'S' ? 'special' : face === 'U' ? 'surge' : `${face}`)

const dieWords = ({ die, face }: RolledDie): string => `${die === 'vril' ? 'vril ' : ''}${faceWords(face)}`

function saysBeginning(event: Extract<DiceEvent, { kind: 'test begins' }>, state: State): string {
  const name = heroName(event.hero)
  switch (event.test) {
    case 'attack':
      return `${name} needs ${event.target} with ${event.about}.`
    case 'defence': {
      const by = event.enemies.map((uid) => sayUid(uid, state)).join(', ')
      return `${name} defends against ${event.target}${by === '' ? '' : ` (${by})`}.`
    }
    case 'noise':
      return `${name} makes noise.`
    case 'vril':
      return `${name} uses ${event.about}.`
  }
}

function saysDice(event: DiceEvent, state: State): string {
  const name = heroName(event.hero)
  switch (event.kind) {
    case 'test begins':
      return saysBeginning(event, state)
    case 'dice rolled':
      return `${name} rolls ${event.dice.length === 0 ? 'nothing' : event.dice.map(dieWords).join(', ')}.`
    case 'dice added':
      return `${event.name}: ${name} rolls ${event.faces.map((face) => dieWords({ die: event.die, face })).join(', ')} more.`
    case 'die rerolled':
      return `${event.by}: ${faceWords(event.before)} becomes ${faceWords(event.face)}.`
    case 'boosted':
      return `A special boosts: ${dieWords(event)}.`
    case 'special spent':
      return `${name} spends a special on ${event.on}.`
    case 'test item used':
      return `${name} uses ${itemName(event.item)}.`
    case 'card brought back':
      return `${cardName(event.card)} comes back to the discard pile of ${name}.`
  }
}

function usedName({ weapon, item }: Used, hero: HeroId, state: State): string {
  if (item !== null) return itemName(item)
  if (weapon === null) return 'It'
  const token = heroOf(state, hero).weapons.find(({ id }) => id === weapon)
  return weapons.of(weapon)[token?.side ?? 'front'].name
}

function saysResult(event: ResultEvent, state: State): string {
  const name = heroName(event.hero)
  switch (event.kind) {
    case 'test compared':
      return saysCompared(event)
    case 'heroic spent':
      return `${name} spends ${event.points.length === 1 ? 'a heroic point' : 'two heroic points'}: ${event.total}.`
    case 'surged':
      return event.surges === 1 ? `A surge of vril hits ${name}.` : `${event.surges} surges of vril hit ${name}.`
    case 'drained':
      return `${usedName(event, event.hero, state)} of ${name} is drained.`
    case 'jammed':
      return `${usedName(event, event.hero, state)} of ${name} jams${event.markers > 1 ? ` (${event.markers} markers)` : ''}.`
    case 'damage lessened':
      return `${cardName(event.card)}: ${event.to} damage instead of ${event.from}.`
  }
}

function saysCompared({ test, total, target, isSuccess }: Extract<ResultEvent, { kind: 'test compared' }>): string {
  switch (test) {
    case 'attack':
      return `${total} against ${target}: ${isSuccess ? 'a hit' : 'a miss'}.`
    case 'defence':
      return `${total} against ${target}: ${isSuccess ? 'the defence holds' : `${target - total} damage`}.`
    case 'noise':
      return isSuccess ? `The noise is ${total}.` : 'Nothing is heard.'
    case 'vril':
      return `The total is ${total}.`
  }
}

function saysNoise(event: NoiseEvent): string {
  switch (event.kind) {
    case 'no noise':
      return `${heroName(event.hero)} is not heard.`
    case 'noise heard': {
      const { name, number } = noiseCards.of(event.card)
      if (event.total === null) return `Noise card: ${name}${event.hasTop ? ', both effects' : ', lower effect'}.`
      const lower = event.hasLower ? `${event.total} reaches ${number}` : `${event.total} is below ${number}`
      return `Noise card: ${name} (${lower}${event.hasTop ? '' : '; its upper effect is ignored'}).`
    }
    case 'loud noise':
      return event.hero === null ? event.loud : `${heroName(event.hero)}: ${event.loud}`
  }
}
