// Standing orders: given at a question, listed, answered by themselves, and removed.

import { expectAccessible } from './axe.ts'
import { arrangedFile, buying, me, randomBot } from './arranged.ts'
import type { Player } from './player.ts'
import { expect, test } from './test.ts'

async function give(player: Player, words: string): Promise<void> {
  await player.press(player.ask.getByRole('button', { name: 'Standing order' }))
  await player.press(player.page.getByRole('button', { name: words, exact: true }))
}

test('an order answers every time until it is removed', async ({ page, player }) => {
  await player.openFile(buying(me, randomBot))
  await player.question()
  const words = 'At "buy turn" always answer "end turn"'
  await player.press(player.ask.getByRole('button', { name: 'Standing order' }))
  await expectAccessible(page)
  await player.press(page.getByRole('button', { name: words, exact: true }))
  await player.expectQuestion('Where does your crew go?')
  const orders = await player.openTab('Orders')
  await expect(page.getByRole('tab', { name: 'Orders 1' })).toBeVisible()
  await expect(orders.getByRole('listitem')).toHaveText([words])
  await player.openPanel('Table')
  await player.answer('end turn')
  await expect(page.getByRole('list', { name: 'Where in the round' })).toContainText('Round 2')
  await player.expectQuestion('Where does your crew go?')
  await player.reload()
  await player.openTab('Orders')
  await player.press(orders.getByRole('button', { name: `Remove: ${words}` }))
  await expect(orders).toContainText('No standing orders')
  await player.openPanel('Table')
  await player.answer('end turn')
  await player.expectQuestion(/What do you do\?$/)
})

test('an order can end when something else is asked', async ({ page, player }) => {
  await player.openFile(buying(me, randomBot))
  await player.question()
  await give(player, 'At "buy turn" always answer "end turn" until I am asked something else')
  await player.expectQuestion('Where does your crew go?')
  const orders = await player.openTab('Orders')
  await expect(orders).toContainText('No standing orders')
  await player.openPanel('Table')
  await player.answer('end turn')
  await expect(page.getByRole('list', { name: 'Where in the round' })).toContainText('Round 2')
  await player.expectQuestion(/What do you do\?$/)
})

test('an order can ask only where much is at stake', async ({ page, player }) => {
  const answers = ['P1: 1 one', 'P2: 1 two']
  await player.openFile(arrangedFile({ game: 'liars-dice', players: [me, randomBot], answers }))
  await player.question()
  await player.press(player.ask.getByRole('button', { name: 'Standing order' }))
  await page.getByLabel(/^Ask me only if count is at least/).fill('9')
  await player.press(page.getByRole('button', { name: 'Give' }))
  const log = await player.openTab('Log')
  await expect(log.getByRole('listitem').filter({ hasText: /^P1 calls liar/ })).not.toHaveCount(0)
  await player.openTab('Orders')
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText(
    'At "bid" ask me only if count is at least 9',
  )
})
