// The missions: where Pings are deployed, what lies on the table, what scores, and how much is needed.

import { catalogueOf } from '../../catalogue.ts'
import type { ActionId } from './action.ts'
import type { Side } from './sides.ts'
import { infantryRadius, type Signature, signatureFacts } from './signature.ts'
import type { SizeId } from './sizes.ts'
import type { UnitCardId } from './unit-card.ts'

export type MissionId = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6'

export type MarkerKind = 'vip' | 'objective' | 'cache' | 'pylon'

/** A disc on the table; lengths in hundredths of an inch. */
export interface MissionMarker {
  readonly kind: MarkerKind
  /** Whose it is; null: nobody's. */
  readonly owner: Side | null
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Markers that are placed by the players: the winner of the starting roll first, then the other, one each. */
export interface PlacedMarkers {
  readonly kind: MarkerKind
  readonly radius: number
  /** The line that they touch. */
  readonly line: number
  /** They keep further than this from concealing terrain. */
  readonly fromConcealing: number
  /** The least gap between them. */
  readonly apart: number
  /** Where the two of them lie if nobody says otherwise: the legal spot that is nearest. */
  readonly usual: readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }]
}

/** What scores, and when. */
export type Scoring =
  /** DS-230, DS-231 At the end of one's own Taskforce Activation, at the other's VIP. */
  | { readonly scoring: 'vip'; readonly reach: number; readonly contest: number }
  /** At the end of every Round from that one on, at each objective. */
  | { readonly scoring: 'control'; readonly reach: number; readonly contest: number; readonly fromRound: number }
  /** Caches are taken by an Action and brought home. */
  | { readonly scoring: 'heist'; readonly action: ActionId; readonly perCache: number }
  /** By forcing Pings to become Units, and by destroying Units. */
  | { readonly scoring: 'hunt'; readonly perReveal: number; readonly perUnit: number }
  /** By leaving over the enemy edge: the value of the Signature. */
  | { readonly scoring: 'breakthrough'; readonly fromEdge: number }
  /** By Actions at the enemy pylon, while no enemy Unit is within `guarded` of it. */
  | {
      readonly scoring: 'demolition'
      readonly actions: readonly { readonly action: ActionId; readonly points: number }[]
      readonly guarded: number
    }

export interface Mission {
  readonly id: MissionId
  readonly name: string
  /** From the rulebook, from a later text of it, or designed for this edition. */
  readonly source: 'rulebook' | 'later text' | 'designed'
  readonly brief: string
  /** DS-227 How deep the deployment zones are. */
  readonly deployment: number
  readonly markers: readonly MissionMarker[]
  readonly placed: PlacedMarkers | null
  /** Whether a move or Placement may end on its markers (DS-229). */
  readonly mayEndOnMarkers: boolean
  /** Decoy Pings for each Force (DS-145). */
  readonly decoys: readonly Signature[]
  /** Units that each Force has beside its slots. */
  readonly extraUnits: readonly UnitCardId[]
  readonly scoring: Scoring
  /** Victory Points that win, by size. */
  readonly goal: { readonly [Size in SizeId]: number }
  /** Being wiped out loses the game (DS-233). In M5 the Victory Points are compared instead. */
  readonly wipedOutLoses: boolean
}

const everySize = (points: number): Mission['goal'] => ({ skirmish: points, small: points, standard: points })

/** DS-228 Twelve inches from the right and the back edge of its owner. */
const oneForEach = (kind: MarkerKind): readonly MissionMarker[] => [
  { kind, owner: 'south', x: 3600, y: 1200, radius: infantryRadius },
  { kind, owner: 'north', x: 1200, y: 3600, radius: infantryRadius },
]

const usual = { deployment: 1000, placed: null, mayEndOnMarkers: true, decoys: [], extraUnits: [], wipedOutLoses: true }

export const missions = catalogueOf<Mission>('mission', [
  {
    ...usual,
    id: 'M1',
    name: 'VIP Capture',
    source: 'rulebook',
    brief: 'Get close to the VIP on the other side of the table, and keep the enemy away from yours.',
    markers: oneForEach('vip'),
    scoring: { scoring: 'vip', reach: 100, contest: 400 },
    goal: everySize(3),
  },
  {
    ...usual,
    id: 'M2',
    name: 'Control Objectives',
    source: 'later text',
    brief:
      'Stand at the two objectives on the middle line when a Round ends, with more Units than the enemy has there.',
    deployment: 800,
    markers: [],
    placed: {
      kind: 'objective',
      radius: signatureFacts.medium.radius,
      line: 2400,
      fromConcealing: 100,
      apart: 1200,
      usual: [
        { x: 1400, y: 2400 },
        { x: 3400, y: 2400 },
      ],
    },
    mayEndOnMarkers: false,
    scoring: { scoring: 'control', reach: 100, contest: 600, fromRound: 2 },
    goal: everySize(3),
  },
  {
    ...usual,
    id: 'M3',
    name: 'Data Heist',
    source: 'designed',
    brief: 'Secure the caches on the middle line and carry them home into your own deployment zone.',
    markers: [1200, 2400, 3600].map((x) => ({ kind: 'cache', owner: null, x, y: 2400, radius: infantryRadius })),
    scoring: { scoring: 'heist', action: 'secure', perCache: 1 },
    goal: everySize(2),
  },
  {
    ...usual,
    id: 'M4',
    name: 'Signal Hunt',
    source: 'designed',
    brief: 'Force enemy Pings to show what they are, and destroy enemy Units.',
    markers: [],
    decoys: ['small', 'medium'],
    scoring: { scoring: 'hunt', perReveal: 1, perUnit: 1 },
    goal: { skirmish: 5, small: 5, standard: 8 },
  },
  {
    ...usual,
    id: 'M5',
    name: 'Breakthrough',
    source: 'designed',
    brief: 'Bring Units to the enemy table edge and off the table; the larger the Signature, the more it scores.',
    markers: [],
    scoring: { scoring: 'breakthrough', fromEdge: 50 },
    goal: { skirmish: 4, small: 4, standard: 6 },
    wipedOutLoses: false,
  },
  {
    ...usual,
    id: 'M6',
    name: 'Demolition',
    source: 'designed',
    brief: 'Wreck the enemy pylon, best with your Engineer Team, and guard your own.',
    markers: oneForEach('pylon'),
    extraUnits: ['sc-engineer'],
    scoring: {
      scoring: 'demolition',
      actions: [
        { action: 'engineer', points: 2 },
        { action: 'sabotage', points: 1 },
      ],
      guarded: 100,
    },
    goal: everySize(4),
  },
])
