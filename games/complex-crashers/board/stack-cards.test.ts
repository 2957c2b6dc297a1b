// The stack as cards, what attacks would do, the phase track, and what overextension is.

import { expect, test } from 'vitest'
import { playedState } from './arranged-state.ts'
import { lookRows, partWords } from './look-rows.ts'
import { phasesOf } from './phases.ts'
import { gistOf, stackCards } from './stack-cards.ts'
import { apCost, overextension } from './what-if.ts'

const position = [
  'regions 0.0 1.0 2.0 3.0',
  'border 1.0 east pillar',
  'border 1.0 east cover',
  'vera overlay 5',
  'panther-turret at 3.0',
  'upgraded panther-turret',
  'tracker vera 3',
]

const answers = ['vera: move 1.0', 'manager: panther turret 1 auto target at vera', 'manager: 1 vera 2 ito']

/** Vera has moved, a turret has reacted, and its dice lie on her: she may still duck. */
const shotAt = () => playedState({ position, answers, dice: [8, 5, 10] })

test('the newest card comes first, with what was paid and what the dice would do', () => {
  const state = shotAt()
  const [newest, oldest] = stackCards(state)
  expect(newest).toMatchObject({
    name: 'Auto Target',
    cost: '3 AP: Vera 1, Ito 2',
    isReaction: true,
    isWaiting: false,
    seat: state.manager,
  })
  expect(newest?.who).toMatch(/^Panther Turret 1, answers /)
  expect(newest?.steps.map(({ is }) => is)).toEqual(['done', 'done', 'now', 'coming'])
  // Armor 5, 1 for Cover and 2 for the distance: an 8 is not above 8, a 10 always counts.
  expect(newest?.targets).toMatchObject([
    {
      name: 'Vera',
      damage: 1,
      result: '1 damage',
      armor: 'over Armor 5 +1 Cover +2 Range Penalty',
      dice: [{ is: 'idle' }, { is: 'idle' }, { is: 'damage' }],
    },
  ])
  expect(oldest).toMatchObject({ name: 'Move', cost: '1 AP', seat: 0 })
  expect(oldest?.steps.map(({ name }) => name)).toEqual(['paid', 'processed', 'resolve'])
  expect(newest === undefined ? '' : gistOf(newest)).toBe('Vera: 1 damage')
})

test('who looks at a unit sees what attacks would do to it', () => {
  const [row] = lookRows(playedState({ position: [...position, 'vera at 1.0'] }), 0)
  expect(row).toMatchObject({ by: 'Panther Turret 1', ability: 'Panther Strike', dice: 2, armor: 8 })
  expect(row === undefined ? '' : partWords(row.parts)).toBe('5 +1 Cover +2 Range Penalty')
  expect(row?.expected).toBeCloseTo(0.4)
})

test('the phase track tells the Initiative from the stack and a reveal', () => {
  const state = { ...playedState({ position }) }
  const now = (): string | undefined => phasesOf(state).find(({ is }) => is === 'now')?.name
  expect(now()).toBe('Operatives act')
  state.stack = shotAt().stack
  expect(now()).toBe('Stack')
  state.revealing = [[0, 1]]
  expect(now()).toBe('Reveal')
  state.stage = 'operatives'
  expect(now()).toBe('Operatives')
})

test('what is paid at or below 0 flows to the other side', () => {
  expect(overextension(2, 3)).toBe(1)
  expect(overextension(3, 3)).toBe(0)
  expect(overextension(-2, 1)).toBe(1)
  expect(apCost({ say: 'move 1.0', label: { name: 'Move', cost: '1 AP' } })).toBe(1)
  expect(apCost({ say: 'stage crusher', label: { name: 'Crusher', cost: '2 charges' } })).toBe(0)
})
