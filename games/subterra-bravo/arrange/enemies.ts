// Statements about enemies, energy and the dashboard.

import { type Tile, tiles } from '../content/dashboard.ts'
import { sayEnemyType } from '../names.ts'
import type { EnemyFigure } from '../state.ts'
import { bad, enemyWords, readEnemyType, readSquare, type Sentence } from './sentence.ts'

const marks: { readonly [word: string]: (enemy: EnemyFigure) => void } = {
  suppressed: (enemy) => void (enemy.suppressed = true),
  stunned: (enemy) => void (enemy.stunned = true),
  marked: (enemy) => void (enemy.marked = true),
  activated: (enemy) => void (enemy.activated = true),
  dazzled: (enemy) => void (enemy.dazzled = true),
}

const tileNamed = (name: string): Tile | undefined =>
  tiles.rows.find((tile) => tile.name.toLowerCase() === name.toLowerCase())

export const enemySentences: readonly Sentence[] = [
  [
    new RegExp(`^(${enemyWords}) at (\\S+)$`),
    ({ state }, [, word = '', where = '']) => {
      const type = readEnemyType(word)
      const square = readSquare(state, where)
      if (type === undefined || square === undefined) return bad(where, 'a square like 11.4')
      const figure = state.enemies.filter((one) => one.type === type).length + 1
      state.enemies.push({
        uid: state.nextUid++,
        type,
        figure,
        square,
        wounds: 0,
        activated: false,
        suppressed: false,
        stunned: false,
        marked: false,
        dazzled: false,
      })
      return undefined
    },
  ],
  [
    new RegExp(`^(${enemyWords})(?: (\\d+))? (wounds (\\d+)|${Object.keys(marks).join('|')})$`),
    ({ state }, [, word = '', figure = '1', mark = '', wounds]) => {
      const enemy = state.enemies.find((one) => sayEnemyType(one.type) === word && one.figure === Number(figure))
      if (enemy === undefined) return bad(`${word} ${figure}`, 'on the map')
      if (wounds !== undefined) enemy.wounds = Number(wounds)
      else marks[mark]?.(enemy)
      return undefined
    },
  ],
  [/^energy (\d+)$/, ({ state }, [, amount]) => void (state.energy = Number(amount))],
  [/^clone points (\d+)$/, ({ state }, [, amount]) => void (state.clonePoints = Number(amount))],
  [/^crisis$/, ({ state }) => void (state.isCrisis = true)],
  [
    /^tile (.+?) (\d+)$/,
    ({ state }, [, name = '', tokens]) => {
      const tile = state.tiles.find(({ id }) => tiles.of(id).name.toLowerCase() === name.toLowerCase())
      if (tile === undefined) return bad(name, 'a tile of this dashboard')
      tile.tokens = Number(tokens)
      return undefined
    },
  ],
  [
    /^dashboard (.+)$/,
    ({ state }, [, names = '']) => {
      const laid = names.split('+').map((name) => tileNamed(name.trim()))
      if (laid.includes(undefined)) return bad(names, 'tiles like frenzy + pack hunt')
      state.tiles = laid.flatMap((tile) => (tile === undefined ? [] : [{ id: tile.id, tokens: 0, used: false }]))
      return undefined
    },
  ],
]
