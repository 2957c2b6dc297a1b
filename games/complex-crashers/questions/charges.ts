// What the Complex Manager is asked about charges: which Reactors pay, and which gain.

import { at, type Label, type Question } from '@umpire/engine'
import { mostCharges } from '../content/numbers.ts'
import { reactors } from '../content/reactors.ts'
import { countOf } from '../content/text/words.ts'
import { unitName } from '../names.ts'
import { isWorking } from '../rules/units.ts'
import type { State } from '../state.ts'
import { reactorUnit } from '../state/unit.ts'
import { unitThing } from '../things.ts'

/** What each Reactor pays, in the order of their places. */
export type ChargePlan = readonly number[]

const payers = (plan: ChargePlan): { slot: number; charges: number }[] =>
  plan.flatMap((charges, n) => (charges > 0 ? [{ slot: n + 1, charges }] : []))

/** `2 from reactor 5 and 1 from reactor 3` */
const sayPlan = (plan: ChargePlan): string =>
  payers(plan)
    .map(({ slot, charges }) => `${charges} from reactor ${slot}`)
    .join(' and ')

const planThings = (plan: ChargePlan, state: State): string[] =>
  payers(plan).map(({ slot }) => unitThing(reactorUnit(slot), state))

function planLabel(plan: ChargePlan, { reactors: all }: State): Label {
  const paid = payers(plan)
  const total = paid.reduce((sum, { charges }) => sum + charges, 0)
  return {
    name: paid.map(({ slot, charges }) => `${charges} from Reactor ${slot}`).join(', '),
    means: paid.map(({ slot, charges }) => `Reactor ${slot} keeps ${at(all, slot - 1).charges - charges}`).join(', '),
    cost: countOf(total, 'charge'),
    icon: 'charge',
  }
}

const prompt = (): string => 'Which Reactors pay the charges?'
const detail = (): string => 'A Reactor that goes Offline loses the charges it has kept.'

/** D-17 All ways there are. */
export const chargeWaysQuestion: Question<ChargePlan, State> = {
  name: 'charges in full',
  rule: 'CC-219',
  prompt,
  detail,
  say: sayPlan,
  things: planThings,
  label: planLabel,
  forced: true,
}

/** D-17 A few ways out of many. */
export const chargesQuestion: Question<ChargePlan | 'otherwise', State> = {
  name: 'charges',
  rule: 'CC-219',
  prompt,
  detail,
  say: (plan) => (plan === 'otherwise' ? plan : sayPlan(plan)),
  things: (plan, state) => (plan === 'otherwise' ? [] : planThings(plan, state)),
  label: (plan, state) =>
    plan === 'otherwise' ? { name: 'Another way', means: 'shows all ways to pay' } : planLabel(plan, state),
}

const reactorLabel = (slot: number, state: State): Label => {
  const reactor = at(state.reactors, slot - 1)
  return {
    name: unitName(reactorUnit(slot), state),
    means: `has ${reactor.charges} of ${mostCharges}${isWorking(reactor) ? '' : ', not revealed'}`,
    icon: 'charge',
  }
}

/** D-12 */
export const spreadQuestion: Question<number, State> = {
  name: 'charge split',
  rule: 'CC-098',
  prompt: ({ revealed }) =>
    revealed.length === 1 ? 'Which Reactor gains the charge?' : 'How do you split the new charges among your Reactors?',
  say: (slot) => `reactor ${slot}`,
  things: (slot, state) => [unitThing(reactorUnit(slot), state)],
  label: reactorLabel,
  forced: true,
}

/** D-24 Charges from an ability. */
export const chargedReactorQuestion: Question<number, State> = {
  name: 'charged reactor',
  rule: 'CC-219',
  prompt: () => 'Which Online Reactor gains the charges?',
  say: (slot) => `reactor ${slot}`,
  things: (slot, state) => [unitThing(reactorUnit(slot), state)],
  label: (slot, state) => ({
    ...reactorLabel(slot, state),
    group: reactors.of(at(state.reactors, slot - 1).card).name,
  }),
  forced: true,
}
