// Cards that stay in play, and how long (RB-108, RB-110, RB-112, RB-113).

import type { RuleId } from '@umpire/engine'
import { cards } from '../content/cards.ts'
import type { CardId } from '../content/card.ts'
import type { HeroId } from '../content/hero.ts'
import { heroOf, type Lasting, type State } from '../state.ts'
import type { ReichbustersTable } from '../table.ts'

/** What brings cards in play to an end: another Hero's turn, the owner's own turn, the alarm, or the end of a turn. */
type LastingEnd = 'next hero' | 'next turn' | 'alarm' | 'end of turn'

/** A card that gives something to this Hero now. */
export function lastingOf(state: State, hero: HeroId, card: CardId): Lasting | undefined {
  for (const lasting of state.lasting) if (lasting.card === card && lasting.heroes.includes(hero)) return lasting
  return undefined
}

/** Lays a card into play in front of its owner; these Heroes have what it gives. */
export function layDown(
  t: ReichbustersTable,
  card: CardId,
  owner: HeroId,
  heroes: readonly HeroId[],
  until: Lasting['until'],
): void {
  t.state.lasting.push({ card, owner, heroes: heroes.slice(), until, isUsed: false })
  t.tell({ kind: 'card laid down', rule: 'RB-108', hero: owner, card, heroes, until })
}

/** RB-107, RB-109 A used card goes to its owner's discard pile, or out of the game. */
export function putAway(t: ReichbustersTable, owner: HeroId, card: CardId): void {
  const hero = heroOf(t.state, owner)
  if (cards.of(card).top.isRemoved) hero.removed.push(card)
  else hero.discard.push(card)
}

/** Takes a card out of play: its time is up, or it has done what it was for. */
export function endCard(t: ReichbustersTable, lasting: Lasting, rule: RuleId): void {
  const place = t.state.lasting.indexOf(lasting)
  if (place < 0) return
  t.state.lasting.splice(place, 1)
  putAway(t, lasting.owner, lasting.card)
  t.tell({ kind: 'card ended', rule, hero: lasting.owner, card: lasting.card })
}

const rules: { readonly [End in LastingEnd]: RuleId } = {
  'next hero': 'RB-110',
  'next turn': 'RB-112',
  alarm: 'RB-113',
  'end of turn': 'RB-107',
}

/** A card of a Hero who has left the map has no next turn to wait for: it ends with the next one of anybody. */
const isOver = (state: State, { until, owner }: Lasting, end: LastingEnd, hero: HeroId | null): boolean =>
  end === 'alarm' || (until === end && (end !== 'next turn' || owner === hero || heroOf(state, owner).area === null))

/**
 * RB-110 `next hero`: at the start of any Hero's turn. RB-112 `next turn`: of the owner's, who is `hero`. RB-113
 * `alarm`: everything.
 */
export function endLasting(t: ReichbustersTable, end: LastingEnd, hero: HeroId | null): void {
  if (t.state.lasting.length === 0) return
  for (const lasting of t.state.lasting.filter((one) => isOver(t.state, one, end, hero)))
    endCard(t, lasting, rules[end])
}
