// Statements about Forces: Units and Pings on the table, Reserves, lists, tokens, points.

import { at, type Refusal, type Seat } from '@umpire/engine'
import { actions } from '../content/actions.ts'
import { signatures, signatureFacts, type Signature } from '../content/signature.ts'
import type { UnitCardId } from '../content/unit-card.ts'
import { sayCard, sayMarker } from '../names.ts'
import { readAdvisor, readCard, readList } from '../questions/lists.ts'
import { landOf } from '../rules/ground.ts'
import { addUnit, muster } from '../rules/muster.ts'
import { newBases } from '../rules/placing.ts'
import { entersBuildings } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Base, Unit } from '../state/unit.ts'
import { units } from '../content/units.ts'
import { bad, readAll, readLength, readPing, readSide, readUnit, type Sentence, sideWords } from './sentence.ts'

const length = String.raw`\d{1,2}(?:\.\d{1,2})?`
const spot = `(?:${length} ${length}|-)`

const cardWords = units.rows
  .map(({ id }) => sayCard(id))
  .sort((a, b) => b.length - a.length)
  .join('|')

/** What may be said of a Unit behind its place; each as often as it is needed. */
type Attribute = readonly [RegExp, (unit: Unit, words: RegExpExecArray, state: State) => boolean]

const all = (unit: Unit, team: string | undefined, change: (base: Base) => void): boolean => {
  const meant = unit.bases.filter((base) => team === undefined || base.team === Number(team))
  for (const base of meant) change(base)
  return meant.length > 0
}

const flag =
  (change: (unit: Unit) => void): Attribute[1] =>
  (unit) => {
    change(unit)
    return true
  }

const attributes: readonly Attribute[] = [
  [/^activated\b/, flag((unit) => void (unit.activated = true))],
  [/^overwatch\b/, flag((unit) => void (unit.overwatch = true))],
  [/^stunned\/(\d)/, (unit, [, team]) => all(unit, team, (base) => void (base.stunned = true))],
  [/^stunned\b/, flag((unit) => void (unit.stunned = true))],
  [/^stealth\b/, flag((unit) => void (unit.stealth = true))],
  [/^no stealth\b/, flag((unit) => void (unit.stealth = false))],
  [/^jammed\b/, flag((unit) => void (unit.jammed = true))],
  [/^upkeep\b/, flag((unit) => void (unit.upkeep = true))],
  [/^refreshed\b/, flag((unit) => void (unit.refreshed = true))],
  [/^tagged\b/, flag((unit) => void (unit.tagged = true))],
  [/^locked\b/, flag((unit) => void (unit.locked = true))],
  [/^exposed\b/, flag((unit) => void (unit.exposed = true))],
  [/^slowed\b/, flag((unit) => void (unit.slowed = true))],
  [/^clears the way\b/, flag((unit) => void (unit.clearsTheWay = true))],
  [/^served\b/, flag((unit) => void (unit.hasServedTaxi = true))],
  [/^at the edge\b/, flag((unit) => void (unit.atEdge = true))],
  [
    /^moved\b/,
    flag((unit) => {
      unit.moved = true
      unit.hasMovedInPhase = true
    }),
  ],
  [/^cm(?:\/(\d))? (\d)/, (unit, [, team, many]) => all(unit, team, (base) => void (base.cm = Number(many)))],
  [
    /^emergency(?:\/(\d))? (\d)/,
    (unit, [, team, many]) => all(unit, team, (base) => void (base.emergency = Number(many))),
  ],
  [/^braced(?:\/(\d))? (\d)/, (unit, [, team, many]) => all(unit, team, (base) => void (base.braced = Number(many)))],
  [
    /^used ([a-z0-9-]+)/,
    (unit, [, word]) => {
      const action = actions.rows.find(({ id }) => id === word)
      if (action !== undefined) unit.usedThisGame.push(action.id)
      return action !== undefined
    },
  ],
  [
    /^has (cache \d)(?: with team (\d))?/,
    (unit, [, name, team], state) => {
      const marker = state.markers.find((one) => sayMarker(one) === name)
      if (marker === undefined) return false
      marker.isCarried = true
      unit.cache = { marker: marker.id, team: team === undefined ? (unit.bases[0]?.team ?? 1) : Number(team) }
      return true
    },
  ],
]

/** Everything that is said of the Unit, with or without commas. */
function describe(state: State, unit: Unit, text: string): Refusal | undefined {
  let rest = text.replace(/^[\s,]+/, '')
  while (rest !== '') {
    const before = rest
    for (const [pattern, change] of attributes) {
      const words = pattern.exec(rest)
      if (words === null) continue
      if (!change(unit, words, state)) return bad(words[0], 'possible for this Unit')
      rest = rest.slice(words[0].length).replace(/^[\s,]+/, '')
      break
    }
    if (rest === before) return bad(rest, 'something that a Unit can be')
  }
  return undefined
}

/** `10 30 / - / 14 30`: team 2 is gone. */
function putDown(state: State, unit: Unit, text: string): Refusal | undefined {
  const spots = text.split('/').map((word) => word.trim())
  const bases = newBases(unit)
  if (spots.length !== bases.length) return bad(text, `the places of ${bases.length} bases`)
  unit.bases = bases.flatMap((base, n) => {
    const [x, y] = at(spots, n).split(' ')
    if (x === undefined || y === undefined) return []
    const placed = { ...base, x: readLength(x), y: readLength(y) }
    placed.inside = entersBuildings(unit) ? landOf(state).blockAround(placed) : -1
    return [placed]
  })
  unit.at = 'table'
  unit.stealth = units.of(unit.card).isStealthy
  return undefined
}

function addOnTable(state: State, seat: Seat, name: string, spots: string, rest: string): Refusal | undefined {
  const card = readCard(name)
  if (card === undefined) return bad(name, 'a Unit Card')
  const unit = addUnit(state, seat, card)
  return putDown(state, unit, spots) ?? describe(state, unit, rest)
}

const signatureOf = (letter: string): Signature | undefined =>
  signatures.find((signature) => signatureFacts[signature].letter.toLowerCase() === letter)

function addPing(state: State, seat: Seat, letter: string, x: string, y: string, rest: string): Refusal | undefined {
  const signature = signatureOf(letter)
  if (signature === undefined) return bad(letter, 'a Signature: s, m, l')
  const number =
    Math.max(0, ...state.pings.filter((ping) => ping.signature === signature).map((ping) => ping.number)) + 1
  state.pings.push({
    id: state.nextId++,
    seat,
    signature,
    number,
    x: readLength(x),
    y: readLength(y),
    activated: /\bactivated\b/.test(rest),
    moved: /\bmoved\b/.test(rest),
    slowed: /\bslowed\b/.test(rest),
  })
  return undefined
}

function addReserve(state: State, seat: Seat, text: string): Refusal | undefined {
  const cards = readAll<UnitCardId>(text, readCard)
  if (cards === undefined) return bad(text, 'a list of Unit Cards')
  for (const card of cards) addUnit(state, seat, card)
  return undefined
}

/** A Unit aboard a transport, or packaged with the one that brings it. */
function addAboard(state: State, seat: Seat, where: string, name: string, carrierName: string): Refusal | undefined {
  const card = readCard(name)
  const carrier = readUnit(state, carrierName)
  if (card === undefined || carrier === undefined)
    return bad(`${name} in ${carrierName}`, 'a card and the Unit that carries it')
  const unit = addUnit(state, seat, card)
  unit.at = where === 'carried' ? 'carried' : 'packaged'
  unit.carrier = carrier.id
  return undefined
}

export const forceSentences: readonly Sentence[] = [
  [
    new RegExp(`^(${sideWords}) ping ([sml]) at (${length}) (${length})(.*)$`),
    ({ state }, [, side = '', letter = '', x = '', y = '', rest = '']) =>
      addPing(state, readSide(side), letter, x, y, rest),
  ],
  [
    new RegExp(`^(${sideWords}) (${cardWords}) at (${spot}(?: / ${spot})*)(?![\\d.])(.*)$`),
    ({ state }, [, side = '', name = '', spots = '', rest = '']) =>
      addOnTable(state, readSide(side), name, spots, rest),
  ],
  [
    new RegExp(`^(${sideWords}) reserve:? (.+)$`),
    ({ state }, [, side = '', text = '']) => addReserve(state, readSide(side), text),
  ],
  [
    new RegExp(`^(${sideWords}) (carried|packaged) (.+) in (.+)$`),
    ({ state }, [, side = '', where = '', name = '', carrier = '']) =>
      addAboard(state, readSide(side), where, name, carrier),
  ],
  [
    new RegExp(`^(${sideWords}) list:? (.+)$`),
    ({ state }, [, side = '', text = '']) => {
      // Statements end at a semicolon, so that the parts of a list stand behind plus signs here.
      const list = readList(text.replaceAll('+', ';'))
      if (list === undefined) return bad(text, 'a Force List')
      muster(state, readSide(side), list)
      return undefined
    },
  ],
  [
    new RegExp(`^(${sideWords}) advisor (.+)$`),
    ({ state }, [, side = '', name = '']) => {
      const advisor = readAdvisor(name)
      if (advisor === undefined) return bad(name, 'an advisor')
      at(state.forces, readSide(side)).advisor = advisor
      return undefined
    },
  ],
  [
    new RegExp(`^(cp|vp) (${sideWords}) (\\d+)$`),
    ({ state }, [, what, side = '', many]) => {
      const force = at(state.forces, readSide(side))
      if (what === 'cp') force.cp = Number(many)
      else force.vp = Number(many)
      return undefined
    },
  ],
  [
    new RegExp(`^((?:${cardWords}) \\d+) (destroyed|left)$`),
    ({ state }, [, name = '', what]) => {
      const unit = readUnit(state, name)
      if (unit === undefined) return bad(name, 'a Unit')
      unit.bases = []
      unit.at = what === 'left' ? 'left' : 'destroyed'
      return undefined
    },
  ],
  [
    new RegExp(`^((?:${cardWords}) \\d+) (.+)$`),
    ({ state }, [, name = '', text = '']) => {
      const unit = readUnit(state, name)
      return unit === undefined ? bad(name, 'a Unit that was named before') : describe(state, unit, text)
    },
  ],
  [
    /^([sml]\d+) (activated|moved|slowed)$/,
    ({ state }, [, name = '', what]) => {
      const ping = readPing(state, name)
      if (ping === undefined) return bad(name, 'a Ping that was named before')
      if (what === 'activated') ping.activated = true
      else if (what === 'moved') ping.moved = true
      else ping.slowed = true
      return undefined
    },
  ],
]
