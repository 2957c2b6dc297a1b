// What a Unit Card says (DS-120 to DS-122). Traits are parts of it: the rules ask for a part, never for a trait's name.

import type { RuleId } from '@umpire/engine'
import type { CardAction } from './action.ts'
import type { FactionId } from './factions.ts'
import { infantryRadius, type Signature, signatureFacts } from './signature.ts'

export type UnitCardId =
  | 'co-widow'
  | 'co-tagger'
  | 'co-hunter'
  | 'co-soldier'
  | 'co-infiltrator'
  | 'co-rnr'
  | 'co-mirage'
  | 'co-virago'
  | 'co-aurora'
  | 'co-phantom'
  | 'co-sapper'
  | 'co-marksman'
  | 'co-destroyer'
  | 're-vector'
  | 're-seeker'
  | 're-harbinger'
  | 're-courier'
  | 're-crusader'
  | 're-goliath'
  | 're-paladin'
  | 're-mandible'
  | 're-samson'
  | 're-bulwark'
  | 'fu-infantry'
  | 'fu-droneop'
  | 'fu-bandit'
  | 'fu-technical'
  | 'fu-buggy'
  | 'fu-outrider'
  | 'fu-wrangler'
  | 'fu-medtank'
  | 'fu-support'
  | 'fu-scrapper'
  | 'fu-hunters'
  | 'fu-heavy'
  | 'fu-tortoise'
  | 'me-ryoshi'
  | 'sc-engineer'

/** What traits may give a Unit. */
export interface UnitParts {
  /** DS-235 */
  readonly adaptiveCamo: boolean
  /** DS-236 */
  readonly allTerrain: boolean
  /** DS-237 */
  readonly isAmbusher: boolean
  /** DS-238 What comes with it, packaged. */
  readonly carries: UnitCardId | null
  /** DS-239 */
  readonly isPackaged: boolean
  /** DS-240 */
  readonly clearTheWay: boolean
  /** DS-241 The Decoy Ping that it adds. */
  readonly decoy: Signature | null
  /** DS-242 */
  readonly defendsInfantry: boolean
  /** DS-243 */
  readonly hasDefenseAura: boolean
  /** DS-244 */
  readonly hasDefenderAura: boolean
  /** DS-245 */
  readonly hasDefenseNet: boolean
  /** DS-246 Emergency Countermeasure Tokens, of each base. */
  readonly emergency: number
  /** DS-247 */
  readonly isFinisher: boolean
  /** DS-248 */
  readonly hitAndRun: boolean
  /** DS-249 */
  readonly isHitchHiker: boolean
  /** DS-250 */
  readonly isTaxi: boolean
  /** DS-251 */
  readonly isMechanized: boolean
  /** DS-252 */
  readonly isTransport: boolean
  /** DS-253 Mounted Infantry: stays out of buildings. */
  readonly isMounted: boolean
  /** DS-254 Motorized Infantry: Infantry inside buildings, a vehicle outside. */
  readonly isMotorized: boolean
  /** DS-255 */
  readonly isObscured: boolean
  /** DS-256 */
  readonly isPredator: boolean
  /** DS-257 */
  readonly isResilient: boolean
  /** DS-258 */
  readonly isSentry: boolean
  /** DS-259 */
  readonly hasShroudAura: boolean
  /** DS-260 */
  readonly isStealthy: boolean
  /** DS-261 */
  readonly isPatrol: boolean
  /** DS-262 */
  readonly isQuick: boolean
  /** DS-263 By an advisor only. */
  readonly isCovert: boolean
  /** DS-264 By an advisor only. */
  readonly canRegroup: boolean
}

/** A word on a card with its rule and what it means, and the parts it sets. */
export interface Trait {
  readonly name: string
  readonly rule: RuleId
  readonly text: string
  readonly part: Partial<UnitParts>
}

/** `released` and `beta` cards are published, `unreleased` ones too but not for play yet; `designed` ones are ours. */
export type Availability = 'released' | 'beta' | 'unreleased' | 'designed'

export interface UnitCard extends UnitParts {
  readonly id: UnitCardId
  readonly name: string
  /** null: every Force may have it, as `role` says. */
  readonly faction: FactionId | null
  /** A mercenary fills a Medium slot of any Force by an option; a mission Unit comes with a mission. */
  readonly role: 'line' | 'mercenary' | 'mission'
  /** null: it has no Ping (DS-239). */
  readonly signature: Signature | null
  /** DS-122 Infantry Bases; 1 for a vehicle. */
  readonly bases: number
  /** DS-025 */
  readonly kind: 'vehicle' | 'infantry'
  /** Its type in the card's words: `Light Vehicle`. */
  readonly type: string
  /** In hundredths of an inch, as all lengths. */
  readonly speed: number
  /** What a later edition of the card says, for the option; null: the same. */
  readonly laterSpeed: number | null
  readonly scan: number | null
  readonly targ: number | null
  readonly def: number
  /** DS-121 Of each base; null where the card has a dash. */
  readonly cm: number | null
  readonly actions: readonly CardAction[]
  /** For its text. */
  readonly traits: readonly Trait[]
  readonly availability: Availability
}

/** DS-009, DS-023 The radius of each of its bases. */
export function baseRadius({ kind, signature }: UnitCard): number {
  return kind === 'infantry' || signature === null ? infantryRadius : signatureFacts[signature].radius
}
