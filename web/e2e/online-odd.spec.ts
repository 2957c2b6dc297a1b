// What a server says of a match that is not as usual: it was stopped, it is newer than the page, it does not answer.

import type { Page } from '@playwright/test'
import { seat, spectator } from '@umpire/engine'
import type { RoomInfo, ToPage } from '@umpire/wire'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './test.ts'

const room: RoomInfo = {
  id: 'match',
  game: 'connect-four',
  version: 1,
  options: {},
  isPublic: false,
  hasHints: false,
  status: 'running',
  seats: [
    { kind: 'person', person: 'm', name: 'Mara', isHere: true },
    { kind: 'bot', level: 'novice' },
  ],
  host: 'm',
  watching: 1,
}

/** A server that shows a match so, and says nothing more. */
async function showMatch(page: Page, changes: Partial<RoomInfo>, state?: object): Promise<void> {
  const all: ToPage = {
    n: 1,
    is: 'all',
    at: 3,
    seen: {
      room: { ...room, ...changes },
      me: null,
      mine: [],
      viewer: spectator,
      faces: {},
      waiting: { [seat(0)]: 'column' },
      outcome: null,
      undo: 'you are watching',
      count: 0,
    },
    ...(state === undefined ? {} : { state }),
    seatNames: state === undefined ? [] : ['azure', 'orange'],
    told: [],
    chat: [],
  }
  await page.routeWebSocket(/\/socket\?/, (socket) => socket.send(JSON.stringify(all)))
}

test('a match that was stopped says why, and its answers can be read and kept', async ({ page, player }, info) => {
  const answers = ['azure: drop 4', 'orange: drop 4', 'azure: drop 5']
  const record = { umpire: 1, game: 'connect-four', version: 1, seats: 2, options: {}, seed: '1', answers }
  await page.route('**/api/matches/*/record', (route) => route.fulfill({ json: record }))
  await showMatch(page, { status: 'stopped', stoppedBecause: 'the rules of its game have changed since' })
  await page.goto('/match/match')
  await expect(page.getByRole('heading', { level: 1, name: 'This match cannot go on' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('The rules of its game have changed since.')
  await expect(page.getByRole('list', { name: 'Who played' })).toContainText('Mara')
  await expect(page.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveText(answers)
  await keepPicture(page, info, 'online-stopped')
  await expectFits(page)
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await player.press(page.getByRole('button', { name: 'Save as a file' }))
  expect((await saving).suggestedFilename()).toMatch(/^connect-four-.*\.umpire\.json$/)
})

test('a page that is older than the server is to be loaded anew', async ({ page }) => {
  await showMatch(page, { version: 999 }, {})
  await page.goto('/match/match')
  await expect(page.getByRole('alert')).toContainText('load the page again')
})

test('a server that does not answer is tried again and again, which the page says', async ({ page }) => {
  let tries = 0
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    tries++
    void socket.close()
  })
  await page.goto('/match/match')
  await expect(page.getByText('The server cannot be reached. Trying again ...')).toBeVisible()
  await expect.poll(() => tries).toBeGreaterThan(3)
})
