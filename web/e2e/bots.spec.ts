// Bots: they can be watched, they keep their secrets, and when their worker fails the game goes on.

import { expect, test } from './test.ts'

test('bots play a whole game by themselves', async ({ page, player }) => {
  await player.startGame({ game: 'liars-dice', seats: ['bot novice', 'bot random'], seed: 'watched' })
  await expect(player.verdict).toContainText(/wins$/, { timeout: 30_000 })
  await expect(page).toHaveTitle("Liar's Dice - Umpire")
})

test.describe('at a speed that can be followed', () => {
  test.use({ settings: { speed: 0.5, motion: 'still' } })

  test('who watches bots sees whom the game waits for, and no hidden dice', async ({ page, player }) => {
    await player.startGame({ game: 'liars-dice', seats: ['bot novice', 'bot random'], seed: 'watched' })
    await expect(page.getByRole('heading', { name: /^Waiting for P[12]/ })).toBeVisible()
    for (const cup of ['cup-0', 'cup-1']) {
      await expect(player.thing(cup)).toHaveAccessibleName(/hidden dice/)
    }
    await expect(page).toHaveTitle("Liar's Dice - Umpire")
    await player.press(page.getByRole('button', { name: 'Skip' }))
    await expect(page.getByRole('log', { name: 'What just happened' })).toContainText(/bids/)
  })
})

test('when the worker of the bots dies, a notice says so and the game goes on', async ({ page, player }) => {
  await page.addInitScript(() => {
    let isFirst = true
    globalThis.Worker = new Proxy(Worker, {
      construct: (constructor, given: ConstructorParameters<typeof Worker>) => {
        const worker = new constructor(...given)
        if (isFirst) queueMicrotask(() => worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })))
        isFirst = false
        return worker
      },
    })
  })
  await player.startGame({ game: 'connect-four', seats: ['me', 'bot random'], seed: 'dies' })
  await player.answer('drop 4')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText("Orange (bot, random) could not answer: The bots' worker died: out of memory")
  await player.press(notice.getByRole('button', { name: 'Try again' }))
  await player.question()
  await expect(notice).toHaveCount(0)
  await player.answer('drop 4')
  await player.question()
})
