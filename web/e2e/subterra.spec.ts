// Subterra Bravo by clicks or taps: a commando's turn, the Overseer's phase, what is hidden, and a mission to its end.

import type { Locator } from '@playwright/test'
import type { SeatPlayer } from '../store/saved-game.ts'
import { arrangedFile, me, randomBot } from './arranged.ts'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fits.ts'
import { calderActs, calderShoots, overseerActs, square } from './missions.ts'
import { keepPicture } from './picture.ts'
import type { Player } from './player.ts'
import { expect, test } from './test.ts'

/** A finger shows first what it would do, and does it with the second tap. */
async function choose(player: Player, thing: string, hasTouch: boolean): Promise<void> {
  await player.clickThing(thing)
  if (hasTouch) await player.confirm()
}

/** Nothing of it is cut off, once both have come to rest. */
async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  await expect(async () => {
    const [box, frame] = [await inner.boundingBox(), await outer.boundingBox()]
    if (box === null || frame === null) throw new Error('it is not on the page')
    expect(box.x).toBeGreaterThanOrEqual(frame.x)
    expect(box.y).toBeGreaterThanOrEqual(frame.y)
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height)
  }).toPass({ timeout: 5000 })
}

test('a commando moves square by square, and shoots with the odds before her eyes', async ({
  page,
  player,
  hasTouch,
}, info) => {
  await player.openFile(calderActs())
  await player.expectQuestion('What does Calder do?')
  await player.answer('move')
  await expect(player.thing(square(13, 5))).toHaveAccessibleName(/may be chosen/)
  await keepPicture(page, info, 'subterra-move')
  await choose(player, square(13, 5), hasTouch)
  await expect(page.locator('.log')).toContainText('Calder goes from (11,5) to (13,5)')
  await player.clickThing('rogue 1')
  await expect(page.getByText(/Battle Rifle on Rogue Clone 1|Rogue Clone 1: Battle Rifle/).first()).toBeVisible()
  await keepPicture(page, info, 'subterra-shoot')
  await player.answer('attack rogue 1 with battle rifle')
  await expect(page.locator('.log')).toContainText('Calder attacks Rogue Clone 1')
  await expectFits(page)
  await expectAccessible(page)
})

test('the odds lie in sight, wherever the map is', async ({ page, player, hasTouch }) => {
  await player.openFile(calderShoots())
  await player.question()
  if (hasTouch) await player.press(player.ask.locator('[data-option="attack warrior 1 with battle rifle"]'))
  else await player.thing('warrior 1').hover()
  await expectInside(page.locator('.sb-odds'), page.locator('.map-frame'))
  if (!hasTouch) return
  await player.press(page.getByRole('button', { name: 'Show the whole board' }))
  await expectInside(page.locator('.sb-odds'), page.locator('.map-frame'))
})

test('a square that is too far says so', async ({ page, player }) => {
  await player.openFile(calderActs())
  await player.question()
  await player.answer('move')
  await player.expectQuestion('What does Calder do?')
  await player.pressInVain(player.thing(square(17, 5)))
  await expect(page.getByRole('alert')).toContainText('(17,5)')
  await expect(page.getByRole('alert')).toContainText('farther than')
})

test('the Overseer spawns where the board is lit, and lets an enemy fight', async ({
  page,
  player,
  hasTouch,
}, info) => {
  await player.openFile(overseerActs('spawn'))
  await player.answer('clone reinforcements')
  await player.expectQuestion(/^Which enemy appears next/)
  await keepPicture(page, info, 'subterra-spawn')
  await player.clickThing(square(10, 4))
  await player.answer('rogue at 10.4')
  await expect(player.thing('rogue 2')).toBeVisible()
  await player.answer('stop')
  await player.expectQuestion(/Whom do you activate/)
  await expectFits(page)
  await expectAccessible(page)
  await player.answer('combat rogue 1')
  await player.answer('no')
  await player.expectQuestion('Where does Rogue Clone 1 go?')
  await keepPicture(page, info, 'subterra-enemy')
  await choose(player, square(14, 5), hasTouch)
  await player.expectQuestion(/Rogue Clone 1/)
  await player.answer('melee calder')
  await expect(page.locator('.log')).toContainText('Rogue Clone 1 attacks Calder')
})

test('the Overseer lays door markers by the doors, in any order', async ({ page, player }, info) => {
  await player.openFile(
    arrangedFile({
      game: 'subterra-bravo',
      players: [randomBot, me],
      answers: ['alpha: quill', 'alpha: roake', 'alpha: calder'],
    }),
  )
  await player.expectQuestion('Which marker lies facedown on each door?')
  const progress = player.ask.getByRole('status')
  const lay = async (door: string, marker: string): Promise<void> => {
    await player.clickThing(`door ${door}`)
    const supply = page.getByRole('group', { name: `Markers for door ${door}` })
    // Its shadow may reach further.
    await expectInside(supply.locator('.panel'), page.locator('.map-frame'))
    await player.press(supply.getByRole('button', { name: marker }))
    await expect(player.thing(`door ${door}`)).toHaveAccessibleName(new RegExp(marker))
  }
  await lay('D4', 'Jammed')
  await expect(progress).toHaveText('0 of 6 chosen; next: d1')
  await lay('D2', 'Sealed')
  await lay('D1', 'Unlocked')
  await expect(progress).toHaveText('2 of 6 chosen; next: d3')
  await player.clickThing('door D3')
  await keepPicture(page, info, 'subterra-doors')
  await expectFits(page)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Sealed ?none left/ })).toHaveAttribute('aria-disabled', 'true')
  await player.clickThing('door D3')
  // The ask bar goes on where the doors have come to.
  await player.press(player.ask.locator('[data-option="locked"]'))
  await expect(progress).toHaveText('4 of 6 chosen; next: d5')
  await lay('D1', 'Alarmed')
  await lay('D6', 'Booby Trap')
  await lay('D5', 'Unlocked')
  await player.confirm()
  await player.expectQuestion(/^In which order do the cards/)
  await expect(player.thing('door D1')).toHaveAccessibleName(/Alarmed/)
  await expect(player.thing('door D4')).toHaveAccessibleName(/Jammed/)
})

/** Quill has laid a stance facedown. */
const withFacedown = (phase: string, ...players: readonly SeatPlayer[]): string =>
  arrangedFile({
    game: 'subterra-bravo',
    players,
    options: { stances: 'secret' },
    position: ['team calder quill roake', 'quill facedown TL3', 'energy 9', 'dashboard blackout', phase],
  })

test('a stance that lies facedown is seen by the team alone', async ({ page, player }) => {
  await player.openFile(withFacedown('turn calder', me, randomBot, randomBot, randomBot))
  await player.question()
  await expect(player.thing('quill')).toHaveAccessibleName(/Guarded Advance/)
  await player.openFile(withFacedown('phase activation', randomBot, randomBot, randomBot, me))
  await player.question()
  await expect(player.thing('quill')).toHaveAccessibleName(/stance facedown/)
  await expect(page.getByText('Stance facedown').first()).toBeAttached()
})

test('facedown markers and stacks are seen by the Overseer alone', async ({ page, player }) => {
  await player.openFile(overseerActs('spawn'))
  await player.question()
  await expect(page.getByText('3 room cards in this order').first()).toBeAttached()
  await expect(player.thing('door D5')).toHaveAccessibleName(/Unlocked/)
  await player.openFile(calderActs())
  await player.question()
  await expect(page.getByText('3 room cards in secret order').first()).toBeAttached()
  await expect(player.thing('door D5')).not.toHaveAccessibleName(/Unlocked/)
})

test('the last rounds of a mission, to the verdict', { tag: '@desk' }, async ({ page, player }, info) => {
  await player.openFile(
    arrangedFile({
      game: 'subterra-bravo',
      players: [me, { kind: 'bot', level: 'novice' }],
      options: { commandos: '1', roundLimit: '15' },
      position: ['team quill', 'quill at 4.16', 'round 14', 'phase timer'],
    }),
  )
  await player.playToEnd((options) => (options.includes('end turn') ? 'end turn' : options[0]))
  await expect(player.verdict).toHaveText(/Overseer wins$/)
  await player.openTab('Log')
  await expect(page.locator('.log li').last()).toBeInViewport()
  await keepPicture(page, info, 'subterra-end')
  await expectAccessible(page)
})

test('a new mission is set up: commandos, kit, start squares, stances', { tag: '@desk' }, async ({ page, player }) => {
  await player.startGame({
    game: 'subterra-bravo',
    seats: ['me', 'bot random'],
    options: { Commandos: '2', 'Who lays': 'random' },
    seed: 'set up',
  })
  await player.answer('brandt')
  await player.answer('quill')
  await player.expectQuestion('What does Quill carry?')
  await player.answer('preset')
  await player.answer('own')
  await player.expectQuestion(/^What does Brandt carry, for 10 kit points/)
  await player.pressOption('runner')
  await player.pressOption('trap sense')
  await expect(page.getByRole('status').filter({ hasText: 'chosen' })).toHaveText('2 chosen, 3 points')
  await player.confirm()
  await player.clickThing(square(2, 16))
  await player.clickThing(square(1, 16))
  await player.expectQuestion(/order|first|initiative/i)
})
