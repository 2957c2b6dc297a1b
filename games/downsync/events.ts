// What happens in Downsync, as data, and how the log tells it. Each chapter has its own file in `events/`.

import type { LogReader } from '@umpire/engine'
import { type ActivationEvent, isActivationEvent, saysActivation } from './events/activation.ts'
import { type AttacksEvent, isAttacksEvent, saysAttacks } from './events/attacks.ts'
import { type ContactsEvent, isContactsEvent, saysContacts } from './events/contacts.ts'
import { type EngagementEvent, isEngagementEvent, saysEngagement } from './events/engagement.ts'
import { isMissionEvent, type MissionEvent, saysMission } from './events/missions.ts'
import { isMovingEvent, type MovingEvent, saysMoving } from './events/moving.ts'
import { isSetupEvent, saysSetup, type SetupEvent } from './events/setup.ts'
import { isTurnsEvent, saysTurns, type TurnsEvent } from './events/turns.ts'
import { saysTokens, type TokensEvent } from './events/tokens.ts'
import type { State } from './state.ts'

export type DownsyncEvent =
  | ActivationEvent
  | AttacksEvent
  | ContactsEvent
  | EngagementEvent
  | MissionEvent
  | MovingEvent
  | SetupEvent
  | TokensEvent
  | TurnsEvent

/** A line of the log. */
export function says(event: DownsyncEvent, reader: LogReader<State>): string {
  if (isSetupEvent(event)) return saysSetup(event, reader)
  if (isTurnsEvent(event)) return saysTurns(event, reader)
  if (isContactsEvent(event)) return saysContacts(event, reader)
  if (isMovingEvent(event)) return saysMoving(event, reader)
  if (isMissionEvent(event)) return saysMission(event, reader)
  if (isAttacksEvent(event)) return saysAttacks(event, reader)
  if (isActivationEvent(event)) return saysActivation(event, reader)
  if (isEngagementEvent(event)) return saysEngagement(event, reader)
  return saysTokens(event, reader)
}
