// What investigate cards ask: the one who drew the card, and the Overseer for Rats in the Walls.

import type { Question } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import { sayPool } from '../content/dice.ts'
import { enemies, type EnemyId } from '../content/enemies.ts'
import { investigateDeck, type InvestigateId } from '../content/investigate.ts'
import type { DoorId, RegionId } from '../content/map/map.ts'
import { investigateText } from '../content/text/investigate.ts'
import type { Weapon } from '../content/weapon.ts'
import { commandoName, enemyName, regionName, sayCommando, sayDoor, sayEnemy, saySquare } from '../names.ts'
import { vitalityOfEnemy } from '../rules/figures.ts'
import { vitalityOf } from '../rules/passives.ts'
import { commandoOf, doorOf, enemyOf, type State } from '../state.ts'
import { doorThing, figureThing, squareThing } from '../things.ts'
import { squareLabel } from './moving.ts'
import { stackQuestion } from './rooms.ts'
import { numbered } from './setup.ts'

/** DC-17 */
export const floorPlanQuestion: Question<RegionId, State> = {
  ...stackQuestion('floor plan', 'At the stack of which unexplored region does the team look?', 'reveal'),
  detail: () => 'All commandos see its cards in their order; the Overseer sees which stack it is.',
  forced: true,
}

/** DC-17 */
export const schematicsQuestion = (most: number): Question<DoorId, State> => ({
  name: 'schematics',
  rule: 'SB-238',
  prompt: () => `At which facedown door markers does the team look, ${most} at most?`,
  say: sayDoor,
  things: (id) => [doorThing(id)],
  label: (id, state) => ({
    name: `Door ${id}`,
    means: doorOf(state, id).between.map(regionName).join(' / '),
    icon: 'reveal',
  }),
})

/** DC-17 Cards that everybody has seen. */
export function cacheQuestion<T>(cards: ReadonlyMap<T, InvestigateId>): Question<T, State> {
  const words = numbered([...cards].map(([thing, id]) => [thing, investigateDeck.of(id).name.toLowerCase()]))
  return {
    name: 'cache',
    rule: 'SB-160',
    prompt: () => 'Which of the cards do you resolve?',
    detail: () => 'The other goes under the deck.',
    say: (thing) => words.get(thing) ?? '',
    label: (thing, { terms }) => {
      const id = cards.get(thing)
      if (id === undefined) return { name: '' }
      const card = investigateDeck.of(id)
      const means = investigateText(card, terms.n)
      return { name: card.name, means, icon: card.kind === 'find' ? 'gear' : 'draw-cards' }
    },
    forced: true,
  }
}

/** DC-17 */
export const intercomQuestion = (squares: number): Question<CommandoId, State> => ({
  name: 'intercom',
  rule: 'SB-160',
  prompt: () => `Which commando may move up to ${squares} squares, free?`,
  say: sayCommando,
  things: (id, state) => [figureThing({ is: 'commando', id }, state)],
  label: (id, state) => {
    const commando = commandoOf(state, id)
    const means = `${commando.wounds} of ${vitalityOf(state, commando)} wounds`
    return { name: commandoName(id), means, icon: 'move' }
  },
  forced: true,
})

/** DC-17 */
export const panelQuestion: Question<Square, State> = {
  name: 'panel',
  rule: 'SB-082',
  prompt: () => 'Which vent do you seal for the rest of the mission?',
  say: saySquare,
  things: (square) => [squareThing(square)],
  label: (square, state) => squareLabel(square, state, 'vent'),
  forced: true,
}

/** DC-17 */
export const turretQuestion = ({ dice }: Weapon): Question<number, State> => ({
  name: 'turret',
  rule: 'SB-121',
  prompt: () => `At which enemy does the turret fire ${sayPool(dice)}?`,
  say: (uid, state) => {
    const enemy = enemyOf(state, uid)
    return enemy === undefined ? `enemy ${uid}` : sayEnemy(enemy)
  },
  things: (uid, state) => [figureThing({ is: 'enemy', uid }, state)],
  label: (uid, state) => {
    const enemy = enemyOf(state, uid)
    if (enemy === undefined) return { name: 'Enemy' }
    const means = `Ranged Defense ${enemies.of(enemy.type).rangedDefense}, ${vitalityOfEnemy(state, enemy) - enemy.wounds} left`
    return { name: enemyName(enemy), means, icon: 'ranged', isAttack: true }
  },
  forced: true,
})

/** DC-20 Asked of the Overseer. */
export const ratsQuestion = (enemy: EnemyId): Question<Square, State> => ({
  name: 'rats',
  rule: 'SB-160',
  prompt: () => `Where does the ${enemies.of(enemy).name} appear?`,
  say: saySquare,
  things: (square) => [squareThing(square)],
  label: (square, state) => squareLabel(square, state, 'deploy'),
  forced: true,
})
