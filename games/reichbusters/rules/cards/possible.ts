// Which effects of a card could be carried out now, and why the others could not.

import { refuse, type Refusal, type RuleId } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import { heroOf, type State } from '../../state.ts'
import { canDraw } from '../decks.ts'
import { canAllAttack, canBarrage, canCardAttack, grenadeAreas, strangled } from './attacks.ts'
import { standingHere } from './company.ts'
import { drawers, handOvers, haveDiscarded, isJammed, lootable, toRaise, woundedFor } from './helping.ts'
import { canStep, othersToMove } from './moves.ts'
import type { Play } from './play.ts'
import { doorsHere, doorsToLookThrough, luredAreas, roomsToLower, tilesInReach } from './scouting.ts'

/** RB-060, RB-288 Whoever lies on the ground needs movement before anything else. */
const isMovement = ({ does }: Effect): boolean => does === 'move' || does === 'rampage' || does === 'all move'

function canBeDone(state: State, play: Play, effect: Effect): boolean {
  const { hero } = play
  switch (effect.does) {
    case 'attack':
      return canCardAttack(state, play, effect)
    case 'barrage':
      return canBarrage(state, play)
    case 'all attack':
      return canAllAttack(state, play, effect)
    case 'grenade':
      return grenadeAreas(state, hero, effect.reach).length > 0
    case 'garrotte':
      return strangled(state, hero).length > 0
    case 'move':
    case 'rampage':
      return canStep(state, hero)
    case 'all move':
      return standingHere(state, hero).some((one) => canStep(state, one))
    case 'other moves':
      return othersToMove(state, hero).length > 0
    case 'open door':
      return doorsHere(state, hero).length > 0
    case 'look behind door':
      return doorsToLookThrough(state, hero).length > 0
    case 'look at spawns':
      return state.spawnDeck.length > 0
    case 'survey':
      return tilesInReach(state, hero, effect.distance).length > 0
    case 'lower room':
      return roomsToLower(state, hero).length > 0
    case 'pebble':
      return luredAreas(state, hero).length > 0
    case 'draw':
      return canDraw(state, hero)
    case 'discard':
      return heroOf(state, hero).hand.length > 0
    case 'others draw':
      return drawers(state, hero, effect.who).length > 0
    case 'return card':
      return haveDiscarded(state, hero).length > 0
    case 'heal':
      return woundedFor(state, hero, effect.who).length > 0
    case 'raise up':
      return toRaise(state, hero).length > 0
    case 'clear weapon':
      return isJammed(state, hero)
    case 'share items':
      return handOvers(state, hero, []).length > 0
    case 'take loot':
      return lootable(state, play.killed).length > 0
    case 'shrug off wound':
      return state.woundNow !== null && state.woundNow.hero === hero && !state.woundNow.isShruggedOff
    case 'last':
      return true
  }
}

/** RB-032, RB-092 Whether an effect could be carried out now. */
export function isPossible(state: State, play: Play, effect: Effect): boolean {
  const { area, isKnockedDown } = heroOf(state, play.hero)
  if (area === null || (isKnockedDown && !isMovement(effect))) return false
  return canBeDone(state, play, effect)
}

const reasons: { readonly [Does in Effect['does']]: readonly [RuleId, string] } = {
  attack: ['RB-066', 'There is nobody whom such an attack could hit.'],
  barrage: ['RB-066', 'There is nobody whom a Vickers that works could hit.'],
  'all attack': ['RB-066', 'None of the Heroes here could attack anybody.'],
  grenade: ['RB-232', 'There is no area to throw it at.'],
  garrotte: ['RB-251', 'Nobody here can be strangled.'],
  move: ['RB-055', 'There is nowhere to go.'],
  rampage: ['RB-055', 'There is nowhere to go.'],
  'all move': ['RB-055', 'There is nowhere to go.'],
  'other moves': ['RB-055', 'No other Hero nearby can move.'],
  'open door': ['RB-083', 'The area has no closed door.'],
  'look behind door': ['RB-083', 'Nothing lies face down behind a closed door of the area.'],
  'look at spawns': ['RB-104', 'The spawn deck is empty.'],
  survey: ['RB-114', 'No tile in reach hides anything.'],
  'lower room': ['RB-162', 'No room in sight can calm down.'],
  pebble: ['RB-158', 'There are no enemies in reach who can be lured away.'],
  draw: ['RB-104', 'There are no cards to draw.'],
  discard: ['RB-106', 'There are no cards to discard.'],
  'others draw': ['RB-104', 'No other Hero could draw a card by it.'],
  'return card': ['RB-106', 'No other Hero here has discarded a card.'],
  heal: ['RB-198', 'There is no wound to heal.'],
  'raise up': ['RB-198', 'No Hero nearby lies on the ground or is wounded.'],
  'clear weapon': ['RB-078', 'No weapon is jammed.'],
  'share items': ['RB-098', 'Nothing can change hands here.'],
  'take loot': ['RB-071', 'There is no loot.'],
  'shrug off wound': ['RB-196', 'No wound card was drawn.'],
  last: ['RB-092', 'It does nothing now.'],
}

/** Why none of a card's effects can be carried out: as its first one says. */
export function whyNotAny(state: State, { hero }: Play, effects: readonly Effect[]): Refusal {
  if (heroOf(state, hero).isKnockedDown) return refuse('RB-288', 'The Hero has to stand up first.')
  const [rule, words] = reasons[effects[0]?.does ?? 'last']
  return refuse(rule, words)
}
