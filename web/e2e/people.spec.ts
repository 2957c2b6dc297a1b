// People: a name is enough; accounts, other devices, logging out and being forgotten.

import { expectAccessible } from './axe.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import {
  beNamed,
  entryOf,
  expect,
  expectRefused,
  makeAccount,
  makeMatch,
  seatRow,
  sitDown,
  startButton,
  test,
  uniqueName,
} from './together.ts'

const password = 'correct horse battery'
const newLogin = (): string => `mara.${Math.random().toString(36).slice(2, 10)}`

test('a name is enough, is kept, and another one is seen by the others at once', async ({
  page,
  player,
  elsewhere,
}) => {
  const [mara, vera] = [uniqueName('Mara'), uniqueName('Vera')]
  await beNamed(player, mara)
  await expect(page.getByText('You play without an account')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: mara })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: mara })).toBeVisible()
  const address = await makeMatch(player, { game: 'connect-four', seats: ['me', 'open'] })
  const guest = (await elsewhere()).player
  await guest.open(address)
  await expect(seatRow(guest, 'A')).toContainText(mara)

  await player.open('/me')
  await page.getByLabel('Your name').fill(vera)
  await player.press(page.getByRole('button', { name: 'Rename' }))
  await expect(page.getByRole('heading', { level: 1, name: vera })).toBeVisible()
  await expect(seatRow(guest, 'A')).toContainText(vera)
  await expect(seatRow(guest, 'A')).toContainText('away')
})

test('with an account one logs in elsewhere and finds the own matches; a wrong password is refused', async ({
  player,
  elsewhere,
}) => {
  const mara = uniqueName('Mara')
  const login = newLogin()
  await beNamed(player, mara)
  await makeAccount(player, login, password)
  await makeMatch(player, { game: 'connect-four', seats: ['me', 'open'], isByLink: true })

  const { player: other, faults } = await elsewhere()
  const { page } = other
  await other.open('/me')
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password').fill('something else')
  await other.press(page.getByRole('button', { name: 'Log in' }))
  await expect(page.getByRole('alert')).toHaveText('The login or the password is wrong.')
  await expectRefused(faults, 403)
  await page.getByLabel('Password').fill(password)
  await other.press(page.getByRole('button', { name: 'Log in' }))
  await expect(page.getByRole('heading', { level: 1, name: mara })).toBeVisible()
  await other.press(page.getByRole('link', { name: 'To the matches' }))
  await expect(entryOf(other, 'My matches', mara)).toBeVisible()
})

test('somebody with an account logs in from an invitation, and comes back to the seat', async ({
  player,
  elsewhere,
}) => {
  const ito = uniqueName('Ito')
  const login = newLogin()
  const home = (await elsewhere()).player
  await beNamed(home, ito)
  await makeAccount(home, login, password)
  await makeMatch(player, { game: 'connect-four', seats: ['me', 'invited'], name: uniqueName('Mara') })
  const link = await player.page.getByRole('textbox', { name: 'Link for seat B' }).inputValue()

  const guest = (await elsewhere()).player
  const { page } = guest
  await page.goto(link)
  await guest.press(page.getByRole('link', { name: 'I have an account' }))
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password').fill(password)
  await guest.press(page.getByRole('button', { name: 'Log in' }))
  await guest.press(page.getByRole('link', { name: 'Back to the match' }))
  await expect(seatRow(guest, 'B')).toContainText('you')
  await expect(seatRow(player, 'B')).toContainText(ito)
})

test('a login that somebody has and a password that is too short are refused', async ({
  page,
  player,
  faults,
  elsewhere,
}) => {
  const login = newLogin()
  const other = (await elsewhere()).player
  await beNamed(other, uniqueName('Ito'))
  await makeAccount(other, login, password)
  await beNamed(player, uniqueName('Mara'))
  await page.getByLabel('Login').fill('not a login')
  await page.getByLabel('Password').fill('short')
  await player.press(page.getByRole('button', { name: 'Make an account' }))
  await expect(page.getByText('A login is made of letters')).toBeVisible()
  await expect(page.getByText('A password has at least 8 characters.')).toBeVisible()
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password').fill(password)
  await player.press(page.getByRole('button', { name: 'Make an account' }))
  await expect(page.getByRole('alert')).toHaveText('Somebody else has this login.')
  await expectRefused(faults, 409)
})

test('logged out everywhere means everywhere', async ({ page, player, elsewhere }) => {
  const mara = uniqueName('Mara')
  const login = newLogin()
  await beNamed(player, mara)
  await makeAccount(player, login, password)
  const { player: other } = await elsewhere()
  await other.open('/me')
  await other.page.getByLabel('Login').fill(login)
  await other.page.getByLabel('Password').fill(password)
  await other.press(other.page.getByRole('button', { name: 'Log in' }))
  await expect(other.page.getByRole('heading', { level: 1, name: mara })).toBeVisible()

  await player.press(page.getByRole('button', { name: 'Log out everywhere' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible()
})

test('another password ends the sessions elsewhere, and the old one is good no more', async ({
  page,
  player,
  faults,
  elsewhere,
}) => {
  const login = newLogin()
  await beNamed(player, uniqueName('Mara'))
  await makeAccount(player, login, password)
  const { player: other, faults: otherFaults } = await elsewhere()
  const logIn = async (secret: string): Promise<void> => {
    await other.open('/me')
    await other.page.getByLabel('Login').fill(login)
    await other.page.getByLabel('Password').fill(secret)
    await other.press(other.page.getByRole('button', { name: 'Log in' }))
  }
  await logIn(password)
  await expect(other.page.getByText(`Logged in as ${login}`)).toBeVisible()

  await page.getByLabel('Password until now').fill('not this one')
  await page.getByLabel('New password').fill('another good one')
  await player.press(page.getByRole('button', { name: 'Change it' }))
  await expect(page.getByRole('alert')).toHaveText('That is not your password.')
  await expectRefused(faults, 403)
  await page.getByLabel('Password until now').fill(password)
  await player.press(page.getByRole('button', { name: 'Change it' }))
  await expect(page.getByText('It is changed.')).toBeVisible()

  await logIn(password)
  await expect(other.page.getByRole('alert')).toHaveText('The login or the password is wrong.')
  await expectRefused(otherFaults, 403)
  await logIn('another good one')
  await expect(other.page.getByText(`Logged in as ${login}`)).toBeVisible()
})

test('a personal link takes a seat to another device, once, and asks before it replaces somebody', async ({
  page,
  player,
  elsewhere,
}) => {
  const [mara, ito] = [uniqueName('Mara'), uniqueName('Ito')]
  const address = await makeMatch(player, { game: 'connect-four', seats: ['me', 'bot novice'], name: mara })
  await player.press(startButton(player))
  await player.question()
  await player.open('/me')
  await player.press(page.getByRole('button', { name: 'Make a personal link' }))
  const link = await page.getByRole('textbox', { name: 'Personal link' }).inputValue()

  const { player: phone, faults } = await elsewhere()
  await beNamed(phone, ito)
  await phone.open(link)
  await expect(phone.page.getByRole('heading', { level: 1, name: `You are ${ito} in this browser` })).toBeVisible()
  await phone.press(phone.page.getByRole('button', { name: 'Take over' }))
  await expect(phone.page.getByRole('heading', { level: 1, name: `You are ${mara} here now` })).toBeVisible()
  expect(phone.page.url()).not.toContain('#')
  await phone.press(phone.page.getByRole('link', { name: 'To my matches' }))
  await phone.press(entryOf(phone, 'My matches', mara).getByRole('link'))
  await phone.page.waitForURL(address)
  await phone.question()

  await player.open('/together')
  await expect(entryOf(player, 'My matches', mara)).toBeVisible()
  const third = await elsewhere()
  await third.player.open(link)
  await expect(third.player.page.getByRole('alert')).toContainText('used already')
  await expectRefused(third.faults, 404)
  expect(faults).toEqual([])
})

test('a personal link is followed at once where nobody is signed in', async ({ page, player, elsewhere }) => {
  const mara = uniqueName('Mara')
  await beNamed(player, mara)
  await player.press(page.getByRole('button', { name: 'Make a personal link' }))
  const link = await page.getByRole('textbox', { name: 'Personal link' }).inputValue()
  const phone = (await elsewhere()).player
  await phone.page.goto(link)
  await expect(phone.page.getByRole('heading', { level: 1, name: `You are ${mara} here now` })).toBeVisible()
  await expect(phone.page.getByRole('banner').getByRole('link', { name: mara })).toBeVisible()
})

test('without an account, logging out says what is lost', async ({ page, player }) => {
  const mara = uniqueName('Mara')
  await beNamed(player, mara)
  await player.press(page.getByRole('button', { name: 'Log out', exact: true }))
  const asked = page.getByRole('dialog', { name: 'Log out?' })
  await expect(asked).toContainText(`nobody can be ${mara} again`)
  await player.press(asked.getByRole('button', { name: 'Stay' }))
  await expect(page.getByRole('heading', { level: 1, name: mara })).toBeVisible()
  await player.press(page.getByRole('button', { name: 'Log out', exact: true }))
  await player.press(asked.getByRole('button', { name: 'Log out' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible()
})

test('who is deleted is gone, and a bot plays on in their place', async ({ page, player, faults, elsewhere }) => {
  const [mara, ito] = [uniqueName('Mara'), uniqueName('Ito')]
  const login = newLogin()
  await beNamed(player, mara)
  await makeAccount(player, login, password)
  const address = await makeMatch(player, { game: 'connect-four', seats: ['me', 'open'] })
  const { player: other, faults: otherFaults } = await elsewhere()
  await other.open(address)
  await sitDown(other, 'B', ito)
  await player.press(startButton(player))
  await player.question()
  await player.open('/me')
  await player.press(page.getByRole('button', { name: 'Delete me' }))
  const asked = page.getByRole('dialog', { name: `Delete ${mara}?` })
  await asked.getByLabel('Your password').fill('wrong password')
  await player.press(asked.getByRole('button', { name: 'Delete me' }))
  await expect(asked.getByRole('alert')).toHaveText('That is not your password.')
  await expectRefused(faults, 403)
  await asked.getByLabel('Your password').fill(password)
  await player.press(asked.getByRole('button', { name: 'Delete me' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible()
  // The bot has moved: now it is the other's turn.
  await other.question()

  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password').fill(password)
  await player.press(page.getByRole('button', { name: 'Log in' }))
  await expect(page.getByRole('alert')).toHaveText('The login or the password is wrong.')
  await expectRefused(faults, 403)
  expect(otherFaults).toEqual([])
})

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { theme } })

    test('the page about oneself fits and has no serious fault of access', async ({ page, player }, info) => {
      const look = async (name: string): Promise<void> => {
        await keepPicture(page, info, `${name}-${theme}`)
        await expectFits(page)
        await expectAccessible(page)
      }
      await player.open('/me')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      await look('sign-in')
      await beNamed(player, 'Wolfeschlegelsteinhausen')
      await player.press(page.getByRole('button', { name: 'Make a personal link' }))
      await expect(page.getByRole('textbox', { name: 'Personal link' })).toBeVisible()
      await look('me')
      await player.press(page.getByRole('button', { name: 'Delete me' }))
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('delete-me')
      await page.keyboard.press('Escape')
      await player.open('/carry#nothing')
      await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible()
      await look('carry')
    })
  })
}
