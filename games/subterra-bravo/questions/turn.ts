// What a commando does next in its turn: the one menu of the Activation Phase.

import type { Label, Question } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import { type DoorMarker, doorMarkers } from '../content/doors.ts'
import type { DoorId } from '../content/map/map.ts'
import { doorText } from '../content/text/doors.ts'
import { cardText } from '../content/text/kit.ts'
import { countOf } from '../content/text/words.ts'
import { cardOf, commandoName, sayCommando, saySquare, squareName } from '../names.ts'
import { actionCost } from '../rules/action-cost.ts'
import { moveTokens } from '../rules/costs.ts'
import { itemWith } from '../rules/kit-actions.ts'
import type { ObjectiveAction } from '../rules/objective-actions.ts'
import { maxAdrenalineOf, speedOf, vitalityOf } from '../rules/passives.ts'
import { diagonalsLeft, purseOf, wayTo } from '../rules/reach.ts'
import type { AttackChoice } from '../rules/targets.ts'
import type { Trade } from '../rules/trade.ts'
import { commandoOf, doorOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { doorThing, figureThing, kitThing, squareThing } from '../things.ts'
import { attackLabel, attackThings, sayAttack } from './attacks.ts'
import { itemName, sayItem } from './kit.ts'
import { groundWords } from './moving.ts'
import { objectiveLabel, objectiveThings, sayObjective } from './objectives.ts'

/** `go` and `stop` only while there are movement points (SB-071). */
export type Action =
  | { readonly do: 'move' }
  | { readonly do: 'stop' }
  | { readonly do: 'go'; readonly square: Square }
  | { readonly do: 'open'; readonly door: DoorId }
  | { readonly do: 'investigate'; readonly square: Square }
  | ({ readonly do: 'trade' } & Trade)
  | ({ readonly do: 'attack' } & AttackChoice)
  | { readonly do: 'revive' | 'heal'; readonly who: CommandoId }
  | { readonly do: 'use'; readonly uid: number }
  | { readonly do: 'objective'; readonly action: ObjectiveAction }

/** Whose turn it is. */
function acting(state: State): Commando {
  if (state.acting === null) throw new Error('it is nobody’s turn')
  return commandoOf(state, state.acting)
}

const sayGoods = (commando: Commando, { what }: Trade): string =>
  what.is === 'core' ? 'core' : sayItem(commando, what.uid)

function sayAction(action: Action, state: State): string {
  switch (action.do) {
    case 'move':
    case 'stop':
      return action.do
    case 'go':
    case 'investigate':
      return `${action.do} ${saySquare(action.square, state)}`
    case 'open':
      return `open ${action.door.toLowerCase()}`
    case 'trade':
      return `give ${sayGoods(acting(state), action)} to ${sayCommando(action.to)}`
    case 'attack':
      return `attack ${sayAttack(action, state)}`
    case 'revive':
    case 'heal':
      return `${action.do} ${sayCommando(action.who)}`
    case 'use':
      return `use ${sayItem(acting(state), action.uid)}`
    case 'objective':
      return sayObjective(action.action, state)
  }
}

function actionThings(action: Action, state: State): readonly string[] {
  const { id } = acting(state)
  switch (action.do) {
    case 'move':
    case 'stop':
      return [figureThing({ is: 'commando', id }, state)]
    case 'go':
    case 'investigate':
      return [squareThing(action.square)]
    case 'open':
      return [doorThing(action.door)]
    case 'trade': {
      const to = figureThing({ is: 'commando', id: action.to }, state)
      return action.what.is === 'core' ? [to] : [kitThing(action.what.uid), to]
    }
    case 'attack':
      return attackThings(action, state, { is: 'commando', id })
    case 'revive':
    case 'heal':
      return [figureThing({ is: 'commando', id: action.who }, state)]
    case 'use':
      return [kitThing(action.uid)]
    case 'objective':
      return objectiveThings(action.action, state, acting(state))
  }
}

/** `2 adrenaline`, and a warning where that is all the commando can take (SB-126). */
function price(commando: Commando, cost: number): { readonly cost: string } {
  if (cost === 0) return { cost: 'free' }
  const isFull = commando.adrenaline + cost >= maxAdrenalineOf(commando)
  return { cost: `${cost} adrenaline${isFull ? ', then at Max' : ''}` }
}

const woundsWords = (state: State, commando: Commando): string =>
  `${commando.wounds} of ${vitalityOf(state, commando)} wounds`

function goLabel(commando: Commando, square: Square, state: State): Label {
  const name = `To ${squareName(square, state)}`
  const way = wayTo(state, commando, square, purseOf(commando))
  const place = { group: 'Go to', icon: 'step', isPlace: true }
  if (way === undefined) return { name, ...place }
  const diagonals = way.diagonals === 0 ? '' : countOf(way.diagonals, 'diagonal')
  const means = [groundWords(state, square), diagonals].filter((words) => words !== '').join(', ')
  return { name, ...(means === '' ? {} : { means }), cost: `${way.points} MP`, ...place }
}

/** `Jammed: 2 Strength.` */
const markerWords = (marker: DoorMarker): string => `${marker.name}: ${doorText(marker)}`

function useLabel(commando: Commando, uid: number): Label {
  const item = itemWith(commando, uid)
  const uses = item === undefined || item.uses === null ? '' : ` ${countOf(item.uses, 'use')} left.`
  const means = item === undefined ? '' : `${cardText(cardOf(item.card))}${uses}`
  return { name: itemName(commando, uid), means, group: 'Kit', icon: 'gear' }
}

function actionLabel(action: Action, state: State): Label {
  const commando = acting(state)
  const cost = price(commando, actionCost(state, commando, action))
  switch (action.do) {
    case 'move': {
      const means = `${speedOf(state, commando)} MP; ${redWords(commando)}`
      return { name: 'Move', means, ...cost, group: 'Move', icon: 'move' }
    }
    case 'stop':
      return { name: 'Stop here', means: `gives up ${commando.turn.points} MP`, group: 'Move', icon: 'hold' }
    case 'go':
      return goLabel(commando, action.square, state)
    case 'open': {
      const { faceup } = doorOf(state, action.door)
      const means = faceup === null ? 'its challenge is not known' : markerWords(doorMarkers.of(faceup))
      return { name: `Open door ${action.door}`, means, ...cost, group: 'Explore', icon: 'open-door', isPlace: true }
    }
    case 'investigate': {
      const name = `Investigate ${squareName(action.square, state)}`
      return { name, means: 'draws an investigate card', ...cost, group: 'Explore', icon: 'investigate', isPlace: true }
    }
    case 'trade': {
      const what = action.what.is === 'core' ? 'a core' : itemName(commando, action.what.uid)
      const name = `Give ${what} to ${commandoName(action.to)}`
      return { name, ...cost, group: 'Team', icon: 'trade' }
    }
    case 'attack': {
      const by = { is: 'commando', id: commando.id } as const
      return attackLabel(action, state, by, cost)
    }
    case 'revive': {
      const name = `Revive ${commandoName(action.who)}`
      const means = 'recovers now, active in the next round'
      return { name, means, ...cost, group: 'Team', icon: 'revive' }
    }
    case 'heal': {
      const name = action.who === commando.id ? 'Heal yourself' : `Heal ${commandoName(action.who)}`
      const means = `${woundsWords(state, commandoOf(state, action.who))}, one fewer then`
      return { name, means, ...cost, group: 'Team', icon: 'heal' }
    }
    case 'use':
      return { ...useLabel(commando, action.uid), ...cost }
    case 'objective':
      return { ...objectiveLabel(action.action, state), ...cost }
  }
}

const redWords = ({ redTokens }: Commando): string =>
  redTokens < moveTokens ? `${countOf(moveTokens - redTokens, 'cheap Move')} left` : 'all move tokens are red'

/** DC-12, DC-13 */
export const turn: Question<Action, State> = {
  name: 'turn',
  rule: 'SB-053',
  prompt: (state) => `What does ${commandoName(acting(state).id)} do?`,
  detail: (state) => {
    const commando = acting(state)
    const { points } = commando.turn
    const body = `${commando.adrenaline} of ${maxAdrenalineOf(commando)} adrenaline, ${woundsWords(state, commando)}.`
    if (points === 0) return body
    return `${body} ${points} MP left, lost by anything but a Move; diagonals left: ${diagonalsLeft(commando)}.`
  },
  say: sayAction,
  things: actionThings,
  label: actionLabel,
  pass: 'end turn',
}
