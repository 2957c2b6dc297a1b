// What commandos may add to an attack (SB-118, SB-205): when it is declared, before the roll, and after it.

import type { Rules } from '@umpire/engine'
import { cardOf } from '../names.ts'
import { declaredCard, fewerWounds, reroll, type RolledDie, spendForDice } from '../questions/fight.ts'
import { commandoOf, type State } from '../state.ts'
import { phaseOf } from '../state/stage.ts'
import type { Attack, Part } from '../state/attack.ts'
import type { Commando, KitInstance } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { isAdjacent, sees } from './figures.ts'
import { dieOf, woundsFor } from './hitting.ts'
import { interruptCards, interruptsOf, spendUse, type UsableBy, useInterrupt } from './interrupts.ts'
import { eachEffect, effectOf } from './passives.ts'
import { frenzyWindow } from './tile-windows.ts'

const addPart = (attack: Attack, part: Part): void => {
  attack.parts = [...attack.parts, part]
}

// attack-declared ---------------------------------------------------------------------------------------------------

/** SB-205 The commandos' cards against an attack of an enemy, then the Overseer's tile for it. */
export function* declaredWindow(t: SubterraTable, attack: Attack): Rules {
  if (attack.by.is !== 'enemy') return
  for (const usable of interruptCards(t.state, 'attack-declared')) {
    if (!canAnswer(t.state, attack, usable)) continue
    const { commando, item } = usable
    const part = partOf(usable)
    if (!(yield* t.confirm(commando.seat, declaredCard(commando, usable, part)))) continue
    useInterrupt(t, commando, item)
    addPart(attack, part)
  }
  yield* frenzyWindow(t)
}

/** Whether the card is for an attack like this: on its owner, or on somebody near enough. */
function canAnswer(state: State, { aim, kind }: Attack, { commando, effect }: UsableBy<'attack-declared'>): boolean {
  if (aim.at !== 'figure' || aim.figure.is !== 'commando') return false
  const target = commandoOf(state, aim.figure.id)
  if (commando.square === null || target.square === null) return false
  switch (effect.effect) {
    case 'raise-defense':
      return target === commando || sees(state, commando.square, target.square)
    case 'weaken-melee':
      return kind === 'melee' && (target === commando || isAdjacent(state, commando.square, target.square))
  }
}

function partOf({ card, effect }: UsableBy<'attack-declared'>): Part {
  switch (effect.effect) {
    case 'raise-defense':
      return { why: card.name, rule: 'SB-123', defense: effect.defense }
    case 'weaken-melee':
      return { why: card.name, rule: 'SB-122', black: -effect.black }
  }
}

/** SB-146 A find that may be spent on an own ranged attack. Of two copies only one counts (SB-147). */
export function* spendOnDice(t: SubterraTable, attack: Attack): Rules {
  if (attack.by.is !== 'commando' || attack.kind !== 'ranged') return
  const commando = commandoOf(t.state, attack.by.id)
  const spendable: { item: KitInstance; red: number }[] = []
  eachEffect(commando, 'spend-for-ranged-dice', ({ red }, item) => {
    if (item !== null) spendable.push({ item, red })
  })
  for (const { item, red } of spendable) {
    const part: Part = { why: cardOf(item.card).name, rule: 'SB-146', red }
    if (!(yield* t.confirm(commando.seat, spendForDice(commando, item, part)))) continue
    addPart(attack, part)
    spendUse(t, commando, item)
  }
}

// dice-rolled -------------------------------------------------------------------------------------------------------

/** SB-118 The attacker's rerolls, then the target's reductions. */
export function* rolledWindow(t: SubterraTable, attack: Attack): Rules {
  yield* rerolls(t, attack)
  if (phaseOf(t.state) !== 'timer') yield* reductions(t, attack) // SB-037
}

/** Once in a turn, dice of an own ranged attack (SB-045). */
function* rerolls(t: SubterraTable, attack: Attack): Rules {
  if (attack.by.is !== 'commando' || attack.kind !== 'ranged') return
  const commando = commandoOf(t.state, attack.by.id)
  const effect = effectOf(commando, 'ranged-reroll')
  if (effect === undefined || commando.turn.rerolled) return
  for (let n = 0; n < effect.dice; n++) {
    const dice = differentDice(attack)
    if (dice.length === 0) return
    const die = yield* t.chooseOrPass(commando.seat, reroll(commando), dice)
    if (die === undefined) return
    commando.turn.rerolled = true
    rerollOne(t, attack, commando, die)
  }
}

const ascending = (faces: readonly number[]): number[] => [...new Set(faces)].sort((a, b) => a - b)

/** One of each colour and face. */
function differentDice({ roll }: Attack): RolledDie[] {
  if (roll === null) return []
  return [
    ...ascending(roll.black).map((face): RolledDie => ({ colour: 'black', face })),
    ...ascending(roll.red).map((face): RolledDie => ({ colour: 'red', face })),
  ]
}

function rerollOne(t: SubterraTable, attack: Attack, { id }: Commando, { colour, face }: RolledDie): void {
  const { roll } = attack
  if (roll === null) return
  const to = t.rollOne(dieOf[colour])
  attack.roll = { ...roll, [colour]: roll[colour].with(roll[colour].indexOf(face), to) }
  t.tell({ kind: 'die rerolled', rule: 'SB-118', commando: id, colour, from: face, to })
}

/** SB-125 Also against friendly fire. */
function* reductions(t: SubterraTable, attack: Attack): Rules {
  for (const { figure } of attack.targets) {
    if (figure.is !== 'commando') continue
    const commando = commandoOf(t.state, figure.id)
    for (const usable of interruptsOf(commando, 'dice-rolled')) {
      const target = attack.targets.find((one) => one.figure === figure)
      const wounds = target === undefined ? 0 : woundsFor(attack, target)
      if (wounds === 0) break // SB-207
      const { item, effect } = usable
      if (!(yield* t.confirm(commando.seat, fewerWounds(commando, usable, wounds, effect.wounds)))) continue
      useInterrupt(t, commando, item)
      const kept = Math.min(wounds, effect.wounds)
      attack.targets = attack.targets.map((one) =>
        one.figure === figure ? { ...one, prevented: one.prevented + kept } : one,
      )
      t.tell({ kind: 'wounds prevented', rule: 'SB-118', commando: commando.id, card: item.card, wounds: kept })
      break // SB-205 One card for each commando.
    }
  }
}
