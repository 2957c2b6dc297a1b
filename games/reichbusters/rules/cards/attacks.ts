// Attacks that cards allow (RB-065 to RB-072), and what else on them hurts: grenades, Garrotte.

import type { Rules } from '@umpire/engine'
import { cards } from '../../content/cards.ts'
import type { CardAttack, Effect } from '../../content/effect.ts'
import type { HeroId, WeaponId } from '../../content/hero.ts'
import type { AreaId } from '../../content/map/map.ts'
import { units } from '../../content/units.ts'
import { adjacentAreas, areasInSight, enemiesAt, sightDistance } from '../../ground.ts'
import { cardArea, cardHero, garrotteTarget } from '../../questions/cards.ts'
import { actionNow, heroOf, type State } from '../../state.ts'
import type { Enemy } from '../../state/castle.ts'
import type { Hero } from '../../state/hero.ts'
import type { ReichbustersTable } from '../../table.ts'
import { addNoise, beginAction, endSilently } from '../actions.ts'
import { type AttackPlan, type AttackResult, plainAttack } from '../attack-plan.ts'
import { attack, canAttack } from '../attack.ts'
import { suppress } from '../attack/suppress.ts'
import { circled } from '../circle.ts'
import { drawCards } from '../decks.ts'
import { defenceOf, hasTrait, isAlert } from '../enemies.ts'
import { grenade, killEnemy } from '../harm.ts'
import { isUsable } from '../keywords.ts'
import { standingHere } from './company.ts'
import type { Play } from './play.ts'

/** RB-047 Whether the weapon's own noise counts, or that of the card alone. */
function isWeaponHeard({ card }: Play): boolean {
  const { noise } = cards.of(card).top
  return noise === 'W' || noise === 'W2'
}

/** An attack with a card. A card that shows its noise keeps to it, whatever the weapon's is. */
function* strike(t: ReichbustersTable, play: Play, plan: AttackPlan): Rules<AttackResult> {
  const before = actionNow(t.state)?.noise ?? 0
  const result = yield* attack(t, plan)
  const action = actionNow(t.state)
  if (action !== undefined && !isWeaponHeard(play)) action.noise = before
  if (result.wasMade) play.attacks++
  return result
}

// Attacks -----------------------------------------------------------------------------------------------------------

function traitsOf({ isArmourPiercing, isOneShot }: CardAttack): string[] {
  const traits: string[] = []
  if (isArmourPiercing) traits.push('Armour Piercing')
  if (isOneShot) traits.push('One Shot')
  return traits
}

const planOf = (
  { hero, only, attacks, isOptional }: Play,
  effect: CardAttack,
  except: readonly number[] = [],
): AttackPlan => ({
  hero,
  mode: effect.mode,
  weapons: effect.weapons,
  dice: effect.isFading ? effect.dice - attacks : effect.dice,
  range: effect.range,
  only: effect.on === 'any' ? null : only,
  except,
  traits: traitsOf(effect),
  isOptional,
})

export const canCardAttack = (state: State, play: Play, effect: CardAttack): boolean =>
  canAttack(state, planOf(play, effect))

/** One attack, or several on different enemies (QU2). True: the last one was made and succeeded. */
export function* cardAttack(t: ReichbustersTable, play: Play, effect: CardAttack): Rules<boolean> {
  const hit: number[] = []
  let isGoingWell = false
  for (let n = 0; n < effect.times; n++) {
    if (n > 0) play.isOptional = true
    const plan = planOf(play, effect, hit)
    if (!canAttack(t.state, plan)) break
    const result = yield* strike(t, play, plan)
    if (!result.wasMade) break
    isGoingWell = result.isSuccess
    if (result.target !== null) hit.push(result.target)
    if (effect.suppresses && result.area !== null) suppress(t, result.area, 'RB-170')
    if (effect.drawsIfKills > 0 && result.killed.length > 0) drawCards(t, play.hero, effect.drawsIfKills)
  }
  return isGoingWell
}

// BR1 ---------------------------------------------------------------------------------------------------------------

const vickers: readonly WeaponId[] = ['vickers-left', 'vickers-right']
/** RB-257 */
const burstDice = 2

const barragePlan = (hero: Hero, done: readonly WeaponId[], isOptional: boolean): AttackPlan =>
  plainAttack(hero.id, {
    mode: 'ranged',
    weapons: hero.weapons
      .filter((token) => isUsable(token) && vickers.includes(token.id) && !done.includes(token.id))
      .map(({ id }) => id),
    dice: burstDice,
    traits: ['Burst', 'no jam'],
    isOptional,
  })

export const canBarrage = (state: State, { hero }: Play): boolean =>
  canAttack(state, barragePlan(heroOf(state, hero), [], false))

/** BR1 One attack with each Vickers, with Burst triggered. */
export function* barrage(t: ReichbustersTable, play: Play): Rules {
  const done: WeaponId[] = []
  for (let n = 0; n < vickers.length; n++) {
    const plan = barragePlan(heroOf(t.state, play.hero), done, n > 0)
    if (!canAttack(t.state, plan)) return
    const { weapon } = yield* strike(t, play, plan)
    if (weapon === null || weapon === 'unarmed') return
    done.push(weapon)
  }
}

// BR2 ---------------------------------------------------------------------------------------------------------------

const rampageDice = 2

/** BR2 An unarmed attack in an area that was just entered. */
export function* rampageAttack(t: ReichbustersTable, play: Play): Rules {
  const plan = plainAttack(play.hero, { mode: 'melee', weapons: 'unarmed', dice: rampageDice, isOptional: true })
  if (canAttack(t.state, plan)) yield* strike(t, play, plan)
}

// SA2 ---------------------------------------------------------------------------------------------------------------

const jointPlan = (hero: HeroId, dice: number): AttackPlan => plainAttack(hero, { dice })

const canJoin = (state: State, heroes: readonly HeroId[], dice: number): HeroId[] =>
  heroes.filter((hero) => canAttack(state, jointPlan(hero, dice)))

export const canAllAttack = (
  state: State,
  { hero }: Play,
  { dice }: Extract<Effect, { does: 'all attack' }>,
): boolean => canJoin(state, standingHere(state, hero), dice).length > 0

/** SA2 Each of them attacks once, in an order that the player of the card chooses. */
export function* allAttack(t: ReichbustersTable, play: Play, { dice }: Extract<Effect, { does: 'all attack' }>): Rules {
  let left = standingHere(t.state, play.hero)
  const question = cardHero(play, 'who attacks next?', 'nobody')
  for (;;) {
    const able = canJoin(t.state, left, dice)
    if (able.length === 0) return
    const next = yield* t.chooseOrPass(heroOf(t.state, play.hero).seat, question, able)
    if (next === undefined) return
    left = left.filter((hero) => hero !== next)
    yield* joinIn(t, play, next, dice)
  }
}

/** RB-324 The weapon of another Hero jams on its own account; its noise is that of the card (RB-048). */
function* joinIn(t: ReichbustersTable, play: Play, hero: HeroId, dice: number): Rules {
  if (hero === play.hero) {
    yield* strike(t, play, jointPlan(hero, dice))
    return
  }
  const own = beginAction(t, hero, play.card)
  yield* strike(t, play, jointPlan(hero, dice))
  endSilently(t)
  const action = actionNow(t.state)
  if (action === undefined) return
  addNoise(action, own.noise)
  if (own.loud !== null) addNoise(action, own.loud, own.loudBy === null ? null : play.hero)
  action.moreNoise += own.moreNoise
  action.isWeaponNoise ||= own.isWeaponNoise
}

// Grenades ----------------------------------------------------------------------------------------------------------

const arrowReach = 2

/** RB-232 The areas that a grenade of this card reaches. */
export function grenadeAreas(state: State, id: HeroId, reach: 'adjacent' | 'within 2 in sight'): AreaId[] {
  const { area } = heroOf(state, id)
  if (area === null) return []
  if (reach === 'adjacent') return adjacentAreas(state, area)
  return areasInSight(state, area, 'enemies').filter(
    (other) => sightDistance(state, area, other, 'enemies') <= arrowReach,
  )
}

/** SA3, QU9 */
export function* cardGrenade(t: ReichbustersTable, play: Play, { reach }: Extract<Effect, { does: 'grenade' }>): Rules {
  const areas = grenadeAreas(t.state, play.hero, reach)
  if (areas.length === 0) return
  const { seat } = heroOf(t.state, play.hero)
  const area = yield* t.choose(seat, cardArea(play, 'where does it go off?', true), areas)
  yield* grenade(t, play.hero, area, { wounds: 1, isArmourPiercing: false })
}

// CL10 --------------------------------------------------------------------------------------------------------------

const mostDefence = 5

const isStrangled = (state: State, enemy: Enemy): boolean => {
  const { wounds, sides } = units.of(enemy.unit)
  return (
    wounds === 1 &&
    sides.length === 1 &&
    !isAlert(state, enemy) &&
    !hasTrait(state, enemy, 'Armoured') &&
    defenceOf(state, enemy) <= mostDefence
  )
}

/** CL10 Those in the area whom the garrotte kills. */
export function strangled(state: State, id: HeroId): Enemy[] {
  const { area } = heroOf(state, id)
  return area === null ? [] : enemiesAt(state, area).filter((enemy) => isStrangled(state, enemy))
}

export function* garrotte(t: ReichbustersTable, play: Play): Rules {
  const targets = strangled(t.state, play.hero).map(({ uid, unit }) => ({ uid, unit }))
  if (targets.length === 0) return
  const enemy = yield* t.choose(heroOf(t.state, play.hero).seat, garrotteTarget(play), targets)
  t.tell({ kind: 'garrotted', rule: 'RB-251', hero: play.hero, enemy })
  yield* killEnemy(t, enemy.uid, { hero: play.hero, how: 'melee', isArmourPiercing: false, ignoresArmour: true })
  yield* circled().look(t)
  yield* circled().react(t, { when: 'killed', hero: play.hero, mode: 'melee', killed: [enemy] })
}
