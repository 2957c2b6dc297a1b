// The abilities of a card, a line each: icon, name, what the attack is in short, cost, and whether it is spent.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { type Ability, isActive, isAttack } from '../content/ability.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { abilityText } from '../content/text/abilities.ts'
import { countOf } from './board-words.ts'
import { abilityIcon } from './unit-icons.ts'

/** `4 dice, range 1` */
export function attackBrief(ability: Ability): string {
  if (!isAttack(ability)) return ''
  const { attack, rangeLimit, armorPiercing, burning } = ability
  return [
    `${countOf(attack.strength, 'die', 'dice')}${attack.spread === 'single' ? '' : ` ${attack.spread}`}`,
    ...(attack.reach === 'melee' ? ['melee'] : []),
    ...(attack.path === 'arcing' ? ['arcing'] : []),
    ...(rangeLimit === undefined ? [] : [`range ${rangeLimit}`]),
    ...(armorPiercing === undefined ? [] : [`pierces ${armorPiercing}`]),
    ...(burning === undefined ? [] : [`burning ${burning}`]),
  ].join(', ')
}

/** Filled for Actions, hollow for Reactions. */
export const Cost = ({ ability }: { readonly ability: Ability }): ReactNode =>
  isActive(ability) ? (
    <span className={ability.kind === 'reaction' ? 'cost r' : 'cost'} title={`${ability.cost} AP, ${ability.kind}`}>
      {ability.cost}
    </span>
  ) : null

export const AbilityLines = ({
  card,
  isUpgraded,
  used,
}: {
  readonly card: CardId
  readonly isUpgraded: boolean
  /** Bit n: its ability n is spent in this Initiative. */
  readonly used: number
}): ReactNode => (
  <ul className="cc-abilities">
    {cardOf(card).abilities.map((ability, n) => {
      const isSpent = (used & (1 << n)) !== 0
      const isOff = ability.isUpgrade === true && !isUpgraded
      return (
        <li key={ability.name} className={isSpent || isOff ? 'off' : ''} title={abilityText(ability)}>
          <Icon name={abilityIcon(ability)} />
          <span>
            <b>{ability.name}</b> {attackBrief(ability)}
            {isSpent ? <em> reloading</em> : null}
            {isOff ? <em> needs upgrade</em> : null}
          </span>
          <Cost ability={ability} />
        </li>
      )
    })}
  </ul>
)
