// The bases and Pings on the table as they are drawn: flat values, so that what has not changed is not drawn again.

import type { Seat } from '@umpire/engine'
import { gap, type Disc } from '@umpire/plane'
import { signatureFacts } from '../content/signature.ts'
import { baseName, cardName, inches, pingName, seatName } from '../names.ts'
import { pingDisc } from '../rules/ground.ts'
import { cardOf, reserveOf } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Base, Unit } from '../state/unit.ts'
import { baseThing, pingThing, unitThing } from '../things.ts'
import { directionOf, edgesOf } from './directions.ts'
import { outlineOf } from './silhouettes.tsx'
import { type Token, tokensOf } from './tokens.ts'

export interface Piece {
  /** `12/1`: the element's id and the team; 0 for a Ping. */
  readonly key: string
  readonly element: number
  readonly team: number
  readonly seat: Seat
  readonly disc: Disc
  /** The names under which options speak of it, the most exact first. */
  readonly things: readonly string[]
  readonly name: string
  /** What a screen reader says; before all is known, what only the piece itself knows. */
  readonly label: string
  readonly tokens: readonly Token[]
  readonly is: 'ping' | 'vehicle' | 'infantry'
  /** What stands in it: the letter of a Ping, the team, the outline of a vehicle. */
  readonly sign: string
  readonly isDone: boolean
  /** In a Taskforce, of whichever side. */
  readonly isMember: boolean
  readonly isActing: boolean
  readonly isHidden: boolean
}

const isMember = (state: State, id: number): boolean =>
  state.taskforce.includes(id) || state.engagement?.reactors.includes(id) === true

/** The Unit or Ping whose activation goes on; of a squad the team too, once one acts. */
function isActing(state: State, id: number, team: number): boolean {
  const now = state.activations.at(-1)
  return now !== undefined && now.element === id && (now.team === null || team === 0 || now.team === team)
}

/** The one of these that is nearest: `11.4″ south-west of Virago 1`. */
function nearestWords(
  piece: { readonly disc: Disc },
  others: readonly { readonly disc: Disc; readonly name: string }[],
): string {
  const [nearest] = others
    .map((other) => ({ other, far: gap(piece.disc, other.disc) }))
    .toSorted((a, b) => a.far - b.far)
  if (nearest === undefined) return ''
  const { other, far } = nearest
  return `${inches(Math.max(0, far))} ${directionOf(other.disc, piece.disc)} of ${other.name}`
}

/** DS-130, DS-146 What a Ping may still be: `may be Virago 2 or a decoy`. */
function mayBeWords(state: State, { seat, signature }: Ping): string {
  const units = reserveOf(state, seat, signature)
  const pings = state.pings.filter((one) => one.seat === seat && one.signature === signature).length
  const names = [...new Set(units.map(({ card }) => cardName(card)))]
  const all = [...names, ...(pings > units.length ? ['a decoy'] : [])]
  return all.length === 0 ? '' : `may be ${all.join(' or ')}`
}

function pingPiece(state: State, ping: Ping): Piece {
  return {
    key: `${ping.id}/0`,
    element: ping.id,
    team: 0,
    seat: ping.seat,
    disc: pingDisc(ping),
    things: [pingThing(ping)],
    name: pingName(ping),
    label: mayBeWords(state, ping),
    tokens: [],
    is: 'ping',
    sign: `${signatureFacts[ping.signature].letter}${ping.number}`,
    isDone: ping.activated,
    isMember: isMember(state, ping.id),
    isActing: isActing(state, ping.id, 0),
    isHidden: false,
  }
}

function basePiece(state: State, unit: Unit, base: Base): Piece {
  const card = cardOf(unit)
  const isInfantry = card.kind === 'infantry' && card.bases > 0 && base.r < 100
  return {
    key: `${unit.id}/${base.team}`,
    element: unit.id,
    team: base.team,
    seat: unit.seat,
    disc: { x: base.x, y: base.y, r: base.r },
    things: [baseThing(unit, base.team), unitThing(unit)],
    name: baseName(unit, base.team),
    label: '',
    tokens: tokensOf(unit, base),
    is: isInfantry ? 'infantry' : 'vehicle',
    sign: isInfantry ? `${base.team}` : outlineOf(card),
    isDone: unit.activated,
    isMember: isMember(state, unit.id),
    isActing: isActing(state, unit.id, base.team),
    isHidden: unit.stealth,
  }
}

/** `Crusader 2 of South, 12″ from the west and 4″ from the south edge, 11.4″ south of Virago 1, 2 countermeasures` */
function labelOf(piece: Piece, all: readonly Piece[], building: string): string {
  const words = [
    `${piece.name} of ${seatName(piece.seat)}`,
    piece.label,
    edgesOf(piece.disc),
    building,
    nearestWords(
      piece,
      all.filter(({ seat }) => seat !== piece.seat),
    ),
    ...piece.tokens.map((token) => token.words),
    piece.isMember ? 'in the taskforce' : '',
    piece.isActing ? 'acting' : '',
  ]
  return words.filter((part) => part !== '').join(', ')
}

/** All of them, Pings first. `pieceNames`: the pieces of terrain by number. */
export function piecesOn(state: State, pieceNames: readonly string[]): readonly Piece[] {
  const inside = new Map<string, string>()
  const pieces: Piece[] = state.pings.map((ping) => pingPiece(state, ping))
  for (const unit of state.units) {
    if (unit.at !== 'table') continue
    for (const base of unit.bases) {
      const piece = basePiece(state, unit, base)
      pieces.push(piece)
      const name = pieceNames[base.inside]
      if (name !== undefined) inside.set(piece.key, `in building ${name}`)
    }
  }
  return pieces.map((piece) => ({ ...piece, label: labelOf(piece, pieces, inside.get(piece.key) ?? '') }))
}

/** Bases by Unit, in the order of the pieces. */
export function basesByUnit(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const found = new Map<number, Piece[]>()
  for (const piece of pieces) {
    if (piece.is === 'ping') continue
    const bases = found.get(piece.element)
    if (bases === undefined) found.set(piece.element, [piece])
    else bases.push(piece)
  }
  return [...found.values()]
}
