// What the lab counts in Subterra Bravo: commandos, kit, stances, finds, and what the Overseer has: enemies, tiles, doors, rooms.

import { type ContentItem, type Measures, seatsOf, type Use, type UsesByKind } from '@umpire/engine'
import { wordIn, wordOf } from '../option-fields.ts'
import { type CommandoId, commandos } from './content/commandos.ts'
import { tiles } from './content/dashboard.ts'
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

/** Tiles by what they do, as options and questions name it: `adrenal howl`. */
const tilesByDeed = new Map<string, string>(tiles.rows.map(({ id, effect }) => [effect.effect.replace('-', ' '), id]))

/** The tile that an option of one of the Overseer's questions would use. */
const tileOf = (value: unknown): string | undefined => tilesByDeed.get(wordIn(value, 'do') ?? '')

/** The tile that a yes would use. */
const tileFor =
  (deed: string) =>
  (value: unknown): string | undefined =>
    value === true ? tilesByDeed.get(deed) : undefined

/** Whoever has made the wounds, and with what. */
function woundUses(wounds: number, state: State, earlier: readonly SubterraEvent[]): Use[] {
  const cause = earlier.at(-1)
  return cause?.kind === 'attack declared' ? attackUses(cause.by, cause.weapon, state, 0, wounds) : []
}

function attackUses(by: SeenAttacker, weapon: string, state: State, times: number, effect: number): Use[] {
  if (by.is === 'enemy') return [{ item: by.type, seat: state.overseer, times, effect }]
  if (by.is === 'device') return []
  const { seat } = commandoOf(state, by.id)
  return [
    { item: weaponNamed(by.id, weapon), seat, times, effect },
    { item: by.id, seat, times, effect },
  ]
}

const commandoUse = (item: string, commando: CommandoId, state: State, times = 1, effect = 0): Use => ({
  item,
  seat: commandoOf(state, commando).seat,
  times,
  effect,
})

const had = (item: string, commando: CommandoId, state: State): Use => commandoUse(item, commando, state, 0)

/** They tell nothing but their last use; the others have told every one. */
const passiveCards: ReadonlySet<string> = new Set(
  [...kit.rows, ...finds].flatMap(({ id, type }) => (type === 'passive' ? [id] : [])),
)

const uses: UsesByKind<State, SubterraEvent> = {
  'commando chosen': ({ commando }, state) =>
    [commando, issueId(commando, 0), issueId(commando, 1)].map((item) => had(item, commando, state)),
  'kit taken': ({ cards, commando }, state) => cards.map((card) => had(card, commando, state)),
  found: ({ card, commando }, state) => [had(card, commando, state)],
  'dashboard laid': ({ tiles: laid }, { overseer }) => laid.map((item) => ({ item, seat: overseer, times: 0 })),
  'card used': ({ card, commando }, state) => [commandoUse(card, commando, state)],
  'interrupt used': ({ card, commando }, state) => [commandoUse(card, commando, state)],
  'used up': ({ card, commando }, state) => (passiveCards.has(card) ? [commandoUse(card, commando, state)] : []),
  'wounds prevented': ({ card, commando, wounds }, state) => [commandoUse(card, commando, state, 0, wounds)],
  'attack declared': ({ by, weapon }, state) => attackUses(by, weapon, state, 1, 0),
  'enemy wounded': ({ wounds }, state, earlier) => woundUses(wounds, state, earlier),
  wounded: ({ wounds }, state, earlier) => woundUses(wounds, state, earlier),
  // A find is used later, if at all.
  drew: ({ card, commando }, state) =>
    investigateDeck.of(card).kind === 'find' ? [] : [commandoUse(card, commando, state)],
  'tile used': ({ tile }, { overseer }) => [{ item: tile, seat: overseer }],
  spawned: ({ type }, { overseer }) => [{ item: type, seat: overseer, times: 0 }],
  'marker flipped': ({ marker }, { overseer }) => [{ item: marker, seat: overseer }],
  'room card': ({ card }, { overseer }) => [{ item: card, seat: overseer }],
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
  offers: {
    commando: wordOf,
    kit: wordOf,
    stance: wordOf,
    'door markers': wordOf,
    'spawn step': (value) => wordIn(value, 'tile'),
    'activate step': tileOf,
    'after attack': tileOf,
    'surprise attack': () => tilesByDeed.get('surprise attack'),
    frenzy: tileFor('frenzy'),
    charge: tileFor('charge'),
    'adrenal howl': tileFor('adrenal howl'),
    blackout: tileFor('blackout'),
  },
  // The last one says what wounds come from.
  causes: ['attack declared', 'drew', 'room card', 'challenge rolled', 'turn begins', 'activated'],
  uses,
  reasons: { 'attack rolled': ({ parts }) => parts },
}
