// What is asked about movement: the next step, where to get out of the way, whether to phase, who goes along.

import type { Label, Question } from '@umpire/engine'
import { abilityName, regionName, sayRegion, saySide, sayUnit, unitName } from '../names.ts'
import { hasLine } from '../regions.ts'
import { isFrontier } from '../rules/borders.ts'
import { placeOf, unitsIn } from '../rules/units.ts'
import { regionOf, runningFrame, type State } from '../state.ts'
import { type RegionId, type Side, sides } from '../state/region.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { borderThing, regionThing, unitThing } from '../things.ts'

/** The unit whose ability is carried out. A movement that it interrupts is somebody else's. */
const actorOf = (state: State): Unit | undefined => runningFrame(state)?.ability?.unit

/** The unit whose movement is asked about step by step. */
const moverOf = (state: State): Unit | undefined => state.moving?.unit

const nobody = (): undefined => undefined

const nameOr = (unit: Unit | undefined, state: State): string =>
  unit === undefined ? 'the unit' : unitName(unit, state)

const abilityWords = (state: State): string => {
  const ability = runningFrame(state)?.ability
  return ability ? abilityName(ability) : 'The movement'
}

/** CC-077 Cells that an Operative would reveal there. */
const unrevealedFrom = (state: State, id: RegionId): number => {
  const region = regionOf(state, id)
  return sides.filter((side) => isFrontier(state, region, side)).length
}

/** What waits in a region for a unit that comes there. */
function regionWords(state: State, id: RegionId, mover: Unit | undefined): string {
  const words: string[] = []
  const { burning } = regionOf(state, id)
  if (burning > 0) words.push(`burning ${burning}`)
  if (mover !== undefined && isOperative(mover)) {
    const cells = unrevealedFrom(state, id)
    if (cells > 0) words.push(`reveals ${cells}`)
    const seen = state.defenders.filter(({ region }) => hasLine(state, region, id)).length
    if (seen > 0) words.push(`in line of ${seen} ${seen === 1 ? 'Defender' : 'Defenders'}`)
  }
  const others = unitsIn(state, id).filter((unit) => unit !== mover)
  if (others.length > 0) words.push(`with ${others.map((unit) => unitName(unit, state)).join(' and ')}`)
  return words.join('; ')
}

/** A region as an option of somebody who goes there. */
function regionLabel(id: RegionId, state: State, icon: string, mover: Unit | undefined): Label {
  const means = regionWords(state, id, mover)
  return { name: regionName(id, state), ...(means === '' ? {} : { means }), icon, isPlace: true }
}

const regionQuestion = (
  name: string,
  rule: `CC-${number}`,
  icon: string,
  whose: (state: State) => Unit | undefined,
  prompt: (state: State) => string,
): Question<RegionId, State> => ({
  name,
  rule,
  prompt,
  say: sayRegion,
  things: (id) => [regionThing(id)],
  label: (id, state) => regionLabel(id, state, icon, whose(state)),
})

/** One step of several; the unit may stop. */
export const nextStep: Question<RegionId, State> = {
  ...regionQuestion(
    'step',
    'CC-046',
    'move',
    moverOf,
    (state) => `Where does ${nameOr(moverOf(state), state)} go next?`,
  ),
  detail: ({ moving }) =>
    moving === null
      ? ''
      : `Regions left: ${moving.left}${moving.isStraight ? ', in one straight line' : ''}. Each step may be answered.`,
  pass: 'stop',
}

/** A step that has to be made. */
export const forcedStep: Question<RegionId, State> = {
  ...regionQuestion('way', 'CC-046', 'move', actorOf, (state) => `${abilityWords(state)}: to which region?`),
  forced: true,
}

/** A step that somebody else makes a unit go. */
export const pulledStep: Question<RegionId, State> = {
  ...regionQuestion('pull', 'CC-046', 'move', nobody, (state) => `${abilityWords(state)}: where is it pulled to?`),
  forced: true,
}

export const phaseTo: Question<RegionId, State> = {
  ...regionQuestion(
    'phase',
    'CC-047',
    'phase',
    actorOf,
    (state) => `Where does ${nameOr(actorOf(state), state)} phase to?`,
  ),
  forced: true,
}

/** Before the roll of an attack. */
export const phaseFirst: Question<RegionId, State> = {
  ...regionQuestion(
    'phase first',
    'CC-047',
    'phase',
    actorOf,
    (state) => `Does ${nameOr(actorOf(state), state)} phase before the attack?`,
  ),
  pass: 'stay',
}

/** Before the roll of an attack: a door of the region where the unit stands. */
export const doorFirst: Question<Side, State> = {
  name: 'door first',
  rule: 'CC-058',
  prompt: (state) => `Which Blast Door does ${nameOr(actorOf(state), state)} open first?`,
  say: saySide,
  things: (side, state) => {
    const unit = actorOf(state)
    const place = unit === undefined ? undefined : placeOf(state, unit)
    return place === undefined ? [] : [borderThing(place, side)]
  },
  label: (side) => ({ name: `Open the door in the ${saySide(side)}`, icon: 'door-open' }),
  pass: 'open none',
}

/** CC-165, CC-248 Units that may go where another one goes, as one movement. */
export const goAlong: Question<Unit, State> = {
  name: 'go along',
  rule: 'CC-165',
  prompt: (state) => {
    const to = runningFrame(state)?.declared.region ?? null
    return `Who goes along with ${nameOr(actorOf(state), state)}${to === null ? '' : ` to ${regionName(to, state)}`}?`
  },
  detail: () => 'They move together: others may react to it once, whoever goes.',
  say: sayUnit,
  things: (unit, state) => [unitThing(unit, state)],
  label: (unit, state) => ({ name: unitName(unit, state), means: 'goes along, free', icon: 'move' }),
}
