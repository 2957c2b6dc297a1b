// Attacks whose target is gone. No card makes that happen yet, so that no scenario can.

import { at, type Game, Match, Refusal } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { subterraBravo } from '../game.ts'
import { commandoOf, type State } from '../state.ts'
import type { SubterraEvent } from '../events.ts'
import { attack, type AttackResult, type AttackSpec } from './attack.ts'

interface Made {
  readonly result: AttackResult
  readonly state: State
  readonly events: readonly string[]
}

/** Makes one attack in a position, and nothing else. */
function make(position: readonly string[], specOf: (state: State) => AttackSpec): Made {
  const made: { result: AttackResult; state: State }[] = []
  const game: Game<State, typeof subterraBravo.options, SubterraEvent> = {
    ...subterraBravo,
    *step(t) {
      made.push({ result: yield* attack(t, specOf(t.state)), state: t.state })
      return { winners: [] }
    },
  }
  const match = Match.start(game, { seats: 2, options: { commandos: '3' }, position })
  if (match instanceof Refusal) throw new Error(match.reason)
  return { ...at(made, 0), events: match.events(0).map(({ event }) => event.kind) }
}

const meleeOnQuill = (state: State): AttackSpec => ({
  by: { is: 'enemy', uid: at(state.enemies, 0).uid },
  weapon: { is: 'enemy', kind: 'melee' },
  aim: { at: 'figure', figure: { is: 'commando', id: 'QUILL' } },
  isExtra: false,
})

describe('an attack whose target is no longer legal when the pool is built (SB-129)', () => {
  test('is lost without a roll', () => {
    const { result, events } = make(
      ['team quill calder okonjo', 'quill at 6.15', 'rogue at 3.14', 'phase activate'],
      meleeOnQuill,
    )
    expect(result).toEqual({ hits: 0, harmed: [], isLost: true })
    expect(events).toContain('attack lost')
    expect(events).not.toContain('attack rolled')
  })

  test('makes no pack for the next Clone', () => {
    const { state } = make(
      ['team quill calder okonjo', 'quill at 6.15', 'rogue at 3.14', 'phase activate'],
      meleeOnQuill,
    )
    expect(commandoOf(state, 'QUILL').attackedBy).toEqual([])
  })

  test('is rolled if the target is still there', () => {
    const { result, events } = make(
      ['team quill calder okonjo', 'quill at 3.15', 'rogue at 3.14', 'phase activate'],
      meleeOnQuill,
    )
    expect(result.isLost).toBe(false)
    expect(events).toContain('attack rolled')
  })

  test('still takes a use of the weapon, for costs stay paid', () => {
    const { result, state } = make(
      ['team quill calder okonjo', 'quill has IV-06', 'quill at 2.15', 'rogue at 8.15', 'turn quill'],
      ({ commandos, enemies }) => {
        const { uid } = at(
          at(
            commandos.filter(({ id }) => id === 'QUILL'),
            0,
          ).kit,
          0,
        )
        return {
          by: { is: 'commando', id: 'QUILL' },
          weapon: { is: 'card', uid, name: 'Prototype Pistol' },
          aim: { at: 'figure', figure: { is: 'enemy', uid: at(enemies, 0).uid } },
          isExtra: false,
        }
      },
    )
    expect(result.isLost).toBe(true)
    expect(at(commandoOf(state, 'QUILL').kit, 0).uses).toBe(1)
  })
})
