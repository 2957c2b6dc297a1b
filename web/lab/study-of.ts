// A study from the form of the page's lab: one way to set up the game, or all ways in which one thing differs.

import { type AnyGame, at, type OptionValue } from '@umpire/engine'
import type { Arm, Study } from '@umpire/lab'

/** Nothing is compared, or nobody else plays against. */
export const alike = 'alike'

export interface StudyForm {
  readonly seats: number
  readonly options: { readonly [name: string]: OptionValue }
  /** `seats`, the name of an option, or `alike`. */
  readonly compared: string
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
}

/** What of a game can be compared: the number of players, and whatever has more than one value. */
export const comparable = ({ seats, options }: AnyGame): readonly string[] => [
  ...(seats.least < seats.most ? ['seats'] : []),
  ...Object.keys(options).filter((name) => (options[name]?.values.length ?? 0) > 1),
]

export function studyOf(game: AnyGame, form: StudyForm): Study {
  const { least, most } = game.seats
  const { compared, bots } = form
  const counts = compared === 'seats' ? Array.from({ length: most - least + 1 }, (_, n) => least + n) : [form.seats]
  const values = game.options[compared]?.values
  const options =
    values === undefined ? [form.options] : values.map((value) => ({ ...form.options, [compared]: value }))
  const arms = counts.flatMap((seats) =>
    options.map(
      (chosen): Arm => ({
        seats,
        options: chosen,
        bots: Array.from({ length: seats }, (_, n) => at(bots, n % bots.length)),
      }),
    ),
  )
  return { game: game.id, version: game.version, arms, games: form.games, seed: form.seed, patch: null }
}
