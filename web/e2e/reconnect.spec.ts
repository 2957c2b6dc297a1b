// Out of touch: the page says so, keeps what was answered, and goes on within two seconds of the network's return.

import { expectSameLog, forgetLostNetwork, play, playInTurn, sitTogether, waiting } from './match-table.ts'
import { OwnMatchServer } from './match-server.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './together.ts'

test.use({ keepsPage: true })

const outOfTouch = 'Out of touch with the server. Trying again ...'
/** How long the page may take when the network is back, in milliseconds. */
const soon = 2000

test('an answer that is given without a network is kept, and taken once when it is back', async ({
  page,
  context,
  player,
  faults,
  elsewhere,
}, info) => {
  const { guest } = await sitTogether(player, elsewhere)
  await context.setOffline(true)
  await expect(page.getByText(outOfTouch)).toBeVisible()
  await player.pressOption('drop 4')
  await expect(page.getByText(/drop 4, is kept and sent when the server can be reached/)).toBeVisible()
  await keepPicture(page, info, 'online-out-of-touch')
  await expect(player.ask).toHaveCount(0)
  await expect(waiting(guest)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(outOfTouch)).toBeHidden({ timeout: soon })
  await guest.question()
  await expect(guest.log).toHaveCount(1)
  await play(guest, 'drop 3')
  await player.question()
  await expect(player.log).toHaveCount(2)
  forgetLostNetwork(faults)
})

test('what the others did meanwhile is there when the network is back', async ({
  page,
  context,
  player,
  faults,
  elsewhere,
}) => {
  const { guest } = await sitTogether(player, elsewhere)
  await playInTurn([player, guest], ['drop 4', 'drop 4', 'drop 3'])
  await context.setOffline(true)
  await expect(page.getByText(outOfTouch)).toBeVisible()
  await play(guest, 'drop 2')
  await expect(player.ask).toHaveCount(0)
  await context.setOffline(false)
  await expect(player.ask).toBeVisible({ timeout: soon })
  await expectSameLog(player, guest)
  forgetLostNetwork(faults)
})

test('a message that is lost on its way to the page is noticed, and the page catches up', async ({
  page,
  player,
  elsewhere,
}) => {
  let isLosing = false
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isLosing) socket.send(message)
    })
  })
  const { guest } = await sitTogether(player, elsewhere)
  await play(player, 'drop 4')
  isLosing = true
  await play(guest, 'drop 4')
  await guest.press(guest.page.getByRole('button', { name: 'Undo' }))
  await guest.question()
  isLosing = false
  await play(guest, 'drop 5')
  await player.question()
  await expectSameLog(player, guest)
})

test('an answer that is lost on its way to the server is sent again, and taken once', async ({
  page,
  player,
  elsewhere,
}) => {
  const sent: string[] = []
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const text = message.toString()
      if (text.includes('"do":"answer"')) sent.push(text)
      if (sent.length !== 1 || !text.includes('"do":"answer"')) server.send(message)
    })
  })
  const { guest } = await sitTogether(player, elsewhere)
  await player.pressOption('drop 4')
  await expect(page.getByText(/drop 4, is on its way/)).toBeVisible()
  await guest.question()
  expect(sent).toHaveLength(2)
  expect(sent[0]).toBe(sent[1])
  await expect(guest.log).toHaveCount(1)
})

const testWithServer = test.extend<{ readonly server: OwnMatchServer }>({
  server: async ({ page: _page }, use) => {
    const server = await OwnMatchServer.start()
    await use(server)
    await server.end()
  },
})

testWithServer(
  'a server that is killed and started again is found by both pages, and the match goes on',
  async ({ page, player, faults, elsewhere, server }) => {
    const { guest, guestFaults } = await sitTogether(player, elsewhere, { at: server.address })
    await playInTurn([player, guest], ['drop 4', 'drop 4'])
    await player.question()
    await server.kill()
    await expect(page.getByText(outOfTouch)).toBeVisible()
    await player.pressOption('drop 3')
    await server.startAgain()
    await expect(page.getByText(outOfTouch)).toBeHidden()
    await play(guest, 'drop 3')
    await player.question()
    await expect(player.log).toHaveCount(4)
    await expectSameLog(player, guest)
    for (const one of [player, guest]) await one.openHome()
    forgetLostNetwork(faults)
    forgetLostNetwork(guestFaults)
  },
)
