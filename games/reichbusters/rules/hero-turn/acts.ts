// What a Hero has chosen to do (RB-011 to RB-014), carried out with all that follows from it.

import type { Rules } from '@umpire/engine'
import { cardsDrawn, geniusDrawn } from '../../content/numbers.ts'
import type { DoorId } from '../../content/map/map.ts'
import type { Act } from '../../questions/act.ts'
import type { Step } from '../../questions/moving.ts'
import { heroOf, type Turn } from '../../state.ts'
import type { ReichbustersTable } from '../../table.ts'
import { addNoise, beginAction, endAction } from '../actions.ts'
import { plainAttack } from '../attack-plan.ts'
import { type AttackChoice, makeAttack } from '../attack.ts'
import { playCard, usePatience } from '../cards.ts'
import { drawCards } from '../decks.ts'
import { discardOne } from '../discarding.ts'
import { doorNoise, workOnDoor } from '../doors.ts'
import { useFeature } from '../features.ts'
import { give } from '../giving.ts'
import { useItem } from '../items.ts'
import { hasKeyword } from '../keywords.ts'
import { moveHero } from '../moving.ts'
import { ready } from '../ready.ts'
import { escort, search, takeBySight } from '../searching.ts'
import { woundEffect } from '../wound-effects.ts'

/** W03 Noise of a basic Move. */
const limpNoise = 1

/** RB-055, RB-059 */
function* basicMove(t: ReichbustersTable, { hero }: Turn, step: Step): Rules {
  const action = beginAction(t, hero, 'move')
  if (woundEffect(t.state, hero, 'noisy move')) addNoise(action, limpNoise)
  yield* moveHero(t, hero, 1, { isBasic: true, first: step })
  yield* endAction(t)
}

/** RB-065 to RB-072 */
function* basicAttack(t: ReichbustersTable, { hero }: Turn, choice: AttackChoice): Rules {
  beginAction(t, hero, 'attack')
  yield* makeAttack(t, plainAttack(hero), choice)
  yield* endAction(t)
}

/** RB-079, RB-280, W04 */
function* drawAction(t: ReichbustersTable, { hero }: Turn): Rules {
  const isGenius = hasKeyword(t.state, heroOf(t.state, hero), 'Genius')
  const fewer = woundEffect(t.state, hero, 'draws less') ? 1 : 0
  drawCards(t, hero, (isGenius ? geniusDrawn : cardsDrawn) - fewer, 'RB-079')
  if (isGenius) yield* discardOne(t, hero, 'RB-280')
}

/** RB-080 to RB-082 */
function* doorAction(t: ReichbustersTable, { hero }: Turn, door: DoorId): Rules {
  addNoise(beginAction(t, hero, 'door'), doorNoise(t.state, door))
  yield* workOnDoor(t, door, heroOf(t.state, hero))
  yield* endAction(t)
}

/** RB-327 */
function* avenge(t: ReichbustersTable, turn: Turn, step: Step): Rules {
  turn.hasAvenged = true
  beginAction(t, turn.hero, 'vengeance')
  yield* moveHero(t, turn.hero, 1, { first: step })
  yield* endAction(t)
}

/** RB-011 What takes a basic action. */
const isBasic: { readonly [Do in Act['do']]: boolean } = {
  move: true,
  attack: true,
  search: true,
  ready: true,
  draw: true,
  door: true,
  feature: true,
  escort: true,
  card: false,
  item: false,
  giving: false,
  take: false,
  avenge: false,
  patience: false,
}

/** RB-011, RB-012 */
function spend(turn: Turn, act: Act): void {
  if (act.do === 'move') turn.hasMoved = true
  if (act.do === 'attack') turn.hasAttacked = true
  if (isBasic[act.do]) turn.basicLeft--
}

export function* carryOut(t: ReichbustersTable, turn: Turn, act: Act): Rules {
  const { hero } = turn
  spend(turn, act)
  switch (act.do) {
    case 'move':
      return yield* basicMove(t, turn, act.step)
    case 'attack':
      return yield* basicAttack(t, turn, act.attack)
    case 'search':
      return yield* search(t, hero, act.found.uid)
    case 'ready':
      return ready(t, hero, act.readied)
    case 'draw':
      return yield* drawAction(t, turn)
    case 'door':
      return yield* doorAction(t, turn, act.door)
    case 'feature':
      return yield* useFeature(t, hero, act.use)
    case 'escort':
      return yield* escort(t, hero)
    case 'card':
      return yield* playCard(t, hero, act.card)
    case 'item':
      return yield* useItem(t, hero, act.item.uid)
    case 'giving':
      return yield* give(t, hero, act.giving)
    case 'take':
      return yield* takeBySight(t, hero, act.area, act.found.uid)
    case 'avenge':
      return yield* avenge(t, turn, act.step)
    case 'patience':
      return usePatience(t, hero)
  }
}
