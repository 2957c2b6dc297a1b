// What the Overseer is asked when passages come and at the Crisis Point.

import type { Question, RuleId } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { enemies, type EnemyId } from '../content/enemies.ts'
import type { PassageId } from '../content/map/map.ts'
import { regionName, saySquare } from '../names.ts'
import { isExplored } from '../rules/terrain.ts'
import { passageOf, type State } from '../state.ts'
import { squareThing } from '../things.ts'
import { squareLabel } from './moving.ts'

const passageBase = (name: string, rule: RuleId, prompt: string): Question<PassageId, State> => ({
  name,
  rule,
  prompt: () => prompt,
  say: (id) => `passage ${id.toLowerCase()}`,
  things: (id, state) => passageOf(state, id).squares.map(squareThing),
  label: (id, state) => {
    const { adjoins } = passageOf(state, id)
    const means = `leads into ${regionName(adjoins)}${isExplored(state, adjoins) ? '' : ', unexplored'}`
    return { name: `Passage ${id}`, means, icon: 'passage' }
  },
  forced: true,
})

/** DC-06 */
export const passageQuestion = passageBase('passage', 'SB-034', 'Which enemy passage do you place?')

/** DC-07 */
export const arrivalPassageQuestion = (enemy: EnemyId): Question<PassageId, State> =>
  passageBase('arrival passage', 'SB-201', `Through which passage does the ${enemies.of(enemy).name} come?`)

/** DC-07 */
export const arrivalSquareQuestion = (enemy: EnemyId): Question<Square, State> => ({
  name: 'arrival square',
  rule: 'SB-201',
  prompt: () => `Where does the ${enemies.of(enemy).name} appear?`,
  say: saySquare,
  things: (square) => [squareThing(square)],
  label: (square, state) => squareLabel(square, state, 'deploy'),
  forced: true,
})
