// Matches over the network, each player at a browser of their own: played to the end, watched, talked about, taken back,
// given up, and played once more.

import { expectAccessible } from './axe.ts'
import { expectFits } from './fits.ts'
import { expectSameLog, openBeside, play, playInTurn, say, seatOf, sitTogether, waiting } from './match-table.ts'
import { keepPicture } from './picture.ts'
import { expect, giveName, makeMatch, startButton, test, uniqueName } from './together.ts'

/** Azure stacks four discs on each other. */
const azureWins = ['drop 1', 'drop 2', 'drop 1', 'drop 2', 'drop 1', 'drop 2', 'drop 1']

test('two pages play Connect Four to its end, see the same, and look at the replay', async ({
  player,
  elsewhere,
}, info) => {
  const { guest, names } = await sitTogether(player, elsewhere)
  await expect(seatOf(player, names[1])).toContainText('here')
  await playInTurn([player, guest], azureWins.slice(0, 3))
  await expect(player.thing('column-1')).toHaveAccessibleName(/from below A, A/)
  await guest.question()
  await expect(guest.thing('column-1')).toHaveAccessibleName(/from below A, A/)
  await keepPicture(player.page, info, 'online-waiting')
  await expectAccessible(player.page)
  await expectFits(player.page)
  await playInTurn([guest, player], azureWins.slice(3))
  for (const one of [player, guest]) await expect(one.verdict).toHaveText(`${names[0]} wins`)
  await expect(player.log).not.toHaveCount(0)
  await expectSameLog(guest, player)
  await keepPicture(guest.page, info, 'online-end')
  await expectAccessible(guest.page)
  await guest.press(guest.page.getByRole('button', { name: 'Replay' }))
  await guest.page.waitForURL('**/replay/*')
  await expect(guest.page.getByRole('slider', { name: 'Moment of the game' })).toHaveAttribute('max', '7')
})

test("Liar's Dice with a guest by invitation: nobody ever sees the dice of the other", { tag: '@desk' }, async ({
  player,
  elsewhere,
}) => {
  const { page } = player
  await makeMatch(player, { game: 'liars-dice', seats: ['me', 'invited'], name: uniqueName('Mara') })
  const link = await page.getByRole('textbox', { name: 'Link for seat B' }).inputValue()
  const guest = (await elsewhere()).player
  await guest.page.goto(link)
  await giveName(guest, uniqueName('Ito'))
  await player.press(startButton(player))
  await expect(player.thing('cup-0')).toHaveAccessibleName(/, dice [1-6]( [1-6]){4}/)
  await expect(player.thing('cup-1')).toHaveAccessibleName(/5 hidden dice/)
  await expect(guest.thing('cup-0')).toHaveAccessibleName(/5 hidden dice/)
  await expect(guest.thing('cup-1')).toHaveAccessibleName(/, dice [1-6]( [1-6]){4}/)
  await Promise.all(
    [player, guest].map((one) => one.playToEnd((options) => options.find((option) => option === 'liar') ?? options[0])),
  )
  await expect(guest.verdict).toHaveText(await player.verdict.innerText())
})

test('a page that is loaded anew, and another device by a personal link, go on with the same seat', {
  tag: '@desk',
}, async ({ player, elsewhere }) => {
  const { guest, address, names } = await sitTogether(player, elsewhere)
  await playInTurn([player, guest], ['drop 4', 'drop 3'])
  const before = await player.log.allTextContents()
  await player.page.reload()
  await player.question()
  await expect(player.log).toHaveText(before)

  await guest.open('/me')
  await guest.press(guest.page.getByRole('button', { name: 'Make a personal link' }))
  const link = await guest.page.getByRole('textbox', { name: 'Personal link' }).inputValue()
  const device = (await elsewhere()).player
  await device.open(link)
  await expect(device.page.getByRole('heading', { level: 1 })).toContainText(names[1])
  await device.open(address)
  await guest.open(address)
  await play(player, 'drop 4')
  await guest.question()
  await play(device, 'drop 3')
  await expect(guest.thing('column-3')).toHaveAccessibleName(/from below B, B/)
  await expect(waiting(guest)).toBeVisible()
})

test(
  'who watches sees what all see, is asked nothing, and talks apart from the players',
  { tag: '@desk' },
  async ({ player, elsewhere, hasTouch }, info) => {
    const { guest, address } = await sitTogether(player, elsewhere, { game: 'liars-dice' })
    const watcher = (await elsewhere()).player
    await watcher.open(address)
    await expect(watcher.page.getByText('You are watching.')).toBeVisible()
    await expect(watcher.thing('cup-0')).toHaveAccessibleName(/5 hidden dice/)
    await expect(watcher.thing('cup-1')).toHaveAccessibleName(/5 hidden dice/)
    await expect(watcher.ask).toHaveCount(0)
    await expect(watcher.page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    if (!hasTouch) await expect(player.page.getByText('1 watching')).toBeVisible()
    const [bid] = await player.options()
    await play(player, bid ?? '')
    await guest.question()
    await expect(watcher.log.filter({ hasText: ' bids ' })).not.toHaveCount(0)
    await expect(guest.log.filter({ hasText: /rolls \d \d/ })).not.toHaveCount(0)
    await expect(watcher.log.filter({ hasText: /rolls \d \d/ })).toHaveCount(0)

    const chat = await openBeside(player, 'Chat', hasTouch)
    await say(player, 'Not for everybody')
    await expect(chat).toContainText('Not for everybody')
    const apart = await openBeside(watcher, 'Chat', hasTouch)
    await expect(apart).toContainText('Nothing has been said yet.')
    await expect(apart).toContainText('Take a name to say something.')
    await keepPicture(watcher.page, info, 'online-watching')
    await expectAccessible(watcher.page)
  },
)

test('players talk; what is unread is counted, and whom one mutes is not heard any more', async ({
  player,
  elsewhere,
  hasTouch,
}, info) => {
  const { guest, names } = await sitTogether(player, elsewhere)
  await openBeside(player, 'Chat', hasTouch)
  await say(player, 'Hello there')
  await say(player, 'Shall we?')
  const tab = hasTouch
    ? guest.page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: /^Chat/ })
    : guest.page.getByRole('tab', { name: /^Chat/ })
  await expect(tab).toHaveText(/2$/)
  const heard = await openBeside(guest, 'Chat', hasTouch)
  await expect(heard).toContainText('Hello there')
  await expect(tab).toHaveText('Chat')
  await expectAccessible(guest.page)
  await keepPicture(guest.page, info, 'online-chat')
  await guest.page
    .getByRole('button', { name: `Mute ${names[0]}` })
    .first()
    .click()
  await expect(heard).not.toContainText('Hello there')
  await say(player, 'Are you there?')
  await expect(player.page.getByRole('list', { name: 'Chat' })).toContainText('Are you there?')
  await say(guest, 'I do not hear you')
  await expect(player.page.getByRole('list', { name: 'Chat' })).toContainText('I do not hear you')
  await expect(heard).not.toContainText('Are you there?')
  await guest.press(guest.page.getByRole('button', { name: `Unmute ${names[0]}` }))
  await expect(heard).toContainText('Are you there?')
  await guest.page.reload()
  await openBeside(guest, 'Chat', hasTouch)
  await expect(guest.page.getByRole('list', { name: 'Chat' })).toContainText('I do not hear you')
})

test(
  'what nobody has answered yet is taken back freely, and beyond that the others are asked',
  { tag: '@desk' },
  async ({ player, elsewhere }, info) => {
    const { guest, names } = await sitTogether(player, elsewhere)
    const undo = player.page.getByRole('button', { name: 'Undo' })
    const column = guest.thing('column-4')
    await play(player, 'drop 4')
    await expect(column).toHaveAccessibleName(/from below A/)
    await player.press(undo)
    await expect(column).toHaveAccessibleName(/, empty/)
    await expect(waiting(guest)).toBeVisible()

    await playInTurn([player, guest], ['drop 4', 'drop 4'])
    const ask = async (): Promise<void> => {
      await player.question()
      await player.pressInVain(undo)
      const dialog = player.page.getByRole('dialog', { name: 'Undo is not free here' })
      await expect(dialog).toContainText(`Because ${names[1]} has answered since.`)
      await player.press(dialog.getByRole('button', { name: 'Ask the others' }))
      await expect(player.page.getByText(`You ask to take an answer back. Waiting for ${names[1]}.`)).toBeVisible()
    }
    await ask()
    await expect(guest.page.getByText(`${names[0]} asks to take an answer back.`)).toBeVisible()
    await keepPicture(guest.page, info, 'online-proposal')
    await expectAccessible(guest.page)
    await expectFits(guest.page)
    await guest.press(guest.page.getByRole('button', { name: 'Refuse' }))
    await expect(player.page.getByText('You ask to take an answer back.')).toHaveCount(0)
    await expect(column).toHaveAccessibleName(/from below A, B/)
    await ask()
    await guest.press(guest.page.getByRole('button', { name: 'Allow' }))
    await expect(column).toHaveAccessibleName(/, empty/)
    await play(player, 'drop 1')
    await guest.question()
  },
)

test('what is not possible is explained, and hints come where the match allows them', { tag: '@desk' }, async ({
  player,
  elsewhere,
}) => {
  const { page } = player
  const { guest } = await sitTogether(player, elsewhere)
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await playInTurn(
    [player, guest],
    Array.from({ length: 6 }, () => 'drop 1'),
  )
  await player.question()
  await expect(player.ask.getByRole('button', { name: /^Column 1\W+not possible/ })).toContainText(/full/)

  await player.open('/new/connect-four/together')
  await page.getByLabel('Who plays seat B').selectOption('bot random')
  await player.press(page.getByRole('switch', { name: /^Hints/ }))
  await player.press(page.getByRole('button', { name: 'Make the match' }))
  await player.press(startButton(player))
  await player.question()
  await player.press(page.getByRole('button', { name: 'Hint' }))
  await expect(player.ask.getByText('A regular bot would')).toBeVisible()
  await player.confirm()
  await player.question()
})

test('giving up is asked about first, and the other wins', { tag: '@desk' }, async ({ player, elsewhere }) => {
  const { guest, names } = await sitTogether(player, elsewhere)
  await play(player, 'drop 4')
  await guest.chooseInMenu('Resign')
  const dialog = guest.page.getByRole('dialog', { name: 'Resign?' })
  await guest.press(dialog.getByRole('button', { name: 'Play on' }))
  await expect(dialog).toBeHidden()
  await guest.chooseInMenu('Resign')
  await guest.press(dialog.getByRole('button', { name: 'Resign' }))
  for (const one of [player, guest]) {
    await expect(one.verdict).toHaveText(`${names[0]} wins`)
    await expect(one.page.getByText(`${names[1]} has resigned.`)).toBeVisible()
  }
})

test('the end is offered, refused and agreed to; a rematch brings both to a new match', { tag: '@desk' }, async ({
  player,
  elsewhere,
}) => {
  const { guest, names, address } = await sitTogether(player, elsewhere)
  await player.chooseInMenu('Offer to end the match')
  await expect(guest.page.getByText(`${names[0]} offers to end the match without a winner.`)).toBeVisible()
  await guest.press(guest.page.getByRole('button', { name: 'Play on' }))
  await expect(player.page.getByText('You offer to end the match')).toHaveCount(0)
  await play(player, 'drop 4')
  await guest.chooseInMenu('Offer to end the match')
  await player.press(player.page.getByRole('button', { name: 'Agree' }))
  for (const one of [player, guest]) await expect(one.verdict).toHaveText('Ended by agreement')

  await guest.press(guest.page.getByRole('button', { name: 'Rematch' }))
  await guest.page.waitForURL((url) => url.pathname.startsWith('/match/') && url.href !== address)
  await player.press(player.page.getByRole('button', { name: 'Go to the rematch' }))
  await player.page.waitForURL(guest.page.url())
  await guest.press(startButton(guest))
  await play(guest, 'drop 4')
  await player.question()
})

test('a bot plays for whoever leaves until they are back', { tag: '@desk' }, async ({ player, elsewhere }, info) => {
  const { guest, names, address } = await sitTogether(player, elsewhere)
  await player.chooseInMenu('Let a bot play for me')
  await guest.question()
  await expect(player.page.getByText('A bot plays for you.')).toBeVisible()
  await expect(seatOf(guest, names[0])).toContainText('a bot stands in')
  await keepPicture(player.page, info, 'online-left')
  await player.press(player.page.getByRole('button', { name: 'Take my seat back' }))
  await expect(seatOf(guest, names[0])).toContainText('here')
  await play(guest, 'drop 1')
  await player.question()

  await guest.page.goto('/')
  await play(player, 'drop 7')
  await expect(player.page.getByText(`${names[1]} is not here.`)).toBeVisible()
  await player.press(player.page.getByRole('button', { name: 'Let a bot stand in' }))
  await player.question()
  await expect(seatOf(player, names[1])).toContainText('a bot stands in')
  await guest.open(address)
  await expect(seatOf(player, names[1])).toContainText('here')
  await play(player, 'drop 7')
  await guest.question()
})

test('an address at which there is no match says so', { tag: '@desk' }, async ({ page, player }) => {
  await page.goto('/match/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { level: 1, name: 'This match cannot be opened' })).toBeVisible()
  await player.press(page.getByRole('link', { name: 'Matches' }))
  await page.waitForURL('**/together')
})

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { theme, speed: 'at once', motion: 'still' } })

    test('a table of four with long names fits and has no serious fault of access', async ({
      player,
      elsewhere,
      hasTouch,
    }, info) => {
      const { page } = player
      const seats = ['me', 'open', 'bot random', 'bot novice']
      const long = { game: 'modular-mechs', seats, name: 'Wolfeschlegelsteinhausen' }
      const { guest } = await sitTogether(player, elsewhere, long)
      const look = async (name: string): Promise<void> => {
        await keepPicture(page, info, `${name}-${theme}`)
        await expectFits(page)
        await expectAccessible(page)
      }
      await look('online-mechs')
      await guest.chooseInMenu('Offer to end the match')
      await expect(page.getByRole('button', { name: 'Agree' })).toBeVisible()
      await look('online-mechs-offer')
      await openBeside(player, 'Chat', hasTouch)
      await openBeside(guest, 'Chat', hasTouch)
      await say(guest, 'A long word: Donaudampfschifffahrtsgesellschaftskapitän')
      await expect(page.getByRole('list', { name: 'Chat' })).toContainText('Donau')
      await look('online-mechs-chat')
      await player.press(page.getByRole('button', { name: 'Menu' }))
      await expect(page.getByRole('menuitem', { name: 'Resign' })).toBeVisible()
      await keepPicture(page, info, `online-mechs-menu-${theme}`)
      await expectFits(page)
    })
  })
}
