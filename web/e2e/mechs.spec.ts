// A whole game of Modular Mechs by clicks or taps, and a card that is dragged to its place.

import { arrangedFile, buying, me, randomBot } from './arranged.ts'
import { expectAccessible } from './axe.ts'
import { MechsPlayer } from './mechs-player.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './test.ts'

test(
  'a whole game against bots, by what lies on the board and beside it',
  { tag: '@desk' },
  async ({ page, player, hasTouch }, info) => {
    await player.startGame({
      game: 'modular-mechs',
      seats: ['me', 'bot novice', 'bot random'],
      options: { Rounds: '3' },
      seed: 'whole game',
    })
    const mechs = new MechsPlayer(player, hasTouch)
    await mechs.playToEnd()
    await expect(player.verdict).toHaveText(/wins$|win$|draw/)
    const scores = page.getByRole('list', { name: 'Scores' }).getByRole('listitem')
    await expect(scores).toHaveCount(3)
    const points = (await scores.locator('.num').allInnerTexts()).map(Number)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    expect(mechs.answered.byThings).toBeGreaterThan(mechs.answered.byButtons)
    expect(mechs.turned, 'parts turned, by the key and by the button').toBeGreaterThan(1)
    await keepPicture(page, info, 'mechs-end')
    await expectAccessible(page)
    await player.press(page.getByRole('button', { name: 'Replay' }))
    await page.waitForURL('**/replay/*')
    const slider = page.getByRole('slider', { name: 'Moment of the game' })
    await expect(slider).toBeVisible()
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /^The end/)
  },
)

test('a card in the hand is taken by the first click', async ({ player }) => {
  await player.openFile(arrangedFile({ game: 'modular-mechs', players: [me, randomBot] }))
  await player.answer('own')
  const part = player.thing('rhino part laser cannon')
  await player.press(part)
  await expect(part).toHaveAccessibleName(/in your hand, chosen$/)
})

test.describe('with fingers', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'at a desk the shop lies beside the board')

  test('the shop gets out of the way when a place is asked', async ({ player }) => {
    await player.openFile(buying(me, randomBot))
    await player.question()
    await player.openPanel('Shop')
    await player.clickThing('shop weapon 0')
    await player.confirm()
    await player.expectQuestion(/^Where do you attach/)
    const [cell = ''] = await player.lit()
    await player.clickThing(cell)
    await expect(player.thing(cell)).toHaveAccessibleName(/chosen/)
  })
})

test.describe('with a mouse', () => {
  test.skip(({ hasTouch }) => hasTouch, 'a phone has no mouse')

  test('a card is dragged out of the shop onto a cell that lights up', async ({ page, player }, info) => {
    await player.openFile(buying(me, randomBot))
    await player.question()
    const middle = async (thing: string): Promise<{ x: number; y: number }> => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await player.thing(thing).boundingBox()) ?? {}
      return { x: x + width / 2, y: y + height / 2 }
    }
    const from = await middle('shop weapon 0')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - 60, from.y + 20, { steps: 4 })
    await player.expectQuestion(/^Where do you attach/)
    const [cell = ''] = await player.lit()
    const to = await middle(cell)
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await keepPicture(page, info, 'dragged')
    await page.mouse.up()
    await player.expectQuestion('You have $15. What do you do?')
    await expect(player.thing('rhino laser cannon 2')).toBeVisible()
  })

  test('a part is turned under the pointer by its key before it is put down', async ({ page, player }) => {
    await player.openFile(buying(me, randomBot))
    await player.answer('buy laser cannon')
    const [cell = ''] = await player.lit()
    await player.thing(cell).hover()
    const ghost = page.locator('.mm-ghost')
    await expect(ghost).toHaveCount(1)
    const before = await ghost.innerHTML()
    await page.keyboard.press('r')
    await expect.poll(() => ghost.innerHTML()).not.toBe(before)
    const turned = await ghost.innerHTML()
    await player.clickThing(cell)
    await expect.poll(() => ghost.innerHTML()).toBe(turned)
  })
})
