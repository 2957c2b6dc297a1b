import { below, Refusal, seedRandom, startRun } from '@umpire/engine'
import { canSee, directions, findPath, isConcealed } from '@umpire/plane'
import { describe, expect, test, vi } from 'vitest'
import { downsync } from '../game.ts'
import type { State } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { isConcealedFrom, landOf, sees, volumeOf } from './ground.ts'
import { type Move, MoveGround } from './path-rules.ts'

function stateOf(...position: readonly string[]): State {
  const start = startRun(downsync, { position })
  if (start instanceof Refusal) throw new Error(start.toString())
  return start.run.table.state as State
}

const firstUnit = (state: State): number => {
  const [unit] = state.units
  if (unit === undefined) throw new Error('there is a Unit')
  return unit.id
}

const phaseMove = (element: number, team = 1): Move => ({ element, teams: [team], keepsOff: false, isPhase: true })

/** The way that is found for who says only where to, and why it is refused. */
function wayTo(state: State, move: Move, x: number, y: number) {
  const ground = new MoveGround(state, move)
  const [team = 0] = move.teams
  const mover = ground.movers.get(team)
  if (mover === undefined) throw new Error('nobody moves')
  const path = findPath(landOf(state), mover, ground.keeps, { x, y })
  return { path, refusal: path === undefined ? undefined : ground.whyNot([{ team, path }])?.toString() }
}

/** A Small game on a table with houses; how many decisions it took. */
function playAtRandom(): number {
  const start = startRun(downsync, { options: { size: 'small', lists: 'random', layout: 'T1' }, seed: 'numbers' })
  if (start instanceof Refusal) throw new Error(start.toString())
  const { run } = start
  const random = seedRandom('numbers')
  run.start()
  let asked = 0
  while (run.ask !== undefined) {
    run.answer(run.ask, run.ask.sample(random))
    asked++
  }
  return asked
}

describe('geometry', () => {
  test('directions are 48, and a whole game needs nothing that differs from machine to machine (DS-301)', () => {
    expect(directions).toHaveLength(48)
    for (const { x, y } of directions) expect(x * x + y * y).toBeCloseTo(1, 15)
    const used: string[] = []
    const forbidden = ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'exp', 'log', 'cbrt'] as const
    const spies = [
      ...forbidden.map((name) => vi.spyOn(Math, name).mockImplementation(() => used.push(name))),
      vi.spyOn(Math, 'atan2').mockImplementation(() => used.push('atan2')),
      vi.spyOn(Math, 'hypot').mockImplementation(() => used.push('hypot')),
      vi.spyOn(Math, 'pow').mockImplementation(() => used.push('pow')),
    ]
    let asked = 0
    try {
      asked = playAtRandom()
    } finally {
      for (const spy of spies) spy.mockRestore()
    }
    expect(asked).toBeGreaterThan(50)
    expect(used).toEqual([])
  })

  test('who says only where to is led round an enemy, by a way that is legal (DS-310)', () => {
    const state = stateOf('south tagger at 10 10', 'north virago at 14 11.5')
    const { path, refusal } = wayTo(state, phaseMove(firstUnit(state)), 1700, 1000)
    expect(path?.length).toBeGreaterThan(1)
    expect(refusal).toBeUndefined()
  })

  test('a vehicle is led round a building, infantry straight through it (DS-310)', () => {
    const wall = 'terrain building B1 (12,9) (13,9) (13,12) (12,12)'
    const tank = stateOf(wall, 'south tagger at 10 10', 'north virago at 40 40')
    const round = wayTo(tank, phaseMove(firstUnit(tank)), 1500, 1000)
    expect(round.path?.length).toBeGreaterThan(1)
    expect(round.refusal).toBeUndefined()
    const squad = stateOf(wall, 'south infiltrator at 10 10 / 10 12', 'north virago at 40 40')
    expect(wayTo(squad, phaseMove(firstUnit(squad)), 1500, 1000).path).toEqual([{ x: 1500, y: 1000 }])
  })

  test('a Ping is led round what it keeps away from (DS-310, DS-304)', () => {
    const state = stateOf('south ping s at 12 10', 'south reserve tagger', 'north virago at 14 14.4')
    const [ping] = state.pings
    if (ping === undefined) throw new Error('there is a Ping')
    const { path, refusal } = wayTo(state, phaseMove(ping.id, 0), 1570, 1000)
    expect(path?.length).toBeGreaterThan(1)
    expect(refusal).toBeUndefined()
  })

  test('slowing terrain is gone round with full speed, or gone through with 2″ less (DS-310, DS-080)', () => {
    const state = stateOf(
      'terrain rough R1 (11.5,9.5) (12.5,9.5) (12.5,10.5) (11.5,10.5)',
      'south virago at 10 10',
      'north virago at 40 40',
    )
    const move = phaseMove(firstUnit(state))
    expect(wayTo(state, move, 1400, 1000).path).toEqual([{ x: 1400, y: 1000 }])
    expect(wayTo(state, move, 1590, 1000).path).toBeUndefined()
    expect(wayTo(state, move, 1000, 1600).path).toEqual([{ x: 1000, y: 1600 }])
  })

  test('what is remembered of sight and concealment is what would be worked out anew (DS-311)', () => {
    const random = seedRandom('remembered')
    const anywhere = (): number => 200 + below(random, 4400)
    for (const layout of ['T1', 'T5', 'T8']) {
      const state = stateOf(`layout ${layout}`, 'south crusader at 10 10', 'north samson at 20 20')
      const [a, b] = state.units.map((unit): Target => ({ element: unit.id, team: 1 }))
      const [first, second] = state.units.map(({ bases }) => bases[0])
      if (a === undefined || b === undefined || first === undefined || second === undefined)
        throw new Error('two Units')
      for (let n = 0; n < 40; n++) {
        const mover = n % 2 === 0 ? first : second
        const from = { x: mover.x, y: mover.y }
        const ask = (): void => {
          const land = landOf(state)
          const [one, two] = [volumeOf(state, a), volumeOf(state, b)]
          expect(sees(state, a, b)).toBe(canSee(land, one, two))
          expect(sees(state, b, a)).toBe(canSee(land, one, two))
          expect(isConcealedFrom(state, a, b)).toBe(isConcealed(land, one, two))
        }
        mover.x = anywhere()
        mover.y = anywhere()
        ask()
        // Back to where it was, and there again: both are remembered now.
        const to = { x: mover.x, y: mover.y }
        Object.assign(mover, from)
        ask()
        Object.assign(mover, to)
        ask()
      }
    }
  })
})
