// The table of Subterra Bravo as text: the map with its coordinates, the team, the Overseer's dashboard.

import { at, type View } from '@umpire/engine'
import { flag, type Square } from '@umpire/grid'
import { stanceCard } from './content/stances.ts'
import { tiles } from './content/dashboard.ts'
import { doorMarkers } from './content/doors.ts'
import { type RoomCardId, roomCards } from './content/rooms.ts'
import { forTeam } from './content/team.ts'
import { type Ground, groundOf, objectTokens } from './ground.ts'
import { cardOf, commandoName, enemyName, sayEnemyType, squareName } from './names.ts'
import { commandoAt, enemyAt, vitalityOfEnemy } from './rules/figures.ts'
import { maxAdrenalineOf, vitalityOf } from './rules/passives.ts'
import { exitsNeeded, exitsOf, killsNeeded, killsOf } from './rules/victory.ts'
import { isLiftOpen, missionOf, type State } from './state.ts'
import type { StackPlace } from './state/stacks.ts'
import { phaseOf } from './state/stage.ts'
import type { Commando } from './state/commando.ts'
import { withSeenStances } from './state/seen-stances.ts'

export function board(view: View<State>): string {
  const state = withSeenStances(view)
  return [heading(state), mapText(view), teamText(state), enemyText(state), overseerText(state), roomText(view)]
    .filter((part) => part !== '')
    .join('\n\n')
}

function heading(state: State): string {
  const { name, roundLimit } = { ...missionOf(state), roundLimit: state.terms.roundLimit }
  const { n } = state.terms
  const crisis = state.isCrisis ? ', after the Crisis Point' : ''
  return (
    `${name}, round ${state.round} of ${roundLimit}, ${phaseOf(state)} phase${crisis}\n` +
    `Out ${exitsOf(state)} of ${exitsNeeded(n)}, killed ${killsOf(state)} of ${killsNeeded(n)}`
  )
}

/** Two signs a square; the numbers of columns above, of rows at the left. */
function mapText(view: View<State>): string {
  const { state } = view
  const ground = groundOf(state)
  const { width, height } = ground.grid
  const columns = Array.from({ length: width }, (_, x) => String(x).padStart(2)).join('')
  const rows = Array.from({ length: height }, (_, y) => {
    const squares = Array.from({ length: width }, (_square, x) => squareText(view, ground, ground.grid.square(x, y)))
    return `${String(y).padStart(2)} ${squares.join('')}`
  })
  return [`   ${columns}`, ...rows, mapKey].join('\n')
}

const mapKey =
  '## wall  :: not explored  ++ door  r rubble  ~ EMI  v vent  ? marker  s start  * other token\n' +
  'commandos by two letters, small if downed; enemies by letter and number'

function squareText(view: View<State>, ground: Ground, square: Square): string {
  const { state } = view
  const commando = commandoAt(state, square)
  if (commando !== undefined) {
    const letters = commando.id.slice(0, 2)
    return commando.status === 'downed' ? letters.toLowerCase() : letters
  }
  const enemy = enemyAt(state, square)
  if (enemy !== undefined) return `${sayEnemyType(enemy.type).charAt(0)}${enemy.figure % 10}`
  if (objectTokens(state, ground).includes(square)) return objectText(state, square)
  return groundText(state, ground, square)
}

function objectText({ objectives }: State, square: Square): string {
  if (objectives.generator === square) return 'GG'
  const nest = objectives.nests.find((one) => one.square === square)
  return nest === undefined ? 'KK' : nest.isBurnt ? 'nn' : nest.charge === null ? 'NN' : 'N!'
}

/** What lies on the ground there; undefined for nothing. */
function tokenSign({ terrain, objectives }: State, square: Square): string | undefined {
  if (terrain.investigate.includes(square)) return '?'
  const isToken =
    terrain.mines.includes(square) ||
    terrain.flares.includes(square) ||
    terrain.smoke.includes(square) ||
    objectives.cores.some((core) => core.square === square)
  return isToken ? '*' : undefined
}

/** SB-012 Floor behind a colon is not explored, but everybody knows what it is like. */
function groundText(state: State, ground: Ground, square: Square): string {
  const { terrain } = state
  const door = terrain.doors.find((one) => one.square === square)
  if (door !== undefined) return door.isOpen ? ' /' : '++'
  const passage = terrain.passages.find((one) => one.squares.includes(square))
  if (passage?.isPlaced === true) return passage.timer === null ? ` ${passage.id}` : 'xx'
  if (ground.isLift(square)) return isLiftOpen(state) ? ' L' : 'LL'
  if (ground.grid.has(square, flag.blocking)) return '##'
  const isDark = ground.grid.has(square, flag.unexplored)
  const sign = tokenSign(state, square) ?? floorSign(state, ground, square)
  return isDark ? `:${sign ?? ':'}` : ` ${sign ?? '.'}`
}

/** What the floor is like; undefined where there is nothing to say. */
function floorSign({ terrain }: State, { grid, mission }: Ground, square: Square): string | undefined {
  if (grid.has(square, flag.interference)) return '~'
  if (grid.has(square, flag.rubble)) return 'r'
  const vent = terrain.vents.find((one) => one.square === square)
  if (vent !== undefined) return vent.isSealed ? 'x' : 'v'
  const { x, y } = at(mission.map.squares, square)
  return mission.map.start.some((spot) => spot.x === x && spot.y === y) ? 's' : undefined
}

const teamText = (state: State): string => state.commandos.map((one) => commandoText(state, one)).join('\n')

function commandoText(state: State, commando: Commando): string {
  const { id, status, square, wounds, adrenaline, stance, facedown, initiative, redTokens, kit, corroded } = commando
  const isUnknown = stance === null && facedown !== null
  const carried = kit.map(({ card: one, uses, exhausted }) => {
    const left = uses === null ? '' : ` (${uses})`
    return `${cardOf(one).name}${left}${exhausted ? ' (exhausted)' : ''}`
  })
  const words = [
    `${state.acting === id ? '>' : ' '} ${initiative ?? '-'} ${commandoName(id)}`,
    status === 'active' ? '' : status,
    square === null ? '' : squareName(square, state),
    `wounds ${wounds} of ${vitalityOf(state, commando)}`,
    isUnknown ? `adrenaline ${adrenaline}` : `adrenaline ${adrenaline} of ${maxAdrenalineOf(commando)}`,
    stanceText(commando),
    `moves ${3 - redTokens} of 3`,
    corroded ? 'corroded' : '',
    carried.join(', '),
  ]
  return words.filter((word) => word !== '').join('   ')
}

/** SB-044 A stance that lies facedown is told to those who have seen it. */
function stanceText({ stance, facedown }: Commando): string {
  if (stance === null) return facedown === null ? '' : 'stance facedown'
  const card = stanceCard(stance)
  const numbers = `${card.name} ${card.speed}/${card.rangedDefense}/${card.meleeDefense}/${card.maxAdrenaline}`
  return facedown === null ? numbers : `${numbers} (facedown)`
}

const enemyText = (state: State): string =>
  state.enemies
    .map((enemy) => {
      const marks = [
        `wounds ${enemy.wounds} of ${vitalityOfEnemy(state, enemy)}`,
        ...(enemy.suppressed ? ['suppressed'] : []),
        ...(enemy.stunned ? ['stunned'] : []),
        ...(enemy.marked ? ['marked'] : []),
        ...(enemy.activated ? ['activated'] : []),
      ]
      return `  ${enemyName(enemy)}   ${squareName(enemy.square, state)}   ${marks.join(', ')}`
    })
    .join('\n')

function overseerText(state: State): string {
  const { n, energyMinimum, poolCap } = state.terms
  const next = state.commandos.reduce((sum, { adrenaline }) => sum + adrenaline, 0)
  const dashboard = state.tiles.map(({ id, tokens }) => {
    const tile = tiles.of(id)
    const cost = forTeam(tokens === 0 ? tile.ready : tile.committed, n)
    return `${tile.name} ${tokens === 0 ? `ready ${cost}` : `${tokens} on it ${cost}`}`
  })
  return `Overseer: energy ${state.energy}, next round ${next} more (minimum ${energyMinimum}, keeps ${poolCap})\n  ${dashboard.join('; ')}`
}

/** Doors and stacks as far as the viewer knows them. */
function roomText(view: View<State>): string {
  const { terrain, stackPlaces } = view.state
  const doors = terrain.doors
    .filter(({ isOpen }) => !isOpen)
    .map(({ id, square, marker }) => {
      const face = marker === null ? undefined : view.face(marker)
      return `${id} ${squareName(square, view.state)} ${face === undefined ? '?' : doorMarkers.of(face).name}`
    })
  const rooms = stackPlaces
    .filter(({ region }) => !terrain.explored.includes(region))
    .map((place) => `${place.region}: ${stackText(view, place)}`)
  return [...(doors.length > 0 ? [`Doors: ${doors.join('; ')}`] : []), ...rooms].join('\n')
}

const cardNames = (cards: readonly RoomCardId[]): string => cards.map((card) => roomCards.of(card).name).join(', ')

/** SB-020, SB-021 What is in a stack is no secret, but in which order and, of free stacks, which it is. */
function stackText(view: View<State>, { region, which }: StackPlace): string {
  const { stacks, freeStacks } = missionOf(view.state)
  const id = which === null ? region : view.face(which)
  const cards = view.state.stacks.find((stack) => stack.id === id)?.cards ?? []
  const faces = cards.flatMap((card) => view.face(card) ?? [])
  if (faces.length === cards.length && faces.length > 0) return cardNames(faces)
  const listed = [...stacks.map((stack) => ({ id: stack.region, cards: stack.cards })), ...(freeStacks?.stacks ?? [])]
  const known = listed.find((stack) => stack.id === id)
  if (known !== undefined) return `${cardNames(known.cards)}, in secret order`
  return `one of ${(freeStacks?.stacks ?? []).map((stack) => cardNames(stack.cards)).join(' | ')}`
}
