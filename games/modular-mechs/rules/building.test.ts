// Building: links, places, what comes off and which legs give half, compared with slow and obvious versions.

import { at, id, seat, type Secret } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { core, typeOf } from '../content/catalogue.ts'
import type { TypeId } from '../content/module-type.ts'
import { modules } from '../content/modules.ts'
import type { Mech, Module } from '../state.ts'
import {
  attach,
  cutOff,
  fitsAnywhere,
  healthNow,
  isHalved,
  isLinked,
  linkedTo,
  mobilityNow,
  type Spot,
  spotOffer,
  spotsFor,
} from './building.ts'

const types = [...modules.keys()].filter((type) => type !== core)
const card = id<Secret<TypeId>>(0)

const loneCore = (): Mech => {
  const mech: Mech = {
    seat: seat(0),
    money: 0,
    space: 0,
    modules: [],
    crew: [],
    damageTaken: 0,
    detached: [],
    boost: 0,
  }
  attach(mech, card, core, { x: 0, y: 0, turned: 0 })
  return mech
}

const directions = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const
const letters = ['N', 'E', 'S', 'W'] as const
type Letter = (typeof letters)[number]

/** The sides of the grid on which a turned card has connections, letter by letter. */
const slowSides = (type: TypeId, turned: number): Letter[] =>
  letters.filter((_, n) => typeOf(type).sides.includes(at(letters, (n + 4 - turned) % 4)))

type Laid = Pick<Module, 'type' | 'x' | 'y' | 'turned'>

/** MM-038, word by word. */
const slowLinked = (one: Laid, other: Laid): boolean =>
  slowSides(one.type, one.turned).some((side) => {
    const [right, up] = directions[side]
    const facing = at(letters, (letters.indexOf(side) + 2) % 4)
    const isBeside = one.x + right === other.x && one.y + up === other.y
    return isBeside && slowSides(other.type, other.turned).includes(facing)
  })

/** MM-037, tried on every cell in and around the mech. */
function slowSpots(mech: Mech, type: TypeId): Spot[] {
  const xs = mech.modules.map(({ x }) => x)
  const ys = mech.modules.map(({ y }) => y)
  const spots: Spot[] = []
  for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x++) {
    for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y++) {
      if (mech.modules.some((module) => module.x === x && module.y === y)) continue
      for (const turned of [0, 1, 2, 3]) {
        if (mech.modules.some((module) => slowLinked({ type, x, y, turned }, module))) spots.push({ x, y, turned })
      }
    }
  }
  return spots
}

/** MM-042: whoever has a neighbour with a chain has one; again and again until nobody is added. */
function slowCutOff(mech: Mech): Module[] {
  const chained = new Set(mech.modules.slice(0, 1))
  for (let round = 0; round < mech.modules.length; round++) {
    for (const module of mech.modules) {
      if ([...chained].some((one) => slowLinked(one, module))) chained.add(module)
    }
  }
  return mech.modules.filter((module) => !chained.has(module))
}

const sorted = (spots: readonly Spot[]): string[] => spots.map(({ x, y, turned }) => `${x} ${y} ${turned}`).sort()

/** A mech that was built card by card, some of it broken. */
const anyMech: fc.Arbitrary<Mech> = fc
  .array(fc.tuple(fc.constantFrom(...types), fc.nat(), fc.integer({ min: 0, max: 3 })), { maxLength: 14 })
  .map((cards) => {
    const mech = loneCore()
    for (const [type, number, luck] of cards) {
      const spots = slowSpots(mech, type)
      if (spots.length === 0) continue
      attach(mech, card, type, at(spots, number % spots.length)).broken = luck === 0
    }
    return mech
  })

const anyType = fc.constantFrom(...types)

describe('on any mech', () => {
  test('a link holds in both directions and is what the rule says (MM-036, MM-038)', () => {
    fc.assert(
      fc.property(anyMech, (mech) => {
        for (const one of mech.modules) {
          for (const other of mech.modules) {
            expect(isLinked(mech, one, other)).toBe(slowLinked(one, other))
            expect(isLinked(mech, one, other)).toBe(isLinked(mech, other, one))
            expect(linkedTo(mech, one).includes(other)).toBe(slowLinked(one, other))
          }
        }
      }),
    )
  })

  test('linked modules come in the order N, E, S, W (MM-100, MM-111)', () => {
    fc.assert(
      fc.property(anyMech, (mech) => {
        for (const module of mech.modules) {
          const ways = linkedTo(mech, module).map(({ x, y }) =>
            letters.findIndex((letter) => {
              const [right, up] = directions[letter]
              return module.x + right === x && module.y + up === y
            }),
          )
          expect(ways).toEqual(ways.toSorted((a, b) => a - b))
        }
      }),
    )
  })

  test('a card can be attached exactly where a connection lines up on an empty cell (MM-034, MM-037, MM-039, MM-040)', () => {
    fc.assert(
      fc.property(anyMech, anyType, (mech, type) => {
        const slow = slowSpots(mech, type)
        expect(sorted(spotsFor(mech, type))).toEqual(sorted(slow))
        expect(fitsAnywhere(mech, type)).toBe(slow.length > 0)
      }),
    )
  })

  test('everywhere else on it or beside it there is a reason why not (MM-034, MM-037)', () => {
    fc.assert(
      fc.property(anyMech, anyType, (mech, type) => {
        const offered = spotOffer(mech, type)
        const reasons = offered.blocked()
        for (const { value, refusal } of reasons) {
          const isTaken = mech.modules.some(({ x, y }) => x === value.x && y === value.y)
          expect(refusal.rule).toBe(isTaken ? 'MM-034' : 'MM-037')
        }
        const all = sorted([...offered.allowed, ...reasons.map(({ value }) => value)])
        expect(new Set(all).size).toBe(all.length)
        for (const { x, y } of mech.modules) {
          for (const [right, up] of [[0, 0], ...Object.values(directions)]) {
            expect(all).toContain(`${x + (right ?? 0)} ${y + (up ?? 0)} 0`)
          }
        }
      }),
    )
  })

  test('what has no chain of links to the Core comes off, broken modules joining like others (MM-042, MM-048, MM-054)', () => {
    fc.assert(
      fc.property(anyMech, fc.nat(), (mech, number) => {
        expect(cutOff(mech)).toEqual([])
        if (mech.modules.length === 1) return
        mech.modules.splice(1 + (number % (mech.modules.length - 1)), 1)
        expect(cutOff(mech)).toEqual(slowCutOff(mech))
      }),
    )
  })

  test('no two modules have the same name', () => {
    fc.assert(
      fc.property(anyMech, ({ modules: all }) => {
        expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
      }),
    )
  })

  test('legs give half above the lowest level or turned, with the exemptions of their texts (MM-043 to MM-047, MM-141 to MM-143)', () => {
    fc.assert(
      fc.property(anyMech, (mech) => {
        for (const module of mech.modules) {
          const { kind, mobility, traits } = typeOf(module.type)
          const frames = mech.modules.filter(
            (other) => slowLinked(module, other) && !other.broken && typeOf(other.type).traits.gyro !== undefined,
          ).length
          const isLegs = kind === 'movement'
          const isHigh = mech.modules.some(({ y }) => y < module.y) && traits.hover !== true
          const isTurned = module.turned !== 0 && traits.spider !== true
          const halved = isLegs && frames === 0 && (isHigh || isTurned)
          expect(isHalved(mech, module)).toBe(halved)
          if (mobility > 0) {
            const full = mobility + (isLegs ? frames : 0)
            expect(mobilityNow(mech, module)).toBe(halved ? Math.floor(full / 2) : full)
          } else expect(mobilityNow(mech, module)).toBe(0)
        }
      }),
    )
  })

  test('health is the printed number and what unbroken linked plates add (MM-082, MM-121)', () => {
    fc.assert(
      fc.property(anyMech, (mech) => {
        for (const module of mech.modules) {
          const plates = mech.modules.filter(
            (other) => slowLinked(module, other) && !other.broken && typeOf(other.type).traits.armor !== undefined,
          )
          expect(healthNow(mech, module)).toBe(typeOf(module.type).health + 3 * plates.length)
        }
      }),
    )
  })
})
