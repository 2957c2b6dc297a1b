// What the previewed option would cost, and whom, by the rules: the bars show it striped before it is paid.

import { useBoard, usePreview } from '@umpire/board'
import type { AskJson, Shown } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import { tiles } from '../content/dashboard.ts'
import { cardOf } from '../names.ts'
import { boostQuestion } from '../questions/challenges.ts'
import { activateStepMenu, spawnStepMenu } from '../questions/overseer.ts'
import { payForSpoof } from '../questions/tiles.ts'
import { turn } from '../questions/turn.ts'
import { actionCost } from '../rules/action-cost.ts'
import { activateActions } from '../rules/activate-step.ts'
import { boostCost } from '../rules/challenges.ts'
import { tileCost } from '../rules/dashboard.ts'
import { spawnActions } from '../rules/spawn-step.ts'
import { activateActionCost, spawnActionCost } from '../rules/step-costs.ts'
import { turnOffer } from '../rules/turn-menu.ts'
import type { State } from '../state.ts'
import { kitThing } from '../things.ts'

/** Adrenaline of a commando, or energy of the Overseer. */
interface Price {
  readonly who: CommandoId | 'overseer'
  readonly amount: number
}

type Asked = Pick<AskJson, 'name' | 'seat' | 'options' | 'passes'>

/** Undefined where it costs nothing of either. */
export function priceOf(state: State, ask: Asked, option: Shown): Price | undefined {
  if (option.say === 'no' || (ask.passes === true && option === ask.options.at(-1))) return undefined
  switch (ask.name) {
    case turn.name:
      return priceOfAction(state, option)
    case spawnStepMenu.name: {
      const action = spawnActions(state).find((one) => spawnStepMenu.say(one, state) === option.say)
      return action && { who: 'overseer', amount: spawnActionCost(state, action) }
    }
    case activateStepMenu.name: {
      const action = activateActions(state).find((one) => activateStepMenu.say(one, state) === option.say)
      return action && { who: 'overseer', amount: activateActionCost(state, action) }
    }
    case boostQuestion.name:
      return state.challenge === null ? undefined : { who: state.challenge.commando, amount: boostCost }
    case payForSpoof.name:
      return state.tile === null ? undefined : { who: 'overseer', amount: state.tile.cost + state.tile.surcharge }
    default:
      return priceOfCard(state, ask, option) ?? priceOfTile(state, ask, option)
  }
}

function priceOfAction(state: State, option: Shown): Price | undefined {
  const commando = state.commandos.find(({ id }) => id === state.acting)
  if (commando === undefined) return undefined
  const action = turnOffer(state, commando).allowed.find((one) => turn.say(one, state) === option.say)
  return action && { who: commando.id, amount: actionCost(state, commando, action) }
}

/** Questions about an interrupt have the name of its card. */
function priceOfCard({ commandos }: State, { name, seat }: Asked, { things = [] }: Shown): Price | undefined {
  const found = commandos
    .filter((commando) => commando.seat === seat)
    .flatMap(({ id, kit }) => kit.map(({ uid, card }) => ({ id, uid, card: cardOf(card) })))
    .filter(({ card }) => card.name.toLowerCase() === name)
  const { id, card } = found.find(({ uid }) => things.includes(kitThing(uid))) ?? found[0] ?? {}
  return id === undefined || card?.type !== 'interrupt' ? undefined : { who: id, amount: card.adrenaline }
}

/** A question about a tile has its name, or its options begin with it. */
function priceOfTile(state: State, { name, seat }: Asked, { say }: Shown): Price | undefined {
  if (seat !== state.overseer) return undefined
  const tile = state.tiles.find(({ id }) => {
    const words = tiles.of(id).name.toLowerCase()
    return words === name || say.startsWith(`${words} `)
  })
  return tile && { who: 'overseer', amount: tileCost(state, tile.id) }
}

/** What somebody would pay by the option that is previewed. */
export function useWouldPay(state: State, who: Price['who']): number {
  const ask = useBoard(({ choosing }) => choosing.ask)
  const option = usePreview()
  const price = ask === undefined || option === undefined ? undefined : priceOf(state, ask, option)
  return price?.who === who ? price.amount : 0
}
