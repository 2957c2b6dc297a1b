// The Weapons, nine of each tier.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import { again, disables, losesCharges, reelsIn } from './afterwards.ts'
import type { EquipmentCard } from './card.ts'
import { equipmentOfKind } from './equipment.ts'
import { defenderEnters, groupOn } from './triggers.ts'
import { action, answer, attack, reaction, type WithId } from './write.ts'

const rows = equipmentOfKind('weapon', [
  {
    id: 'jack-rabbit-smg',
    name: 'Jack Rabbit SMG',
    tier: 1,
    abilities: [
      attack('Burst Fire', 2, 'RDS 3', { rangePenalty: 1 }),
      answer('Quick Suppression', 2, defenderEnters({ within: 1 }), 'RD1 2', { target: 'trigger' }),
    ],
  },
  {
    id: 'longwatch-sniper',
    name: 'Longwatch Sniper Rifle',
    tier: 1,
    abilities: [
      attack('Aimed Round', 3, 'RD1 3', { armorPiercing: 2 }),
      answer('Threaten', 2, defenderEnters('in line'), 'RD1 2', {
        armorPiercing: 1,
        isSlowReload: true,
        target: 'trigger',
      }),
    ],
  },
  {
    id: 'ridgeback-carbine',
    name: 'Ridgeback Carbine',
    tier: 1,
    abilities: [attack('Snap Shot', 2, 'RD1 2', { armorPiercing: 1 }), attack('Controlled Burst', 3, 'RD1 4')],
  },
  {
    id: 'bulldog-shotgun',
    name: 'Bulldog Shotgun',
    tier: 1,
    abilities: [
      attack('Blast', 2, 'RD1 4', { rangeLimit: 1, rangePenalty: 2 }),
      action('Kick Door', 1, { do: 'kick door' }),
    ],
  },
  {
    id: 'mole-grenade-tube',
    name: 'Mole Grenade Tube',
    tier: 1,
    has: ['Slow Reload'],
    abilities: [attack('Lob', 3, 'RAZ 2', { rangeLimit: 3 }), attack('Direct Lay', 3, 'RA1 4', { rangeLimit: 3 })],
  },
  {
    id: 'candle-flamer',
    name: 'Candle Flamer',
    tier: 1,
    abilities: [
      attack('Flame', 3, 'RDZ 1', { rangeLimit: 1, burning: 1 }),
      action('Scorch', 2, { do: 'burn', where: 'adjacent' }, { isSlowReload: true }),
    ],
  },
  {
    id: 'monoknife',
    name: 'Monoknife',
    tier: 1,
    abilities: [
      attack('Slash', 1, 'M1 1', { armorPiercing: 3 }),
      reaction('Parry', 1, groupOn('this', { reach: 'melee' }), { do: 'ignore dice', highest: 1 }),
    ],
  },
  {
    id: 'twin-vipers',
    name: 'Twin Vipers',
    tier: 1,
    abilities: [attack('Double Tap', 1, 'RD1 1'), attack('Fan Fire', 3, 'RDS 4', { rangePenalty: 1 })],
  },
  {
    id: 'breach-hammer',
    name: 'Breach Hammer',
    tier: 1,
    abilities: [
      attack('Smash', 2, 'M1 3'),
      action('Knock Through', 3, { do: 'break wall', breaks: ['thin wall'] }, { isSlowReload: true }),
    ],
  },
  {
    id: 'jack-hare-smg',
    name: 'Jack Hare SMG',
    tier: 2,
    abilities: [
      attack('Burst Fire', 2, 'RDS 4', { rangePenalty: 1 }),
      answer('Quick Suppression', 1, defenderEnters({ within: 1 }), 'RD1 2', { target: 'trigger' }),
    ],
  },
  {
    id: 'deadeye-rail-rifle',
    name: 'Deadeye Rail Rifle',
    tier: 2,
    abilities: [
      attack('Rail Shot', 3, 'RD1 4', { armorPiercing: 3 }),
      attack('Punch Through', 4, 'RD1 3', { armorPiercing: 3, isSlowReload: true, isThroughThinWalls: true }),
    ],
  },
  {
    id: 'hound-battle-rifle',
    name: 'Hound Battle Rifle',
    tier: 2,
    abilities: [
      attack('Battle Burst', 2, 'RD1 3', { armorPiercing: 1 }),
      answer('Overwatch', 2, defenderEnters('in line'), 'RD1 3', { isSlowReload: true, target: 'trigger' }),
    ],
  },
  {
    id: 'avalanche-shotgun',
    name: 'Avalanche Autoshotgun',
    tier: 2,
    abilities: [
      attack('Avalanche', 2, 'RD1 5', { rangeLimit: 1, rangePenalty: 2 }),
      answer('Point Blank', 2, defenderEnters('here'), 'RD1 4', { rangeLimit: 0, target: 'trigger' }),
    ],
  },
  {
    id: 'kestrel-missile-pod',
    name: 'Kestrel Missile Pod',
    tier: 2,
    has: ['Slow Reload'],
    abilities: [attack('Missile', 4, 'RAZ 3', { rangeLimit: 4 }), attack('Homing Dart', 3, 'RA1 4', { rangeLimit: 4 })],
  },
  {
    id: 'salamander-flamer',
    name: 'Salamander Flamer',
    tier: 2,
    abilities: [
      attack('Wash', 3, 'RDZ 2', { rangeLimit: 1, burning: 2 }),
      reaction('Backdraft', 1, { ...defenderEnters({ within: 1 }), isBurning: true }, { do: 'burn', where: 'trigger' }),
    ],
  },
  {
    id: 'vibro-sabre',
    name: 'Vibro Sabre',
    tier: 2,
    abilities: [attack('Cut', 2, 'M1 3', { armorPiercing: 3 }), attack('Whirl', 3, 'MS 5')],
  },
  {
    id: 'arc-thrower',
    name: 'Arc Thrower',
    tier: 2,
    abilities: [
      attack('Arc', 2, 'RDS 3', { rangeLimit: 2, piercingMachines: 2 }),
      attack('Grounding Shot', 3, 'RD1 4', {
        rangeLimit: 2,
        isSlowReload: true,
        riders: [losesCharges(2)],
      }),
    ],
  },
  {
    id: 'tether-gun',
    name: 'Tether Gun',
    tier: 2,
    abilities: [
      attack('Harpoon', 2, 'RD1 3', { riders: [reelsIn] }),
      action('Reel In', 1, { do: 'move', regions: 2, isUpTo: true, isStraight: true }, { isSlowReload: true }),
    ],
  },
  {
    id: 'jackalope-smg',
    name: 'Jackalope SMG',
    tier: 3,
    abilities: [
      attack('Burst Fire', 2, 'RDS 6', { rangePenalty: 1 }),
      answer('Quick Suppression', 1, defenderEnters({ within: 1 }), 'RD1 3', { target: 'trigger' }),
    ],
  },
  {
    id: 'godseye-coil-rifle',
    name: 'Godseye Coil Rifle',
    tier: 3,
    abilities: [
      attack('Coil Shot', 3, 'RD1 5', { armorPiercing: 4 }),
      answer('Threaten', 2, defenderEnters('in line'), 'RD1 4', {
        armorPiercing: 2,
        isSlowReload: true,
        target: 'trigger',
      }),
    ],
  },
  {
    id: 'lancer-beam',
    name: 'Lancer Beam',
    tier: 3,
    abilities: [
      attack('Beam', 2, 'RD1 4', { armorPiercing: 1, riders: [again(1)] }),
      attack('Focus', 4, 'RD1 6', { armorPiercing: 2, isSlowReload: true }),
    ],
  },
  {
    id: 'thunderhead-cannon',
    name: 'Thunderhead Cannon',
    tier: 3,
    has: ['Slow Reload'],
    abilities: [attack('Barrage', 5, 'RAZ 5', { rangeLimit: 4 }), attack('Canister', 4, 'RDS 8', { rangeLimit: 2 })],
  },
  {
    id: 'inferno-projector',
    name: 'Inferno Projector',
    tier: 3,
    abilities: [
      attack('Inferno', 4, 'RDZ 3', { rangeLimit: 2, burning: 3 }),
      action('Fire Wall', 2, { do: 'burn', where: 'each adjacent' }, { isSlowReload: true }),
    ],
  },
  {
    id: 'phase-blade',
    name: 'Phase Blade',
    tier: 3,
    abilities: [
      attack('Blink Cut', 3, 'M1 4', { armorPiercing: 2, needsNoLine: true, first: { by: 'phasing', within: 2 } }),
      answer('Answering Cut', 2, { window: 'resolved', what: 'attacked by a defender', isMelee: true }, 'M1 3', {
        target: 'trigger',
      }),
    ],
  },
  {
    id: 'null-hammer',
    name: 'Null Hammer',
    tier: 3,
    abilities: [
      attack('Hammer Blow', 3, 'M1 6'),
      attack('Core Strike', 4, 'M1 7', { armorPiercing: 2, isSlowReload: true, target: 'reactors' }),
    ],
  },
  {
    id: 'swarm-rockets',
    name: 'Swarm Rockets',
    tier: 3,
    abilities: [
      attack('Swarm Volley', 4, 'RAS 7', { rangeLimit: 3 }),
      attack('Single Rocket', 2, 'RA1 4', { rangeLimit: 3 }),
    ],
  },
  {
    id: 'disruptor',
    name: 'Disruptor',
    tier: 3,
    abilities: [
      attack('Disrupt', 2, 'RD1 3', { armorPiercing: 2, riders: [disables] }),
      attack('Ion Lock', 3, 'RD1 5', { rangeLimit: 2 }),
    ],
  },
])

export type WeaponId = (typeof rows)[number]['id']

export const weapons: Catalogue<WithId<EquipmentCard, WeaponId>> = catalogueOf('Weapon', rows)
