// What a module card can say: its marks and icons, and the traits that its text is made of.

import type { Id } from '@umpire/engine'

export type Deck = 'weapon' | 'utility' | 'movement'
export const deckNames: readonly Deck[] = ['weapon', 'utility', 'movement']

/** The number of a card type: `W03`. */
export type TypeId = Id<'module type'>

/** Everything a card's text can say. A number is the N of the keyword. */
export interface Traits {
  /** Passive: each linked module has so much more health (MM-121). */
  readonly armor?: number
  /** Passive: linked weapons deal so much more (MM-122). */
  readonly aim?: number
  /** Passive: hits from Mid or Long on this and linked modules are so much less (MM-123). */
  readonly screen?: number
  /** Passive: linked weapons may count the distance so much more or less (MM-133). */
  readonly sensor?: number
  /** Passive: so much more for every break (MM-127). */
  readonly salvage?: number
  /** Passive: modules cost so much less, and the first refresh of a turn is free (MM-139). */
  readonly discount?: number
  /** Passive: the first step of each crew member into it is free (MM-134). */
  readonly hub?: boolean
  /** Passive: others cannot move the mech (MM-115). */
  readonly anchored?: boolean
  /** Passive: linked movement modules have so much more mobility and are never halved (MM-141). */
  readonly gyro?: number

  /** Reaction: becomes the target of a chosen hit (MM-124). */
  readonly redirect?: boolean
  /** Reaction: up to so many dollars prevent as much damage (MM-125). */
  readonly foam?: number
  /** Buy turn: moves one own module (MM-140). */
  readonly gantry?: boolean

  /** So much more against a module that has damage (MM-130). */
  readonly finisher?: number
  /** So much more with a second crew member in it (MM-131). */
  readonly gunner?: number
  /** Usable only up to this distance (MM-132). */
  readonly pointBlank?: number
  /** Nothing prevents its damage (MM-112). */
  readonly piercing?: boolean
  /** The damage icon is used so often (MM-128). */
  readonly shots?: number
  /** Not in the round after it was fired (MM-117). */
  readonly reload?: boolean
  readonly splash?: number
  readonly scatter?: number
  readonly push?: number
  readonly pull?: number
  readonly jam?: boolean
  readonly siphon?: number
  readonly overheat?: number

  /** Full mobility on any level (MM-142). */
  readonly hover?: boolean
  /** Always faces down (MM-143). */
  readonly spider?: boolean
  /** Instead of the move: exactly so far (MM-144). */
  readonly jump?: number
  /** Moves all its mobility or as far as the track goes (MM-145). */
  readonly skate?: boolean
  /** Damage to a module of a mech whose space it moved onto (MM-146). */
  readonly ram?: number
  /** A move of 0 gives so much Boost (MM-147). */
  readonly brace?: number
  /** After a move of `least`: Shield on each of up to `modules` (MM-148). */
  readonly evade?: { readonly least: number; readonly shield: number; readonly modules: number }
  /** After a move of `least`: money (MM-149). */
  readonly prospect?: { readonly least: number; readonly gain: number }

  readonly gain?: number
  readonly shield?: number
  readonly shieldAll?: number
  readonly surge?: number
  readonly boost?: number
  /** Repairs a module up to this cost, or clears the damage of one (MM-137). */
  readonly fieldRepair?: number
  /** A linked module up to this cost may be activated again (MM-136). */
  readonly overclock?: number
  readonly tractor?: number
  readonly teleport?: boolean
}

export interface ModuleType {
  readonly id: TypeId
  readonly name: string
  readonly kind: 'core' | Deck
  /** Copies in the deck, beside the starting parts. */
  readonly copies: number
  /** Also in the basic set. */
  readonly basic: boolean
  /** MM-081 The yellow mark: its price, and what it scores. */
  readonly cost: number
  /** MM-082 The green mark: how much damage breaks it. */
  readonly health: number
  /** The sides with a connection, as the card lies unturned: some of N, E, S, W. */
  readonly sides: string
  readonly damage: number
  /** The chevrons: `CM-`. */
  readonly range: string
  readonly mobility: number
  readonly traits: Traits
}
