// Taking back: free while nobody has learned anything, and agreed to where somebody has.

import { arrangedFile, mara, me } from './arranged.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './test.ts'

test('undo and redo are free between two persons who see the same', async ({ page, player, hasTouch }) => {
  await player.openFile(arrangedFile({ game: 'connect-four', players: [me, mara] }))
  const column = player.thing('column-4')
  const redo = async (): Promise<void> =>
    hasTouch ? player.chooseInMenu('Redo') : player.press(page.getByRole('button', { name: 'Redo' }))
  await player.answer('drop 4')
  await player.answer('drop 4')
  await expect(column).toHaveAccessibleName(/from below A, B/)
  await player.press(page.getByRole('button', { name: 'Undo' }))
  await player.press(page.getByRole('button', { name: 'Undo' }))
  await expect(column).toHaveAccessibleName(/, empty/)
  await redo()
  await expect(column).toHaveAccessibleName(/from below A, may/)
  await redo()
  await expect(column).toHaveAccessibleName(/from below A, B/)
  await player.reload()
  await expect(column).toHaveAccessibleName(/from below A, B/)
  await page.keyboard.press('u')
  await expect(column).not.toHaveAccessibleName(/from below A, B/)
  await page.keyboard.press('y')
  await expect(column).toHaveAccessibleName(/from below A, B/)
})

test('after a bot has answered undo says why it is not free, and is done all the same when it is agreed to', async ({
  page,
  player,
}, info) => {
  await player.startGame({ game: 'connect-four', seats: ['me', 'bot random'], seed: 'undo' })
  await player.answer('drop 4')
  await player.question()
  const column = player.thing('column-4')
  await player.pressInVain(page.getByRole('button', { name: 'Undo' }))
  const dialog = page.getByRole('dialog', { name: 'Undo is not free here' })
  await expect(dialog).toContainText('Because orange has answered since.')
  await keepPicture(page, info, 'undo')
  await player.press(dialog.getByRole('button', { name: 'Leave it' }))
  await expect(column).toHaveAccessibleName(/from below A/)
  await player.pressInVain(page.getByRole('button', { name: 'Undo' }))
  await player.press(dialog.getByRole('button', { name: 'Take it back all the same' }))
  await expect(column).toHaveAccessibleName(/, empty/)
  await player.reload()
  await player.question()
  await expect(column).toHaveAccessibleName(/, empty/)
})
