// Statements about the mission, its team, tracker and decks.

import { at, type Secret } from '@umpire/engine'
import { deckOf } from '../content/cards.ts'
import { factions } from '../content/factions.ts'
import type { HeroicKind } from '../content/hero.ts'
import { castleMaps } from '../content/map/maps.ts'
import { missions } from '../content/missions.ts'
import { noiseCards, postAlarm } from '../content/noises.ts'
import { spawnCards } from '../content/spawns.ts'
import { units } from '../content/units.ts'
import { wounds } from '../content/wounds.ts'
import { noisePool, poolName } from '../rules/decks.ts'
import { fillPools, layMap } from '../rules/mission-setup.ts'
import { newHero } from '../rules/setup.ts'
import type { State } from '../state.ts'
import type { ReichbustersTable } from '../table.ts'
import { bad, heroNamed, listed, readAll, readArea, readIn, type Sentence, takeOut } from './sentence.ts'

/** A bare map for this team: no tokens, the marker on the first box, all cards in the decks, nobody carries anything. */
function assemble(t: ReichbustersTable, team: readonly State['heroes'][number]['id'][]): void {
  const { state } = t
  const seats = team.map((_, n) => n % t.seats.length).toSorted((a, b) => a - b)
  const heroes = team.length === 1 ? 1 : team.length === 2 ? 2 : team.length === 3 ? 3 : 4
  state.terms = { ...state.terms, heroes }
  // The pools are full: nobody has taken a starting item.
  state.heroes = []
  layMap(t)
  state.tracker.box = 1
  fillPools(t)
  state.heroes = team.map((id, n) => newHero(id, at(t.seats, at(seats, n))))
  for (const hero of state.heroes) {
    hero.area = at(castleMaps.of(state.mapId).entrances, 0)
    hero.deck = t.deal(poolName(state, `cards of ${hero.id}`), [...deckOf(hero.id)])
  }
  state.stage = 'next hero'
}

/** A deck from its top. */
const stacked = <Face extends string>(t: ReichbustersTable, pool: string, faces: readonly Face[]): Secret<Face>[] =>
  faces.toReversed().map((face) => t.hide({ name: pool }, face))

const heroicKinds: readonly HeroicKind[] = ['attack', 'defence', 'wild']

const pools = ['misc', 'medical', 'weapon', 'vril'] as const

const missionSentences: readonly Sentence[] = [
  [
    /^mission (\w+)(?: (\w+) (\w+))?$/,
    ({ state }, [, word = '', on, against]) => {
      const mission = readIn(missions)(word)
      const map = on === undefined ? undefined : castleMaps.ids.find((id) => id === on)
      const faction = against === undefined ? undefined : readIn(factions)(against)
      if (mission === undefined) return bad(word, 'a mission like M1 or RO1')
      const printed = missions.of(mission)
      state.missionId = mission
      state.mapId = map ?? printed.map ?? state.mapId
      state.faction = faction ?? printed.faction ?? state.faction
      return undefined
    },
  ],
  [
    /^team (.+)$/,
    (t, [, text = '']) => {
      const team = readAll(text, heroNamed)
      if (team === undefined || team.length === 0 || team.length > 4) return bad(text, 'Heroes like brick + red-hawk')
      assemble(t, team)
      return undefined
    },
  ],
]

const trackerSentences: readonly Sentence[] = [
  [
    /^tracker (\d)\/(\d)$/,
    ({ state }, [, pre, post]) => {
      state.tracker = { ...state.tracker, pre: Number(pre), post: Number(post) }
      return undefined
    },
  ],
  [/^box (\d)$/, ({ state }, [, box]) => void (state.tracker.box = Number(box))],
  [/^round (\d+)$/, ({ state }, [, round]) => void (state.round = Number(round))],
  [/^alarm pending$/, ({ state }) => void (state.alarm = 'pending')],
  [
    /^after the alarm$/,
    (t) => {
      const { state } = t
      state.alarm = 'post'
      state.tracker = { ...state.tracker, section: 'post', box: 1 }
      state.alarmRound = state.round
      state.noiseDeck = t.deal(noisePool(state), [...postAlarm])
      state.noiseDiscard = []
      return undefined
    },
  ],
]

const deckSentences: readonly Sentence[] = [
  [
    /^noise deck (.+)$/,
    (t, [, text = '']) => {
      const faces = readAll(text, readIn(noiseCards))
      if (faces === undefined) return bad(text, 'noise cards like N01 + N02')
      t.state.noiseDeck = stacked(t, noisePool(t.state), faces)
      return undefined
    },
  ],
  [
    /^spawn deck (.+)$/,
    (t, [, text = '']) => {
      const faces = readAll(text, readIn(spawnCards))
      if (faces === undefined) return bad(text, 'spawn cards like X01 + X02')
      t.state.spawnDeck = stacked(t, poolName(t.state, 'spawn cards'), faces)
      return undefined
    },
  ],
  [
    /^wound deck (.+)$/,
    (t, [, text = '']) => {
      const faces = readAll(text, readIn(wounds))
      if (faces === undefined) return bad(text, 'wound cards like W01 + W02')
      t.state.woundDeck = stacked(t, poolName(t.state, 'wound cards'), faces)
      return undefined
    },
  ],
  [
    /^(noise|spawn|wound) discard (.+)$/,
    (t, [, which, text = '']) => {
      const { state } = t
      for (const word of listed(text)) {
        const noise = which === 'noise' ? readIn(noiseCards)(word) : undefined
        const spawn = which === 'spawn' ? readIn(spawnCards)(word) : undefined
        const wound = which === 'wound' ? readIn(wounds)(word) : undefined
        if (noise !== undefined) discard(t, state.noiseDeck, state.noiseDiscard, noise)
        else if (spawn !== undefined) discard(t, state.spawnDeck, state.spawnDiscard, spawn)
        else if (wound !== undefined) discard(t, state.woundDeck, state.woundDiscard, wound)
        else return bad(word, `a ${which ?? ''} card`)
      }
      return undefined
    },
  ],
  [
    /^no (misc|medical|weapon|vril) items left$/,
    ({ state }, [, word]) => {
      for (const category of pools) if (category === word) state.pools.items[category] = []
      return undefined
    },
  ],
  [
    /^bag (.+)$/,
    ({ state }, [, text = '']) => {
      const points = listed(text)
      for (const kind of heroicKinds) state.pools.heroic[kind] = points.filter((point) => point === kind).length
      return undefined
    },
  ],
]

/** A card leaves its deck, if it is there, for the discard pile. */
function discard<Face extends string>(t: ReichbustersTable, deck: Secret<Face>[], pile: Face[], face: Face): void {
  takeOut(t, deck, face)
  pile.push(face)
}

const progressSentences: readonly Sentence[] = [
  [
    /^vrilmeister (\S+)$/,
    ({ state }, [, word = '']) => {
      const unit = readIn(units)(word)
      if (unit === undefined) return bad(word, 'a unit like general-wolff')
      state.progress.vrilmeister = unit
      return undefined
    },
  ],
  [
    /^killed (\S+)$/,
    ({ state }, [, word = '']) => {
      const unit = readIn(units)(word)
      if (unit === undefined) return bad(word, 'a unit like general-wolff')
      state.progress.killed.push(unit)
      state.progress.uniques.push(unit)
      return undefined
    },
  ],
  [
    /^planted (.+)$/,
    ({ state }, [, text = '']) => {
      const areas = readAll(text, (word) => readArea(state, word))
      if (areas === undefined) return bad(text, 'areas like d1 + a1')
      state.progress.planted.push(...areas)
      return undefined
    },
  ],
  [/^detonated$/, ({ state }) => void (state.progress.isDetonated = true)],
  [/^noise spared$/, ({ state }) => void (state.progress.isNoiseSpared = true)],
]

export const setUpSentences: readonly Sentence[] = [
  ...missionSentences,
  ...trackerSentences,
  ...deckSentences,
  ...progressSentences,
]
