// The rulebook has every rule once, and its tables say what the data says.

import { describe, expect, test } from 'vitest'
import rulebook from '../rulebook.md?raw'
import { actions } from './actions.ts'
import { advisors } from './advisors.ts'
import { terrain } from './layouts/layout.ts'
import { layouts } from './layouts/layouts.ts'
import { missions } from './missions.ts'
import * as numbers from './numbers.ts'
import { readyLists } from './ready-lists.ts'
import { signatureFacts, signatures } from './signature.ts'
import { sizes } from './sizes.ts'
import { actionRow, layoutRow, listRow, sizeRow, unitRow } from './text/rulebook-rows.ts'
import { inches, signed } from './text/words.ts'
import { units } from './units.ts'

const lines = rulebook.split('\n')

const rules = new Map(
  lines.flatMap((line) => {
    const [, id, title, text] = /^- `(DS-\d{3})` \*\*(.+?)\*\* - (.*)$/.exec(line) ?? []
    return id === undefined || title === undefined || text === undefined ? [] : [[id, { title, text }] as const]
  }),
)

/** By number, so that looking a rule up here is not taken for a proof of it. */
const idOf = (number: number): string => `DS-${String(number).padStart(3, '0')}`
const textOf = (number: number): string => rules.get(idOf(number))?.text ?? ''

test('311 rules, each once and in order', () => {
  const ids = lines.flatMap((line) => /^- `(DS-\d{3})`/.exec(line)?.[1] ?? [])
  expect(ids).toEqual(Array.from({ length: 311 }, (_, n) => idOf(n + 1)))
  expect(rules.size).toBe(311)
})

test('every rule says something, as a sentence', () => {
  const odd = [...rules].filter(([, { title, text }]) => title.length > 45 || !/^\S.*[.:]$/.test(text))
  expect(odd.map(([id]) => id)).toEqual([])
})

test('no rule is named that is not there', () => {
  const named = [...rulebook.matchAll(/DS-\d+/g)].map(([id]) => id)
  expect(named.filter((id) => !rules.has(id))).toEqual([])
})

test('no two chapters have the same title', () => {
  const titles = lines.filter((line) => line.startsWith('#'))
  expect(new Set(titles).size).toBe(titles.length)
})

describe('its tables are the data', () => {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

  const tables: readonly (readonly [string, readonly (readonly string[])[]])[] = [
    ['Actions', actions.rows.map(actionRow)],
    ['Unit Cards', units.rows.map(unitRow)],
    ['ready lists', readyLists.rows.map(listRow)],
    ['sizes', sizes.rows.map(sizeRow)],
    ['layouts', layouts.rows.map(layoutRow)],
    ['Defense of Pings', signatures.map((sig) => [signatureFacts[sig].name, String(signatureFacts[sig].pingDefense)])],
    [
      'area terrain',
      [terrain.forest, terrain.urban, terrain.grass, terrain.rough].map(({ name, slows, conceals, height }) => [
        name,
        slows ? `-${inches(numbers.slowing)}` : '-',
        conceals ? 'yes' : 'no',
        inches(height ?? 0),
      ]),
    ],
    [
      'modifiers of attacks',
      [
        [`Gap less than ${inches(numbers.attack.short)}`, signed(numbers.attack.shortBonus)],
        [`Gap more than ${inches(numbers.attack.long)}`, signed(-numbers.attack.longPenalty)],
        ['Target concealed', signed(-numbers.attack.concealedPenalty)],
      ],
    ],
  ]

  test.each(tables)('%s', (_, rows) => {
    for (const cells of rows) expect(lines).toContain(row(cells))
  })
})

describe('its rules have the numbers of the data', () => {
  const { attack, marks, placing, traitNumbers: by, traitReach: within } = numbers
  const said: readonly (readonly [number, string])[] = [
    [8, inches(numbers.table.width)],
    ...sizes.rows
      .filter(({ id }) => id !== 'skirmish')
      .map(({ id, slots, capacity }): readonly [number, string] => [
        id === 'small' ? 31 : 32,
        `${slots.small} Small, ${slots.medium} Medium and ${slots.large} Large Unit${slots.large === 1 ? '' : 's'} for each side, and a Command Point Capacity of ${capacity}`,
      ]),
    ...[0.7874, 1.1811, 1.378, 1.5748].map((radius): readonly [number, string] => [9, String(radius)]),
    [58, `Round ${numbers.roundLimit.usual}, or Round ${numbers.roundLimit.short}`],
    [58, `after Round ${numbers.roundLimit.endless}`],
    [58, signatures.map((sig) => `${signatureFacts[sig].name} ${signatureFacts[sig].value}`).join(', ')],
    [76, `SPD ${numbers.pingSpeed / 100}`],
    [80, `SPD - ${inches(numbers.slowing)}`],
    [87, inches(numbers.burnReach)],
    [97, inches(numbers.sight.top)],
    [102, inches(numbers.sight.openWithin)],
    [103, inches(numbers.sight.veil)],
    [117, `${inches(numbers.building.width)} by ${inches(numbers.building.length)}`],
    [117, `${inches(numbers.building.lowest)} to ${inches(numbers.building.highest)}`],
    [126, inches(numbers.coherency)],
    [140, inches(numbers.revealReach)],
    ...signatures.map((sig): readonly [number, string] => [162, String(signatureFacts[sig].pingDefense)]),
    [163, `-${numbers.scan.hiddenPenalty}`],
    [163, `-${numbers.scan.laterHidden}`],
    [172, `+${attack.shortBonus} if the gap is less than ${inches(attack.short)}`],
    [172, `Range of ${inches(attack.shortWeapon)} or less`],
    [173, `-${attack.longPenalty} if the gap is more than ${inches(attack.long)}`],
    [174, `-${attack.concealedPenalty}`],
    [184, `${numbers.countermeasureNeeds} or more`],
    [201, `not below ${numbers.lowestPriority}`],
    [235, `DEF is ${by.adaptiveCamo} higher`],
    [240, inches(within.clearTheWay)],
    [242, inches(within.defend)],
    [243, inches(within.defenseAura)],
    [243, signed(by.defenseAura)],
    [244, inches(within.defenderAura)],
    [245, `${numbers.netTokens} Countermeasure Token of another base of its Unit within ${inches(within.defenseNet)}`],
    [247, `${signed(by.finisher)} TARG`],
    [248, inches(placing.hitAndRun)],
    [249, inches(placing.hitchHiker)],
    [255, `DEF ${signed(by.obscured.def)} against Actions from ${inches(by.obscured.from)}`],
    [256, `${signed(by.predator)} TARG`],
    [258, signed(by.sentry)],
    [259, inches(within.shroudAura)],
    [264, inches(placing.regroup)],
    [274, inches(numbers.extremeRangeFrom)],
    [281, `DEF -${marks.tagged}`],
    [282, inches(numbers.takeUpReach)],
    [286, `DEF -${marks.targetLock}`],
    [294, inches(numbers.positionHackReach)],
    [297, `up to ${numbers.advisorNumbers.repositioned} Infantry Units`],
    [297, inches(placing.reposition)],
    [298, `up to ${numbers.advisorNumbers.braced} Infantry Bases`],
  ]

  test.each(said)('rule %i: %s', (number, words) => {
    expect(textOf(number)).toContain(words)
  })

  test('each keyword and trait has its rule, under its name', () => {
    const words = [
      ...actions.rows.flatMap(({ keywords }) => keywords),
      ...units.rows.flatMap(({ traits }) => traits),
      ...advisors.rows.flatMap(({ traits }) => traits.map(({ trait }) => trait)),
    ]
    const bare = (title: string): string => title.replace(/ [[(].*/, '')
    const odd = words.filter(({ name, rule }) => bare(rules.get(rule)?.title ?? '') !== bare(name))
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  test('missions and their goals', () => {
    for (const { id, name, goal } of missions.rows.filter((mission) => mission.id !== 'M1')) {
      const told = lines.find((line) => line.startsWith(`  - **${id} ${name}** - `)) ?? ''
      const goals =
        goal.small === goal.standard ? `${goal.small} VP win` : `${goal.small} VP win, ${goal.standard} in a Standard`
      expect(told).toContain(goals)
    }
    expect(textOf(232)).toContain(`${missions.of('M1').goal.standard} VP`)
  })
})
