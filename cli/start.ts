// The interactive start: asks what to play and with whom, and begins.

import { intro, isCancel, outro, select } from '@clack/prompts'
import type { AnyGame, Option } from '@umpire/engine'
import { games } from '@umpire/games'
import { playGame } from './commands/play.ts'
import { type Ending, interrupted } from './ending.ts'

/** The person pressed Ctrl-C or Escape. */
const left = Symbol('left')

interface Choice<T> {
  readonly value: T
  readonly label: string
  readonly hint?: string
}

/** Lets a person choose by arrow keys. Goes by number, so that anything can be chosen. */
async function choose<T>(message: string, choices: readonly Choice<T>[]): Promise<T | typeof left> {
  const options = choices.map(({ label, hint }, value) =>
    hint === undefined ? { value, label } : { value, label, hint },
  )
  const chosen = await select({ message, options })
  const choice = isCancel(chosen) ? undefined : choices[chosen]
  return choice === undefined ? left : choice.value
}

async function chooseGame(): Promise<AnyGame | typeof left> {
  const all = await Promise.all(games.map((game) => game.load()))
  return choose(
    'What do you want to play?',
    all.map((game) => ({ value: game, label: game.name, hint: game.about })),
  )
}

async function chooseCount({ seats: { least, most } }: AnyGame): Promise<number | typeof left> {
  if (least === most) return least
  const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n)
  return choose(
    'How many seats?',
    counts.map((count) => ({ value: count, label: String(count) })),
  )
}

const someBots = (count: number, level: string): string => (count === 1 ? `one ${level} bot` : `${count} ${level} bots`)

/** Who sits where: usually one person and bots; the command line can mix them in any way. */
async function chooseSeats(count: number): Promise<readonly string[] | typeof left> {
  const against = (level: string): readonly string[] => ['human', ...Array.from({ length: count - 1 }, () => level)]
  const all = (name: string): readonly string[] => Array.from({ length: count }, () => name)
  if (count === 1) return all('human')
  return choose('Who plays?', [
    ...['novice', 'regular', 'expert'].map((level) => ({
      value: against(level),
      label: `You and ${someBots(count - 1, level)}`,
    })),
    { value: all('human'), label: `${count} people at this screen` },
    { value: all('regular'), label: 'Only bots: you watch' },
  ])
}

type Values = { readonly [name: string]: string | number | boolean }

async function chooseOptions(game: AnyGame): Promise<Values | typeof left> {
  const schema = Object.entries(game.options)
  const values: { [name: string]: string | number | boolean } = {}
  for (const [name, option] of schema) values[name] = option.default
  if (schema.length === 0) return values
  const usual = schema.map(([name, option]) => `${name} ${option.default}`).join(', ')
  const isUsual = await choose('Which options?', [
    { value: true, label: 'The usual', hint: usual },
    { value: false, label: 'Choose them one by one' },
  ])
  if (isUsual === left) return left
  if (isUsual) return values
  for (const [name, option] of schema) {
    const value = await chooseOption(option)
    if (value === left) return left
    values[name] = value
  }
  return values
}

/** The usual value stands first. */
const chooseOption = ({ says, values, default: usual }: Option): Promise<Option['default'] | typeof left> =>
  choose(says, [
    { value: usual, label: String(usual), hint: 'usual' },
    ...values.filter((value) => value !== usual).map((value) => ({ value, label: String(value) })),
  ])

/** The same game as one line, for the next time. */
function asCommand(game: AnyGame, seats: readonly string[], options: Values): string {
  const set = Object.entries(options)
    .filter(([name, value]) => game.options[name]?.default !== value)
    .map(([name, value]) => ` --set "${name}=${value}"`)
  return `umpire play ${game.id} --seats ${seats.join(',')}${set.join('')}`
}

export async function start(): Promise<Ending> {
  intro('Umpire')
  const game = await chooseGame()
  if (game === left) return interrupted
  const count = await chooseCount(game)
  if (count === left) return interrupted
  const seats = await chooseSeats(count)
  if (seats === left) return interrupted
  const options = await chooseOptions(game)
  if (options === left) return interrupted
  outro(`The same again: ${asCommand(game, seats, options)}`)
  return playGame(game, seats, { options })
}
