// The table of Modular Mechs as text: every mech as a grid with its links, the shop and the track.

import type { View } from '@umpire/engine'
import { typeOf } from './content/catalogue.ts'
import { deckNames, type ModuleType } from './content/module-type.ts'
import { marksOf, textOf } from './content/text.ts'
import { pieceOf } from './pieces.ts'
import { healthNow, linkedAcross, mobilityNow, moduleAt } from './rules/building.ts'
import { crewPrice, refreshPrice } from './rules/money.ts'
import { scoreOf } from './rules/rounds.ts'
import { isActive, isCore, type Mech, type Module, type State } from './state.ts'

/** Texts of modules are shown for the viewer's own mech and the shop: all of them would fill the screen. */
export function board({ state, viewer }: View<State>): string {
  return [
    `Round ${state.round} of ${state.terms.rounds}, ${state.phase === 'buy' || state.phase === 'fight' ? `${state.phase} phase` : state.phase}`,
    track(state),
    ...state.mechs.map((mech) => mechText(state, mech, mech.seat === viewer)),
    ...(state.phase === 'buy' ? [shopText(state)] : []),
  ].join('\n\n')
}

/** Who stands where, from one end of the track to the other. */
function track(state: State): string {
  const { trackEnd } = state.terms
  const spaces = Array.from({ length: 2 * trackEnd + 1 }, (_, n) => n - trackEnd)
  const standing = (space: number): string =>
    state.mechs.map(({ seat, space: at }) => (at === space ? pieceOf(seat).charAt(0).toUpperCase() : '')).join('')
  const taken = spaces.filter((space) => standing(space) !== '').map((space) => `${space}: ${standing(space)}`)
  return `Track from ${-trackEnd} to ${trackEnd}   ${taken.join('   ')}`
}

function mechText(state: State, mech: Mech, isOwn: boolean): string {
  const { seat } = mech
  const isTheirTurn = isActive(state, seat)
  const crew = mech.crew.map(
    (one, n) => `crew ${n + 1} on ${one.at}${isTheirTurn && state.phase === 'fight' ? ` (${one.steps})` : ''}`,
  )
  return [
    `${isTheirTurn ? '>' : ' '} ${pieceOf(seat).toUpperCase()}   $${mech.money}   on ${mech.space}   score ${scoreOf(mech)}   ${crew.join(', ')}`,
    ...grid(mech),
    ...mech.modules.flatMap((module) => [
      `    ${moduleText(mech, module)}`,
      ...(isOwn && !isCore(module) ? cardText(typeOf(module.type)) : []),
    ]),
  ].join('\n')
}

/** The cells row by row from the top, with = and | where modules are linked. */
function grid(mech: Mech): string[] {
  const xs = mech.modules.map(({ x }) => x)
  const ys = mech.modules.map(({ y }) => y)
  const lines: string[] = []
  for (let y = Math.max(...ys); y >= Math.min(...ys); y--) {
    let cells = ''
    let below = ''
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      const module = moduleAt(mech, x, y)
      cells += module === undefined ? '      ' : `[${module.type}${module.broken ? 'x' : module.activated ? '*' : ' '}]`
      cells += module !== undefined && linkedAcross(mech, module, 1) !== undefined ? '=' : ' '
      below += module !== undefined && linkedAcross(mech, module, 2) !== undefined ? '  |    ' : '       '
    }
    lines.push(`    ${cells.trimEnd()}`)
    if (below.trim() !== '') lines.push(`    ${below.trimEnd()}`)
  }
  return lines
}

function moduleText(mech: Mech, module: Module): string {
  const { damage, range, mobility } = typeOf(module.type)
  const marks = [
    `${module.type} ${module.label}`,
    `at ${module.x} ${module.y}`,
    `hp ${healthNow(mech, module) - module.damage}/${healthNow(mech, module)}`,
    damage > 0 ? `dmg ${damage} ${range}` : '',
    mobility > 0 ? `mob ${mobilityNow(mech, module)}` : '',
    module.shield > 0 ? `shield ${module.shield}` : '',
    module.broken ? 'BROKEN' : '',
    module.jammed ? 'jammed' : '',
  ]
  return marks.filter((mark) => mark !== '').join('  ')
}

function shopText(state: State): string {
  const lines = deckNames.flatMap((deck) =>
    state.shop[deck].flatMap((sale) => {
      if (sale === null) return [`    (${deck}: sold)`]
      const type = typeOf(sale.type)
      return [`    ${type.name.padEnd(20)} ${marksOf(type)}`, ...cardText(type)]
    }),
  )
  const left = deckNames.map((deck) => `${state.decks[deck].length} ${deck}`).join(', ')
  return [`  SHOP   crew $${crewPrice}, refresh $${refreshPrice}; cards left: ${left}`, ...lines].join('\n')
}

/** What the card says, in a line of its own. */
const cardText = (type: ModuleType): string[] => (textOf(type) === '' ? [] : [`        ${textOf(type)}`])
