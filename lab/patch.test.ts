// Patches of every game's content: what is changed is played, and what cannot be is refused with the reason.

import { type AnyGame, Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { afterEach, describe, expect, test } from 'vitest'
import { contentOf } from './content.ts'
import { applyPatch, type Patch, readPatch } from './patch.ts'
import { playTrial } from './play.ts'
import type { Sheet } from './sheet.ts'

interface Case {
  readonly game: string
  readonly seats: number
  readonly options: { readonly [name: string]: string }
  /** A field deep in the content, what stands there, and a value with which the same seed becomes another game. */
  readonly path: string
  readonly before: number
  readonly after: number
  /** Paths and values that are refused, and what is said. */
  readonly refused: readonly (readonly [path: string, value: Patch[string], says: string])[]
}

const cases: readonly Case[] = [
  {
    game: 'modular-mechs',
    seats: 2,
    options: {},
    path: 'modules/C01/traits/gain',
    before: 2,
    after: 5,
    refused: [
      ['modules/W99/cost', 3, 'there is no "W99" in modules'],
      ['modules/W01/price', 3, 'there is no such field; there is: name'],
      ['modules/W01/cost', 99, '99 is not between 0 and 20'],
    ],
  },
  {
    game: 'subterra-bravo',
    seats: 2,
    options: {},
    path: 'commandos/QUILL/issue/0/dice/black',
    before: 3,
    after: 9,
    refused: [
      ['commando/QUILL/vitality', 3, 'there is no table "commando"; there is: commandos, kit, stances'],
      ['kit/TL-99/points', 3, 'there is no "TL-99" in kit'],
      ['kit/RF-01/weapon/dice/green', 1, 'there is no such field; there is: black, red'],
      ['kit/RF-01/weapon/attack', 'thrown', '"thrown" is none of melee, ranged'],
      ['enemies/ROGUE/vitality', 0, '0 is not between 1 and 20'],
      ['tiles/T-05/ready/7', 3, 'there is no such field; there is: 0, 1, 2, 3, 4'],
      ['rooms/RM-02/copies', 2.5, '2 is a whole number, 2.5 is none'],
      ['tiles/T-01/id', 'T-02', 'an id cannot be changed'],
    ],
  },
  {
    game: 'complex-crashers',
    seats: 2,
    options: {},
    path: 'cards/basic-training/abilities/0/cost',
    before: 1,
    after: 3,
    refused: [
      ['cards/monoknife/abilities/0/attack/strength', 0, '0 is not between 1 and 9'],
      ['cards/monoknife/abilities/9/cost', 1, 'there is no such field'],
      ['cards/titan/type', 'Undead', '"Undead" is none of Alien, Basic, Mechanical'],
      ['cards/titan/armor', true, 'cannot become true'],
      ['cards/titan/abilities/length', 0, 'there is no such field; there is: 0'],
    ],
  },
  {
    game: 'reichbusters',
    seats: 1,
    options: {},
    path: 'weapons/springfield/front/attack',
    before: 3,
    after: 9,
    refused: [
      ['units/private/wounds', 1, 'there is no "private" in units'],
      ['units/soldier/sides/0/defence', 40, '40 is not between 0 and 20'],
      ['weapons/thompson/front/noise', 'CRASH!', 'cannot become "CRASH!"'],
      ['cards/BR1/top/trigger', 'at tea time', '"at tea time" is none of'],
    ],
  },
  {
    game: 'downsync',
    seats: 2,
    options: { size: 'skirmish', layout: 'T1' },
    path: 'actions/cannon/rof',
    before: 1,
    after: 5,
    refused: [
      ['units/re-vector/speed', -100, 'cannot become negative'],
      ['units/re-vector/cm', 3, 'null cannot become 3'],
      ['actions/cannon/rof', 0, '0 is not between 1 and 9'],
      ['actions/laser/rof', 2, 'there is no "laser" in actions'],
    ],
  },
]

async function load(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  return game
}

/** So many that what is changed comes up in one of them. */
const games = 4

function play(game: AnyGame, { seats, options }: Case): Sheet[] {
  const bots = Array.from({ length: seats }, () => 'novice')
  const study = {
    game: game.id,
    version: game.version,
    arms: [{ seats, options, bots }],
    games,
    seed: '3',
    patch: null,
  }
  return Array.from({ length: games }, (_, number) => playTrial(game, contentOf(game), study, { arm: 0, number }))
}

const errorsIn = (sheets: readonly Sheet[]): unknown[] =>
  sheets.map(({ error }) => error).filter((error) => error !== null)

/** What stands at the end of a path. */
function valueAt(game: AnyGame, path: string): unknown {
  const [table = '', id, ...fields] = path.split('/')
  const row: unknown = game.measures?.tables?.[table]?.find((one) => one.id === id)
  return fields.reduce<unknown>(
    (node, field) => (typeof node === 'object' && node !== null ? Reflect.get(node, field) : undefined),
    row,
  )
}

describe.each(cases)('content of $game', (one) => {
  const { path, before, after } = one

  afterEach(async () => {
    const game = await load(one.game)
    applyPatch(game, { [path]: before })
  })

  test('is changed deep inside, and the same seed plays another game; changed back, the same again', async () => {
    const game = await load(one.game)
    const usual = play(game, one)
    expect(errorsIn(usual)).toEqual([])
    expect(applyPatch(game, { [path]: after })).toBeUndefined()
    const changed = play(game, one)
    expect(errorsIn(changed)).toEqual([])
    expect(changed).not.toEqual(usual)
    expect(applyPatch(game, { [path]: before })).toBeUndefined()
    expect(play(game, one)).toEqual(usual)
  })

  test.each(one.refused)('refuses %s = %s', async (wrong, value, says) => {
    const game = await load(one.game)
    // What is right in it is not done either.
    const refusal = applyPatch(game, { [path]: after, [wrong]: value })
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal?.reason).toContain(`${wrong}: `)
    expect(refusal?.reason).toContain(says)
    expect(valueAt(game, path)).toBe(before)
  })
})

describe('a patch as a file', () => {
  test('has paths as keys, or content nested as it is in the game, with lists by their places', () => {
    expect(readPatch('{ "tiles": { "T-05": { "ready": [3, 4, 5, 6, 7] } }, "kit/RF-01/points": 3 }')).toEqual({
      'tiles/T-05/ready/0': 3,
      'tiles/T-05/ready/1': 4,
      'tiles/T-05/ready/2': 5,
      'tiles/T-05/ready/3': 6,
      'tiles/T-05/ready/4': 7,
      'kit/RF-01/points': 3,
    })
  })

  test('is refused if it is no object, or something else than a value stands there', () => {
    expect(readPatch('[1]')).toBeInstanceOf(Refusal)
    expect(readPatch('{ "a/b/c": null }')).toBeInstanceOf(Refusal)
    expect(readPatch('{')).toBeInstanceOf(Refusal)
  })
})
