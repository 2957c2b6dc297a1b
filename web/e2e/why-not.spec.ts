// Why not: what cannot be done says the reason and the rule, and the rule opens the book. What can be done is listed.

import type { Locator, Page } from '@playwright/test'
import { buying, fullColumn, me, randomBot } from './arranged.ts'
import { keepPicture } from './picture.ts'
import type { Player } from './player.ts'
import { expect, test } from './test.ts'

/** The rulebook stands open at a rule, in sight. */
async function expectBookAt(page: Page, rule: string): Promise<void> {
  const entry = page.getByRole('tabpanel', { name: 'Rulebook' }).locator(`[data-rule="${rule}"]`)
  await expect(entry).toHaveClass(/open/)
  await expect(entry).toBeInViewport()
}

const tip = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Not possible' })

/** A mouse goes over it, a finger taps it. */
const pointAt = async (player: Player, target: Locator, hasTouch: boolean): Promise<void> =>
  hasTouch ? player.pressInVain(target) : target.hover({ force: true })

test('a blocked option says why, and its rule opens the book', async ({ page, player, hasTouch }, info) => {
  await player.openFile(fullColumn(me, randomBot))
  await player.question()
  const option = player.ask.getByRole('button', { name: /^Column 4\W+not possible/ })
  await expect(option).toContainText(/column 4 is full/i)
  await pointAt(player, option, hasTouch)
  await expect(tip(page)).toContainText('Column 4 is full.')
  await keepPicture(page, info, 'why-not')
  await player.press(tip(page).getByRole('button', { name: 'Rule CF-003' }))
  await expectBookAt(page, 'CF-003')
})

test('a blocked thing on the board says why, and its rule opens the book', async ({ page, player, hasTouch }) => {
  await player.openFile(fullColumn(me, randomBot))
  await player.question()
  const column = player.thing('column-4')
  await expect(column).toHaveAccessibleName(/not possible: column 4 is full CF-003$/)
  await pointAt(player, column, hasTouch)
  await expect(tip(page)).toContainText('Column 4 is full.')
  await player.press(tip(page).getByRole('button', { name: 'Rule CF-003' }))
  await expectBookAt(page, 'CF-003')
})

test('a click on a blocked thing changes nothing and tells why', async ({ page, player }) => {
  await player.openFile(fullColumn(me, randomBot))
  await player.question()
  await player.pressInVain(player.thing('column-4'))
  await expect(tip(page)).toContainText('Column 4 is full.')
  await expect(page.locator('.log li')).toHaveCount(0)
})

test('a card that is too dear says so in the shop', async ({ page, player, hasTouch }) => {
  await player.openFile(buying(me, randomBot).replace('rhino $19', 'rhino $0'))
  await player.question()
  await player.openPanel('Shop')
  const card = player.thing('shop weapon 0')
  await expect(card).toHaveAccessibleName(/not possible: .*MM-\d+$/)
  await pointAt(player, card, hasTouch)
  await expect(tip(page)).toContainText(/\$4|money|cost/i)
  await expect(tip(page).getByRole('button', { name: /^Rule MM-/ })).toBeVisible()
})

test('what can I do? lists what is possible, and what is not with reason and rule', async ({ page, player }, info) => {
  await player.openFile(fullColumn(me, randomBot))
  await player.question()
  await player.press(page.getByRole('button', { name: 'What can I do?' }))
  const dialog = page.getByRole('dialog', { name: 'What can I do?' })
  await expect(dialog).toContainText('Into which column do you drop your disc?')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Column 1: falls to the bottom' })).toHaveCount(1)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'column 4 is full' })).toHaveCount(1)
  await keepPicture(page, info, 'what-can-i-do')
  await player.press(dialog.getByRole('button', { name: 'Rule CF-003' }))
  await expect(dialog).toBeHidden()
  await expectBookAt(page, 'CF-003')
})

test('a hint is advice until it is taken', async ({ page, player }) => {
  await player.openFile(fullColumn(me, randomBot))
  await player.question()
  await player.press(page.getByRole('button', { name: 'Hint' }))
  const advice = player.ask.getByRole('button', { name: /bot would/ })
  await expect(advice).toContainText(/Column [1-7]/)
  const column = /Column (\d)/.exec(await advice.innerText())?.[1] ?? ''
  await expect(page.locator('.log li')).toHaveCount(0)
  await player.press(advice)
  await player.question()
  const log = await player.openTab('Log')
  await expect(log.getByRole('listitem').first()).toContainText(`column ${column}`)
})
