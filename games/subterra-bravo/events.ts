// What happens in Subterra Bravo, as data, and how the log tells it. Each chapter has its own file in `events/`.

import type { LogReader } from '@umpire/engine'
import { type FightEvent, isFightEvent, saysFight } from './events/fight.ts'
import { type HarmEvent, saysHarm } from './events/harm.ts'
import { isOverseerEvent, type OverseerEvent, saysOverseer } from './events/overseer.ts'
import { isRoomEvent, type RoomEvent, saysRoom } from './events/rooms.ts'
import { isRoundEvent, type RoundEvent, saysRound } from './events/round.ts'
import { isTurnEvent, saysTurn, type TurnEvent } from './events/turn.ts'
import type { State } from './state.ts'

export type SubterraEvent = HarmEvent | RoundEvent | TurnEvent | FightEvent | RoomEvent | OverseerEvent

/** A line of the log. */
export function says(event: SubterraEvent, reader: LogReader<State>): string {
  if (isRoundEvent(event)) return saysRound(event, reader)
  if (isTurnEvent(event)) return saysTurn(event, reader)
  if (isFightEvent(event)) return saysFight(event, reader)
  if (isRoomEvent(event)) return saysRoom(event, reader)
  if (isOverseerEvent(event)) return saysOverseer(event, reader)
  return saysHarm(event)
}
