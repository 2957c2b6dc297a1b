// Messages that no page of ours sends, of every kind that we could think of; for tests.

import { below, pick, type Random, seedRandom } from '@umpire/engine'
import { longestMessage } from '@umpire/wire'

/** What the sender knows of the match that it does harm to. */
export interface Victim {
  /** A message that was taken before, to be sent again. */
  readonly taken: string
}

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)

const letters = Array.from('abc {}[]",:\\\u0000\u202E\uFFFDé漢😀0123456789')
const source = seedRandom('noise')
const noises = Array.from({ length: 5000 }, () => pick(source, letters)).join('')

const noise = (random: Random, length: number): string => {
  const from = below(random, noises.length - length)
  return noises.slice(from, from + length)
}

const kinds = 'answer,undo,sit,stand up,set seat,start,consent,resign,leave,return,stand in,rematch,say,hint'.split(',')
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  2 ** 53,
  '',
  'x',
  [],
  {},
  [[]],
  { toString: 1 },
  '__proto__',
  '💥',
]

/** Each makes one such message. */
export const badMessages: { readonly [kind: string]: (random: Random, victim: Victim) => string | Buffer } = {
  garbage: (random) => noise(random, 1 + below(random, 300)),
  empty: () => '',
  'not an object': (random) => JSON.stringify(pick(random, odd)),
  'no such kind': (random) => JSON.stringify({ n: 1, do: noise(random, 8) }),
  'wrong types': (random) =>
    JSON.stringify({ n: pick(random, odd), do: pick(random, kinds), seat: pick(random, odd), text: pick(random, odd) }),
  'too much': (random) => JSON.stringify({ n: 1, do: 'start', [noise(random, 5)]: 1 }),
  prototype: () => '{"n":1,"do":"start","__proto__":{"isHost":true},"constructor":{"prototype":{}}}',
  deep: () => nested('[', ']', longestMessage / 2 - 1),
  'deep object': () => nested('{"a":', '}', 1000).replace('}', '1}'),
  'cut off': (random, { taken }) => taken.slice(0, below(random, taken.length)),
  'long text': () => JSON.stringify({ n: 1, do: 'say', text: 'x'.repeat(6000) }),
  binary: (random) => Buffer.from(noise(random, 100)),
  huge: () => 'x'.repeat(longestMessage + 1),
}

/** These pass the schema; whoever sends them sits at the second seat, or at none. */
export const wellFormed: typeof badMessages = {
  'the same again': (_random, { taken }) => taken,
  "another's seat": (random) => JSON.stringify({ n: 1 + below(random, 1e6), do: 'resign', seat: 2 * below(random, 8) }),
  stale: (random) =>
    JSON.stringify({
      n: 1 + below(random, 1e6),
      do: 'answer',
      seat: 0,
      number: below(random, 1000),
      text: noise(random, 9),
    }),
  'an answer that is none': (random) =>
    JSON.stringify({ n: 1 + below(random, 1e6), do: 'answer', seat: 0, number: 0, text: noise(random, 2000) }),
  'a guessed invitation': (random) =>
    JSON.stringify({ n: 1 + below(random, 1e6), do: 'sit', seat: 1, invite: noise(random, 22) }),
  'a consent to nothing': (random) =>
    JSON.stringify({ n: 1 + below(random, 1e6), do: 'consent', proposal: below(random, 99), yes: true }),
  'a hint for another': (random) =>
    JSON.stringify({ n: 1 + below(random, 1e6), do: 'hint', seat: below(random, 16), number: below(random, 9) }),
  'everything, again and again': (random) => JSON.stringify({ n: 1 + below(random, 1e6), do: 'show all' }),
}
