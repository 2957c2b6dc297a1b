// What the person at this browser has chosen: look, speed, sound, how clicks answer, and how they last set up games.

import { isObject } from '@umpire/engine'
import { useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { readSetups, type Setups } from './setups.ts'

export const themes = ['system', 'dark', 'light'] as const
export const motions = ['system', 'still'] as const
export const speeds = [0.5, 1, 2, 4, 'at once'] as const

export interface Settings {
  readonly theme: (typeof themes)[number]
  readonly motion: (typeof motions)[number]
  /** How fast events are shown one after the other. */
  readonly speed: (typeof speeds)[number]
  readonly sound: boolean
  /** True: the first click shows what would happen, and a second one answers. */
  readonly confirmClicks: boolean
  /** Whether what is not possible stands among the options, with its reason. */
  readonly showBlocked: boolean
  readonly playerName: string
  /** The last setup of each game. */
  readonly setups: Setups
}

export const longestName = 24

export const defaults: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 1,
  sound: false,
  confirmClicks: false,
  showBlocked: true,
  playerName: 'You',
  setups: {},
}

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((allowed) => allowed === value) ?? otherwise

const onOff = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)

/** A name as it is kept: without outer spaces, not too long; the usual one where nothing is left. */
export const cleanName = (value: unknown, otherwise: string): string =>
  (typeof value === 'string' ? value.trim().slice(0, longestName) : '') || otherwise

/** Settings from what the browser had kept. What is damaged or unknown takes its default, the rest stays. */
export function readSettings(kept: unknown): Settings {
  if (!isObject(kept)) return defaults
  return {
    theme: oneOf(themes, kept['theme'], defaults.theme),
    motion: oneOf(motions, kept['motion'], defaults.motion),
    speed: oneOf(speeds, kept['speed'], defaults.speed),
    sound: onOff(kept['sound'], defaults.sound),
    confirmClicks: onOff(kept['confirmClicks'], defaults.confirmClicks),
    showBlocked: onOff(kept['showBlocked'], defaults.showBlocked),
    playerName: cleanName(kept['playerName'], defaults.playerName),
    setups: readSetups(kept['setups']),
  }
}

export const settings = createStore<Settings>()(
  persist(() => defaults, {
    name: 'umpire.settings',
    storage: createJSONStorage(() => localStorage),
    merge: (kept) => readSettings(kept),
  }),
)

export const useSettings = <T>(select: (settings: Settings) => T): T => useStore(settings, select)

export function changeSettings(changes: Partial<Settings>): void {
  settings.setState(changes)
}

function putOnPage({ theme, motion }: Settings): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  if (motion === 'system') delete dataset['motion']
  else dataset['motion'] = motion
}

/** Puts theme and motion on the page, now and whenever they change. */
export function applySettings(): void {
  putOnPage(settings.getState())
  settings.subscribe(putOnPage)
}
