// What a commando carries: its own weapons and its cards, with uses, costs, and what is exhausted.

import { Icon, ThingButton } from '@umpire/board'
import type { ReactNode } from 'react'
import { type CommandoId, commandos as sheets, type IssueWeapon } from '../content/commandos.ts'
import { sayPool } from '../content/dice.ts'
import type { CardType } from '../content/kit/card.ts'
import { cardText } from '../content/text/kit.ts'
import { sayWeapon } from '../content/text/weapon.ts'
import { cardOf } from '../names.ts'
import type { Commando, KitInstance } from '../state/commando.ts'
import { issueThing, kitThing } from '../things.ts'

export const Kit = ({ commando, isOpen }: { readonly commando: Commando; readonly isOpen: boolean }): ReactNode => {
  const { id, kit } = commando
  if (!isOpen && kit.length === 0) return null
  return (
    <ul className={isOpen ? 'sb-kit' : 'sb-kit brief'}>
      {sheets.of(id).issue.map((weapon, n) => (
        <Issue key={weapon.name} id={id} number={n} weapon={weapon} />
      ))}
      {kit.map((item) => (
        <Item key={item.uid} item={item} />
      ))}
    </ul>
  )
}

const Issue = ({
  id,
  number,
  weapon,
}: {
  readonly id: CommandoId
  readonly number: number
  readonly weapon: IssueWeapon
}): ReactNode => (
  <li className="issue">
    <ThingButton id={issueThing(id, number)} label={`${weapon.name}, ${sayWeapon(weapon)}`} className="sb-item">
      <Icon name={weapon.attack} />
      <b>{weapon.name}</b>
      <span className="dim">{sayPool(weapon.dice)}</span>
    </ThingButton>
  </li>
)

/** The icon of a card's type. */
function cardIcon(card: CardType): string {
  switch (card.type) {
    case 'weapon':
      return card.weapon.attack
    case 'action':
      return card.action.effect === 'heal' || card.action.effect === 'revive-at-once' ? 'heal' : 'ready'
    case 'passive':
      return 'gear'
    case 'interrupt':
      return card.interrupt.effect === 'overwatch' ? 'overwatch' : 'reaction'
  }
}

const Item = ({ item: { uid, card: id, uses, exhausted } }: { readonly item: KitInstance }): ReactNode => {
  const card = cardOf(id)
  const state = exhausted ? ', exhausted' : ''
  const left = uses === null ? '' : `, ${uses} left`
  return (
    <li className={exhausted ? 'exhausted' : ''} title={cardText(card)}>
      <ThingButton id={kitThing(uid)} label={`${card.name}${left}${state}: ${cardText(card)}`} className="sb-item">
        <Icon name={exhausted ? 'exhausted' : cardIcon(card)} />
        <b>{card.name}</b>
        {uses === null ? null : <span className="dim">{uses} left</span>}
        {card.type === 'weapon' ? <span className="dim dice">{sayPool(card.weapon.dice)}</span> : null}
        {card.type === 'action' ? <span className="cost">{card.adrenaline}</span> : null}
        {card.type === 'interrupt' ? <span className="cost r">{card.adrenaline}</span> : null}
      </ThingButton>
    </li>
  )
}
