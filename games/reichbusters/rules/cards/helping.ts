// What cards do for Heroes: draws, healing, getting up, items that change hands, weapons, and what stays in play.

import type { Rules } from '@umpire/engine'
import type { CardId } from '../../content/card.ts'
import { cards } from '../../content/cards.ts'
import type { Effect } from '../../content/effect.ts'
import type { HeroId } from '../../content/hero.ts'
import { units } from '../../content/units.ts'
import { hasEnemies } from '../../ground.ts'
import type { Named } from '../../names.ts'
import { cardHero, cardToTakeBack, type HandOver, lootFrom, weaponToClear, whatToShare } from '../../questions/cards.ts'
import { heroOf, type Lasting, type State } from '../../state.ts'
import type { ReichbustersTable } from '../../table.ts'
import { gainItem, loseItem, sortsOf } from '../carrying.ts'
import { canDraw, discardAtRandom, drawCards, drawLoot, hasLoot } from '../decks.ts'
import { discardOne } from '../discarding.ts'
import { heal } from '../healing.ts'
import { layDown } from '../lasting.ts'
import { standUp } from '../moving.ts'
import { heroesHere, heroesNear, othersHere, othersSeen } from './company.ts'
import type { Play } from './play.ts'

type Does<Kind extends Effect['does']> = Extract<Effect, { does: Kind }>

/** One of several Heroes, or undefined where the effect is left out. */
function* whichHero(
  t: ReichbustersTable,
  play: Play,
  prompt: string,
  able: readonly HeroId[],
): Rules<HeroId | undefined> {
  if (able.length === 0) return undefined
  const { seat } = heroOf(t.state, play.hero)
  const question = cardHero(play, prompt, 'nobody')
  if (play.isOptional) return yield* t.chooseOrPass(seat, question, able)
  return yield* t.choose(seat, question, able)
}

// Cards -------------------------------------------------------------------------------------------------------------

export function* cardDiscards(
  t: ReichbustersTable,
  { hero }: Play,
  { cards: count, isRandom }: Does<'discard'>,
): Rules {
  if (isRandom) discardAtRandom(t, hero, count, 'RB-106')
  else for (let n = 0; n < count; n++) yield* discardOne(t, hero)
}

/** Those who would draw a card. */
export function drawers(state: State, id: HeroId, who: Does<'others draw'>['who']): HeroId[] {
  const able = who === 'others in area' ? othersHere(state, id) : othersSeen(state, id)
  return able.filter((hero) => canDraw(state, hero))
}

export function* othersDraw(t: ReichbustersTable, play: Play, { who, cards: count }: Does<'others draw'>): Rules {
  const able = drawers(t.state, play.hero, who)
  const one = who === 'one seen' ? yield* whichHero(t, play, 'who draws?', able) : undefined
  const drawing = who === 'one seen' ? (one === undefined ? [] : [one]) : able
  for (const hero of drawing) drawCards(t, hero, count)
}

/** SA12 The others in the area who have discarded anything. */
export const haveDiscarded = (state: State, id: HeroId): HeroId[] =>
  othersHere(state, id).filter((hero) => heroOf(state, hero).discard.length > 0)

export function* returnCard(t: ReichbustersTable, play: Play): Rules {
  const id = yield* whichHero(t, play, 'who takes a card back?', haveDiscarded(t.state, play.hero))
  if (id === undefined) return
  const { seat, discard } = heroOf(t.state, id)
  const card = yield* t.choose(seat, cardToTakeBack, discard.slice())
  const hero = heroOf(t.state, id)
  hero.discard.splice(hero.discard.indexOf(card), 1)
  hero.hand.push(card)
  t.tell({ kind: 'card taken back', rule: 'RB-092', hero: id, card })
}

// Wounds ------------------------------------------------------------------------------------------------------------

/** BR12, RH10 Those whom the card can heal. */
export const woundedFor = (state: State, id: HeroId, who: Does<'heal'>['who']): HeroId[] =>
  (who === 'self' ? [id] : heroesHere(state, id)).filter((hero) => heroOf(state, hero).wounds.length > 0)

export function* cardHeals(t: ReichbustersTable, play: Play, { who }: Does<'heal'>): Rules {
  const able = woundedFor(t.state, play.hero, who)
  const hero = who === 'self' ? able[0] : yield* whichHero(t, play, 'who is healed?', able)
  if (hero !== undefined) yield* heal(t, hero, 1)
}

/** SA4 Those who lie or are wounded, in the area and beside it. */
export const toRaise = (state: State, id: HeroId): HeroId[] =>
  heroesNear(state, id).filter((one) => {
    const { isKnockedDown, wounds } = heroOf(state, one)
    return isKnockedDown || wounds.length > 0
  })

export function* raiseUp(t: ReichbustersTable, play: Play): Rules {
  const id = yield* whichHero(t, play, 'who gets up?', toRaise(t.state, play.hero))
  if (id === undefined) return
  standUp(t, heroOf(t.state, id))
  yield* heal(t, id, 1)
}

// Equipment ---------------------------------------------------------------------------------------------------------

/** BR4 */
export const isJammed = (state: State, id: HeroId): boolean =>
  heroOf(state, id).weapons.some(({ jammed }) => jammed > 0)

export function* clearWeapon(t: ReichbustersTable, play: Play): Rules {
  const { seat, weapons } = heroOf(t.state, play.hero)
  const jammed = weapons.filter((token) => token.jammed > 0).map(({ id }) => id)
  if (jammed.length === 0) return
  const weapon = yield* t.choose(seat, weaponToClear(play), jammed)
  const token = heroOf(t.state, play.hero).weapons.find(({ id }) => id === weapon)
  if (token !== undefined) token.jammed = 0
  t.tell({ kind: 'breech cleared', rule: 'RB-078', hero: play.hero, weapon })
}

/** SA11 Every item of the Heroes in the area to each of the others there, unless enemies are about. */
export function handOvers(state: State, id: HeroId, done: readonly number[]): HandOver[] {
  const { area } = heroOf(state, id)
  if (area === null || hasEnemies(state, area)) return []
  const here = heroesHere(state, id)
  return here.flatMap((from) =>
    sortsOf(heroOf(state, from).items.filter(({ uid }) => !done.includes(uid))).flatMap(({ uid }) =>
      here.filter((to) => to !== from).map((to) => ({ from, item: uid, to })),
    ),
  )
}

/** SA11 One item after the other, each at most once. */
export function* shareItems(t: ReichbustersTable, play: Play): Rules {
  const done: number[] = []
  for (;;) {
    const options = handOvers(t.state, play.hero, done)
    if (options.length === 0) return
    const chosen = yield* t.chooseOrPass(heroOf(t.state, play.hero).seat, whatToShare(play), options)
    if (chosen === undefined) return
    done.push(chosen.item)
    const item = loseItem(heroOf(t.state, chosen.from), chosen.item)
    t.tell({ kind: 'item given', rule: 'RB-098', hero: chosen.from, to: chosen.to, item: item.id })
    yield* gainItem(t, chosen.to, item)
  }
}

// CL7 ---------------------------------------------------------------------------------------------------------------

/** CL7 Those of the killed who leave something. */
export const lootable = (state: State, killed: readonly Named[]): Named[] =>
  killed.filter(({ unit }) => {
    const { loot } = units.of(unit)
    return loot !== null && hasLoot(state, loot)
  })

export function* takeLoot(t: ReichbustersTable, play: Play): Rules {
  const able = lootable(t.state, play.killed)
  if (able.length === 0) return
  const enemy = yield* t.choose(heroOf(t.state, play.hero).seat, lootFrom(play), able)
  const { loot } = units.of(enemy.unit)
  const drawn = loot === null ? undefined : drawLoot(t, loot)
  if (drawn === undefined) return
  const id = t.reveal(drawn.secret)
  t.tell({ kind: 'loot taken', rule: 'RB-071', hero: play.hero, item: id, enemy })
  yield* gainItem(t, play.hero, { uid: t.state.nextItem++, id, jammed: 0, drained: 0 })
}

// In play -----------------------------------------------------------------------------------------------------------

function whoHas(state: State, id: HeroId, on: Does<'last'>['on']): HeroId[] {
  switch (on) {
    case 'self':
      return [id]
    case 'in area':
      return heroesHere(state, id)
    case 'seen':
      return [id, ...othersSeen(state, id)]
  }
}

/** RB-107 to RB-112 A card without a duration of its own (RH5) lasts for the turn. */
const untilOf = (card: CardId): Lasting['until'] => {
  const { duration } = cards.of(card).top
  return duration === 'once' ? 'end of turn' : duration
}

export function cardLasts(t: ReichbustersTable, { hero, card }: Play, { on }: Does<'last'>): void {
  layDown(t, card, hero, whoHas(t.state, hero, on), untilOf(card))
}

/** BR6 The wound that lies there will not be kept. */
export function shrugOff(t: ReichbustersTable, { hero }: Play): void {
  const { woundNow } = t.state
  if (woundNow === null || woundNow.hero !== hero) return
  woundNow.isShruggedOff = true
  t.tell({ kind: 'shrugged off', rule: 'RB-196', hero, wound: woundNow.wound })
}
