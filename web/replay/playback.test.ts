// Moving in time: steps stop at both ends, playing stops at the last moment, rounds are found from anywhere.

import { spectator } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { moved, type Playback, roundFrom, roundStarts } from './playback.ts'

const playback: Playback = { moment: 3, last: 5, isStep: false, isPlaying: false, speed: 1, viewer: spectator }

describe('moving', () => {
  test('a step on shows what happened in between, a step back does not', () => {
    expect(moved(playback, { do: 'step', by: 1 })).toMatchObject({ moment: 4, isStep: true })
    expect(moved(playback, { do: 'step', by: -1 })).toMatchObject({ moment: 2, isStep: false })
  })

  test('nothing goes beyond the start and the end', () => {
    expect(moved({ ...playback, moment: 0 }, { do: 'step', by: -1 })).toMatchObject({ moment: 0, isStep: false })
    expect(moved({ ...playback, moment: 5 }, { do: 'step', by: 1 })).toMatchObject({ moment: 5, isStep: false })
    expect(moved(playback, { do: 'go', to: 99 }).moment).toBe(5)
    expect(moved(playback, { do: 'go', to: -1 }).moment).toBe(0)
  })

  test('a jump shows nothing in between, even to the next moment, and stops playing', () => {
    const jumped = moved({ ...playback, isPlaying: true }, { do: 'go', to: 4 })
    expect(jumped).toMatchObject({ moment: 4, isStep: false, isPlaying: false })
  })

  test('playing stops at the end, and begins again from there', () => {
    const playing = { ...playback, isPlaying: true }
    expect(moved(playing, { do: 'play on' })).toMatchObject({ moment: 4, isPlaying: true, isStep: true })
    const ended = moved({ ...playing, moment: 4 }, { do: 'play on' })
    expect(ended).toMatchObject({ moment: 5, isPlaying: false })
    expect(moved(ended, { do: 'play or pause' })).toMatchObject({ moment: 0, isPlaying: true })
  })

  test('a game without an answer does not play', () => {
    const empty = { ...playback, moment: 0, last: 0 }
    expect(moved(empty, { do: 'play or pause' })).toMatchObject({ moment: 0, isPlaying: false })
  })
})

describe('rounds', () => {
  const rounds = [0, 1, 1, 1, 2, 2, 3]

  test('begin where their number changes; before the first there is none', () => {
    expect(roundStarts(rounds)).toEqual([
      { at: 1, round: 1 },
      { at: 4, round: 2 },
      { at: 6, round: 3 },
    ])
    expect(roundStarts([0, 0, 0])).toEqual([])
  })

  test('are found from within one: back to its own start first', () => {
    expect(roundFrom(rounds, 5, -1)).toBe(4)
    expect(roundFrom(rounds, 4, -1)).toBe(1)
    expect(roundFrom(rounds, 1, -1)).toBe(0)
    expect(roundFrom(rounds, 2, 1)).toBe(4)
    expect(roundFrom([0, 0, 0], 1, 1)).toBe(2)
  })
})
