// The own turn (D10): everything that could be done now, by what it is worth.

import { type Ask, fraction } from '@umpire/engine'
import { bestAbove } from '../../best.ts'
import type { HeroId } from '../content/hero.ts'
import { mostItems, mostItemsSapped } from '../content/numbers.ts'
import { heroesAt } from '../ground.ts'
import { type Act, actQuestion } from '../questions/act.ts'
import { nextHeroQuestion } from '../questions/turns.ts'
import { plainAttack } from '../rules/attack-plan.ts'
import type { Giving } from '../rules/giving.ts'
import type { FeatureUse } from '../rules/features/using.ts'
import { searchNoise } from '../rules/searching.ts'
import { woundEffect } from '../rules/wound-effects.ts'
import { heroOf, missionOf, type State, type Turn } from '../state.ts'
import type { Found } from '../state/castle.ts'
import { type Hero, isDowned, type Item } from '../state/hero.ts'
import { type Asked, choice, isChoice, type Reply } from './asked.ts'
import { attackWorth, bestAttack, bestBlast, throwAreas } from './attacking.ts'
import { playWorth } from './card-play.ts'
import { riskAt } from './danger.ts'
import { doorWorth } from './doors.ts'
import { type Errand, errandOf } from './errands.ts'
import { gainOfMove, stepWorth } from './moving.ts'
import { carries, isShortOfCharges } from './tasks.ts'
import { featureWorth, itemWorth, searchWorth } from './preferences.ts'
import { goals, turn as weights } from './weights.ts'
import { noiseCost, worthOfItem } from './worths.ts'

/** A Hero whose turn it is, and where it wants to go. */
interface Acting {
  readonly state: State
  readonly hero: Hero
  readonly turn: Turn
  readonly errand: Errand | undefined
}

/** Tokens that may be what the mission is about. */
const isSought = (state: State, { category, secret, id }: Found): boolean =>
  (category === 'objective' && secret !== null) ||
  id === 'detonator' ||
  id === 'dossier' ||
  (id === 'demolition-charge' && !state.progress.isDetonated)

function searchFor({ state, hero }: Acting, found: Found): number {
  if (isSought(state, found)) return goals.step
  const isFull = hero.items.length >= mostItems
  const noise = noiseCost(state, searchNoise(hero, found))
  if (found.id === null) {
    const hurt = found.category === 'medical' ? hero.wounds.length : 0
    return (searchWorth[found.category] + hurt) * (isFull ? weights.full : 1) - noise
  }
  return isFull ? 0 : worthOfItem({ id: found.id, drained: found.drained }, hero) * weights.faceUp
}

/** Whether something more could be carried without leaving what the mission is about (RB-077, W12). */
function hasRoom({ state, hero }: Acting): boolean {
  const most = woundEffect(state, hero, 'two items') ? mostItemsSapped : mostItems
  return hero.items.filter(({ id }) => id === 'objective-complete').length < most
}

/** Two cards; what is in the hand already makes them less needed. */
const drawing = ({ hero }: Acting): number =>
  Math.max(weights.leastDraw, weights.draw - weights.drawLess * hero.hand.length)

function featureUse({ hero }: Acting, { feature }: FeatureUse): number {
  if (feature === 'operating-table') return hero.wounds.length < 2 ? 0 : weights.heal
  if (feature === 'ammunition-crates') return weights.ready
  return featureWorth[feature] ?? 0
}

function healed(state: State, hero: Hero, most: number, isEach: boolean): number {
  if (hero.area === null) return 0
  let worth = 0
  for (const one of heroesAt(state, hero.area)) {
    const count = isEach ? Math.min(1, one.wounds.length) : one.wounds.length
    if (count > 0) worth += (weights.heal + one.wounds.length - 2) * count
  }
  return isEach ? worth : Math.min(worth, most * (weights.heal + 2))
}

/** RB-099 What is used, by what it does; other items are not used in the own turn, or hardly ever worth it. */
function itemUse({ state, hero }: Acting, { id }: Item): number {
  if (id === 'detonator') return goals.leave
  if (id === 'bandages') return healed(state, hero, 2, false) - weights.cure - weights.heal / 2
  if (id === 'medics-bag') return healed(state, hero, 0, true) - weights.cure
  if (id === 'pain-killers' || id === 'vril-healing-potion') return healed(state, hero, 1, false) - weights.cure
  if (id === 'grenade') {
    return bestBlast(state, throwAreas(state, hero.id), 1) - noiseCost(state, 'BANG!') - itemWorth[id]
  }
  if (id === 'stick-grenade-bundle') {
    return bestBlast(state, throwAreas(state, hero.id), 2) - noiseCost(state, 'BOOM!') - itemWorth[id]
  }
  return 0
}

const isYetToAct = (state: State, id: HeroId): boolean =>
  state.alarm === 'post' ? state.order.includes(id) : !state.acted.includes(id)

/** What has to be carried off is handed on to somebody whose turn comes after this one. */
function giving({ state, hero, turn, errand }: Acting, { how, item, ...rest }: Giving): number {
  if (how === 'plant') return isShortOfCharges(state) ? goals.step : 0
  if (how !== 'give' || !('to' in rest) || errand?.task.what !== 'leave' || !turn.hasMoved) return 0
  const isWanted = missionOf(state).goals.some((goal) => goal.goal === 'carry off' && goal.item === item.id)
  const other = heroOf(state, rest.to)
  if (!isWanted || isDowned(other) || other.isKnockedDown || !isYetToAct(state, other.id)) return 0
  return other.wounds.length > hero.wounds.length + 1 ? 0 : weights.relay
}

function worthOf(acting: Acting, act: Act): number {
  const { state, hero, turn, errand } = acting
  switch (act.do) {
    case 'move':
    case 'avenge':
      return stepWorth(state, hero, errand, act.step)
    case 'attack':
      return attackWorth(state, plainAttack(hero.id), act.attack)
    case 'search':
      return searchFor(acting, act.found)
    case 'ready':
      return act.readied.weapon === null ? weights.ready / 3 : weights.ready
    case 'draw':
      return drawing(acting)
    case 'door':
      return doorWorth(state, hero, errand, act.door)
    case 'feature':
      return featureUse(acting, act.use)
    case 'escort':
      return goals.step
    case 'take':
      return hasRoom(acting) ? goals.step : 0
    case 'card':
      return playWorth(state, hero, errand, act.card)
    case 'item':
      return itemUse(acting, act.item)
    case 'giving':
      return giving(acting, act.giving)
    case 'patience':
      return turn.basicLeft === 0 ? weights.patience : 0
  }
}

/**
 * Cards are drawn before a move, for they may make it longer; but not where something is to be done that takes the
 * action.
 */
function drawsFirst(acts: readonly Act[], worths: readonly number[], turn: Turn): number | undefined {
  if (turn.basicLeft < 2) return undefined
  const draw = acts.findIndex((act) => act.do === 'draw')
  const worth = worths[draw]
  if (worth === undefined || worth <= 0) return undefined
  for (const [n, act] of acts.entries()) {
    const isRival = act.do !== 'move' && act.do !== 'draw' && act.do !== 'patience'
    const other = worths[n] ?? 0
    if (other >= goals.step || (isRival && other > worth)) return undefined
  }
  return draw
}

function chooseAct(acts: readonly Act[], { state, random }: Asked): number | undefined {
  const { turn } = state
  if (turn === null) return undefined
  const hero = heroOf(state, turn.hero)
  const acting: Acting = { state, hero, turn, errand: errandOf(state, hero.id) }
  const worths = acts.map((act) => worthOf(acting, act) + weights.whim * (fraction(random) - 0.5))
  return drawsFirst(acts, worths, turn) ?? bestAbove([...worths.keys()], weights.least, (n) => worths[n] ?? 0)
}

/** What is like another: the best of each kind is worth a comparison. */
const kindOf = (act: Act): string => (act.do === 'move' ? `move ${act.step.go}` : act.do)

/**
 * The best act of each kind, the most promising first, and to do nothing more, as far as they are nearly as good as the
 * best; none where that wins a step of the mission. Undefined for other questions.
 */
export function otherActs(ask: Ask, state: State): readonly number[] | undefined {
  const { turn } = state
  if (!isChoice<Act>(ask, actQuestion.name) || turn === null) return undefined
  const hero = heroOf(state, turn.hero)
  const acting: Acting = { state, hero, turn, errand: errandOf(state, hero.id) }
  const best = new Map<string, { readonly n: number; readonly worth: number }>()
  for (const [n, act] of ask.allowed.entries()) {
    const worth = worthOf(acting, act)
    if (act.do === 'giving' && worth <= 0) continue // to hand something over for nothing
    if (worth > (best.get(kindOf(act))?.worth ?? Number.NEGATIVE_INFINITY)) best.set(kindOf(act), { n, worth })
  }
  if (ask.passes) best.set('pass', { n: ask.allowed.length, worth: weights.least })
  const sorted = [...best.values()].sort((a, b) => b.worth - a.worth)
  const most = sorted[0]?.worth ?? 0
  return most >= goals.step ? [] : sorted.filter(({ worth }) => worth > most - weights.rival).map(({ n }) => n)
}

/** Any of them may be next. */
export const otherHeroes = (ask: Ask): readonly number[] | undefined =>
  isChoice<HeroId>(ask, nextHeroQuestion.name) ? [...ask.allowed.keys()] : undefined

/** D04 Whoever is in danger or in sight, can strike, or has the shortest way. */
function urgency(state: State, id: HeroId): number {
  const hero = heroOf(state, id)
  if (hero.area === null) return 0
  const strike = state.enemies.length === 0 ? 0 : bestAttack(state, plainAttack(id))
  const errand = errandOf(state, id)
  const isCarrier = errand?.task.what === 'leave' && carries(hero, 'dossier')
  return riskAt(state, hero, hero.area) + strike + gainOfMove(state, hero, errand, 1) / 2 - (isCarrier ? 1 : 0)
}

export const turnReplies: readonly Reply[] = [
  choice(actQuestion, chooseAct),
  choice(nextHeroQuestion, (heroes, { state }) =>
    bestAbove(heroes, Number.NEGATIVE_INFINITY, (id) => urgency(state, id)),
  ),
]
