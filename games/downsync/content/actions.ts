// All Actions: what everybody can do, scans, weapons, special Actions and those of missions.

import { catalogueOf } from '../../catalogue.ts'
import type { Action, ActionId } from './action.ts'
import {
  advanced,
  closeAndPersonal,
  closeCombat,
  clustered,
  cmMagnet,
  deadly,
  doubleTap,
  exposed,
  extremeRange,
  fireSupport,
  infantryNetwork,
  overkill,
  seekerRounds,
  smart,
  specialized,
  stabilizer,
  tagged,
  takeUp,
} from './keywords.ts'
import { scanner, special, weapon } from './write-action.ts'

const onInfantry = { against: 'infantry' } as const
const onVehicles = { against: 'vehicles' } as const

export const actions = catalogueOf<Action>('Action', [
  special('move', 'Move', 'move', { effect: 'none', source: 'rulebook' }),
  special('overwatch', 'Overwatch', 'overwatch', { effect: 'none', source: 'rulebook' }),

  scanner('scan-1-10', 1, 1000),
  scanner('scan-1-12', 1, 1200),
  scanner('scan-2-12', 2, 1200),
  scanner('scan-3-14', 3, 1400),

  weapon('cannon', 'Cannon', 1600, 1, 'kill'),
  weapon('double-cannon', 'Double Cannon', 1600, 2, 'kill'),
  weapon('med-cannon', 'Medium Cannon', 2400, 2, 'kill'),
  weapon('close-med-cannon', 'Close Medium Cannon', 2400, 2, 'kill', [closeAndPersonal]),
  weapon('stab-med-cannon', 'Medium Cannon (stabilized)', 2400, 2, 'kill', [stabilizer]),
  weapon('smart-med-cannon', 'Smart Medium Cannon', 2400, 2, 'kill', [smart]),
  weapon('adv-cannon', 'Advanced Cannon', 1600, 1, 'kill', [advanced]),
  weapon('close-support', 'Close Support Cannon', 1600, 3, 'kill', [clustered(300), seekerRounds, advanced]),
  weapon('fusion', 'Fusion Cannon', 800, 1, 'kill', [smart]),
  weapon('railgun', 'Railgun', null, 1, 'kill', [overkill, extremeRange]),
  weapon('tag-cannon', 'Tag Cannon', 1600, 2, 'stun', [tagged]),
  weapon('shock-auto', 'Shock Autocannon', 1600, 2, 'stun', [deadly]),
  weapon('shock-rifle', 'Shock Rifle', 1000, 1, 'stun', [deadly]),
  weapon('shock-sniper', 'Shock Sniper Rifle', 2400, 2, 'stun', [deadly, doubleTap]),
  weapon('heavy-arty', 'Heavy Artillery', null, 4, 'kill', [fireSupport, extremeRange, clustered(300)], {
    cost: 'A+C',
  }),
  weapon('shock-arty', 'Shock Artillery', null, 4, 'stun', [fireSupport, extremeRange, clustered(600), deadly]),
  weapon('micro-arty', 'Micro Artillery', 1600, 1, 'kill', [infantryNetwork, advanced]),
  weapon('mg', 'MG', 1200, 2, 'kill', [], onInfantry),
  weapon('adv-mg', 'Adv. MG', 1200, 2, 'kill', [advanced], onInfantry),
  weapon('hmg', 'HMG', 1200, 3, 'kill', [], onInfantry),
  weapon('rifle', 'Rifle', 1200, 1, 'kill', [], onInfantry),
  weapon('particle', 'Particle Rifle', 1000, 2, 'kill', [smart], onInfantry),
  weapon('particle-oc', 'Particle Rifle Overcharge', 1000, 1, 'kill', [smart]),
  weapon('claws', 'Claws', 100, 1, 'kill', [specialized, closeCombat]),
  weapon('at-charges', 'AT Charges', 600, 1, 'kill', [advanced, closeCombat], onVehicles),
  weapon('adv-charges', 'Adv. Charges', 600, 1, 'kill', [advanced]),
  weapon('rpg', 'RPG', 1000, 1, 'kill', [closeAndPersonal]),
  weapon('rpg-team', 'RPG (squad weapon)', 1000, 2, 'kill', [closeAndPersonal, takeUp]),
  weapon('adv-rpg', 'Adv. RPG', 1000, 1, 'kill', [closeAndPersonal, advanced]),
  weapon('smart-bombs', 'Smart Bombs', 1000, 1, 'kill', [smart]),
  weapon('decoy-launcher', 'Decoy Launcher', 1200, 2, 'stun', [cmMagnet]),
  weapon('jam-drone', 'Launch Jam Drone', 1600, 2, 'jam', [exposed]),
  weapon('cyber', 'Cyber Attack', 1600, 2, 'stun', [], { isScan: true }),

  special('cm-hack', 'CM Hack', 'cm-hack', {
    cost: 'A/C',
    isScan: true,
    aim: 'enemy unit',
    range: 1600,
    rof: 2,
    once: 'activation',
  }),
  special('pos-hack', 'Position Hack', 'position-hack', {
    ...onVehicles,
    cost: 'C',
    isScan: true,
    aim: 'enemy unit',
    range: 1600,
    rof: 1,
    once: 'activation',
  }),
  special('forward-observe', 'Forward Observe', 'forward-observe', {
    cost: 'A/C',
    aim: 'another friendly unit',
    once: 'activation',
  }),
  special('deploy-drones', 'Deploy Drones', 'deploy-drones', { cost: 'C', range: 300, once: 'game' }),
  special('target-lock', 'Target Lock', 'target-lock', { cost: 'C', aim: 'enemy unit', rof: 1, once: 'activation' }),
  special('go-dark', 'Go Dark', 'go-dark', { cost: 'C' }),
  special('repair', 'Repair Wrench', 'repair', { cost: 'A/C', aim: 'another friendly unit', range: 400, rof: 1 }),
  special('unload', 'Unload', 'unload', { cost: 'free', aim: 'cargo', range: 300, effect: 'none' }),
  special('load', 'Load', 'load', { cost: 'free', aim: 'another friendly unit', range: 300, effect: 'none' }),
  special('stealthify', 'Stealthify', 'stealthify', {
    cost: 'C',
    aim: 'another friendly unit',
    range: 600,
    rof: 1,
    once: 'activation',
  }),
  special('engineer', 'Engineer', 'engineer', { aim: 'marker', range: 200, rof: 1 }),

  weapon('arty-strike', 'Artillery Strike', null, 2, 'kill', [clustered(300), extremeRange], {
    cost: 'C',
    once: 'activation',
  }),

  special('secure', 'Secure', 'secure', { aim: 'marker', range: 100, source: 'designed' }),
  special('sabotage', 'Sabotage', 'sabotage', { cost: 'A+C', aim: 'marker', range: 100, source: 'designed' }),
])

/** DS-155, DS-156 What stands on no card, since every Unit has it. Of these a Ping has Move alone (DS-132). */
export const everyUnits: readonly ActionId[] = ['move', 'overwatch']
