// A state is plain data: JSON out and in changes nothing, and a copy shares nothing.

import { type AnyGame, copyPlain, firstDifference, firstNotPlain, type Match } from '@umpire/engine'
import { throughJson, viewersOf } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { matchAt, sampleGame } from '../play.ts'
import { settingOf } from '../settings.ts'

function mustBePlain(match: Match, what: string, value: unknown): void {
  const path = firstNotPlain(value)
  if (path !== undefined) fail(match, `${what} is not plain data: ${path}`)
  const changed = firstDifference(value, throughJson(value))
  if (changed !== undefined) fail(match, `JSON out and in changes ${what}: ${changed}`)
}

/** The path to the first object that two values both hold, or undefined. */
export function firstShared(a: unknown, b: unknown): string | undefined {
  const known = new Set<unknown>()
  const note = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || known.has(value)) return
    known.add(value)
    for (const part of Object.values(value)) note(part)
  }
  const find = (value: unknown, path: string): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    if (known.has(value)) return path || '(all)'
    for (const [key, part] of Object.entries(value)) {
      const found = find(part, path === '' ? key : `${path}.${key}`)
      if (found !== undefined) return found
    }
    return undefined
  }
  note(a)
  return find(b, '')
}

function lookInto(game: AnyGame, match: Match): void {
  // The state as the rules hold it: the position is a copy, which may have lost what is not plain.
  const { state } = match.view('spectator')
  mustBePlain(match, 'the state', state)
  mustBePlain(match, 'the position', match.position)
  const copy = game.copy === undefined ? copyPlain(state) : game.copy(state)
  const shared = firstShared(state, copy)
  if (shared !== undefined) fail(match, `a copy of the state shares ${shared} with the original`)
  const changed = firstDifference(state, copy)
  if (changed !== undefined) fail(match, `a copy of the state differs: ${changed}`)
  for (const { event } of match.events(match.count)) mustBePlain(match, `the event "${event.kind}"`, event)
  for (const viewer of viewersOf(match)) mustBePlain(match, 'a view', match.view(viewer).toJSON())
  for (const ask of match.asks) mustBePlain(match, `the question ${ask.question.name}`, ask.toJSON())
  mustBePlain(match, 'the snapshot', match.snapshot())
  mustBePlain(match, 'the record', match.record())
}

export const plain: Check = {
  id: 'plain',
  name: 'the state is plain data, JSON out and in changes nothing, and a copy shares nothing',
  always: ['positions'],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    let looked = 0
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const { match, counts } = sampleGame(game, settingOf(game, n), positions)
      for (const count of counts) {
        const here = matchAt(match, count)
        examine(here, () => lookInto(game, here))
        looked++
      }
    }
    return { positions: looked }
  },
}
