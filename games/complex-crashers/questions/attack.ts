// What is asked in the course of an attack: targets, dice, their order, fire, and groups that are taken over.

import type { AssignQuestion, Label, Question } from '@umpire/engine'
import { diceOf } from '../content/text/words.ts'
import { abilityName, regionName, sayRegion, sayUnit, unitName } from '../names.ts'
import { effectiveArmor } from '../rules/armor.ts'
import { newGroup } from '../rules/new-group.ts'
import { damageOf } from '../rules/odds.ts'
import type { Share } from '../rules/splitting.ts'
import { unitsIn } from '../rules/units.ts'
import { frameOf, regionOf, runningFrame, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { Frame, Group } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import { regionThing, unitThing } from '../things.ts'
import { damageWords, fallWords } from './outlook.ts'

/** `Aimed Shot`, or the fire. */
const attackName = (state: State): string => {
  const ability = runningFrame(state)?.ability ?? null
  return ability === null ? 'the fire' : abilityName(ability)
}

const diceNow = (state: State): string => runningFrame(state)?.attack?.dice.join(' ') ?? ''

/** What dice that are known would do to a unit, before anybody reacts. */
function hitWords(state: State, frame: Frame, unit: Unit, dice: readonly number[], groupSize: number): string {
  const armor = effectiveArmor(state, frame, unit, newGroup(0, unit, dice.slice(0, groupSize)))
  return `Armor ${armor}: ${damageWords(damageOf(dice, armor))}, ${fallWords(state, unit)}`
}

function unitLabel(unit: Unit, state: State, groupSize: number): Label {
  const frame = runningFrame(state)
  const name = unitName(unit, state)
  if (frame === undefined || frame.attack === null) return { name, isAttack: true }
  return { name, means: hitWords(state, frame, unit, frame.attack.dice, groupSize), icon: 'attack', isAttack: true }
}

const onUnit = {
  say: sayUnit,
  things: (unit: Unit, state: State): string[] => [unitThing(unit, state)],
}

/** D-19 A target for all dice. */
export const targetOfDice: Question<Unit, State> = {
  ...onUnit,
  name: 'target',
  rule: 'CC-195',
  prompt: (state) => `Who gets the dice of ${attackName(state)}?`,
  detail: (state) => `You have rolled ${diceNow(state)}. All of it goes to one target.`,
  label: (unit, state) => unitLabel(unit, state, Number.POSITIVE_INFINITY),
  forced: true,
}

/** D-19 A target for each die. */
export const sweepDice: AssignQuestion<number, Unit, State> = {
  ...onUnit,
  name: 'sweeping dice',
  rule: 'CC-194',
  prompt: (state) => `Who gets which dice of ${attackName(state)}?`,
  detail: () => 'Each die may go to another target. The words beside a target say what all of them would do to it.',
  sayItem: (die) => `${die}`,
  label: (unit, state) => unitLabel(unit, state, 1),
  forced: true,
}

/** A group that waits for its place in the order. `copy`: its number among those that look the same. */
export interface ContestedGroup {
  readonly unit: Unit
  readonly dice: readonly number[]
  readonly copy: number
}

/** D-19, D-20 */
export const groupOrder: Question<ContestedGroup, State> = {
  name: 'order of groups',
  rule: 'CC-176',
  prompt: () => 'In which order are the groups contested?',
  detail: () => 'A unit that gets away from one group gets away from all its later ones.',
  say: ({ unit, dice, copy }, state) =>
    `${dice.join(' ')} on ${sayUnit(unit, state)}${copy === 1 ? '' : ` no ${copy}`}`,
  things: ({ unit }, state) => [unitThing(unit, state)],
  label: ({ unit, dice }, state) => ({ name: `${dice.join(' ')} on ${unitName(unit, state)}` }),
}

type SplitAnswer = 'as proposed' | 'otherwise'

/** D-20 Whether the dice are split as it seems best. */
export const areaSplit = (proposed: readonly Share[]): Question<SplitAnswer, State> => ({
  name: 'area dice',
  rule: 'CC-196',
  prompt: (state) => `Who gets which dice of ${attackName(state)}?`,
  detail: (state) => `You have rolled ${diceNow(state)}. Every unit there gets equally many.`,
  say: (answer) => answer,
  label: (answer, state) =>
    answer === 'otherwise'
      ? { name: 'Otherwise', means: 'Place every die yourself.' }
      : { name: 'High dice to enemies', means: shareWords(proposed, state), icon: 'area', isAttack: true },
})

const shareWords = (shares: readonly Share[], state: State): string =>
  shares
    .map(({ unit, dice, armor }) => {
      const damage = damageWords(damageOf(dice, armor))
      return `${dice.join(' ')} on ${unitName(unit, state)}, Armor ${armor}: ${damage}`
    })
    .join('; ')

/** D-20 A unit for each die. */
export const areaDice: AssignQuestion<number, Unit, State> = {
  ...onUnit,
  name: 'area dice one by one',
  rule: 'CC-196',
  prompt: (state) => `Which unit gets which dice of ${attackName(state)}?`,
  detail: () => 'Every unit gets equally many.',
  sayItem: (die) => `${die}`,
  label: (unit, state) => ({ name: unitName(unit, state), means: fallWords(state, unit) }),
}

/** `2 dice on each of 3 units` */
function fireWords(tokens: number, units: number): string {
  if (units === 0) return 'nobody is there'
  return `${diceOf(tokens)} on ${units === 1 ? 'one unit' : `each of ${units} units`}`
}

/** D-13 */
export const burningRegion: Question<RegionId, State> = {
  name: 'burning region',
  rule: 'CC-241',
  prompt: () => 'Which burning region comes next?',
  detail: () => 'Everybody there gets as many dice as it has burning tokens. Then it loses one of them.',
  say: sayRegion,
  things: (region) => [regionThing(region)],
  label: (region, state) => ({
    name: regionName(region, state),
    means: fireWords(regionOf(state, region).burning, unitsIn(state, region).length),
    icon: 'fire',
    isPlace: true,
  }),
  forced: true,
}

/** The attack whose groups are taken over, seen from the reaction that does it. */
const answered = (state: State): Frame | undefined => {
  const id = runningFrame(state)?.cause?.frame ?? null
  return id === null ? undefined : frameOf(state, id)
}

/** D-24 Groups that a unit draws onto itself. */
export const groupsToTake: Question<Group, State> = {
  name: 'groups to take over',
  rule: 'CC-266',
  prompt: (state) => `Which groups go to ${takerName(state)} instead?`,
  say: ({ n, unit, dice }, state) => `group ${n + 1} ${dice.join(' ')} on ${sayUnit(unit, state)}`,
  things: ({ unit }, state) => [unitThing(unit, state)],
  label: (group, state) => ({
    name: `${group.dice.join(' ')} on ${unitName(group.unit, state)}`,
    means: takenWords(group, state),
    icon: 'shield',
  }),
  forced: true,
}

function takerName(state: State): string {
  const unit = runningFrame(state)?.ability?.unit
  return unit === undefined ? 'it' : unitName(unit, state)
}

function takenWords({ dice }: Group, state: State): string {
  const taker = runningFrame(state)?.ability?.unit
  const frame = answered(state)
  return taker === undefined || frame === undefined ? '' : hitWords(state, frame, taker, dice, dice.length)
}

/** D-24 The unit to which a group goes. */
export const newUnitOfGroup: Question<Unit, State> = {
  ...onUnit,
  name: 'new unit of the group',
  rule: 'CC-180',
  prompt: () => 'To whom does the group go instead?',
  label: (unit, state) => {
    const frame = answered(state)
    const group = frame?.attack?.groups.find(({ n }) => n === runningFrame(state)?.cause?.group)
    const name = unitName(unit, state)
    if (frame === undefined || group === undefined) return { name }
    return { name, means: hitWords(state, frame, unit, group.dice, group.dice.length), icon: 'attack', isAttack: true }
  },
  forced: true,
}
