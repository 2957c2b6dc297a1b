// Units as the map shows them: shape, name, signs, and what a screen reader says.

import { seatLetter } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import type { DefenderType } from '../content/card.ts'
import { defenders } from '../content/defenders.ts'
import { reactors } from '../content/reactors.ts'
import { regionName, saySide, unitName } from '../names.ts'
import { armorOf, isAble, isExhausted, technologyOf } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Defender, Reactor } from '../state/complex.ts'
import type { Operative } from '../state/operative.ts'
import { type Side, sides } from '../state/region.ts'
import { reactorUnit } from '../state/unit.ts'
import type { Standing } from './arrange-units.ts'
import { cardIcon } from './unit-icons.ts'

/** A small sign beside a piece. */
export interface Sign {
  readonly icon: string
  readonly words: string
  readonly tone: 'bad' | 'good' | 'plain'
}

type Shape =
  | { readonly is: 'operative'; readonly seat: Seat; readonly letter: string; readonly isDown: boolean }
  | { readonly is: 'defender'; readonly type: DefenderType; readonly tier: number; readonly icon: string }
  | { readonly is: 'reactor'; readonly isOnline: boolean; readonly charges: number }

export interface Figure extends Standing {
  readonly shape: Shape
  readonly name: string
  /** Its number among its like; 0 where it is the only one. */
  readonly number: number
  readonly signs: readonly Sign[]
  /** Its turn in the Initiative is over, or it can do nothing. */
  readonly isPale: boolean
  /** It is the one that is asked to act. */
  readonly isActive: boolean
  readonly barriers: readonly Side[]
  readonly label: string
}

/** The seat's letter; of somebody who has several Operatives, the first letter of each. */
export function letterOf(state: State, operative: Operative): string {
  const isAlone = state.operatives.filter(({ seat }) => seat === operative.seat).length === 1
  return isAlone ? seatLetter(operative.seat) : unitName(operative.id, state).charAt(0)
}

const sign = (icon: string, words: string, tone: Sign['tone']): Sign => ({ icon, words, tone })

const pillarWords = (pillar: Side | null): string[] => (pillar === null ? [] : [`Pillared to the ${saySide(pillar)}`])

function operativeFigure(state: State, operative: Operative): Figure {
  const { id, seat, region, pillar, health, ap, maxAp } = operative
  const isDown = !isAble(operative)
  const isPainted = state.paints.some((paint) => paint.operative === id)
  const isActing = state.initiative === 'operatives' && state.stage === 'act'
  const signs = [
    ...(!isDown && isExhausted(operative) ? [sign('exhausted', 'Exhausted', 'bad')] : []),
    ...(isPainted ? [sign('attack', 'painted as a target', 'bad')] : []),
    ...(isActing && operative.isDone && !isDown ? [sign('confirm', 'done', 'good')] : []),
  ]
  const name = unitName(id, state)
  const points = isExhausted(operative) ? 'Exhausted' : `${ap} of ${maxAp} AP`
  return {
    unit: id,
    region,
    pillar: isDown ? null : pillar,
    shape: { is: 'operative', seat, letter: letterOf(state, operative), isDown },
    name,
    number: 0,
    signs,
    isPale: false,
    isActive: isActing && state.pointer === id,
    barriers: [],
    label: [
      name,
      regionName(region, state),
      ...(isDown ? ['Incapacitated'] : [`Armor ${armorOf(operative)}`, `${health} Health`, points]),
      ...pillarWords(pillar),
      ...signs.map(({ words }) => words),
    ].join(', '),
  }
}

/** Only where there are several like it does its number matter. */
const isOneOfMany = (state: State, { card, unit }: Defender): boolean =>
  state.defenders.some((one) => one.card === card && one.unit !== unit)

function defenderFigure(state: State, defender: Defender): Figure {
  const { unit, card, figure, region, pillar, isDisabled, isBraced, barriers } = defender
  const sheet = defenders.of(card)
  const shielded = sides.filter((side) => (barriers & (1 << side)) !== 0)
  const signs = [
    ...(technologyOf(state, card).isUpgraded ? [sign('upgrade', 'upgraded', 'plain')] : []),
    ...(isDisabled ? [sign('stun', 'disabled', 'bad')] : []),
    ...(isBraced ? [sign('shield', 'braced: Armor 9 against single dice', 'good')] : []),
  ]
  return {
    unit,
    region,
    pillar,
    shape: { is: 'defender', type: sheet.type, tier: sheet.tier, icon: cardIcon(sheet) },
    name: sheet.name,
    number: isOneOfMany(state, defender) ? figure : 0,
    signs,
    isPale: isDisabled,
    isActive: false,
    barriers: shielded,
    label: [
      unitName(unit, state),
      regionName(region, state),
      `Armor ${sheet.armor}`,
      `Kill Threshold ${sheet.killThreshold}`,
      ...pillarWords(pillar),
      ...signs.map(({ words }) => words),
      ...shielded.map((side) => `Force Barrier to the ${saySide(side)}`),
    ].join(', '),
  }
}

function reactorFigure(state: State, reactor: Reactor): Figure | undefined {
  const { slot, card, isOnline, charges, region } = reactor
  if (region === null) return undefined
  const { name, armor, killThreshold } = reactors.of(card)
  return {
    unit: reactorUnit(slot),
    region,
    pillar: null,
    shape: { is: 'reactor', isOnline, charges },
    name: `Reactor ${slot}: ${name}`,
    number: 0,
    signs: [],
    isPale: false,
    isActive: false,
    barriers: [],
    label: [
      `Reactor ${slot}, ${name}`,
      regionName(region, state),
      isOnline ? `Online, ${charges} charges` : 'Offline',
      `Armor ${armor}`,
      `Kill Threshold ${killThreshold}`,
    ].join(', '),
  }
}

/** All units on the map: Reactors below, then Defenders, then Operatives. */
export const figuresOf = (state: State): Figure[] => [
  ...state.reactors.flatMap((reactor) => reactorFigure(state, reactor) ?? []),
  ...state.defenders.map((defender) => defenderFigure(state, defender)),
  ...state.operatives.map((operative) => operativeFigure(state, operative)),
]
