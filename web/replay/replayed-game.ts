// A game as it is replayed: the match at its end, any earlier moment of it, and who may see what.

import type { Tabletop } from '@umpire/board'
import {
  at,
  everybody,
  logReader,
  type Match,
  Refusal,
  type RuleId,
  type Seat,
  seenEvent,
  spectator,
  type Viewer,
} from '@umpire/engine'
import type { SavedGame, SeatPlayer } from '../store/saved-game.ts'
import { capitalised } from '../table/names.ts'
import type { LogLine } from '../table/table-link.ts'

export interface ReplayedGame {
  /** At its last answer, and never moved from there. */
  readonly match: Match
  readonly tabletop: Tabletop
  readonly players: readonly SeatPlayer[]
  /** Where this browser keeps it; undefined where it came by a link. */
  readonly saved: SavedGame | undefined
  /** The round after so many answers; all 0 where the game has none. */
  readonly rounds: readonly number[]
  /** Whether everything about it may be known: it is over, or has no secrets. */
  readonly isOpen: boolean
}

/** What was decided at a moment: who was asked what, and answered how. */
export interface Decision {
  readonly seat: Seat
  readonly prompt: string
  readonly rule: RuleId | undefined
  /** Undefined where it is not for the viewer to know. */
  readonly answer: { readonly text: string; readonly name: string | undefined } | undefined
  /** The things on the board that the answer speaks of. */
  readonly things: readonly string[]
  readonly isAttack: boolean
}

/** The match after so many answers: one of its own, found from the nearest checkpoint. */
export function momentAt(end: Match, count: number): Match {
  const moment = end.fork()
  const refusal = moment.takeBackTo(count)
  if (refusal instanceof Refusal) throw new RangeError(refusal.reason)
  return moment
}

/** The round at every moment of a match. */
export function roundsOf(end: Match, tabletop: Tabletop): number[] {
  const moment = momentAt(end, 0)
  const rounds = [tabletop.round(moment.view(spectator))]
  while (moment.redo() === undefined) rounds.push(tabletop.round(moment.view(spectator)))
  return rounds
}

// Who may see what -------------------------------------------------------------------------------------------------

/** Whether everything about a match may be known. */
export const isOpen = (end: Match): boolean => end.outcome !== null || end.hidesNothing

/** Whose eyes the replay may be seen with. A game that goes on keeps the secrets of all but the persons here. */
export function viewersOf({ match: { seats }, players, isOpen: isAllKnown }: ReplayedGame): readonly Viewer[] {
  if (isAllKnown) return [everybody, ...seats]
  return [spectator, ...seats.filter((seat) => at(players, seat).kind === 'person')]
}

/** Whose eyes it is seen with first. */
export function firstViewer(viewers: readonly Viewer[]): Viewer {
  const [first = spectator, second, third] = viewers
  return first === spectator && second !== undefined && third === undefined ? second : first
}

// What was decided, and what came of it ----------------------------------------------------------------------------

/** What was decided at a moment, through a viewer's eyes; undefined at the end. */
export function decisionAt(game: ReplayedGame, moment: Match, viewer: Viewer): Decision | undefined {
  const given = game.match.given[moment.count]
  const ask = given === undefined ? undefined : moment.askOf(given.seat)
  if (given === undefined || ask === undefined) return undefined
  const { seat, text } = given
  const asked = { seat, prompt: ask.prompt(), rule: ask.question.rule }
  if (!game.isOpen && seat !== viewer) return { ...asked, answer: undefined, things: [], isAttack: false }
  const said = new Set(text.split(',').map((part) => part.slice(part.indexOf('>') + 1).trim()))
  const options = ask.options().filter(({ say }) => said.has(say) || say === text)
  const names = options.flatMap(({ label }) => (label === undefined ? [] : [label.name]))
  return {
    ...asked,
    answer: { text, name: names.length === 0 ? undefined : names.join(', ') },
    things: options.flatMap(({ things }) => things ?? []),
    isAttack: options.some(({ label }) => label?.isAttack === true),
  }
}

/** The whole log through a viewer's eyes. */
export function logOf({ match, tabletop }: ReplayedGame, viewer: Viewer): readonly LogLine[] {
  const view = match.view(viewer)
  return match.events().map((told, index) => {
    const reader = logReader(view, told)
    const { event } = seenEvent(told, viewer)
    return {
      index,
      at: told.at,
      text: capitalised(match.game.says(event, reader)),
      rule: event.rule,
      happening: tabletop.happening(event, reader),
    }
  })
}
