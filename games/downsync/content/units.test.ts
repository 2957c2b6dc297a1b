// Every Unit Card against a table that was typed by itself, and what follows from its traits.

import { describe, expect, test } from 'vitest'
import type { CardAction } from './action.ts'
import { actions } from './actions.ts'
import { signatureFacts } from './signature.ts'
import { sayCm } from './text/units.ts'
import { orDash, sayTeams } from './text/words.ts'
import { baseRadius, type UnitCard, type UnitCardId } from './unit-card.ts'
import { units } from './units.ts'

/** id, name, type, faction or role, availability, SIG, bases (- for a vehicle), SPD, SCAN, TARG, DEF, CM, Actions, traits */
const printed = `
co-widow | Widow Scout | Light Vehicle | coalition | released | S | - | 8 | 7 | 5 | 14 | 1 | scan-3-14 mg deploy-drones | Carrier
co-tagger | Sentinel: Tagger | Light Vehicle | coalition | released | S | - | 8 | - | 6 | 14 | 1 | tag-cannon | -
co-hunter | Sentinel: Hunter | Light Vehicle | coalition | released | S | - | 8 | - | 6 | 14 | 1 | fusion | -
co-soldier | Spider Drone: Soldier | Robotic Infantry Squad | coalition | released | S | 4 | 6 | - | 6 | 14 | - | claws | All Terrain
co-infiltrator | Spider Drone: Infiltrator | Robotic Infantry Squad | coalition | released | - | 2 | 6 | - | 6 | 14 | - | claws go-dark | Stealthy, All Terrain, Packaged
co-rnr | R&R Team | Human Infantry Squad | coalition | unreleased | S | 2 | 4 | - | 7 | 14 | - | shock-rifle adv-charges repair | Clear The Way, All Terrain
co-mirage | Sentinel: Mirage | Light Vehicle | coalition | designed | S | - | 8 | - | 5 | 14 | 1 | mg stealthify | Decoy
co-virago | Virago | Medium Vehicle | coalition | released | M | - | 6 | - | 6 | 13 | 2 | close-med-cannon | -
co-aurora | GSV: Aurora | Ground Support Vehicle | coalition | released | M | - | 6 | 6 | 5 | 13 | 1 | scan-1-12 cannon | Adaptive Camo, Shroud Aura, Defense Aura
co-phantom | GSV: Phantom | Ground Support Vehicle | coalition | released | M | - | 6 | 6 | 5 | 13 | 1 | scan-1-12 double-cannon target-lock | Adaptive Camo, Ambush
co-sapper | Spider Drone: Sapper | Robotic Infantry Squad | coalition | designed | M | 2 | 6 | - | 6 | 14 | 0+1 | claws adv-charges | All Terrain, Emergency CM
co-marksman | Guardian: Marksman | Heavy Vehicle | coalition | released | L | - | 4 | - | 6 | 13 | 3+1 | hmg railgun | Sentry, Emergency CM, All Terrain
co-destroyer | Guardian: Destroyer | Heavy Vehicle | coalition | released | L | - | 4 | - | 6 | 13 | 3+1 | hmg smart-med-cannon | Sentry, Emergency CM, All Terrain
re-vector | Vector Squad | Human Infantry Squad | republic | released | S | 3 | 4 | - | 6 | 12 | - | 1-2:rifle 1-2:at-charges 3:micro-arty | Adaptive Camo, All Terrain, Mechanized
re-seeker | Seeker Team | Human Infantry Squad | republic | released | S | 1 | 4 | 7 | 7 | 12 | - | scan-2-12 shock-sniper forward-observe go-dark | Adaptive Camo, All Terrain, Stealthy
re-harbinger | Harbinger | Light Recon Vehicle | republic | released | S | - | 7 | 7 | 6 | 14 | 1 | scan-2-12 shock-auto forward-observe | -
re-courier | Courier | Medium Transport | republic | released | M | - | 6 | 6 | 6 | 13 | 2 | scan-1-10 cannon unload load | Defend, Transport
re-crusader | Crusader | Medium Tank | republic | released | M | - | 7 | - | 7 | 13 | 2 | med-cannon | Finisher, Defend
re-goliath | Goliath Squad | Human Infantry Squad | republic | released | M | 3 | 5 | - | 6 | 13 | 1 | mg adv-cannon | All Terrain, Predator
re-paladin | Paladin Guard | Human Infantry Squad | republic | designed | M | 2 | 5 | - | 7 | 13 | 1+1 | shock-rifle cannon | All Terrain, Emergency CM, Sentry
re-mandible | Mandible | Heavy Artillery | republic | released | L | - | 5 | - | 6 | 11 | - | heavy-arty shock-arty | -
re-samson | Samson | Heavy Tank | republic | released | L | - | 5 | - | 7 | 12 | 3+1 | smart-med-cannon | Predator, Emergency CM, All Terrain
re-bulwark | Bulwark | Heavy Carrier | republic | designed | L | - | 5 | 6 | 6 | 12 | 3 | scan-1-12 hmg double-cannon | Defend, Decoy
fu-infantry | Infantry Squad | Human Infantry Squad | free-union | beta | S | 3 | 4 | - | 5 | 13 | - | 1-2:rifle 3:rpg-team | Stealthy, Hitch Hiker, All Terrain
fu-droneop | Drone Operator Team | Human Infantry Team | free-union | beta | S | 1 | 4 | - | 6 | 13 | - | jam-drone | Stealthy, Hitch Hiker, All Terrain
fu-bandit | Bandit | Light Vehicle | free-union | beta | S | - | 8 | 7 | 5 | 14 | 1 | scan-2-12 mg decoy-launcher | Obscured, Taxi
fu-technical | Technical | Light Vehicle | free-union | beta | S | - | 8 | 7 | - | 14 | 1 | scan-2-12 cyber pos-hack | Taxi, Decoy
fu-buggy | Buggy | Light Vehicle | free-union | unreleased | S | - | 8 | 7 | 6 | 14 | 1 | scan-2-12 cm-hack adv-mg | Taxi
fu-outrider | Outrider | Light Vehicle | free-union | designed | S | - | 8 | - | 5 | 14 | 1 | rpg | Patrol, Quick, Taxi
fu-wrangler | Drone Wrangler Team | Human & Robotic Infantry Squad | free-union | beta | M | 3 | 5 | - | 6 | 13 | 1 | 1:adv-mg 2-3:adv-rpg | Hitch Hiker, All Terrain
fu-medtank | Med Tank | Medium Vehicle | free-union | beta | M | - | 7 | - | 6 | 13 | 2 | stab-med-cannon | Hit and Run, All Terrain
fu-support | Support Tank | Medium Vehicle | free-union | beta | M | - | 7 | - | 6 | 13 | 2 | double-cannon hmg | All Terrain, Shroud Aura
fu-scrapper | Scrapper Crew | Human Infantry Squad | free-union | designed | M | 2 | 5 | - | 5 | 13 | 1 | shock-rifle repair | All Terrain, Clear The Way, Hitch Hiker
fu-hunters | Tank Hunters | Mounted Infantry Squad | free-union | beta | L | 2 | 8 | - | 6 | 14 | 2 | smart-bombs | All Terrain, Mounted Infantry
fu-heavy | Heavy Tank | Heavy Vehicle | free-union | beta | L | - | 7 | - | 6 | 13 | 3 | close-support | Resilient, All Terrain
fu-tortoise | Tortoise | Heavy Vehicle | free-union | unreleased | L | - | 7 | - | 6 | 13 | 4 | double-cannon hmg | Defender Aura
me-ryoshi | Ryoshi Team | Human Infantry Squad | mercenary | released | M | 3 | 5 | 6 | 7 | 13 | 1 | scan-1-12 particle particle-oc | Defense Net
sc-engineer | Engineer Team | Light Motorized Infantry | mission | released | S | - | 6 | - | - | 14 | 1 | engineer go-dark | Stealthy, Motorized Infantry
`
  .trim()
  .split('\n')

const sayAction = ({ action, teams }: CardAction): string => (teams === null ? action : `${sayTeams(teams)}:${action}`)

const rowOf = (card: UnitCard): string =>
  [
    card.id,
    card.name,
    card.type,
    card.faction ?? card.role,
    card.availability,
    card.signature === null ? '-' : signatureFacts[card.signature].letter,
    card.kind === 'vehicle' ? '-' : card.bases,
    card.speed / 100,
    orDash(card.scan),
    orDash(card.targ),
    card.def,
    sayCm(card),
    card.actions.map(sayAction).join(' '),
    card.traits.length === 0 ? '-' : card.traits.map(({ name }) => name.replace(/ [[(].*/, '')).join(', '),
  ].join(' | ')

test('there are 38 Unit Cards', () => {
  expect(units.rows.length).toBe(38)
  expect(printed.length).toBe(38)
})

test.each(printed.map((row, n) => [units.rows[n], row] as const))('$name is as printed', (card, row) => {
  expect(card && rowOf(card)).toBe(row)
})

describe('traits are parts of the card', () => {
  const having = (part: (card: UnitCard) => unknown): UnitCardId[] => units.rows.filter(part).map(({ id }) => id)

  const parts: readonly (readonly [string, (card: UnitCard) => boolean])[] = [
    ['Adaptive Camo', (card) => card.adaptiveCamo],
    ['All Terrain', (card) => card.allTerrain],
    ['Ambush', (card) => card.isAmbusher],
    ['Carrier', (card) => card.carries !== null],
    ['Packaged', (card) => card.isPackaged],
    ['Clear The Way', (card) => card.clearTheWay],
    ['Decoy', (card) => card.decoy !== null],
    ['Defend', (card) => card.defendsInfantry],
    ['Defense Aura', (card) => card.hasDefenseAura],
    ['Defender Aura', (card) => card.hasDefenderAura],
    ['Defense Net', (card) => card.hasDefenseNet],
    ['Emergency CM', (card) => card.emergency > 0],
    ['Finisher', (card) => card.isFinisher],
    ['Hit and Run', (card) => card.hitAndRun],
    ['Hitch Hiker', (card) => card.isHitchHiker],
    ['Taxi', (card) => card.isTaxi],
    ['Mechanized', (card) => card.isMechanized],
    ['Transport', (card) => card.isTransport],
    ['Mounted Infantry', (card) => card.isMounted],
    ['Motorized Infantry', (card) => card.isMotorized],
    ['Obscured', (card) => card.isObscured],
    ['Predator', (card) => card.isPredator],
    ['Resilient', (card) => card.isResilient],
    ['Sentry', (card) => card.isSentry],
    ['Shroud Aura', (card) => card.hasShroudAura],
    ['Stealthy', (card) => card.isStealthy],
    ['Patrol', (card) => card.isPatrol],
    ['Quick', (card) => card.isQuick],
  ]

  test.each(parts)('%s', (name, part) => {
    const named = printed.filter((row) => (row.split(' | ')[13] ?? '').split(', ').includes(name))
    expect(having(part)).toEqual(named.map((row) => row.split(' | ')[0]))
    expect(named.length).toBeGreaterThan(0)
  })

  test('Decoys, drones and later speeds say which', () => {
    expect(having((card) => card.decoy === 'small')).toEqual(['co-mirage', 'fu-technical'])
    expect(having((card) => card.decoy === 'medium')).toEqual(['re-bulwark'])
    expect(having((card) => card.carries === 'co-infiltrator')).toEqual(['co-widow'])
    expect(having((card) => card.laterSpeed === 500)).toEqual(['co-marksman', 'co-destroyer'])
    expect(having((card) => card.laterSpeed !== null)).toHaveLength(2)
  })

  test('no card has what advisors alone give', () => {
    expect(having((card) => card.isCovert || card.canRegroup)).toEqual([])
  })
})

describe('every card makes sense', () => {
  test.each(units.rows.map((card) => [card.name, card] as const))('%s', (_, card) => {
    expect(card.speed).toBeGreaterThanOrEqual(400)
    expect(card.bases).toBeGreaterThanOrEqual(1)
    expect(card.bases).toBeLessThanOrEqual(4)
    expect(card.kind === 'infantry').toBe(/Infantry/.test(card.type) && !card.isMotorized)
    for (const { action, teams } of card.actions) {
      const { isScan, effect } = actions.of(action)
      if (isScan) expect(card.scan).not.toBeNull()
      else if (effect === 'kill' || effect === 'stun' || effect === 'jam') expect(card.targ).not.toBeNull()
      for (const team of teams ?? []) expect(team).toBeLessThanOrEqual(card.bases)
    }
    expect(card.signature === null).toBe(card.isPackaged)
  })

  test('bases have the size of the Signature, those of infantry 40 mm (DS-009)', () => {
    const radii = (...ids: readonly UnitCardId[]): number[] => ids.map((id) => baseRadius(units.of(id)))
    expect(radii('co-widow', 'co-virago', 'co-destroyer', 'sc-engineer')).toEqual([118.11, 137.8, 157.48, 118.11])
    expect(radii('co-soldier', 'co-infiltrator', 'fu-hunters')).toEqual([78.74, 78.74, 78.74])
    for (const [name, mm] of [
      ['small', 60],
      ['medium', 70],
      ['large', 80],
    ] as const)
      expect(signatureFacts[name].radius).toBeCloseTo((mm / 50.8) * 100, 2)
  })
})
