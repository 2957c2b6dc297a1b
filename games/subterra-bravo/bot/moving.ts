// Movements of commandos outside their own turns: free ones, and being pulled or dragged.

import type { Square } from '@umpire/grid'
import { drag, freeMove, leaveAnyway, pull } from '../questions/moving.ts'
import { commandoOf } from '../state.ts'
import { type Asked, choice, confirmation, type Reply } from './asked.ts'
import { Outlook } from './turn.ts'
import { weights } from './weights.ts'

/** To a better place, if there is one. */
function better(squares: readonly Square[], asked: Asked): number | undefined {
  const { moving } = asked.state
  if (moving === null || moving.who.is !== 'commando') return undefined
  const commando = commandoOf(asked.state, moving.who.id)
  if (commando.square === null) return undefined
  const outlook = new Outlook(asked, commando, commando.square)
  const { index, worth } = outlook.bestPlace(squares)
  return worth > outlook.placeWorth(commando.square) + weights.whim ? index : undefined
}

export const movingReplies: readonly Reply[] = [
  choice(freeMove, better),
  choice(drag, better),
  choice(pull, better),
  confirmation(leaveAnyway, () => false),
]
