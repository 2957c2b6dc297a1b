// The things on the board that an event speaks of, the most important first.

import { type EventTable, said } from '@umpire/board'
import type { RoomId } from '../content/map/map.ts'
import type { ReichbustersEvent } from '../events.ts'
import { mapOf, type State } from '../state.ts'
import { areaThing, cardThing, doorThing, enemyThing, heroThing, skillThing, weaponThing } from '../things.ts'

const roomThings = (state: State, room: RoomId): string[] => mapOf(state).rooms[room]?.areas.map(areaThing) ?? []

/** The kinds whose things are not simply what they have. */
const special = (state: State): EventTable<ReichbustersEvent, string[]> => ({
  'enemy moved': ({ enemy, to }) => [enemyThing(enemy.uid), areaThing(to)],
  'enemy killed': ({ area, by }) => [areaThing(area), ...(by === null ? [] : [heroThing(by)])],
  'enemies attack': ({ hero, group }) => [heroThing(hero), ...group.map(({ uid }) => enemyThing(uid))],
  'test begins': ({ hero, enemies }) => [heroThing(hero), ...enemies.map(enemyThing)],
  attack: ({ hero, enemies }) => [...enemies.map(({ uid }) => enemyThing(uid)), heroThing(hero)],
  awareness: ({ room, by, seen }) => [
    ...roomThings(state, room),
    ...(by === null ? [] : [enemyThing(by.uid)]),
    ...(seen === null ? [] : [heroThing(seen)]),
  ],
  'awareness removed': ({ rooms }) => rooms.flatMap((room) => roomThings(state, room)),
  'room cleared': ({ room }) => roomThings(state, room),
  pacified: ({ hero, room }) => [heroThing(hero), ...roomThings(state, room)],
  'hero moved': ({ hero, to }) => [heroThing(hero), areaThing(to)],
  'passage found': ({ area, end }) => [areaThing(area), areaThing(end)],
  'objectives swapped': ({ area, other }) => [areaThing(area), areaThing(other)],
  'alarm sounds': () => Object.values(mapOf(state).barracks).map(areaThing),
  'charges detonated': ({ areas }) => areas.map(areaThing),
  'biscuits thrown': ({ hero, enemies }) => [heroThing(hero), ...enemies.map(({ uid }) => enemyThing(uid))],
  'item given': ({ hero, to }) => [heroThing(to), heroThing(hero)],
  'order swapped': ({ hero, with: other }) => [heroThing(hero), heroThing(other)],
  'skill off': ({ hero, skill }) => [heroThing(hero), skillThing(hero, skill)],
  'skill on': ({ hero, skill }) => [skillThing(hero, skill), heroThing(hero)],
})

/** What most events have in common. */
function plainThings(event: ReichbustersEvent): string[] {
  const things: string[] = 'hero' in event && event.hero !== null ? [heroThing(event.hero)] : []
  if ('enemy' in event) things.unshift(enemyThing(event.enemy.uid))
  if ('door' in event && event.door !== null) things.push(doorThing(event.door))
  if ('area' in event && typeof event.area === 'number') things.push(areaThing(event.area))
  if ('weapon' in event && event.weapon !== null && event.kind !== 'attack') things.push(weaponThing(event.weapon))
  if ('card' in event && 'hero' in event && event.kind !== 'noise heard') things.push(cardThing(event.card))
  return things
}

export const thingsOf = (event: ReichbustersEvent, state: State): string[] =>
  said(special(state), event) ?? plainThings(event)
