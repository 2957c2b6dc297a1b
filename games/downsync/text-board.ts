// The table of Downsync as text: a map of characters, both Forces, the Taskforce and the engagement.

import { at, type Seat, seatsOf, type View } from '@umpire/engine'
import type { Disc } from '@umpire/plane'
import { advisors } from './content/advisors.ts'
import { factions } from './content/factions.ts'
import { terrain, type TerrainType } from './content/layouts/layout.ts'
import { layouts } from './content/layouts/layouts.ts'
import { missions } from './content/missions.ts'
import { type Signature, signatureFacts, signatures } from './content/signature.ts'
import { baseName, cardName, elementName, markerName, pingName, sayAt, seatName, unitName } from './names.ts'
import { landOf, piecesOf, tableSize } from './rules/ground.ts'
import { reserveOf } from './rules/units.ts'
import { goalOf } from './rules/victory.ts'
import { type State, unitOf } from './state.ts'
import type { Base, Unit } from './state/unit.ts'

export function board({ state }: View<State>): string {
  const forces = seatsOf(2).map((seat) => forceText(state, seat))
  return [heading(state), mapText(state), ...forces, markerText(state), turnText(state)]
    .filter((part) => part !== '')
    .join('\n\n')
}

function heading({ terms, round, turn, stage, active }: State): string {
  const where = `${missions.of(terms.mission).name}, ${terms.terrain === null ? layouts.of(terms.layout).name : 'table laid out'}`
  if (round === 0) return `${where}, before the first Round: ${stage}`
  const last = terms.roundLimit === null ? '' : ` of ${terms.roundLimit}`
  return `${where}, Round ${round}${last}, Turn ${turn}: ${seatName(active)}, ${stage}`
}

/** One character is an inch wide and two high. */
const inch = 100
const rows = tableSize / inch / 2
const columns = tableSize / inch

const signs: { readonly [Type in TerrainType]: string } = {
  forest: 'f',
  urban: 'u',
  grass: 'g',
  rough: 'r',
  building: '#',
}

/** North is above. */
function mapText(state: State): string {
  const marks = marksOf(state)
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = tableSize - (row + 0.5) * 2 * inch
    const line = Array.from({ length: columns }, (_column, column) => {
      const x = (column + 0.5) * inch
      return marks.get(column + columns * row) ?? groundSign(state, { x, y, r: 0 })
    })
    return `${String(Math.round(y / inch)).padStart(2)} ${line.join('')}`
  })
  const scale = `   ${Array.from({ length: columns / 6 }, (_, n) => String(n * 6).padEnd(6)).join('')}`
  return [...lines, scale, mapKey].join('\n')
}

const types: readonly TerrainType[] = ['forest', 'urban', 'grass', 'rough', 'building']

const mapKey = [
  types.map((type) => `${signs[type]} ${terrain[type].name}`).join('  '),
  'Pings S M L of south, s m l of north; U and n Units of south and north; * a marker',
].join('\n')

function groundSign(state: State, point: Disc): string {
  const land = landOf(state)
  const pieces = piecesOf(state)
  let sign = '.'
  for (const [n, piece] of pieces.entries()) {
    if (!land.touches(n, point)) continue
    if (piece.type === 'building') return signs.building
    sign = signs[piece.type]
  }
  return sign
}

/** What stands on the map, by character. */
function marksOf(state: State): Map<number, string> {
  const marks = new Map<number, string>()
  const put = ({ x, y }: { readonly x: number; readonly y: number }, sign: string): void => {
    const column = Math.min(columns - 1, Math.floor(x / inch))
    const row = Math.min(rows - 1, Math.floor((tableSize - y) / (2 * inch)))
    marks.set(column + columns * row, sign)
  }
  for (const marker of state.markers) if (!marker.isCarried) put(marker, '*')
  for (const ping of state.pings) {
    const { letter } = signatureFacts[ping.signature]
    put(ping, ping.seat === 0 ? letter : letter.toLowerCase())
  }
  for (const unit of state.units) for (const base of unit.bases) put(base, unit.seat === 0 ? 'U' : 'n')
  return marks
}

function forceText(state: State, seat: Seat): string {
  const force = at(state.forces, seat)
  const advice = force.advisor === null ? '' : `, ${advisors.of(force.advisor).name}`
  const head = `${seatName(seat)}, ${factions.of(force.faction).name}${advice}: ${force.vp} of ${goalOf(state)} VP, ${force.cp} of ${force.capacity} CP`
  const units = state.units.filter((unit) => unit.seat === seat && unit.at === 'table')
  const pings = state.pings.filter((ping) => ping.seat === seat)
  return [
    head,
    ...units.map((unit) => `  ${unitText(unit)}`),
    ...pings.map((ping) => `  ${pingName(ping)} at ${sayAt(ping)}${ping.activated ? ', activated' : ''}`),
    ...signatures.map((signature) => reserveText(state, seat, signature)),
    ...otherText(state, seat),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function unitText(unit: Unit): string {
  const tokens = [
    unit.activated ? 'activated' : '',
    unit.overwatch ? 'Overwatch' : '',
    unit.stunned ? 'stunned' : '',
    unit.stealth ? 'Stealth' : '',
    unit.jammed ? 'jammed' : '',
    unit.upkeep ? 'a CP on it' : '',
    unit.tagged ? 'tagged' : '',
    unit.locked ? 'locked' : '',
    unit.exposed ? 'exposed' : '',
    unit.cache === null ? '' : 'carries a cache',
  ].filter((words) => words !== '')
  const [only] = unit.bases
  const where = unit.bases.length === 1 && only !== undefined ? baseText(only) : ''
  const squad =
    unit.bases.length === 1
      ? ''
      : unit.bases.map((base) => `\n    ${baseName(unit, base.team)}: ${baseText(base)}`).join('')
  return [[unitName(unit), ...(where === '' ? [] : [where]), ...tokens].join(', '), squad].join('')
}

const baseText = (base: Base): string =>
  [
    `at ${sayAt(base)}`,
    base.inside < 0 ? '' : 'in a building',
    base.cm > 0 ? `${base.cm} CM` : '',
    base.emergency > 0 ? `${base.emergency} emergency` : '',
    base.stunned ? 'stunned' : '',
  ]
    .filter((words) => words !== '')
    .join(', ')

/** `Medium: 3 Pings for Crusader, Courier; 1 must be a Decoy` */
function reserveText(state: State, seat: Seat, signature: Signature): string {
  const pings = state.pings.filter((ping) => ping.seat === seat && ping.signature === signature).length
  const reserve = reserveOf(state, seat, signature)
  if (pings === 0 && reserve.length === 0) return ''
  const names = reserve.length === 0 ? 'nobody' : reserve.map(({ card }) => cardName(card)).join(', ')
  const decoys = Math.max(0, pings - reserve.length)
  const spare = decoys === 0 ? '' : decoys === 1 ? '; 1 must be a Decoy' : `; ${decoys} must be Decoys`
  return `  ${signatureFacts[signature].name}: ${pings} ${pings === 1 ? 'Ping' : 'Pings'} for ${names}${spare}`
}

function otherText(state: State, seat: Seat): string[] {
  const names = (where: Unit['at']): string =>
    state.units
      .filter((unit) => unit.seat === seat && unit.at === where)
      .map(unitName)
      .join(', ')
  const lines: readonly (readonly [string, Unit['at']])[] = [
    ['Carried', 'carried'],
    ['Packaged', 'packaged'],
    ['Left the table', 'left'],
    ['Destroyed', 'destroyed'],
  ]
  return lines.flatMap(([words, where]) => (names(where) === '' ? [] : [`  ${words}: ${names(where)}`]))
}

function markerText(state: State): string {
  const lines = state.markers.map(
    (marker) => `${markerName(marker)} ${marker.isCarried ? 'is carried' : `at ${sayAt(marker)}`}`,
  )
  return lines.join('\n')
}

function turnText(state: State): string {
  const lines: string[] = []
  if (state.taskforce.length > 0)
    lines.push(`Taskforce: ${state.taskforce.map((id) => elementName(state, id)).join(', ')}`)
  for (const { unit, priority, held, done } of state.engagement?.participants ?? []) {
    const words = [
      priority === 0 ? 'not rolled yet' : `priority ${priority}`,
      held > 0 ? `held ${held}` : '',
      done ? 'done' : '',
    ]
    lines.push(`  ${unitName(unitOf(state, unit))}: ${words.filter((one) => one !== '').join(', ')}`)
  }
  return lines.join('\n')
}
