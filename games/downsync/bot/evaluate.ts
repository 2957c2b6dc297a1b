// How a position stands where a Round begins, from 0 (lost) to 1 (won).

import { at, type Seat } from '@umpire/engine'
import { missions } from '../content/missions.ts'
import { units } from '../content/units.ts'
import { other } from '../rules/units.ts'
import { goalOf, survivingValue } from '../rules/victory.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { cardWorth } from './actors.ts'
import { standing } from './aims.ts'
import { bearings } from './bearing.ts'
import { Scene } from './scene.ts'
import { dangerAt } from './strikes.ts'
import { worths } from './weights.ts'

/** What is counted of a side; the difference of both is weighed. */
export interface Features {
  /** Victory Points, as a part of those that win. */
  readonly points: number
  /** The next of them wins. */
  readonly nearWin: number
  /** It would win if the game ended now (DS-058), the more the fewer Rounds are left. */
  readonly ahead: number
  /** What is left of the Force, as points of its Units. */
  readonly material: number
  /** Countermeasures and Stealth, less Stun. */
  readonly tokens: number
  /** Where everybody stands for the mission. */
  readonly standing: number
  /** What the enemy might do to its Units where they stand. */
  readonly danger: number
}

export const featureNames: readonly (keyof Features)[] = [
  'points',
  'nearWin',
  'ahead',
  'material',
  'tokens',
  'standing',
  'danger',
]

function unitWorth(unit: Unit): number {
  const card = units.of(unit.card)
  switch (unit.at) {
    case 'table':
      return (cardWorth(card) * unit.bases.length) / unit.startBases
    case 'reserve':
    case 'carried':
      return cardWorth(card)
    case 'packaged':
      return cardWorth(card) * 0.7
    case 'destroyed':
    case 'left':
      return 0
  }
}

function tokensOf(unit: Unit): number {
  if (unit.at !== 'table') return 0
  const worth = cardWorth(units.of(unit.card))
  let tokens = unit.stealth ? worths.stealth * worth : 0
  if (unit.stunned) tokens -= worths.stun * worth
  for (const { cm, emergency, stunned } of unit.bases) {
    tokens += ((unit.activated ? 0.4 : 0.2) * cm + 0.9 * emergency) / Math.sqrt(unit.startBases)
    if (stunned) tokens -= (worths.stun * worth) / unit.startBases
  }
  return tokens
}

/** DS-058 Who has more points, or with as many the larger Units left. */
function isAhead(state: State, seat: Seat): boolean {
  const lead = at(state.forces, seat).vp - at(state.forces, other(seat)).vp
  return lead === 0 ? survivingValue(state, seat) > survivingValue(state, other(seat)) : lead > 0
}

/** Rounds that are still to be played, this one too; many where there is no last one. */
const roundsLeft = ({ round, terms: { roundLimit } }: State): number =>
  roundLimit === null ? 100 : Math.max(1, roundLimit + 1 - round)

export function featuresOf(scene: Scene): Features {
  const { state, seat } = scene
  const goal = goalOf(state)
  const { vp } = at(state.forces, seat)
  let [material, tokens, stands, danger] = [0, 0, 0, 0]
  for (const unit of state.units) {
    if (unit.seat !== seat) continue
    material += unitWorth(unit)
    tokens += tokensOf(unit)
  }
  for (const actor of scene.own) {
    stands += standing(scene.aims, actor, actor.discs)
    const [disc] = actor.discs
    if (!actor.isPing && disc !== undefined) danger += dangerAt(scene, actor, disc)
  }
  return {
    points: Math.min(1, vp / goal),
    nearWin: vp + 1 >= goal ? 1 : 0,
    ahead: isAhead(state, seat) ? 1 / roundsLeft(state) : 0,
    material: material / 10,
    tokens: tokens / 5,
    standing: stands / 20,
    danger: danger / 10,
  }
}

export function evaluate(state: State, seat: Seat): number {
  const ours = featuresOf(new Scene(state, seat))
  const theirs = featuresOf(new Scene(state, other(seat)))
  const bearing = bearings[missions.of(state.terms.mission).scoring.scoring]
  let sum = 0
  for (const name of featureNames) sum += bearing[name] * (ours[name] - theirs[name])
  return 1 / (1 + Math.exp(-sum))
}
