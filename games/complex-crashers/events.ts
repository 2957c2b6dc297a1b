// What happens in Complex Crashers, as data, and how the log tells it. Each chapter has its own file in `events/`.

import type { LogReader } from '@umpire/engine'
import { type AttackEvent, isAttackEvent, saysAttack } from './events/attack.ts'
import { type ComplexEvent, isComplexEvent, saysComplex } from './events/complex.ts'
import { type EffectsEvent, isEffectsEvent, saysEffects } from './events/effects.ts'
import { type InitiativeEvent, isInitiativeEvent, saysInitiative } from './events/initiative.ts'
import { isMapEvent, type MapEvent, saysMap } from './events/map.ts'
import { isMovingEvent, type MovingEvent, saysMoving } from './events/moving.ts'
import { saysSetup, type SetupEvent } from './events/setup.ts'
import { isStackEvent, saysStack, type StackEvent } from './events/stack.ts'
import type { State } from './state.ts'

export type CrashersEvent =
  | AttackEvent
  | ComplexEvent
  | EffectsEvent
  | InitiativeEvent
  | MapEvent
  | MovingEvent
  | SetupEvent
  | StackEvent

/** A line of the log. */
export function says(event: CrashersEvent, reader: LogReader<State>): string {
  if (isStackEvent(event)) return saysStack(event, reader)
  if (isInitiativeEvent(event)) return saysInitiative(event, reader)
  if (isAttackEvent(event)) return saysAttack(event, reader)
  if (isMovingEvent(event)) return saysMoving(event, reader)
  if (isEffectsEvent(event)) return saysEffects(event, reader)
  if (isMapEvent(event)) return saysMap(event, reader)
  if (isComplexEvent(event)) return saysComplex(event, reader)
  return saysSetup(event, reader)
}
