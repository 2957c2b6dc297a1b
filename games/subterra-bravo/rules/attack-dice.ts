// What adds dice to an attack or takes them away (SB-122, SB-126 to SB-128, SB-158, SB-217), except EMI and windows.

import { enemies, type EnemyTrait } from '../content/enemies.ts'
import { stanceCard } from '../content/stances.ts'
import type { Weapon } from '../content/weapon.ts'
import { cardOf } from '../names.ts'
import { commandoOf, type EnemyFigure, enemyOf, type FigureRef, type State } from '../state.ts'
import { phaseOf } from '../state/stage.ts'
import type { Attacker, Part } from '../state/attack.ts'
import type { Commando, KitInstance, TurnSoFar } from '../state/commando.ts'
import { isAdjacent, isClone, squareOfFigure } from './figures.ts'
import { effectOf, eachEffect, maxAdrenalineOf, sumOfEffects } from './passives.ts'

interface DiceChanges {
  /** Bonus dice, and dice lost where the number is below 0. */
  readonly changes: readonly Part[]
  /** Black dice that become red. */
  readonly reddened: readonly { readonly part: Part; readonly count: number }[]
}

const noChanges: DiceChanges = { changes: [], reddened: [] }

export function changesBy(state: State, by: Attacker, weapon: Weapon, figures: readonly FigureRef[]): DiceChanges {
  switch (by.is) {
    case 'commando':
      return changesByCommando(state, by, weapon, figures)
    case 'enemy': {
      const enemy = enemyOf(state, by.uid)
      const target = figures[0]
      if (enemy === undefined || target === undefined) return noChanges
      return { changes: changesByEnemy(state, enemy, weapon, target), reddened: [] }
    }
    case 'device':
      return noChanges
  }
}

// Commandos ---------------------------------------------------------------------------------------------------------

/** The name of the stance or card that an effect comes from. */
const sourceName = ({ stance }: Commando, item: KitInstance | null): string => {
  if (item !== null) return cardOf(item.card).name
  return stance === null ? 'Stance' : stanceCard(stance).name
}

function changesByCommando(
  state: State,
  by: Extract<Attacker, { is: 'commando' }>,
  weapon: Weapon,
  figures: readonly FigureRef[],
): DiceChanges {
  const commando = commandoOf(state, by.id)
  const changes: Part[] = []
  const reddened: { part: Part; count: number }[] = []
  eachEffect(commando, 'attack-dice', ({ attack, black }, item) => {
    if (attack === weapon.attack) changes.push({ why: sourceName(commando, item), rule: 'SB-122', black })
  })
  if (weapon.attack === 'ranged') {
    if (commando.turn.moves === 0) {
      eachEffect(commando, 'ranged-dice-if-unmoved', ({ black }, item) => {
        changes.push({ why: sourceName(commando, item), rule: 'SB-122', black }) // SB-045
      })
    }
    eachEffect(commando, 'ranged-black-becomes-red', ({ dice }, item) => {
      reddened.push({ part: { why: sourceName(commando, item), rule: 'SB-122' }, count: dice })
    })
    const called = calledShotOf(state, by, weapon)
    if (called !== null) reddened.push({ part: { why: 'Called Shot', rule: 'SB-122' }, count: called.dice })
  }
  const isMarked = figures.some((figure) => figure.is === 'enemy' && enemyOf(state, figure.uid)?.marked === true)
  if (isMarked) changes.push({ why: 'Marked', rule: 'SB-158', black: 1 })
  return { changes, reddened }
}

/** What Called Shot does to this attack: only to the next ranged one of the own turn. */
export function calledShotOf(state: State, by: Attacker, weapon: Weapon): TurnSoFar['calledShot'] {
  if (by.is !== 'commando' || state.acting !== by.id || weapon.attack !== 'ranged') return null
  return commandoOf(state, by.id).turn.calledShot
}

// Enemies -----------------------------------------------------------------------------------------------------------

export const traitOf = <Name extends EnemyTrait['trait']>(
  { type }: Pick<EnemyFigure, 'type'>,
  name: Name,
): Extract<EnemyTrait, { trait: Name }> | undefined =>
  enemies.of(type).traits.find((one): one is Extract<EnemyTrait, { trait: Name }> => one.trait === name)

/** SB-128, SB-210, SB-217 */
function changesByEnemy(state: State, enemy: EnemyFigure, weapon: Weapon, target: FigureRef): Part[] {
  const changes: Part[] = []
  if (state.isCrisis && isClone(enemy)) changes.push({ why: 'Crisis', rule: 'SB-128', black: 1 })
  if (weapon.attack === 'melee') {
    const swarm = swarmDice(state, enemy, target)
    if (swarm > 0) changes.push({ why: 'Swarm', rule: 'SB-217', black: swarm })
  }
  if (target.is === 'commando') addDiceAgainst(state, enemy, weapon, commandoOf(state, target.id), changes)
  return changes
}

/** SB-126, SB-127, SB-212 */
function addDiceAgainst(state: State, enemy: EnemyFigure, weapon: Weapon, commando: Commando, changes: Part[]): void {
  if (weapon.attack === 'melee' && isAtMaxForMelee(commando)) {
    const scent = traitOf(enemy, 'scent-of-fear') // SB-212
    const rule = scent === undefined ? 'SB-126' : 'SB-212'
    changes.push({ why: 'at Max Adrenaline', rule, red: scent?.red ?? 1 })
  }
  if (phaseOf(state) !== 'overseer') return
  const { attackedBy } = commando
  const isPack = attackedBy.some(({ type, uid }) => type === enemy.type && uid !== enemy.uid)
  if (isPack && isClone(enemy)) changes.push({ why: 'Pack', rule: 'SB-127', black: 1 })
  const shell = attackedBy.length === 0 ? effectOf(commando, 'first-enemy-attack-loses') : undefined
  if (shell !== undefined) changes.push({ why: sourceName(commando, null), rule: 'SB-122', black: -shell.black })
}

/** SB-126 */
export const isAtMaxForMelee = (commando: Commando): boolean =>
  commando.adrenaline >= maxAdrenalineOf(commando) + sumOfEffects(commando, 'max-against-melee', ({ by }) => by)

/** SB-217 */
function swarmDice(state: State, enemy: EnemyFigure, target: FigureRef): number {
  const swarm = traitOf(enemy, 'swarm')
  const square = squareOfFigure(state, target)
  if (swarm === undefined || square === null) return 0
  const others = state.enemies.filter(
    (other) => other !== enemy && other.type === enemy.type && isAdjacent(state, other.square, square),
  )
  return Math.min(swarm.most, swarm.black * others.length)
}
