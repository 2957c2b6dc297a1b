// The stack (CC-139 to CC-151): abilities that were activated and have not left it, with their dice and groups.

import type { CardId } from '../content/cards.ts'
import type { DefenderId } from '../content/defenders.ts'
import type { WindowName } from '../content/trigger.ts'
import type { RegionId, Side } from './region.ts'
import type { Unit } from './unit.ts'

/** An ability of a unit: which card, which of its abilities, and which copy of the card where it is Equipment. */
export interface AbilityRef {
  readonly unit: Unit
  readonly card: CardId
  readonly number: number
  readonly item: number | null
}

/** CC-139 What was fixed when the ability was activated. What it does not need is null. */
export interface Declared {
  readonly region: RegionId | null
  readonly side: Side | null
  readonly unit: Unit | null
  readonly card: CardId | null
  readonly item: number | null
  /** CC-212 Equipment that changes hands, by number. */
  readonly items: readonly number[]
  /** The attack Action that Return Fire makes. */
  readonly action: AbilityRef | null
}

export const nothingDeclared: Declared = {
  region: null,
  side: null,
  unit: null,
  card: null,
  item: null,
  items: [],
  action: null,
}

/** What is named, and nothing else. All fields are written out: objects that are built alike are read faster. */
export const declaring = (named: Partial<Declared>): Declared => ({
  region: named.region ?? null,
  side: named.side ?? null,
  unit: named.unit ?? null,
  card: named.card ?? null,
  item: named.item ?? null,
  items: named.items ?? nothingDeclared.items,
  action: named.action ?? null,
})

/** What a reaction answers. */
export interface Cause {
  readonly window: WindowName
  /** The ability that it answers; null for Deployments and the like. */
  readonly frame: number | null
  /** The number of the group that it answers. */
  readonly group: number | null
  /** The unit whose doing it answers: who activated, moved, ignored, attacked, was destroyed. */
  readonly unit: Unit | null
  /** Where that was: the region entered, the region where it was destroyed. */
  readonly region: RegionId | null
  /** The card and number of a Defender that was destroyed: it is no longer there to be asked. */
  readonly card: DefenderId | null
  readonly figure: number | null
}

/**
 * How far an ability has come: paid and waiting for its turn, processed now, its dice contested, resolved. Only `paid`
 * ones wait in a batch.
 */
export type FrameStage = 'paid' | 'activated' | 'processed' | 'contested' | 'resolved'

/** CC-172, CC-176 Dice that lie on one unit and are contested together. */
export interface Group {
  /** From 0, in the order of contest. */
  readonly n: number
  unit: Unit
  dice: number[]
  /** Dice that were taken away from it. */
  ignored: number[]
  status: 'open' | 'locked' | 'void' | 'ignored'
  isReassigned: boolean
  /** The region where the unit stood when the group was reassigned to it (CC-180). */
  reassignedAt: RegionId | null
  /** Armor against this group alone: Lock Shields, Hunker. */
  hardened: number
  /** CC-183 Fixed when it is locked. */
  armor: number | null
}

/** CC-179 Dice that a unit ignored in the window of a group: the window that follows speaks of them. */
interface Ignoring {
  readonly by: Unit
  readonly dice: number
}

/** The attack of a frame, from its roll on. */
export interface AttackNow {
  readonly origin: RegionId
  /** CC-196 */
  readonly region: RegionId | null
  /** All of them, as rolled. */
  readonly dice: readonly number[]
  groups: Group[]
  /** Armor Piercing beside that of the ability: Paint Target. */
  piercing: number
  /** Units that have ducked: what comes later of this attack on them is ignored too (CC-067). */
  ducked: Unit[]
  ignorings: Ignoring[]
}

export interface Frame {
  readonly id: number
  /** Null for burning attacks (CC-243). */
  readonly ability: AbilityRef | null
  /** The Defender whose ability it is, by card and number: it may be gone before the ability is. */
  readonly model: { readonly card: DefenderId; readonly figure: number } | null
  readonly isAction: boolean
  /** What was paid; 0 for Actions that another ability made free (CC-157). */
  readonly cost: number
  /** CC-126 What each of the Complex Manager's trackers paid; empty for Operatives. */
  readonly shares: readonly number[]
  /** CC-127 Bit n: dice may go to Operative n. */
  readonly payers: number
  readonly declared: Declared
  readonly cause: Cause | null
  /** CC-241, CC-242 Dice of a burning attack for each unit, and whom it hits; the units of `declared.region` if empty. */
  readonly burns: readonly Unit[]
  stage: FrameStage
  isCancelled: boolean
  attack: AttackNow | null
}

export const copyFrame = (frame: Frame): Frame => ({
  id: frame.id,
  ability: frame.ability && copyRef(frame.ability),
  model: frame.model && { ...frame.model },
  isAction: frame.isAction,
  cost: frame.cost,
  shares: frame.shares.slice(),
  payers: frame.payers,
  declared: copyDeclared(frame.declared),
  cause: frame.cause && copyCause(frame.cause),
  burns: frame.burns.slice(),
  stage: frame.stage,
  isCancelled: frame.isCancelled,
  attack: frame.attack && copyAttack(frame.attack),
})

const copyRef = (ref: AbilityRef): AbilityRef => ({
  unit: ref.unit,
  card: ref.card,
  number: ref.number,
  item: ref.item,
})

const copyDeclared = (declared: Declared): Declared => ({
  region: declared.region,
  side: declared.side,
  unit: declared.unit,
  card: declared.card,
  item: declared.item,
  items: declared.items.slice(),
  action: declared.action && copyRef(declared.action),
})

const copyCause = (cause: Cause): Cause => ({
  window: cause.window,
  frame: cause.frame,
  group: cause.group,
  unit: cause.unit,
  region: cause.region,
  card: cause.card,
  figure: cause.figure,
})

const copyAttack = (attack: AttackNow): AttackNow => ({
  origin: attack.origin,
  region: attack.region,
  dice: attack.dice.slice(),
  groups: attack.groups.map(copyGroup),
  piercing: attack.piercing,
  ducked: attack.ducked.slice(),
  ignorings: attack.ignorings.slice(),
})

const copyGroup = (group: Group): Group => ({
  n: group.n,
  unit: group.unit,
  dice: group.dice.slice(),
  ignored: group.ignored.slice(),
  status: group.status,
  isReassigned: group.isReassigned,
  reassignedAt: group.reassignedAt,
  hardened: group.hardened,
  armor: group.armor,
})
