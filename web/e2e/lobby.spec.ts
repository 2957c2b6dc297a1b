// The lobby and the room: matches are made, found, joined, left, filled and started, from several browsers.

import { expectAccessible } from './axe.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import { entryOf, expect, giveName, makeMatch, seatRow, sitDown, startButton, test, uniqueName } from './together.ts'

test('a public match is found in the lobby, joined, and started when every seat is taken', async ({
  player,
  elsewhere,
}, info) => {
  const [mara, ito] = [uniqueName('Mara'), uniqueName('Ito')]
  const address = await makeMatch(player, { game: 'connect-four', seats: ['me', 'open'], name: mara })
  await expect(player.page.getByText('Seat B is still free.')).toBeVisible()
  await expect(startButton(player)).toBeDisabled()

  const guest = (await elsewhere()).player
  await guest.open('/together')
  await guest.press(entryOf(guest, 'Waiting for players', mara).getByRole('link', { name: 'Join: Connect Four' }))
  await guest.page.waitForURL(address)
  await sitDown(guest, 'B', ito)
  await expect(guest.page.getByText(`The match begins when ${mara} starts it.`)).toBeVisible()
  await expect(startButton(guest)).toHaveCount(0)

  await expect(seatRow(player, 'B')).toContainText(ito)
  await expect(seatRow(player, 'B')).toContainText('here')
  await guest.page.getByRole('textbox', { name: 'Say something' }).fill('Shall we begin?')
  await guest.page.getByRole('textbox', { name: 'Say something' }).press('Enter')
  await expect(player.page.getByRole('list', { name: 'Chat' })).toContainText('Shall we begin?')
  await keepPicture(player.page, info, 'room-talk')
  await expectFits(player.page)
  await player.press(startButton(player))
  await player.question()
  await expect(guest.page.getByRole('heading', { name: /^Waiting for/ })).toBeVisible()

  await player.open('/together')
  const mine = entryOf(player, 'My matches', ito)
  await expect(mine.getByRole('link')).toHaveText('Your turn')
  await guest.open('/together')
  await expect(entryOf(guest, 'My matches', mara).getByRole('link')).toHaveText('To the table')
})

test('a match by link only is listed for those who sit at it, and for nobody else', { tag: '@desk' }, async ({
  player,
  elsewhere,
}) => {
  const mara = uniqueName('Mara')
  const match = { game: 'connect-four', seats: ['me', 'open'], name: mara, isByLink: true }
  const address = await makeMatch(player, match)
  await expect(player.page.getByText('By link only')).toBeVisible()
  await expect(player.page.getByRole('textbox', { name: 'Link of the match' })).toHaveValue(address)
  const guest = (await elsewhere()).player
  await guest.open('/together')
  await expect(guest.page.getByRole('region', { name: 'Waiting for players' })).toBeVisible()
  await expect(guest.page.getByText(mara)).toHaveCount(0)
  await guest.open(address)
  await sitDown(guest, 'B', uniqueName('Ito'))
  await guest.open('/together')
  await expect(entryOf(guest, 'My matches', mara)).toBeVisible()
})

test('a guest moves to another seat and stands up again, which all see at once', { tag: '@desk' }, async ({
  player,
  elsewhere,
}) => {
  const address = await makeMatch(player, {
    game: 'liars-dice',
    seats: ['me', 'open', 'open'],
    name: uniqueName('Mara'),
  })
  const ito = uniqueName('Ito')
  const guest = (await elsewhere()).player
  await guest.open(address)
  await sitDown(guest, 'B', ito)
  await expect(seatRow(player, 'B')).toContainText(ito)
  await sitDown(guest, 'C')
  await expect(seatRow(player, 'C')).toContainText(ito)
  await expect(seatRow(player, 'B')).toContainText('Open to anybody')
  await guest.press(guest.page.getByRole('button', { name: 'Stand up from seat C' }))
  await expect(seatRow(player, 'C')).toContainText('Open to anybody')
  await guest.page.close()
  await expect(player.page.getByText('looking on')).toHaveCount(0)
})

test('the host changes seats and removes somebody', { tag: '@desk' }, async ({ player, elsewhere }) => {
  const { page } = player
  const address = await makeMatch(player, {
    game: 'liars-dice',
    seats: ['me', 'open', 'open'],
    name: uniqueName('Mara'),
  })
  const ito = uniqueName('Ito')
  const guest = (await elsewhere()).player
  await guest.open(address)
  await sitDown(guest, 'B', ito)
  await page.getByLabel('Who may sit at seat C').selectOption('bot expert')
  await expect(seatRow(guest, 'C')).toContainText('Bot, expert')
  await expect(page.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible()
  await player.press(page.getByRole('button', { name: `Remove ${ito} from seat B` }))
  await expect(seatRow(guest, 'B')).toContainText('Open to anybody')
  await page.getByLabel('Who may sit at seat B').selectOption('invited')
  await expect(seatRow(guest, 'B')).toContainText('By invitation')
  await expect(guest.page.getByRole('button', { name: /here: seat/ })).toHaveCount(0)
  await expect(guest.page.getByLabel(/^Who may sit/)).toHaveCount(0)
  await page.getByLabel('Who may sit at seat C').selectOption('me')
  await expect(seatRow(player, 'C')).toContainText('you')
  await expect(seatRow(player, 'A')).toContainText('Open to anybody')
})

test('bots fill free seats; the match is then listed as being played, and anybody may watch', { tag: '@desk' }, async ({
  player,
  elsewhere,
}) => {
  const mara = uniqueName('Mara')
  await makeMatch(player, { game: 'liars-dice', seats: ['me', 'open', 'invited'], name: mara })
  await player.press(player.page.getByRole('button', { name: 'Fill with bots' }))
  await expect(seatRow(player, 'B')).toContainText('Bot, regular')
  await expect(seatRow(player, 'C')).toContainText('Bot, regular')
  await player.press(startButton(player))
  await expect(player.thing('cup-0')).toHaveAccessibleName(/, dice [1-6]( [1-6]){4}/)

  const watcher = (await elsewhere()).player
  await watcher.open('/together')
  await watcher.press(entryOf(watcher, 'Being played', mara).getByRole('link', { name: "Watch: Liar's Dice" }))
  await expect(watcher.thing('cup-0')).toHaveAccessibleName(/5 hidden dice/)
  await expect(watcher.ask).toHaveCount(0)
})

test('an invited seat is taken by its link, once', { tag: '@desk' }, async ({ player, elsewhere }) => {
  const { page } = player
  const address = await makeMatch(player, {
    game: 'connect-four',
    seats: ['invited', 'me'],
    name: uniqueName('Mara'),
  })
  const link = await page.getByRole('textbox', { name: 'Link for seat A' }).inputValue()
  const ito = uniqueName('Ito')

  const stranger = (await elsewhere()).player
  await stranger.open(address)
  await expect(seatRow(stranger, 'A')).toContainText('By invitation')
  await expect(stranger.page.getByRole('button', { name: /here: seat/ })).toHaveCount(0)
  expect(await stranger.page.content()).not.toContain(link.split('invite=')[1])

  const guest = (await elsewhere()).player
  await guest.page.goto(link)
  await giveName(guest, ito)
  await expect(seatRow(guest, 'A')).toContainText('you')
  expect(guest.page.url()).toBe(address)
  await expect(seatRow(player, 'A')).toContainText(ito)

  const late = (await elsewhere()).player
  await late.page.goto(link)
  await giveName(late, uniqueName('Late'))
  await expect(late.page.getByRole('alert')).toContainText('The invitation does not hold any more')
})

test('somebody who wants no name stays a guest and is asked again', { tag: '@desk' }, async ({ player, elsewhere }) => {
  const address = await makeMatch(player, { game: 'connect-four', seats: ['me', 'open'], name: uniqueName('Mara') })
  const { page } = (await elsewhere()).player
  await page.goto(address)
  const seat = page.getByRole('button', { name: 'Sit here: seat B' })
  await seat.focus()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: 'What are you called?' })
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(seat).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked.getByLabel('Your name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked.getByText('Under which name do you play?')).toBeVisible()
  await page.keyboard.type(uniqueName('Ito'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sit here' })).toBeFocused()
})

test('a name taken in another tab is known when one sits down', { tag: '@desk' }, async ({ player, elsewhere }) => {
  const address = await makeMatch(player, { game: 'connect-four', seats: ['me', 'open'], name: uniqueName('Mara') })
  const guest = (await elsewhere()).player
  await guest.open(address)
  const tab = await guest.page.context().newPage()
  await tab.goto('/me')
  await tab.getByLabel('Your name').fill(uniqueName('Ito'))
  await tab.getByRole('button', { name: 'Play under this name' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Ito' })).toBeVisible()
  await sitDown(guest, 'B')
})

test('options are told in words, and somebody has to play: bots alone are refused', { tag: '@desk' }, async ({
  player,
}) => {
  const { page } = player
  await player.open('/new/liars-dice/together')
  await page.getByLabel('Your name').fill(uniqueName('Mara'))
  await page.getByLabel('Who plays seat A').selectOption('bot random')
  await page.getByLabel('Who plays seat B').selectOption('bot random')
  await player.press(page.getByRole('button', { name: 'Make the match' }))
  await expect(page.getByRole('alert')).toContainText('Nobody plays but bots.')
  await page.getByLabel('Who plays seat B').selectOption('open')
  await expect(page.getByText('You do not sit yourself: you watch.')).toBeVisible()
  await player.press(page.getByRole('switch', { name: /^Hints/ }))
  await player.press(page.getByRole('switch', { name: 'Ones count as every face' }))
  await player.press(page.getByRole('button', { name: 'Make the match' }))
  const about = page.getByRole('complementary')
  await expect(about).toContainText('Hints are allowed')
  await expect(about.getByRole('definition').first()).toHaveText('yes')
  await player.press(about.getByText('The other options as usual'))
  await expect(about.getByRole('definition').filter({ hasText: '5' })).toBeVisible()
  await expect(seatRow(player, 'A')).toContainText('Bot, random')
})

test('what was chosen for a game on this screen holds for one over the network, and back', { tag: '@desk' }, async ({
  player,
}) => {
  const { page } = player
  await player.open('/new/liars-dice')
  await player.press(page.getByRole('switch', { name: 'Ones count as every face' }))
  await player.press(page.getByText('Over the network'))
  await page.waitForURL('**/together')
  await expect(page.getByRole('switch', { name: 'Ones count as every face' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Start the game' })).toHaveCount(0)
  await player.press(page.getByText('On this screen'))
  await expect(page.getByRole('switch', { name: 'Ones count as every face' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible()
})

test('without a server the lobby says so, and goes on when it is back', { tag: '@desk' }, async ({
  page,
  player,
  faults,
}) => {
  await player.open('/together')
  const none = page.getByRole('region', { name: 'My matches' })
  await expect(none).toContainText('You sit at no match yet.')
  await page.route('**/api/**', (route) => route.abort())
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
  await expect(none).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await expect(page.getByRole('alert')).toContainText('did not answer as it should')
  await page.goto('/new/connect-four/together')
  await expect(page.getByRole('alert')).toContainText('did not answer as it should')
  await expect(page.getByRole('button', { name: 'Make the match' })).toBeDisabled()
  faults.length = 0
})

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { theme } })

    test('lobby, setup and room fit and have no serious fault of access', async ({ page, player, elsewhere }, info) => {
      const look = async (name: string): Promise<void> => {
        await keepPicture(page, info, `${name}-${theme}`)
        await expectFits(page)
        await expectAccessible(page)
      }
      await player.open('/together')
      await look('lobby-nobody')
      await player.open('/new/liars-dice/together')
      await expect(page.getByLabel('Your name')).toBeVisible()
      await look('new-match')
      const seats = ['me', 'open', 'invited', 'bot novice', 'open', 'bot expert']
      const address = await makeMatch(player, { game: 'liars-dice', seats, name: 'Wolfeschlegelsteinhausen' })
      const guest = (await elsewhere()).player
      await guest.open(address)
      await sitDown(guest, 'B', 'Aleksandra Wojciechowska')
      await expect(seatRow(player, 'B')).toContainText('here')
      await look('room-host')
      await expectFits(guest.page)
      await expectAccessible(guest.page)
      await player.open('/together')
      await expect(entryOf(player, 'My matches', 'Wolfeschlegelsteinhausen')).toBeVisible()
      await look('lobby')
    })
  })
}
