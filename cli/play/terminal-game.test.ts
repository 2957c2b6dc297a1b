// A game at one terminal: every kind of question, several persons, and faults of a game.

import { existsSync, readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Player, randomPlayer } from '@umpire/bots'
import { type AnyGame, Match, Refusal, type Seat, seat } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { liarsDice } from '@umpire/games/liars-dice'
import { afterAll, describe, expect, test } from 'vitest'
import { toy } from '../../bots/outside-toy.ts'
import { removeScratchFolders, scratchFolder } from '../run-umpire.ts'
import { Keeping } from './keeping.ts'
import { ScriptedScreen } from './scripted-screen.ts'
import { TerminalGame } from './terminal-game.ts'

afterAll(removeScratchFolders)

type Settings = Parameters<typeof Match.start>[1]

/** Plays with this script; `bots` are the seats that are not a person's. */
async function playing(
  game: AnyGame,
  script: readonly string[],
  {
    settings = {},
    bots = [],
    file,
    isInteractive = false,
  }: {
    settings?: Settings
    bots?: readonly number[]
    file?: string
    isInteractive?: boolean
  } = {},
) {
  const match = Match.start(game, settings)
  if (match instanceof Refusal) throw new Error(match.reason)
  const players = new Map<Seat, Player>(bots.map((number) => [seat(number), randomPlayer(`bot ${number}`)]))
  const screen = new ScriptedScreen(script, isInteractive)
  const ending = await new TerminalGame(match, players, screen, new Keeping(file)).play()
  return { match, screen, ending, shown: screen.shown }
}

const toyAnswers = ['apple', 'y', '1 3', '2 1 3', '9>turret, 3>drone', '3>turret', '1.5 2.0', '3']

describe('every kind of question', () => {
  test('is answered by numbers or words, and the game ends with its result', async () => {
    const { match, shown, ending } = await playing(toy, [...toyAnswers, 'end'])
    expect(match.record().answers).toEqual([
      'P1: apple',
      'P1: yes',
      'P1: axe, saw',
      'P1: south, north, west',
      'P1: 9>turret, 3>drone',
      'P1: 3>turret',
      'P1: 1.5 2.0',
      'P1: door 3',
      'P1: end',
    ])
    expect(shown).toContain('P1 (you) wins.\nScores: P1 7.')
    expect(ending.code).toBe(0)
  })

  test('says how to answer it', async () => {
    const { shown } = await playing(toy, toyAnswers)
    expect(shown).toMatch(/1\) apple +2\) pear +3\) nothing/)
    expect(shown).toContain('Choose 0 to 2: their numbers, as in 1 3, or none')
    expect(shown).toContain('Give all their numbers, in the order you want')
    expect(shown).toMatch(/To assign, in this order: 9, 3\n +For example: 9>\w+, 3>\w+/)
    expect(shown).toMatch(/3 points to share; at most drone 2, turret 3\n +For example: /)
    expect(shown).toContain('For example: 1.5 2.0')
  })

  test('is passed by the word pass, whatever the game calls it', async () => {
    expect((await playing(toy, ['pass'])).match.record().answers).toEqual(['P1: nothing'])
    expect((await playing(toy, ['1', 'n', 'pass'])).match.record().answers[2]).toBe('P1: none')
  })

  test('refuses what does not fit, with the reason, and is asked again', async () => {
    const script = [
      '4',
      '1 2',
      'plum',
      'dance',
      'apple',
      'y',
      '1 2 3',
      '1 1',
      '1',
      '1 2',
      '1, 2, 3',
      '9>drone, 3>drone',
    ]
    const { shown, match } = await playing(toy, script)
    expect(shown).toContain('There is no option 4; they go from 1 to 3')
    expect(shown).toContain('One number, please')
    expect(shown).toContain('Plums are out of season (TG-001)')
    expect(shown).toContain('"dance" is no answer to fruit')
    expect(shown).toContain('Choose 0 to 2, not 3')
    expect(shown).toContain('Each number once, please')
    expect(shown).toContain('All 3 numbers, please')
    expect(shown).toContain('The drone cannot take both (TG-002)')
    expect(match.count).toBe(4)
  })

  test('is explained by ?', async () => {
    const { shown } = await playing(toy, ['?', '? plum', '? apple', 'apple', '?'])
    expect(shown).toMatch(/Not possible now:\n {2}plum {2}plums are out of season \(TG-001\)/)
    expect(shown).toContain('"apple" is possible.')
    expect(shown).toContain('Nothing is ruled out here')
  })

  test('takes a number for the name where options are called by numbers', async () => {
    const { shown } = await playing(toy, [...toyAnswers.slice(0, -1), '2', '1'])
    expect(shown).toContain('"door 2" is no answer to door')
    expect(shown).toContain('It is door 1.')
  })
})

describe('undo and redo', () => {
  test('go back and forth over the answers of a person and of bots', async () => {
    const { shown, match } = await playing(connectFour, ['1', 'undo', 'redo', 'undo', 'undo'], { bots: [1] })
    expect(shown.match(/Taken back: azure: drop 1, and what bots answered after it \(1\)\./g)).toHaveLength(2)
    expect(shown).toContain('Given again: azure: drop 1, and what bots answered after it (1).')
    expect(shown).toContain('That cannot be done: there is nothing of yours to take back.')
    expect(match.count).toBe(0)
  })

  test('leave the game as it was where something was learned since', async () => {
    const { shown, match } = await playing(liarsDice, ['1 one', 'liar', 'undo'], { settings: { seats: 2 } })
    expect(shown).toContain('That cannot be done: dice were rolled since.')
    expect(match.count).toBe(2)
  })
})

describe('several persons at one terminal', () => {
  test('hand the screen over where they know different things, and it is wiped in between', async () => {
    const script = ['', '1 one', '', '1 two', '', 'quit', '']
    const { screen } = await playing(liarsDice, script, { isInteractive: true, settings: { seed: '3' } })
    expect(screen.wiped).toHaveLength(6)
    const [, , first = '', , second = ''] = screen.wiped
    expect(first).toContain('P1 rolls 6 2 1 6 1.')
    expect(first).not.toMatch(/P2 rolls \d \d/)
    expect(second).toMatch(/P2 rolls \d \d \d \d \d\./)
    expect(second).not.toContain('6 2 1 6 1')
  })

  test('are told after the hand-over what was taken back', async () => {
    const script = ['', '1 one', '', 'undo', '', 'quit', '']
    const { shown } = await playing(liarsDice, script, { isInteractive: true })
    expect(shown).toContain('Taken back: P1: 1 one.')
  })

  test('keep the screen where all is open', async () => {
    const { screen } = await playing(connectFour, ['1', '2', 'quit', ''], { isInteractive: true })
    expect(screen.wiped).toEqual([])
    expect(screen.shown).toContain('orange: Into which column')
  })

  test('are asked one after the other where all are asked at once, bots last', async () => {
    const settings = { seats: 3, options: { doubts: 'at once' } }
    const { match } = await playing(liarsDice, ['1 one', 'no', 'no', 'quit'], { settings, bots: [2] })
    expect(match.record().answers.slice(0, 3)).toEqual([
      'P1: 1 one',
      'P2: no',
      expect.stringMatching(/^P3: (?:yes|no)$/),
    ])
  })
})

describe('a long list of options', () => {
  test('is cut, but passing is always shown and every number works', async () => {
    const { shown, match } = await playing(liarsDice, ['1 one', '60', 'options'], { settings: { seats: 3 } })
    expect(shown).toContain('... and 42 more: "options" lists them')
    expect(shown).toContain('90) liar')
    expect(match.record().answers[1]).toBe('P2: 11 ones')
  })
})

describe('a fault of the game', () => {
  test('is told, the record with it is kept, and the question stands', async () => {
    const { shown, match } = await playing(toy, [...toyAnswers, 'break', 'end'])
    expect(shown).toContain('A rule of the game has a fault: toy: "P1: break" made a rule throw: the toy is broken.')
    const [, file = ''] = /The record that shows it is in (\S+\.json);/.exec(shown) ?? []
    expect(readFileSync(file, 'utf8')).toContain('"P1: break"')
    unlinkSync(file)
    expect(match.outcome).not.toBeNull()
  })
})

describe('the record', () => {
  test('is in its file after every answer, and when the person leaves', async () => {
    const file = join(scratchFolder(), 'kept.json')
    const { match, shown } = await playing(connectFour, ['1'], { file, bots: [1] })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(match.record())
    expect(shown).toContain(`To go on: umpire play --load ${file} --seats human,random`)
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  test('that cannot be written is told', async () => {
    const file = join(scratchFolder(), 'nowhere', 'kept.json')
    const { shown, ending } = await playing(connectFour, ['1', 'save', 'quit'], { file })
    expect(shown).toContain('cannot write')
    expect(ending.code).toBe(1)
  })

  test('is offered to be saved to whoever quits at a terminal', async () => {
    const file = join(scratchFolder(), 'asked.json')
    const { shown } = await playing(connectFour, ['1', 'quit', file], { isInteractive: true })
    expect(shown).toContain('Save the game in which file?')
    expect(existsSync(file)).toBe(true)
  })
})
