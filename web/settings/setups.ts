// How somebody set up a game last, so that the next one begins the same way.

import { isObject, type OptionValue } from '@umpire/engine'
import type { SeatPlayer } from '../store/saved-game.ts'

export interface Setup {
  readonly players: readonly SeatPlayer[]
  readonly options: { readonly [name: string]: OptionValue }
}

/** By the name of the game. */
export interface Setups {
  readonly [game: string]: Setup
}

const isOptionValue = (value: unknown): value is OptionValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function readPlayer(value: unknown): SeatPlayer | undefined {
  if (!isObject(value)) return undefined
  const { kind, name, level } = value
  if (kind === 'person' && typeof name === 'string') return { kind, name }
  return kind === 'bot' && typeof level === 'string' ? { kind, level } : undefined
}

function readSetup(value: unknown): Setup | undefined {
  if (!isObject(value) || !Array.isArray(value['players']) || !isObject(value['options'])) return undefined
  const players = value['players'].map(readPlayer).filter((player) => player !== undefined)
  if (players.length !== value['players'].length) return undefined
  const options = Object.entries(value['options']).flatMap(([name, option]): [string, OptionValue][] =>
    isOptionValue(option) ? [[name, option]] : [],
  )
  return { players, options: Object.fromEntries(options) }
}

/** The setups in what the browser had kept; damaged ones are left out. */
export function readSetups(kept: unknown): Setups {
  if (!isObject(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([game, value]): [string, Setup][] => {
      const setup = readSetup(value)
      return setup === undefined ? [] : [[game, setup]]
    }),
  )
}
