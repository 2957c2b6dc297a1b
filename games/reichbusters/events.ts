// What happens in Reichbusters, as data, and how the log tells it. Each chapter has its own file in `events/`.

import type { LogReader } from '@umpire/engine'
import type { MapId } from './content/map/map.ts'
import { type AlarmEvent, isAlarmEvent, saysAlarm } from './events/alarm.ts'
import { type AwarenessEvent, isAwarenessEvent, saysAwareness } from './events/awareness.ts'
import { type CampaignEvent, isCampaignEvent, saysCampaign } from './events/campaign.ts'
import { type CardsEvent, isCardsEvent, saysCards } from './events/cards.ts'
import { type EnemiesEvent, isEnemiesEvent, saysEnemies } from './events/enemies.ts'
import { type FeatureEvent, isFeatureEvent, saysFeature } from './events/features.ts'
import { type HarmEvent, isHarmEvent, saysHarm } from './events/harm.ts'
import { isItemsEvent, type ItemsEvent, saysItems } from './events/items.ts'
import { isMissionEvent, type MissionEvent, saysMission } from './events/mission.ts'
import { isMovingEvent, type MovingEvent, saysMoving } from './events/moving.ts'
import { isSetupEvent, saysSetup, type SetupEvent } from './events/setup.ts'
import { isTestsEvent, saysTests, type TestsEvent } from './events/tests.ts'
import { isTurnsEvent, saysTurns, type TurnsEvent } from './events/turns.ts'
import { saysWounds, type WoundsEvent } from './events/wounds.ts'
import type { State } from './state.ts'

type AnyEvent =
  | AlarmEvent
  | AwarenessEvent
  | CampaignEvent
  | CardsEvent
  | EnemiesEvent
  | FeatureEvent
  | HarmEvent
  | ItemsEvent
  | MissionEvent
  | MovingEvent
  | SetupEvent
  | TestsEvent
  | TurnsEvent
  | WoundsEvent

/** In a campaign an event says on which map it happened: areas and doors of another mission are others. */
export type ReichbustersEvent = AnyEvent & { readonly map?: MapId }

/** A line of the log. */
export function says(event: ReichbustersEvent, reader: LogReader<State>): string {
  const { map } = event
  return saysIn(event, map === undefined ? reader : { ...reader, state: { ...reader.state, mapId: map } })
}

function saysIn(event: AnyEvent, reader: LogReader<State>): string {
  if (isTestsEvent(event)) return saysTests(event, reader)
  if (isHarmEvent(event)) return saysHarm(event, reader)
  if (isEnemiesEvent(event)) return saysEnemies(event, reader)
  if (isAwarenessEvent(event)) return saysAwareness(event, reader)
  if (isAlarmEvent(event)) return saysAlarm(event, reader)
  if (isMovingEvent(event)) return saysMoving(event, reader)
  if (isTurnsEvent(event)) return saysTurns(event)
  if (isCardsEvent(event)) return saysCards(event, reader)
  if (isItemsEvent(event)) return saysItems(event, reader)
  if (isFeatureEvent(event)) return saysFeature(event, reader)
  if (isMissionEvent(event)) return saysMission(event, reader)
  if (isCampaignEvent(event)) return saysCampaign(event)
  if (isSetupEvent(event)) return saysSetup(event, reader)
  return saysWounds(event)
}
