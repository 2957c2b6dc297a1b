// The traits of Units (DS-235 to DS-264): each a small value with its rule, its words and the part it sets.

import { placing, traitNumbers as by, traitReach as within } from './numbers.ts'
import { type Signature, signatureFacts } from './signature.ts'
import { inches, signed } from './text/words.ts'
import type { Trait, UnitCardId } from './unit-card.ts'

export const adaptiveCamo: Trait = {
  name: 'Adaptive Camo',
  rule: 'DS-235',
  text: `DEF ${signed(by.adaptiveCamo)} against attacks while Concealment helps it.`,
  part: { adaptiveCamo: true },
}

export const allTerrain: Trait = {
  name: 'All Terrain',
  rule: 'DS-236',
  text: 'Terrain does not slow it.',
  part: { allTerrain: true },
}

export const ambush: Trait = {
  name: 'Ambush',
  rule: 'DS-237',
  text: 'When you declare who takes part in a Reaction Engagement, reveal it on any of your Pings of its Signature and let it take part.',
  part: { isAmbusher: true },
}

export const carrier = (carries: UnitCardId, name: string): Trait => ({
  name: `Carrier [${name}]`,
  rule: 'DS-238',
  text: `Brings one ${name} with it, packaged.`,
  part: { carries },
})

export const packaged = (name: string): Trait => ({
  name: `Packaged [${name}]`,
  rule: 'DS-239',
  text: `Comes only with a ${name}, without a Ping, by Deploy Drones.`,
  part: { isPackaged: true },
})

export const clearTheWay: Trait = {
  name: 'Clear The Way',
  rule: 'DS-240',
  text: `C, Move phase: terrain does not slow other Units of its Taskforce that start their move within ${inches(within.clearTheWay)} of it.`,
  part: { clearTheWay: true },
}

export const decoy = (signature: Signature): Trait => ({
  name: `Decoy [${signatureFacts[signature].name}]`,
  rule: 'DS-241',
  text: `Adds a ${signatureFacts[signature].name} Decoy Ping to the Force.`,
  part: { decoy: signature },
})

export const defend: Trait = {
  name: `Defend [Infantry, ${inches(within.defend)}]`,
  rule: 'DS-242',
  text: `Friendly Infantry Bases within ${inches(within.defend)} that have no CM stat may spend its Countermeasure Tokens.`,
  part: { defendsInfantry: true },
}

export const defenseAura: Trait = {
  name: 'Defense Aura',
  rule: 'DS-243',
  text: `C, when Refreshed: ${signed(by.defenseAura)} on Countermeasure Checks of friendly Units within ${inches(within.defenseAura)} while the Command Point lies on it.`,
  part: { hasDefenseAura: true },
}

export const defenderAura: Trait = {
  name: 'Defender Aura',
  rule: 'DS-244',
  text: `C, when Refreshed: friendly Units within ${inches(within.defenderAura)} and in sight may spend its Countermeasure Tokens while the Command Point lies on it.`,
  part: { hasDefenderAura: true },
}

export const defenseNet: Trait = {
  name: `Defense Net [${inches(within.defenseNet)}]`,
  rule: 'DS-245',
  text: `Against an attack a base may also spend 1 Countermeasure Token of another base of its Unit within ${inches(within.defenseNet)}.`,
  part: { hasDefenseNet: true },
}

export const emergency = (tokens: number): Trait => ({
  name: `Emergency CM (+${tokens})`,
  rule: 'DS-246',
  text: `Starts with ${tokens} Emergency Countermeasure ${tokens === 1 ? 'Token' : 'Tokens'} on each base.`,
  part: { emergency: tokens },
})

export const finisher: Trait = {
  name: 'Finisher',
  rule: 'DS-247',
  text: `${signed(by.finisher)} TARG against a target without Countermeasure and Emergency Tokens.`,
  part: { isFinisher: true },
}

export const hitAndRun: Trait = {
  name: 'Hit and Run',
  rule: 'DS-248',
  text: `After a Combat Action it may be Placed within ${inches(placing.hitAndRun)}.`,
  part: { hitAndRun: true },
}

export const hitchHiker: Trait = {
  name: 'Hitch Hiker',
  rule: 'DS-249',
  text: `Revealed in the Reveal phase it may be Placed within ${inches(placing.hitchHiker)} of a friendly Taxi outside the Taskforce.`,
  part: { isHitchHiker: true },
}

export const taxi: Trait = {
  name: 'Taxi',
  rule: 'DS-250',
  text: 'Serves one Hitch Hiker in a Taskforce Activation.',
  part: { isTaxi: true },
}

export const mechanized: Trait = {
  name: 'Mechanized',
  rule: 'DS-251',
  text: 'May start mounted in a Transport, without a Ping.',
  part: { isMechanized: true },
}

export const transport: Trait = {
  name: 'Transport',
  rule: 'DS-252',
  text: 'Carries one Small Mechanized Infantry Unit, which is destroyed with it.',
  part: { isTransport: true },
}

export const mountedInfantry: Trait = {
  name: 'Mounted Infantry',
  rule: 'DS-253',
  text: 'Its bases may not enter buildings.',
  part: { isMounted: true },
}

export const motorizedInfantry: Trait = {
  name: 'Motorized Infantry',
  rule: 'DS-254',
  text: 'May enter buildings. Inside it is Infantry, outside a Vehicle.',
  part: { isMotorized: true },
}

export const obscured: Trait = {
  name: 'Obscured',
  rule: 'DS-255',
  text: `DEF ${signed(by.obscured.def)} against Actions from ${inches(by.obscured.from)} or more.`,
  part: { isObscured: true },
}

export const predator: Trait = {
  name: 'Predator',
  rule: 'DS-256',
  text: `${signed(by.predator)} TARG against Stunned Units.`,
  part: { isPredator: true },
}

export const resilient: Trait = {
  name: 'Resilient',
  rule: 'DS-257',
  text: 'A KILL that it suffers while not Stunned is a STUN instead.',
  part: { isResilient: true },
}

export const sentry: Trait = {
  name: 'Sentry',
  rule: 'DS-258',
  text: `${signed(by.sentry)} on its Reaction Priority Rolls.`,
  part: { isSentry: true },
}

export const shroudAura: Trait = {
  name: 'Shroud Aura',
  rule: 'DS-259',
  text: `Friendly Units within ${inches(within.shroudAura)} are concealed.`,
  part: { hasShroudAura: true },
}

export const stealthy: Trait = {
  name: 'Stealthy',
  rule: 'DS-260',
  text: 'Starts with a Stealth Token.',
  part: { isStealthy: true },
}

export const patrol: Trait = {
  name: 'Patrol',
  rule: 'DS-261',
  text: 'After a Move Action it gains an Overwatch Token.',
  part: { isPatrol: true },
}

export const quick: Trait = {
  name: 'Quick',
  rule: 'DS-262',
  text: 'After all Reaction Priority Rolls it may swap its result with any other participant.',
  part: { isQuick: true },
}

export const covert: Trait = {
  name: 'Covert',
  rule: 'DS-263',
  text: 'C, when revealed in your Reveal phase: it gains a Stealth Token.',
  part: { isCovert: true },
}

export const regroup: Trait = {
  name: `Regroup (${inches(placing.regroup)})`,
  rule: 'DS-264',
  text: `With an Overwatch Token it may be Placed within ${inches(placing.regroup)} when it is designated or declared a participant.`,
  part: { canRegroup: true },
}
