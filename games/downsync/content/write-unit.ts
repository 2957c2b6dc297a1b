// A short way to write Unit Cards: the row of numbers as it is printed, then Actions and traits.

import type { ActionId, CardAction } from './action.ts'
import { withParts } from './parts.ts'
import type { Signature } from './signature.ts'
import type { Trait, UnitCard, UnitParts } from './unit-card.ts'

const plain: UnitParts = {
  adaptiveCamo: false,
  allTerrain: false,
  isAmbusher: false,
  carries: null,
  isPackaged: false,
  clearTheWay: false,
  decoy: null,
  defendsInfantry: false,
  hasDefenseAura: false,
  hasDefenderAura: false,
  hasDefenseNet: false,
  emergency: 0,
  isFinisher: false,
  hitAndRun: false,
  isHitchHiker: false,
  isTaxi: false,
  isMechanized: false,
  isTransport: false,
  isMounted: false,
  isMotorized: false,
  isObscured: false,
  isPredator: false,
  isResilient: false,
  isSentry: false,
  hasShroudAura: false,
  isStealthy: false,
  isPatrol: false,
  isQuick: false,
  isCovert: false,
  canRegroup: false,
}

/** The numbers of a card in inches and points, as they are printed: `SPD 8, SCAN 7, TARG 5, DEF 14, CM 1`. */
interface Stats {
  readonly spd: number
  readonly scan?: number
  readonly targ?: number
  readonly def: number
  /** Left out: a dash. */
  readonly cm?: number
}

/** Who may use it: one Action for all, or with the teams that have it. */
type Weapons = readonly (ActionId | readonly [ActionId, readonly number[]])[]

interface Written {
  readonly id: UnitCard['id']
  readonly name: string
  readonly signature: Signature | null
  readonly type: string
  /** Infantry Bases; left out: a vehicle. */
  readonly bases?: number
  readonly stats: Stats
  readonly actions: Weapons
  readonly traits?: readonly Trait[]
  readonly availability?: UnitCard['availability']
  readonly laterSpeed?: number
}

const onCard = (weapon: Weapons[number]): CardAction =>
  typeof weapon === 'string' ? { action: weapon, teams: null } : { action: weapon[0], teams: weapon[1] }

/** Writes the cards of a faction; what is not said of one is as usual there. */
export const writerOf =
  (usual: Pick<UnitCard, 'faction' | 'role' | 'availability'>) =>
  ({ id, name, signature, type, bases, stats, actions, traits = [], availability, laterSpeed }: Written): UnitCard => ({
    ...withParts(plain, traits),
    id,
    name,
    faction: usual.faction,
    role: usual.role,
    signature,
    bases: bases ?? 1,
    kind: bases === undefined ? 'vehicle' : 'infantry',
    type,
    speed: stats.spd * 100,
    laterSpeed: laterSpeed === undefined ? null : laterSpeed * 100,
    scan: stats.scan ?? null,
    targ: stats.targ ?? null,
    def: stats.def,
    cm: stats.cm ?? null,
    actions: actions.map(onCard),
    traits,
    availability: availability ?? usual.availability,
  })
