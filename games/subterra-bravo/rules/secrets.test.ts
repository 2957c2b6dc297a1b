// What lies facedown, and who sees it: the Overseer, the commandos and those who watch.

import { at, Match, type Plain, Refusal, type Seat, seedRandom, type Viewer } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { doorMarkers } from '../content/doors.ts'
import { missions } from '../content/missions/missions.ts'
import { roomCards } from '../content/rooms.ts'
import { stances } from '../content/stances.ts'
import { subterraBravo } from '../game.ts'
import { wholeDeck } from './laying-out.ts'

const count = 4

function begin(options: { readonly [name: string]: string }, ...position: readonly string[]): Match {
  const match = Match.start(subterraBravo, { seats: count, seed: 'secrets', options, position })
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}

const overseerOf = ({ seats }: Match): Seat => at(seats, count - 1)
const commandosOf = ({ seats }: Match): Seat[] => seats.slice(0, -1)
const teamOf = (match: Match): Viewer[] => [...commandosOf(match), 'spectator']

/** The faces that a viewer has seen, sorted. */
const seen = (match: Match, viewer: Viewer): Plain[] => Object.values(match.view(viewer).toJSON().faces).sort()

/** What all of the team and everybody who watches has seen; they all see the same. */
function seenByTeam(match: Match): Plain[] {
  const [first = [], ...others] = teamOf(match).map((viewer) => seen(match, viewer))
  for (const other of others) expect(other).toEqual(first)
  return first
}

/** The line of the board that begins so, as a viewer sees it. */
const lineOf = (match: Match, viewer: Viewer, start: string): string | undefined =>
  match.game
    .board(match.view(viewer))
    .split('\n')
    .find((line) => line.startsWith(start))

function play(match: Match, ...lines: readonly string[]): void {
  for (const line of lines) {
    const refusal = match.answerLine(line)
    if (refusal !== undefined) throw new Error(`${line}: ${refusal.reason}`)
  }
}

/** Answers all questions of the setup anyhow. */
function setUp(match: Match, seed = 'setup'): Match {
  const random = seedRandom(seed)
  for (;;) {
    const [ask] = match.asks
    if (ask === undefined) throw new Error('nobody is asked')
    if (ask.question.name === 'initiative') return match
    const refusal = match.give(ask.seat, ask.sample(random))
    if (refusal !== undefined) throw new Error(refusal.reason)
  }
}

const hiddenNames = [...doorMarkers.rows, ...roomCards.rows].map(({ name }) => name)

describe.each(missions.rows)('after the setup of mission $id', ({ id, doorSupply, stacks, freeStacks }) => {
  const cards = [...stacks, ...(freeStacks?.stacks ?? [])].flatMap((stack) => stack.cards)
  const names = freeStacks?.stacks.map((stack) => stack.id) ?? []

  test.each(['manual', 'random doors', 'random'])(
    'the team has seen nothing, the Overseer all but the deck: %s',
    (layout) => {
      const match = setUp(begin({ mission: id, layout, kit: 'none' }))
      expect(seenByTeam(match)).toEqual([])
      // Markers that were left out, too; which stack lies where; and no investigate card.
      expect(seen(match, overseerOf(match))).toEqual([...doorSupply, ...cards, ...names].sort())
    },
  )

  test('played blind, the Overseer has seen nothing either', () => {
    const match = setUp(begin({ mission: id, layout: 'blind', kit: 'none' }))
    expect(seenByTeam(match)).toEqual([])
    expect(seen(match, overseerOf(match))).toEqual([])
  })

  test('the board of the team is the same however markers and stacks are laid, and its log names none of them', () => {
    const rooms = (match: Match, viewer: Viewer): string =>
      match.game.board(match.view(viewer)).split('Doors:')[1] ?? ''
    const one = setUp(begin({ mission: id, layout: 'manual', kit: 'none' }), 'one')
    const other = setUp(begin({ mission: id, layout: 'manual', kit: 'none' }), 'other')
    expect(rooms(one, overseerOf(one))).not.toBe(rooms(other, overseerOf(other)))
    for (const viewer of teamOf(one)) {
      expect(rooms(one, viewer)).toContain('D1')
      expect(rooms(one, viewer)).toBe(rooms(other, viewer))
      const log = one.log(viewer).join('\n')
      expect(hiddenNames.filter((name) => log.includes(name))).toEqual([])
    }
    expect(lineOf(one, overseerOf(one), 'Doors:')).not.toContain('?')
  })
})

test('all investigate cards lie facedown for everybody until they are drawn', () => {
  const match = begin({}, 'team quill roake calder', 'quill at 7.16', 'deck IV-19 IV-05 IV-06', 'turn quill')
  const isInvestigate = (face: Plain): boolean => wholeDeck.some((card) => card === face)
  for (const viewer of match.seats) expect(seen(match, viewer).filter(isInvestigate)).toEqual([])
  play(match, 'alpha: investigate 7.17')
  for (const viewer of [...match.seats, 'spectator' as const])
    expect(seen(match, viewer).filter(isInvestigate)).toEqual(['IV-19'])
})

test('a discard pile that was shuffled is not known any more', () => {
  const match = begin({}, 'team quill roake calder', 'quill at 7.16', 'deck', 'discard IV-19 IV-20 IV-23', 'turn quill')
  expect(seenByTeam(match)).toEqual(['IV-19', 'IV-20', 'IV-23'])
  play(match, 'alpha: investigate 7.17')
  expect(seenByTeam(match)).toHaveLength(1)
})

/** Door markers of mission 1 that are all different, and Quill beside a marker with this card on top of the deck. */
const beforeEvent = (card: string): Match =>
  begin(
    {},
    'team quill roake calder',
    'door D1 Sealed',
    'door D2 Locked',
    'door D5 Alarmed',
    'quill at 7.16',
    `deck ${card} IV-19`,
    'turn quill',
  )

describe('what the team looks at is seen by all commandos and those who watch, and stays seen', () => {
  test('door markers', () => {
    const match = beforeEvent('IV-12')
    play(match, 'alpha: investigate 7.17', 'alpha: d1, d5')
    const markers = ['DM-03', 'DM-07']
    const isMarker = (face: Plain): boolean => String(face).startsWith('DM-')
    expect(seenByTeam(match).filter(isMarker)).toEqual(markers)
    for (const viewer of teamOf(match)) {
      expect(match.log(viewer)).toContain('The team looks at the marker of door D1: Sealed.')
      expect(lineOf(match, viewer, 'Doors:')).toContain('D1 (3,13) Sealed; D2 (9,10) ?;')
    }
    play(match, 'alpha: end turn', 'bravo: end turn', 'charlie: end turn')
    expect(seenByTeam(match).filter(isMarker)).toEqual(markers)
  })

  test('a whole stack, in its order', () => {
    const match = beforeEvent('IV-11')
    play(match, 'alpha: investigate 7.17', 'alpha: 1b')
    for (const viewer of teamOf(match)) {
      expect(lineOf(match, viewer, '1B:')).toBe('1B: Vanguard, Recon Patrol, Objective A-Lift')
      expect(lineOf(match, viewer, '2A:')).toMatch(/, in secret order$/)
    }
    play(match, 'alpha: end turn', 'bravo: end turn', 'charlie: end turn')
    for (const viewer of teamOf(match))
      expect(lineOf(match, viewer, '1B:')).toBe('1B: Vanguard, Recon Patrol, Objective A-Lift')
  })

  test('a whole free stack, and with it which one it is', () => {
    const match = begin(
      { mission: '2' },
      'team quill roake calder',
      'stack RB P4',
      'stack RD P2',
      'quill at 3.10',
      'deck IV-11',
      'turn quill',
    )
    play(match, 'alpha: investigate 4.10', 'alpha: rb')
    expect(seenByTeam(match)).toEqual(['IV-11', 'P4', 'RM-04', 'RM-10', 'RM-13'])
    for (const viewer of teamOf(match)) {
      expect(lineOf(match, viewer, 'RB:')).toBe('RB: Flanking Party, EMI Surge, Supply Cache')
      expect(lineOf(match, viewer, 'RD:')).toMatch(/^RD: one of /)
    }
  })

  test('the top card of a stack, and not which stack it is', () => {
    const match = begin(
      { mission: '2' },
      'team brandt roake calder',
      'explored HUB',
      'brandt at 9.7',
      'brandt has RC-03',
      'stack RA P3',
      'stack RC P1',
      'deck',
      'order brandt roake calder',
      'turn brandt',
    )
    play(match, 'alpha: use recon optics', 'alpha: stack behind d2')
    expect(seenByTeam(match)).toEqual(['RM-08'])
    for (const viewer of teamOf(match)) expect(lineOf(match, viewer, 'RA:')).toMatch(/^RA: one of /)
    play(match, 'alpha: end turn', 'bravo: end turn')
    expect(seenByTeam(match)).toEqual(['RM-08'])
  })

  test('a marker, with Recon Optics', () => {
    const match = begin(
      {},
      'team brandt roake calder',
      'door D3 Alarmed',
      'brandt at 5.16',
      'brandt has RC-03',
      'order brandt roake calder',
      'turn brandt',
    )
    play(match, 'alpha: use recon optics', 'alpha: d3')
    expect(seenByTeam(match)).toEqual(['DM-07'])
  })
})

describe('exchanged markers', () => {
  /** The team has looked at this door; Faulty Intel lies behind D3. */
  function known(door: string): Match {
    const match = begin(
      {},
      'team quill roake calder',
      'door D1 Sealed',
      'door D2 Locked',
      'stack CORRIDOR RM-05',
      'quill at 8.16',
      'marker 8.15',
      'deck IV-12',
      'turn quill',
    )
    play(match, 'alpha: investigate 8.15', `alpha: ${door}`, 'alpha: open d3')
    return match
  }

  test.each([
    ['d1', 'D1 (3,13) ?; D2 (9,10) Sealed;'],
    ['d2', 'D1 (3,13) Locked; D2 (9,10) ?;'],
  ])('that of %s, which is known, stays known on its new door, the other unknown', (door, doors) => {
    const match = known(door)
    play(match, 'overseer: d1 with d2')
    for (const viewer of teamOf(match)) {
      expect(lineOf(match, viewer, 'Doors:')).toContain(doors)
      expect(match.log(viewer)).toContain('The Overseer exchanges the markers of doors D1 and D2.')
    }
    expect(lineOf(match, overseerOf(match), 'Doors:')).toContain('D1 (3,13) Locked; D2 (9,10) Sealed;')
  })

  test('a Biometric marker that was turned facedown can be followed', () => {
    const match = begin(
      {},
      'team quill roake calder',
      'door D3 Biometric',
      'door D1 Sealed',
      'quill at 8.16',
      'quill adr 5',
      'turn quill',
    )
    match.force(['0', '0', '0'], [])
    play(match, 'alpha: open d3', 'alpha: agility', 'overseer: d1')
    for (const viewer of teamOf(match)) {
      expect(lineOf(match, viewer, 'Doors:')).toContain('D1 (3,13) Biometric;')
      expect(lineOf(match, viewer, 'Doors:')).toContain('D3 (9,16) ?;')
    }
  })
})

test('of a reordered stack the team knows the cards and not their order any more', () => {
  const match = begin(
    {},
    'team quill roake calder',
    'stack CORRIDOR RM-05',
    'quill at 8.16',
    'marker 8.15',
    'deck IV-11',
    'turn quill',
  )
  play(match, 'alpha: investigate 8.15', 'alpha: 1b', 'alpha: open d3', 'overseer: no exchange', 'overseer: 1b')
  play(match, 'overseer: recon patrol, vanguard, objective a-lift')
  for (const viewer of teamOf(match)) {
    expect(lineOf(match, viewer, '1B:')).toMatch(/, in secret order$/)
    expect(match.log(viewer)).toContain('The Overseer reorders the stack of Room 1B.')
  }
  expect(lineOf(match, overseerOf(match), '1B:')).toBe('1B: Recon Patrol, Vanguard, Objective A-Lift')
})

test('a blind Overseer who reorders a stack looks at it, and at nothing else', () => {
  const match = begin(
    { layout: 'blind' },
    'team quill roake calder',
    'stack CORRIDOR RM-05',
    'quill at 8.16',
    'turn quill',
  )
  play(match, 'alpha: open d3', 'overseer: no exchange')
  const isOfStack = (face: Plain): boolean => String(face).startsWith('RM-')
  // Faulty Intel lies open.
  expect(seen(match, overseerOf(match)).filter(isOfStack)).toEqual(['RM-05'])
  play(match, 'overseer: 2a')
  expect(seen(match, overseerOf(match)).filter(isOfStack)).toEqual(['RM-03', 'RM-04', 'RM-05', 'RM-06'])
  expect(seenByTeam(match).filter(isOfStack)).toEqual(['RM-05'])
})

describe('secret stances', () => {
  /** Calder acts first; all three have laid a stance down. */
  function laid(quill = 'guarded advance'): Match {
    const match = begin({ stances: 'secret' }, 'team quill roake calder', 'phase planning')
    play(match, 'alpha: calder, quill, roake', `alpha: ${quill}`, 'bravo: dug in', 'charlie: steady aim')
    return match
  }

  test('the team and those who watch see them, the Overseer none but that of the one who acts', () => {
    const match = laid()
    expect(seenByTeam(match)).toEqual(['HV2', 'RF2', 'TL3'])
    const isStance = (face: Plain): boolean => stances.rows.some(({ id }) => id === face)
    expect(seen(match, overseerOf(match)).filter(isStance)).toEqual(['RF2'])
    play(match, 'charlie: end turn')
    expect(seen(match, overseerOf(match)).filter(isStance)).toEqual(['RF2', 'TL3'])
  })

  test('board and log of the Overseer show a card that lies facedown, and no numbers of it', () => {
    const match = laid()
    const overseer = overseerOf(match)
    expect(lineOf(match, overseer, '  2 Quill')).toMatch(/adrenaline 0 {3}stance facedown/)
    expect(match.log(overseer)).toContain('Stances, facedown: Quill, Roake, Calder.')
    for (const viewer of teamOf(match)) {
      expect(lineOf(match, viewer, '  2 Quill')).toContain('Guarded Advance 4/2/2/5 (facedown)')
      expect(match.log(viewer)).toContain('Stances, facedown: Quill Guarded Advance, Roake Dug In, Calder Steady Aim.')
    }
    expect(lineOf(match, overseer, '> 1 Calder')).toContain('Steady Aim 3/2/2/5')
  })

  test('whatever Quill has taken, the Overseer sees the same until her turn', () => {
    const one = laid('guarded advance')
    const other = laid('tactical crouch')
    const all = (match: Match): Plain => JSON.stringify(match.view(overseerOf(match)))
    expect(all(one)).toBe(all(other))
    for (const match of [one, other]) play(match, 'charlie: end turn')
    expect(all(one)).not.toBe(all(other))
  })
})
