// What is asked before the mission begins: commandos, dashboard, doors, stacks, kit and start squares.

import type { AssignQuestion, Question } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { type CommandoId, commandos } from '../content/commandos.ts'
import { type TileId, tiles } from '../content/dashboard.ts'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import type { KitCard, KitId } from '../content/kit/card.ts'
import { kit, presetFor } from '../content/kit/kit.ts'
import type { DoorId, RegionId } from '../content/map/map.ts'
import { type RoomCardId, roomCards } from '../content/rooms.ts'
import { forTeam } from '../content/team.ts'
import { tileText } from '../content/text/dashboard.ts'
import { doorText } from '../content/text/doors.ts'
import { cardText } from '../content/text/kit.ts'
import { roomText } from '../content/text/rooms.ts'
import { commandoName, sayCard, sayCommando, sayDoor, sayRegion, saySquare, squareName } from '../names.ts'
import { missionOf, type State } from '../state.ts'
import { squareThing, tileThing } from '../things.ts'

/** DC-01 */
export const commandoQuestion: Question<CommandoId, State> = {
  name: 'commando',
  rule: 'SB-010',
  prompt: ({ commandos: chosen, terms }) =>
    `Which commando do you take? ${chosen.length} of ${terms.n} are chosen so far.`,
  detail: () => 'The commando of the highest rank on the map gives out the initiative each round.',
  say: sayCommando,
  label: (id) => {
    const { name, role, rankName, vitality, strength, intelligence, agility } = commandos.of(id)
    return {
      name,
      means: `${role}, ${rankName}: Vitality ${vitality}, Strength ${strength}, Intelligence ${intelligence}, Agility ${agility}`,
      icon: 'person',
    }
  },
  forced: true,
}

/** The other tiles of an own dashboard, beside Clone Reinforcements. */
export const dashboardQuestion: Question<TileId, State> = {
  name: 'dashboard',
  rule: 'SB-022',
  prompt: () => 'Which five tiles lie on your dashboard beside Clone Reinforcements?',
  say: (id) => tiles.of(id).name.toLowerCase(),
  things: (id) => [tileThing(id)],
  label: (id, { terms: { n } }) => {
    const tile = tiles.of(id)
    const cost = `${forTeam(tile.ready, n)} energy, ${forTeam(tile.committed, n)} committed`
    return { name: tile.name, means: tileText(tile, n), cost, icon: 'gear' }
  },
}

/** Things with their words; the second one of a word is `jammed 2`. */
export function numbered<T>(named: readonly (readonly [thing: T, word: string])[]): ReadonlyMap<T, string> {
  const words = new Map<T, string>()
  const counts = new Map<string, number>()
  for (const [thing, word] of named) {
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    words.set(thing, count === 1 ? word : `${word} ${count}`)
  }
  return words
}

const supplyOf = (state: State, marker: DoorMarkerId): number =>
  missionOf(state).doorSupply.filter((id) => id === marker).length

/** DC-02 */
export const markersQuestion: AssignQuestion<DoorId, DoorMarkerId, State> = {
  name: 'door markers',
  rule: 'SB-018',
  prompt: () => 'Which marker lies facedown on each door?',
  detail: () => 'What is left over leaves the game unseen.',
  say: (id) => doorMarkers.of(id).name.toLowerCase(),
  sayItem: sayDoor,
  label: (id, state) => ({
    name: doorMarkers.of(id).name,
    means: `${doorText(doorMarkers.of(id))} ${supplyOf(state, id)} in the supply.`,
    icon: 'door-closed',
  }),
}

/** DC-03 Which of the free stacks lies in which room. */
export const stackRoomsQuestion: AssignQuestion<RegionId, string, State> = {
  name: 'stack rooms',
  rule: 'SB-021',
  prompt: () => 'Which stack lies in each room?',
  say: (name) => name.toLowerCase(),
  sayItem: sayRegion,
  label: (name, state) => {
    const stack = missionOf(state).freeStacks?.stacks.find(({ id }) => id === name)
    const means = (stack?.cards ?? []).map((id) => roomCards.of(id).name).join(', ')
    return { name: `Stack ${name}`, means, icon: 'deck' }
  },
}

/** DC-03 The cards of one stack, the first one on top. `cards`: what each of the things to be ordered is. */
export function stackOrderQuestion<T>(where: string, cards: ReadonlyMap<T, RoomCardId>): Question<T, State> {
  const words = numbered([...cards].map(([thing, id]) => [thing, roomCards.of(id).name.toLowerCase()]))
  return {
    name: 'stack order',
    rule: 'SB-020',
    prompt: () => `In which order do the cards of ${where} lie, from the top?`,
    detail: () => 'The whole stack is resolved from the top when the room is explored.',
    say: (thing) => words.get(thing) ?? '',
    label: (thing, { terms }) => {
      const id = cards.get(thing)
      if (id === undefined) return { name: '' }
      const card = roomCards.of(id)
      return { name: card.name, means: roomText(card, terms.n), icon: 'draw-cards' }
    },
    forced: true,
  }
}

const typeIcons: { readonly [Type in KitCard['type']]: string } = {
  weapon: 'attack',
  action: 'play',
  passive: 'shield',
  interrupt: 'standing-order',
}

export const kitChoices = ['preset', 'own'] as const
type KitChoice = (typeof kitChoices)[number]

const kitPointsOf = (cards: readonly KitId[]): number => cards.reduce((sum, card) => sum + kit.of(card).points, 0)

/** DC-04 The ready kit, or card by card. */
export const readyKitQuestion = (commando: CommandoId, points: number): Question<KitChoice, State> => ({
  name: 'ready kit',
  rule: 'SB-026',
  prompt: () => `What does ${commandoName(commando)} carry?`,
  say: (choice) => choice,
  label: (choice) =>
    choice === 'own'
      ? { name: 'Choose the cards', cost: `${points} points`, icon: 'deck' }
      : {
          name: 'The ready kit',
          means: presetFor(commando, points)
            .map((card) => kit.of(card).name)
            .join(', '),
          cost: `${kitPointsOf(presetFor(commando, points))} points`,
          icon: 'gear',
        },
})

/** DC-04 `points` in all. */
export const kitQuestion = (commando: CommandoId, points: number): Question<KitId, State> => ({
  name: 'kit',
  rule: 'SB-026',
  prompt: () => `What does ${commandoName(commando)} carry, for ${points} kit points at most?`,
  detail: () => 'What is not spent is lost. The next rank chooses from what is left of the common deck.',
  say: sayCard,
  label: (id) => {
    const card = kit.of(id)
    return {
      name: card.name,
      means: cardText(card),
      cost: card.points === 1 ? '1 point' : `${card.points} points`,
      group: card.deck === 'common' ? 'Common deck' : `${commandoName(commando)}'s own deck`,
      icon: typeIcons[card.type],
    }
  },
})

/** DC-05 */
export const startQuestion = (commando: CommandoId): Question<Square, State> => ({
  name: 'start square',
  rule: 'SB-014',
  prompt: () => `Where does ${commandoName(commando)} start?`,
  say: saySquare,
  things: (square) => [squareThing(square)],
  label: (square, state) => ({ name: squareName(square, state), icon: 'deploy', isPlace: true }),
  forced: true,
})
