// Downsync by clicks, taps, keys and the ruler: lists, moving, engagements, and why something cannot be done.

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { crusaderActs, southDesignates, southMayReact, taskforceMoves } from './battles.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import type { Player } from './player.ts'
import { expect, test } from './test.ts'

const logOf = (page: Page): Locator => page.locator('.log')

/** Takes hold of something on the table, and pulls; it is still held. */
async function pull(page: Page, held: Locator, right: number, down: number): Promise<void> {
  const box = await held.boundingBox()
  if (box === null) throw new Error('it is not on the table')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 })
  await page.mouse.move(x + right, y + down, { steps: 4 })
}

/** What can be pulled: a base, a Ping, or a squad as a whole. */
const hold = (page: Page, name: RegExp): Locator => page.locator('[data-hold]').and(page.getByRole('button', { name }))

/** No fault of access in either theme; on a phone the colours are the same. */
async function expectAccessibleInThemes(page: Page, isPhone: boolean): Promise<void> {
  for (const colorScheme of isPhone ? (['dark'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

test('an engagement shows priorities and odds, and a target is shot by a click', async ({
  page,
  player,
  hasTouch,
}, info) => {
  await player.openFile(crusaderActs())
  await player.expectQuestion('Crusader 1: who is shot first?')
  const ladder = page.getByRole('region', { name: 'Reaction engagement' })
  await expect(ladder.getByRole('listitem')).toHaveCount(6)
  await expect(ladder.getByRole('button', { name: 'Crusader 1, priority 5, up now' })).toBeVisible()
  await expect(ladder.getByRole('button', { name: 'Courier 1, priority 2, holds' })).toBeAttached()
  const virago = player.ask.locator('[data-option="medium cannon virago 1"]')
  if (hasTouch) await player.press(virago)
  else await player.thing('base virago 1/1').hover()
  const odds = page.locator('.ds-odds')
  await expect(odds).toContainText('72%')
  await expect(odds).toContainText('89%')
  await keepPicture(page, info, 'downsync-engagement')
  await expectFits(page)
  await expectAccessibleInThemes(page, hasTouch)
  if (!hasTouch) await player.clickThing('base virago 1/1')
  await expect(player.ask.getByRole('button', { name: /^Boosted, 1 CP/ })).toBeVisible()
  await player.confirm()
  await expect(logOf(page)).toContainText('Crusader 1 fires at Virago 1')
})

test('what is out of reach says why, by name', async ({ page, player }) => {
  await player.openFile(crusaderActs())
  await player.question()
  await player.press(page.getByRole('button', { name: 'Show the whole board' }))
  await player.pressInVain(player.thing('ping m2'))
  await expect(page.getByRole('alert')).toContainText('Not possible: Ping M2.')
  await expect(page.getByRole('alert')).toContainText('REVEAL')
})

test('who reacts is chosen with its price, rolls for priority, and shoots', async ({ page, player }, info) => {
  await player.openFile(southMayReact())
  await player.expectQuestion('North has moved: do you react?')
  await player.answer('react')
  await player.expectQuestion('Who reacts?')
  const ladder = page.getByRole('region', { name: 'Reaction engagement' })
  await expect(ladder).toContainText('1 free, then 1 CP each')
  await player.press(player.ask.getByRole('button', { name: /^Crusader 1/ }))
  await player.press(player.ask.getByRole('button', { name: /^Samson 1/ }))
  await expect(ladder).toContainText('1 free, 1 CP for the others')
  await keepPicture(page, info, 'downsync-react')
  await player.confirm()
  await player.expectQuestion('Whose priority roll is boosted?')
  await player.confirm()
  await player.expectQuestion(/^(Crusader|Samson) 1: who is shot first\?$|^Crusader 1 is hit|^Samson 1 is hit/)
  await expect(ladder.getByRole('button', { name: /, priority \d/ }).first()).toBeVisible()
  await keepPicture(page, info, 'downsync-ladder')
  await expectFits(page)
  await untilShooting(player)
  await player.press(player.ask.getByRole('button', { name: /^Virago 1/ }))
  await player.confirm()
  await expect(logOf(page)).toContainText(/(Crusader|Samson) 1 fires at Virago 1/)
})

/** Whatever the other does first is accepted. */
async function untilShooting(player: Player): Promise<void> {
  while (!/shot first/.test(await player.question())) await player.answer('accept')
}

test('a Unit goes the way that is typed, and a way that is too long is refused with the rule', async ({
  page,
  player,
  hasTouch,
}, info) => {
  test.skip(hasTouch, 'nobody types ways on a phone')
  await player.openFile(taskforceMoves())
  await player.answer('crusader 1')
  const line = page.getByRole('textbox', { name: /In notation$/ })
  await line.fill('23.2 30')
  await expect(player.ask.getByRole('status')).toHaveText(/^The path is 11.5″ long; the limit is 7″\. DS-075$/)
  await keepPicture(page, info, 'downsync-too-far')
  await line.fill('23.2 25')
  await line.press('Enter')
  await expect(logOf(page)).toContainText('Crusader 1 moves')
  await player.expectQuestion('Who moves next?')
})

test('the ruler stops at what is legal and says why, and the Unit goes as far', async ({
  page,
  player,
  hasTouch,
}, info) => {
  await player.openFile(taskforceMoves())
  await player.question()
  await pull(page, player.thing('unit crusader 1'), -20, 160)
  await expect(page.getByRole('alert')).toContainText('the limit is 7″')
  await keepPicture(page, info, 'downsync-ruler')
  await page.mouse.up()
  await expect(page.locator('.ds-sight').first()).toBeAttached()
  await expectFits(page)
  await expectAccessibleInThemes(page, hasTouch)
  await player.confirm()
  await expect(logOf(page)).toContainText(/Crusader 1 moves (6\.9\d|7)″/)
})

test('a squad goes where it is proposed, adjusted base by base', async ({ page, player }, info) => {
  await player.openFile(taskforceMoves())
  await player.answer('vector squad 1')
  await player.expectQuestion('Where does Vector Squad 1 move?')
  await player.press(page.getByRole('group', { name: 'Ways' }).getByRole('button', { name: 'Towards VIP of North' }))
  const [first, third] = [hold(page, /^Vector Squad 1, team 1 /), hold(page, /^Vector Squad 1, team 3 /)]
  const [before, stays] = [await third.getAttribute('aria-label'), await first.getAttribute('aria-label')]
  expect(before).toMatch(/would be .* edge, .* of 4″, .* of (VIP|Ping|Virago)/)
  await pull(page, third, -8, 12)
  await page.mouse.up()
  await expect(third).not.toHaveAttribute('aria-label', before ?? '')
  await expect(first).toHaveAttribute('aria-label', stays ?? '')
  await keepPicture(page, info, 'downsync-squad')
  await player.confirm()
  await expect(logOf(page)).toContainText('Vector Squad 1 moves')
})

test('several go together', async ({ page, player }) => {
  await player.openFile(taskforceMoves())
  await player.question()
  await player.press(page.getByRole('button', { name: 'Show the whole board' }))
  const together = page.getByRole('group', { name: 'Move together' })
  await player.press(together.getByRole('button', { name: 'Crusader 1' }))
  await player.press(together.getByRole('button', { name: 'Ping S1' }))
  await pull(page, player.thing('unit crusader 1'), 0, 14)
  await page.mouse.up()
  await expect(player.ask.locator('.btn.go')).toHaveText('Move 2')
  await player.confirm()
  await expect(logOf(page)).toContainText('Crusader 1 moves')
  await expect(logOf(page)).toContainText('Ping S1 moves')
  await expect(player.ask.locator('[data-option="vector squad 1"]')).toBeAttached()
})

test('what is seen from any point is drawn and said, and layers are switched off', async ({ page, player }, info) => {
  await player.openFile(taskforceMoves())
  await player.question()
  await player.press(page.getByRole('button', { name: 'Look from any point' }))
  const eye = page.getByRole('button', { name: /^Looking from 24″ from the west and 24″ from the south edge/ })
  await expect(eye).toHaveAccessibleName(/Virago 1 clear, 4\.6″.*Ping M3 behind B2b/)
  await expect(page.locator('.ds-sight')).not.toHaveCount(0)
  await keepPicture(page, info, 'downsync-sight')
  await player.press(page.getByRole('button', { name: 'Layers' }))
  await player.press(page.getByRole('checkbox', { name: /^Sight/ }))
  await expect(page.locator('.ds-sight')).toHaveCount(0)
  await player.press(page.getByRole('checkbox', { name: /^Threat/ }))
  await expect(page.locator('.ds-threat path').first()).toBeAttached()
})

test('moving and shooting by keys alone', { tag: '@desk' }, async ({ page, player }) => {
  await player.openFile(taskforceMoves())
  await player.question()
  await page.keyboard.press('1')
  await player.expectQuestion('Where does Crusader 1 move?')
  for (let presses = 0; (await page.locator('[data-hold]:focus').count()) === 0; presses++) {
    expect(presses, 'how often Tab is pressed on the way to the Crusader').toBeLessThan(80)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('w')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('[data-hold]:focus')).toHaveAccessibleName(/2″ of 7″/)
  await page.keyboard.press('Enter')
  await expect(logOf(page)).toContainText('Crusader 1 moves 2″')
  await player.openFile(crusaderActs())
  await player.question()
  await page.keyboard.press('1')
  await expect(player.ask.getByRole('button', { name: /^Boosted, 1 CP/ })).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect(logOf(page)).toContainText('Crusader 1 fires at Virago 1')
  await expect(logOf(page)).toContainText('South pays 1 CP for a boost')
})

test('a Taskforce is named by clicks', async ({ page, player }, info) => {
  await player.openFile(southDesignates())
  await player.expectQuestion('Who forms the Taskforce?')
  await player.clickThing('unit crusader 1')
  await player.press(player.ask.getByRole('button', { name: /^Ping S1/ }))
  await keepPicture(page, info, 'downsync-designate')
  await expectFits(page)
  await player.confirm()
  await expect(logOf(page)).toContainText("South's Taskforce: Crusader 1 and Ping S1.")
})

test('a list is put together from cards, refused while it is not whole, saved, and taken', async ({
  page,
  player,
  hasTouch,
}, info) => {
  await player.startGame({
    game: 'downsync',
    seats: ['me', 'bot random'],
    seed: 'list',
    options: { 'How large': 'skirmish' },
  })
  await player.question()
  await player.press(page.getByRole('button', { name: 'Add Courier' }))
  await player.press(page.getByRole('button', { name: 'Add Crusader' }))
  await expect(player.ask.getByRole('status')).toContainText('1 Small Unit')
  await expect(player.ask.locator('.btn.go')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Full: no slot for Goliath Squad' })).toBeDisabled()
  await keepPicture(page, info, 'downsync-list')
  await expectFits(page)
  await expectAccessibleInThemes(page, hasTouch)
  await player.press(page.getByRole('button', { name: 'Add Harbinger' }))
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Scouts')
  await player.press(page.getByRole('button', { name: 'Save' }))
  await player.press(page.getByRole('button', { name: 'Take out Crusader' }))
  await expect(player.ask.locator('.btn.go')).toBeDisabled()
  await player.press(page.getByRole('button', { name: 'Scouts', exact: true }))
  await player.confirm()
  await expect(logOf(page)).toContainText('South brings Harbinger, Courier, Crusader.')
})
