// From the pool to the wounds (SB-118, SB-122, SB-123): the roll, and what it does to each target.

import type { Die, Rules } from '@umpire/engine'
import { type DieColour, faces } from '../content/dice.ts'
import { commandoOf, enemyOf, type FigureRef, type State } from '../state.ts'
import type { Attack, Attacker, TargetOfAttack } from '../state/attack.ts'
import type { Commando, KitInstance } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import type { SeenAttacker, SeenFigure } from '../events/fight.ts'
import { spendUse } from './interrupts.ts'
import { eachEffect } from './passives.ts'
import type { AttackPlan } from './pool.ts'
import { howlWindow } from './tile-windows.ts'
import { kill, wound, woundConsole, woundEnemy } from './wounds.ts'

export interface Harmed {
  readonly figure: FigureRef
  readonly wounds: number
  /** An enemy was removed, or a commando killed. */
  readonly isRemoved: boolean
}

export const dieOf: { readonly [Colour in DieColour]: Die<number> } = {
  black: { name: 'black die', faces: faces.black },
  red: { name: 'red die', faces: faces.red },
}

/** A figure as events tell it. */
export function seenFigure(state: State, figure: FigureRef): SeenFigure {
  if (figure.is !== 'enemy') return figure
  const enemy = enemyOf(state, figure.uid)
  if (enemy === undefined) throw new Error(`enemy ${figure.uid} is gone`)
  return { is: 'enemy', uid: enemy.uid, type: enemy.type, figure: enemy.figure }
}

export function seenAttacker(state: State, by: Attacker): SeenAttacker {
  if (by.is === 'device') return by
  const seen = seenFigure(state, by)
  if (seen.is === 'console') throw new Error('the console attacks nobody')
  return seen
}

/** SB-122 A pool of no dice scores nothing. */
export function rollPool(t: SubterraTable, attack: Attack, { dice, parts, targets }: AttackPlan): void {
  const black = t.roll(dieOf.black, dice.black)
  const red = t.roll(dieOf.red, dice.red)
  attack.roll = { black, red }
  attack.targets = targets.map(({ figure, defense, prevented }) => ({ figure, defense, prevented }))
  t.tell({ kind: 'attack rolled', rule: 'SB-122', by: seenAttacker(t.state, attack.by), black, red, parts })
}

/** SB-123 */
export function hitsOf({ roll }: Attack): number {
  if (roll === null) return 0
  return [...roll.black, ...roll.red].reduce((sum, face) => sum + face, 0)
}

/** SB-123 What this target is about to suffer. */
export const woundsFor = (attack: Attack, { defense, prevented }: TargetOfAttack): number =>
  Math.max(0, hitsOf(attack) - defense - prevented)

/** SB-118 Wounds on every target, one after another. The window commando-wounded is for attacks of enemies only. */
export function* harmTargets(t: SubterraTable, attack: Attack): Rules<Harmed[]> {
  const harmed: Harmed[] = []
  for (const target of attack.targets) {
    const { figure } = target
    const wounds = woundsLeftOver(t, attack, target)
    if (wounds === 0) continue
    const isRemoved = harm(t, figure, wounds)
    harmed.push({ figure, wounds, isRemoved })
    if (figure.is === 'commando' && attack.by.is === 'enemy' && !isRemoved)
      yield* howlWindow(t, commandoOf(t.state, figure.id))
  }
  return harmed
}

/** After cards that keep wounds off: those that were used, then those that work by themselves. */
function woundsLeftOver(t: SubterraTable, attack: Attack, target: TargetOfAttack): number {
  const { figure, defense } = target
  if (hitsOf(attack) <= defense) {
    const seen = seenFigure(t.state, figure)
    t.tell({ kind: 'target unhurt', rule: 'SB-123', target: seen, hits: hitsOf(attack), defense })
    return 0
  }
  const wounds = woundsFor(attack, target)
  return figure.is === 'commando' && wounds > 0 ? afterPlate(t, commandoOf(t.state, figure.id), wounds) : wounds
}

/** A passive card that is spent by itself on the next attack that wounds its owner, downed or not (SB-143, SB-146). */
function afterPlate(t: SubterraTable, commando: Commando, wounds: number): number {
  let left = wounds
  const spent: { item: KitInstance; fewer: number }[] = []
  eachEffect(commando, 'spend-against-wounds', ({ wounds: fewer }, item) => {
    if (item !== null) spent.push({ item, fewer })
  })
  for (const { item, fewer } of spent) {
    if (left === 0) break
    const kept = Math.min(fewer, left)
    left -= kept
    t.tell({ kind: 'wounds prevented', rule: 'SB-146', commando: commando.id, card: item.card, wounds: kept })
    spendUse(t, commando, item)
  }
  return left
}

/** True if the figure is on the map no more. */
function harm(t: SubterraTable, figure: FigureRef, wounds: number): boolean {
  switch (figure.is) {
    case 'commando':
      return harmCommando(t, commandoOf(t.state, figure.id), wounds)
    case 'enemy': {
      const enemy = enemyOf(t.state, figure.uid)
      return enemy !== undefined && woundEnemy(t, enemy, wounds)
    }
    case 'console':
      woundConsole(t, wounds)
      return false
  }
}

/** SB-135, SB-139 Only an attack on one that was down before kills. */
function harmCommando(t: SubterraTable, commando: Commando, wounds: number): boolean {
  if (commando.status !== 'downed') {
    wound(t, commando, wounds)
    return false
  }
  kill(t, commando)
  return true
}
