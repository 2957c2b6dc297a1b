// Statements about enemies.

import { units } from '../content/units.ts'
import { bad, readArea, readEnemy, readIn, type Sentence } from './sentence.ts'

const unitIds = units.rows.map(({ id }) => id).join('|')
const unitNames = units.rows.map(({ name }) => name.toLowerCase()).join('|')

export const enemySentences: readonly Sentence[] = [
  [
    new RegExp(`^(?:(\\d+) )?(${unitIds}) at (\\w\\d)$`),
    ({ state }, [, count = '1', word = '', where = '']) => {
      const unit = readIn(units)(word)
      const area = readArea(state, where)
      if (unit === undefined || area === undefined) return bad(where, 'an area like c4')
      for (let n = 0; n < Number(count); n++) {
        state.enemies.push({ uid: state.nextEnemy++, unit, area, wounds: 0, side: 0, sees: 0 })
      }
      return undefined
    },
  ],
  [
    new RegExp(`^((?:${unitNames}) \\d+) wounds (\\d)$`),
    ({ state }, [, words = '', count]) => {
      const enemy = readEnemy(state, words)
      if (enemy === undefined) return bad(words, 'on the map')
      enemy.wounds = Number(count)
      return undefined
    },
  ],
  [
    new RegExp(`^((?:${unitNames}) \\d+) side (.+)$`),
    ({ state }, [, words = '', name = '']) => {
      const enemy = readEnemy(state, words)
      if (enemy === undefined) return bad(words, 'on the map')
      const side = units.of(enemy.unit).sides.findIndex((one) => one.name === name)
      if (side < 0) return bad(name, 'a side of its cards like I red')
      enemy.side = side
      return undefined
    },
  ],
]
