// What is asked when doors are opened and rooms explored, mostly of the Overseer. The card stands in `exploring`.

import type { Question, RuleId } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import { enemies, type EnemyId } from '../content/enemies.ts'
import type { DoorId, RegionId } from '../content/map/map.ts'
import { roomCards } from '../content/rooms.ts'
import { roomText } from '../content/text/rooms.ts'
import type { AttackKind } from '../content/weapon.ts'
import { commandoName, enemyName, regionName, sayDoor, sayEnemy, sayRegion, saySquare } from '../names.ts'
import { distanceOf } from '../rules/figures.ts'
import { doorOf, enemyOf, missionOf, type State } from '../state.ts'
import { doorThing, figureThing, squareThing } from '../things.ts'
import { squareLabel } from './moving.ts'

/** What the card being resolved says. */
const cardDetail = ({ exploring, terms }: State): string => {
  if (exploring === null || exploring.card === null) return ''
  const card = roomCards.of(exploring.card)
  return `${card.name}: ${roomText(card, terms.n)}`
}

/** How far a square is from the opened door. */
const fromDoor = (state: State, square: Square): string => {
  const door = state.exploring?.door ?? null
  return door === null ? '' : `${distanceOf(state, doorOf(state, door).square, square)} from the door`
}

/** SB-238 The stack of one of the unexplored regions. */
export function stackQuestion(name: string, prompt: string, icon: string): Question<RegionId, State> {
  return {
    name,
    rule: 'SB-238',
    prompt: () => prompt,
    say: sayRegion,
    label: (region, state) => ({ name: regionName(region), means: doorsTo(region, state), icon }),
  }
}

/** A square that the Overseer chooses for something. */
const squareQuestion = (name: string, rule: RuleId, prompt: string, icon: string): Question<Square, State> => ({
  name,
  rule,
  prompt: () => prompt,
  detail: cardDetail,
  say: saySquare,
  things: (square) => [squareThing(square)],
  label: (square, state) => {
    const label = squareLabel(square, state, icon)
    const means = [label.means ?? '', fromDoor(state, square)].filter((words) => words !== '').join(', ')
    return means === '' ? label : { ...label, means }
  },
  forced: true,
})

/** DC-19 */
export const generatorQuestion = squareQuestion(
  'generator square',
  'SB-188',
  'Where does the generator stand?',
  'generator',
)

/** DC-20 `left`: how many are still to be placed, this one included. */
export const roomEnemyQuestion = (enemy: EnemyId, left: number): Question<Square, State> =>
  squareQuestion('room enemy', 'SB-094', placePrompt(enemy, left), 'deploy')

export const flankingQuestion = (enemy: EnemyId, left: number): Question<Square, State> =>
  squareQuestion('flanking square', 'SB-176', placePrompt(enemy, left), 'deploy')

const placePrompt = (enemy: EnemyId, left: number): string =>
  `Where do you place the ${enemies.of(enemy).name}?${left === 1 ? '' : ` ${left} are to be placed.`}`

export const coreQuestion = squareQuestion('core square', 'SB-219', 'Where does the data core lie?', 'objective')
export const supplyQuestion = squareQuestion(
  'supply square',
  'SB-015',
  'Where do you put an investigate marker?',
  'investigate',
)
export const rubbleQuestion = squareQuestion('rubble square', 'SB-079', 'Where does rubble fall?', 'rubble')
export const emiQuestion = squareQuestion('EMI square', 'SB-113', 'Which square becomes EMI?', 'emi')

/** DC-20 Which of the enemies just placed attacks the explorer. */
export const freeAttackQuestion = (explorer: CommandoId, kind: AttackKind): Question<number, State> => ({
  name: 'free attack of a room card',
  rule: 'SB-093',
  prompt: () => `Which of them attacks ${commandoName(explorer)} at once, free?`,
  detail: cardDetail,
  say: (uid, state) => {
    const enemy = enemyOf(state, uid)
    return enemy === undefined ? `enemy ${uid}` : sayEnemy(enemy)
  },
  things: (uid, state) => [figureThing({ is: 'enemy', uid }, state)],
  label: (uid, state) => {
    const enemy = enemyOf(state, uid)
    const means = `${kind} attack on ${commandoName(explorer)}`
    return { name: enemy === undefined ? 'Enemy' : enemyName(enemy), means, cost: 'free', icon: kind, isAttack: true }
  },
  pass: 'no attack',
})

const doorWords = (id: DoorId, state: State): string => doorOf(state, id).between.map(regionName).join(' / ')

/** DC-20 */
export const exchangeQuestion: Question<readonly [DoorId, DoorId], State> = {
  name: 'exchange markers',
  rule: 'SB-238',
  prompt: () => 'Which two facedown door markers do you exchange?',
  detail: () => 'The commandos are told which doors, not which markers.',
  say: ([one, other]) => `${sayDoor(one)} with ${sayDoor(other)}`,
  things: (pair) => pair.map(doorThing),
  label: ([one, other], state) => ({
    name: `${one} with ${other}`,
    means: `${doorWords(one, state)} with ${doorWords(other, state)}`,
    icon: 'trade',
  }),
  pass: 'no exchange',
}

/** DC-20 */
export const exchangeWithQuestion = (door: DoorId): Question<DoorId, State> => ({
  name: 'exchange marker',
  rule: 'SB-238',
  prompt: () => `With which facedown marker do you exchange that of door ${door}?`,
  detail: () => 'The commandos know the marker that goes there.',
  say: sayDoor,
  things: (id) => [doorThing(id)],
  label: (id, state) => ({ name: `Door ${id}`, means: doorWords(id, state), icon: 'trade' }),
  pass: 'no exchange',
})

/** DC-20 */
export const reorderQuestion: Question<RegionId, State> = {
  ...stackQuestion('reorder stack', 'Of which unexplored region do you reorder the stack?', 'deck'),
  detail: () => 'The commandos are told the region, not the order.',
  pass: 'no reorder',
}

/** `behind D2, D4` */
const doorsTo = (region: RegionId, state: State): string => {
  const doors = missionOf(state).map.doors.filter(({ between }) => between.includes(region))
  return `behind ${doors.map(({ id }) => id).join(', ')}`
}
