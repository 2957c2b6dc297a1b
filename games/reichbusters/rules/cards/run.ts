// The upper half of a card from its first effect to its noise (RB-091, RB-092, RB-107 to RB-112).

import type { Rules } from '@umpire/engine'
import type { CardNoise } from '../../content/card.ts'
import { cards } from '../../content/cards.ts'
import type { Effect } from '../../content/effect.ts'
import { whichEffects } from '../../questions/cards.ts'
import { heroOf } from '../../state.ts'
import type { Action } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import { addNoise, beginAction, endAction } from '../actions.ts'
import { drawCards } from '../decks.ts'
import { putAway } from '../lasting.ts'
import { allAttack, barrage, cardAttack, cardGrenade, garrotte } from './attacks.ts'
import {
  cardDiscards,
  cardHeals,
  cardLasts,
  clearWeapon,
  othersDraw,
  raiseUp,
  returnCard,
  shareItems,
  shrugOff,
  takeLoot,
} from './helping.ts'
import { allMove, cardMove, otherMoves, rampage } from './moves.ts'
import type { Play } from './play.ts'
import { isPossible } from './possible.ts'
import { cardOpensDoor, lookAtSpawns, lookBehindDoor, lowerRoom, pebble, survey } from './scouting.ts'

function* carryOut(t: ReichbustersTable, play: Play, effect: Exclude<Effect, { does: 'attack' }>): Rules {
  switch (effect.does) {
    case 'barrage':
      return yield* barrage(t, play)
    case 'all attack':
      return yield* allAttack(t, play, effect)
    case 'grenade':
      return yield* cardGrenade(t, play, effect)
    case 'garrotte':
      return yield* garrotte(t, play)
    case 'move':
      return yield* cardMove(t, play, effect)
    case 'rampage':
      return yield* rampage(t, play)
    case 'all move':
      return yield* allMove(t, play, effect)
    case 'other moves':
      return yield* otherMoves(t, play, effect)
    case 'open door':
      return yield* cardOpensDoor(t, play)
    case 'look behind door':
      return yield* lookBehindDoor(t, play)
    case 'look at spawns':
      return yield* lookAtSpawns(t, play, effect.cards)
    case 'survey':
      return yield* survey(t, play, effect)
    case 'lower room':
      return yield* lowerRoom(t, play)
    case 'pebble':
      return yield* pebble(t, play)
    case 'draw':
      drawCards(t, play.hero, effect.cards)
      return
    case 'discard':
      return yield* cardDiscards(t, play, effect)
    case 'others draw':
      return yield* othersDraw(t, play, effect)
    case 'return card':
      return yield* returnCard(t, play)
    case 'heal':
      return yield* cardHeals(t, play, effect)
    case 'raise up':
      return yield* raiseUp(t, play)
    case 'clear weapon':
      return yield* clearWeapon(t, play)
    case 'share items':
      return yield* shareItems(t, play)
    case 'take loot':
      return yield* takeLoot(t, play)
    case 'shrug off wound':
      return shrugOff(t, play)
    case 'last':
      return cardLasts(t, play, effect)
  }
}

// D29 ---------------------------------------------------------------------------------------------------------------

/** Moves, attacks and doors can be left out where they are asked; what is discarded goes with the draw before it. */
const isAskedLater = ({ does }: Effect): boolean =>
  does === 'move' || does === 'attack' || does === 'open door' || does === 'other moves' || does === 'discard'

/** RB-092 The effects that the Hero wants. With a single one there is nothing to choose. */
function* effectsToDo(t: ReichbustersTable, play: Play, effects: readonly Effect[]): Rules<readonly Effect[]> {
  const open = effects.filter((effect) => !isAskedLater(effect) && isPossible(t.state, play, effect))
  if (open.length < 2) return effects
  const { seat } = heroOf(t.state, play.hero)
  const wanted = yield* t.chooseMany(seat, whichEffects(play), open, { least: 1, most: open.length })
  const isDropped = (effect: Effect): boolean => open.includes(effect) && !wanted.includes(effect)
  const isDrawing = !effects.some((effect) => effect.does === 'draw' && isDropped(effect))
  return effects.filter((effect) => (effect.does === 'discard' ? isDrawing : !isDropped(effect)))
}

// Passes ------------------------------------------------------------------------------------------------------------

/** All effects once, in their order. True: the attack among them was made and succeeded (RB-111). */
function* pass(t: ReichbustersTable, play: Play, effects: readonly Effect[]): Rules<boolean> {
  let isGoingWell = false
  for (const effect of effects) {
    play.isOptional = play.attacks > 0 || effects.some((other) => other !== effect && isAskedLater(other))
    if (!isPossible(t.state, play, effect)) continue
    if (effect.does === 'attack') isGoingWell = yield* cardAttack(t, play, effect)
    else yield* carryOut(t, play, effect)
  }
  return isGoingWell
}

/** RB-047, RB-054 What the card itself makes; W is left to the weapon. */
function addCardNoise(action: Action, noise: CardNoise): void {
  if (noise === 'W') return
  addNoise(action, noise === 'W2' ? 2 : noise)
}

/** Carries out the upper half of a card that was taken out of the hand, as one action with one noise (RB-048). */
export function* runTop(t: ReichbustersTable, play: Play): Rules {
  const { top } = cards.of(play.card)
  addCardNoise(beginAction(t, play.hero, play.card), top.noise)
  const effects = yield* effectsToDo(t, play, top.effects)
  let isGoingOn = true
  while (isGoingOn) isGoingOn = (yield* pass(t, play, effects)) && top.duration === 'repeat'
  if (!t.state.lasting.some(({ card }) => card === play.card)) putAway(t, play.hero, play.card)
  yield* endAction(t)
}
