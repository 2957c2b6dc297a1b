// Complex Crashers by clicks or taps: an Operative's Actions and reactions, the Manager's orders and tiles, and the end.

import { expectAccessible } from './axe.ts'
import {
  archive,
  junction,
  lastReactor,
  managerActs,
  managerDraws,
  newRegion,
  turnedCell,
  veraActs,
  veraIsShot,
} from './complexes.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import type { Player } from './player.ts'
import { expect, test } from './test.ts'

/** A finger shows first what it would do, and does it with the second tap. */
async function choose(player: Player, thing: string, hasTouch: boolean): Promise<void> {
  await player.clickThing(thing)
  if (hasTouch) await player.confirm()
}

test('an Operative goes where she is sent by a click', async ({ page, player, hasTouch }, info) => {
  await player.openFile(veraActs())
  await player.expectQuestion('What does Vera do?')
  await expect(player.thing(junction)).toHaveAccessibleName(/may be chosen/)
  await keepPicture(page, info, 'crashers-act')
  await expectFits(page)
  await expectAccessible(page)
  await choose(player, junction, hasTouch)
  await expect(page.locator('.log')).toContainText('Vera moves to Junction')
})

test('where she cannot go the board says why', async ({ page, player }) => {
  await player.openFile(veraActs())
  await player.question()
  await player.pressInVain(player.thing(archive))
  await expect(page.getByRole('alert')).toContainText('A thick wall lies between')
})

test('dice are on her: the stack shows what waits, and a Duck takes them away', async ({ page, player }, info) => {
  await player.openFile(veraIsShot())
  await player.expectQuestion(/dice .* lie on Vera\. Do you react\?/)
  await expect(page.getByText('Auto Target').filter({ visible: true }).first()).toBeVisible()
  await keepPicture(page, info, 'crashers-contest')
  await expectFits(page)
  await expectAccessible(page)
  await player.answer('duck')
  await expect(page.locator('.log')).toContainText('Vera reacts with Duck')
  // All reactions are paid before any is carried out: she might add another one.
  await player.answer('pass')
  await expect(page.locator('.log')).toContainText('Vera ignores')
})

test('the Manager gives orders by clicks, and pays with one', async ({ page, player, hasTouch }, info) => {
  await player.openFile(managerActs())
  await player.expectQuestion(/What do you do\?/)
  await keepPicture(page, info, 'crashers-manager')
  await expectFits(page)
  await expectAccessible(page)
  await choose(player, 'beta squad 1', hasTouch)
  await player.expectQuestion('What does Beta Squad 1 do?')
  await choose(player, junction, hasTouch)
  await player.expectQuestion(/^Which trackers pay/)
  await keepPicture(page, info, 'crashers-payment')
  const [best] = await player.options()
  if (best === undefined) throw new Error('no way to pay is offered')
  await player.answer(best)
  await expect(page.locator('.log')).toContainText('Beta Squad 1 moves to Junction')
})

test('the Manager places a tile as it is turned', async ({ page, player }, info) => {
  await player.openFile(managerDraws())
  await player.expectQuestion(/Loading Bay/)
  await keepPicture(page, info, 'crashers-tile')
  await expectFits(page)
  await player.answer('place')
  await player.expectQuestion(/turn/i)
  const [first] = await player.options()
  if (first === undefined) throw new Error('it cannot be turned')
  await player.answer(first)
  await expect(page.locator('.log')).toContainText('Loading Bay')
  // The board has grown by it.
  await expect(player.thing(newRegion)).toBeVisible()
})

test('a tile is turned by clicks on its cell, and the map stays where it is when the Complex grows', async ({
  page,
  player,
}) => {
  await player.openFile(managerDraws())
  await player.answer('place')
  await player.expectQuestion(/turn/i)
  // Moved by hand, it is no longer made to fit.
  await player.press(page.getByRole('button', { name: 'Show the whole board' }))
  const before = await player.thing(junction).boundingBox()
  await expect(player.thing(turnedCell)).toHaveAccessibleName(/may be chosen/)
  await player.clickThing(turnedCell)
  await expect(player.ask.locator('.btn.go')).toHaveText(/north wall/)
  await player.clickThing(turnedCell)
  await expect(player.ask.locator('.btn.go')).toHaveText(/north open/)
  await player.confirm()
  // With an opening in the north there is another row of cells.
  await expect(player.thing(newRegion)).toBeVisible()
  await expect(player.thing('cell -1.4')).toBeVisible()
  await expect.poll(() => player.thing(junction).boundingBox()).toEqual(before)
})

test('weapons come first, and everybody’s points stand beside their names', async ({ page, player, hasTouch }) => {
  await player.openFile(veraActs())
  await player.expectQuestion('What does Vera do?')
  expect((await player.options())[0]).toBe('blast')
  await expect(player.ask.locator('.cost').first()).toHaveText('2 AP')
  if (hasTouch) await expect(page.locator('.seat-strip')).toContainText('5 AP')
})

test('the last Reactor goes Offline, and the Operatives have won', async ({ page, player }, info) => {
  await player.openFile(lastReactor())
  await player.expectQuestion('What does Vera do?')
  await player.answer('core strike')
  await expect(player.verdict).toHaveText(/Vera|You/)
  await keepPicture(page, info, 'crashers-end')
})
