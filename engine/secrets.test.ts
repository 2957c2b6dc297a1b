// Secrets: who has seen what, what a shuffle makes unknown, and what dealing again may and may not change.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Dealer } from './dealer.ts'
import { d6 } from './dice.ts'
import { seat, seatsOf, spectator } from './id.ts'
import { seedRandom } from './random.ts'
import { copySecrets, dealAgain, noSecrets, type Secret, seenFaces } from './secrets.ts'

const [one, two] = [seat(0), seat(1)]
const cards = ['ace', 'king', 'queen', 'jack', 'ten', 'nine']

const dealer = (seed = 'deal'): Dealer => new Dealer(seatsOf(2), seedRandom(seed), noSecrets())

const facesOf = (from: Dealer, secrets: readonly Secret[]): unknown[] => secrets.map((secret) => from.face(secret))

describe('a deck', () => {
  test('holds all its cards in an order that nobody sees', () => {
    const d = dealer()
    const deck = d.deal('deck', cards)
    expect(facesOf(d, deck).toSorted()).toEqual(cards.toSorted())
    expect(facesOf(d, deck)).not.toEqual(cards)
    for (const viewer of [one, two, spectator]) expect(seenFaces(d.secrets, viewer)).toEqual({})
  })

  test('gives its top card face down, and only those see it to whom it is shown', () => {
    const d = dealer()
    const deck = d.deal('deck', cards)
    const top = deck.at(-1)
    const drawn = d.draw(deck)
    expect(drawn).toBe(top)
    expect(deck).toHaveLength(5)
    if (drawn === undefined) throw new Error('nothing drawn')
    expect(d.news).toBeUndefined()
    const shown = d.show(drawn, one)
    expect(d.news).toBe('something hidden was shown')
    expect(seenFaces(d.secrets, one)).toEqual({ [drawn]: shown })
    expect(seenFaces(d.secrets, two)).toEqual({})
    expect(seenFaces(d.secrets, spectator)).toEqual({})
    d.reveal(drawn)
    expect(seenFaces(d.secrets, spectator)).toEqual({ [drawn]: shown })
    expect(d.draw([])).toBeUndefined()
  })

  test('shown to somebody who has seen it is no news', () => {
    const d = dealer()
    const secret = d.hide({ name: 'note' }, 'x', one)
    d.show(secret, one)
    expect(d.news).toBeUndefined()
    d.show(secret, spectator)
    expect(d.news).toBeUndefined()
    d.reveal(secret)
    expect(d.news).toBe('something hidden was shown')
  })

  test('can be told what to give next', () => {
    const d = dealer()
    const deck = d.deal('deck', cards)
    d.forced = { dice: [], draws: ['ten', 'ace'] }
    expect([d.draw(deck), d.draw(deck)].map((secret) => secret !== undefined && d.face(secret))).toEqual(['ten', 'ace'])
    expect(facesOf(d, deck).toSorted()).toEqual(['jack', 'king', 'nine', 'queen'])
    d.forced.draws.push('ace')
    expect(() => d.draw(deck)).toThrow('no ace in the deck')
  })
})

describe('a shuffle', () => {
  test('makes what was seen unseen', () => {
    const d = dealer()
    const deck = d.deal('deck', cards)
    for (const card of deck) d.reveal(card)
    d.shuffle(deck)
    expect(seenFaces(d.secrets, one)).toEqual({})
  })

  test('of cards that all have seen keeps them together: they are dealt again only among themselves', () => {
    const d = dealer()
    const deck = d.deal('deck', cards)
    const back = deck.splice(0, 2)
    const known = back.map((card) => d.reveal(card)).toSorted()
    d.shuffle(back)
    for (let n = 0; n < 20; n++) {
      dealAgain(d.secrets, one, seedRandom(`again ${n}`))
      expect(facesOf(d, back).toSorted()).toEqual(known)
    }
  })

  test('that mixes unknown cards of two decks makes them one pool', () => {
    const d = dealer()
    const left = d.deal('left', ['a', 'b'])
    const right = d.deal('right', ['x', 'y'])
    d.shuffle([...left.slice(1), ...right.slice(1)])
    const found = new Set<unknown>()
    for (let n = 0; n < 60; n++) {
      dealAgain(d.secrets, one, seedRandom(`again ${n}`))
      found.add(facesOf(d, left.slice(0, 1))[0])
    }
    expect([...found].toSorted()).toEqual(['a', 'b', 'x', 'y'])
  })
})

describe('dealing again', () => {
  test('moves nothing that the viewer has seen, and keeps the same cards in all', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(5)), fc.array(fc.nat(5)), (seed, toOne, toTwo) => {
        const d = dealer(seed)
        const deck = d.deal('deck', cards)
        for (const n of toOne) d.show(deck[n] ?? (deck[0] as Secret<string>), one)
        for (const n of toTwo) d.show(deck[n] ?? (deck[0] as Secret<string>), two)
        const seen = seenFaces(d.secrets, one)
        const before = copySecrets(d.secrets)
        dealAgain(d.secrets, one, seedRandom(`${seed} again`))
        expect(seenFaces(d.secrets, one)).toEqual(seen)
        expect(facesOf(d, deck).toSorted()).toEqual(cards.toSorted())
        expect(d.secrets.seenBy).toEqual(before.seenBy)
      }),
    )
  })

  test('gives every unseen card every place equally often', () => {
    const d = dealer()
    const deck = d.deal('deck', ['a', 'b', 'c'])
    const counts = new Map<string, number>()
    const random = seedRandom('fair')
    for (let n = 0; n < 6000; n++) {
      dealAgain(d.secrets, two, random)
      const order = facesOf(d, deck).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(180)
  })

  test('comes out the same from the same dice, wherever the cards lay before', () => {
    const faces = (order: readonly string[]): unknown[] => {
      const d = dealer()
      const deck = order.map((card) => d.hide({ name: 'deck' }, card))
      dealAgain(d.secrets, one, seedRandom('same'))
      return facesOf(d, deck)
    }
    expect(faces(cards)).toEqual(faces(cards.toReversed()))
  })

  test('rolls unseen dice anew, each for itself', () => {
    const d = dealer()
    const mine = d.rollHidden(d6, one)
    const other = d.rollHidden(d6, two)
    expect(d.news).toBe('dice were rolled')
    const own = d.face(mine)
    const found = new Set<number>()
    for (let n = 0; n < 100; n++) {
      dealAgain(d.secrets, one, seedRandom(`${n}`))
      expect(d.face(mine)).toBe(own)
      found.add(d.face(other))
    }
    expect([...found].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('dice', () => {
  test('can be laid down beforehand, but only faces they have', () => {
    const d = dealer()
    d.forced = { dice: ['6', '1'], draws: [] }
    expect(d.roll(d6, 2)).toEqual([6, 1])
    d.forced.dice.push('7')
    expect(() => d.rollOne(d6)).toThrow('a d6 has no face 7')
  })

  test('rolled under a cup again are the same die, and seen by its owner alone', () => {
    const d = dealer()
    const die = d.rollHidden(d6, one)
    d.reveal(die)
    expect(d.rollHidden(d6, one, die)).toBe(die)
    expect(d.sees(one, die)).toBe(true)
    expect(d.sees(two, die)).toBe(false)
  })
})
