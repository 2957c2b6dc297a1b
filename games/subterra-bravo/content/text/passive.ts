// What stances and passive cards say, made from what they do.

import type { ChallengeOf, Stat } from '../challenge.ts'
import { sayPool } from '../dice.ts'
import { enemies } from '../enemies.ts'
import type { PassiveEffect } from '../passive.ts'
import { countOf, signed, statNames } from './words.ts'

const black = (dice: number): string => `${dice < 0 ? '-' : '+'}${sayPool({ black: Math.abs(dice), red: 0 })}`

const challenges = (stat: Stat, of: ChallengeOf): string =>
  `${statNames[stat]} challenges${of === 'any' ? '' : ` of ${of}s`}`

const challenge = (stat: Stat, of: ChallengeOf): string => {
  const article = of === 'objective' ? 'an' : 'a'
  return `${statNames[stat]} challenge${of === 'any' ? '' : ` of ${article} ${of}`}`
}

const quietNames = { 'open-door': 'Open Door', investigate: 'Investigate' }

function passiveText(passive: PassiveEffect): string {
  switch (passive.effect) {
    case 'speed':
      return `Speed ${signed(passive.by)}${passive.whileDowned ? '' : ', except while downed'}.`
    case 'defense': {
      const { ranged, melee } = passive
      const words = { Ranged: ranged, Melee: melee }
      const parts = Object.entries(words).flatMap(([kind, by]) => (by === 0 ? [] : [`${kind} Defense ${signed(by)}`]))
      return `${parts.join(', ')}.`
    }
    case 'defense-of-adjacent':
      return `Commandos next to you: Melee Defense ${signed(passive.melee)}.`
    case 'attack-dice':
      return `Your ${passive.attack} attacks: ${black(passive.black)}.`
    case 'ranged-dice-if-unmoved':
      return `Your ranged attacks: ${black(passive.black)} before your first Move action of the turn.`
    case 'ranged-black-becomes-red':
      return `Your ranged attacks: ${sayPool({ black: passive.dice, red: 0 })} becomes ${sayPool({ black: 0, red: passive.dice })}.`
    case 'ranged-reroll':
      return `Once a turn, roll ${passive.dice === 1 ? 'one die' : `${passive.dice} dice`} of a ranged attack again; the second roll stands.`
    case 'heavy-after-moves':
      return `You may fire Heavy weapons after ${countOf(passive.moves, 'Move action')}, not after more.`
    case 'steps-after-removal':
      return `When your attack removes an enemy: ${countOf(passive.steps, 'free step')}.`
    case 'first-melee-cost':
      return `Your first melee Attack of a turn costs ${passive.adrenaline}.`
    case 'ignores-emi':
      return 'EMI neither weakens nor blocks your attacks.'
    case 'challenge-dice':
      return `Your ${challenges(passive.stat, passive.of)}: ${black(passive.black)}.`
    case 'challenge-hits-fewer':
      return `Your ${challenges(passive.stat, passive.of)} need ${countOf(passive.by, 'hit')} fewer, but at least 1.`
    case 'trap-sense':
      return 'Failing at a door does you no harm, and you pass every trap.'
    case 'first-open-door-cost':
      return passive.adrenaline === 0
        ? 'Your first Open Door of a turn is free.'
        : `Your first Open Door of a turn costs ${passive.adrenaline}.`
    case 'orders-without-line':
      return 'Your Action cards reach other commandos without line of sight.'
    case 'immune-to-knockback':
      return 'Knockback does not move you.'
    case 'first-heal-or-revive-cheaper':
      return `Your first Heal or Revive of a turn is ${passive.by} cheaper.`
    case 'revive-cost':
      return `Your Revive costs ${passive.adrenaline}.`
    case 'drag-revived':
      return `You may drag whom you revived ${countOf(passive.squares, 'square')}.`
    case 'heals-adjacent':
      return 'You may Heal an active commando next to you instead of yourself.'
    case 'no-surprise-attack':
      return 'Surprise Attack cannot target you.'
    case 'quiet-actions':
      return `No Surprise Attack after your ${passive.actions.map((action) => quietNames[action]).join(' or ')}.`
    case 'first-enemy-attack-loses':
      return `The first enemy attack on you in an Overseer Phase: ${black(-passive.black)}.`
    case 'max-against-melee':
      return `Enemies in melee count your Max Adrenaline ${passive.by} higher.`
    case 'more-diagonals':
      return `${countOf(passive.diagonals, 'more diagonal step')} a turn.`
    case 'ignores-rubble':
      return 'Rubble does not slow you.'
    case 'passes-through':
      return `You may pass through ${passive.enemies.map((enemy) => `${enemies.of(enemy).name}s`).join(' and ')}.`
    case 'room-enemies-at-distance':
      return `Room cards place enemies ${passive.distance} or more away from you, if they can.`
    case 'move-and-trade-only':
      return 'Only Move and Trade.'
    case 'spend-for-ranged-dice':
      return `Before you roll a ranged attack: +${sayPool({ black: 0, red: passive.red })}.`
    case 'spend-for-success':
      return `Pass one ${challenge(passive.stat, passive.of)} without a roll.`
    case 'spend-for-challenge-dice':
      return `One ${challenge(passive.stat, passive.of)}: ${black(passive.black)}.`
    case 'spend-against-wounds':
      return `The next attack that wounds you inflicts ${countOf(passive.wounds, 'wound')} fewer.`
  }
}

/** Several effects in one text. */
export const passivesText = (passives: readonly PassiveEffect[]): string => passives.map(passiveText).join(' ')
