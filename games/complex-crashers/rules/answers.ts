// Which reactions there are to what, sorted once (CC-138): by window, by whose doing they answer, by whose cards they are on.

import type { Card } from '../content/card.ts'
import type { Trigger, WindowName } from '../content/trigger.ts'
import type { State } from '../state.ts'
import { isOperative } from '../state/unit.ts'
import { type AbilitiesByCard, abilitiesSuch } from './abilities.ts'
import type { Happening } from './windows.ts'

/** CC-002 Operatives or Complex. */
type Team = State['initiative']

/** Whether a reaction could answer what somebody of a team does. What is not named here may be anybody's doing. */
function canAnswer(trigger: Trigger, team: Team): boolean {
  if (trigger.window === 'activated') return (trigger.by === 'operative') === (team === 'operatives')
  if (trigger.window === 'step') return (trigger.who !== 'defender') === (team === 'operatives')
  return true
}

const isOfComplex = ({ kind }: Card): boolean => kind === 'defender' || kind === 'reactor'

/** The reactions in a window to what a team does, on the cards of each team. */
interface Answers {
  readonly operatives: AbilitiesByCard
  readonly complex: AbilitiesByCard
}

function answersTo(window: WindowName, team: Team): Answers {
  const onCardsOf = (owner: Team): AbilitiesByCard =>
    abilitiesSuch(
      ({ trigger }, card) =>
        trigger?.window === window && canAnswer(trigger, team) && isOfComplex(card) === (owner === 'complex'),
    )
  return { operatives: onCardsOf('operatives'), complex: onCardsOf('complex') }
}

const inWindow = (window: WindowName): { readonly [team in Team]: Answers } => ({
  operatives: answersTo(window, 'operatives'),
  complex: answersTo(window, 'complex'),
})

/** Windows open all the time and mostly find nothing: a step of a Defender is nothing to any card of the Complex. */
const answers: { readonly [window in WindowName]: { readonly [team in Team]: Answers } } = {
  activated: inWindow('activated'),
  step: inWindow('step'),
  assigned: inWindow('assigned'),
  group: inWindow('group'),
  ignored: inWindow('ignored'),
  resolved: inWindow('resolved'),
}

/** Whose doing it is. All units of a movement are on one side. */
function isByOperatives(happening: Happening): boolean {
  if (happening.window === 'step') return happening.movements.some(({ unit }) => isOperative(unit))
  const { ability } = happening.frame
  return ability !== null && isOperative(ability.unit)
}

/** The reactions that come into question for what has just happened, on the cards of each team. */
export const answersOf = (happening: Happening): Answers =>
  answers[happening.window][isByOperatives(happening) ? 'operatives' : 'complex']
