// A game at the table, from setting it up to its end, by buttons and by clicks on the board.

import { expectAccessible } from './axe.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './test.ts'

test.use({ keepsPage: true })

test('a whole game of Connect Four against a bot, with a verdict and a replay', async ({ page, player }, info) => {
  await player.startGame({ game: 'connect-four', seats: ['me', 'bot random'], seed: 'whole game' })
  await player.expectQuestion(/\?$/)
  await keepPicture(page, info, 'connect-four')
  await expectAccessible(page)
  await player.playToEnd(([first]) => first)
  await expect(player.verdict).toContainText(/win|draw/i)
  await expectAccessible(page)
  await player.press(page.getByRole('button', { name: 'Replay' }))
  await page.waitForURL('**/replay/*')
})

test('a click on the board answers; a finger shows first what it would do', async ({ player, hasTouch }) => {
  await player.startGame({ game: 'connect-four', seats: ['me', { person: 'Mara' }] })
  await player.question()
  await player.clickThing('column-4')
  if (hasTouch) {
    await expect(player.thing('column-4')).toHaveAccessibleName(/chosen/)
    await player.clickThing('column-4')
  }
  await expect(player.ask).toContainText('Mara')
})

test('a game goes on where it was left, after the page is loaded anew and from home', async ({ page, player }) => {
  await player.startGame({ game: 'connect-four', seats: ['me', 'bot random'], seed: 'left and come back' })
  await player.answer('drop 4')
  await player.question()
  await expect(player.log).toHaveCount(2)
  const before = await player.log.allTextContents()
  await player.reload()
  await player.question()
  await expect(player.log).toHaveText(before)
  await player.openHome()
  await player.press(page.getByRole('link', { name: 'Continue Connect Four' }))
  await player.question()
})
