// The options of a game from the command line: --set name=value, as often as needed.

import { type AnyGame, readOptions, Refusal } from '@umpire/engine'

export function readSet(
  game: AnyGame,
  given: readonly string[],
): { readonly [name: string]: string | number | boolean } | Refusal {
  const named: { [name: string]: string } = {}
  for (const text of given) {
    const equals = text.indexOf('=')
    if (equals < 1) return new Refusal('malformed', `--set takes name=value, not "${text}"`)
    const name = text.slice(0, equals).trim()
    if (Object.hasOwn(named, name)) return new Refusal('malformed', `option ${name} is set twice`)
    named[name] = text.slice(equals + 1).trim()
  }
  return readOptions(game.options, named)
}
