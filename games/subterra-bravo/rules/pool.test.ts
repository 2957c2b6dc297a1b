import { type Game, Refusal, startRun } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { arrange } from '../arrange.ts'
import type { CommandoId } from '../content/commandos.ts'
import { type Pool, sayPool } from '../content/dice.ts'
import type { AttackKind } from '../content/weapon.ts'
import type { SubterraEvent } from '../events.ts'
import { subterraBravo } from '../game.ts'
import { figureName, sayEnemy } from '../names.ts'
import { commandoOf, type State } from '../state.ts'
import type { Aim, Attacker, Part } from '../state/attack.ts'
import { groundOf } from '../ground.ts'
import { type AttackPlan, planAttack } from './pool.ts'
import { weaponsOf } from './weapons.ts'

/** Three commandos in the start room of the first mission, columns 1 to 8 and rows 14 to 18, and what else is said. */
function position(...statements: readonly string[]): State {
  let state: State | undefined
  const game: Game<State, typeof subterraBravo.options, SubterraEvent> = {
    ...subterraBravo,
    arrange: (t, statement) => {
      state = t.state
      return arrange(t, statement)
    },
  }
  const options = { commandos: '3', kit: 'none', layout: 'random' }
  const started = startRun(game, { seats: 2, options, position: statements })
  if (started instanceof Refusal) throw new Error(started.reason)
  if (state === undefined) throw new Error('nothing was said about the position')
  return state
}

const uidOf = (state: State, name: string): number => {
  const found = state.enemies.find((enemy) => sayEnemy(enemy) === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found.uid
}

const at = (state: State, name: string): Aim => ({ at: 'figure', figure: { is: 'enemy', uid: uidOf(state, name) } })

function byCommando(state: State, id: CommandoId, weapon: string, aim: Aim, parts: readonly Part[] = []): AttackPlan {
  const armed = weaponsOf(commandoOf(state, id)).find(({ ref }) => 'name' in ref && ref.name === weapon)
  if (armed === undefined) throw new Error(`${id} has no ${weapon}`)
  return planAttack(state, { by: { is: 'commando', id }, weapon: armed.ref, aim, isExtra: false, parts })
}

function byEnemy(
  state: State,
  name: string,
  target: CommandoId,
  kind: AttackKind = 'melee',
  ...parts: Part[]
): AttackPlan {
  const by: Attacker = { is: 'enemy', uid: uidOf(state, name) }
  const aim: Aim = { at: 'figure', figure: { is: 'commando', id: target } }
  return planAttack(state, { by, weapon: { is: 'enemy', kind }, aim, isExtra: false, parts })
}

const dice = ({ dice: rolled }: { readonly dice: Pool }): string => sayPool(rolled)
const defenses = ({ targets }: AttackPlan): number[] => targets.map(({ defense }) => defense)
const reasons = ({ parts }: AttackPlan): string[] => parts.slice(1).map(({ why }) => why)

describe('the pool of a commando', () => {
  test('printed dice against the number on the card', () => {
    const state = position('team quill roake calder', 'calder at 2.15', 'rogue at 5.15', 'turn calder')
    const plan = byCommando(state, 'CALDER', 'Battle Rifle', at(state, 'rogue 1'))
    expect([dice(plan), defenses(plan)]).toEqual(['3B', [1]])
  })

  test('Melee Defense for a knife', () => {
    const state = position('team quill roake calder', 'calder at 2.15', 'warrior at 3.15', 'turn calder')
    expect(defenses(byCommando(state, 'CALDER', 'Combat Knife', at(state, 'warrior 1')))).toEqual([2])
  })

  test('bonus dice of stance and card, until the first Move', () => {
    const state = position(
      'team quill roake calder',
      'roake at 2.15',
      'roake stance HV2',
      'roake has HV-09',
      'rogue at 5.15',
      'turn roake',
    )
    expect(dice(byCommando(state, 'ROAKE', 'Squad Gun', at(state, 'rogue 1')))).toBe('4B+1R')
    commandoOf(state, 'ROAKE').turn.moves = 1
    expect(dice(byCommando(state, 'ROAKE', 'Squad Gun', at(state, 'rogue 1')))).toBe('2B+1R')
  })

  test('a black die turns red before EMI takes one away', () => {
    const state = position(
      'team quill roake calder',
      'roake at 2.15',
      'roake stance HV3',
      'rogue at 5.15',
      'emi 5.15',
      'turn roake',
    )
    const plan = byCommando(state, 'ROAKE', 'Squad Gun', at(state, 'rogue 1'))
    expect([dice(plan), reasons(plan)]).toEqual(['2R', ['Prone Gunner', 'EMI']])
  })

  test('EMI takes a red die where no black one is left, and only once', () => {
    const state = position(
      'team quill roake calder',
      'roake at 2.15',
      'roake stance HV3',
      'roake has IV-06',
      'rogue at 5.15',
      'emi 5.15 2.15',
      'turn roake',
    )
    expect(dice(byCommando(state, 'ROAKE', 'Prototype Pistol', at(state, 'rogue 1')))).toBe('2R')
  })

  test('Riot Shield takes its die after EMI', () => {
    const state = position(
      'team okonjo roake calder',
      'okonjo at 2.15',
      'okonjo has CO-04',
      'rogue at 5.15',
      'emi 5.15',
      'turn okonjo',
    )
    const plan = byCommando(state, 'OKONJO', 'Compact Gun', at(state, 'rogue 1'))
    expect([dice(plan), reasons(plan)]).toEqual(['0', ['EMI', 'Riot Shield']])
  })

  test('EMI is nothing to one who filters it', () => {
    const state = position(
      'team okonjo roake calder',
      'okonjo at 2.15',
      'okonjo has CM-03',
      'rogue at 5.15',
      'emi 5.15',
      'turn okonjo',
    )
    expect(dice(byCommando(state, 'OKONJO', 'Compact Gun', at(state, 'rogue 1')))).toBe('2B')
  })

  test('a Marked target is worth a die', () => {
    const state = position(
      'team quill roake calder',
      'calder at 2.15',
      'rogue at 5.15',
      'rogue 1 marked',
      'turn calder',
    )
    expect(dice(byCommando(state, 'CALDER', 'Battle Rifle', at(state, 'rogue 1')))).toBe('4B')
  })

  test('Called Shot is for the own turn', () => {
    const state = position('team quill roake calder', 'calder at 2.15', 'fearhunter at 5.15', 'turn calder')
    commandoOf(state, 'CALDER').turn.calledShot = { dice: 1, pierce: 1 }
    const plan = byCommando(state, 'CALDER', 'Battle Rifle', at(state, 'fearhunter'))
    expect([dice(plan), defenses(plan)]).toEqual(['2B+1R', [1]])
    state.acting = 'QUILL'
    expect(dice(byCommando(state, 'CALDER', 'Battle Rifle', at(state, 'fearhunter')))).toBe('3B')
  })

  test('Pierce never takes Defense below nothing', () => {
    const state = position(
      'team quill brandt calder',
      'brandt at 2.15',
      'brandt has RC-01',
      'spitter at 3.15',
      'turn brandt',
    )
    expect(defenses(byCommando(state, 'BRANDT', 'Monofilament Blade', at(state, 'spitter 1')))).toEqual([0])
  })
})

describe('cover and light', () => {
  const behindTheDoor = [
    'team quill roake calder',
    'explored CORRIDOR',
    'door D3 open',
    'calder at 7.14',
    'rogue at 10.17',
  ] as const

  test('a wall beside the line covers the target', () => {
    const state = position(...behindTheDoor, 'turn calder')
    const plan = byCommando(state, 'CALDER', 'Battle Rifle', at(state, 'rogue 1'))
    expect(groundOf(state).sight.cover(14 * 23 + 7, 17 * 23 + 10)).toBe(true)
    expect(defenses(plan)).toEqual([2])
  })

  test('a flare near the target takes cover and EMI away', () => {
    const state = position(...behindTheDoor, 'emi 10.17', 'flare 11.16', 'turn calder')
    const plan = byCommando(state, 'CALDER', 'Battle Rifle', at(state, 'rogue 1'))
    expect([dice(plan), defenses(plan)]).toEqual(['3B', [1]])
  })
})

describe('the pool of an enemy', () => {
  const room = ['team quill okonjo calder', 'quill at 3.15', 'okonjo at 6.17', 'calder at 1.18'] as const

  test('a red die at Max Adrenaline, two for the Fearhunter, in melee only', () => {
    const state = position(
      ...room,
      'quill stance TL1',
      'quill adr 6',
      'warrior at 4.15',
      'fearhunter at 2.15',
      'phase activate',
    )
    expect(dice(byEnemy(state, 'warrior 1', 'QUILL'))).toBe('3B+1R')
    expect(dice(byEnemy(state, 'fearhunter', 'QUILL'))).toBe('3B+3R')
    expect(dice(byEnemy(state, 'warrior 1', 'QUILL', 'ranged'))).toBe('2B')
    commandoOf(state, 'QUILL').adrenaline = 5
    expect(dice(byEnemy(state, 'warrior 1', 'QUILL'))).toBe('3B')
  })

  test('the collar counts Max one higher', () => {
    const state = position(
      ...room,
      'okonjo stance CM1',
      'okonjo has CM-10',
      'okonjo adr 6',
      'rogue at 6.16',
      'phase activate',
    )
    expect(dice(byEnemy(state, 'rogue 1', 'OKONJO'))).toBe('2B')
    commandoOf(state, 'OKONJO').adrenaline = 7
    expect(dice(byEnemy(state, 'rogue 1', 'OKONJO'))).toBe('2B+1R')
  })

  test('the pack die is for another Clone of the type, once, and in the Overseer Phase', () => {
    const state = position(...room, 'rogue at 4.15', 'rogue at 2.15', 'warrior at 3.16', 'phase activate')
    const rogue = uidOf(state, 'rogue 1')
    commandoOf(state, 'QUILL').attackedBy.push({ type: 'ROGUE', uid: rogue }, { type: 'ROGUE', uid: rogue })
    expect(dice(byEnemy(state, 'rogue 2', 'QUILL'))).toBe('3B')
    expect(dice(byEnemy(state, 'rogue 1', 'QUILL'))).toBe('2B')
    expect(dice(byEnemy(state, 'warrior 1', 'QUILL'))).toBe('3B')
    state.stage = 'turn'
    expect(dice(byEnemy(state, 'rogue 2', 'QUILL'))).toBe('2B')
  })

  test('after the crisis, Clones roll one more, at range too', () => {
    const state = position(...room, 'crisis', 'warrior at 4.15', 'brute at 2.15', 'phase activate')
    expect(dice(byEnemy(state, 'warrior 1', 'QUILL', 'ranged'))).toBe('3B')
    expect(dice(byEnemy(state, 'brute 1', 'QUILL'))).toBe('2B+1R')
  })

  test('a swarm adds two dice at most', () => {
    const state = position(
      ...room,
      ...['4.15', '2.15', '3.16', '3.14'].map((where) => `broodling at ${where}`),
      'phase activate',
    )
    expect(dice(byEnemy(state, 'broodling 1', 'QUILL'))).toBe('3B')
  })

  test('the shell takes a die from the first attack of the phase', () => {
    const state = position(...room, 'okonjo stance CM3', 'rogue at 6.16', 'rogue at 5.16', 'phase activate')
    expect(dice(byEnemy(state, 'rogue 1', 'OKONJO'))).toBe('1B')
    commandoOf(state, 'OKONJO').attackedBy.push({ type: 'BRUTE', uid: 99 })
    expect(dice(byEnemy(state, 'rogue 1', 'OKONJO'))).toBe('2B')
  })

  test('what a card takes away never goes below nothing', () => {
    const state = position(...room, 'okonjo stance CM3', 'rogue at 6.16', 'phase activate')
    const plan = byEnemy(
      state,
      'rogue 1',
      'OKONJO',
      'melee',
      { why: 'Pulse Field', black: -2 },
      { why: 'Frenzy', red: 1 },
    )
    expect(dice(plan)).toBe('1R')
  })

  test('Defense: stance, neighbours, a card for this attack, and corrosion', () => {
    const state = position(
      ...room,
      'quill stance TL3',
      'calder at 3.14',
      'calder stance RF2',
      'rogue at 4.14',
      'phase activate',
    )
    expect(defenses(byEnemy(state, 'rogue 1', 'CALDER'))).toEqual([3])
    expect(defenses(byEnemy(state, 'rogue 1', 'CALDER', 'melee', { why: 'Hold the Line', defense: 1 }))).toEqual([4])
    commandoOf(state, 'CALDER').corroded = true
    expect(defenses(byEnemy(state, 'rogue 1', 'CALDER'))).toEqual([2])
  })
})

describe('several targets', () => {
  const names = (state: State, plan: AttackPlan): string[] =>
    plan.targets.map(({ figure }) => figureName(figure, state))

  test('a Blast meets friends, but neither the attacker nor the downed; each with its own Defense', () => {
    const state = position(
      'team quill roake calder',
      'roake at 5.16',
      'roake has CO-01',
      'quill at 4.14',
      'quill stance TL2',
      'calder at 3.15',
      'calder downed',
      'rogue at 4.15',
      'brute at 5.14',
      'turn roake',
    )
    const plan = byCommando(state, 'ROAKE', 'Frag Grenade', { at: 'square', square: 15 * 23 + 4 })
    expect(names(state, plan)).toEqual(['Rogue Clone 1', 'Quill', 'Brute 1'])
    expect(defenses(plan)).toEqual([1, 3, 2])
  })

  test('a Line stops before a wall', () => {
    const state = position(
      'team quill roake calder',
      'roake at 7.15',
      'roake has HV-03',
      'explored CORRIDOR',
      'rogue at 8.15',
      'rogue at 10.15',
      'turn roake',
    )
    const plan = byCommando(state, 'ROAKE', 'Flame Projector', { at: 'direction', dx: 1, dy: 0 })
    expect(names(state, plan)).toEqual(['Rogue Clone 1'])
  })
})
