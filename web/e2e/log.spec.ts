// The log and the rulebook beside the board, and what a screen reader is told.

import { arrangedFile, me, randomBot } from './arranged.ts'
import { botGameFile } from './bot-games.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './test.ts'

test('filters show one kind of line alone', async ({ page, player }, info) => {
  await player.openFile(await botGameFile({ game: 'modular-mechs', seats: 2, seed: 'log', stop: { after: 60 } }))
  await player.question()
  const log = await player.openTab('Log')
  const lines = log.getByRole('listitem')
  const all = await lines.count()
  await keepPicture(page, info, 'log')
  const show = (name: string): Promise<void> => player.press(log.getByRole('button', { name, exact: true }))
  await show('fights')
  await expect(log.getByRole('button', { name: 'fights' })).toHaveAttribute('aria-pressed', 'true')
  await expect(lines).not.toHaveCount(all)
  await expect(lines.filter({ hasText: /buys|ends/ })).toHaveCount(0)
  await expect(lines.filter({ hasText: /hits|deals|damage/ })).not.toHaveCount(0)
  await show('mine')
  await expect(lines.filter({ hasText: /^Mantis (?:buys|moves)/ })).toHaveCount(0)
  await expect(lines.filter({ hasText: /^Rhino/ })).not.toHaveCount(0)
  await show('all')
  await expect(lines).toHaveCount(all)
})

test('a line lights what it speaks of, and its rule opens the book', async ({ page, player, hasTouch }) => {
  const answers = ['azure: drop 4', 'orange: drop 5']
  await player.openFile(arrangedFile({ game: 'connect-four', players: [me, randomBot], answers }))
  await player.question()
  const log = await player.openTab('Log')
  const line = log.getByRole('listitem').first()
  const pulse = player.thing('column-4').locator('.pulse')
  await expect(pulse).toHaveCount(0)
  if (!hasTouch) {
    await line.hover()
    await expect(pulse).toHaveCount(1)
    await page.mouse.move(0, 0)
    await expect(pulse).toHaveCount(0)
  }
  await player.press(line.getByRole('button', { name: 'Rule CF-002' }))
  await expect(page.getByRole('tabpanel', { name: 'Rulebook' }).locator('[data-rule="CF-002"]')).toBeInViewport()
})

for (const game of ['reichbusters', 'downsync']) {
  test(`beside the table of ${game} the rulebook with its tables is no wider than its panel`, async ({
    page,
    player,
  }) => {
    await player.open(`/new/${game}`)
    await player.press(page.getByRole('button', { name: 'Start the game' }))
    const book = await player.openTab('Rulebook')
    await expect(book.getByRole('table')).not.toHaveCount(0)
    const over = await book.evaluate((panel) => {
      const edge = panel.getBoundingClientRect().right + 1
      const parts = [...panel.querySelectorAll('.rulebook-text :is(p, li, table, h2)')]
      return parts.filter((part) => part.getBoundingClientRect().right > edge).length
    })
    expect(over, 'what reaches over the right edge').toBe(0)
  })
}

test('the rulebook is searched by words and by ids, and a rule in it leads on', async ({ page, player }) => {
  await player.open('/rules/modular-mechs')
  const search = page.getByRole('searchbox', { name: 'Search the rulebook' })
  const rules = page.getByRole('article')
  await expect(rules).not.toHaveCount(0)
  const all = await rules.count()
  await search.fill('decoy')
  await expect(page.getByRole('status').filter({ hasText: /^Found in \d+ places?$/ })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/decoy/i)
  await expect.poll(() => rules.count()).toBeLessThan(all)
  await search.fill('MM-038')
  await expect(page.locator('[data-rule="MM-038"]')).toBeVisible()
  await search.fill('no such words at all')
  await expect(page.getByText('Nothing in this rulebook says that.')).toBeVisible()
  await search.fill('MM-038')
  await player.press(page.locator('[data-rule="MM-038"]').getByRole('link', { name: 'MM-038' }).first())
  await expect(page).toHaveURL(/\/rules\/modular-mechs\/MM-038$/)
  await expect(rules).toHaveCount(all)
  await expect(page.locator('[data-rule="MM-038"]')).toBeInViewport()
})

test('new events are read out, and the title of the tab says whose turn it is', async ({ page, player }) => {
  await player.startGame({ game: 'connect-four', seats: ['me', 'bot random'], seed: 'read out' })
  await player.question()
  await expect(page).toHaveTitle(/^● Your turn: Connect Four/)
  const told = page.getByRole('log', { name: 'What just happened' })
  await expect(told).toHaveText('')
  await player.answer('drop 4')
  await player.question()
  await expect(told).toContainText('Azure drops a disc into column 4.')
  await expect(told).toContainText('Orange drops a disc into column')
  await player.playToEnd(([first]) => first)
  await expect(page).toHaveTitle('Connect Four - Umpire')
})
