// The builder of Force Lists: cards in and out, riders, reasons, and lists that are kept as text.

import { expect, test } from 'vitest'
import { arranged } from '../arranged-ask.ts'
import { withList } from './kept-lists.ts'
import { emptyList, ListTask, slotsOf, withCard, withMounted, withoutCard } from './list-task.ts'

const at = arranged(['stage lists'], { size: 'small', lists: 'own', south: 'republic' })

function builder(): ListTask {
  const task = ListTask.of(at.state, at.ask)
  if (task === undefined) throw new Error('no list is asked for')
  return task
}

const cards = ['re-samson', 're-crusader', 're-courier', 're-crusader', 're-vector', 're-harbinger'] as const
const full = cards.reduce((list, card) => withCard(list, card), emptyList)

test('a list is put together card by card, in its one order, and taken when it is whole', () => {
  const task = builder()
  expect(task.say(full)[0]?.say).toBe('vector squad / harbinger / courier / crusader / crusader / samson')
  expect(task.judge(task.say(full))).toMatchObject({ name: 'Take this list', means: '6 Pings to deploy' })
  expect(task.judge(task.say(withoutCard(full, 5))).refusal).toMatchObject({ rule: 'DS-034' })
})

test('what is drafted is read back, and nothing at all is an empty list', () => {
  const task = builder()
  expect(task.read(task.say(full))).toEqual(full)
  expect(task.read([])).toEqual(emptyList)
  expect(task.judge([{ to: 'force list', say: 'three tanks' }]).refusal?.reason).toMatch(/no list/)
})

test('a squad that rides saves a Ping, and gets out when its transport is taken out', () => {
  const task = builder()
  const riding = withMounted(full, 1)
  expect(task.say(riding)[0]?.say).toContain('mounted vector squad 1 in courier 1')
  expect(task.judge(task.say(riding)).means).toBe('5 Pings to deploy')
  expect(withoutCard(riding, 2).mounted).toEqual([])
})

test('slots show what is taken and what is still free', () => {
  const { terms } = builder()
  expect(slotsOf(terms, withCard(emptyList, 're-courier')).map(({ taken, most }) => `${taken.length}/${most}`)).toEqual(
    ['0/2', '1/3', '0/1'],
  )
})

test('a list is kept once under its name', () => {
  const first = { name: 'Mine', text: 'a' }
  expect(withList([first, { name: 'Other', text: 'b' }], { name: 'Mine', text: 'c' })).toEqual([
    { name: 'Other', text: 'b' },
    { name: 'Mine', text: 'c' },
  ])
})
