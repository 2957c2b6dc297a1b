// What kit cards say, made from what they do.

import { sayPool } from '../dice.ts'
import type { ActionEffect, CardType, InterruptEffect } from '../kit/card.ts'
import { passivesText } from './passive.ts'
import { sayWeapon } from './weapon.ts'
import { countOf, sayChallenge } from './words.ts'

/** What the card does; cost and flags stand beside it. */
export function cardText(card: CardType): string {
  switch (card.type) {
    case 'weapon': {
      const words = sayWeapon(card.weapon)
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
    }
    case 'action':
      return actionText(card.action)
    case 'passive':
      return passivesText(card.passive)
    case 'interrupt':
      return interruptText(card.interrupt)
  }
}

function actionText(action: ActionEffect): string {
  switch (action.effect) {
    case 'order-move':
      return 'Another active commando you see moves up to its Speed; free, and no move token is flipped.'
    case 'order-attack':
      return 'Another active commando you see makes a free Attack.'
    case 'raise-max':
      return `${action.of === 'owner' ? 'You' : 'Another active commando you see'}: Max Adrenaline +${action.by} this round.`
    case 'mark':
      return 'An enemy you see is Marked.'
    case 'flare':
      return `Light a square you see within ${action.within}: this round, attacks on targets up to ${action.lights} from it ignore EMI and cover.`
    case 'suppress': {
      const barred = action.noSurpriseAttack ? ' and makes no Surprise Attack this round' : ''
      return `Pick a square you see within ${action.within}: each enemy on it or next to it is Suppressed${barred}.`
    }
    case 'open-door':
      return 'Open a closed door next to you without a challenge.'
    case 'heal':
      return `You or an active commando next to you: discard ${countOf(action.wounds, 'wound')}.`
    case 'revive-at-once':
      return `A downed commando next to you discards ${countOf(action.wounds, 'wound')}, takes a stance and is active.`
    case 'called-shot':
      return `Your next ranged attack this turn: ${sayPool({ black: action.dice, red: 0 })} becomes ${sayPool({ black: 0, red: action.dice })}, Pierce +${action.pierce}.`
    case 'reload':
      return `A weapon with uses, yours or of a commando next to you, gets ${countOf(action.uses, 'use')} back.`
    case 'stun':
      return `An enemy you see within ${action.within} is Stunned.`
    case 'drain-energy':
      return `${sayChallenge(action.challenge)}. Success: the pool loses ${action.energy} energy.`
    case 'seal-vent':
      return 'Close the vent under you or next to you for good.'
    case 'cloak':
      return `Enemies more than ${action.distance} away cannot target you until the next Planning Phase.`
    case 'scout': {
      const cards = action.cards === 1 ? 'the top card' : `the top ${action.cards} cards`
      return `See a facedown door marker in sight within ${action.within}, or ${cards} behind a closed door next to you.`
    }
    case 'mine':
      return `Lay a mine on an empty floor square next to you: ${sayPool(action.dice)} against the Ranged Defense of the first enemy on it.`
    case 'smoke':
      return `Smoke on a square you see within ${action.within} and on the floor around it, this round.`
    case 'pull':
      return `Pull another commando you see within ${action.within} up to ${countOf(action.squares, 'square')} to you, even a downed one.`
    case 'return-adrenaline':
      return `You or a commando next to you: up to ${action.adrenaline} adrenaline back to the bank.`
  }
}

function interruptText(interrupt: InterruptEffect): string {
  switch (interrupt.effect) {
    case 'help-challenge':
      return `A challenge of yours or of a commando you see: +${sayPool({ black: interrupt.black, red: 0 })}.`
    case 'raise-defense':
      return `An enemy attacks you or a commando you see: Defense +${interrupt.defense}.`
    case 'weaken-melee':
      return `An enemy attacks you or a commando next to you in melee: -${sayPool({ black: interrupt.black, red: 0 })}.`
    case 'swap-initiative':
      return 'A turn starts: that commando swaps initiative with one who has not acted, who acts instead.'
    case 'bank-adrenaline': {
      const tokens = `${interrupt.tokens === 1 ? '' : 'up to '}${interrupt.tokens} adrenaline`
      return `Planning starts: ${tokens} of ${interrupt.of === 'owner' ? 'yours' : 'one commando'} goes to the bank, not to the Overseer.`
    }
    case 'fewer-wounds':
      return `An attack on you was rolled: ${countOf(interrupt.wounds, 'wound')} fewer.`
    case 'attack-again':
      return `After your ranged attack in your turn: the same target again, with ${sayPool(interrupt.dice)} and the same keywords.`
    case 'slip-away':
      return `An enemy attacked you and you still stand: move up to ${countOf(interrupt.squares, 'square')} free.`
    case 'overwatch':
      return `An enemy ends a move in sight and range: ranged attack on it, -${sayPool({ black: interrupt.fewerBlack, red: 0 })}.`
    case 'dearer-tile':
      return `A tile is used: the Overseer pays ${interrupt.energy} more, or takes it back.`
  }
}
