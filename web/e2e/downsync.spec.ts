// Downsync by clicks, keys and the ruler: lists, moving, engagements, and why something cannot be done.

import { expectAccessible } from './axe.ts'
import { crusaderActs, southDesignates, taskforceMoves } from './battles.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './test.ts'

test('an engagement shows priorities and odds, and a target is shot by a click', async ({
  page,
  player,
  hasTouch,
}, info) => {
  await player.openFile(crusaderActs())
  await player.expectQuestion('Crusader 1: who is shot first?')
  await player.clickThing('base virago 1/1')
  await expect(page.getByText('72%').filter({ visible: true }).first()).toBeVisible()
  await keepPicture(page, info, 'downsync-engagement')
  await expectFits(page)
  await expectAccessible(page)
  if (hasTouch || (await page.locator('.log').getByText('Crusader 1').count()) === 0) await player.confirm()
  await expect(page.locator('.log')).toContainText('Medium Cannon')
})

test('what is out of reach says why', async ({ page, player }) => {
  await player.openFile(crusaderActs())
  await player.question()
  await player.pressInVain(player.thing('ping m2'))
  await expect(page.getByRole('alert')).toContainText('REVEAL')
})

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
  await expect(page.getByText(/7″/).filter({ visible: true }).first()).toBeVisible()
  await keepPicture(page, info, 'downsync-too-far')
  await line.fill('23.2 25')
  await line.press('Enter')
  await expect(page.locator('.log')).toContainText('Crusader 1 moves')
  await player.expectQuestion('Who moves next?')
})

test('a Unit is moved by dragging its ruler, and stops at what is legal', async ({ page, player }, info) => {
  await player.openFile(taskforceMoves())
  await player.question()
  const base = await player.thing('unit crusader 1').boundingBox()
  if (base === null) throw new Error('no Crusader on the table')
  const [x, y] = [base.x + base.width / 2, base.y + base.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 6, y - 20, { steps: 4 })
  await page.mouse.move(x + 10, y - 60, { steps: 6 })
  await page.mouse.up()
  await keepPicture(page, info, 'downsync-ruler')
  await expectFits(page)
  await player.confirm()
  await expect(page.locator('.log')).toContainText('Crusader 1 moves')
})

test('a Taskforce is named by clicks', async ({ page, player }, info) => {
  await player.openFile(southDesignates())
  await player.expectQuestion('Who forms the Taskforce?')
  await player.clickThing('unit crusader 1')
  await player.clickThing('ping s1')
  await keepPicture(page, info, 'downsync-designate')
  await expectFits(page)
  await player.confirm()
  await expect(page.locator('.log')).toContainText("South's Taskforce: Crusader 1 and Ping S1.")
})

test('a list is put together, and both are shown together', async ({ page, player }, info) => {
  await player.startGame({
    game: 'downsync',
    seats: ['me', 'bot random'],
    seed: 'list',
    options: { 'How large': 'skirmish' },
  })
  await player.question()
  await keepPicture(page, info, 'downsync-list')
  await expectFits(page)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /Starter/ })
    .first()
    .click()
  await player.confirm()
  await expect(page.locator('.log')).toContainText('South brings Harbinger')
})
