// What investigate cards say, made from what they do.

import { enemies } from '../enemies.ts'
import type { EventEffect, InvestigateCard, Trap } from '../investigate.ts'
import { cardText } from './kit.ts'
import { sayWeapon } from './weapon.ts'
import { countOf, sayByTeam, sayChallenge, sayFailure } from './words.ts'

/** For a team of N, or for all teams. */
export function investigateText(card: InvestigateCard, n?: number): string {
  switch (card.kind) {
    case 'find':
      return cardText(card.card)
    case 'event':
      return eventText(card.event, n)
    case 'trap':
      return trapText(card.trap)
  }
}

function eventText(event: EventEffect, n?: number): string {
  switch (event.effect) {
    case 'look-at-stack':
      return 'See the stack of one unexplored region, with its order.'
    case 'look-at-markers':
      return `See up to ${countOf(event.markers, 'facedown door marker')}.`
    case 'draw-and-choose':
      return `Draw ${event.cards}, resolve one, put the rest under the deck.`
    case 'heal-around':
      return `You and every active commando next to you: discard ${countOf(event.wounds, 'wound')}.`
    case 'move-another':
      return `Another active commando, wherever it is, moves up to ${countOf(event.squares, 'square')} free.`
    case 'seal-vent':
      return 'Close a vent of your region for good.'
    case 'drain-energy':
      return `${sayChallenge(event.challenge)}. Success: the pool loses ${event.energy} energy.`
    case 'turret':
      return `${sayChallenge(event.challenge)}. Success: an attack on an enemy you see, ${sayWeapon(event.weapon)}.`
    case 'nothing':
      return 'Nothing happens.'
    case 'overseer-energy':
      return `The Overseer takes ${sayByTeam(event.energy, n)} energy.`
    case 'enemy-nearby':
      return `A ${enemies.of(event.enemy).name} comes to the nearest empty explored square.`
    case 'gain-adrenaline':
      return `You gain ${event.adrenaline} adrenaline.`
    case 'marker-becomes-vent':
      return 'There is a vent where the marker lay.'
    case 'marker-becomes-emi':
      return 'EMI for good where the marker lay and on the floor around it.'
  }
}

function trapText({ on, challenge, failures, rubble }: Trap): string {
  const who = on === 'drawer' ? 'You' : 'You and every commando next to you'
  const after = rubble ? ' Rubble where the marker lay.' : ''
  return `${who}: ${sayChallenge(challenge)}. Whoever fails ${failures.map(sayFailure).join(' and ')}.${after}`
}
