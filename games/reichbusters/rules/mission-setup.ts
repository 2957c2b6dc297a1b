// Setting a mission up (RB-208 to RB-215): map, tokens, objectives, Heroes with their cards and items, decks.

import { at, type Rules } from '@umpire/engine'
import { cards, deckOf } from '../content/cards.ts'
import type { FeatureId } from '../content/feature.ts'
import { features } from '../content/features.ts'
import { heroes } from '../content/heroes.ts'
import type { Category, ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { AreaId } from '../content/map/map.ts'
import type { Level } from '../content/noise.ts'
import type { Placed } from '../content/mission.ts'
import { preAlarm } from '../content/noises.ts'
import { eliteTokens, heroicBag, mostItems, preAlarmBoxes, strongTokens } from '../content/numbers.ts'
import { skills } from '../content/skills.ts'
import { spawnCards } from '../content/spawns.ts'
import { teamOf } from '../content/teams.ts'
import { type Garrison, stronger, trackerFor } from '../content/trackers.ts'
import { wounds } from '../content/wounds.ts'
import { distance } from '../ground.ts'
import {
  chargesQuestion,
  entranceQuestion,
  leaveBehindQuestion,
  redrawQuestion,
  vrilSkillQuestion,
  vrilWeaponQuestion,
} from '../questions/setup.ts'
import { mapOf, missionOf, spotOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { drawCards, drawHeroic, drawItem, noisePool, poolName } from './decks.ts'
import { layFaceDown, layFaceUp } from './found.ts'
import { look } from './looking.ts'
import { lookAhead } from './rewards.ts'
import { emptyMap, hostOf, newHero, noPools, noProgress } from './setup.ts'
import { placeEnemy } from './spawning.ts'

/** RB-003, RB-208 to RB-215 Stage `set up`: everything is laid out anew for the mission of the state. */
export function* setUpMission(t: ReichbustersTable): Rules {
  const { state } = t
  layMap(t)
  fillPools(t)
  equipHeroes(t)
  layTokens(t)
  layObjectives(t)
  for (const hero of state.heroes) yield* chooseVrilStart(t, hero)
  yield* divideCharges(t)
  for (const hero of state.heroes) yield* carryAtMostFour(t, hero)
  for (const hero of state.heroes) yield* drawOpeningHand(t, hero)
  const { missionId: mission, mapId: map, faction, tracker } = state
  t.tell({ kind: 'mission begins', rule: 'RB-215', mission, map, faction, pre: tracker.pre, post: tracker.post })
  postUnits(t)
  yield* lookAhead(t)
  yield* enterCastle(t)
  state.stage = 'round'
}

/** RB-219 */
const withinBounds = (pre: number): number => Math.min(preAlarmBoxes.most, Math.max(preAlarmBoxes.least, pre))

/** RB-215 The tracker, with the marker on the box where it begins. */
function trackerOf(state: State): State['tracker'] {
  const { terms, campaign } = state
  const printed = trackerFor(state.missionId, state.mapId, state.faction, terms.heroes)
  const byLength = { normal: printed, short: { pre: 4, post: 4, from: 1 }, long: { pre: 7, post: 6, from: 1 } }[
    terms.length
  ]
  const fewer = terms.difficulty === 'veteran' || terms.difficulty === 'suicide' ? 1 : 0
  const fewerLate = terms.difficulty === 'suicide' ? 1 : 0
  const recruits = terms.difficulty === 'recruit' ? 1 : 0
  const more = recruits + (campaign?.boxes ?? 0) // RB-218, RB-219
  const pre = withinBounds(byLength.pre + more) - fewer
  return { pre, post: byLength.post + recruits - fewerLate, section: 'pre', box: Math.min(byLength.from, pre) }
}

/** RB-210, RB-215 */
export function layMap({ state }: ReichbustersTable): void {
  Object.assign(state, emptyMap(state.mapId))
  state.tracker = trackerOf(state)
  state.alarm = 'pre'
  state.round = 1
  state.order = []
  state.acted = []
  state.turn = null
  state.enemyTurn = null
  state.enemies = []
  state.nextEnemy = 1
  state.nextItem = 1
  state.lasting = []
  state.actions = []
  state.tests = []
  state.progress = noProgress()
  state.isDrawLost = false
  state.treated = []
  state.alarmRound = null
  state.pacified = 0
}

const categories: readonly Category[] = ['misc', 'medical', 'weapon', 'vril']

/** Every card of a table as often as it is there, less those that are taken. */
function poolOf<Id>(rows: readonly { readonly id: Id; readonly count: number }[], taken: readonly Id[]): Id[] {
  return rows.flatMap(({ id, count }) => {
    const left = count - taken.filter((one) => one === id).length
    return Array.from({ length: Math.max(0, left) }, () => id)
  })
}

/** RB-209, RB-217 What a Hero carries at the start: its own item, and what it kept. */
function startingItems({ campaign, terms }: State, hero: Hero): ItemId[] {
  const kept = campaign?.kept.find((one) => one.hero === hero.id)?.items ?? []
  return [heroes.of(hero.id).item, ...kept, ...(terms.hasVrilStart ? (['vril-orb'] as const) : [])]
}

/** RB-211, RB-213 Starting items are taken from the pools first. */
export function fillPools(t: ReichbustersTable): void {
  const { state } = t
  const taken = state.heroes.flatMap((hero) => startingItems(state, hero))
  state.pools = noPools()
  for (const category of categories) {
    const rows = items.rows.filter((item) => item.category === category)
    state.pools.items[category] = t.deal<ItemId>(poolName(state, `${category} items`), poolOf(rows, taken))
    const cardsOfType = features.rows.filter(({ type }) => type === category)
    state.pools.features[category] = t.deal<FeatureId>(poolName(state, `${category} features`), poolOf(cardsOfType, []))
  }
  const objectives = features.rows.filter(({ type }) => type === 'objective')
  state.pools.features.objective = t.deal<FeatureId>(poolName(state, 'objective features'), poolOf(objectives, []))
  state.pools.heroic = { ...heroicBag }
  state.noiseDeck = t.deal(noisePool(state), [...preAlarm])
  state.noiseDiscard = []
  state.spawnDeck = t.deal(
    poolName(state, 'spawn cards'),
    spawnCards.rows.map(({ id }) => id),
  )
  state.spawnDiscard = []
  state.woundDeck = t.deal(
    poolName(state, 'wound cards'),
    wounds.rows.map(({ id }) => id),
  )
  state.woundDiscard = []
}

/** RB-209 */
function equipHeroes(t: ReichbustersTable): void {
  const { state } = t
  state.heroes = state.heroes.map(({ id, seat }) => newHero(id, seat))
  for (const hero of state.heroes) {
    hero.deck = t.deal(poolName(state, `cards of ${hero.id}`), [...deckOf(hero.id)])
    for (const id of startingItems(state, hero)) takeStartingItem(state, hero, id)
    bringFromCampaign(state, hero)
  }
  // Fixed points first, so that what is drawn at random is drawn from what is left.
  const { heroic } = teamOf(state.terms.heroes)
  for (const hero of state.heroes) {
    takePoint(state, hero, heroes.of(hero.id).heroic)
    for (const kind of heroic) if (kind !== 'random') takePoint(state, hero, kind)
    if (state.terms.difficulty === 'recruit') takePoint(state, hero, 'wild')
  }
  for (const hero of state.heroes) for (const kind of heroic) if (kind === 'random') drawHeroic(t, hero.id)
}

function takeStartingItem(state: State, hero: Hero, id: ItemId): void {
  hero.items.push({ uid: state.nextItem++, id, jammed: 0, drained: 0 })
}

function takePoint({ pools }: State, hero: Hero, kind: 'attack' | 'defence' | 'wild'): void {
  pools.heroic[kind]--
  hero.heroic[kind]++
}

/** RB-217, RB-218 */
function bringFromCampaign(state: State, hero: Hero): void {
  const kept = state.campaign?.kept.find((one) => one.hero === hero.id)
  if (kept === undefined) return
  for (const token of hero.weapons) if (kept.vrilWeapons.includes(token.id)) token.side = 'vril'
  if (kept.vrilSkill !== null) hero.skills.push({ id: kept.vrilSkill, isActive: true })
  if (kept.heroic !== null) takePoint(state, hero, kept.heroic)
  for (let n = 0; n < kept.wild; n++) takePoint(state, hero, 'wild')
}

/** RB-211 Spawn tokens up to the size of the team, items and features face down. */
function layTokens(t: ReichbustersTable): void {
  const { state } = t
  const map = mapOf(state)
  for (const { area, level } of guarded(state)) spotOf(state, area).spawns.push({ level, floor: 0 })
  for (const { area, category } of map.items) {
    const secret = drawItem(t, category)
    if (secret !== undefined) layFaceDown(state, area, category, secret)
  }
  for (const { area, type } of map.features) {
    const secret = t.draw(state.pools.features[type])
    if (secret !== undefined) spotOf(state, area).feature = { type, id: null, secret, isKnown: false }
  }
}

interface Guarded {
  readonly area: AreaId
  readonly level: Level
}

/** The spawn tokens of this team, those nearest to the entrance first. */
function guarded(state: State): readonly Guarded[] {
  const { terms, missionId, mapId, faction } = state
  const map = mapOf(state)
  const from = at(map.entrances, 0)
  const planned = trackerFor(missionId, mapId, faction, terms.heroes).garrison
  const garrison = terms.difficulty === 'suicide' ? stronger[planned] : planned
  const team = garrison === 'weak' ? terms.heroes - 1 : terms.heroes
  const used = map.spawns
    .filter(({ least }) => least <= team)
    .toSorted((a, b) => distance(state, from, a.area) - distance(state, from, b.area))
  const there = reinforced(used, garrison)
  if (terms.difficulty !== 'veteran') return there
  return raised(there, there.some(({ level }) => level === 1) ? 1 : 2, 2)
}

const countOf = (tokens: readonly Guarded[], of: Level): number => tokens.filter(({ level }) => level === of).length

/** RB-211 */
function reinforced(tokens: readonly Guarded[], garrison: Garrison): readonly Guarded[] {
  if (garrison === 'weak' || garrison === 'usual') return tokens
  const strong = raised(tokens, 1, strongTokens - countOf(tokens, 2))
  return garrison === 'strong' ? strong : raised(strong, 2, eliteTokens - countOf(strong, 3))
}

/** The first so many tokens of a level are one level stronger. */
function raised(tokens: readonly Guarded[], from: 1 | 2, most: number): Guarded[] {
  let left = most
  return tokens.map(({ area, level }) =>
    level === from && left-- > 0 ? { area, level: from === 1 ? 2 : 3 } : { area, level },
  )
}

/** RB-212 */
function layObjectives(t: ReichbustersTable): void {
  const { state } = t
  const mission = missionOf(state)
  for (const placed of mission.placed) layPlaced(t, placed)
  if (
    mission.goals.some(({ goal, ...rest }) => goal === 'kill' && 'unit' in rest && rest.unit === 'drawn Vrilmeister')
  ) {
    state.progress.vrilmeister = t.pick(['general-wolff', 'gisela-gruber'] as const)
  }
}

/** Face-down ones are shuffled over their points. */
function layPlaced(t: ReichbustersTable, { points, items: laid, isFaceUp, isSeen }: Placed): void {
  const { state } = t
  const secrets = isFaceUp ? [] : t.deal<ItemId>(poolName(state, 'objectives'), [...laid])
  for (const [n, point] of points.entries()) {
    const area = mapOf(state).points[point]
    if (area === undefined) throw new Error(`${state.mapId} has no ${point}`)
    if (isFaceUp) layFaceUp(state, area, at(laid, n), { point, isSeen })
    else layFaceDown(state, area, 'objective', at(secrets, n), { point, isSeen })
  }
}

/** Option vrilStart: one weapon on its vril side, one vril skill; each token is there once. */
function* chooseVrilStart(t: ReichbustersTable, hero: Hero): Rules {
  const { state } = t
  if (!state.terms.hasVrilStart || hero.skills.length > 4) return
  const plain = hero.weapons.filter(({ side }) => side === 'front').map(({ id }) => id)
  const taken = new Set(state.heroes.flatMap((one) => one.skills.map(({ id }) => id)))
  const free = skills.rows.filter(({ id, isVril }) => isVril && !taken.has(id)).map(({ id }) => id)
  if (plain.length === 0 || free.length === 0) return
  const weapon = yield* t.choose(hero.seat, vrilWeaponQuestion(hero.id), plain)
  const skill = yield* t.choose(hero.seat, vrilSkillQuestion(hero.id), free)
  for (const token of hero.weapons) if (token.id === weapon) token.side = 'vril'
  hero.skills.push({ id: skill, isActive: true })
  t.tell({ kind: 'vril start', hero: hero.id, weapon, skill })
}

/** RB-212 As the players like. */
function* divideCharges(t: ReichbustersTable): Rules {
  const { state } = t
  const { charges } = missionOf(state)
  if (charges === 0) return
  const rooms = state.heroes.map(({ id }) => ({ target: id, most: charges }))
  const shares = yield* t.share(hostOf(t), chargesQuestion, charges, rooms)
  for (const [n, share] of shares.entries()) {
    const hero = at(state.heroes, n)
    for (let k = 0; k < share; k++) takeStartingItem(state, hero, 'demolition-charge')
    if (share > 0) t.tell({ kind: 'charges divided', rule: 'RB-212', hero: hero.id, charges: share })
  }
}

/** RB-212 Never a charge. */
function* carryAtMostFour(t: ReichbustersTable, hero: Hero): Rules {
  while (hero.items.length > mostItems) {
    const others = hero.items.filter(({ id }) => id !== 'demolition-charge')
    const left = yield* t.choose(hero.seat, leaveBehindQuestion(hero.id), others)
    hero.items = hero.items.filter(({ uid }) => uid !== left.uid)
    t.state.pools.used[items.of(left.id).category].push(left.id)
    t.tell({ kind: 'left behind', rule: 'RB-212', hero: hero.id, item: left.id })
  }
}

/** RB-209 A hand without anything for the own turn may be drawn again, once. */
const mayRedraw = (hand: readonly (typeof cards.rows)[number]['id'][]): boolean =>
  hand.every((card) => cards.of(card).top.trigger !== 'own turn')

function* drawOpeningHand(t: ReichbustersTable, hero: Hero): Rules {
  const { hand: size } = teamOf(t.state.terms.heroes)
  drawCards(t, hero.id, size)
  if (!mayRedraw(hero.hand) || !(yield* t.confirm(hero.seat, redrawQuestion(hero.id)))) return
  hero.hand = []
  hero.deck = t.deal(poolName(t.state, `cards of ${hero.id}`), [...deckOf(hero.id)])
  drawCards(t, hero.id, size)
  t.tell({ kind: 'opening hand redrawn', rule: 'RB-209', hero: hero.id })
}

/** RB-212 Units that the mission puts on the map. */
function postUnits(t: ReichbustersTable): void {
  const { state } = t
  const { areas, points } = mapOf(state)
  for (const { unit, point, area, count, perHeroBeyond } of missionOf(state).posted) {
    const place = point === null ? areas.find(({ name }) => name === area)?.id : points[point]
    if (place === undefined) throw new Error(`${state.mapId} has no place for ${unit}`)
    const more = perHeroBeyond === null ? 0 : Math.max(0, state.terms.heroes - perHeroBeyond)
    for (let n = 0; n < count + more; n++) placeEnemy(t, unit, place)
  }
}

/** RB-214 */
function* enterCastle(t: ReichbustersTable): Rules {
  const { state } = t
  for (const hero of state.heroes) {
    hero.area = yield* t.choose(hero.seat, entranceQuestion(hero.id), mapOf(state).entrances)
    t.tell({ kind: 'hero enters', rule: 'RB-214', hero: hero.id, area: hero.area })
  }
  yield* look(t)
}
