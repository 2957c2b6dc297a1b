// Events of rounds, Hero turns and the Heroes' cards, and how the log says them.

import type { GameEvent, RuleId } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { HeroId } from '../content/hero.ts'
import type { WoundId } from '../content/wound.ts'
import { wounds } from '../content/wounds.ts'
import { heroName } from '../names.ts'

interface OfHero {
  readonly hero: HeroId
}

type RoundEvent =
  | { readonly kind: 'round begins'; readonly rule: 'RB-006'; readonly round: number }
  | { readonly kind: 'order dealt'; readonly rule: 'RB-008'; readonly order: readonly HeroId[] }
  | { readonly kind: 'round ends'; readonly rule: 'RB-200'; readonly round: number }
  | { readonly kind: 'deck shuffled'; readonly rule: 'RB-104'; readonly deck: 'noise' | 'spawn' | 'wound' }

type HeroEvent =
  | ({ readonly kind: 'order swapped'; readonly rule: 'RB-296'; readonly with: HeroId } & OfHero)
  | ({ readonly kind: 'turn begins'; readonly rule: 'RB-011' } & OfHero)
  | ({ readonly kind: 'turn ends'; readonly rule: 'RB-016' } & OfHero)
  | ({ readonly kind: 'captured'; readonly rule: 'RB-101' } & OfHero)
  | ({ readonly kind: 'freed'; readonly rule: 'RB-103' } & OfHero)
  | ({ readonly kind: 'recovered'; readonly rule: 'RB-085'; readonly kept: readonly WoundId[] } & OfHero)
  | ({ readonly kind: 'action lost'; readonly rule: 'RB-015'; readonly left: number } & OfHero)
  | ({ readonly kind: 'cards drawn'; readonly rule: RuleId; readonly cards: readonly CardId[] } & OfHero)
  | ({ readonly kind: 'cards discarded'; readonly rule: RuleId; readonly cards: readonly CardId[] } & OfHero)
  | ({ readonly kind: 'deck worn'; readonly rule: 'RB-105'; readonly removed: CardId } & OfHero)

export type TurnsEvent = RoundEvent | HeroEvent

const kinds: ReadonlySet<string> = new Set<TurnsEvent['kind']>([
  'round begins',
  'order dealt',
  'order swapped',
  'round ends',
  'turn begins',
  'turn ends',
  'captured',
  'freed',
  'recovered',
  'action lost',
  'cards drawn',
  'cards discarded',
  'deck worn',
  'deck shuffled',
])

export const isTurnsEvent = (event: GameEvent): event is TurnsEvent => kinds.has(event.kind)

const cardNames = (list: readonly CardId[]): string => list.map((card) => cards.of(card).name).join(', ')

export const saysTurns = (event: TurnsEvent): string => ('hero' in event ? saysOfHero(event) : saysRound(event))

function saysRound(event: RoundEvent): string {
  switch (event.kind) {
    case 'round begins':
      return `Round ${event.round} begins.`
    case 'order dealt':
      return `Order of turns: ${event.order.map(heroName).join(', ')}.`
    case 'round ends':
      return `Round ${event.round} ends.`
    case 'deck shuffled':
      return `The ${event.deck} deck is shuffled anew.`
  }
}

function saysOfHero(event: HeroEvent): string {
  const name = heroName(event.hero)
  switch (event.kind) {
    case 'turn begins':
      return `${name}'s turn.`
    case 'turn ends':
      return `${name}'s turn ends.`
    case 'captured':
      return `${name} is captured.`
    case 'freed':
      return `${name} is free again.`
    case 'recovered':
      return `${name} recovers and keeps ${event.kept.map((wound) => wounds.of(wound).name).join(' and ')}.`
    case 'action lost':
      return `${name} has only ${event.left} basic ${event.left === 1 ? 'action' : 'actions'} this turn.`
    case 'cards drawn':
      return `${name} draws ${cardNames(event.cards)}.`
    case 'cards discarded':
      return `${name} discards ${cardNames(event.cards)}.`
    case 'deck worn':
      return `${name} shuffles a new deck; ${cards.of(event.removed).name} is out of the game.`
    case 'order swapped':
      return `${name} swaps places with ${heroName(event.with)}.`
  }
}
