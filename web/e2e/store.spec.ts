// Games are kept by the browser: in one tab at a time, past damage, past a full or missing storage, and as files.

import { readFile } from 'node:fs/promises'
import { botGameFile } from './bot-games.ts'
import { expect, test } from './test.ts'

const running = { game: 'connect-four', seats: 2, seed: 'kept', stop: { after: 2 } }

test('a game that is open in one tab is refused in another, until the first lets go', async ({ page, player }) => {
  await player.openFile(await botGameFile(running))
  await player.question()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('alert')).toContainText('open in another tab')
  await page.goto('/')
  await other.reload()
  await expect(other.getByRole('region', { name: 'What is asked' })).toBeVisible()
})

test('a damaged game is shown as such, can be saved and deleted, and harms no other', async ({ page, player }) => {
  await player.openFile(await botGameFile(running))
  await player.question()
  await player.openFile(await botGameFile({ ...running, seed: 'damaged' }))
  await player.question()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await player.open('/games')
  await page.evaluate(async (damaged) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('umpire')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const writing = database.transaction('answers', 'readwrite')
    writing.objectStore('answers').delete([damaged, 1])
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    database.close()
  }, id)
  await page.reload()
  const damaged = page.getByRole('listitem').filter({ hasText: 'A damaged game' })
  await expect(damaged).toContainText('answers were given')
  const saving = page.waitForEvent('download')
  await player.press(damaged.getByRole('button', { name: 'Save what is there' }))
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('drop')
  await player.press(page.getByRole('link', { name: 'Continue Connect Four' }))
  await player.question()
  await player.open('/games')
  await player.press(damaged.getByRole('button', { name: 'Delete' }))
  await player.press(page.getByRole('dialog').getByRole('button', { name: /^Delete/ }))
  await expect(damaged).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Continue Connect Four' })).toHaveCount(1)
})

test('without storage the game is played all the same, with a notice', async ({ page, player }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  await player.startGame({ game: 'connect-four', seats: ['me', 'bot random'] })
  await player.answer('drop 4')
  await player.question()
  await expect(page.getByRole('alert')).toContainText('does not let Umpire store anything')
})

test('when the storage is full the game goes on, and a notice says what to do', async ({ page, player }) => {
  await player.startGame({ game: 'connect-four', seats: ['me', 'bot random'] })
  await player.question()
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await player.answer('drop 4')
  await player.question()
  await player.answer('drop 5')
  await player.question()
  await expect(page.getByRole('alert')).toContainText('storage of this browser is full')
})

test('a game saved as a file comes back from it', async ({ page, player }) => {
  await player.openFile(await botGameFile(running))
  await player.question()
  await player.open('/games')
  const saving = page.waitForEvent('download')
  await player.press(page.getByRole('button', { name: 'Save as file' }))
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^connect-four-\d{4}-\d\d-\d\d\.umpire\.json$/)
  await player.openFile(await readFile(await saved.path(), 'utf8'))
  await player.question()
  await player.open('/games')
  await expect(page.getByRole('link', { name: 'Continue Connect Four' })).toHaveCount(2)
})

test('a file that does not replay is refused with the place, and nothing of it is kept', async ({ page, player }) => {
  const wrong = (await botGameFile(running)).replace(/orange: drop \d/, 'orange: drop 9')
  await player.openHome()
  const file = { name: 'wrong.umpire.json', mimeType: 'application/json', buffer: Buffer.from(wrong) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('dialog')).toContainText('answer 2, "orange: drop 9"')
  await player.open('/games')
  await expect(page.getByText('No game has been begun')).toBeVisible()
})
