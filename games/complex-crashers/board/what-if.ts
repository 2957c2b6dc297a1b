// What the option under the pointer would cost, and whom: tracks show it striped before it is paid.

import { useBoard, usePreview } from '@umpire/board'
import type { Shown } from '@umpire/engine'
import { cardThing } from '../things.ts'
import type { State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import { unitThing } from '../things.ts'

/** `2 AP` is 2; 0 where an option costs no Ability Points. */
export function apCost(option: Shown | undefined): number {
  const found = /^(\d+) AP/.exec(option?.label?.cost ?? '')?.[1]
  return found === undefined ? 0 : Number(found)
}

/** CC-121, CC-122 Points of an Action that are paid at or below 0, and so flow to the other side. */
export const overextension = (ap: number, cost: number): number => Math.max(0, cost - Math.max(0, ap))

/** Whose Operative an option is of: whose card or piece it names, else the one that is asked. */
function isOf(state: State, operative: Operative, { things = [] }: Shown, isMine: boolean): boolean {
  const cards = [...operative.trainings, ...operative.equipment.map(({ card }) => card)]
  if (things.some((thing) => cards.some((card) => thing === cardThing(operative.id, card)))) return true
  if (!isMine) return false
  const own = state.operatives.filter(({ seat }) => seat === operative.seat)
  if (own.length === 1 || state.pointer === operative.id) return true
  return things.includes(unitThing(operative.id, state))
}

export interface WouldPay {
  readonly cost: number
  /** What the Complex would gain by it. */
  readonly flows: number
}

const nothing: WouldPay = { cost: 0, flows: 0 }

export function useWouldPay(state: State, operative: Operative): WouldPay {
  const option = usePreview()
  const asked = useBoard(({ choosing: { ask } }) => ask)
  if (option === undefined || asked === undefined) return nothing
  const cost = apCost(option)
  if (cost === 0 || !isOf(state, operative, option, asked.seat === operative.seat)) return nothing
  const isReaction = asked.name.startsWith('reaction')
  return { cost, flows: isReaction ? 0 : overextension(operative.ap, cost) }
}
