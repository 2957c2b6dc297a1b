// Moving: how long a path is, and what is wrong with it.

import { expect, test } from 'vitest'
import { type Disc, gap, type Point } from './disc.ts'
import { type Keep } from './keep.ts'
import { type Landscape } from './landscape.ts'
import { type Mover, type PathFault, pathFault, pathLength } from './path.ts'
import { canSee } from './sight.ts'
import { placesAlong, slowClearance, slowGap, slowLength } from './slow-path.ts'
import {
  at,
  box,
  disc,
  mover,
  onGround,
  randomDisc,
  randomKeeps,
  randomLand,
  randomNumbers,
  table,
} from './test-land.ts'

const keep = (where: Disc, apart: number, whereSeen = false): Keep => ({ id: 2, disc: where, apart, whereSeen })

test('a path is as long as its legs together, rounded once', () => {
  expect(pathLength(at(0, 0), [])).toBe(0)
  expect(pathLength(at(0, 0), [at(3, 4), at(3, 4), at(3, 10)])).toBe(1100)
  expect(
    pathLength({ x: 0, y: 0 }, [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ]),
  ).toBe(3)
})

const forest = box('forest', 3, 17, 5, 23, 15)

test('a base may use all its speed to reach the edge of a forest, but not to enter it', () => {
  const virago = mover(disc('medium', 10.62, 10), 600)
  expect(pathFault(table(forest), virago, [], [at(15.62, 10)])).toBeUndefined()
  expect(pathFault(table(forest), virago, [], [at(16.12, 10)])).toEqual({
    kind: 'too long',
    length: 550,
    limit: 400,
    piece: 0,
  })
})

test('whoever starts in contact with a forest is slowed down even when leaving it', () => {
  const virago = mover(disc('medium', 15.62, 10), 600)
  expect(pathFault(table(forest), virago, [], [at(11.62, 10)])).toBeUndefined()
  expect(pathFault(table(forest), virago, [], [at(11.61, 10)])).toMatchObject({ kind: 'too long', limit: 400 })
})

test('going into forest takes two inches off, and a second piece nothing more', () => {
  const virago = mover(disc('medium', 12.62, 10), 600)
  const land = table(forest, box('rough', 0, 16.2, 9, 16.5, 11))
  for (const each of [table(forest), land]) {
    expect(pathFault(each, virago, [], [at(16.62, 10)])).toBeUndefined()
    expect(pathFault(each, virago, [], [at(16.63, 10)])).toMatchObject({ kind: 'too long', length: 401, limit: 400 })
  }
})

test('the edge may be reached at a slant, not slid along', () => {
  const start = mover(disc('medium', 10.62, 10), 600)
  expect(pathFault(table(forest), start, [], [at(15.62, 11)])).toBeUndefined()
  expect(pathFault(table(forest), start, [], [at(15.62, 10), at(15.62, 10.5)])).toMatchObject({ kind: 'too long' })
  expect(pathFault(table(forest), start, [], [at(15.62, 10), at(15.62, 10.05)])).toBeUndefined()
})

test('who touched slowing terrain on the way and left it again has crossed it', () => {
  const start = mover(disc('medium', 12, 10), 600)
  expect(pathFault(table(forest), start, [], [at(15.62, 10), at(14, 10)])).toMatchObject({ kind: 'too long' })
  const grazed = mover(disc('medium', 15.62, 2.5), 600)
  expect(pathFault(table(forest), grazed, [], [at(15.62, 6)])).toBeUndefined()
  expect(pathFault(table(forest), grazed, [], [at(15.62, 8)])).toMatchObject({ kind: 'too long', piece: 0 })
})

test('deep inside a forest one is slow, far from all its edges', () => {
  const start = mover(disc('medium', 24, 24), 600)
  const wood = table(box('forest', 3, 4, 4, 44, 44))
  expect(pathFault(wood, start, [], [at(28, 24)])).toBeUndefined()
  expect(pathFault(wood, start, [], [at(28.01, 24)])).toMatchObject({ kind: 'too long', piece: 0 })
})

test('who enters a forest by a hair and steps back to its edge has entered it', () => {
  const start = mover(disc('medium', 10.62, 10), 600)
  expect(pathFault(table(forest), start, [], [at(15.61, 10), at(15.62, 10)])).toBeUndefined()
  expect(pathFault(table(forest), start, [], [at(15.65, 10), at(15.62, 10)])).toMatchObject({ kind: 'too long' })
})

test('who ignores slowing terrain has all the speed everywhere', () => {
  const virago = mover(disc('medium', 10.62, 10), 600, { ignoresSlow: true })
  expect(pathFault(table(forest), virago, [], [at(16.62, 10)])).toBeUndefined()
  expect(pathFault(table(forest), virago, [], [at(16.63, 10)])).toEqual({
    kind: 'too long',
    length: 601,
    limit: 600,
    piece: -1,
  })
})

test('nobody leaves the table, and every turning point is on it', () => {
  const start = mover(disc('small', 3, 3), 800)
  expect(pathFault(table(), start, [], [at(1.18, 1.18)])).toBeUndefined()
  expect(pathFault(table(), start, [], [at(1.17, 3)])).toEqual({ kind: 'off table' })
  expect(pathFault(table(), start, [], [at(1, 3), at(4, 3)])).toEqual({ kind: 'off table' })
})

test('a wall may be touched by whoever may not enter', () => {
  const land = table(box('building', 3, 10, 10, 13, 13))
  const start = mover(disc('small', 5, 8.82), 1200)
  expect(pathFault(land, start, [], [at(16, 8.82)])).toBeUndefined()
  expect(pathFault(land, start, [], [at(16, 8.83)])).toEqual({ kind: 'block', piece: 0 })
})

test('infantry goes through walls, and stops inside or outside', () => {
  const land = table(box('building', 3, 10, 10, 15, 13.5))
  const start = mover(disc('tiny', 8, 11.5), 900, { entersBlocks: true })
  expect(pathFault(land, start, [], [at(16, 11.5)])).toBeUndefined()
  expect(pathFault(land, start, [], [at(12, 11.5)])).toBeUndefined()
  expect(pathFault(land, start, [], [at(9.21, 12)])).toBeUndefined()
  expect(pathFault(land, start, [], [at(9.5, 12)])).toEqual({ kind: 'half in', piece: 0 })
})

test('an enemy may be touched on the way, not overlapped', () => {
  const enemy = [keep(disc('medium', 15, 10), 0)]
  const start = mover(disc('small', 10, 12.56), 1000)
  expect(pathFault(table(), start, enemy, [at(20, 12.56)])).toBeUndefined()
  expect(pathFault(table(), start, enemy, [at(20, 12.55)])).toBeUndefined()
  expect(pathFault(table(), start, enemy, [at(20, 12.5)])).toEqual({ kind: 'meets', keep: 0, gap: -3 })
})

const wary = (whereSeen: boolean) => [keep(disc('medium', 14, 14.4), 201, whereSeen)]

test('whoever keeps 2" away is refused a way that comes nearer, and told how near', () => {
  const ping = mover(disc('small', 12, 10), 400)
  expect(pathFault(table(), ping, wary(false), [at(16, 10)])).toEqual({ kind: 'meets', keep: 0, gap: 184 })
  expect(pathFault(table(), ping, wary(true), [at(16, 10)])).toEqual({ kind: 'meets', keep: 0, gap: 184 })
})

test('out of sight of each other they may come nearer, but not overlap', () => {
  const ping = mover(disc('small', 12, 10), 400)
  const wall = box('building', 3, 9, 11.5, 19, 12.9)
  expect(pathFault(table(wall), ping, wary(true), [at(16, 10)])).toBeUndefined()
  expect(pathFault(table(wall), ping, wary(false), [at(16, 10)])).toMatchObject({ kind: 'meets' })
  const short = box('building', 3, 12.5, 11.5, 14, 12.9)
  expect(pathFault(table(short), ping, wary(true), [at(16, 10)])).toMatchObject({ kind: 'meets' })
})

test('who is seen through a narrow opening on the way is seen', () => {
  const ping = mover(disc('tiny', 11, 10), 800)
  const walls = (opening: number) =>
    table(box('building', 3, 6, 11, 14 - opening / 2, 12.6), box('building', 3, 14 + opening / 2, 11, 22, 12.6))
  const hidden = [keep(disc('tiny', 14, 13.5), 401, true)]
  expect(pathFault(walls(0), ping, hidden, [at(17, 10)])).toBeUndefined()
  expect(pathFault(walls(0.1), ping, hidden, [at(13, 10)])).toBeUndefined()
  expect(pathFault(walls(0.1), ping, hidden, [at(17, 10)])).toMatchObject({ kind: 'meets' })
})

test('whoever starts too near may leave, but not by way of coming nearer, and must get out', () => {
  const enemy = [keep(disc('medium', 10, 10), 201)]
  const ping = mover(disc('small', 13, 10), 400)
  expect(gap(ping.disc, disc('medium', 10, 10))).toBe(44)
  expect(pathFault(table(), ping, enemy, [at(14.6, 10)])).toBeUndefined()
  expect(pathFault(table(), ping, enemy, [at(14.5, 10)])).toMatchObject({ kind: 'meets', gap: 194 })
  expect(pathFault(table(), ping, enemy, [at(13, 13.9)])).toBeUndefined()
  expect(pathFault(table(), ping, enemy, [at(12.9, 13.9)])).toMatchObject({ kind: 'meets' })
  expect(pathFault(table(), ping, enemy, [at(14, 10), at(13.9, 13)])).toMatchObject({ kind: 'meets' })
  expect(pathFault(table(), ping, enemy, [at(14, 10), at(14.6, 11)])).toBeUndefined()
  expect(pathFault(table(), ping, enemy, [at(14.8, 10), at(14, 10)])).toMatchObject({ kind: 'meets', gap: 144 })
  expect(pathFault(table(), ping, enemy, [])).toBeUndefined()
})

test('legs of no length do not count', () => {
  const enemy = [keep(disc('medium', 10, 10), 201)]
  const ping = mover(disc('small', 13, 10), 400)
  expect(pathFault(table(), ping, enemy, [at(13, 10)])).toBeUndefined()
  expect(pathFault(table(), ping, enemy, [at(13, 10), at(14.6, 10), at(14.6, 10)])).toBeUndefined()
})

interface Move {
  readonly land: Landscape
  readonly mover: Mover
  readonly keeps: readonly Keep[]
  readonly path: readonly Point[]
}

/** A table with pieces and enemies on it, and a path of up to three legs that mostly stays near a base's speed. */
function randomMoves(random: () => number, count: number): Move[] {
  const { land } = randomLand(random, Math.floor(random() * 14))
  const below = (limit: number) => Math.floor(random() * limit)
  return Array.from({ length: count }, () => {
    const entersBlocks = random() < 0.3
    const start = randomDisc(random, land, entersBlocks)
    if (start === undefined) return undefined
    const legs = 1 + below(3)
    const step = () => Math.round(((random() - 0.5) * 1100) / legs)
    let { x, y } = start
    const path = Array.from({ length: legs }, () => ({ x: (x += step()), y: (y += step()) }))
    const speed = 400 + 100 * below(5)
    return {
      land,
      mover: mover(start, speed, { ignoresSlow: random() < 0.2, entersBlocks }),
      keeps: randomKeeps(random, land, start, 4),
      path,
    }
  }).filter((move) => move !== undefined)
}

/** What rounding, and measuring in steps, leave open. */
const hair = 0.02

/** Everything that is really wrong, measured step by step, in words; what hangs on a hair may be wrong or not. */
function slowFaults(
  { land, mover: { disc: start, speed, slowing, ...may }, keeps, path }: Move,
  hairs: number,
): string[] {
  const { r } = start
  const places = placesAlong(start, path)
  const end = path.at(-1) ?? start
  const length = slowLength(start, path)
  const faults: string[] = []
  const isOut = (x: number, size: number) => x - r < -0.5 - hairs || size - x - r < -0.5 - hairs
  if (path.some(({ x, y }) => isOut(x, land.width) || isOut(y, land.height))) faults.push('off table')
  if (length >= speed + 0.5 + hairs) faults.push('too long -1')
  for (const piece of land.blocks) {
    if (!may.entersBlocks && slowClearance(land, piece, r, places) < -0.5 - hairs) faults.push(`block ${piece}`)
    const isPartlyIn = slowClearance(land, piece, r, [end]) < -0.5 - hairs && !land.holds(piece, { ...end, r })
    if (may.entersBlocks && isPartlyIn) faults.push(`half in ${piece}`)
  }
  keeps.forEach(({ disc: other, apart }, n) => {
    if (slowGap(other, r, places) < apart - 0.5 - hairs) faults.push(`meets ${n}`)
  })
  if (may.ignoresSlow || length < speed - slowing + 0.5 + hairs) return faults
  const before = placesAlong(start, path).filter(
    (_, n, all) => slowLength(start, path) - (n / (all.length - 1)) * length > 10,
  )
  const touched = land.slows.filter((piece) => slowClearance(land, piece, r, places) < 0.5 - hairs)
  const isOnlyReached =
    land.slows.every((piece) => slowClearance(land, piece, r, places) >= -0.5 + hairs) &&
    land.slows.every((piece) => slowClearance(land, piece, r, before) >= 0.5 - hairs) &&
    land.slows.some((piece) => slowClearance(land, piece, r, [end]) < 0.5 - hairs)
  if (!isOnlyReached) faults.push(...touched.map((piece) => `too long ${piece}`))
  return faults
}

function inWords(fault: PathFault): string {
  if (fault.kind === 'off table') return fault.kind
  return `${fault.kind} ${fault.kind === 'meets' ? fault.keep : fault.piece}`
}

test('on 5,000 paths a fault is found exactly if going step by step shows one', () => {
  const random = randomNumbers(21)
  const counts: Record<string, number> = {}
  for (let board = 0; board < 250; board++) {
    for (const move of randomMoves(random, 20)) {
      const fault = pathFault(move.land, move.mover, move.keeps, move.path)
      counts[fault?.kind ?? 'none'] = (counts[fault?.kind ?? 'none'] ?? 0) + 1
      if (fault === undefined) expect(slowFaults(move, hair)).toEqual([])
      else expect(slowFaults(move, -hair)).toContain(inWords(fault))
    }
  }
  expect(Object.keys(counts)).toHaveLength(6)
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(60)
})

/** Somewhere around a disc, at least touching it and nearer than 2". */
function tooNear(random: () => number, land: Landscape, enemy: Disc): Disc | undefined {
  for (let tries = 0; tries < 40; tries++) {
    const found = {
      x: Math.round(enemy.x + 1000 * (random() - 0.5)),
      y: Math.round(enemy.y + 1000 * (random() - 0.5)),
      r: 118.11,
    }
    const apart = gap(found, enemy)
    const isFree = land.isOnTable(found) && land.blocks.every((piece) => !land.overlaps(piece, found))
    if (apart >= 0 && apart < 201 && isFree) return found
  }
  return undefined
}

test('on 6,000 paths that begin too near a fault is found exactly if the base comes nearer or stays', () => {
  const random = randomNumbers(22)
  const land = table()
  const counts = { left: 0, stayed: 0 }
  for (let n = 0; n < 6000; n++) {
    const enemy = disc('medium', 24, 24)
    const start = tooNear(random, land, enemy)
    if (start === undefined) continue
    const step = () => Math.round((random() - 0.5) * 400)
    let { x, y } = start
    const path = Array.from({ length: 1 + (n % 3) }, () => ({ x: (x += step()), y: (y += step()) }))
    const gaps = placesAlong(start, path).map((place) => slowGap(enemy, start.r, [place]))
    const out = (distance: number, hairs: number) => distance >= 200.5 - hairs
    // As long as it is in, every step leads away; once out it stays out.
    const isFine = (hairs: number) =>
      gaps.every((each, k) => k === 0 || each >= Math.min(gaps[k - 1] ?? 0, 200.5) - hairs) &&
      out(gaps.at(-1) ?? 0, hairs)
    const fault = pathFault(land, mover(start, 2000), [keep(enemy, 201)], path)
    if (fault === undefined) expect(isFine(hair)).toBe(true)
    else expect(isFine(-hair / 2)).toBe(false)
    counts[fault === undefined ? 'left' : 'stayed']++
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(500)
})

test('on 3,000 paths behind walls a fault is found if there is sight where they are too near', () => {
  const random = randomNumbers(23)
  const counts = { far: 0, meets: 0, hidden: 0 }
  const enemy = disc('medium', 12, 12)
  for (let n = 0; n < 3000; n++) {
    // A wall east of the enemy, of any length, and a path behind it.
    const wall = box('building', 3, 13.4, 12 - 6 * random(), 14, 12 + 6 * random())
    const land = table(wall)
    const start = { ...at(15.2 + random(), 9 + 6 * random()), r: 118.11 }
    const to = at(15.2 + 2 * random(), 6 + 12 * random())
    const fault = pathFault(land, mover(start, 9000), [keep(enemy, 201, true)], [to])
    const nearerThan = (least: number) =>
      placesAlong(start, [to]).filter((place) => slowGap(enemy, start.r, [place]) < least)
    const near = nearerThan(200.5)
    const isSeenAt = (place: Point) => canSee(land, onGround(1, { ...place, r: start.r }), onGround(2, enemy))
    if (near[0] === start && isSeenAt(start)) continue
    // Sight is tried every 25 hundredths: a longer stretch of it cannot be missed.
    let run = 0
    let longest = 0
    for (const place of near) {
      run = isSeenAt(place) ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    if (fault === undefined) expect(longest).toBeLessThan(15)
    // The very ends of the stretch are between two steps.
    else expect(nearerThan(203).some(isSeenAt)).toBe(true)
    counts[near.length === 0 ? 'far' : fault === undefined ? 'hidden' : 'meets']++
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(150)
})
