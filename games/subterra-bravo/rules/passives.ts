// What is always on for a commando: its stance's text and its passive cards; and the numbers that come of them.

import { refuse, type WhyNot } from '@umpire/engine'
import { commandos } from '../content/commandos.ts'
import type { PassiveEffect } from '../content/passive.ts'
import { finds } from '../content/investigate.ts'
import type { FindId, KitId } from '../content/kit/card.ts'
import { kit } from '../content/kit/kit.ts'
import {
  downedCard,
  lowestNumbers,
  type StanceCardId,
  stanceCard,
  type StanceNumbers,
  stances,
} from '../content/stances.ts'
import type { AttackKind } from '../content/weapon.ts'
import { missionOf, type State } from '../state.ts'
import type { Commando, KitInstance } from '../state/commando.ts'
import { isAdjacent, isOnMap } from './figures.ts'

type EffectName = PassiveEffect['effect']
type EffectOf<Name extends EffectName> = Extract<PassiveEffect, { readonly effect: Name }>

const isNamed = <Name extends EffectName>(effect: PassiveEffect, name: Name): effect is EffectOf<Name> =>
  effect.effect === name

/** An effect, and the stance or card that it stands on. */
interface Source<Name extends EffectName> {
  readonly on: StanceCardId | KitId | FindId
  readonly effect: EffectOf<Name>
}

const everySource: readonly Source<EffectName>[] = [
  ...[...stances.rows, downedCard].flatMap(({ id, special }) => special.map((effect) => ({ on: id, effect }))),
  ...[...kit.rows, ...finds].flatMap((card) =>
    card.type === 'passive' ? card.passive.map((effect) => ({ on: card.id, effect })) : [],
  ),
]

const sources: { [Name in EffectName]?: readonly Source<Name>[] } = {}

/** All stances and cards with such an effect: few, so that looking for them is quicker than going through a kit. */
function sourcesOf<Name extends EffectName>(name: Name): readonly Source<Name>[] {
  const known = sources[name]
  if (known !== undefined) return known
  const found = everySource.flatMap(({ on, effect }) => (isNamed(effect, name) ? [{ on, effect }] : []))
  Object.assign(sources, { [name]: found })
  return found
}

/** SB-143, SB-147, SB-233 Calls back for each such effect of stance and kit; of copies of a card, for one. */
export function eachEffect<Name extends EffectName>(
  commando: Commando,
  name: Name,
  visit: (effect: EffectOf<Name>, item: KitInstance | null) => void,
): void {
  for (const { on, effect } of sourcesOf(name)) {
    if (commando.stance === on) visit(effect, null)
    else {
      const item = carried(commando, on)
      if (item !== undefined) visit(effect, item)
    }
  }
}

function carried({ kit: items }: Commando, card: string): KitInstance | undefined {
  for (const item of items) if (item.card === card) return item
  return undefined
}

/** The first such effect. */
export function effectOf<Name extends EffectName>(commando: Commando, name: Name): EffectOf<Name> | undefined {
  for (const { on, effect } of sourcesOf(name)) {
    if (commando.stance === on || carried(commando, on) !== undefined) return effect
  }
  return undefined
}

export const hasEffect = (commando: Commando, name: EffectName): boolean => effectOf(commando, name) !== undefined

/** What all such effects add up to. */
export function sumOfEffects<Name extends EffectName>(
  commando: Commando,
  name: Name,
  amount: (effect: EffectOf<Name>) => number,
): number {
  let sum = 0
  for (const { on, effect } of sourcesOf(name)) {
    if (commando.stance === on || carried(commando, on) !== undefined) sum += amount(effect)
  }
  return sum
}

/** SB-064 The Downed card. */
export const whyNotDowned = (commando: Commando): WhyNot =>
  hasEffect(commando, 'move-and-trade-only')
    ? refuse('SB-064', 'With the Downed card you may only Move and Trade.')
    : undefined

export const vitalityOf = (state: State, { id }: Pick<Commando, 'id'>): number =>
  commandos.of(id).vitality + state.terms.moreVitality

export const coresOf = (state: State, { id }: Pick<Commando, 'id'>): number =>
  state.objectives.cores.filter(({ carrier }) => carrier === id).length

/** SB-045 What its stance sets; undefined before the first one. Of a facedown one, what is sure (SB-044). */
function numbersOf({ id, stance, facedown }: Commando): StanceNumbers | undefined {
  if (stance !== null) return stanceCard(stance)
  return facedown === null ? undefined : lowestNumbers(id)
}

/** SB-045, SB-147, SB-221 */
export function speedOf(state: State, commando: Commando): number {
  const numbers = numbersOf(commando)
  if (numbers === undefined) return 1
  const isDowned = commando.stance === 'DWN'
  const { objective } = missionOf(state)
  const perCore = objective.objective === 'data-cores' ? objective.speedPerCore : 0
  const speed =
    numbers.speed +
    sumOfEffects(commando, 'speed', ({ by, whileDowned }) => (isDowned && !whileDowned ? 0 : by)) +
    perCore * coresOf(state, commando) +
    commando.turn.blackout
  return Math.max(1, speed)
}

/** SB-051 */
export function maxAdrenalineOf(commando: Commando): number {
  const numbers = numbersOf(commando)
  return numbers === undefined ? 0 : numbers.maxAdrenaline + commando.maxBonus
}

/** SB-075 Diagonal steps of a turn, or of another movement. */
export const diagonalsOf = (commando: Commando): number =>
  1 + sumOfEffects(commando, 'more-diagonals', ({ diagonals }) => diagonals)

/** SB-123, SB-147, SB-159 Without cover and without what cards add to one attack. */
export function defenseOf(state: State, commando: Commando, against: AttackKind): number {
  const numbers = numbersOf(commando)
  if (numbers === undefined) return 0
  let defense = against === 'melee' ? numbers.meleeDefense : numbers.rangedDefense
  defense += sumOfEffects(commando, 'defense', ({ ranged, melee }) => (against === 'melee' ? melee : ranged))
  if (against === 'melee') defense += defenseOfNeighbours(state, commando)
  return Math.max(0, commando.corroded ? defense - 1 : defense)
}

function defenseOfNeighbours(state: State, commando: Commando): number {
  const { square } = commando
  if (square === null) return 0
  return state.commandos.reduce((sum, other) => {
    if (other === commando || !isOnMap(other) || !isAdjacent(state, other.square, square)) return sum
    return sum + sumOfEffects(other, 'defense-of-adjacent', ({ melee }) => melee)
  }, 0)
}
