// Movement that cards allow (RB-055 to RB-061), of the player of the card and of others.

import type { Rules } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import type { HeroId } from '../../content/hero.ts'
import { cardHero } from '../../questions/cards.ts'
import { heroOf, type State } from '../../state.ts'
import { isDowned } from '../../state/hero.ts'
import type { ReichbustersTable } from '../../table.ts'
import { moveHero, stepOffer } from '../moving.ts'
import { rampageAttack } from './attacks.ts'
import { heroesNear, standingHere } from './company.ts'
import type { Play } from './play.ts'

/** Whether a Hero could do anything with one area of movement. */
export function canStep(state: State, id: HeroId): boolean {
  const hero = heroOf(state, id)
  return !isDowned(hero) && stepOffer(state, hero).allowed.length > 0
}

export function* cardMove(
  t: ReichbustersTable,
  { hero }: Play,
  { areas, isFree }: Extract<Effect, { does: 'move' }>,
): Rules {
  yield* moveHero(t, hero, areas, { isFree })
}

const rampageAreas = 2

/** BR2 Area by area, with an attack in each that is entered. */
export function* rampage(t: ReichbustersTable, play: Play): Rules {
  for (let n = 0; n < rampageAreas; n++) {
    const { area } = heroOf(t.state, play.hero)
    if (!(yield* moveHero(t, play.hero, 1, { isFree: true }))) return
    const now = heroOf(t.state, play.hero).area
    if (now === null) return
    if (now !== area) yield* rampageAttack(t, play)
  }
}

/** SA1 Each of them moves, in an order that the player of the card chooses. */
export function* allMove(t: ReichbustersTable, play: Play, { areas }: Extract<Effect, { does: 'all move' }>): Rules {
  const question = cardHero(play, 'who moves next?', 'nobody')
  let left = standingHere(t.state, play.hero)
  for (;;) {
    const able = left.filter((hero) => canStep(t.state, hero))
    if (able.length === 0) return
    const next = yield* t.chooseOrPass(heroOf(t.state, play.hero).seat, question, able)
    if (next === undefined) return
    left = left.filter((hero) => hero !== next)
    yield* moveHero(t, next, areas)
  }
}

/** SA5 The other Heroes in the area and beside it who can move. */
export const othersToMove = (state: State, id: HeroId): HeroId[] =>
  heroesNear(state, id).filter((hero) => hero !== id && canStep(state, hero))

export function* otherMoves(
  t: ReichbustersTable,
  play: Play,
  { areas }: Extract<Effect, { does: 'other moves' }>,
): Rules {
  const others = othersToMove(t.state, play.hero)
  if (others.length === 0) return
  const question = cardHero(play, 'who else moves?', 'nobody else')
  const other = yield* t.chooseOrPass(heroOf(t.state, play.hero).seat, question, others)
  if (other !== undefined) yield* moveHero(t, other, areas)
}
