// What the Overseer reads on his options: costs, dice and odds, as the position has them.

import { type Label, Match, Refusal } from '@umpire/engine'
import { expect, test } from 'vitest'
import { subterraBravo } from '../game.ts'

/** A match of two, whose Overseer has the second seat. */
function matchAt(position: string, mission = '1'): Match {
  const statements = position.split(';').map((statement) => statement.trim())
  const match = Match.start(subterraBravo, { seats: 2, options: { mission }, position: statements })
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}

function answer(match: Match, ...lines: readonly string[]): void {
  for (const line of lines) {
    const refusal = match.answerLine(line)
    if (refusal !== undefined) throw new Error(`${line}: ${refusal.reason}`)
  }
}

const labelOf = (match: Match, say: string): Label | undefined =>
  match.asks[0]?.options().find((option) => option.say === say)?.label

const team = 'team quill calder okonjo; order quill calder okonjo'

test('an activation shows its cost, dearer while the enemy is Suppressed, and the speed of the moment', () => {
  const match = matchAt(`${team}; rogue at 8.15; rogue 1 suppressed; crisis; energy 9; phase activate`)
  expect(labelOf(match, 'combat rogue 1')).toEqual({
    name: 'Rogue Clone 1 fights',
    means: 'up to 7 squares, then an attack',
    cost: '3 energy',
    group: 'Rogue Clone 1, Suppressed: 1 more',
    icon: 'attack',
  })
  expect(labelOf(match, 'hasten rogue 1')?.cost).toBe('2 energy')
})

test('an attack shows its dice with the die of a charge, and its odds', () => {
  const match = matchAt(`${team}; quill at 2.14; quill stance TL3; rogue at 8.15; energy 9; phase activate`)
  answer(match, 'overseer: combat rogue 1', 'overseer: yes', 'overseer: to 3.14')
  expect(labelOf(match, 'melee quill')).toMatchObject({
    name: 'Quill',
    means: '3B against 2: 0.7 wounds, 0 % down',
    isAttack: true,
  })
})

test('a tile shows the cost that is in force', () => {
  const ready = matchAt(`${team}; energy 9; explored CORRIDOR; phase spawn`)
  expect(labelOf(ready, 'clone reinforcements')?.cost).toBe('5 energy')
  const committed = matchAt(`${team}; energy 9; explored CORRIDOR; tile Clone Reinforcements 3; phase spawn`)
  expect(labelOf(committed, 'clone reinforcements')?.cost).toBe('8 energy')
})

test('who spoofs a tile is told whether the Overseer can pay more', () => {
  const spoofed = (energy: number): Match => {
    const match = matchAt(`${team}; okonjo has CM-02; rogue at 8.15; energy ${energy}; phase activate`)
    answer(match, 'overseer: hasten rogue 1')
    return match
  }
  expect(labelOf(spoofed(1), 'yes')?.means).toBe('he cannot pay more: cancelled')
  expect(labelOf(spoofed(2), 'yes')?.means).toBe('he pays 1 more, or it is cancelled')
  expect(spoofed(1).asks[0]?.prompt()).toBe('The Overseer uses Hasten on Rogue Clone 1 for 1 energy. Do you spoof it?')
})

test('a payment for the sealed passage shows how far it gets', () => {
  const match = matchAt(`${team}; explored CORRIDOR 1B; passage C sealed 5; energy 3; phase spawn`)
  expect(labelOf(match, 'pay 2 for C')?.means).toBe('7 of 8')
  expect(labelOf(match, 'pay 3 for C')?.means).toBe('it opens at once')
})
