// A study from the command line: which arms there are, and what is changed.

import { levelOf } from '@umpire/bots'
import { type AnyGame, at, type OptionValue, readOptions, Refusal } from '@umpire/engine'
import { type Arm, optionsIn, readPatch, type Study } from '@umpire/lab'
import type { Given } from '../arguments.ts'
import { readTextFile } from '../record-files.ts'
import { checkedCount, readBots } from '../seats.ts'

type Chosen = { readonly [name: string]: OptionValue }

export function readStudy(game: AnyGame, given: Given): Study | Refusal {
  const bots = readBots(given.text('bots') ?? 'novice')
  if (bots instanceof Refusal) return bots
  const unready = bots.find(
    (bot) => bot !== 'random' && levelOf(game, bot === 'novice' || bot === 'regular' ? bot : 'expert') === undefined,
  )
  if (unready !== undefined) return new Refusal('unusable', `${game.name} has no ${unready} bot`)
  const counts = readCounts(game, given.text('seats'))
  if (counts instanceof Refusal) return counts
  const file = given.text('patch')
  const patch = file === undefined ? null : readPatchFile(file)
  if (patch instanceof Refusal) return patch
  const sets = readSets(game, given.texts('set'), optionsIn(patch))
  if (sets instanceof Refusal) return sets
  const games = given.wholeNumber('games', 200, 1)
  if (games instanceof Refusal) return games
  const arms = counts.flatMap((seats) =>
    sets.map(
      (options): Arm => ({ seats, options, bots: Array.from({ length: seats }, (_, n) => at(bots, n % bots.length)) }),
    ),
  )
  return { game: game.id, version: game.version, arms, games, seed: given.text('seed') ?? '0', patch }
}

function readPatchFile(file: string): Study['patch'] | Refusal {
  const text = readTextFile(file)
  if (text instanceof Refusal) return text
  const patch = readPatch(text)
  return patch instanceof Refusal ? new Refusal('unusable', `${file}: ${patch.reason}`) : patch
}

/** `2,3,4`, or all that the game allows. */
function readCounts(game: AnyGame, text: string | undefined): readonly number[] | Refusal {
  const { least, most } = game.seats
  if (text === undefined) return [least]
  if (text === 'all') return Array.from({ length: most - least + 1 }, (_, n) => least + n)
  const counts: number[] = []
  for (const part of text.split(',')) {
    if (!/^\d+$/.test(part.trim()))
      return new Refusal('malformed', `--seats takes numbers such as 2,3 or "all", not "${text}"`)
    const count = Number(part)
    const wrong = checkedCount(game, count)
    if (wrong !== undefined) return wrong
    counts.push(count)
  }
  return counts
}

/** Every value of every option that is given with several, each with each; and those that a patch sets. */
function readSets(game: AnyGame, given: readonly string[], patched: Chosen): readonly Chosen[] | Refusal {
  let sets: { readonly [name: string]: string }[] = [
    Object.fromEntries(Object.entries(patched).map(([name, value]) => [name, String(value)])),
  ]
  for (const text of given) {
    const equals = text.indexOf('=')
    if (equals < 1) return new Refusal('malformed', `--set takes name=value or name=one,other, not "${text}"`)
    const name = text.slice(0, equals).trim()
    if (Object.hasOwn(patched, name)) return new Refusal('unusable', `${name} is set by the patch already`)
    const known = game.options[name]
    const values =
      text.slice(equals + 1) === '*' && known !== undefined
        ? known.values.map(String)
        : text.slice(equals + 1).split(',')
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value.trim() })))
  }
  const read: Chosen[] = []
  for (const set of sets) {
    const options = readOptions(game.options, set)
    if (options instanceof Refusal) return options
    read.push(options)
  }
  return read
}
