// Events of attacks: dice rolled, assigned, contested and counted, and fire; and how the log says them.

import type { LogReader, RuleId } from '@umpire/engine'
import type { CrashersEvent } from '../events.ts'
import { regionName } from '../names.ts'
import type { State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import { type HarmEvent, isHarmEvent, saysHarm } from './harm.ts'
import { type Who, whoName } from './who.ts'

/** Dice on a unit. */
interface SeenGroup {
  readonly on: Who
  readonly dice: readonly number[]
}

/** Dice as they are rolled, and what becomes of an attack as a whole. */
type RollEvent =
  /** `by` is null where fire attacks. */
  | {
      readonly kind: 'dice rolled'
      readonly rule: 'CC-171' | 'CC-196' | 'CC-241' | 'CC-242'
      readonly by: Who | null
      readonly region: RegionId | null
      readonly dice: readonly number[]
    }
  | { readonly kind: 'nobody there'; readonly rule: 'CC-198'; readonly region: RegionId }
  | { readonly kind: 'dice lost'; readonly rule: 'CC-174'; readonly by: Who }
  | { readonly kind: 'attack null'; readonly rule: 'CC-154'; readonly by: Who }
  | {
      readonly kind: 'withstood'
      readonly rule: 'CC-185' | 'CC-186'
      readonly who: Who
      readonly damage: number
      readonly needed: number
    }
  | { readonly kind: 'disabled'; readonly rule: 'CC-144'; readonly who: Who }
  | { readonly kind: 'set on fire'; readonly rule: RuleId; readonly region: RegionId; readonly tokens: number }
  | { readonly kind: 'burned down'; readonly rule: 'CC-241'; readonly region: RegionId; readonly tokens: number }

/** Groups of dice, from when they are assigned until their damage is counted. */
type GroupEvent =
  | { readonly kind: 'dice assigned'; readonly rule: 'CC-172'; readonly groups: readonly SeenGroup[] }
  | { readonly kind: 'mark used'; readonly rule: 'CC-245'; readonly on: Who; readonly piercing: number }
  | ({ readonly kind: 'group void'; readonly rule: 'CC-177' | 'CC-180' } & SeenGroup)
  | ({ readonly kind: 'dice ignored'; readonly rule: RuleId; readonly by: Who } & SeenGroup)
  | ({ readonly kind: 'group hardened'; readonly rule: 'CC-183'; readonly armor: number } & SeenGroup)
  | ({ readonly kind: 'group reassigned'; readonly rule: 'CC-180'; readonly from: Who } & SeenGroup)
  | ({
      readonly kind: 'group counted'
      readonly rule: 'CC-181'
      readonly armor: number
      readonly damage: number
    } & SeenGroup)

export type AttackEvent = RollEvent | GroupEvent | HarmEvent

const rollKinds: ReadonlySet<string> = new Set<RollEvent['kind']>([
  'dice rolled',
  'nobody there',
  'dice lost',
  'attack null',
  'withstood',
  'disabled',
  'set on fire',
  'burned down',
])

const groupKinds: ReadonlySet<string> = new Set<GroupEvent['kind']>([
  'dice assigned',
  'mark used',
  'group void',
  'dice ignored',
  'group hardened',
  'group reassigned',
  'group counted',
])

const isGroupEvent = (event: CrashersEvent): event is GroupEvent => groupKinds.has(event.kind)

export const isAttackEvent = (event: CrashersEvent): event is AttackEvent =>
  rollKinds.has(event.kind) || isGroupEvent(event) || isHarmEvent(event)

const byOrFire = (by: Who | null, state: State): string => (by === null ? 'The fire' : whoName(by, state))

const tokenWords = (tokens: number): string => (tokens === 1 ? '1 burning token' : `${tokens} burning tokens`)

export function saysAttack(event: AttackEvent, reader: LogReader<State>): string {
  if (isHarmEvent(event)) return saysHarm(event, reader)
  return isGroupEvent(event) ? saysGroups(event, reader.state) : saysRoll(event, reader.state)
}

function saysRoll(event: RollEvent, state: State): string {
  switch (event.kind) {
    case 'dice rolled': {
      const where = event.region === null ? '' : ` against ${regionName(event.region, state)}`
      return `${byOrFire(event.by, state)} rolls ${event.dice.join(' ')}${where}.`
    }
    case 'nobody there':
      return `Nobody is in ${regionName(event.region, state)}: no dice are rolled.`
    case 'dice lost':
      return `${whoName(event.by, state)} has nobody to hit: the dice are lost.`
    case 'attack null':
      return `${whoName(event.by, state)} can no longer attack: nothing happens.`
    case 'set on fire':
      return `${regionName(event.region, state)} burns: ${tokenWords(event.tokens)}.`
    case 'burned down':
      return event.tokens === 0
        ? `The fire in ${regionName(event.region, state)} goes out.`
        : `The fire in ${regionName(event.region, state)} burns down: ${tokenWords(event.tokens)} left.`
    case 'withstood':
      return `${whoName(event.who, state)} suffers ${event.damage} damage and withstands it: it takes ${event.needed} at once.`
    case 'disabled':
      return `${whoName(event.who, state)} cannot activate abilities until the Complex Manager next passes the Initiative.`
  }
}

/** Groups that follow each other on one unit, said together. */
function inARow(groups: readonly SeenGroup[]): SeenGroup[] {
  const found: SeenGroup[] = []
  for (const group of groups) {
    const last = found.at(-1)
    if (last === undefined || last.on.unit !== group.on.unit) found.push(group)
    else found.splice(-1, 1, { on: last.on, dice: [...last.dice, ...group.dice] })
  }
  return found
}

function saysGroups(event: GroupEvent, state: State): string {
  const name = (who: Who): string => whoName(who, state)
  switch (event.kind) {
    case 'dice assigned':
      return `Dice: ${inARow(event.groups)
        .map(({ on, dice }) => `${dice.join(' ')} on ${name(on)}`)
        .join('; ')}.`
    case 'mark used':
      return `${name(event.on)} is painted: Armor Piercing ${event.piercing} more.`
    case 'group void':
      return `${name(event.on)} cannot be hit any more: ${event.dice.join(' ')} comes to nothing.`
    case 'dice ignored':
      return event.by.unit === event.on.unit
        ? `${name(event.by)} ignores ${event.dice.join(' ')}.`
        : `${name(event.by)} makes ${name(event.on)} ignore ${event.dice.join(' ')}.`
    case 'group hardened':
      return `${name(event.on)} has +${event.armor} Armor against ${event.dice.join(' ')}.`
    case 'group reassigned':
      return `${event.dice.join(' ')} goes from ${name(event.from)} to ${name(event.on)}.`
    case 'group counted':
      return `${event.dice.join(' ')} against Armor ${event.armor} of ${name(event.on)}: ${event.damage === 0 ? 'no' : event.damage} damage.`
  }
}
