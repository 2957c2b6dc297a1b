// Attacks as options: their notation, the things they speak of, and what would probably come of them.

import type { Label } from '@umpire/engine'
import { type Pool, sayPool } from '../content/dice.ts'
import { capital, signed } from '../content/text/words.ts'
import { figureName, sayFigure, saySquare, squareName } from '../names.ts'
import { directionName, squaresMet, squareOfAttacker } from '../rules/aiming.ts'
import { vitalityOfEnemy } from '../rules/figures.ts'
import { oddsOf } from '../rules/odds.ts'
import { vitalityOf } from '../rules/passives.ts'
import { type AttackSpec, type PlannedTarget, planAttack } from '../rules/pool.ts'
import type { AttackChoice } from '../rules/targets.ts'
import { consoleVitality } from '../rules/victory.ts'
import { nameOfWeapon, weaponFor } from '../rules/weapons.ts'
import { commandoOf, enemyOf, type FigureRef, type State } from '../state.ts'
import type { Aim, Attacker, Part } from '../state/attack.ts'
import { figureThing, issueThing, kitThing, squareThing } from '../things.ts'

function sayAim(aim: Aim, state: State): string {
  switch (aim.at) {
    case 'figure':
      return sayFigure(aim.figure, state)
    case 'square':
      return saySquare(aim.square, state)
    case 'direction':
      return directionName(aim.dx, aim.dy)
  }
}

export function aimName(aim: Aim, state: State): string {
  switch (aim.at) {
    case 'figure':
      return figureName(aim.figure, state)
    case 'square':
      return squareName(aim.square, state)
    case 'direction':
      return `to the ${directionName(aim.dx, aim.dy)}`
  }
}

/** `rogue 3 with battle rifle`; of an enemy: `melee quill`. */
export function sayAttack({ weapon, aim }: AttackChoice, state: State): string {
  const name = nameOfWeapon(weapon).toLowerCase()
  return weapon.is === 'enemy' ? `${name} ${sayAim(aim, state)}` : `${sayAim(aim, state)} with ${name}`
}

/** The weapon, and whatever the attack would meet. */
export function attackThings({ weapon, aim }: AttackChoice, state: State, by: Attacker): string[] {
  const things = aimThings(aim, state, by, { weapon, aim })
  if (weapon.is === 'card') things.push(kitThing(weapon.uid))
  if (weapon.is === 'issue' && by.is === 'commando') things.push(issueThing(by.id, weapon.number))
  return things
}

function aimThings(aim: Aim, state: State, by: Attacker, { weapon }: AttackChoice): string[] {
  switch (aim.at) {
    case 'figure':
      return [figureThing(aim.figure, state)]
    case 'square':
      return [squareThing(aim.square)]
    case 'direction': {
      const from = squareOfAttacker(state, by)
      return from === null ? [] : squaresMet(state, from, weaponFor(state, by, weapon), aim).map(squareThing)
    }
  }
}

/** The wounds that a figure can still take. */
export function woundsLeft(state: State, figure: FigureRef): number {
  switch (figure.is) {
    case 'commando': {
      const commando = commandoOf(state, figure.id)
      const isFragile = commando.status !== 'active' // SB-135, SB-139
      return isFragile ? 1 : vitalityOf(state, commando) - commando.wounds
    }
    case 'enemy': {
      const enemy = enemyOf(state, figure.uid)
      return enemy === undefined ? 0 : vitalityOfEnemy(state, enemy) - enemy.wounds
    }
    case 'console':
      return consoleVitality(state) - state.objectives.consoleWounds
  }
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** What would become of a figure that has no wound left. */
function fateOf(state: State, figure: FigureRef): string {
  if (figure.is === 'commando') return commandoOf(state, figure.id).status === 'downed' ? 'killed' : 'down'
  return figure.is === 'enemy' ? 'removed' : 'destroyed'
}

/** `Defense 1: wounded 80 %, removed 49 %` */
function outlook(state: State, dice: Pool, { figure, defense }: PlannedTarget): string {
  const left = woundsLeft(state, figure)
  const { wounded, removed } = oddsOf(dice, defense, left)
  const fate = `${fateOf(state, figure)} ${percent(removed)}`
  return `Defense ${defense}: ${left <= 1 ? fate : `wounded ${percent(wounded)}, ${fate}`}`
}

/** `3B against Defense 1: wounded 80 %, removed 49 %` */
export function outlookWords(state: State, spec: AttackSpec): string {
  const { dice, targets } = planAttack(state, spec)
  const only = targets.length === 1 ? targets[0] : undefined
  if (only !== undefined) return `${sayPool(dice)} against ${outlook(state, dice, only)}`
  return `${sayPool(dice)}: ${targets.map((target) => `${figureName(target.figure, state)}, ${outlook(state, dice, target)}`).join('; ')}`
}

/** How the dice of an attack are made up: `3B, Marked +1B, EMI -1B: 3B`. */
export function diceWords(dice: Pool, parts: readonly Part[]): string {
  const words = parts.map(({ why, black = 0, red = 0 }, n) =>
    n === 0 ? sayPool({ black, red }) : `${why} ${signedPool(black, red)}`,
  )
  return words.length === 1 ? words.join() : `${words.join(', ')}: ${sayPool(dice)}`
}

const signedPool = (black: number, red: number): string =>
  [...(black === 0 ? [] : [`${signed(black)}B`]), ...(red === 0 ? [] : [`${signed(red)}R`])].join(' ')

/** An attack on a button. `parts`: what the cause of the attack would add. */
export function attackLabel(
  choice: AttackChoice,
  state: State,
  by: Attacker,
  more: { readonly cost?: string; readonly parts?: readonly Part[] } = {},
): Label {
  const { cost, parts } = more
  const { blast, line, attack } = weaponFor(state, by, choice.weapon)
  const spec: AttackSpec = { by, ...choice, isExtra: false, ...(parts === undefined ? {} : { parts }) }
  const name = nameOfWeapon(choice.weapon)
  return {
    name: capital(`${aimName(choice.aim, state)}: ${name}`),
    means: outlookWords(state, spec),
    ...(cost === undefined ? {} : { cost }),
    group: 'Attack',
    icon: blast === undefined && line === undefined ? attack : 'area',
    isAttack: true,
  }
}
