// The table of Reichbusters as text: the map with walls and doors, the tracker, Heroes, enemies, what lies about.

import { at, type View } from '@umpire/engine'
import { cards } from './content/cards.ts'
import { factions } from './content/factions.ts'
import { features } from './content/features.ts'
import { items } from './content/items.ts'
import type { AreaId, Border } from './content/map/map.ts'
import { awarenessText } from './content/text.ts'
import { units } from './content/units.ts'
import { weapons } from './content/weapons.ts'
import { wounds } from './content/wounds.ts'
import { hasEnemies } from './ground.ts'
import { areaName, doorName, enemyName, heroName, roomName } from './names.ts'
import { isLocked, isOpen, mapOf, missionOf, roomNow, spotOf, type State } from './state.ts'
import { type Hero, isDowned, type Item, type WeaponToken } from './state/hero.ts'

export function board(view: View<State>): string {
  const { state } = view
  const parts = [heading(state), mapText(state), teamText(state), enemyText(state), roomText(state), lyingText(view)]
  return [...parts, deckText(state), testText(state)].filter((part) => part !== '').join('\n\n')
}

function heading(state: State): string {
  const mission = missionOf(state)
  const { name } = mapOf(state)
  const where = name === mission.name ? '' : ` in the ${name}`
  const first = `${mission.name}${where}, against ${factions.of(state.faction).name}`
  return [first, `Objective: ${mission.objective}`, trackerText(state)].join('\n')
}

/** `Round 3. Before the alarm: - - [3] - - -   after it: - - - -` */
function trackerText({ round, alarm, tracker }: State): string {
  const section = (name: 'pre' | 'post', boxes: number): string =>
    Array.from({ length: boxes }, (_, n) =>
      tracker.section === name && tracker.box === n + 1 ? `[${n + 1}]` : String(n + 1),
    ).join(' ')
  const pending = alarm === 'pending' || tracker.section === 'alarm' ? '   ALARM' : ''
  return `Round ${round}. Before the alarm: ${section('pre', tracker.pre)}   after it: ${section('post', tracker.post)}${pending}`
}

/** An area is nine signs wide and four high; borders are shared with its neighbours. */
const wide = 10
const high = 4

type Write = (row: number, column: number, text: string) => void

function mapText(state: State): string {
  const map = mapOf(state)
  const rows = Array.from({ length: map.height * high + 1 }, () =>
    Array.from({ length: map.width * wide + 1 }, () => ' '),
  )
  const write: Write = (row, column, text) => {
    for (let n = 0; n < text.length; n++) at(rows, row)[column + n] = text.charAt(n)
  }
  for (const { id, col, row } of map.areas) {
    drawArea(state, id, (down, right, text) => write(row * high + down, col * wide + right, text))
  }
  return [...rows.map((row) => row.join('').trimEnd()), mapKey].join('\n')
}

const mapKey =
  '=# wall  1 2 3 closed door by its noise (! locked)  / open door  s1 s2 s3 spawn token  f feature  i items  g guard point\n' +
  'Heroes by two letters, small if Downed; enemies by their number  ~ smoke  x suppressed  E exit  ? suspicious  ! alert'

/** Signs of a border lying, and standing from top to bottom. */
function borderSigns(state: State, { is, door }: Border): { readonly lying: string; readonly standing: string } {
  if (is === 'wall') return { lying: '=========', standing: '###' }
  if (is === 'open') return { lying: ' .  .  . ', standing: ':::' }
  if (isOpen(state, door)) return { lying: '==/   /==', standing: '#/#' }
  const { noise } = at(mapOf(state).doors, door)
  return isLocked(state, door)
    ? { lying: `===<${noise}!>==`, standing: `#${noise}!` }
    : { lying: `===<${noise}>===`, standing: `#${noise}#` }
}

function drawArea(state: State, id: AreaId, write: Write): void {
  const borders = at(mapOf(state).borders, id)
  for (const [row, column] of [
    [0, 0],
    [0, wide],
    [high, 0],
    [high, wide],
  ] as const) {
    write(row, column, '+')
  }
  write(0, 1, borderSigns(state, at(borders, 0)).lying)
  write(high, 1, borderSigns(state, at(borders, 2)).lying)
  for (let row = 1; row < high; row++) {
    write(row, 0, borderSigns(state, at(borders, 3)).standing.charAt(row - 1))
    write(row, wide, borderSigns(state, at(borders, 1)).standing.charAt(row - 1))
  }
  write(1, 1, `${areaName(id, state)} ${signsText(state, id)}`.slice(0, wide - 1))
  write(2, 1, ` ${heroSigns(state, id)}`.slice(0, wide - 1))
  write(3, 1, ` ${enemySigns(state, id)}`.slice(0, wide - 1))
}

/** What lies there, in letters. */
function signsText(state: State, area: AreaId): string {
  const { spawns, feature, items: lying, hasGuardPoint, obscured, isSuppressed } = spotOf(state, area)
  const { awareness } = roomNow(state, at(mapOf(state).areas, area).room)
  return [
    ...spawns.map(({ level }) => `s${level}`),
    feature === null ? '' : 'f',
    lying.length === 0 ? '' : 'i',
    hasGuardPoint ? 'g' : '',
    obscured === 0 ? '' : '~',
    isSuppressed ? 'x' : '',
    mapOf(state).exits.some((exit) => exit.area === area) ? 'E' : '',
    at(['', '?', '!'], awareness),
  ].join('')
}

const heroSigns = (state: State, area: AreaId): string =>
  state.heroes
    .filter((hero) => hero.area === area)
    .map((hero) => (isDowned(hero) ? hero.id.slice(0, 2) : hero.id.slice(0, 2).toUpperCase()))
    .join(' ')

const enemySigns = (state: State, area: AreaId): string =>
  state.enemies
    .filter((enemy) => enemy.area === area)
    .map(({ uid }) => uid)
    .join(',')

const teamText = (state: State): string => state.heroes.map((hero) => heroText(state, hero)).join('\n')

function heroText(state: State, hero: Hero): string {
  const { attack, defence, wild } = hero.heroic
  const isActing = state.stage === 'hero turn' && state.turn?.hero === hero.id
  const words = [
    `${isActing ? '>' : ' '} ${heroName(hero.id)}`,
    hero.area === null ? 'off the map' : areaName(hero.area, state),
    statusText(hero),
    isActing ? `${state.turn?.basicLeft ?? 0} basic actions` : '',
    `heroic ${attack} attack ${defence} defence ${wild} wild`,
    hero.weapons.map(weaponText).join(', '),
    hero.skills.map(({ id, isActive }) => (isActive ? id : `(${id})`)).join(', '),
    hero.items.map(itemText).join(', '),
    hero.wounds.length === 0 ? '' : `wounds: ${hero.wounds.map(({ id }) => wounds.of(id).name).join(', ')}`,
    `deck ${hero.deck.length}, discard ${hero.discard.length}`,
  ]
  const hand = hero.hand.map((card) => cards.of(card).name).join(', ')
  return `${words.filter((word) => word !== '').join('   ')}\n    hand: ${hand === '' ? 'none' : hand}`
}

function statusText(hero: Hero): string {
  if (hero.isCaptured) return 'captured'
  if (isDowned(hero)) return 'Downed'
  return hero.isKnockedDown ? 'knocked down' : ''
}

const markText = ({ jammed, drained }: { readonly jammed: number; readonly drained: number }): string =>
  `${jammed > 0 ? ` jammed ${jammed}` : ''}${drained > 0 ? ' drained' : ''}`

const weaponText = (token: WeaponToken): string => `${weapons.of(token.id)[token.side].name}${markText(token)}`
const itemText = (item: Item): string => `${items.of(item.id).name}${markText(item)}`

/** Enemies by area, with the awareness of the room. */
const enemyText = (state: State): string =>
  mapOf(state)
    .areas.filter(({ id }) => hasEnemies(state, id))
    .map(({ id, name, room }) => {
      const here = state.enemies.filter((enemy) => enemy.area === id)
      const level = state.alarm === 'post' ? '' : ` (${awarenessText(roomNow(state, room).awareness)})`
      const named = here.map((enemy) => {
        const side = at(units.of(enemy.unit).sides, enemy.side).name
        return `${enemyName(enemy)}${side === '' ? '' : ` ${side}`}${enemy.wounds > 0 ? ` wounds ${enemy.wounds}` : ''}`
      })
      return `  ${name} ${roomName(room, state)}${level}: ${named.join(', ')}`
    })
    .join('\n')

function roomText(state: State): string {
  const { rooms, doors, barracks } = mapOf(state)
  const cleared = rooms.filter(({ id }) => roomNow(state, id).isCleared).map(({ name }) => name)
  const locked = doors.filter(({ id }) => isLocked(state, id)).map(({ id }) => doorName(id, state))
  const lines = [
    cleared.length === 0 ? '' : `Cleared: ${cleared.join(', ')}`,
    locked.length === 0 ? '' : `Locked: ${locked.join(', ')}`,
    `Barracks: A ${areaName(barracks.A, state)}, B ${areaName(barracks.B, state)}, C ${areaName(barracks.C, state)}`,
  ]
  return lines.filter((line) => line !== '').join('\n')
}

/** Items and features where they lie, as far as the viewer knows them. */
function lyingText(view: View<State>): string {
  const { state } = view
  return mapOf(state)
    .areas.map(({ id, name }) => {
      const { feature, items: lying, passage } = spotOf(state, id)
      const face = feature === null ? undefined : (feature.id ?? (feature.secret && view.face(feature.secret)))
      const words = [
        ...lying.map(({ id: known, secret, category }) => {
          const item = known ?? (secret === null ? undefined : view.face(secret))
          return item === undefined ? `${category} item face down` : items.of(item).name
        }),
        feature === null
          ? ''
          : face === undefined || face === null
            ? `${feature.type} feature face down`
            : features.of(face).name,
        passage === null ? '' : `passage to ${areaName(passage, state)}`,
      ].filter((word) => word !== '')
      return words.length === 0 ? '' : `  ${name}: ${words.join(', ')}`
    })
    .filter((line) => line !== '')
    .join('\n')
}

function deckText(state: State): string {
  const inPlay = state.lasting.map(({ card, owner }) => `${cards.of(card).name} (${heroName(owner)})`)
  const lines = [
    state.order.length === 0 ? '' : `Turns to come: ${state.order.map(heroName).join(', ')}`,
    inPlay.length === 0 ? '' : `In play: ${inPlay.join(', ')}`,
    `Decks: noise ${state.noiseDeck.length}, spawn ${state.spawnDeck.length}, wounds ${state.woundDeck.length}`,
  ]
  return lines.filter((line) => line !== '').join('\n')
}

/** Tests that are going on, the newest first. */
const testText = (state: State): string =>
  state.tests
    .toReversed()
    .map(({ hero, kind, about, dice, target }) => {
      const rolled = dice.map(({ face }) => String(face)).join(' ')
      return `${heroName(hero)}, ${kind} test: ${about}${rolled === '' ? '' : `; ${rolled}`}, against ${target}`
    })
    .join('\n')
