// The table of Complex Crashers as text: the map of regions, the Operatives, the Complex, the stack.

import { at, type View } from '@umpire/engine'
import { cardOf } from './content/cards.ts'
import { tiles } from './content/tiles.ts'
import { abilityName, defenderName, regionName, saySide, unitName } from './names.ts'
import { borderOf, cellBeyond, hasPillar, regionAt } from './regions.ts'
import { armorOf, isAble, isExhausted } from './rules/units.ts'
import type { State } from './state.ts'
import type { Operative } from './state/operative.ts'
import type { Region, Side } from './state/region.ts'
import type { Frame, Group } from './state/stack.ts'

export function board(view: View<State>): string {
  const { state } = view
  const parts = [heading(state), mapText(state), whereText(state), teamText(state), complexText(state)]
  return [...parts, deckText(view), stackText(state)].filter((part) => part !== '').join('\n\n')
}

function heading({ round, initiative, emp, stage }: State): string {
  const bomb = emp === null ? '' : `, E.M.P. in ${emp}`
  if (stage === 'complex' || stage === 'operatives') return 'Setup'
  return `Round ${round}, ${initiative === 'operatives' ? 'the Operatives have' : 'the Complex has'} the Initiative${bomb}`
}

/** A region is nine signs wide and five high; borders are shared with its neighbours. */
const wide = 9
const high = 4

/** Signs of a border lying and standing: wall, closed and open door, cover, pillar, open. */
function borderSigns(state: State, region: Region, side: Side): { readonly lying: string; readonly standing: string } {
  const token = at(region.tokens, side)
  switch (borderOf(state, region, side)) {
    case 'thick wall':
    case 'wall':
      return { lying: '========', standing: '#' }
    case 'thin wall':
      return { lying: '--------', standing: '|' }
    case 'closed door':
      return { lying: '==XXXX==', standing: 'X' }
    case 'open':
      if (token === 'open door') return { lying: '==/  /==', standing: '/' }
      if (token === 'cover') return { lying: '  nnnn  ', standing: 'n' }
      if (hasPillar(state, region, side)) return { lying: ' o    o ', standing: 'o' }
      return { lying: '        ', standing: ' ' }
  }
}

function mapText(state: State): string {
  const xs = state.regions.map(({ x }) => x)
  const ys = state.regions.map(({ y }) => y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [south, north] = [Math.min(...ys), Math.max(...ys)]
  const width = (east - west + 1) * wide + 1
  const rows = Array.from({ length: (north - south + 1) * high + 1 }, () => Array.from({ length: width }, () => ' '))
  const write = (row: number, column: number, text: string): void => {
    for (let n = 0; n < text.length; n++) at(rows, row)[column + n] = text.charAt(n)
  }
  for (const region of state.regions) {
    const top = (north - region.y) * high
    const left = (region.x - west) * wide
    drawRegion(state, region, (row, column, text) => write(top + row, left + column, text))
  }
  return [...rows.map((row) => row.join('').trimEnd()), mapKey].join('\n')
}

const mapKey = '=# wall  -| thin wall  X closed door  / open door  n cover  o pillar  * fire  ? not revealed'

function drawRegion(state: State, region: Region, write: (row: number, column: number, text: string) => void): void {
  for (const [row, column] of [
    [0, 0],
    [0, wide],
    [high, 0],
    [high, wide],
  ] as const) {
    write(row, column, '+')
  }
  write(0, 1, borderSigns(state, region, 0).lying)
  write(high, 1, borderSigns(state, region, 2).lying)
  for (let row = 1; row < high; row++) {
    write(row, 0, borderSigns(state, region, 3).standing)
    write(row, wide, borderSigns(state, region, 1).standing)
  }
  write(1, 1, `${region.x},${region.y}`.padEnd(wide - 1))
  write(2, 1, ` ${region.tile}${'*'.repeat(region.burning)}`.slice(0, wide - 1))
  const here = unitsText(state, region)
  write(3, 1, ` ${here}`.slice(0, wide - 1))
}

/** How many of each side stand there: `2op 3df R`. */
function unitsText(state: State, region: Region): string {
  const operatives = state.operatives.filter((one) => one.region === region.id).length
  const defenders = state.defenders.filter((one) => one.region === region.id).length
  const reactor = state.reactors.some((one) => one.region === region.id) ? 'R' : ''
  return [operatives > 0 ? `${operatives}op` : '', defenders > 0 ? `${defenders}df` : '', reactor]
    .filter((word) => word !== '')
    .join(' ')
}

/** Who stands where, and which regions open on cells that nobody has seen. */
function whereText(state: State): string {
  return state.regions
    .map((region) => {
      const units = [
        ...state.operatives.filter((one) => one.region === region.id).map(({ id }) => unitName(id, state)),
        ...state.reactors.filter((one) => one.region === region.id).map(({ slot }) => `Reactor ${slot}`),
        ...state.defenders.filter((one) => one.region === region.id).map(defenderName),
      ]
      const open = openSides(state, region)
      const frontier = open.length === 0 ? '' : `opens on the unknown ${open.map(saySide).join(', ')}`
      const words = [units.join(', '), region.burning > 0 ? `burning ${region.burning}` : '', frontier]
      const said = words.filter((word) => word !== '')
      return said.length === 0 ? '' : `${regionName(region.id, state)}: ${said.join('; ')}`
    })
    .filter((line) => line !== '')
    .join('\n')
}

const openSides = (state: State, region: Region): Side[] =>
  ([0, 1, 2, 3] as const).filter((side) => {
    const [x, y] = cellBeyond(region, side)
    return regionAt(state, x, y) === undefined && borderOf(state, region, side) === 'open'
  })

const teamText = (state: State): string => state.operatives.map((one) => operativeText(state, one)).join('\n')

function operativeText(state: State, one: Operative): string {
  const status = !isAble(one) ? 'Incapacitated' : isExhausted(one) ? 'Exhausted' : `AP ${one.ap} of ${one.maxAp}`
  const cards = [
    ...one.trainings.slice(1).map((card) => cardOf(card).name),
    ...one.equipment.map(({ card, tokens }) => `${cardOf(card).name}${tokens > 0 ? ` (${tokens})` : ''}`),
  ]
  const words = [
    `${state.pointer === one.id ? '>' : ' '} ${unitName(one.id, state)}`,
    `Armor ${armorOf(one)}`,
    `Health ${one.health} of ${armorOf(one)}`,
    status,
    `Complex tracker ${state.trackers[one.id] ?? 0}`,
    one.pillar === null ? '' : `Pillared ${saySide(one.pillar)}`,
    cards.join(', '),
  ]
  return words.filter((word) => word !== '').join('   ')
}

function complexText(state: State): string {
  const reactors = state.reactors.map(({ slot, card, isOnline, charges, region }) => {
    const status = isOnline ? `Online ${charges}` : 'Offline'
    return `${slot} ${cardOf(card).name} ${status}${region === null ? ' (not revealed)' : ''}`
  })
  const grid = state.grid.map(({ card, isStaged, isUpgraded }) => {
    const marks = `${isStaged ? ' staged' : ''}${isUpgraded ? ' upgraded' : ''}`
    return `${cardOf(card).name}${marks}`
  })
  return [`Reactors: ${reactors.join('; ')}`, `Grid: ${grid.join('; ')}`].join('\n')
}

function deckText(view: View<State>): string {
  const { state } = view
  const reserve = state.reserve.map((tile) => tiles.of(tile).name)
  const seen = state.scans.flatMap(({ tile, place }) => {
    const face = view.face(tile)
    return face === undefined || place > state.kinds.length ? [] : [tiles.of(face).name]
  })
  const words = [
    `${state.kinds.length} tiles left`,
    reserve.length === 0 ? '' : `reserve: ${reserve.join(', ')}`,
    seen.length === 0 ? '' : `you have seen: ${seen.join(', ')}`,
  ]
  return words.filter((word) => word !== '').join('; ')
}

/** Newest first. */
const stackText = (state: State): string =>
  state.stack
    .toReversed()
    .map((frame) => `  ${frameText(state, frame)}`)
    .join('\n')

function frameText(state: State, frame: Frame): string {
  const name = frame.ability === null ? 'Fire' : `${unitName(frame.ability.unit, state)}: ${abilityName(frame.ability)}`
  const groups = frame.attack?.groups.map((group) => groupText(state, group)) ?? []
  return [`${name} (${frame.stage})`, ...groups].join('; ')
}

const groupText = (state: State, { unit, dice, ignored, status }: Group): string =>
  `${dice.join(' ')}${ignored.length > 0 ? ` (ignored ${ignored.join(' ')})` : ''} on ${unitName(unit, state)} ${status}`
