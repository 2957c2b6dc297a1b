// How squares, commandos, enemies and doors are called in notation and log, and on the board.

import type { Square } from '@umpire/grid'
import { type CommandoId, commandos } from './content/commandos.ts'
import { enemies, type EnemyId } from './content/enemies.ts'
import { kit } from './content/kit/kit.ts'
import { finds } from './content/investigate.ts'
import type { FindId, KitCard, KitId, FindCard } from './content/kit/card.ts'
import type { DoorId, RegionId } from './content/map/map.ts'
import { type EnemyFigure, enemyOf, type FigureRef, missionOf, type State } from './state.ts'

/** `9.16`: column and row, counted from the upper left corner. */
export const saySquare = (square: Square, state: State): string => {
  const { width } = missionOf(state).map
  return `${square % width}.${Math.floor(square / width)}`
}

/** The same for people: `(9,16)`. */
export const squareName = (square: Square, state: State): string => `(${saySquare(square, state).replace('.', ',')})`

/** `d3` */
export const sayDoor = (id: DoorId): string => id.toLowerCase()

/** `room10`: the notation of a region. */
export const sayRegion = (id: RegionId): string => id.toLowerCase()

/** `Room 10`, `Corridor`, `Room 2A` */
export function regionName(id: RegionId): string {
  const [, word, number] = /^([A-Z]{3,})([0-9]*)$/.exec(id) ?? []
  if (word === undefined) return `Room ${id}`
  return `${word.charAt(0)}${word.slice(1).toLowerCase()}${number === '' ? '' : ` ${number}`}`
}

/** `quill` */
export const sayCommando = (id: CommandoId): string => id.toLowerCase()

/** `Quill`: the last word of the name on the sheet. */
export const commandoName = (id: CommandoId): string => commandos.of(id).name.replace(/^.* /, '')

const shortNames: { readonly [Name in EnemyId]: string } = {
  ROGUE: 'rogue',
  WARRIOR: 'warrior',
  FEAR: 'fearhunter',
  SPITTER: 'spitter',
  BRUTE: 'brute',
  WARDEN: 'warden',
  BROOD: 'broodling',
}

/** `rogue` */
export const sayEnemyType = (type: EnemyId): string => shortNames[type]

/** `rogue 3`, and `fearhunter` where there is only one figure. */
export const sayEnemy = ({ type, figure }: Pick<EnemyFigure, 'type' | 'figure'>): string =>
  enemies.of(type).figures === 1 ? shortNames[type] : `${shortNames[type]} ${figure}`

/** `Rogue Clone 3` */
export const enemyName = ({ type, figure }: Pick<EnemyFigure, 'type' | 'figure'>): string =>
  enemies.of(type).figures === 1 ? enemies.of(type).name : `${enemies.of(type).name} ${figure}`

/** The notation of a figure that can be a target. */
export function sayFigure(ref: FigureRef, state: State): string {
  switch (ref.is) {
    case 'commando':
      return sayCommando(ref.id)
    case 'enemy': {
      const enemy = enemyOf(state, ref.uid)
      return enemy === undefined ? `enemy ${ref.uid}` : sayEnemy(enemy)
    }
    case 'console':
      return 'console'
  }
}

/** Its name for people. */
export function figureName(ref: FigureRef, state: State): string {
  switch (ref.is) {
    case 'commando':
      return commandoName(ref.id)
    case 'enemy': {
      const enemy = enemyOf(state, ref.uid)
      return enemy === undefined ? 'the enemy' : enemyName(enemy)
    }
    case 'console':
      return 'the console'
  }
}

const cards = new Map<KitId | FindId, KitCard | FindCard>([...kit.rows, ...finds].map((card) => [card.id, card]))

/** The card that a commando carries. */
export function cardOf(id: KitId | FindId): KitCard | FindCard {
  const card = cards.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

/** `frag grenade`: the notation of a kit card. */
export const sayCard = (id: KitId | FindId): string => cardOf(id).name.toLowerCase().replace(/[,!]/g, '')
