// The sixteen tiles of the Overseer's dashboard. Six names are the mission's; the other tiles and all numbers are designed.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { DoorMarkerId } from './doors.ts'
import type { EnemyId } from './enemies.ts'
import { type ByTeam, plusN } from './team.ts'
import type { WindowName } from './windows.ts'

type OneToNine = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
export type TileId = `T-0${OneToNine}` | `T-1${'0' | '1' | '2' | '3' | '4' | '5' | '6'}`

/** A window, the Spawn step, or the Activate step between two activations. */
type TileWindow =
  | Extract<
      WindowName,
      | 'attack-declared'
      | 'attack-resolved'
      | 'activation-declared'
      | 'commando-action-done'
      | 'commando-wounded'
      | 'turn-start'
    >
  | 'spawn-step'
  | 'between-activations'

/** Adrenaline that commandos gain may go above Max (SB-052). */
export type TileEffect =
  /** SB-182 */
  | { readonly effect: 'backswing' }
  /** SB-183 */
  | { readonly effect: 'frenzy'; readonly red: number }
  /** SB-184 Movement more; from this distance on, black dice more. */
  | { readonly effect: 'charge'; readonly movement: number; readonly distance: number; readonly black: number }
  /** SB-185 */
  | { readonly effect: 'hasten' }
  /** SB-186 Clones worth so many points in a round (SB-178). */
  | { readonly effect: 'clone-reinforcements'; readonly points: ByTeam }
  /** SB-187 */
  | { readonly effect: 'surprise-attack' }
  /** On unblocked explored vents, one on each; they do not count for SB-178. */
  | { readonly effect: 'vent-swarm'; readonly enemy: EnemyId; readonly figures: ByTeam }
  /** An open and empty door closes with this marker, faceup. */
  | { readonly effect: 'lockdown'; readonly marker: DoorMarkerId }
  /** Floor squares near one enemy are EMI until the end of the next round. */
  | { readonly effect: 'jamming-field'; readonly squares: number; readonly within: number }
  /** An active commando in line of sight of an enemy and near it. */
  | { readonly effect: 'fear-pheromone'; readonly within: number; readonly adrenaline: number }
  /** Until the end of the phase Clones ignore rubble and may make so many diagonals. */
  | { readonly effect: 'wall-crawlers'; readonly diagonals: number }
  /** On or adjacent to one explored nest, unblocked vent or passage. */
  | { readonly effect: 'brood-surge'; readonly enemy: EnemyId; readonly figures: ByTeam }
  /** One enemy discards all wounds. */
  | { readonly effect: 'regenerate' }
  /** Every active commando near the wounded one, who is one of them. */
  | { readonly effect: 'adrenal-howl'; readonly within: number; readonly adrenaline: number }
  /** In this turn: slower, and no boost. */
  | { readonly effect: 'blackout'; readonly speed: number }
  /** Another Clone of the same type near the wounded commando moves; not its activation. */
  | { readonly effect: 'pack-hunt'; readonly within: number }

export interface Tile {
  readonly id: TileId
  readonly name: string
  readonly window: TileWindow
  /** SB-168 Also in commando turns. */
  readonly interrupt: boolean
  /** SB-165 */
  readonly ready: ByTeam
  /** SB-166 */
  readonly committed: ByTeam
  /** SB-164 */
  readonly refresh: number
  readonly effect: TileEffect
}

// biome-ignore format: a table, one row a tile
export const tiles: Catalogue<Tile> = catalogueOf('tile', [
  { id: 'T-01', name: 'Backswing', window: 'attack-resolved', interrupt: false, ready: 2, committed: 4, refresh: 1, effect: { effect: 'backswing' } },
  { id: 'T-02', name: 'Frenzy', window: 'attack-declared', interrupt: false, ready: 2, committed: 3, refresh: 1, effect: { effect: 'frenzy', red: 1 } },
  { id: 'T-03', name: 'Charge', window: 'activation-declared', interrupt: false, ready: 2, committed: 4, refresh: 1, effect: { effect: 'charge', movement: 3, distance: 3, black: 1 } },
  { id: 'T-04', name: 'Hasten', window: 'between-activations', interrupt: false, ready: 1, committed: 3, refresh: 1, effect: { effect: 'hasten' } },
  { id: 'T-05', name: 'Clone Reinforcements', window: 'spawn-step', interrupt: false, ready: plusN(2), committed: plusN(5), refresh: 2, effect: { effect: 'clone-reinforcements', points: plusN(0) } },
  { id: 'T-06', name: 'Surprise Attack', window: 'commando-action-done', interrupt: true, ready: 3, committed: 6, refresh: 1, effect: { effect: 'surprise-attack' } },
  { id: 'T-07', name: 'Vent Swarm', window: 'spawn-step', interrupt: false, ready: 2, committed: 4, refresh: 1, effect: { effect: 'vent-swarm', enemy: 'ROGUE', figures: [1, 1, 2, 2, 3] } },
  { id: 'T-08', name: 'Lockdown', window: 'spawn-step', interrupt: false, ready: 3, committed: 5, refresh: 1, effect: { effect: 'lockdown', marker: 'DM-04' } },
  { id: 'T-09', name: 'Jamming Field', window: 'spawn-step', interrupt: false, ready: 2, committed: 3, refresh: 1, effect: { effect: 'jamming-field', squares: 3, within: 3 } },
  { id: 'T-10', name: 'Fear Pheromone', window: 'between-activations', interrupt: false, ready: 2, committed: 4, refresh: 1, effect: { effect: 'fear-pheromone', within: 4, adrenaline: 2 } },
  { id: 'T-11', name: 'Wall Crawlers', window: 'between-activations', interrupt: false, ready: 1, committed: 2, refresh: 1, effect: { effect: 'wall-crawlers', diagonals: 2 } },
  { id: 'T-12', name: 'Brood Surge', window: 'spawn-step', interrupt: false, ready: 2, committed: 4, refresh: 1, effect: { effect: 'brood-surge', enemy: 'BROOD', figures: plusN(0) } },
  { id: 'T-13', name: 'Regenerate', window: 'spawn-step', interrupt: false, ready: 2, committed: 3, refresh: 1, effect: { effect: 'regenerate' } },
  { id: 'T-14', name: 'Adrenal Howl', window: 'commando-wounded', interrupt: true, ready: 3, committed: 5, refresh: 1, effect: { effect: 'adrenal-howl', within: 3, adrenaline: 1 } },
  { id: 'T-15', name: 'Blackout', window: 'turn-start', interrupt: true, ready: 2, committed: 4, refresh: 1, effect: { effect: 'blackout', speed: -2 } },
  { id: 'T-16', name: 'Pack Hunt', window: 'attack-resolved', interrupt: false, ready: 2, committed: 4, refresh: 1, effect: { effect: 'pack-hunt', within: 6 } },
])
