// What advisors say, made from what they give.

import { actions } from '../actions.ts'
import type { Advisor, AdvisorAbility } from '../advisors.ts'
import { advisorNumbers, placing } from '../numbers.ts'
import type { UnitCardId } from '../unit-card.ts'
import { units } from '../units.ts'
import { type Clause, statsOfAction } from './actions.ts'
import { inches } from './words.ts'

const namesOf = (cards: readonly UnitCardId[]): string => cards.map((id) => units.of(id).name).join(', ')

function abilityText(ability: AdvisorAbility): Clause {
  const { repositioned, braced, braceTokens } = advisorNumbers
  switch (ability) {
    case 'reposition':
      return {
        rule: 'DS-297',
        name: 'Reposition',
        text: `C, after designating or declaring reactors: up to ${repositioned} Infantry Units of that Taskforce are Placed within ${inches(placing.reposition)}.`,
      }
    case 'brace':
      return {
        rule: 'DS-298',
        name: 'Brace',
        text: `C, before priority rolls: up to ${braced} Infantry Bases of your Taskforce gain ${braceTokens} Countermeasure Token until the Taskforce Activation ends.`,
      }
    case 'prioritize':
      return {
        rule: 'DS-300',
        name: 'Prioritize',
        text: 'C, after all priority rolls, as often as you like: swap the rolls of two of your participants.',
      }
  }
}

export const advisorClauses = (advisor: Advisor): readonly Clause[] => [
  ...advisor.abilities.map(abilityText),
  ...advisor.actions.map(({ action: id, to }) => {
    const action = actions.of(id)
    const keywords = action.keywords.map(({ name }) => name).join(', ')
    return {
      rule: 'DS-299' as const,
      name: action.name,
      text: `${namesOf(to)}: ${statsOfAction(action)}. ${keywords}.`,
    }
  }),
  ...advisor.traits.map(({ trait, to }) => ({
    rule: trait.rule,
    name: trait.name,
    text: `${namesOf(to)}: ${trait.text}`,
  })),
  ...(advisor.forbids.length === 0
    ? []
    : [{ rule: 'DS-296' as const, name: 'Not with', text: `${namesOf(advisor.forbids)}.` }]),
]
