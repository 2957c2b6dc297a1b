// Games are kept by the browser: in one tab at a time, past damage, past a full or missing storage, and as files.

import { readFile } from 'node:fs/promises'
import { arrangedFile, me, randomBot } from './arranged.ts'
import { expect, test } from './test.ts'

const running = {
  game: 'connect-four',
  players: [me, randomBot],
  answers: ['azure: drop 4', 'orange: drop 4', 'azure: drop 3', 'orange: drop 5'],
}

test('a game that is open in one tab is refused in another, until the first lets go', async ({ page, player }) => {
  await player.openFile(arrangedFile(running))
  await player.question()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('alert')).toContainText('open in another tab')
  await page.goto('/')
  await other.reload()
  await expect(other.getByRole('region', { name: 'What is asked' })).toBeVisible()
})

test('a damaged game is shown as such, can be saved and deleted, and harms no other', async ({ page, player }) => {
  await player.openFile(arrangedFile(running))
  await player.question()
  await player.openFile(arrangedFile(running))
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
  await page.goto(`/play/${id}`)
  await expect(page.getByRole('heading', { name: 'This game cannot be opened' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('answer')
  await player.press(page.getByRole('link', { name: 'My games' }))
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

test('when the storage is full the game goes on, and is saved once there is room again', async ({ page, player }) => {
  await player.startGame({ game: 'connect-four', seats: ['me', 'bot random'], seed: 'full' })
  await player.question()
  await page.evaluate(() => {
    const { add, put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype)
    for (const name of ['add', 'put']) {
      Object.defineProperty(IDBObjectStore.prototype, name, {
        configurable: true,
        value: () => {
          throw new DOMException('no room', 'QuotaExceededError')
        },
      })
    }
    globalThis.addEventListener('room again', () => Object.defineProperties(IDBObjectStore.prototype, { add, put }))
  })
  await player.answer('drop 4')
  await player.question()
  await player.answer('drop 5')
  await player.question()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Not saved: the storage of this browser is full')
  await page.evaluate(() => globalThis.dispatchEvent(new Event('room again')))
  await player.press(notice.getByRole('button', { name: 'Try again' }))
  await expect(notice).toHaveCount(0)
  await player.answer('drop 6')
  await player.question()
  await player.reload()
  await player.question()
  await expect(player.thing('column-6')).toHaveAccessibleName(/from below A/)
})

test('a game saved as a file comes back from it', async ({ page, player }) => {
  await player.openFile(arrangedFile(running))
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

for (const { what, text, says } of [
  {
    what: 'does not replay',
    text: arrangedFile({ ...running, answers: ['azure: drop 4', 'orange: drop 9'] }),
    says: /answer 2, "orange: drop 9"/i,
  },
  {
    what: 'is of another version',
    text: arrangedFile({ ...running, version: 99 }),
    says: 'of version 99 of Connect Four; this is version 1',
  },
  { what: 'is of a game that is not here', text: arrangedFile({ ...running, game: 'chess' }), says: 'no game "chess"' },
  { what: 'is no game at all', text: 'PK\u0003\u0004 \u0000', says: /no saved game/ },
]) {
  test(`a file that ${what} is refused with words, and nothing of it is kept`, async ({ page, player }) => {
    await player.openHome()
    const file = { name: 'wrong.umpire.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' })
    await expect(dialog).toContainText(says)
    await player.press(dialog.getByRole('button', { name: 'Close' }))
    await player.open('/games')
    await expect(page.getByText('No game has been begun')).toBeVisible()
  })
}
