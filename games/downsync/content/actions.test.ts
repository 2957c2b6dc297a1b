// Every Action against a table that was typed by itself, and what its keywords make of it.

import { describe, expect, test } from 'vitest'
import type { Action, ActionId } from './action.ts'
import { actions, everyUnits } from './actions.ts'
import { sayCost } from './text/actions.ts'

/** id, name, source, cost, the stat that is rolled with, against, Range (- unlimited), ROF, effect, keywords */
const printed = `
move | Move | rulebook | A | - | any | - | - | none | -
overwatch | Overwatch | rulebook | A | - | any | - | - | none | -
scan-1-10 | Scanner | card | A | SCAN | any | 10 | 1 | reveal | -
scan-1-12 | Scanner | card | A | SCAN | any | 12 | 1 | reveal | -
scan-2-12 | Scanner | card | A | SCAN | any | 12 | 2 | reveal | -
scan-3-14 | Scanner | card | A | SCAN | any | 14 | 3 | reveal | -
cannon | Cannon | card | A | TARG | any | 16 | 1 | kill | -
double-cannon | Double Cannon | card | A | TARG | any | 16 | 2 | kill | -
med-cannon | Medium Cannon | card | A | TARG | any | 24 | 2 | kill | -
close-med-cannon | Close Medium Cannon | card | A | TARG | any | 24 | 2 | kill | Close and Personal
stab-med-cannon | Medium Cannon (stabilized) | card | A | TARG | any | 24 | 2 | kill | Stabilizer
smart-med-cannon | Smart Medium Cannon | card | A | TARG | any | 24 | 2 | kill | Smart
adv-cannon | Advanced Cannon | card | A | TARG | any | 16 | 1 | kill | Advanced
close-support | Close Support Cannon | card | A | TARG | any | 16 | 3 | kill | Clustered [3"], Seeker Rounds, Advanced
fusion | Fusion Cannon | card | A | TARG | any | 8 | 1 | kill | Smart
railgun | Railgun | card | A | TARG | any | - | 1 | kill | Overkill, Extreme Range
tag-cannon | Tag Cannon | card | A | TARG | any | 16 | 2 | stun | Tagged
shock-auto | Shock Autocannon | card | A | TARG | any | 16 | 2 | stun | Deadly [Infantry]
shock-rifle | Shock Rifle | card | A | TARG | any | 10 | 1 | stun | Deadly [Infantry]
shock-sniper | Shock Sniper Rifle | card | A | TARG | any | 24 | 2 | stun | Deadly [Infantry], Double Tap
heavy-arty | Heavy Artillery | card | A+C | TARG | any | - | 4 | kill | Fire Support, Extreme Range, Clustered [3"]
shock-arty | Shock Artillery | card | A | TARG | any | - | 4 | stun | Fire Support, Extreme Range, Clustered [6"], Deadly [Infantry]
micro-arty | Micro Artillery | card | A | TARG | any | 16 | 1 | kill | Infantry Network, Advanced
mg | MG | card | A | TARG | infantry | 12 | 2 | kill | -
adv-mg | Adv. MG | card | A | TARG | infantry | 12 | 2 | kill | Advanced
hmg | HMG | card | A | TARG | infantry | 12 | 3 | kill | -
rifle | Rifle | card | A | TARG | infantry | 12 | 1 | kill | -
particle | Particle Rifle | card | A | TARG | infantry | 10 | 2 | kill | Smart
particle-oc | Particle Rifle Overcharge | card | A | TARG | any | 10 | 1 | kill | Smart
claws | Claws | card | A | TARG | any | 1 | 1 | kill | Specialized [Infantry], Close Combat
at-charges | AT Charges | card | A | TARG | vehicles | 6 | 1 | kill | Advanced, Close Combat
adv-charges | Adv. Charges | card | A | TARG | any | 6 | 1 | kill | Advanced
rpg | RPG | card | A | TARG | any | 10 | 1 | kill | Close and Personal
rpg-team | RPG (squad weapon) | card | A | TARG | any | 10 | 2 | kill | Close and Personal, Take Up
adv-rpg | Adv. RPG | card | A | TARG | any | 10 | 1 | kill | Close and Personal, Advanced
smart-bombs | Smart Bombs | card | A | TARG | any | 10 | 1 | kill | Smart
decoy-launcher | Decoy Launcher | card | A | TARG | any | 12 | 2 | stun | CM Magnet
jam-drone | Launch Jam Drone | card | A | TARG | any | 16 | 2 | jam | Exposed
cyber | Cyber Attack | card | A | SCAN | any | 16 | 2 | stun | -
cm-hack | CM Hack | card | A/C | SCAN | any | 16 | 2 | special | -
pos-hack | Position Hack | card | C | SCAN | vehicles | 16 | 1 | special | -
forward-observe | Forward Observe | card | A/C | - | any | - | - | special | -
deploy-drones | Deploy Drones | card | C | - | any | 3 | - | special | -
target-lock | Target Lock | card | C | - | any | - | 1 | special | -
go-dark | Go Dark | card | C | - | any | - | - | special | -
repair | Repair Wrench | card | A/C | - | any | 4 | 1 | special | -
unload | Unload | card | Free | - | any | 3 | - | none | -
load | Load | card | Free | - | any | 3 | - | none | -
stealthify | Stealthify | card | C | - | any | 6 | 1 | special | -
engineer | Engineer | card | A | - | any | 2 | 1 | special | -
arty-strike | Artillery Strike | card | C | TARG | any | - | 2 | kill | Clustered [3"], Extreme Range
secure | Secure | designed | A | - | any | 1 | - | special | -
sabotage | Sabotage | designed | A+C | - | any | 1 | - | special | -
`
  .trim()
  .split('\n')

const isShooting = ({ effect }: Action): boolean => effect === 'kill' || effect === 'stun' || effect === 'jam'

const rowOf = (action: Action): string =>
  [
    action.id,
    action.name,
    action.source,
    sayCost(action.cost),
    action.isScan ? 'SCAN' : isShooting(action) ? 'TARG' : '-',
    action.against,
    action.range === null ? '-' : action.range / 100,
    action.rof === 0 ? '-' : action.rof,
    action.effect,
    action.keywords.length === 0 ? '-' : action.keywords.map(({ name }) => name).join(', '),
  ].join(' | ')

test('there are 53 Actions', () => {
  expect(actions.rows.length).toBe(53)
  expect(printed.length).toBe(53)
})

test.each(printed.map((row, n) => [actions.rows[n], row] as const))('$name ($id) is as printed', (action, row) => {
  expect(action && rowOf(action)).toBe(row)
})

describe('keywords are parts of the Action', () => {
  const having = (part: (action: Action) => boolean): ActionId[] => actions.rows.filter(part).map(({ id }) => id)
  const named = (...keywords: readonly string[]): ActionId[] =>
    having((action) => action.keywords.some(({ name }) => keywords.includes(name)))

  const parts: readonly (readonly [string, (action: Action) => boolean])[] = [
    ['Advanced', (action) => action.needs === 4],
    ['Smart', (action) => action.needs === 5],
    ['Overkill', (action) => action.needs === 6],
    ['Close and Personal', (action) => action.closeBonus === 1],
    ['Clustered [3"]', (action) => action.cluster === 300],
    ['Clustered [6"]', (action) => action.cluster === 600],
    ['Deadly [Infantry]', (action) => action.killsInfantry],
    ['Double Tap', (action) => action.killsStunned],
    ['Exposed', (action) => action.exposes],
    ['Tagged', (action) => action.tags],
    ['Extreme Range', (action) => action.extremeRange],
    ['Fire Support', (action) => action.isFireSupport],
    ['Infantry Network', (action) => action.usesNetwork],
    ['CM Magnet', (action) => action.isMagnet],
    ['Specialized [Infantry]', (action) => action.versusInfantry === 2],
    ['Take Up', (action) => action.hasTakeUp],
  ]

  test.each(parts)('%s', (name, part) => {
    expect(having(part)).toEqual(named(name))
    expect(having(part).length).toBeGreaterThan(0)
  })

  test('Close Combat and Seeker Rounds ignore Concealment', () => {
    expect(having((action) => action.ignoresConcealment)).toEqual(named('Close Combat', 'Seeker Rounds'))
    expect(having((action) => action.ignoresConcealment)).toEqual(['close-support', 'claws', 'at-charges'])
  })

  test('no short range bonus with Close Combat, Extreme Range or a Range of 6" or less', () => {
    expect(having((action) => action.noShortBonus)).toEqual([
      'railgun',
      'heavy-arty',
      'shock-arty',
      'claws',
      'at-charges',
      'adv-charges',
      'arty-strike',
    ])
  })

  test('no long range penalty with Stabilizer or Extreme Range', () => {
    expect(having((action) => action.isStabilized)).toEqual(named('Stabilizer', 'Extreme Range'))
  })

  test('each is of one countermeasure number, 3 where nothing is said', () => {
    expect(actions.of('cannon').needs).toBe(3)
    expect(actions.of('cyber').needs).toBe(3)
  })
})

test('what is used once in an activation or a game', () => {
  const once = (when: Action['once']): ActionId[] =>
    actions.rows.filter((action) => action.once === when).map(({ id }) => id)
  expect(once('game')).toEqual(['deploy-drones'])
  expect(once('activation')).toEqual([
    'cm-hack',
    'pos-hack',
    'forward-observe',
    'target-lock',
    'stealthify',
    'arty-strike',
  ])
})

test('an Action does something by an effect or by a rule of its own', () => {
  for (const { effect, special } of actions.rows) {
    expect(special !== null).toBe(effect === 'special' || effect === 'none')
  }
  const specials = actions.rows.flatMap(({ special }) => (special === null ? [] : [special]))
  expect(new Set(specials).size).toBe(specials.length)
})

test('REVEAL is aimed at contacts, combat at enemy Units', () => {
  for (const action of actions.rows) {
    expect(action.aim === 'contact').toBe(action.effect === 'reveal')
    if (isShooting(action)) expect(action.aim).toBe('enemy unit')
  }
})

test('every Unit moves and overwatches', () => {
  expect(everyUnits).toEqual(['move', 'overwatch'])
})
