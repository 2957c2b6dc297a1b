// Units, factions, spawn cards, noise cards and room features: their numbers fit each other and the box.

import { expect, test } from 'vitest'
import { factions } from './factions.ts'
import { features } from './features.ts'
import type { FeatureType } from './feature.ts'
import { missions } from './missions.ts'
import { noiseCards, postAlarm, preAlarm } from './noises.ts'
import { spawnCards } from './spawns.ts'
import { noiseText } from './text.ts'
import { units } from './units.ts'

test('the Vrilpanzer takes three wounds, a Vrilmeister five', () => {
  expect(units.of('vrilpanzer').sides).toHaveLength(3)
  expect(units.of('general-wolff').sides).toHaveLength(5)
  expect(units.of('gisela-gruber').sides).toHaveLength(5)
  expect(units.rows.filter(({ sides }) => sides.length > 1)).toHaveLength(3)
})

test('units stand in the order of their cards, and a melee type has a melee value', () => {
  const cards = units.rows.map(({ card }) => card)
  expect(cards).toEqual(cards.toSorted((a, b) => a - b))
  const sides = units.rows.flatMap((unit) => unit.sides)
  expect(sides.filter(({ type, melee, ranged }) => (type === 'melee' ? melee : ranged) === null)).toEqual([])
})

test('a faction has eight rows, and a type is yellow once', () => {
  for (const { rows } of factions.rows) {
    expect(rows.map(({ row }) => row).join('')).toBe('ABCDEFGH')
    const yellow = rows.filter(({ isYellow }) => isYellow).map(({ unit }) => unit)
    expect(yellow.toSorted()).toEqual([...new Set(rows.map(({ unit }) => unit))].toSorted())
  }
})

test('no faction may have more figures on the map than there are', () => {
  const tooMany = factions.rows.flatMap(({ id, rows }) => {
    const yellow = rows.filter(({ isYellow }) => isYellow)
    return yellow.flatMap(({ unit }) => {
      const { figure, figures } = units.of(unit)
      const sharing = yellow.filter((one) => units.of(one.unit).figure === figure)
      return sharing.reduce((sum, { limit }) => sum + limit, 0) > figures ? [`${id} ${figure}`] : []
    })
  })
  expect(tooMany).toEqual([])
})

test('three rows have numbers of their own, and white rows share the limit', () => {
  const changed = factions.rows.flatMap(({ id, rows }) =>
    rows.filter(({ side }) => side !== null).map(({ row }) => id + row),
  )
  expect(changed).toEqual(['F5C', 'F6A', 'F6D'])
  expect(factions.of('F5').rows[2]?.side).toMatchObject({
    melee: { attack: 4, support: 1 },
    defence: 4,
    keywords: ['Guard'],
  })
  expect(factions.of('F1').rows[5]).toMatchObject({ unit: 'soldier', isYellow: false, limit: 12 })
})

test('twenty spawn cards bring 1.35, 2.3 and 3.8 figures on average', () => {
  expect(spawnCards.rows).toHaveLength(20)
  const sums = [0, 1, 2].map((level) =>
    spawnCards.rows.reduce((sum, { levels }) => sum + (levels[level]?.length ?? 0), 0),
  )
  expect(sums).toEqual([27, 46, 76])
})

test('twelve noise cards before the alarm and twelve after, all in words', () => {
  expect([preAlarm.length, postAlarm.length]).toEqual([12, 12])
  const texts = noiseCards.rows.flatMap(({ top, lower }) => [noiseText(top), noiseText(lower)])
  expect(texts.filter((text) => !/^[A-Z].+\.$/.test(text))).toEqual([])
  const spawns = postAlarm.filter((id) => noiseCards.of(id).lower.does === 'spawn')
  expect(spawns).toHaveLength(11)
})

test('48 room features, by type', () => {
  const count = (type: FeatureType): number =>
    features.rows.filter((feature) => feature.type === type).reduce((sum, feature) => sum + feature.count, 0)
  expect([count('misc'), count('medical'), count('weapon'), count('vril'), count('objective')]).toEqual([
    16, 8, 8, 10, 6,
  ])
  expect(features.rows).toHaveLength(28)
})

test('a mission lays as many items as it has points for them', () => {
  const uneven = missions.rows.filter(({ placed }) =>
    placed.some(({ points, items }) => points.length !== items.length),
  )
  expect(uneven).toEqual([])
})
