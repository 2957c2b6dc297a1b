// The shortest way to a point.

import { expect, test } from 'vitest'
import { gap } from './disc.ts'
import { findPath } from './find-path.ts'
import { type Keep } from './keep.ts'
import { pathFault, pathLength } from './path.ts'
import { slowWay } from './slow-way.ts'
import { spotFault } from './spot.ts'
import { at, box, disc, mover, randomDisc, randomKeeps, randomLand, randomNumbers, table } from './test-land.ts'

test('where nothing is in the way it is straight', () => {
  expect(findPath(table(), mover(disc('small', 10, 10), 600), [], at(14, 13))).toEqual([at(14, 13)])
})

test('to stay is no way at all, and what is too far has none', () => {
  const start = mover(disc('small', 10, 10), 600)
  expect(findPath(table(), start, [], at(10, 10))).toEqual([])
  expect(findPath(table(), start, [], at(16.01, 10))).toBeUndefined()
  expect(findPath(table(), start, [], at(10, 1))).toBeUndefined()
})

test('it goes round a building that may not be entered, and through one that may', () => {
  const land = table(box('building', 3, 12, 9, 13, 11.5))
  const start = disc('small', 10, 10)
  const round = findPath(land, mover(start, 900), [], at(15, 10)) ?? []
  expect(round.length).toBeGreaterThan(1)
  expect(pathLength(start, round)).toBeGreaterThan(650)
  expect(pathLength(start, round)).toBeLessThan(750)
  expect(findPath(land, mover(start, 600), [], at(15, 10))).toBeUndefined()
  expect(findPath(land, mover(start, 600, { entersBlocks: true }), [], at(15, 10))).toEqual([at(15, 10)])
})

test('it goes round a forest at full speed where that is far enough, else through', () => {
  const land = table(box('forest', 3, 12, 9.5, 13, 16))
  const start = disc('small', 10, 10)
  const round = findPath(land, mover(start, 700), [], at(15.2, 10)) ?? []
  expect(round.length).toBeGreaterThan(1)
  expect(pathFault(land, mover(start, 700), [], round)).toBeUndefined()
  expect(findPath(land, mover(start, 720), [], at(15.2, 10))).toEqual([at(15.2, 10)])
})

test('at the edge of a forest it may end with the last of its speed', () => {
  const land = table(box('forest', 3, 17, 5, 23, 15))
  const start = disc('medium', 10.62, 10)
  const enemy: Keep = { id: 2, disc: disc('tiny', 13, 11.8), apart: 0 }
  const way = findPath(land, mover(start, 600), [enemy], at(15.62, 10)) ?? []
  expect(way.length).toBeGreaterThan(1)
  expect(pathLength(start, way)).toBeGreaterThan(500)
})

test('it goes round enemies, and out of where it may not stand', () => {
  const enemy: Keep = { id: 2, disc: disc('medium', 13, 10), apart: 0 }
  const start = disc('small', 10, 10)
  const way = findPath(table(), mover(start, 900), [enemy], at(16, 10)) ?? []
  expect(pathFault(table(), mover(start, 900), [enemy], way)).toBeUndefined()
  expect(pathLength(start, way)).toBeLessThan(850)
  const wary: Keep = { ...enemy, apart: 201 }
  const near = disc('small', 10.3, 10)
  expect(gap(near, wary.disc)).toBeLessThan(201)
  const out = findPath(table(), mover(near, 1600), [wary], at(17.7, 10)) ?? []
  expect(out.length).toBeGreaterThan(1)
  expect(pathFault(table(), mover(near, 1600), [wary], out)).toBeUndefined()
})

test('behind a wall it goes past somebody whom it does not see', () => {
  const land = table(box('building', 3, 9, 11.5, 19, 12.9))
  const hidden: Keep = { id: 2, disc: disc('medium', 14, 14.4), apart: 201, whereSeen: true }
  expect(findPath(land, mover(disc('small', 12, 10), 400), [hidden], at(16, 10))).toEqual([at(16, 10)])
})

/** A mover, enemies, and points that it may stand on but cannot get to in a straight line. */
function randomErrand(random: () => number) {
  const below = (limit: number) => Math.floor(random() * limit)
  const { land } = randomLand(random, 6 + below(16), 2000)
  const entersBlocks = random() < 0.15
  const start = randomDisc(random, land, entersBlocks)
  if (start === undefined) return undefined
  const who = mover(start, 500 + 100 * below(5), { entersBlocks, ignoresSlow: random() < 0.3 })
  const keeps = randomKeeps(random, land, start, 7)
  const far = 1.4 * who.speed
  const goals = Array.from({ length: 20 }, () => ({
    x: Math.round(start.x + (random() - 0.5) * far),
    y: Math.round(start.y + (random() - 0.5) * far),
  })).filter((to) => {
    const isStraight = pathFault(land, who, keeps, [to]) === undefined
    return !isStraight && spotFault(land, { ...to, r: start.r }, entersBlocks, keeps) === undefined
  })
  return { land, who, keeps, goals }
}

test('on 250 tables every way round is legal, and no longer than one on a fine grid', () => {
  const random = randomNumbers(31)
  const counts = { round: 0, none: 0 }
  for (let board = 0; board < 250; board++) {
    const errand = randomErrand(random)
    if (errand === undefined) continue
    const { land, who, keeps, goals } = errand
    for (const to of goals.slice(0, 4)) {
      const way = findPath(land, who, keeps, to)
      counts[way === undefined ? 'none' : 'round']++
      if (way !== undefined) expect(pathFault(land, who, keeps, way)).toBeUndefined()
      const terms = { land, start: who.disc, keeps, entersBlocks: who.entersBlocks, avoidsSlow: false }
      const limit = who.ignoresSlow ? who.speed : who.speed - who.slowing
      const through = slowWay(terms, to, limit)
      const best =
        through < Infinity || who.ignoresSlow ? through : slowWay({ ...terms, avoidsSlow: true }, to, who.speed)
      const found = way === undefined ? Infinity : pathLength(who.disc, way)
      if (found > best + 1) expect({ board, found, best, who, keeps, to, pieces: land.pieces }).toBe('as short')
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(100)
})
