// What the lab counts in Subterra Bravo: commandos, kit, stances, finds, and what the Overseer has: enemies, tiles, doors, rooms.

import { type ContentItem, type Measures, type Seat, seatsOf, type Use } from '@umpire/engine'
import { wordIn, wordOf } from '../option-fields.ts'
import { type CommandoId, commandos } from './content/commandos.ts'
import { type TileEffect, tiles } from './content/dashboard.ts'
import { sayPool } from './content/dice.ts'
import { doorMarkers } from './content/doors.ts'
import { enemies } from './content/enemies.ts'
import { finds, investigateDeck } from './content/investigate.ts'
import type { FindCard, KitCard } from './content/kit/card.ts'
import { kit } from './content/kit/kit.ts'
import { missions } from './content/missions/missions.ts'
import { roomCards } from './content/rooms.ts'
import { stances } from './content/stances.ts'
import type { SubterraEvent } from './events.ts'
import type { SeenAttacker } from './events/fight.ts'
import { commandoName } from './names.ts'
import { type options, termsOf } from './options.ts'
import { commandoOf, type State } from './state.ts'

const passive = { isPassive: true } as const

const cardItem = ({ id, name, type }: KitCard | FindCard, note: string): ContentItem => ({
  id,
  name,
  note,
  ...(type === 'passive' ? passive : {}),
})

const kitItems = (deck: KitCard['deck']): ContentItem[] =>
  kit.rows
    .filter((card) => card.deck === deck)
    .map((card) => cardItem(card, `${card.type}, ${card.points} ${card.points === 1 ? 'point' : 'points'}`))

/** The two weapons that a commando always has; numbered as on its sheet. */
const issueId = (commando: CommandoId, weapon: number): string => `${commando}/${weapon}`

const issueItems = commandos.rows.flatMap(({ id, issue }) =>
  issue.map(
    ({ name, dice }, n): ContentItem => ({
      id: issueId(id, n),
      name: `${name} of ${commandoName(id)}`,
      note: sayPool(dice),
    }),
  ),
)

const weaponCards = new Map<string, string>(
  [...kit.rows, ...finds].flatMap(({ id, name, type }): [string, string][] => (type === 'weapon' ? [[name, id]] : [])),
)

/** A weapon by the name that an attack is told with; of several copies of a card the others are numbered. */
function weaponNamed(commando: CommandoId, name: string): string {
  const issue = commandos.of(commando).issue.findIndex((weapon) => weapon.name === name)
  return issue >= 0 ? issueId(commando, issue) : (weaponCards.get(name.replace(/ \d$/, '')) ?? '')
}

const tilesByEffect = new Map<string, string>(tiles.rows.map(({ id, effect }) => [effect.effect, id]))

const tileOf = (effect: TileEffect['effect']): string | undefined => tilesByEffect.get(effect)

/** The tile that an option of one of the Overseer's questions would use. */
function tileOffered(question: string, value: unknown): string | undefined {
  switch (question) {
    case 'spawn step':
      return wordIn(value, 'tile')
    case 'activate step':
    case 'after attack':
      return tilesByEffect.get((wordIn(value, 'do') ?? '').replace(' ', '-'))
    case 'surprise attack':
      return tileOf('surprise-attack')
    case 'frenzy':
    case 'charge':
    case 'adrenal howl':
    case 'blackout':
      return value === true ? tilesByEffect.get(question.replace(' ', '-')) : undefined
    default:
      return undefined
  }
}

/** Of these the last one says what wounds come from. */
const causes: ReadonlySet<string> = new Set<SubterraEvent['kind']>([
  'attack declared',
  'drew',
  'room card',
  'challenge rolled',
  'turn begins',
  'activated',
])

/** Whoever has made the wounds, and with what. */
function woundUses(wounds: number, state: State, earlier: readonly SubterraEvent[]): Use[] {
  const cause = earlier.findLast(({ kind }) => causes.has(kind))
  return cause?.kind === 'attack declared'
    ? attackUses(cause.by, cause.weapon, state).map((use) => ({ ...use, times: 0, effect: wounds }))
    : []
}

function attackUses(by: SeenAttacker, weapon: string, state: State): Use[] {
  if (by.is === 'enemy') return [{ item: by.type, seat: state.overseer }]
  if (by.is === 'device') return []
  const { seat } = commandoOf(state, by.id)
  return [
    { item: weaponNamed(by.id, weapon), seat },
    { item: by.id, seat },
  ]
}

function uses(event: SubterraEvent, state: State, earlier: readonly SubterraEvent[]): readonly Use[] {
  const seatOf = (id: CommandoId): Seat => commandoOf(state, id).seat
  if (event.kind === 'commando chosen') {
    return [
      { item: event.commando, seat: seatOf(event.commando), times: 0 },
      ...[0, 1].map((n) => ({ item: issueId(event.commando, n), seat: seatOf(event.commando), times: 0 })),
    ]
  }
  if (event.kind === 'kit taken') {
    return event.cards.map((item) => ({ item, seat: seatOf(event.commando), times: 0 }))
  }
  if (event.kind === 'found') return [{ item: event.card, seat: seatOf(event.commando), times: 0 }]
  if (event.kind === 'dashboard laid') return event.tiles.map((item) => ({ item, seat: state.overseer, times: 0 }))
  if (event.kind === 'card used' || event.kind === 'interrupt used') {
    return [{ item: event.card, seat: seatOf(event.commando) }]
  }
  if (event.kind === 'used up') {
    // Passive cards tell nothing but their last use; the others have told every one.
    return [...kit.rows, ...finds].find(({ id }) => id === event.card)?.type === 'passive'
      ? [{ item: event.card, seat: seatOf(event.commando) }]
      : []
  }
  if (event.kind === 'wounds prevented') {
    return [{ item: event.card, seat: seatOf(event.commando), times: 0, effect: event.wounds }]
  }
  if (event.kind === 'attack declared') return attackUses(event.by, event.weapon, state)
  if (event.kind === 'enemy wounded' || event.kind === 'wounded') return woundUses(event.wounds, state, earlier)
  if (event.kind === 'drew') {
    // A find is used later, if at all.
    return investigateDeck.of(event.card).kind === 'find' ? [] : [{ item: event.card, seat: seatOf(event.commando) }]
  }
  if (event.kind === 'tile used') return [{ item: event.tile, seat: state.overseer }]
  if (event.kind === 'spawned') return [{ item: event.type, seat: state.overseer, times: 0 }]
  if (event.kind === 'marker flipped') return [{ item: event.marker, seat: state.overseer }]
  if (event.kind === 'room card') return [{ item: event.card, seat: state.overseer }]
  return []
}

export const measures: Measures<State, typeof options, SubterraEvent> = {
  round: ({ round }) => round,
  sides: (chosen, seats) =>
    termsOf(chosen, seats).isSeries
      ? seatsOf(seats).map((seat) => ({ name: `seat ${seat + 1}`, seats: [seat] }))
      : [
          { name: 'commandos', seats: seatsOf(seats).slice(0, -1) },
          { name: 'Overseer', seats: seatsOf(seats).slice(-1) },
        ],
  wanted: { low: 0.35, high: 0.65 },
  secondsForDecision: 7,
  effect: 'wounds',
  content: [
    { name: 'Commandos', items: commandos.rows.map(({ id, name, role }) => ({ id, name, note: role })) },
    { name: 'Issue weapons', items: issueItems },
    ...commandos.rows.map(({ id }) => ({ name: `Kit of ${commandoName(id)}`, items: kitItems(id) })),
    { name: 'Common kit', items: kitItems('common') },
    {
      name: 'Stances',
      comesByPlay: true,
      items: stances.rows.map(({ id, name, commando }) => ({ id, name, note: commandoName(commando), ...passive })),
    },
    { name: 'Finds', comesByPlay: true, items: finds.map((card) => cardItem(card, card.type)) },
    {
      name: 'Investigate events and traps',
      comesByPlay: true,
      items: investigateDeck.rows
        .filter(({ kind }) => kind !== 'find')
        .map(({ id, name, kind }) => ({ id, name, note: kind })),
    },
    {
      name: 'Enemies',
      comesByPlay: true,
      items: enemies.rows.map(({ id, name, combatCost }) => ({ id, name, note: `${combatCost} energy to fight` })),
    },
    { name: 'Tiles of the Overseer', comesByPlay: true, items: tiles.rows.map(({ id, name }) => ({ id, name })) },
    { name: 'Door markers', items: doorMarkers.rows.map(({ id, name }) => ({ id, name })) },
    { name: 'Room cards', comesByPlay: true, items: roomCards.rows.map(({ id, name }) => ({ id, name })) },
  ],
  tables: {
    commandos: commandos.rows,
    kit: kit.rows,
    stances: stances.rows,
    investigate: investigateDeck.rows,
    enemies: enemies.rows,
    tiles: tiles.rows,
    doors: doorMarkers.rows,
    rooms: roomCards.rows,
    missions: missions.rows,
  },
  ranges: {
    black: [0, 9],
    red: [0, 9],
    vitality: [1, 20],
    hits: [1, 9],
    points: [1, 12],
    uses: [1, 9],
    copies: [1, 9],
    figures: [0, 10],
    maxAdrenaline: [1, 12],
    roundLimit: [1, 60],
  },
  offers: (question, value) =>
    question === 'commando' || question === 'kit' || question === 'stance' || question === 'door markers'
      ? wordOf(value)
      : tileOffered(question, value),
  uses,
}
