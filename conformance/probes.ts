// Answers that come near to being allowed: what a seat may try in order to learn something from the refusal.

import {
  type Answer,
  type Ask,
  Assign,
  below,
  ChooseMany,
  Order,
  pick,
  type Plain,
  type Random,
  Share,
  shuffle,
} from '@umpire/engine'

const numbersBelow = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

/** Plain data with its numbers changed: a point near and far from where it was. */
function altered(value: Plain, random: Random): Plain {
  if (typeof value === 'number') return Math.round((value + below(random, 20) - 10) * (1 + below(random, 100)))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]): [string, Plain] => [key, altered(part, random)])
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** An answer of the right form, allowed or not: what only the rules of the game can refuse. */
function wellFormed(ask: Ask, random: Random): Answer {
  if (ask instanceof ChooseMany) {
    const count = ask.least + below(random, ask.most - ask.least + 1)
    return shuffle(random, numbersBelow(ask.allowed.length))
      .slice(0, count)
      .sort((a, b) => a - b)
  }
  if (ask instanceof Assign) return ask.items.map(() => below(random, ask.targets.length))
  if (ask instanceof Share) {
    const shares = ask.rooms.map(() => 0)
    for (let point = 0; point < ask.points; point++) {
      const room = below(random, shares.length)
      shares[room] = (shares[room] ?? 0) + 1
    }
    return shares
  }
  if (ask instanceof Order) return shuffle(random, numbersBelow(ask.things.length))
  return ask.kind === 'place' ? altered(ask.sample(random), random) : below(random, ask.size)
}

/** What people mistype. */
const distortions: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.replaceAll(/\d+/g, () => String(below(random, 100))),
  (text) => text.split(' ').toReversed().join(' '),
  (text) => `${text}, ${text}`,
  (text) => text.slice(0, -1),
  (text, random) => `${text} ${below(random, 10)}`,
]

/** Some of what is offered and blocked, as a list. */
function someNames(ask: Ask, random: Random): string {
  const names = [...ask.options(), ...ask.blocked()].map(({ say }) => say)
  if (names.length === 0) return 'nothing'
  return Array.from({ length: 1 + below(random, 3) }, () => pick(random, names)).join(', ')
}

/** Notations near to those that are allowed. Some may be allowed. */
export function nearTexts(ask: Ask, random: Random, count: number): readonly string[] {
  return Array.from({ length: count }, () => {
    switch (below(random, 3)) {
      case 0:
        return someNames(ask, random)
      case 1:
        return pick(random, distortions)(ask.say(ask.sample(random)), random)
      default:
        return ask.say(wellFormed(ask, random))
    }
  })
}

/** Answers as the engine keeps them, near to those that are allowed. Some may be allowed. */
export function nearAnswers(ask: Ask, random: Random, count: number): readonly Answer[] {
  return Array.from({ length: count }, (): Answer => {
    const formed = wellFormed(ask, random)
    switch (below(random, 4)) {
      case 0:
        return altered(formed, random)
      case 1:
        return Array.isArray(formed) ? formed.slice(1) : [formed]
      default:
        return formed
    }
  })
}
