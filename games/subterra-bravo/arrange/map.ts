// Statements about the map: rooms, doors, stacks, passages, tokens and objectives.

import { at, type Refusal, type Seat, type Secret } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import { type InvestigateId, investigateDeck } from '../content/investigate.ts'
import { type RoomCardId, roomCards } from '../content/rooms.ts'
import { missionOf, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { bad, readSquare, readSquares, type Sentence } from './sentence.ts'

/** The Overseer sees what lies facedown, unless he plays blind. */
const seeing = ({ state }: SubterraTable): Seat[] => (state.terms.layout === 'blind' ? [] : [state.overseer])

const marker = (t: SubterraTable, id: DoorMarkerId): Secret<DoorMarkerId> =>
  t.hide({ name: 'door markers' }, id, ...seeing(t))

const roomCard = (t: SubterraTable, of: string, id: RoomCardId): Secret<RoomCardId> =>
  t.hide({ name: `stack ${of}` }, id, ...seeing(t))

/** Doors Unlocked and stacks as the mission lists them, where nothing else is said. */
export function layDown(t: SubterraTable): void {
  const { state } = t
  const { stacks, freeStacks } = missionOf(state)
  for (const door of state.terrain.doors) door.marker = marker(t, 'DM-01')
  state.spareMarkers = []
  const free = freeStacks?.stacks ?? []
  state.stacks = [...stacks.map(({ region, cards }) => ({ id: region, cards })), ...free].map(({ id, cards }) => ({
    id,
    cards: cards.map((card) => roomCard(t, id, card)),
  }))
  state.stackPlaces = [
    ...stacks.map(({ region }) => ({ region, which: null })),
    ...(freeStacks?.regions ?? []).map((region, n) => ({
      region,
      which: t.hide({ name: 'stacks' }, at(free, n).id, ...seeing(t)),
    })),
  ]
}

const isRoomCard = (word: string): word is RoomCardId => roomCards.rows.some(({ id }) => id === word)
const isInvestigate = (word: string): word is InvestigateId => investigateDeck.rows.some(({ id }) => id === word)

/** `stack CORRIDOR RM-06 RM-04`, or `stack RA P1` for a free stack. */
function stack(t: SubterraTable, name: string, words: readonly string[]): Refusal | undefined {
  const { state } = t
  const place = state.stackPlaces.find(({ region }) => region === name)
  const [first = ''] = words
  if (place !== undefined && state.stacks.some(({ id }) => id === first)) {
    const which = t.hide({ name: 'stacks' }, first, ...seeing(t))
    state.stackPlaces = state.stackPlaces.map((one) => (one === place ? { region: name, which } : one))
    return undefined
  }
  const found = state.stacks.find(({ id }) => id === name)
  if (found === undefined || !words.every(isRoomCard)) return bad([name, ...words].join(' '), 'a stack and its cards')
  found.cards = words.filter(isRoomCard).map((card) => roomCard(t, name, card))
  return undefined
}

/** `deck IV-26 IV-01`, from the top. */
function pile(t: SubterraTable, which: string, words: readonly string[]): Refusal | undefined {
  const ids = words.filter(isInvestigate)
  if (ids.length !== words.length) return bad(words.join(' '), 'a pile of investigate cards')
  const cards = ids.map((id) => t.hide({ name: `arranged ${which}` }, id))
  if (which === 'deck') t.state.deck = cards.toReversed()
  else {
    for (const card of cards) t.reveal(card)
    t.state.discard = cards
  }
  return undefined
}

function addTokens(state: State, what: string, squares: readonly Square[]): void {
  const { terrain, objectives } = state
  const tileAt = (square: Square): string => at(missionOf(state).map.squares, square).tile ?? ''
  for (const square of squares) {
    if (what === 'emi') terrain.emi.push({ square, until: null })
    else if (what === 'vent') terrain.vents.push({ square, tile: tileAt(square), isSealed: false })
    else if (what === 'core') objectives.cores.push({ square, carrier: null, wasTaken: false, isOut: false })
    else if (what === 'sealed vent') {
      for (const vent of terrain.vents) if (vent.square === square) vent.isSealed = true
    } else lists[what]?.(state).push(square)
  }
}

const lists: { readonly [what: string]: (state: State) => Square[] } = {
  rubble: ({ terrain }) => terrain.rubble,
  smoke: ({ terrain }) => terrain.smoke,
  mine: ({ terrain }) => terrain.mines,
  flare: ({ terrain }) => terrain.flares,
  marker: ({ terrain }) => terrain.investigate,
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean)

export const mapSentences: readonly Sentence[] = [
  [
    /^explored (.+)$/,
    ({ state }, [, text = '']) => {
      state.terrain.explored.push(...wordsOf(text))
      return undefined
    },
  ],
  [
    /^door (\S+) (.+?)( faceup)?$/,
    (t, [, id = '', word = '', faceup]) => {
      const door = t.state.terrain.doors.find((one) => one.id === id)
      const found = doorMarkers.rows.find(({ name }) => name.toLowerCase() === word.toLowerCase())
      if (door === undefined || (found === undefined && word !== 'open')) return bad(`${id} ${word}`, 'a door')
      door.isOpen = word === 'open'
      door.marker = found === undefined ? null : marker(t, found.id)
      door.faceup = faceup === undefined || door.marker === null ? null : t.reveal(door.marker)
      return undefined
    },
  ],
  [/^stack (\S+)(.*)$/, (t, [, name = '', text = '']) => stack(t, name, wordsOf(text))],
  [/^(deck|discard)(.*)$/, (t, [, which = '', text = '']) => pile(t, which, wordsOf(text))],
  [
    /^passage ([A-D])(?: sealed (\d+))?$/,
    ({ state }, [, id, paid]) => {
      const passage = state.terrain.passages.find((one) => one.id === id)
      if (passage === undefined) return bad(id ?? '', 'a passage of this map')
      passage.isPlaced = true
      passage.timer = paid === undefined ? null : Number(paid)
      return undefined
    },
  ],
  [
    /^(rubble|emi|smoke|mine|flare|marker|vent|sealed vent|core) (.+)$/,
    ({ state }, [, what = '', text = '']) => {
      const squares = readSquares(state, text)
      if (!Array.isArray(squares)) return squares
      addTokens(state, what, squares)
      return undefined
    },
  ],
  [
    /^no markers$/,
    ({ state }) => {
      state.terrain.investigate = []
      return undefined
    },
  ],
  [
    /^generator (\S+)$/,
    ({ state }, [, where = '']) => {
      const square = readSquare(state, where)
      if (square === undefined) return bad(where, 'a square like 11.4')
      state.objectives.generator = square
      return undefined
    },
  ],
  [
    /^(powered|lift found)$/,
    ({ state }, [, word]) => {
      if (word === 'powered') state.objectives.isPowered = true
      else state.objectives.isLiftFound = true
      return undefined
    },
  ],
  [
    /^(uploads|uploads now|console wounds|cores out) (\d+)$/,
    ({ state: { objectives } }, [, what, text]) => {
      const amount = Number(text)
      if (what === 'uploads') objectives.uploads = amount
      else if (what === 'uploads now') objectives.uploadsThisRound = amount
      else if (what === 'console wounds') objectives.consoleWounds = amount
      else
        for (let n = 0; n < amount; n++)
          objectives.cores.push({ square: null, carrier: null, wasTaken: true, isOut: true })
      return undefined
    },
  ],
  [
    /^nest (\S+) (awake|charged|burnt)$/,
    ({ state }, [, where = '', what]) => {
      const nest = state.objectives.nests.find(({ square }) => square === readSquare(state, where))
      if (nest === undefined) return bad(where, 'the square of a nest')
      const charges = state.objectives.nests.filter(({ charge }) => charge !== null).length
      nest.isAwake = true
      if (what === 'charged') nest.charge = charges + 1
      if (what === 'burnt') nest.isBurnt = true
      return undefined
    },
  ],
]
