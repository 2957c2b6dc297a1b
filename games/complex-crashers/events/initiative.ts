// Events of the Initiative: who has it, who is done, what it begins with; and how the log says it.

import type { LogReader } from '@umpire/engine'
import type { CrashersEvent } from '../events.ts'
import { unitName } from '../names.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'

interface OfOperative {
  readonly operative: Unit
}

export type InitiativeEvent =
  | {
      readonly kind: 'initiative'
      readonly rule: 'CC-101'
      readonly side: State['initiative']
      readonly round: number
    }
  | ({ readonly kind: 'overdrive'; readonly rule: 'CC-106'; readonly health: number } & OfOperative)
  | ({ readonly kind: 'done'; readonly rule: 'CC-108' } & OfOperative)
  | ({ readonly kind: 'handed over'; readonly rule: 'CC-276'; readonly to: Unit } & OfOperative)
  | { readonly kind: 'last round'; readonly rule: 'CC-007'; readonly round: number }

const kinds: ReadonlySet<string> = new Set<InitiativeEvent['kind']>([
  'initiative',
  'overdrive',
  'done',
  'handed over',
  'last round',
])

export const isInitiativeEvent = (event: CrashersEvent): event is InitiativeEvent => kinds.has(event.kind)

export function saysInitiative(event: InitiativeEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'initiative': {
      const who = event.side === 'operatives' ? 'the Operatives have' : 'the Complex Manager has'
      return `Round ${event.round}: ${who} the Initiative.`
    }
    case 'overdrive':
      return `${unitName(event.operative, state)} gives ${event.health} Health for Overdrive.`
    case 'done':
      return `${unitName(event.operative, state)} is done.`
    case 'handed over':
      return `${unitName(event.operative, state)} lets ${unitName(event.to, state)} go on.`
    case 'last round':
      return `Round ${event.round} was the last: the Complex has held out.`
  }
}
