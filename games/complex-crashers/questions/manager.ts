// What the Complex Manager is asked in its Initiative: the menu, what an Action is used on, Deployments, Upgrades.

import { at, type Label, type Question } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import { type DefenderId, defenders } from '../content/defenders.ts'
import { reactors } from '../content/reactors.ts'
import { abilityText } from '../content/text/abilities.ts'
import { countOf } from '../content/text/words.ts'
import { abilityName, regionName, sayRegion, sayUnit, unitName } from '../names.ts'
import { abilityOf } from '../rules/abilities.ts'
import { modelsLeft } from '../rules/models.ts'
import { costOfOnline } from '../rules/reactors.ts'
import { placeOf, unitsIn } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { AbilityRef, Declared } from '../state/stack.ts'
import { reactorUnit, type Unit } from '../state/unit.ts'
import { regionThing, technologyThing, unitThing } from '../things.ts'
import { declaredName, declaredThings, sayDeclared } from './declared.ts'
import { boardWords } from './upgrades.ts'
import { sayUse, type Use, useLabel, useThings } from './use.ts'

/** CC-113 What the Complex Manager may do in its Initiative. */
export type ManagerAction =
  | { readonly do: 'online'; readonly slot: number }
  | { readonly do: 'stage'; readonly card: DefenderId }
  | { readonly do: 'deploy'; readonly card: DefenderId }
  | { readonly do: 'order'; readonly unit: Unit }

const cardName = (card: DefenderId): string => defenders.of(card).name

function sayAction(action: ManagerAction, state: State): string {
  switch (action.do) {
    case 'online':
      return `reactor ${action.slot} online`
    case 'stage':
    case 'deploy':
      return `${action.do} ${cardName(action.card).toLowerCase()}`
    case 'order':
      return sayUnit(action.unit, state)
  }
}

function actionThings(action: ManagerAction, state: State): string[] {
  switch (action.do) {
    case 'online':
      return [unitThing(reactorUnit(action.slot), state)]
    case 'stage':
    case 'deploy':
      return [technologyThing(action.card)]
    case 'order':
      return [unitThing(action.unit, state)]
  }
}

function orderLabel(unit: Unit, state: State): Label {
  const place = placeOf(state, unit)
  return {
    name: unitName(unit, state),
    ...(place === undefined ? {} : { means: `in ${regionName(place, state)}` }),
    group: 'Give orders to',
    icon: 'command-point',
    isPlace: true,
  }
}

function actionLabel(action: ManagerAction, state: State): Label {
  switch (action.do) {
    case 'online':
      return {
        name: `${unitName(reactorUnit(action.slot), state)} Online`,
        means: upgradeWords(state, action.slot),
        cost: countOf(costOfOnline(state), 'charge'),
        group: 'Reactors',
        icon: 'reactor',
      }
    case 'stage': {
      const { name, tier, type } = defenders.of(action.card)
      return {
        name: `Stage ${name}`,
        means: `tier ${tier} ${type}`,
        cost: countOf(tier, 'charge'),
        group: 'Stage',
        icon: 'stage',
      }
    }
    case 'deploy': {
      const { name, tier, models } = defenders.of(action.card)
      const count = Math.min(models, modelsLeft(state, action.card))
      return {
        name: `Deploy ${count === 1 ? name : `${count} ${name}`}`,
        means: boardWords(state, action.card),
        cost: countOf(tier, 'charge'),
        group: 'Deploy',
        icon: 'deploy',
      }
    }
    case 'order':
      return orderLabel(action.unit, state)
  }
}

function upgradeWords(state: State, slot: number): string {
  const { card, region } = at(state.reactors, slot - 1)
  const { upgrades } = reactors.of(card)
  const markers = upgrades === 0 ? '' : `, ${upgrades} Upgrade ${upgrades === 1 ? 'marker' : 'markers'}`
  return `${region === null ? 'not revealed' : 'revealed'}${markers}`
}

const chargesNow = (state: State): number =>
  state.reactors.reduce((sum, { isOnline, charges }) => (isOnline ? sum + charges : sum), 0)

/** D-16 */
export const manageQuestion: Question<ManagerAction, State> = {
  name: 'manage',
  rule: 'CC-113',
  prompt: (state) => `You have the Initiative and ${countOf(chargesNow(state), 'charge')}. What do you do?`,
  detail: ({ trackers }) =>
    `Your trackers: ${trackers.join(', ')}. What you spend below 0 goes to the Operatives; keep some for reactions.`,
  say: sayAction,
  things: actionThings,
  label: actionLabel,
  pass: 'pass the initiative',
}

/** What a unit does, with the unit: a bot has to know it. */
export interface OrderQuestion extends Question<Use, State> {
  readonly unit: Unit
}

/** D-16 What a Defender or Reactor does; the Complex Manager may think better of it. */
export const orderQuestion = (unit: Unit): OrderQuestion => ({
  unit,
  name: 'order',
  rule: 'CC-113',
  prompt: (state) => `What does ${unitName(unit, state)} do?`,
  detail: ({ trackers }) => `Your trackers: ${trackers.join(', ')}. Who has paid for an attack may be hit by it.`,
  say: sayUse,
  things: useThings,
  label: useLabel,
  pass: 'something else',
})

/** What an Action is used on, with the Action: a bot has to know it. */
export interface DeclareQuestion extends Question<Declared, State> {
  readonly ref: AbilityRef
}

/** D-33 What an Action is used on that another ability has made free. */
export const declareQuestion = (ref: AbilityRef): DeclareQuestion => ({
  ref,
  name: 'used on',
  rule: 'CC-139',
  prompt: (state) => `On what does ${unitName(ref.unit, state)} use ${abilityName(ref)}?`,
  detail: () => abilityText(abilityOf(ref)),
  say: sayDeclared,
  things: declaredThings,
  label: (declared, state) => ({
    name: declaredName(declared, state),
    ...(declared.region === null ? {} : { means: whoIsIn(declared.region, state) }),
    isAttack: isAttack(abilityOf(ref)),
    isPlace: declared.region !== null && declared.unit === null && declared.card === null && declared.side === null,
  }),
  pass: 'something else',
})

/** The units of a region, in words. */
function whoIsIn(region: RegionId, state: State): string {
  const names = unitsIn(state, region).map((unit) => unitName(unit, state))
  return names.length === 0 ? 'nobody there' : names.join(', ')
}

const entryParts = {
  say: sayRegion,
  things: (region: RegionId): string[] => [regionThing(region)],
  label: (region: RegionId, state: State): Label => ({
    name: regionName(region, state),
    means: whoIsIn(region, state),
    icon: 'deploy',
    isPlace: true,
  }),
}

/** D-16 Where a card is deployed; the Complex Manager may think better of it. */
export const deployToQuestion = (card: DefenderId): Question<RegionId, State> => ({
  name: 'deploy to',
  rule: 'CC-222',
  prompt: () => `Where do you deploy ${cardName(card)}?`,
  ...entryParts,
  pass: 'something else',
})

/** D-24 Where a Defender comes in by a reaction. */
export const entryQuestion = (card: DefenderId): Question<RegionId, State> => ({
  name: 'entry',
  rule: 'CC-226',
  prompt: () => `Where does ${cardName(card)} come in?`,
  ...entryParts,
  forced: true,
})
