// Settings as they come back from the browser: whole, damaged, or from somebody else.

import { expect, test } from 'vitest'
import { defaults, longestName, readSettings } from './settings.ts'

test('settings that were kept come back as they were', () => {
  const kept = {
    ...defaults,
    theme: 'light',
    motion: 'still',
    speed: 'at once',
    sound: true,
    confirmClicks: true,
    showBlocked: false,
    playerName: 'Mara',
    setups: { 'connect-four': { players: [{ kind: 'person', name: 'Mara' }], options: { dice: 3, wild: true } } },
  }
  expect(readSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

test.each([undefined, null, 'dark', 7, []])('%j is no settings: the defaults hold', (kept) => {
  expect(readSettings(kept)).toEqual(defaults)
})

test('a damaged entry takes its default and leaves the others alone', () => {
  const read = readSettings({ theme: 'pink', speed: 3, sound: 'yes', confirmClicks: true, playerName: 12 })
  expect(read).toEqual({ ...defaults, confirmClicks: true })
})

test('a name is trimmed and cut, and is never empty', () => {
  expect(readSettings({ playerName: '  Ito ' }).playerName).toBe('Ito')
  expect(readSettings({ playerName: '   ' }).playerName).toBe(defaults.playerName)
  expect(readSettings({ playerName: 'x'.repeat(100) }).playerName).toHaveLength(longestName)
})

test('a setup with a player that is neither person nor bot is left out', () => {
  const whole = { players: [{ kind: 'bot', level: 'novice' }], options: {} }
  const read = readSettings({ setups: { whole, broken: { ...whole, players: [{ kind: 'ghost' }] }, none: 3 } })
  expect(read.setups).toEqual({ whole })
})

test('an option that is no plain value is left out of a setup', () => {
  const read = readSettings({ setups: { game: { players: [], options: { rounds: '6', other: { deep: 1 } } } } })
  expect(read.setups).toEqual({ game: { players: [], options: { rounds: '6' } } })
})
