// Every card as it is printed, against the data: figures, qualities, and of each ability name, kind, cost and attack.

import { describe, expect, test } from 'vitest'
import { type Ability, isActive, isAttack } from './ability.ts'
import { accessories } from './accessories.ts'
import type { Attack } from './attack.ts'
import type { Card } from './card.ts'
import { cardOf, cards } from './cards.ts'
import { defenders } from './defenders.ts'
import { orders } from './orders.ts'
import { reactors } from './reactors.ts'
import { trainings } from './trainings.ts'
import { weapons } from './weapons.ts'

/**
 * A line a card: id; name; figures; qualities; abilities. Figures: tier, type, models/limit, Armor/Kill Threshold.
 * Abilities: `^` Upgrade, Action, Reaction, Passive or on Initiative with the cost, attack, qualities, window.
 */
const printed = `
beta-squad; Beta Squad; 1 Basic 2/6 3/1; -; Fire SMG A1 RD1 1; ^Suppression R2 RD1 2 IGN; ^Tuck And Roll R3 GRP
gate-guard; Gate Guard; 1 Basic 1/4 4/1; Enhanced Cover; Lane Fire A1 RD1 1 AP1 L3; Overwatch R2 RD1 1 slow STEP; ^Close Ranks A1
riot-warden; Riot Warden; 1 Basic 1/4 4/1; Inertial Barrier; Shock Baton A2 M1 2; ^Lock Shields R2 GRP
furnace-crew; Furnace Crew; 1 Basic 1/4 3/1; -; Flame Jet A2 RDZ 1 B1 L1; ^Stoke A1 slow; ^Rupture R1 RES
crusher; Crusher; 2 Basic 1/3 5/2; -; Launch Grenade A1 RAZ 1 L2; ^Bull Rush A2 M1 3; ^Bulwark R3 ASG
delta-marksman; Delta Marksman; 2 Basic 1/3 4/2; Superior Cover; Aimed Shot A2 RD1 2 AP2; Sight Line R2 RD1 2 slow STEP; ^Displace R1 GRP
combat-engineer; Combat Engineer; 2 Basic 2/4 4/1; -; Rivet Gun A1 RD1 1 AP1; Barricade A2; Seal Bulkhead R2 STEP; ^Field Workshop A3 slow
shock-trooper; Shock Trooper; 2 Basic 2/4 5/1; Coordinated; Burst Fire A2 RDS 3 RP1; Cut Them Down R2 RD1 2 STEP; ^Storm In A3 M1 3
captain; Captain; 3 Basic 1/2 6/3; -; Fire Rifle A1 RD1 2; ^Coordinated Assault A2 slow; Reinforce A3
siege-gunner; Siege Gunner; 3 Basic 1/2 6/3; -; Rotary Burst A3 RDS 6 RP1; Rocket Volley A5 RAZ 3 L4 slow; ^Walk The Fire R2 RD1 3 IGN
black-warden; Black Warden; 3 Basic 2/4 6/2; Enhanced Cover, Coordinated; Heavy Carbine A1 RD1 1 AP3; Riposte R2 RD1 3 RES; ^Breach And Clear A4 RD1 4
overseer; Overseer; 3 Basic 1/1 5/3; Epically Unique; Execute Orders A2 slow; Rally R3 slow RES; ^Terror Broadcast A3 slow no line
assassin; Assassin; 1 Alien 1/4 3/1; -; Shifting Strike A1 M1 1; ^Fade Away R2 RES; ^Warp Strike A3 M1 3 no line
spore-drifter; Spore Drifter; 1 Alien 2/6 2/1; -; Spore Puff A1 MZ 1; Cling R1 STEP; ^Burst R2 MZ 2 RES
mind-leech; Mind Leech; 1 Alien 1/3 3/1; Phase Unstable; Lash A1 M1 1; Leech A2 L2 slow; ^Static R1 slow ACT
void-stalker; Void Stalker; 1 Alien 1/4 3/1; -; Blink A1 no line; Rake A2 MS 3; ^Blink Away R2 no line GRP
rift-beacon; Rift Beacon; 2 Alien 1/2 4/2; Immobile, Phase Unstable; Phase Deployment A1 slow no line; ^Phase Transit A2 no line
psi-weaver; Psi Weaver; 2 Alien 1/3 4/2; -; Psi Lance A2 RA1 2 AP1 L3 no line; Compel A3 L2 slow; ^Mirror Mind R3 GRP
acid-maw; Acid Maw; 2 Alien 1/3 5/2; -; Spit A2 RA1 2 L2; Corrosive Spray A3 RDZ 1 B2 L1; ^Digest R2 RES
shade-pack; Shade Pack; 2 Alien 2/4 3/1; Coordinated; Ambush A2 M1 2 AP3; Slip R1 STEP; ^Veil R2 GRP
ego-crusher; Ego Crusher; 3 Alien 1/1 5/3; Epically Unique; Distract R1 slow no line ACT; Demoralize A2 slow no line; ^Crush Ego R3 RES; Energy Shield R4 GRP
hive-queen; Hive Queen; 3 Alien 1/1 6/4; Epically Unique; Spawn A2 slow; Acid Wave A4 RAZ 2 B1 L2; ^Brood Fury R2 M1 3 RES
phase-reaver; Phase Reaver; 3 Alien 1/2 5/3; -; Reave A2 MS 4; Phase Step A1 no line; ^Slip Time R3 no line GRP
gravity-well; Gravity Well; 3 Alien 1/2 6/3; Immobile, Phase Unstable; Crush A3 RAZ 2 L3 no line; Drag A2 L3; ^Event Horizon R2 STEP
steel-ripper; Steel Ripper; 1 Mechanical 2/6 4/1; Coordinated; Shred A1 M1 1 AP2; ^Harry R2 M1 2 AP2 IGN; ^Pursue R3 STEP
sentry-gun; Sentry Gun; 1 Mechanical 1/4 4/1; Immobile, Deploy Anywhere; Sentry Burst A1 RD1 1 L3; Tripwire R2 RD1 2 L1 slow STEP; ^Overclock A2 RDS 3 RP1 slow
shield-drone; Shield Drone; 1 Mechanical 2/6 3/1; -; Arc Spark A1 M1 1; Screen R1 GRP; ^Overload A2 MZ 2
bulkhead-drone; Bulkhead Drone; 1 Mechanical 1/3 5/1; -; Piston A2 M1 2 AP1; Seal A1; ^Weld A3 slow
panther-turret; Panther Turret; 2 Mechanical 1/3 5/2; Immobile, Deploy Anywhere; Panther Strike A1 RD1 2 RP1; ^Redeploy A2; ^Auto Target R3 RD1 3 RP1 STEP
jackal-walker; Jackal Walker; 2 Mechanical 1/3 5/2; -; Twin Cannon A2 RD1 3 RP1; Stomp A2 MZ 2; ^Brace A2
repair-swarm; Repair Swarm; 2 Mechanical 1/3 4/2; Inertial Barrier; Strip A2 M1 2; Reconstruct R2 slow RES; ^Jump Start A2 slow
hornet-drones; Hornet Drones; 2 Mechanical 3/6 3/1; Coordinated; Sting A1 RD1 1 AP2 L1; Paint Target A1 slow; ^Swarm R2 RD1 2 L2 IGN
titan; Titan; 3 Mechanical 1/1 7/4; Epically Unique; Shoulder Cannon A1 RD1 2; Torrent Of Lead A2 RDS 4; ^Acid Bolt A3 RD1 4 AP1; ^Force Barrier A4
basilisk-mortar; Basilisk Mortar; 3 Mechanical 1/2 5/3; Immobile, Deploy Anywhere; Mortar Salvo A4 RAZ 2 L5 slow no line; ^Incendiary Shell A3 RAZ 1 B2 L4 slow no line; ^Counter-Battery R2 RA1 3 L5 no line ACT
aegis-colossus; Aegis Colossus; 3 Mechanical 1/1 8/3; Epically Unique, Inertial Barrier; Hammer A3 M1 5; Shield Wall R3 slow GRP; ^Thunder Charge A4 MZ 2
reaper-frame; Reaper Frame; 3 Mechanical 2/4 6/2; Coordinated; Scythe A2 MS 4 AP1; Gauss Bolt A3 RD1 4 AP2 L3; ^Relentless R2 M1 2 STEP
fission-core; Fission Core; 5/3; Upgrades 1; Surge A2 slow
twin-core; Twin Core; 4/3; Upgrades 2
foundry-core; Foundry Core; 5/3; Mechanical Affinity, Mechanical Deployment Point
assembly-core; Assembly Core; 5/3; Upgrades 1, Mechanical Deployment Point
rift-core; Rift Core; 4/3; Upgrades 1; Phase Recall A3 no line
bastion-core; Bastion Core; 7/4; Inertial Barrier; Shutters R2 STEP
arc-core; Arc Core; 5/3; Upgrades 1; Arc Discharge A3 MZ 2 slow
plasma-core; Plasma Core; 5/3; Upgrades 1; Vent Plasma A2 RDZ 1 B1 L1 slow
null-core; Null Core; 5/3; -; Dampening Field R2 slow no line ACT
shield-core; Shield Core; 5/3; Upgrades 1; Deflector R3 slow GRP
command-core; Command Core; 5/3; -; Uplink I
survey-core; Survey Core; 4/3; Upgrades 1; Cartography P
jack-rabbit-smg; Jack Rabbit SMG; 1; -; Burst Fire A2 RDS 3 RP1; Quick Suppression R2 RD1 2 STEP
longwatch-sniper; Longwatch Sniper Rifle; 1; -; Aimed Round A3 RD1 3 AP2; Threaten R2 RD1 2 AP1 slow STEP
ridgeback-carbine; Ridgeback Carbine; 1; -; Snap Shot A2 RD1 2 AP1; Controlled Burst A3 RD1 4
bulldog-shotgun; Bulldog Shotgun; 1; -; Blast A2 RD1 4 L1 RP2; Kick Door A1
mole-grenade-tube; Mole Grenade Tube; 1; Slow Reload; Lob A3 RAZ 2 L3; Direct Lay A3 RA1 4 L3
candle-flamer; Candle Flamer; 1; -; Flame A3 RDZ 1 B1 L1; Scorch A2 slow
monoknife; Monoknife; 1; -; Slash A1 M1 1 AP3; Parry R1 GRP
twin-vipers; Twin Vipers; 1; -; Double Tap A1 RD1 1; Fan Fire A3 RDS 4 RP1
breach-hammer; Breach Hammer; 1; -; Smash A2 M1 3; Knock Through A3 slow
jack-hare-smg; Jack Hare SMG; 2; -; Burst Fire A2 RDS 4 RP1; Quick Suppression R1 RD1 2 STEP
deadeye-rail-rifle; Deadeye Rail Rifle; 2; -; Rail Shot A3 RD1 4 AP3; Punch Through A4 RD1 3 AP3 slow
hound-battle-rifle; Hound Battle Rifle; 2; -; Battle Burst A2 RD1 3 AP1; Overwatch R2 RD1 3 slow STEP
avalanche-shotgun; Avalanche Autoshotgun; 2; -; Avalanche A2 RD1 5 L1 RP2; Point Blank R2 RD1 4 L0 STEP
kestrel-missile-pod; Kestrel Missile Pod; 2; Slow Reload; Missile A4 RAZ 3 L4; Homing Dart A3 RA1 4 L4
salamander-flamer; Salamander Flamer; 2; -; Wash A3 RDZ 2 B2 L1; Backdraft R1 STEP
vibro-sabre; Vibro Sabre; 2; -; Cut A2 M1 3 AP3; Whirl A3 MS 5
arc-thrower; Arc Thrower; 2; -; Arc A2 RDS 3 L2; Grounding Shot A3 RD1 4 L2 slow
tether-gun; Tether Gun; 2; -; Harpoon A2 RD1 3; Reel In A1 slow
jackalope-smg; Jackalope SMG; 3; -; Burst Fire A2 RDS 6 RP1; Quick Suppression R1 RD1 3 STEP
godseye-coil-rifle; Godseye Coil Rifle; 3; -; Coil Shot A3 RD1 5 AP4; Threaten R2 RD1 4 AP2 slow STEP
lancer-beam; Lancer Beam; 3; -; Beam A2 RD1 4 AP1; Focus A4 RD1 6 AP2 slow
thunderhead-cannon; Thunderhead Cannon; 3; Slow Reload; Barrage A5 RAZ 5 L4; Canister A4 RDS 8 L2
inferno-projector; Inferno Projector; 3; -; Inferno A4 RDZ 3 B3 L2; Fire Wall A2 slow
phase-blade; Phase Blade; 3; -; Blink Cut A3 M1 4 AP2 no line; Answering Cut R2 M1 3 RES
null-hammer; Null Hammer; 3; -; Hammer Blow A3 M1 6; Core Strike A4 M1 7 AP2 slow
swarm-rockets; Swarm Rockets; 3; -; Swarm Volley A4 RAS 7 L3; Single Rocket A2 RA1 4 L3
disruptor; Disruptor; 3; -; Disrupt A2 RD1 3 AP2; Ion Lock A3 RD1 5 L2
dx-3500-shield; DX 3500 Shield; 1; Fully Charged; Absorb R1 GRP; Recharge A2
field-medkit; Field Medkit; 1; -; Patch Up A3 slow
frag-grenade; Frag Grenade; 1; -; Throw A2 RAZ 3 L2 used up
smoke-canister; Smoke Canister; 1; -; Pop Smoke R1 used up GRP
breaching-charge; Breaching Charge; 1; -; Breach A2 used up
folding-barricade; Folding Barricade; 1; -; Set Up A1 slow
stim-injector; Stim Injector; 1; -; Inject A1 used up
aegis-field; Aegis Field; 2; -; Umbrella R2 slow GRP
trauma-kit; Trauma Kit; 2; -; Resuscitate A3; Plate Sealant A2 slow
grapnel; Grapnel; 2; -; Zip A2; Yank R2 GRP
emp-grenade; EMP Grenade; 2; -; Pulse A3 L3 used up
door-override; Door Override; 2; -; Override A1 no line; Lockout R1 STEP
motion-scanner; Motion Scanner; 2; -; Scan A1 slow
thermal-cloak; Thermal Cloak; 2; Enhanced Cover; Insulated P
phase-belt; Phase Belt; 3; -; Phase Jump A2 no line; Slipstream R3 GRP
reactive-plate; Reactive Plate; 3; Inertial Barrier
nano-surgeon; Nano Surgeon; 3; -; Swarm Heal A4 slow; Rebuild Plate A2
orbital-beacon; Orbital Beacon; 3; -; Call Strike A5 RAZ 5 L5 used up no line
overdrive-core; Overdrive Core; 3; -; Overdrive I
hardlight-emitter; Hardlight Emitter; 3; Superior Cover; Project A1
mirror-drone; Mirror Drone; 3; -; Reflect R2 slow GRP
basic-training; Basic Training; 1; -; Move A1; Take Pillar A1; Duck R1 GRP; Operate Door A1; Item Swap A1; Respec A3; Field Dressing A4; Call Stage 2 E.M.P. A4 once
rapid-reload; Rapid Reload; 1; -; Rapid Reload A1
sprinter; Sprinter; 1; -; Sprint A2
evasive-roll; Evasive Roll; 1; -; Roll R2 GRP
medic; Medic; 1; -; Triage A2
squad-leader; Squad Leader; 1; -; Encourage A2 slow
marksman; Marksman; 1; -; Steady Hand P
bruiser; Bruiser; 1; -; Heavy Hands P
entrencher; Entrencher; 1; Enhanced Cover; Hunker R1 GRP
lookout; Lookout; 1; -; Call It Out R1 STEP
pack-mule; Pack Mule; 1; Locked And Loaded
door-tech; Door Tech; 1; -; Hotwire A1 no line; Slam R1 STEP
cover-specialist; Cover Specialist; 2; Superior Cover
gunslinger; Gunslinger; 2; -; Momentum P
bodyguard; Bodyguard; 2; -; Intercept R1 GRP
saboteur; Saboteur; 2; -; Sabotage A3 slow
point-man; Point Man; 2; -; Move Out A2
return-fire; Return Fire; 2; -; Return Fire R1 RES
iron-will; Iron Will; 2; -; Unshaken P
quick-hands; Quick Hands; 2; -; Reflexes P
armorer; Armorer; 2; -; Patch Plate A2
field-commander; Field Commander; 3; -; Command A3 slow
ghost; Ghost; 3; -; Vanish R2 slow GRP
demolitionist; Demolitionist; 3; -; Big Charges P; Demolish A4
core-breaker; Core Breaker; 3; -; Overload Core A4 M1 5 AP3
phase-adept; Phase Adept; 3; -; Phase Walk A2 no line
juggernaut; Juggernaut; 3; -; Plated P
tactician; Tactician; 3; -; Countermand R2 slow ACT
walking-arsenal; Walking Arsenal; 3; Locked And Loaded
last-stand; Last Stand; 3; -; Not Today P
`

const windows = { activated: 'ACT', step: 'STEP', assigned: 'ASG', group: 'GRP', ignored: 'IGN', resolved: 'RES' }
const kinds = { action: 'A', reaction: 'R', passive: 'P', 'on initiative': 'I' }
const spreads = { single: '1', sweeping: 'S', area: 'Z' }

const attackCode = ({ reach, path, spread, strength }: Attack): string =>
  `${reach === 'melee' ? 'M' : path === 'direct' ? 'RD' : 'RA'}${spreads[spread]} ${strength}`

const numbered = (letters: string, x: number | undefined): readonly string[] => (x === undefined ? [] : [letters + x])

function abilityCode(ability: Ability): string {
  const name = `${ability.isUpgrade ? '^' : ''}${ability.name} ${kinds[ability.kind]}`
  if (!isActive(ability)) return name
  return [
    name + ability.cost,
    ...(isAttack(ability) ? [attackCode(ability.attack)] : []),
    ...numbered('AP', ability.armorPiercing),
    ...numbered('B', ability.burning),
    ...numbered('L', ability.rangeLimit),
    ...numbered('RP', ability.rangePenalty),
    ...(ability.isSlowReload ? ['slow'] : []),
    ...(ability.isConsumable ? ['used up'] : []),
    ...(ability.isOncePerGame ? ['once'] : []),
    ...(ability.needsNoLine ? ['no line'] : []),
    ...(ability.trigger === undefined ? [] : [windows[ability.trigger.window]]),
  ].join(' ')
}

function figures(card: Card): string {
  switch (card.kind) {
    case 'defender':
      return `${card.tier} ${card.type} ${card.models}/${card.limit} ${card.armor}/${card.killThreshold}`
    case 'reactor':
      return `${card.armor}/${card.killThreshold}`
    case 'weapon':
    case 'accessory':
    case 'training':
      return String(card.tier)
    case 'orders':
      return ''
  }
}

function qualities(card: Card): string {
  const upgrades = card.kind === 'reactor' && card.upgrades > 0 ? [`Upgrades ${card.upgrades}`] : []
  return [...upgrades, ...card.has].join(', ') || '-'
}

const print = (card: Card): string =>
  [card.id, card.name, figures(card), qualities(card), ...card.abilities.map(abilityCode)].join('; ')

const lines = printed.trim().split('\n')
const idOf = (line: string): string => line.slice(0, line.indexOf(';'))

describe('as printed', () => {
  test.each(lines.map((line) => [idOf(line), line]))('%s', (id, line) => {
    expect(cards.rows.filter((card) => card.id === id).map(print)).toEqual([line])
  })

  test('no card more', () => {
    expect(cards.rows.map(({ id }) => id).sort()).toEqual(['orders', ...lines.map(idOf)].sort())
  })
})

test('how many there are', () => {
  const counts = [defenders, reactors, weapons, accessories, trainings].map(({ rows }) => rows.length)
  expect(counts).toEqual([36, 12, 27, 21, 30])
})

test('every place of the Technology Grid has four Defenders to choose from', () => {
  for (const tier of [1, 2, 3]) {
    for (const type of ['Alien', 'Basic', 'Mechanical']) {
      expect(defenders.rows.filter((card) => card.tier === tier && card.type === type)).toHaveLength(4)
    }
  }
})

test('equipment and trainings by tier', () => {
  const perTier = (rows: readonly { readonly tier: number }[]): readonly number[] =>
    [1, 2, 3].map((tier) => rows.filter((row) => row.tier === tier).length)
  expect(perTier(weapons.rows)).toEqual([9, 9, 9])
  expect(perTier(accessories.rows)).toEqual([7, 7, 7])
  expect(perTier(trainings.rows)).toEqual([12, 9, 9])
})

test('orders: Move Defender, then Pillar Defender', () => {
  expect(orders.abilities.map(abilityCode)).toEqual(['Move Defender A1', 'Pillar Defender A1'])
  expect(cardOf('orders')).toBe(orders)
})

describe('no card', () => {
  const wrong = (isWrong: (card: Card) => boolean): readonly string[] =>
    cards.rows.filter(isWrong).map(({ name }) => name)

  test('has two abilities of one name', () => {
    expect(wrong(({ abilities }) => new Set(abilities.map(({ name }) => name)).size < abilities.length)).toEqual([])
  })

  test('has an action with a trigger, or a reaction without', () => {
    const isOdd = (ability: Ability): boolean =>
      isActive(ability) && (ability.trigger === undefined) !== (ability.kind === 'action')
    expect(wrong(({ abilities }) => abilities.some(isOdd))).toEqual([])
  })

  test('must hit the unit of a trigger that it has not', () => {
    const isOdd = (ability: Ability): boolean =>
      isAttack(ability) && ability.target === 'trigger' && ability.trigger === undefined
    expect(wrong(({ abilities }) => abilities.some(isOdd))).toEqual([])
  })

  test('is upgraded but Defenders', () => {
    const isOdd = (card: Card): boolean => card.kind !== 'defender' && card.abilities.some(({ isUpgrade }) => isUpgrade)
    expect(wrong(isOdd)).toEqual([])
  })

  test('is limited to one model without being Epically Unique, or the other way round', () => {
    const isOdd = (card: Card): boolean =>
      card.kind === 'defender' && (card.limit === 1) !== card.has.includes('Epically Unique')
    expect(wrong(isOdd)).toEqual([])
  })
})
