// Statements about the map: doors, rooms, and what lies in its areas.

import type { FeatureId } from '../content/feature.ts'
import { features } from '../content/features.ts'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { AreaId, DoorId } from '../content/map/map.ts'
import type { PointId } from '../content/mission.ts'
import type { Level } from '../content/noise.ts'
import { roomOf } from '../ground.ts'
import { poolName } from '../rules/decks.ts'
import { layFaceDown, layFaceUp } from '../rules/found.ts'
import { mapOf, roomNow, spotOf, type State } from '../state.ts'
import type { ReichbustersTable } from '../table.ts'
import {
  awarenessWords,
  bad,
  listed,
  readArea,
  readAwareness,
  readDoor,
  readIn,
  type Sentence,
  takeOut,
} from './sentence.ts'

const doorChanges: { readonly [word: string]: (state: State, bit: number) => void } = {
  open: (state, bit) => {
    state.openDoors |= bit
    state.lockedDoors &= ~bit
  },
  closed: (state, bit) => {
    state.openDoors &= ~bit
    state.lockedDoors &= ~bit
  },
  locked: (state, bit) => {
    state.openDoors &= ~bit
    state.lockedDoors |= bit
  },
}

const doorWords = Object.keys(doorChanges).join('|')

function changeDoors(state: State, doors: readonly DoorId[], word: string): void {
  for (const door of doors) doorChanges[word]?.(state, 1 << door)
}

const doorSentences: readonly Sentence[] = [
  [
    new RegExp(`^doors (${doorWords})$`),
    ({ state }, [, word = '']) => {
      changeDoors(
        state,
        mapOf(state).doors.map(({ id }) => id),
        word,
      )
      return undefined
    },
  ],
  [
    new RegExp(`^door (\\S+) (${doorWords})$`),
    ({ state }, [, where = '', word = '']) => {
      const door = readDoor(state, where)
      if (door === undefined) return bad(where, 'a door like b3-b4')
      changeDoors(state, [door], word)
      return undefined
    },
  ],
]

/** Changes every area of a list. */
const inAreas =
  (change: (state: State, area: AreaId, words: RegExpExecArray) => void): Sentence[1] =>
  ({ state }, words) => {
    for (const word of listed(words[1] ?? '')) {
      const area = readArea(state, word)
      if (area === undefined) return bad(word, 'an area like c4')
      change(state, area, words)
    }
    return undefined
  }

const areaList = '([a-zA-Z]\\d(?: \\+ [a-zA-Z]\\d)*)'

/** `c4 cleared`, `c4 + d4 suppressed`, `c4 smoke 2`; awareness is that of the whole room. */
const areaSentences: readonly Sentence[] = [
  [
    new RegExp(`^${areaList} (${awarenessWords})$`),
    inAreas((state, area, words) => {
      roomNow(state, roomOf(state, area)).awareness = readAwareness(words[2] ?? '') ?? 0
    }),
  ],
  [
    new RegExp(`^${areaList} cleared$`),
    inAreas((state, area) => void (roomNow(state, roomOf(state, area)).isCleared = true)),
  ],
  [
    new RegExp(`^${areaList} raised$`),
    inAreas((state, area) => void (roomNow(state, roomOf(state, area)).isRaised = true)),
  ],
  [new RegExp(`^${areaList} suppressed$`), inAreas((state, area) => void (spotOf(state, area).isSuppressed = true))],
  [
    new RegExp(`^${areaList} smoke(?: (-?\\d))?$`),
    inAreas((state, area, words) => void (spotOf(state, area).obscured = Number(words[2] ?? '1'))),
  ],
  [
    new RegExp(`^${areaList} (no )?guard point$`),
    inAreas((state, area, words) => void (spotOf(state, area).hasGuardPoint = words[2] === undefined)),
  ],
  [
    /^passage (\w\d) (\w\d)$/,
    ({ state }, [, from = '', to = '']) => {
      const [one, other] = [readArea(state, from), readArea(state, to)]
      if (one === undefined || other === undefined) return bad(`${from} ${to}`, 'two areas')
      spotOf(state, one).passage = other
      spotOf(state, other).passage = one
      return undefined
    },
  ],
]

const points: readonly PointId[] = ['O1', 'O2', 'O3', 'O4']
const levels: readonly Level[] = [1, 2, 3]

interface Laid {
  readonly point: PointId | null
  readonly isSeen: boolean
  readonly kept: 'locked-cabinet' | 'specimen-jars' | null
}

/** An item on the map comes out of its pool; those of missions have none. */
function layItem(t: ReichbustersTable, area: AreaId, id: ItemId, isHidden: boolean, laid: Laid): void {
  const { state } = t
  const { category } = items.of(id)
  const taken = takeOut(t, state.pools.items[category], id)
  if (!isHidden) layFaceUp(state, area, id, laid)
  else layFaceDown(state, area, category, taken ?? t.hide({ name: poolName(state, 'objectives') }, id), laid)
}

function layFeature(t: ReichbustersTable, area: AreaId, id: FeatureId, how: string | undefined): void {
  const { state } = t
  const { type } = features.of(id)
  const taken = takeOut(t, state.pools.features[type], id)
  const secret = taken ?? t.hide({ name: poolName(state, `${type} features`) }, id)
  spotOf(state, area).feature =
    how === 'hidden' ? { type, id: null, secret, isKnown: false } : { type, id, secret: null, isKnown: how === 'known' }
}

const tokenSentences: readonly Sentence[] = [
  [
    /^(hidden )?item (\w\d) (\S+)(?: on (O\d))?( by sight)?(?: in (locked-cabinet|specimen-jars))?$/,
    (t, [, hidden, where = '', word = '', on, bySight, within]) => {
      const area = readArea(t.state, where)
      const id = readIn(items)(word)
      if (area === undefined || id === undefined) return bad(`${where} ${word}`, 'an area and an item like keys')
      layItem(t, area, id, hidden !== undefined, {
        point: points.find((point) => point === on) ?? null,
        isSeen: bySight !== undefined,
        kept: within === 'locked-cabinet' || within === 'specimen-jars' ? within : null,
      })
      return undefined
    },
  ],
  [
    /^(?:(hidden|known) )?feature (\w\d) (\S+)$/,
    (t, [, how, where = '', word = '']) => {
      const area = readArea(t.state, where)
      const id = readIn(features)(word)
      if (area === undefined || id === undefined) return bad(`${where} ${word}`, 'an area and a feature like gas-leak')
      layFeature(t, area, id, how)
      return undefined
    },
  ],
  [
    new RegExp(`^spawn (\\w\\d) (\\d)(?: (${awarenessWords}))?$`),
    ({ state }, [, where = '', number, floor = 'at ease']) => {
      const area = readArea(state, where)
      const level = levels.find((one) => String(one) === number)
      if (area === undefined || level === undefined) return bad(where, 'an area and a level')
      spotOf(state, area).spawns.push({ level, floor: readAwareness(floor) ?? 0 })
      return undefined
    },
  ],
]

export const mapSentences: readonly Sentence[] = [...doorSentences, ...areaSentences, ...tokenSentences]
