// What wound cards do at once (RB-196, W01 to W20).

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../../content/hero.ts'
import type { HeroKeyword } from '../../content/keywords.ts'
import type { WoundId } from '../../content/wound.ts'
import { wounds } from '../../content/wounds.ts'
import { drainQuestion, jamQuestion, skillQuestion } from '../../questions/wounds.ts'
import { heroOf } from '../../state.ts'
import type { Hero } from '../../state/hero.ts'
import type { ReichbustersTable } from '../../table.ts'
import { items } from '../../content/items.ts'
import { dropOneOf, sortsOf } from '../carrying.ts'
import { circled } from '../circle.ts'
import { discardAtRandom, drawCards } from '../decks.ts'
import { discardOne } from '../discarding.ts'
import { knockBack, knockDown, stepAway } from '../knocked.ts'
import type { WoundCause } from '../wound-cause.ts'

/** Carries out the upper effect of a wound card. W14: the skill that it switches off. */
export function* woundTop(
  t: ReichbustersTable,
  id: HeroId,
  card: WoundId,
  cause: WoundCause,
): Rules<HeroKeyword | null> {
  const hero = heroOf(t.state, id)
  const { top } = wounds.of(card)
  switch (top) {
    case 'deactivate skill':
      return yield* switchOff(t, hero)
    case 'nothing':
      break
    case 'discard':
      yield* discardOne(t, id, 'RB-196')
      break
    case 'discard at random':
      discardAtRandom(t, id, 1, 'RB-196')
      break
    case 'discard two at random':
      discardAtRandom(t, id, 2, 'RB-196')
      break
    case 'draw':
      drawCards(t, id, 1, 'RB-196')
      break
    case 'knocked down':
      knockDown(t, id)
      break
    case 'knocked back':
      yield* knockBack(t, id, cause.area)
      break
    case 'step away':
      yield* stepAway(t, id, cause.area)
      break
    case 'jam':
      yield* jam(t, hero)
      break
    case 'drain':
      yield* drain(t, hero)
      break
    case 'weak attack':
      hero.isBlinded = true
      t.tell({ kind: 'blinded', rule: 'RB-196', hero: id })
      break
    case 'drop item':
      if (hero.items.length > 0) yield* dropOneOf(t, hero, hero.items, 'RB-196')
      break
    case 'noise 1':
    case 'noise 2':
      yield* circled().noiseTest(t, id, top === 'noise 1' ? 1 : 2, false) // RB-050
  }
  return null
}

/** W14 */
function* switchOff(t: ReichbustersTable, hero: Hero): Rules<HeroKeyword | null> {
  const active = hero.skills.filter(({ isActive }) => isActive).map(({ id }) => id)
  if (active.length === 0) return null
  const skill = yield* t.choose(hero.seat, skillQuestion(hero.id), active)
  for (const token of hero.skills) if (token.id === skill) token.isActive = false
  t.tell({ kind: 'skill off', rule: 'RB-196', hero: hero.id, skill })
  return skill
}

/** W05 */
function* jam(t: ReichbustersTable, hero: Hero): Rules {
  const own = hero.weapons.map(({ id }) => id)
  const weapon = yield* t.choose(hero.seat, jamQuestion(hero.id), own)
  for (const token of hero.weapons) if (token.id === weapon) token.jammed++
  t.tell({ kind: 'weapon jammed by wound', rule: 'RB-196', hero: hero.id, weapon })
}

/** W15 A weapon on its vril side, or an item that rolls vril dice. */
function* drain(t: ReichbustersTable, hero: Hero): Rules {
  const weapons = hero.weapons.filter(({ side }) => side === 'vril').map(({ id }) => ({ weapon: id }))
  const vrilItems = sortsOf(hero.items.filter(({ id }) => items.of(id).category === 'vril' && id !== 'vril-orb'))
  const own = [...weapons, ...vrilItems.map((item) => ({ item }))]
  if (own.length === 0) return
  const chosen = yield* t.choose(hero.seat, drainQuestion(hero.id), own)
  if ('weapon' in chosen) {
    for (const token of hero.weapons) if (token.id === chosen.weapon) token.drained++
    t.tell({ kind: 'drained by wound', rule: 'RB-196', hero: hero.id, what: chosen })
    return
  }
  for (const item of hero.items) if (item.uid === chosen.item.uid) item.drained++
  t.tell({ kind: 'drained by wound', rule: 'RB-196', hero: hero.id, what: { item: chosen.item.id } })
}
