// Where things lie on the drawing: the castle in its frame, pieces and tokens in areas, and what stands together.

import { describe, expect, test } from 'vitest'
import { castleMaps } from '../content/map/maps.ts'
import { heroOf, mapOf } from '../state.ts'
import { playedState, posternGate } from './arranged-state.ts'
import { focusOf } from './focus.ts'
import { standingOf } from './hero-words.ts'
import { boxOf, frameOf, tile } from './measure.ts'
import { phasesOf } from './phases.ts'
import { type NamedEnemies, piecesOf } from './pieces.ts'
import { placePieces, placeTokens } from './place.ts'
import { plansOf } from './plans.ts'
import { tokensAt } from './tokens.ts'

const nobody: NamedEnemies = { asked: new Map(), told: new Set() }

describe('the drawing', () => {
  test.each(castleMaps.ids)('holds all of the castle %s and leaves room for the hand', (id) => {
    const map = castleMaps.of(id)
    const frame = frameOf(map)
    for (const { id: area } of map.areas) {
      const { x, y, width, height } = boxOf(map, area)
      expect(x).toBeGreaterThan(0)
      expect(y).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(frame.width)
      expect(y + height).toBeLessThan(frame.height - (frame.isTucked ? 60 : 120))
    }
  })

  test('cards show their text beside a small castle only', () => {
    expect(frameOf(castleMaps.of('M1')).isTucked).toBe(false)
    expect(frameOf(castleMaps.of('M6')).isTucked).toBe(true)
  })

  test('a small window shows a part of it, with whoever acts', () => {
    const state = posternGate('sarge at e3')
    const focus = focusOf({ state, viewer: 'spectator' })
    const map = mapOf(state)
    const acting = map.areas.find(({ name }) => name === 'E3')
    const { x, y, width, height } = boxOf(map, acting?.id ?? -1)
    expect(focus.width).toBeLessThan(frameOf(map).width)
    expect(focus.x).toBeLessThanOrEqual(x)
    expect(focus.x + focus.width).toBeGreaterThanOrEqual(x + width)
    expect(focus.y).toBeLessThanOrEqual(y)
    expect(focus.y + focus.height).toBeGreaterThanOrEqual(y + height)
  })
})

describe('pieces in an area', () => {
  test.each([1, 2, 3, 4, 6, 9, 12])('%i of them stand inside it and beside each other', (count) => {
    for (const grown of [1, 1.4]) {
      const places = placePieces(count, 2, true, grown)
      expect(places).toHaveLength(count)
      for (const [n, { x, y, scale }] of places.entries()) {
        expect(x - 22 * scale).toBeGreaterThanOrEqual(0)
        expect(x + 22 * scale).toBeLessThanOrEqual(tile)
        expect(y - 22 * scale).toBeGreaterThanOrEqual(0)
        expect(y + 22 * scale).toBeLessThanOrEqual(tile)
        for (const other of places.slice(n + 1)) {
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(40 * scale)
        }
      }
    }
  })

  test('many are smaller and have no names', () => {
    expect(placePieces(1, 0, true, 1)[0]?.nameWidth).toBeGreaterThan(40)
    expect(placePieces(9, 0, true, 1)[0]?.nameWidth).toBe(0)
  })

  test('tokens stay inside it however many they are', () => {
    for (const count of [1, 3, 7]) {
      const last = placeTokens(count, 1.4).at(-1)
      expect((last?.x ?? 0) + 14 * (last?.scale ?? 0)).toBeLessThanOrEqual(tile)
    }
  })
})

describe('enemies of a kind', () => {
  const state = posternGate('3 soldier at c2', 'officer at c2', 'soldier at d3')

  test('stand together with their number', () => {
    const pieces = piecesOf(state, nobody)
    expect(pieces.map(({ name }) => name)).toEqual(['Sarge', 'Claudine', 'Red Hawk', 'Soldiers', 'Officer', 'Soldier'])
    expect(pieces.find(({ name }) => name === 'Soldiers')).toMatchObject({ thing: 'enemy 1', uids: [1, 2, 3] })
  })

  test('stay together while one option is for all of them, and part where they can be chosen apart', () => {
    const alike = piecesOf(state, { ...nobody, asked: new Map([1, 2, 3].map((uid) => [uid, '0'])) })
    expect(alike).toHaveLength(6)
    const apart = piecesOf(state, { ...nobody, asked: new Map([[2, '1']]) })
    expect(apart.filter(({ area }) => area === 6).map(({ name }) => name)).toEqual(['Soldiers', 'Soldier', 'Officer'])
  })

  test('are called by the one of whom something is told', () => {
    const pieces = piecesOf(state, { ...nobody, told: new Set([3]) })
    expect(pieces.find(({ name }) => name === 'Soldiers')?.thing).toBe('enemy 3')
  })
})

test('an alert enemy shows its way and with how much it would attack', () => {
  const state = posternGate('door b2-c2 open', 'sarge at b2', '2 soldier at c2', 'c2 alert')
  const [plan, ...others] = plansOf(state, piecesOf(state, nobody))
  expect(others).toEqual([])
  expect(plan).toMatchObject({ piece: 'enemy 1', target: 'sarge', mode: 'ranged', number: 5 })
})

test('what lies in an area is told: how wary the room is, tokens, items face up and face down', () => {
  const state = posternGate(
    'c2 suspicious',
    'spawn c2 2',
    'item c2 keys',
    'hidden item c2 ammo',
    'feature c2 dark-alcove',
  )
  const words = tokensAt(state, 6).map((token) => token.words)
  expect(words).toContain('Art gallery is suspicious')
  expect(words).toContain('Spawn token of level 2')
  expect(words).toContain('Keys')
  expect(words).toContain('Item face down: weapon, noise 2 to search')
  expect(words.some((word) => word.startsWith('Dark Alcove: '))).toBe(true)
})

describe('where the round is', () => {
  test('a Hero acts, the enemy follows, then whoever is left', () => {
    const state = posternGate('acted claudine')
    expect(phasesOf(state).map(({ name, is }) => `${name} ${is}`)).toEqual([
      'Round 1 done',
      'Sarge acts now',
      'Enemy turn coming',
      'Red Hawk coming',
    ])
    expect(standingOf(state, heroOf(state, 'sarge')).words).toBe('2 actions left')
    expect(standingOf(state, heroOf(state, 'claudine')).words).toBe('done')
  })

  test('before the alarm the players are asked who is next', () => {
    const state = playedState(['mission M1', 'team sarge + claudine', 'next hero'])
    expect(phasesOf(state)[1]).toEqual({ name: 'Who is next', is: 'now' })
  })
})
