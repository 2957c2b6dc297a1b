// The texts of cards, missions and advisors are made from their data: each says something, in words, with its numbers.

import { describe, expect, test } from 'vitest'
import { actions } from '../actions.ts'
import { advisors } from '../advisors.ts'
import { factions } from '../factions.ts'
import { layouts } from '../layouts/layouts.ts'
import { missions } from '../missions.ts'
import { signatureFacts } from '../signature.ts'
import { sizes } from '../sizes.ts'
import { units } from '../units.ts'
import { actionLine, actionText, cardActionLine, clausesOf, effectClauses, statsOfAction } from './actions.ts'
import { advisorClauses } from './advisors.ts'
import { missionLines } from './missions.ts'
import { cardLines, statsOfUnit, traitLine } from './units.ts'
import { inches, sayTeams, signed } from './words.ts'

const said = (name: string, text: string): readonly [string, string] => [name, text]

const clauses = [
  ...actions.rows.flatMap(clausesOf),
  ...units.rows.flatMap(({ traits }) => traits),
  ...advisors.rows.flatMap(advisorClauses),
  ...Object.values(effectClauses),
]

const sentences: readonly (readonly [string, string])[] = [
  ...new Map(clauses.map(({ name, text }) => [`${name}${text}`, said(name, text)])).values(),
  ...missions.rows.flatMap(({ id }) =>
    sizes.rows.flatMap((size) => missionLines(id, size.id).map((line) => said(id, line))),
  ),
  ...missions.rows.map(({ id, brief }) => said(id, brief)),
  ...layouts.rows.map(({ name, about }) => said(name, about)),
  ...factions.rows.map(({ name, about }) => said(name, about)),
]

test.each(sentences)('%s: %s', (_, text) => {
  expect(text).toMatch(/^[A-Z0-9+].*\.$/)
  expect(text).not.toMatch(/undefined|NaN|\[object|\+-|--|null/)
  expect(text.length).toBeLessThan(260)
})

test('every clause names its rule', () => {
  for (const { rule } of clauses) expect(rule).toMatch(/^DS-\d{3}$/)
})

test.each(actions.rows.map((action) => [action.id, action] as const))('the line of %s has its numbers', (_, action) => {
  const line = actionLine(action)
  const [stats = ''] = line.slice(line.indexOf(': ') + 2).split('. ')
  expect(line).toContain(action.name)
  expect(line.includes('[SCAN]')).toBe(action.isScan)
  expect(line.includes('VS Infantry only')).toBe(action.against === 'infantry')
  expect(line.includes('VS Vehicles only')).toBe(action.against === 'vehicles')
  expect(stats.split(' · ')[0]).toBe(action.cost === 'free' ? 'Free' : action.cost)
  if (action.range !== null) expect(stats).toContain(`Range ${action.range / 100}"`)
  expect(stats.includes(`ROF ${action.rof}`)).toBe(action.rof > 0)
  expect(stats.includes('★')).toBe(action.effect === 'special')
  for (const word of ['kill', 'stun', 'reveal', 'jam']) {
    expect(stats.includes(word.toUpperCase())).toBe(action.effect === word)
  }
  for (const { name } of action.keywords) expect(line).toContain(name)
  expect(stats.includes('once per')).toBe(action.once !== null)
})

test.each(actions.rows.map((action) => [action.id, action] as const))(
  'the text of %s says what each keyword does',
  (_, action) => {
    const text = actionText(action)
    for (const keyword of action.keywords) expect(text).toContain(`${keyword.name}: ${keyword.text}`)
    if (action.needs !== 3) expect(text).toContain(`${action.needs}+`)
    if (action.cluster !== null) expect(text).toContain(`within ${action.cluster / 100}"`)
    if (action.special !== null && action.range !== null && !action.isScan)
      expect(text).toContain(`within ${inches(action.range)}`)
  },
)

test.each(units.rows.map((card) => [card.name, card] as const))('the card of %s shows all that it has', (_, card) => {
  const [head = '', stats = '', ...rest] = cardLines(card)
  expect(head).toContain(card.name)
  expect(head).toContain(card.type)
  expect(head.includes(`${card.bases} base`)).toBe(card.kind === 'infantry')
  expect(stats).toContain(`SIG ${card.signature === null ? '-' : signatureFacts[card.signature].letter}`)
  expect(stats).toContain(`SPD ${card.speed / 100}"`)
  expect(stats).toContain(`SCAN ${card.scan ?? '-'}`)
  expect(stats).toContain(`TARG ${card.targ ?? '-'}`)
  expect(stats).toContain(`DEF ${card.def}`)
  expect(stats).toMatch(card.emergency === 0 ? /CM (?:\d|-)$/ : /CM \d\+\d$/)
  expect(rest).toHaveLength(card.actions.length + card.traits.length)
  for (const { action } of card.actions) expect(rest.join('\n')).toContain(actions.of(action).name)
  for (const trait of card.traits) expect(rest).toContain(traitLine(trait))
})

describe('some in full', () => {
  test('cards', () => {
    expect(statsOfUnit(units.of('co-destroyer'))).toBe('SIG L · SPD 4" · SCAN - · TARG 6 · DEF 13 · CM 3+1')
    expect(statsOfUnit(units.of('re-mandible'))).toBe('SIG L · SPD 5" · SCAN - · TARG 6 · DEF 11 · CM -')
    expect(statsOfUnit(units.of('co-sapper'))).toBe('SIG M · SPD 6" · SCAN - · TARG 6 · DEF 14 · CM 0+1')
  })

  test('Actions', () => {
    expect(statsOfAction(actions.of('heavy-arty'))).toBe('A+C · Range - · ROF 4 · KILL')
    expect(statsOfAction(actions.of('go-dark'))).toBe('C · ★')
    expect(actionLine(actions.of('railgun'))).toBe('Railgun: A · Range - · ROF 1 · KILL. Overkill, Extreme Range')
    expect(cardActionLine({ action: 'rifle', teams: [1, 2] })).toMatch(/^Teams 1-2: Rifle/)
    expect(cardActionLine({ action: 'micro-arty', teams: [3] })).toMatch(/^Team 3: Micro Artillery/)
  })

  test('missions, by size', () => {
    expect(missionLines('M4', 'small').at(-1)).toBe('5 VP, or wiping the enemy out, wins.')
    expect(missionLines('M4', 'standard').at(-1)).toBe('8 VP, or wiping the enemy out, wins.')
    expect(missionLines('M2', 'small')[0]).toBe('Pings are deployed within 8" of your own edge.')
    expect(missionLines('M6', 'small')).toContain('Each Force adds one Engineer Team and its Ping.')
  })

  test('words', () => {
    expect([inches(1600), inches(50), signed(1), signed(-2)]).toEqual(['16"', '0.5"', '+1', '-2'])
    expect([sayTeams([2]), sayTeams([2, 3]), sayTeams([1, 3])]).toEqual(['2', '2-3', '1 and 3'])
  })
})
