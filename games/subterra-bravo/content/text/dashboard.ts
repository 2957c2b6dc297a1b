// What dashboard tiles say, made from what they do.

import type { Tile } from '../dashboard.ts'
import { sayPool } from '../dice.ts'
import { doorMarkers } from '../doors.ts'
import { enemies } from '../enemies.ts'
import { countOf, sayByTeam, signed } from './words.ts'

/** For a team of N, or for all teams. Costs stand beside it. */
export function tileText({ effect: tile }: Tile, n?: number): string {
  switch (tile.effect) {
    case 'backswing':
      return 'After the melee attack of a Clone: it attacks another commando next to it, with all its dice.'
    case 'frenzy':
      return `A melee attack of a Clone: +${sayPool({ black: 0, red: tile.red })}.`
    case 'charge':
      return `A combat activation of a Clone: ${tile.movement} movement more; ${tile.distance} or more from its start, its first melee attack gets +${sayPool({ black: tile.black, red: 0 })}.`
    case 'hasten':
      return 'One enemy moves up to its Speed. It is not its activation.'
    case 'clone-reinforcements':
      return `Spawn Clones at vents or passages: ${sayByTeam(tile.points, n)} points a round in all.`
    case 'surprise-attack':
      return 'After an action of a commando: one enemy attacks it from where it stands. Once in its turn.'
    case 'vent-swarm':
      return `Up to ${countOf(sayByTeam(tile.figures, n), enemies.of(tile.enemy).name)} on open explored vents, one on each.`
    case 'lockdown':
      return `An empty open door closes with a faceup ${doorMarkers.of(tile.marker).name} marker.`
    case 'jamming-field':
      return `Up to ${countOf(tile.squares, 'floor square')} within ${tile.within} of an enemy are EMI until the end of the next round.`
    case 'fear-pheromone':
      return `An active commando that an enemy sees within ${tile.within} gains ${tile.adrenaline} adrenaline.`
    case 'wall-crawlers':
      return `This phase Clones ignore rubble and have ${tile.diagonals} diagonals an activation.`
    case 'brood-surge':
      return `Up to ${countOf(sayByTeam(tile.figures, n), enemies.of(tile.enemy).name)} at one explored nest, open vent or passage.`
    case 'regenerate':
      return 'One enemy loses all its wounds.'
    case 'adrenal-howl':
      return `An enemy attack wounded a commando: active commandos within ${tile.within} of it, itself too, gain ${tile.adrenaline} adrenaline.`
    case 'blackout':
      return `A commando's turn starts: Speed ${signed(tile.speed)} and no boost in this turn.`
    case 'pack-hunt':
      return `A Clone wounded a commando: another of its type within ${tile.within} of the commando moves up to its Speed.`
  }
}
