// What the traits of enemies say, made from what they do.

import { sayPool } from '../dice.ts'
import type { EnemyTrait } from '../enemies.ts'

export function traitText(trait: EnemyTrait): string {
  switch (trait.trait) {
    case 'clone':
      return `Clone (${trait.points}): uses vents, hunts in packs, faster after the crisis.`
    case 'elite':
      return 'Elite: Suppressed where others are Stunned.'
    case 'scent-of-fear':
      return `Scent of Fear: +${sayPool({ black: 0, red: trait.red })} against a commando at Max Adrenaline.`
    case 'terror':
      return `Terror: whom it wounds gains ${trait.adrenaline} adrenaline.`
    case 'smash':
      return `Smash: Knockback ${trait.knockback} in melee.`
    case 'corrosive':
      return 'Corrosive: whom its spit wounds is Corroded.'
    case 'phase-step':
      return `Phase Step: once an activation, ${trait.movement} movement to any empty explored floor square within ${trait.within}.`
    case 'swarm':
      return `Swarm: +${sayPool({ black: trait.black, red: 0 })} for each other one next to the target, at most ${sayPool({ black: trait.most, red: 0 })}.`
  }
}
