// The forecast of the enemy turn, which no scenario can see: what it says, and that it comes true.

import { at, type Game, Match, Refusal, samePlain } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { ReichbustersEvent } from '../events.ts'
import { reichbusters } from '../game.ts'
import { areaName } from '../names.ts'
import { enemyOf, mapOf, type State } from '../state.ts'
import { forecast, wouldNotice } from './forecast.ts'

/** A raid on the Gatehouse in the turn of its first Hero. */
function arranged(...position: readonly string[]): State {
  const found: State[] = []
  const game: Game<State, typeof reichbusters.options, ReichbustersEvent> = {
    ...reichbusters,
    // biome-ignore lint/correctness/useYield: nothing is played
    // oxlint-disable-next-line require-yield
    *step({ state }) {
      found.push(state)
      return { winners: [] }
    },
  }
  const match = Match.start(game, { seats: 1, position: ['mission RO1 R1 RF1', ...position] })
  if (match instanceof Refusal) throw new Error(match.reason)
  return at(found, 0)
}

const named = (state: State, uid: number) => ({ uid, unit: enemyOf(state, uid)?.unit ?? null })

const plans = (state: State) =>
  forecast(state).map(({ uid, path, target, mode, number, isTie }) => ({
    uid,
    path: path.map((area) => areaName(area, state)),
    target,
    mode,
    number,
    isTie,
  }))

describe('the forecast', () => {
  test('leaves out those who are not alert', () => {
    expect(plans(arranged('team brick', 'brick at a6', 'soldier at d6', 'd6 suspicious', 'turn brick'))).toEqual([])
  })

  test('adds up a group (RB-186)', () => {
    const state = arranged('team brick', 'brick at b4', '3 zombie at b4', 'b4 alert', 'turn brick')
    expect(plans(state).map(({ number }) => number)).toEqual([11, 11, 11])
  })

  test('goes through a door that one of them opens (RB-180)', () => {
    const state = arranged('team brick', 'brick at e4', '3 soldier at d4', 'c4 alert', 'turn brick')
    expect(plans(state).map(({ path, target }) => [path, target])).toEqual([
      [[], 'brick'],
      [[], 'brick'],
      [[], 'brick'],
    ])
    expect(state.openDoors).toBe(0)
  })

  test('counts the Hero whose turn it is as the last one to act (RB-185)', () => {
    const state = arranged(
      'team brick + quentin',
      'brick at b4',
      'quentin at d4',
      'soldier at c4',
      'c4 alert',
      'acted quentin',
      'turn brick',
    )
    expect(plans({ ...state, acted: ['quentin'] })).toMatchObject([{ target: 'brick', isTie: false }])
  })

  test('tells where the players would choose (RB-119)', () => {
    const state = arranged('team sarge', 'sarge at c4', 'scientist at c4', 'c4 alert', 'turn sarge')
    expect(plans(state)).toMatchObject([{ path: ['C3'], isTie: true }])
  })

  test('brings alert enemies into a room that then acts too (RB-161)', () => {
    const state = arranged(
      'team sarge',
      'sarge at a6',
      'door c5-c6 open',
      'officer at c5',
      'soldier at c6',
      'c5 alert',
      'turn sarge',
    )
    expect(plans(state).map(({ uid, mode }) => [uid, mode])).toEqual([
      [1, 'ranged'],
      [2, 'ranged'],
    ])
    expect(at(state.enemies, 0).area).not.toBe(at(state.enemies, 1).area)
  })

  test('says twice for a Sentry Gun that sees a Hero (RB-308)', () => {
    const state = arranged('team sarge', 'sarge at d6', 'sentry-gun at a6', 'a6 alert', 'turn sarge')
    expect(forecast(state)).toMatchObject([{ isTwice: true, target: 'sarge', number: 5 }])
  })
})

describe('what comes true', () => {
  test.each([
    ['guards that leave (RB-281)', 'brick at g7', '6 soldier at b4', 'b4 guard point', 'b4 alert'],
    ['a locked door (RB-180)', 'brick at c2', '5 soldier at c3', 'c3 alert'],
    ['dogs that run (RB-274)', 'brick at c5', '2 dog at e4', 'door d4-e4 open', 'e4 alert', 'c4 alert'],
    ['Fast, and No Hands (RB-294)', 'brick at g7', 'dog at a3', 'a3 alert'],
  ])('%s', (_, ...words) => {
    const position = ['team brick', ...words, 'last turn brick', 'enemy turn']
    const state = arranged(...position)
    const match = Match.start(reichbusters, { seats: 1, position: ['mission RO1 R1 RF1', ...position] })
    if (match instanceof Refusal) throw new Error(match.reason)
    const ends = new Map(forecast(state).map(({ uid, path }) => [uid, path.at(-1)]))
    for (const { uid, area } of state.enemies) {
      const moved = match.events(0).flatMap(({ event }) => (event.kind === 'enemy moved' ? [event] : []))
      const last = moved.findLast((event) => 'enemy' in event && samePlain(event.enemy, named(state, uid)))
      expect(last === undefined || !('to' in last) ? area : last.to).toBe(ends.get(uid) ?? area)
    }
  })
})

describe('who would notice a Hero', () => {
  const areaOf = (state: State, name: string) => mapOf(state).areas.findIndex((area) => area.name === name)

  test('rooms whose enemies see the area (RB-159)', () => {
    const state = arranged('team sarge', 'sarge at a6', 'soldier at d4', 'turn sarge')
    const room = at(mapOf(state).areas, areaOf(state, 'D4')).room
    expect(wouldNotice(state, 'sarge', areaOf(state, 'B4'))).toEqual([room])
    expect(wouldNotice(state, 'sarge', areaOf(state, 'C5'))).toEqual([])
  })

  test('nobody does in a Borrowed Greatcoat', () => {
    const state = arranged('team quentin', 'quentin at a6', 'quentin plays QU10', 'soldier at d4', 'turn quentin')
    expect(wouldNotice(state, 'quentin', areaOf(state, 'B4'))).toEqual([])
  })
})
